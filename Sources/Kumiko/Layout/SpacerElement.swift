import Foundation

/// Space that grows: along the axis of the stack it stands in, else along both.
@_documentation(visibility: internal)
public final class SpacerElement: Element {
    var minLength: CGFloat = 8 {
        didSet { if minLength != oldValue { invalidateLayout() } }
    }

    public override var isSpacer: Bool { true }

    /// Views come before the space between them.
    public override var layoutPriority: Double { -.infinity }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(minLength, proposal.width ?? minLength)
        let height = max(minLength, proposal.height ?? minLength)
        return switch stackAxis {
        case .horizontal: CGSize(width: width, height: 0)
        case .vertical: CGSize(width: 0, height: height)
        case nil: CGSize(width: width, height: height)
        }
    }

    public override func placeChildren() {}
}

extension Element {
    /// The axis of the nearest stack around, if there is nothing but modifiers in between.
    final var stackAxis: Axis? {
        var element = parent
        while let current = element {
            if let stack = current as? StackElement { return stack.axis }
            if current.isContainer || current is HostElement { return nil }
            element = current.parent
        }
        return nil
    }
}

/// A line between neighbours, in the theme's colour for borders.
@_documentation(visibility: internal)
public final class DividerElement: Element {
    private var isUpright: Bool { stackAxis == .horizontal }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isUpright
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }

    public override func placeChildren() {}

    public override func draw(_ frame: CGRect, in context: any DrawingContext) {
        context.fill(
            Path(CGRect(origin: .zero, size: frame.size)), in: frame, with: .foreground(opacity: 0.15),
            style: FillStyle())
    }
}
