import Foundation
import KumikoTesting

/// A box of 60 × 20.
struct A: View {
    var body: some View { Color.red.frame(width: 60, height: 20) }
}

/// A box of 40 × 30.
struct B: View {
    var body: some View { Color.blue.frame(width: 40, height: 30) }
}

/// Takes all that it is proposed.
struct Fill: View {
    var body: some View { Color.green }
}

/// What frames are told relative to.
struct Whole<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content }
}

extension MountedView {
    /// The frames of the views of a type, relative to `container`.
    func frames<V: View>(_ type: V.Type, in container: CGRect = .zero) -> [CGRect] {
        findAll(type).map { $0.frame.offsetBy(dx: -container.minX, dy: -container.minY) }
    }

    /// The frame of the only view of a type, in the window.
    func frame<V: View>(_ type: V.Type) throws -> CGRect { try find(type).frame }
}

extension Array where Element == CGRect {
    /// Whether all numbers are the same to a hundredth of a point.
    func isClose(to other: [CGRect]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Whether all numbers are the same to a hundredth of a point.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && size.isClose(to: other.size)
    }
}

extension CGSize {
    /// Whether both numbers are the same to a hundredth of a point.
    func isClose(to other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}
