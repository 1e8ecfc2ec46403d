import Foundation

/// A picture or symbol, shown by a widget of the platform.
@_documentation(visibility: internal)
public final class ImageElement: WidgetElement {
    /// The picture as it is shown. An equal one changes nothing.
    public internal(set) var content = ResolvedImage(.symbol("")) {
        didSet {
            guard content != oldValue else { return }
            widget?.update()
            invalidateLayout()
        }
    }

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeImage(self) }

    /// The picture's own size, or the proposal when it is resizable.
    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if content.isResizable, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let natural = widget?.sizeThatFits(.unspecified) ?? .zero
        return content.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    /// A symbol stands in a line of text as high as a capital does in the middle: a part of it hangs below the line.
    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard case .symbol = content.source, !content.isResizable,
            key.id is FirstBaselineAlignment.Type || key.id is LastBaselineAlignment.Type
        else { return super.explicitGuide(key, in: size, proposal) }
        return size.height * 13 / 16
    }

    public override var spokenText: String { accessibility.label ?? content.label ?? "" }
}

extension Image: ElementView {
    @_documentation(visibility: internal)
    public func makeElement() -> ImageElement { ImageElement() }

    @_documentation(visibility: internal)
    public func updateElement(_ element: ImageElement, environment: EnvironmentValues) {
        if element.layoutDirection != environment.layoutDirection {
            element.layoutDirection = environment.layoutDirection
            element.widget?.update()
        }
        element.content = resolve(in: environment)
    }
}
