import Foundation

/// A way to arrange views that you write yourself.
///
/// ```swift
/// struct Row: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
/// }
/// Row { Text("One"); Text("Two") }
/// ```
///
/// Its methods are called on the main thread, during the layout of a window.
public protocol Layout: Sendable {
    /// What is worked out once for a set of subviews and kept between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size of the whole for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview with ``LayoutSubview/place(at:anchor:proposal:)``; one that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges the views of `content`.
    @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A value that a view sets for the ``Layout`` around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    private let elements: ArraySlice<Kumiko.Element>
    public var layoutDirection = LayoutDirection.leftToRight

    init(_ elements: [Kumiko.Element]) { self.elements = elements[...] }
    private init(_ elements: ArraySlice<Kumiko.Element>) { self.elements = elements }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements[bounds]) }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { elements[$0] })
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elements.elementsEqual(rhs.elements) { $0 === $1 }
    }
}

/// One of the views that a ``Layout`` arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: Element

    /// The size the view takes when it is proposed `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { element.sizeThatFits(proposal) }
    }

    /// The size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated {
            ViewDimensions(element.sizeThatFits(proposal), of: element, proposal)
        }
    }

    /// Puts the view so that `anchor` of it lies at `position`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            (element.parent as? LayoutElement)?.placedChildren.insert(ObjectIdentifier(element))
            element.place(at: position, anchor: anchor, proposal: proposal)
        }
    }

    public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { ViewSpacing() }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        let id = ObjectIdentifier(key)
        let value = MainActor.assumeIsolated { UncheckedValue(element.layoutValue(id)) }.value
        return value as? Key.Value ?? Key.defaultValue
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }
}

/// The distances that a view prefers to its neighbours: 8 points on every side.
public struct ViewSpacing: Sendable {
    public init() {}

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

private struct LayoutView<L: Layout, Content: View>: ContainerView {
    let layout: L
    let content: Content

    func makeElement() -> TypedLayoutElement<L> { TypedLayoutElement(layout) }

    func updateElement(_ element: TypedLayoutElement<L>, environment: EnvironmentValues) {
        element.set(layout, environment.layoutDirection)
    }
}

private class LayoutElement: Element {
    /// The children that the layout placed in the pass under way.
    var placedChildren: Set<ObjectIdentifier> = []

    override var isContainer: Bool { true }
}

private final class TypedLayoutElement<L: Layout>: LayoutElement {
    private var layout: L
    private var cache: L.Cache?
    private var direction = LayoutDirection.leftToRight

    init(_ layout: L) { self.layout = layout }

    func set(_ layout: L, _ direction: LayoutDirection) {
        if direction == self.direction, ValueComparison.of(L.self).areEqual(layout, self.layout) { return }
        (self.layout, self.direction) = (layout, direction)
        invalidateLayout()
    }

    private var subviews: LayoutSubviews {
        var subviews = LayoutSubviews(children)
        subviews.layoutDirection = direction
        return subviews
    }

    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var cache = cache ?? layout.makeCache(subviews: subviews)
        let result = body(subviews, &cache)
        self.cache = cache
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Without an answer, this is the first question since the layout or a view in it has changed.
        let isOutOfDate = cache != nil && !hasAnswers
        return withCache { subviews, cache in
            if isOutOfDate { layout.updateCache(&cache, subviews: subviews) }
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override func placeChildren() {
        placedChildren = []
        let bounds = CGRect(origin: .zero, size: size)
        withCache { subviews, cache in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        for child in children where !placedChildren.contains(ObjectIdentifier(child)) {
            child.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
        placedChildren = []
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { subviews, cache in
            key.isHorizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
