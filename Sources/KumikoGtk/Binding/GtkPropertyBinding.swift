import CGtk
import Kumiko

/// A tie between an object's property and a value of the program's. `GObjectRef.bind` makes it.
///
/// - What a person does, and whatever else changes the property, writes the model once. A change of the model sets the
///   property once, and writes nothing back: the binding's own handler is blocked meanwhile, and no other.
/// - What is equal already is neither set nor written.
/// - A value that `validate` or `toModel` refuses is not written, and the property goes back to the model's value. So it
///   does when the model corrects what is written.
/// - Neither side is kept alive. The binding lasts until ``cancel()``, or until the object or the model is gone; nobody
///   has to keep it.
/// - All happens on the main thread. A model that changes on another is followed in the main loop's next turn.
/// - A name, a type or a signal that the object does not have gives a message, and a binding that does nothing.
@MainActor
public final class GtkPropertyBinding {
    /// Which way values cross.
    public enum Direction: Sendable {
        /// From the model to the property, and back.
        case twoWay
        /// From the model to the property alone.
        case toWidget
        /// From the property to the model alone; the property is never set.
        case toModel
    }

    /// Whether values can still cross, now or after ``thaw()``: nobody has cancelled the binding, both sides are there,
    /// and the object has such a property.
    public var isActive: Bool { isTied }

    /// Whether ``freeze()`` holds.
    public var isFrozen: Bool { freezes > 0 }

    @usableFromInline nonisolated(unsafe) let property: KumikoProperty
    private let direction: Direction
    private var handler: gulong = 0
    private var follower: ModelFollower?

    // What each change meets. All is used on the main thread alone, and is known to be: having it looked up takes longer
    // than a value takes to cross.
    private nonisolated(unsafe) let show: (GtkPropertyBinding) -> Void
    private nonisolated(unsafe) let take: (GtkPropertyBinding) -> Void
    private nonisolated(unsafe) var isTied = false
    private nonisolated(unsafe) var freezes = 0
    private nonisolated(unsafe) var isWriting = false

    /// Lets a value cross one way.
    @usableFromInline typealias Crossing = @MainActor (GtkPropertyBinding) -> Void

    /// What ties are made of beyond the two ways across.
    @usableFromInline struct Plan {
        let name: String
        let direction: Direction
        let signal: String?
        let isInitial: Bool

        @usableFromInline init(_ name: String, _ direction: Direction, _ signal: String?, _ isInitial: Bool) {
            self.name = name
            self.direction = direction
            self.signal = signal
            self.isInitial = isInitial
        }
    }

    @usableFromInline init<Shown: GtkPropertyValue>(
        _ reference: GObjectRef, _ plan: Plan, holding: Shown.Type, model: ModelSource, show: @escaping Crossing,
        take: @escaping Crossing
    ) {
        direction = plan.direction
        self.show = unsafeBitCast(show, to: ((GtkPropertyBinding) -> Void).self)
        self.take = unsafeBitCast(take, to: ((GtkPropertyBinding) -> Void).self)
        let found = reference.property(
            plan.name, of: Shown.self, plan.direction == .toModel ? [.reading] : [.reading, .writing])
        property = found ?? KumikoProperty()
        guard found != nil, plan.direction == .toWidget || connect(plan.signal) else { return }
        isTied = true
        reference.handlers.include(handler)
        // The object keeps the binding, and tells it of the end.
        g_object_weak_ref(
            property.object.assumingMemoryBound(to: GObject.self), Self.objectWent,
            Unmanaged.passRetained(self).toOpaque())
        guard plan.direction != .toModel else { return }
        follower = ModelFollower(model, self)
        if plan.isInitial { show(self) }
    }

    // MARK: Ending and pausing

    /// Unties both. Nothing is set or written any more; further calls do nothing.
    public func cancel() {
        guard isTied else { return }
        if handler != 0 { g_signal_handler_disconnect(property.object, handler) }
        let data = Unmanaged.passUnretained(self)
        g_object_weak_unref(
            property.object.assumingMemoryBound(to: GObject.self), Self.objectWent, data.toOpaque())
        end()
        data.release()
    }

    /// Lets nothing cross until ``thaw()`` has been called as often. What a person does meanwhile is not written.
    public func freeze() { freezes += 1 }

    /// Takes one ``freeze()`` back. The last one sets the property to the model's value as it is now, once. Without a
    /// freeze it does nothing.
    public func thaw() {
        guard freezes > 0 else { return }
        freezes -= 1
        refresh()
    }

    /// Sets the property to the model's value as it is now, if it is another and values cross this way.
    public func refresh() { if direction != .toModel { showNow() } }

    private nonisolated func showNow() {
        if isTied, freezes == 0 { show(self) }
    }

    private func end() {
        isTied = false
        handler = 0
        follower?.cancel()
        follower = nil
    }

    private static let objectWent: GWeakNotify = { data, _ in
        nonisolated(unsafe) let data = data!
        MainActor.assumeIsolated {
            let binding = Unmanaged<GtkPropertyBinding>.fromOpaque(data)
            binding.takeUnretainedValue().end()
            binding.release()
        }
    }

    // MARK: From the property to the model

    private func connect(_ signal: String?) -> Bool {
        let data = Unmanaged.passUnretained(self).toOpaque()
        guard let signal else {
            // The plain way, which GObject calls without boxing the signal's parameter.
            let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
                GtkPropertyBinding.propertyChanged(data!)
            }
            let name = String(cString: property.spec.pointee.name)
            handler = g_signal_connect_data(
                property.object, "notify::\(name)", unsafeBitCast(call, to: GCallback.self), data, nil,
                GConnectFlags(rawValue: 0))
            return true
        }
        var (id, detail): (guint, GQuark) = (0, 0)
        let type = property.object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
        guard g_signal_parse_name(signal, type, &id, &detail, 0) != 0 else {
            let name = String(cString: property.spec.pointee.name)
            report(
                "\(String(cString: g_type_name(type))) has no signal \"\(signal)\", so its property \"\(name)\" is not bound."
            )
            return false
        }
        handler = kumiko_signal_connect(
            property.object, signal,
            { data, _ in
                GtkPropertyBinding.propertyChanged(data!)
                return 0
            }, data, nil)
        return true
    }

    nonisolated private static func propertyChanged(_ data: UnsafeMutableRawPointer) {
        // Kept alive, since what it calls may cancel it.
        let binding = Unmanaged<GtkPropertyBinding>.fromOpaque(data).takeUnretainedValue()
        withExtendedLifetime(binding) {
            if binding.isTied, binding.freezes == 0 { binding.take(binding) }
        }
    }

    /// Runs `write`, which writes the model, without following what it changes.
    @usableFromInline func writing(_ write: () -> Void) {
        let wasWriting = isWriting
        isWriting = true
        defer { isWriting = wasWriting }
        write()
    }

    /// The model did not take what the property holds.
    @usableFromInline func goBack() { refresh() }

    // MARK: From the model to the property

    /// The model has changed. Called on the main thread, and only where values cross this way.
    nonisolated func modelChanged() { if !isWriting { showNow() } }

    /// Runs `set`, which sets the property, while the binding's own handler is blocked.
    @usableFromInline func setting(_ set: () -> Void) {
        let object = property.object
        g_object_ref(object)
        defer { g_object_unref(object) }
        let blocked = handler
        guard blocked != 0 else { return set() }
        g_signal_handler_block(object, blocked)
        set()
        // What heard of the change may have cancelled the binding.
        if handler != 0 { g_signal_handler_unblock(object, blocked) }
    }
}
