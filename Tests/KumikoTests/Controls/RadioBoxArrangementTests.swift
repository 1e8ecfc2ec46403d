import Foundation
import KumikoTesting
import Testing

/// Where the boxes stand. Each has 8 points of padding.
@MainActor
@Suite struct RadioBoxArrangementTests {
    private static let widths: [CGFloat] = [40, 24, 30, 34, 10]

    /// The middles of the boxes as they lie from the first one's.
    private func middles(_ arrangement: RadioBoxArrangement, width: CGFloat) throws -> (x: [CGFloat], y: [CGFloat]) {
        let group = RadioBoxGroup(
            Array(Self.widths.indices), selection: .constant(Int?.none), arrangement: arrangement
        ) { index in
            Color.red.frame(width: Self.widths[index], height: index == 1 ? 40 : 20)
                .accessibilityIdentifier("\(index)")
        }
        let mounted = MountedView(group, size: CGSize(width: width, height: 400))
        let frames = try Self.widths.indices.map { try mounted.find(identifier: "\($0)").frame }
        return (frames.map { $0.midX - frames[0].midX }, frames.map { $0.midY - frames[0].midY })
    }

    @Test func gridWrapsInColumnsAsWideAsTheWidestBox() throws {
        let (x, y) = try middles(.grid, width: 200)
        #expect(x == [0, 64, 128, 0, 64])
        #expect(y == [0, 0, 0, 54, 54])
    }

    @Test func gridThatIsTooNarrowIsOneColumn() throws {
        let (x, y) = try middles(.grid, width: 60)
        #expect(x == [0, 0, 0, 0, 0])
        #expect(y == [0, 54, 108, 152, 196])
    }

    @Test func rowAndColumnKeepTheBoxesOwnSizes() throws {
        #expect(try middles(.row, width: 400).x == [0, 56, 107, 163, 209])
        #expect(try middles(.column, width: 400).y == [0, 54, 108, 152, 196])
    }
}
