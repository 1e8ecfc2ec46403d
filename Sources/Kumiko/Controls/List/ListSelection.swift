/// What a binding says of the rows that are selected.
@MainActor
struct ListSelection {
    /// Whether several rows can be selected.
    let isMultiple: Bool
    /// Whether a value could be in the selection at all: it has the type.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    /// Selects these, and no others.
    let replace: ([AnyHashable]) -> Void
    /// Selects these too.
    let add: ([AnyHashable]) -> Void
    let toggle: (AnyHashable) -> Void

    /// One row or none.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        accepts = { $0.base is Value }
        contains = { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false }
        replace = { values in Self.write(values.last?.base as? Value, to: binding) }
        add = { values in Self.write(values.last?.base as? Value, to: binding) }
        toggle = { value in
            let value = value.base as? Value
            Self.write(binding.wrappedValue == value ? nil : value, to: binding)
        }
    }

    /// Any number of rows.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        accepts = { $0.base is Value }
        contains = { value in (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        replace = { values in Self.write(Set(values.lazy.compactMap { $0.base as? Value }), to: binding) }
        add = { values in
            Self.write(binding.wrappedValue.union(values.lazy.compactMap { $0.base as? Value }), to: binding)
        }
        toggle = { value in
            guard let value = value.base as? Value else { return }
            binding.wrappedValue.formSymmetricDifference([value])
        }
    }

    /// Selecting what is selected writes nothing.
    private static func write<Value: Equatable>(_ value: Value, to binding: Binding<Value>) {
        if binding.wrappedValue != value { binding.wrappedValue = value }
    }
}
