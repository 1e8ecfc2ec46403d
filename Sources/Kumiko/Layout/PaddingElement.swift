import Foundation

/// Keeps space free around its child.
@_documentation(visibility: internal)
public final class PaddingElement: Element {
    var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let child = children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(
            width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
    }

    public override func placeChildren() {
        children.first?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let proposal = proposal.inset(by: insets)
        guard let child = children.first,
            let guide = child.explicitAlignment(key, in: child.sizeThatFits(proposal), proposal)
        else { return nil }
        return guide + (key.isHorizontal ? insets.leading : insets.top)
    }
}

struct PaddingModifier: ElementModifier {
    let insets: EdgeInsets

    func makeElement() -> PaddingElement { PaddingElement() }

    func updateElement(_ element: PaddingElement, environment: EnvironmentValues) {
        element.insets = insets
    }
}

nonisolated extension View {
    /// Keeps space free on the given edges.
    ///
    /// - Parameter length: in points; `nil` for the default of 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Keeps `length` points free on every edge.
    public func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Keeps the given space free on each edge.
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }
}
