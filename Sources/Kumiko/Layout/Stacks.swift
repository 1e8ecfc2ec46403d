import Foundation

/// Arranges its views in a horizontal line.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 12) {
///     Text("Name").bold()
///     Text("Mount Fuji")
/// }
/// ```
public struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    @_documentation(visibility: internal) nonisolated(unsafe) public let content: Content

    /// - Parameter spacing: the distance between neighbours in points; `nil` for the default of 8.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func makeElement() -> StackElement { StackElement(.horizontal) }

    public func updateElement(_ element: StackElement, environment: EnvironmentValues) {
        element.set(alignment.key, spacing)
    }
}

/// Arranges its views in a vertical line.
public struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    @_documentation(visibility: internal) nonisolated(unsafe) public let content: Content

    /// - Parameter spacing: the distance between neighbours in points; `nil` for the default of 8, or of 0 between
    ///   two texts.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func makeElement() -> StackElement { StackElement(.vertical) }

    public func updateElement(_ element: StackElement, environment: EnvironmentValues) {
        element.set(alignment.key, spacing)
    }
}

/// Puts its views on top of one another.
public struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    @_documentation(visibility: internal) nonisolated(unsafe) public let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func makeElement() -> DepthStackElement { DepthStackElement() }

    public func updateElement(_ element: DepthStackElement, environment: EnvironmentValues) {
        element.alignment = alignment
    }
}

/// Space that grows along the stack it stands in, or along both axes elsewhere.
public struct Spacer: ElementView {
    let minLength: CGFloat?

    /// - Parameter minLength: the least length in points; `nil` for the default of 8.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public func makeElement() -> SpacerElement { SpacerElement() }

    public func updateElement(_ element: SpacerElement, environment: EnvironmentValues) {
        element.minLength = minLength ?? 8
    }
}

/// A line that separates its neighbours: one point thick, across the stack it stands in.
public struct Divider: ElementView {
    nonisolated public init() {}

    public func makeElement() -> DividerElement { DividerElement() }

    public func updateElement(_ element: DividerElement, environment: EnvironmentValues) {}
}
