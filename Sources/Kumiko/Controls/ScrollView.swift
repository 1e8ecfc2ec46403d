/// Shows a part of content that is larger than the view, and scrolls.
public struct ScrollView<Content: View>: ContainerView {
    public var axes: Axis.Set
    public var showsIndicators: Bool
    nonisolated(unsafe) let inner: Content

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        inner = content()
    }

    /// Several views in a scroll view stand in a stack along its axis.
    @_documentation(visibility: internal)
    public var content: ScrolledStack<Content> { ScrolledStack(axes: axes, content: inner) }

    public func makeElement() -> ScrollElement { ScrollElement() }

    public func updateElement(_ element: ScrollElement, environment: EnvironmentValues) {
        element.axes = axes
        element.showsIndicators = showsIndicators
        element.layoutDirection = environment.layoutDirection
    }
}

/// The content of a ``ScrollView``.
@_documentation(visibility: internal)
public struct ScrolledStack<Content: View>: ContainerView {
    let axes: Axis.Set
    public let content: Content

    public func makeElement() -> StackElement { StackElement(axes == .horizontal ? .horizontal : .vertical) }
    public func updateElement(_ element: StackElement, environment: EnvironmentValues) {}
}
