import CGtk
import Kumiko

/// A reference that keeps a GObject alive, connects its signals and reads, writes and binds its properties.
///
/// ```swift
/// let adjustment = GObjectRef(gtk_adjustment_new(0, 0, 10, 1, 1, 0))
/// adjustment.connect("value-changed") { _ in print("moved") }
/// adjustment["value"] = 3.0                       // prints "moved"
/// adjustment.bind("value", to: player, \.volume)  // both ways from now on
/// ```
///
/// When the last reference goes, the handlers that it connected are disconnected and the object is let go. Bindings last
/// as long as the object itself. For widgets there is ``GtkWidgetRef``.
@MainActor
public class GObjectRef {
    /// The object.
    public nonisolated(unsafe) let object: UnsafeMutableRawPointer
    let handlers: SignalHandlers

    /// Takes hold of an object, also of one that is floating, as new ones are.
    public init(_ object: UnsafeMutableRawPointer) {
        self.object = object
        g_object_ref_sink(object)
        handlers = SignalHandlers(of: object)
    }

    /// Takes hold of an object whose fields Swift sees, such as a `GtkAdjustment`.
    public convenience init<Type>(_ object: UnsafeMutablePointer<Type>) { self.init(UnsafeMutableRawPointer(object)) }

    /// Takes hold of an object whose fields Swift does not see, such as a `GtkSingleSelection`.
    public convenience init(_ object: OpaquePointer) { self.init(UnsafeMutableRawPointer(object)) }

    deinit {
        let address = Int(bitPattern: object)
        let handlers = handlers
        let letGo: @Sendable () -> Void = {
            MainActor.assumeIsolated { handlers.disconnectAll() }
            g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
        }
        if MainLoop.isCurrent { letGo() } else { MainLoop.whenIdle { letGo() } }
    }

    /// The object as the type that a GTK function takes, where Swift sees its fields. It is not checked.
    public func cast<Type>() -> UnsafeMutablePointer<Type> { object.assumingMemoryBound(to: Type.self) }

    /// The object as the type that a GTK function takes, where Swift sees none of its fields. It is not checked.
    public func cast() -> OpaquePointer { OpaquePointer(object) }

    /// The name of the object's type, such as `GtkAdjustment`.
    public var typeName: String {
        String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    }

    // MARK: Signals

    /// Calls `handler` with the object at each emission of a signal, such as `"value-changed"` or `"notify::value"`.
    ///
    /// The handler may hold this reference no longer than the call: it gets it handed. A name that the object's type
    /// does not have connects nothing, and GLib warns.
    ///
    /// - Returns: the handler's id, for ``disconnect(_:)``; 0 when nothing was connected.
    @discardableResult
    public func connect(_ signal: String, _ handler: @escaping @MainActor (GObjectRef) -> Void) -> UInt {
        UInt(
            handlers.connect(signal) { [weak self] in
                if let self { handler(self) }
            })
    }

    /// Ends a handler. An id that is not connected, or no longer, is ignored.
    public func disconnect(_ id: UInt) { handlers.disconnect(gulong(id)) }

    /// Runs `body` while none of the handlers connected and none of the bindings made here is called, so that what code
    /// sets is no act of a person.
    ///
    /// Only these very handlers are blocked; others that listen to the object still hear of the change.
    public func withoutSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
        try handlers.blocked(body)
    }

    // MARK: Properties

    /// Reads or writes a property by GTK's name for it, such as `"value"`.
    ///
    /// Reading gives `nil`, and writing does nothing, after a message, where the object has no such property or it is of
    /// another kind. Numbers outside of the property's range are cut to it. Writing what the property holds already
    /// does nothing, and so does writing `nil`.
    public subscript<Value: GtkPropertyValue>(name: String) -> Value? {
        get { property(name, of: Value.self, [.reading]).flatMap(Value._read) }
        set {
            guard let newValue, let property = property(name, of: Value.self, [.writing]) else { return }
            if property.is_readable != 0, Value._read(property) == newValue { return }
            newValue._write(property)
        }
    }

    /// What is to be done with a property.
    struct Access: OptionSet {
        let rawValue: Int
        static let reading = Access(rawValue: 1)
        static let writing = Access(rawValue: 2)
    }

    /// Looks up a property that holds values of a type; `nil`, after a message that says why, when there is none.
    func property<Value: GtkPropertyValue>(_ name: String, of type: Value.Type, _ access: Access) -> KumikoProperty? {
        var property = KumikoProperty()
        guard kumiko_property_find(object, name, &property) != 0 else {
            report("\(typeName) has no property \"\(name)\".")
            return nil
        }
        guard Value._accepts(property) else {
            let held = String(cString: kumiko_property_type_name(property))
            report("\(typeName)'s property \"\(name)\" is a \(held) and holds no \(Value.self).")
            return nil
        }
        if access.contains(.reading), property.is_readable == 0 {
            report("\(typeName)'s property \"\(name)\" cannot be read.")
            return nil
        }
        if access.contains(.writing), property.is_writable == 0 {
            report("\(typeName)'s property \"\(name)\" cannot be written.")
            return nil
        }
        return property
    }
}
