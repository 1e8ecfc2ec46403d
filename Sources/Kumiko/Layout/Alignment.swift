import Foundation

/// Computes where an alignment lies in a view that does not say so itself.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names one alignment guide.
///
/// Whether it lies along the horizontal axis is part of the name, so that elements know which of their offsets to add.
@_documentation(visibility: internal)
public struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let isHorizontal: Bool

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.isHorizontal == rhs.isHorizontal }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

    public static let leading = HorizontalAlignment(LeadingAlignment.self)
    public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)
    public static let trailing = HorizontalAlignment(TrailingAlignment.self)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

    public static let top = VerticalAlignment(TopAlignment.self)
    public static let center = VerticalAlignment(VerticalCenterAlignment.self)
    public static let bottom = VerticalAlignment(BottomAlignment.self)
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineAlignment.self)
    public static let lastTextBaseline = VerticalAlignment(LastBaselineAlignment.self)
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}

/// An alignment at an edge or in the middle, which every view has where its frame has it.
protocol FrameAlignment: AlignmentID {}

enum LeadingAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenterAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenterAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomAlignment: FrameAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaselineAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaselineAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    public let width: CGFloat
    public let height: CGFloat
    /// The view that is asked for the guides it sets, and for which proposal; `nil` for a mere frame.
    private let element: Element?
    private let proposal: ProposedViewSize

    init(_ size: CGSize, of element: Element? = nil, _ proposal: ProposedViewSize = .unspecified) {
        width = size.width
        height = size.height
        self.element = element
        self.proposal = proposal
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.element === rhs.element
            && lhs.proposal == rhs.proposal
    }

    private subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

    /// Layout runs on the main thread, and so do all who are given dimensions.
    private subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let element else { return nil }
        return MainActor.assumeIsolated {
            element.explicitAlignment(key, in: CGSize(width: width, height: height), proposal)
        }
    }
}
