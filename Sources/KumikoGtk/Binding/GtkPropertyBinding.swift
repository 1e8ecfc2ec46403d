import CGtk
import Foundation
import Kumiko
@_spi(SwiftUI) import Observation

/// A tie between a widget's property and a value of the program's, both ways. It lasts until ``cancel()`` or until
/// either side is gone, and keeps neither alive.
@MainActor
public final class GtkPropertyBinding {
    private var isCancelled = false
    private var handler: UInt = 0
    private weak var widget: GtkWidgetRef?
    private var apply: () -> Void = {}
    private var follower: AnyObject?

    fileprivate init(_ widget: GtkWidgetRef) { self.widget = widget }

    /// Unties both. Nothing is set any more; further calls do nothing.
    public func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        widget?.disconnect(handler)
        apply = {}
        follower = nil
    }

    /// Sets the property to the value as it is now, if it is another.
    public func refresh() { if !isCancelled { apply() } }

    fileprivate func tie<Value: GtkPropertyValue>(
        _ property: String, _ get: @escaping @MainActor () -> Value?, _ set: @escaping @MainActor (Value) -> Void
    ) {
        guard let widget, widget.hasProperty(property, of: Value.self) else { return cancel() }
        apply = { [weak self] in self?.show(property, get) }
        // The widget keeps the handler, and the handler this: so a tie that nobody keeps lasts as long as the widget.
        handler = widget.connect("notify::\(property)") { [self] widget in
            guard !isCancelled, let old = get() else { return }
            let value = Value._read(UnsafeMutableRawPointer(widget.pointer), property)
            if value != old { set(value) }
        }
        apply()
    }

    private func show<Value: GtkPropertyValue>(_ property: String, _ get: @escaping @MainActor () -> Value?) {
        guard !isCancelled else { return }
        let value = withObservationTracking(
            get,
            didSet: { [weak self] tracking in
                tracking.cancel()
                if kumiko_is_main_thread() != 0 {
                    MainActor.assumeIsolated { self?.refresh() }
                } else {
                    DispatchQueue.main.async { self?.refresh() }
                }
            })
        guard let widget, let value else { return cancel() }
        setProperty(of: widget, property, value)
    }

    private func setProperty<Value: GtkPropertyValue>(of widget: GtkWidgetRef, _ property: String, _ value: Value) {
        let object = UnsafeMutableRawPointer(widget.pointer)
        guard Value._read(object, property) != value else { return }
        widget.withoutSignals { value._write(object, property) }
    }

    fileprivate func follow<Value: Sendable>(_ binding: Binding<Value>) {
        follower = BindingFollower(binding) { [weak self] in self?.refresh() }
    }
}

extension GtkWidgetRef {
    /// Ties a property to a binding: what a person does writes the binding once; a change of what the binding leads to
    /// sets the property, and writes nothing back.
    ///
    /// ```swift
    /// let toggle = GtkWidgetRef(gtk_switch_new())
    /// toggle.bind("active", to: $isLoud)
    /// ```
    @discardableResult
    public func bind<Value: GtkPropertyValue>(_ property: String, to binding: Binding<Value>) -> GtkPropertyBinding {
        let tie = GtkPropertyBinding(self)
        tie.tie(property, { binding.wrappedValue }, { binding.wrappedValue = $0 })
        tie.follow(binding)
        return tie
    }

    /// Ties a property to one of an `@Observable` object, which is not kept alive.
    ///
    /// ```swift
    /// scale.bind("value", to: model, \.volume)
    /// ```
    @discardableResult
    public func bind<Root: AnyObject & Observable, Value: GtkPropertyValue>(
        _ property: String, to object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>
    ) -> GtkPropertyBinding {
        let tie = GtkPropertyBinding(self)
        nonisolated(unsafe) let keyPath = keyPath
        tie.tie(
            property, { [weak object] in object?[keyPath: keyPath] },
            { [weak object] in object?[keyPath: keyPath] = $0 })
        return tie
    }
}
