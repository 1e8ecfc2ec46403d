import Foundation

/// How a ratio is kept in a proposal of another ratio.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
}

/// Proposes a size of a fixed ratio to its child.
@_documentation(visibility: internal)
public final class AspectRatioElement: PassthroughElement {
    private var ratio: CGFloat?
    private var mode = ContentMode.fit

    func set(_ ratio: CGFloat?, _ mode: ContentMode) {
        guard ratio != self.ratio || mode != self.mode else { return }
        (self.ratio, self.mode) = (ratio, mode)
        invalidateLayout()
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = children.first?.sizeThatFits(.unspecified) ?? .zero
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return ProposedViewSize(Self.box(ratio, in: ideal, mode))
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return ProposedViewSize(Self.box(ratio, in: CGSize(width: width, height: height), mode))
        }
    }

    private static func box(_ ratio: CGFloat, in size: CGSize, _ mode: ContentMode) -> CGSize {
        if size.width.isInfinite, size.height.isInfinite { return size }
        let followsHeight = (size.width > size.height * ratio) == (mode == .fit)
        return followsHeight
            ? CGSize(width: size.height * ratio, height: size.height)
            : CGSize(width: size.width, height: size.width / ratio)
    }
}

/// Proposes its ideal length to its child along the fixed axes.
@_documentation(visibility: internal)
public final class FixedSizeElement: PassthroughElement {
    var axes: Axis.Set = [] {
        didSet { if axes != oldValue { invalidateLayout() } }
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

/// Shows its child elsewhere than where it stands.
@_documentation(visibility: internal)
public final class OffsetElement: PassthroughElement {
    var offset = CGSize.zero {
        didSet {
            guard offset != oldValue else { return }
            invalidateLayout()
            invalidateDrawing()
        }
    }

    public override func placeChildren() {
        children.first?.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

/// Takes all the space that is proposed, and puts the middle of its child at a point of it.
@_documentation(visibility: internal)
public final class PositionElement: PassthroughElement {
    var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            invalidateLayout()
            invalidateDrawing()
        }
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = super.measure(proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    public override func placeChildren() {
        children.first?.place(at: position, anchor: .center, proposal: proposal)
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    public override var isSpacer: Bool { false }
    public override var isText: Bool { false }
}

/// Tells the container how to treat its child.
@_documentation(visibility: internal)
public final class TraitElement: PassthroughElement {
    enum Trait {
        case layoutPriority(Double)
        case zIndex(Double)
        case tag(AnyHashable)
        case selectionDisabled(Bool)
        case layoutValue(ObjectIdentifier, Any)
        case guide(AlignmentKey, (ViewDimensions) -> CGFloat)
    }

    var trait: Trait? {
        didSet {
            switch trait {
            case .guide: invalidateLayout()
            case .layoutPriority, .layoutValue: invalidateContainer()
            case .zIndex: invalidateDrawing()
            case .tag, .selectionDisabled, nil: break
            }
        }
    }

    public override var layoutPriority: Double {
        if case .layoutPriority(let value)? = trait { return value }
        return super.layoutPriority
    }

    public override var zIndex: Double {
        if case .zIndex(let value)? = trait { return value }
        return super.zIndex
    }

    public override var tag: AnyHashable? {
        if case .tag(let value)? = trait { return value }
        return super.tag
    }

    override var refusesSelection: Bool {
        if case .selectionDisabled(let value)? = trait { return value }
        return super.refusesSelection
    }

    public override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        if case .layoutValue(key, let value)? = trait { return value }
        return super.layoutValue(key)
    }

    public override func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        if case .guide(key, let compute)? = trait { return compute(dimensions(size, proposal)) }
        return super.explicitGuide(key, in: size, proposal)
    }

    /// What the closure is told: the child's own guides, not the one it is asked for.
    private func dimensions(_ size: CGSize, _ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size, of: children.first, proposal)
    }
}

struct AspectRatioModifier: ElementModifier {
    let ratio: CGFloat?
    let mode: ContentMode
    func makeElement() -> AspectRatioElement { AspectRatioElement() }
    func updateElement(_ element: AspectRatioElement, environment: EnvironmentValues) { element.set(ratio, mode) }
}

struct FixedSizeModifier: ElementModifier {
    let axes: Axis.Set
    func makeElement() -> FixedSizeElement { FixedSizeElement() }
    func updateElement(_ element: FixedSizeElement, environment: EnvironmentValues) { element.axes = axes }
}

struct OffsetModifier: ElementModifier {
    let offset: CGSize
    func makeElement() -> OffsetElement { OffsetElement() }
    func updateElement(_ element: OffsetElement, environment: EnvironmentValues) { element.offset = offset }
}

struct PositionModifier: ElementModifier {
    let position: CGPoint
    func makeElement() -> PositionElement { PositionElement() }
    func updateElement(_ element: PositionElement, environment: EnvironmentValues) { element.position = position }
}

struct TraitModifier: ElementModifier {
    nonisolated(unsafe) let trait: TraitElement.Trait
    func makeElement() -> TraitElement { TraitElement() }

    func updateElement(_ element: TraitElement, environment: EnvironmentValues) {
        if let old = element.trait, old.isSame(as: trait) { return }
        element.trait = trait
    }
}

extension TraitElement.Trait {
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.layoutPriority(let lhs), .layoutPriority(let rhs)), (.zIndex(let lhs), .zIndex(let rhs)): lhs == rhs
        case (.tag(let lhs), .tag(let rhs)): lhs == rhs
        case (.selectionDisabled(let lhs), .selectionDisabled(let rhs)): lhs == rhs
        default: false
        }
    }
}

nonisolated extension View {
    /// Keeps the view's ratio of width to height; `nil` for the ratio of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Keeps the ratio of `aspectRatio`.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// As large as fits the proposal, in the view's own ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As small as covers the proposal, in the view's own ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length along the chosen axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            FixedSizeModifier(
                axes: [horizontal ? Axis.Set.horizontal : Axis.Set(), vertical ? Axis.Set.vertical : Axis.Set()]))
    }

    /// Shows the view elsewhere; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Shows the view elsewhere, by points; its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Takes all the space that is proposed, and puts the middle of the view at a point of it, in points from the top
    /// leading corner.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// Takes all the space that is proposed, and puts the middle of the view `x` and `y` points from its top leading
    /// corner.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Offers space to this view before views of a lower priority. The default is 0.
    public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier(trait: .layoutPriority(value))) }

    /// Draws views of a higher value in front of their neighbours. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier(trait: .zIndex(value))) }

    /// Identifies the view among the choices of a selection.
    public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TraitModifier(trait: .tag(AnyHashable(tag)))) }

    /// Says where an alignment lies in the view.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(TraitModifier(trait: .guide(guide.key, computeValue)))
    }

    /// Says where an alignment lies in the view.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(TraitModifier(trait: .guide(guide.key, computeValue)))
    }

    /// Sets a value that a ``Layout`` around the view can read.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(TraitModifier(trait: .layoutValue(ObjectIdentifier(key), value)))
    }
}
