import CGtk
import Kumiko

extension GObjectRef {
    /// Ties a property to a binding, both ways unless told otherwise.
    ///
    /// ```swift
    /// toggle.bind("active", to: $isLoud)
    /// ```
    ///
    /// An object that the binding leads into by properties is not kept alive. What a pair of closures reads is followed
    /// where it is `@Observable` or a view's state; else ``GtkPropertyBinding/refresh()`` shows it.
    ///
    /// - Parameters:
    ///   - property: GTK's name of the property.
    ///   - binding: The model.
    ///   - direction: Which way values cross.
    ///   - signal: The signal after which the model is written; without it every change of the property.
    ///   - setsAtOnce: Whether the property gets the model's value now, or only when the model changes.
    ///   - validate: Whether the model may get a value; when not, the property goes back.
    @inlinable @discardableResult
    public func bind<Value: GtkPropertyValue>(
        _ property: String, to binding: Binding<Value>, direction: GtkPropertyBinding.Direction = .twoWay,
        signal: String? = nil, setsAtOnce: Bool = true, validate: (@MainActor (Value) -> Bool)? = nil
    ) -> GtkPropertyBinding {
        let access = BindingAccess(binding)
        return GtkPropertyBinding(
            self, GtkPropertyBinding.Plan(property, direction, signal, setsAtOnce), access.source, load: access.load,
            get: access.get, set: access.set, toWidget: { $0 }, toModel: { validate?($0) == false ? nil : $0 })
    }

    /// Ties a property to a binding whose values are others than the property's.
    ///
    /// - Parameters:
    ///   - toWidget: What the property shows for a value of the model.
    ///   - toModel: The model's value for what the property holds; `nil` refuses it, and the property goes back.
    @inlinable @discardableResult
    public func bind<Value: Equatable, Shown: GtkPropertyValue>(
        _ property: String, to binding: Binding<Value>, direction: GtkPropertyBinding.Direction = .twoWay,
        signal: String? = nil, setsAtOnce: Bool = true, toWidget: @escaping @MainActor (Value) -> Shown,
        toModel: @escaping @MainActor (Shown) -> Value?
    ) -> GtkPropertyBinding {
        let access = BindingAccess(binding)
        return GtkPropertyBinding(
            self, GtkPropertyBinding.Plan(property, direction, signal, setsAtOnce), access.source, load: access.load,
            get: access.get, set: access.set, toWidget: toWidget, toModel: toModel)
    }
}

/// How a tie reads, writes and follows a binding.
@MainActor
@usableFromInline struct BindingAccess<Value> {
    /// What holds the value, or stands for it; `nil` when it is gone.
    @usableFromInline let load: @MainActor () -> AnyObject?
    @usableFromInline let get: @MainActor (AnyObject) -> Value
    @usableFromInline let set: @MainActor (AnyObject, Value) -> Void
    @usableFromInline let source: ModelSource

    @usableFromInline init(_ binding: Binding<Value>) {
        nonisolated(unsafe) let binding = binding
        if let access = binding.objectAccess {
            nonisolated(unsafe) let (read, write) = (access.get, access.set)
            let transaction = binding.transaction
            let model = WeakModel(access.object)
            load = { model.object }
            // The cast puts the functions on the main actor without another call around them.
            get = unsafeBitCast(read, to: (@MainActor (AnyObject) -> Value).self)
            if transaction.animation == nil {
                set = unsafeBitCast(write, to: (@MainActor (AnyObject, Value) -> Void).self)
            } else {
                set = { object, value in withTransaction(transaction) { write(object, value) } }
            }
            source = ModelSource(keyPath: access.keyPath, object: access.object) { _ = model.object.map(read) }
        } else {
            let place = Place()
            load = { place }
            get = { _ in binding.wrappedValue }
            set = { binding.wrappedValue = $1 }
            source = ModelSource(
                keyPath: nil, object: binding.object, follow: { BindingFollower(binding, $0) },
                touch: { _ = binding.wrappedValue })
        }
    }

    /// Stands for what a binding leads to by closures.
    private final class Place {}
}
