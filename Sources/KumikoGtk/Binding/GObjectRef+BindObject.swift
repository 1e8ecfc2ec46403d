import CGtk
import Kumiko
import Reactive

/// Ties to the properties of an `ObservableObject`, which tells before it changes: the property follows in the main
/// loop's next turn, once for however many changes, or at ``GtkPropertyBinding/refresh()``.
extension GObjectRef {
    /// Ties a property to one of an `ObservableObject`, `@Published` or otherwise, both ways unless told otherwise.
    ///
    /// - Parameters:
    ///   - property: GTK's name of the property.
    ///   - object: The model, which is not kept alive.
    ///   - keyPath: The model's property.
    ///   - direction: Which way values cross.
    ///   - signal: The signal after which the model is written; without it every change of the property.
    ///   - setsAtOnce: Whether the property gets the model's value now, or only when the model changes.
    ///   - validate: Whether the model may get a value; when not, the property goes back.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<Model: ObservableObject, Value: GtkPropertyValue>(
        _ property: String, to object: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
        direction: GtkPropertyBinding.Direction = .twoWay, signal: String? = nil, setsAtOnce: Bool = true,
        validate: (@MainActor (Value) -> Bool)? = nil
    ) -> GtkPropertyBinding {
        nonisolated(unsafe) let keyPath = keyPath
        let model = WeakModel(object)
        return GtkPropertyBinding(
            self, GtkPropertyBinding.Plan(property, direction, signal, setsAtOnce),
            ModelSource(object, keyPath) { _ = model.object?[keyPath: keyPath] }, load: { model.object },
            get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }, toWidget: { $0 },
            toModel: { validate?($0) == false ? nil : $0 })
    }

    /// Ties a property to one of an `ObservableObject` whose values are others than the property's.
    ///
    /// - Parameters:
    ///   - toWidget: What the property shows for a value of the model.
    ///   - toModel: The model's value for what the property holds; `nil` refuses it, and the property goes back.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<Model: ObservableObject, Value: Equatable, Shown: GtkPropertyValue>(
        _ property: String, to object: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
        direction: GtkPropertyBinding.Direction = .twoWay, signal: String? = nil, setsAtOnce: Bool = true,
        toWidget: @escaping @MainActor (Value) -> Shown, toModel: @escaping @MainActor (Shown) -> Value?
    ) -> GtkPropertyBinding {
        nonisolated(unsafe) let keyPath = keyPath
        let model = WeakModel(object)
        return GtkPropertyBinding(
            self, GtkPropertyBinding.Plan(property, direction, signal, setsAtOnce),
            ModelSource(object, keyPath) { _ = model.object?[keyPath: keyPath] }, load: { model.object },
            get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }, toWidget: toWidget,
            toModel: toModel)
    }

    /// Has a property follow one of an `ObservableObject` that is only read.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<Model: ObservableObject, Value: GtkPropertyValue>(
        _ property: String, from object: Model, _ keyPath: KeyPath<Model, Value>
    ) -> GtkPropertyBinding {
        bind(property, from: object, keyPath, toWidget: { $0 })
    }

    /// Has a property follow one of an `ObservableObject` that is only read and whose values are others.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<Model: ObservableObject, Value: Equatable, Shown: GtkPropertyValue>(
        _ property: String, from object: Model, _ keyPath: KeyPath<Model, Value>,
        toWidget: @escaping @MainActor (Value) -> Shown
    ) -> GtkPropertyBinding {
        nonisolated(unsafe) let keyPath = keyPath
        let model = WeakModel(object)
        return GtkPropertyBinding(
            self, GtkPropertyBinding.Plan(property, .toWidget, nil, true),
            ModelSource(object, keyPath) { _ = model.object?[keyPath: keyPath] }, load: { model.object },
            get: { $0[keyPath: keyPath] }, set: { _, _ in }, toWidget: toWidget, toModel: { _ in nil })
    }
}
