import Foundation

/// Any shape, its type forgotten.
public struct AnyShape: Shape {
    let shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: Equatable {
    public static func == (lhs: AnyShape, rhs: AnyShape) -> Bool { areEqual(lhs.shape, rhs.shape) }

    /// Whether two shapes are of one type and equal.
    static func areEqual(_ lhs: any Shape, _ rhs: any Shape) -> Bool {
        func compare<S: Shape>(_ lhs: S) -> Bool {
            guard let rhs = rhs as? S else { return false }
            return ValueComparison.of(S.self).areEqual(lhs, rhs)
        }
        return compare(lhs)
    }
}
