/// Evaluates a style's view in a node of its own: what the style reads is tracked there, and its `@State`,
/// `@Environment` and other dynamic properties work as those of a view do.
struct StyledView<Style, Content: View>: View {
    private var storage: StyleStorage<Style>
    private let content: (Style) -> Content

    init(_ style: Style, @ViewBuilder content: @escaping (Style) -> Content) {
        storage = StyleStorage(style: style)
        self.content = content
    }

    var body: some View { content(storage.style) }
}

/// Connects the dynamic properties of a style.
private struct StyleStorage<Style>: DynamicProperty {
    var style: Style

    @MainActor static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) {
        let fields = TypeFields.of(Style.self).dynamicFields
        var nested = slot.nested ?? DynamicProperties(fields.count)
        nested.connect(fields, at: pointer, of: node)
        slot.nested = nested
    }

    @MainActor static func _environmentChanged(
        _ pointer: UnsafeMutableRawPointer, _ slot: inout _PropertySlot, _ node: _Node
    ) -> Bool {
        slot.nested?.environmentChanged(TypeFields.of(Style.self).dynamicFields, at: pointer, of: node) ?? false
    }
}
