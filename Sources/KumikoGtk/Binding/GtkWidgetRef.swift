import CGtk
import Foundation
import Kumiko

/// A reference that keeps a GTK widget alive, connects its signals and reads and writes its properties.
///
/// ```swift
/// let spin = GtkWidgetRef(gtk_spin_button_new_with_range(0, 10, 1))
/// spin.connect("value-changed") { widget in
///     print(gtk_spin_button_get_value(widget.cast()))
/// }
/// spin.withoutSignals { gtk_spin_button_set_value(spin.cast(), 3) }  // prints nothing
/// ```
///
/// When the last reference goes, the handlers that it connected are disconnected and the widget is let go.
@MainActor
public final class GtkWidgetRef {
    /// The widget.
    public nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>
    private let handlers: SignalHandlers

    /// Takes hold of a widget, also of one that is floating, as new ones are.
    public init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        pointer = widget
        g_object_ref_sink(widget)
        handlers = SignalHandlers(of: UnsafeMutableRawPointer(widget))
    }

    deinit {
        let address = Int(bitPattern: pointer)
        let handlers = handlers
        let letGo: @Sendable () -> Void = {
            MainActor.assumeIsolated { handlers.disconnectAll() }
            g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
        }
        if Thread.isMainThread { letGo() } else { DispatchQueue.main.async(execute: letGo) }
    }

    /// The widget as the type that a GTK function takes, where Swift sees its fields. It is not checked.
    public func cast<Type>() -> UnsafeMutablePointer<Type> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Type.self)
    }

    /// The widget as the type that a GTK function takes, where Swift sees none of its fields. It is not checked.
    public func cast() -> OpaquePointer { OpaquePointer(pointer) }

    // MARK: Signals

    /// Calls `handler` with the widget at each emission of a signal, such as `"clicked"` or `"notify::active"`.
    ///
    /// The handler may hold this reference no longer than the call: it gets it handed. A name that the widget's type
    /// does not have connects nothing, and GLib warns.
    ///
    /// - Returns: the handler's id, for ``disconnect(_:)``; 0 when nothing was connected.
    @discardableResult
    public func connect(_ signal: String, _ handler: @escaping @MainActor (GtkWidgetRef) -> Void) -> UInt {
        UInt(
            handlers.connect(signal) { [weak self] in
                if let self { handler(self) }
            })
    }

    /// Ends a handler. An id that is not connected, or no longer, is ignored.
    public func disconnect(_ id: UInt) { handlers.disconnect(gulong(id)) }

    /// Runs `body` while none of the handlers connected here is called, so that what code sets is no act of a person.
    ///
    /// Only these very handlers are blocked; others that listen to the widget still hear of the change.
    public func withoutSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
        try handlers.blocked(body)
    }

    // MARK: Properties

    /// Reads or writes a property by GTK's name for it, such as `"active"`.
    ///
    /// Reading gives `nil`, and writing does nothing, after a message, where the widget has no such property or it is of
    /// another kind. Integers stand for enumerations and flags too, and are cut to the property's range. Writing what
    /// the property holds already does nothing.
    public subscript<Value: GtkPropertyValue>(property: String) -> Value? {
        get { hasProperty(property, of: Value.self) ? Value._read(UnsafeMutableRawPointer(pointer), property) : nil }
        set {
            guard let newValue, hasProperty(property, of: Value.self) else { return }
            if Value._read(UnsafeMutableRawPointer(pointer), property) == newValue { return }
            newValue._write(UnsafeMutableRawPointer(pointer), property)
        }
    }

    func hasProperty<Value: GtkPropertyValue>(_ name: String, of type: Value.Type) -> Bool {
        var isWritable: CInt = 0
        let kind = kumiko_property_kind(UnsafeMutableRawPointer(pointer), name, &isWritable)
        if kind.rawValue == Value._kind { return true }
        report("\(typeName) has no property \"\(name)\" that is a \(Value.self).")
        return false
    }

    /// The name of the widget's type, such as `GtkSpinButton`.
    public var typeName: String {
        let instance = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(instance))
    }
}

/// A value that a property of a widget can hold: `Bool`, `Int`, `Double` or `String`.
public protocol GtkPropertyValue: Equatable, Sendable {
    @_documentation(visibility: internal)
    static var _kind: UInt32 { get }
    @_documentation(visibility: internal)
    static func _read(_ object: UnsafeMutableRawPointer, _ name: String) -> Self
    @_documentation(visibility: internal)
    func _write(_ object: UnsafeMutableRawPointer, _ name: String)
}

extension Bool: GtkPropertyValue {
    public static var _kind: UInt32 { KUMIKO_VALUE_BOOLEAN.rawValue }
    public static func _read(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
        kumiko_property_get_boolean(object, name) != 0
    }
    public func _write(_ object: UnsafeMutableRawPointer, _ name: String) {
        kumiko_property_set_boolean(object, name, gboolean(self))
    }
}

extension Int: GtkPropertyValue {
    public static var _kind: UInt32 { KUMIKO_VALUE_INTEGER.rawValue }
    public static func _read(_ object: UnsafeMutableRawPointer, _ name: String) -> Int {
        Int(kumiko_property_get_integer(object, name))
    }
    public func _write(_ object: UnsafeMutableRawPointer, _ name: String) {
        kumiko_property_set_integer(object, name, gint64(self))
    }
}

extension Double: GtkPropertyValue {
    public static var _kind: UInt32 { KUMIKO_VALUE_DOUBLE.rawValue }
    public static func _read(_ object: UnsafeMutableRawPointer, _ name: String) -> Double {
        kumiko_property_get_double(object, name)
    }
    public func _write(_ object: UnsafeMutableRawPointer, _ name: String) {
        kumiko_property_set_double(object, name, self)
    }
}

extension String: GtkPropertyValue {
    public static var _kind: UInt32 { KUMIKO_VALUE_STRING.rawValue }
    public static func _read(_ object: UnsafeMutableRawPointer, _ name: String) -> String {
        guard let text = kumiko_property_get_string(object, name) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
    public func _write(_ object: UnsafeMutableRawPointer, _ name: String) {
        kumiko_property_set_string(object, name, self)
    }
}
