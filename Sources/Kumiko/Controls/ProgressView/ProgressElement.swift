import Foundation

/// What the platform draws of a ``ProgressView``.
@_documentation(visibility: internal)
public enum ProgressAppearance: Equatable, Sendable {
    /// A bar that fills, or in which a block moves to and fro while nobody knows how much is done.
    case bar
    /// A wheel that turns.
    case spinner
}

/// A bar or a wheel that shows that something is being done.
@_documentation(visibility: internal)
public final class ProgressElement: HostElement {
    /// What is drawn; a widget keeps the one it was made with, so a change makes another widget.
    public internal(set) var appearance = ProgressAppearance.spinner {
        didSet { if appearance != oldValue, widget != nil { forgetWidget() } }
    }
    /// How much is done, from 0 to 1; `nil` while nobody knows.
    public internal(set) var fraction: Double? {
        didSet { if fraction != oldValue { widget?.update() } }
    }
    /// The width and height of a wheel, in points.
    public internal(set) var side = CGFloat.zero {
        didSet { if side != oldValue { invalidateLayout() } }
    }
    /// The colour of what is done; `nil` for the theme's.
    public internal(set) var tint: Color.Resolved? {
        didSet { if tint != oldValue { widget?.update() } }
    }
    /// The length of a bar for which nothing is proposed, in points.
    private static let idealLength: CGFloat = 150

    public override func makeWidget(_ platform: any Platform) -> any PlatformWidget { platform.makeProgress(self) }

    /// A wheel has its own size; a bar fills the width.
    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        switch appearance {
        case .spinner: CGSize(width: side, height: side)
        case .bar:
            CGSize(width: proposal.width ?? Self.idealLength, height: widget?.sizeThatFits(.unspecified).height ?? 0)
        }
    }

    /// The name, which is that of the task; "In progress" for one without.
    public override var spokenText: String {
        let name = super.spokenText
        return name.isEmpty ? Text("In progress").string(in: EnvironmentValues()) : name
    }
}

/// The platform's bar or wheel. The label is read out, and laid out by somebody else.
struct ProgressControl<Label: View>: SpokenContainer {
    let appearance: ProgressAppearance
    let fraction: Double?
    /// The style's own colour; `nil` for that of the environment.
    let tint: Color?
    let label: Label
    var content: EmptyView { EmptyView() }

    func makeElement() -> ProgressElement { ProgressElement() }

    func updateElement(_ element: ProgressElement, environment: EnvironmentValues) {
        element.appearance = appearance
        element.fraction = fraction
        element.tint = tint?.resolve(in: environment) ?? environment.tintColor
        element.side = environment.controlSize.spinnerSide
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
    }
}
