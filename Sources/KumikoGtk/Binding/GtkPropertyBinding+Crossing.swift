import CGtk

extension GtkPropertyBinding {
    /// The ways across for a model that `get` reads and `set` writes.
    ///
    /// This is inlined into the program, so that there its types are known and its key path is a plain access.
    ///
    /// - Parameters:
    ///   - load: Takes hold of the model; `nil` when it is gone.
    ///   - toModel: What a property's value is in the model; `nil` when it is refused.
    @inlinable @inline(__always)
    convenience init<Model, Value: Equatable, Shown: GtkPropertyValue>(
        _ reference: GObjectRef, _ plan: Plan, _ source: ModelSource,
        load: @escaping @MainActor () -> Model?, get: @escaping @MainActor (Model) -> Value,
        set: @escaping @MainActor (Model, Value) -> Void, toWidget: @escaping @MainActor (Value) -> Shown,
        toModel: @escaping @MainActor (Shown) -> Value?
    ) {
        self.init(
            reference, plan, holding: Shown.self, model: source,
            show: { binding in
                guard let model = load() else { return binding.cancel() }
                let shown = toWidget(get(model))
                if Shown._read(binding.property) == shown { return }
                binding.setting { shown._write(binding.property) }
            },
            take: { binding in
                guard let model = load() else { return binding.cancel() }
                guard let shown = Shown._read(binding.property), let new = toModel(shown) else {
                    return binding.goBack()
                }
                if new == get(model) { return }
                nonisolated(unsafe) let (target, value) = (model, new)
                binding.writing { set(target, value) }
                if get(model) != new { binding.goBack() }
            })
    }
}
