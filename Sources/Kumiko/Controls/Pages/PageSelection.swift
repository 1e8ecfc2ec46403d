/// What a binding says of the current page: its index, or the value that stands for it.
@MainActor
struct PageSelection {
    /// Reads the binding; `nil` when it stands for no page.
    let asked: () -> AnyHashable?
    /// The page that a value stands for, in range or not; `nil` for none. The index given is looked at first.
    let index: (AnyHashable, PageListing, Int?) -> Int?
    /// Writes what stands for a page. Returns `false` when nothing of the binding's type does.
    let choose: (Int, PageListing) -> Bool

    /// A binding of the current page's index.
    init(index binding: Binding<Int>) {
        asked = { binding.wrappedValue }
        index = { value, _, _ in value.base as? Int }
        choose = { page, _ in
            binding.wrappedValue = page
            return true
        }
    }

    /// A binding of the current page's tag, also of an optional one. Where a page has no tag, its `ForEach`'s id stands
    /// for it, else its index.
    init<Value: Hashable>(tag binding: Binding<Value>) {
        asked = { Self.plain(binding.wrappedValue) }
        index = { value, pages, guess in
            if let index = pages.index(of: value, guess: guess) { return index }
            guard let index = value.base as? Int, (0..<pages.count).contains(index),
                Self.value(of: index, in: pages, as: Value.self)?.isIndex == true
            else { return nil }
            return index
        }
        choose = { page, pages in
            guard let value = Self.value(of: page, in: pages, as: Value.self)?.value else { return false }
            binding.wrappedValue = value
            return true
        }
    }

    /// What stands for a page in a binding of a type, and whether that is its index.
    private static func value<Value: Hashable>(
        of page: Int, in pages: PageListing, as type: Value.Type
    ) -> (value: Value, isIndex: Bool)? {
        if let value = pages.value(at: page)?.base as? Value { return (value, false) }
        return (page as? Value).map { ($0, true) }
    }

    /// A value without the optional around it, so that `tag(1)` stands for a selection of `Int` and of `Int?`.
    private static func plain<Value: Hashable>(_ value: Value) -> AnyHashable? {
        guard let type = Value.self as? any OptionalSelection.Type else { return AnyHashable(value) }
        return type.plain(value)
    }
}

private protocol OptionalSelection {
    static func plain(_ value: Any) -> AnyHashable?
}

extension Optional: OptionalSelection where Wrapped: Hashable {
    fileprivate static func plain(_ value: Any) -> AnyHashable? { (value as? Wrapped).map { AnyHashable($0) } }
}
