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

    /// The boxes of a grid in which arrows were pressed on the first one after the other.
    private func reached(
        _ keys: [RegionKey], width: CGFloat, _ direction: LayoutDirection = .leftToRight
    ) throws -> [Int?] {
        struct Content: View {
            @State var choice: Int? = 0
            var arrangement = RadioBoxArrangement.grid
            var body: some View {
                RadioBoxGroup(Array(0..<5), selection: $choice, arrangement: arrangement) { index in
                    Text(verbatim: "box \(index)").frame(width: 40, height: 20)
                }
                Text(verbatim: "at \(choice ?? -1)")
            }
        }
        let mounted = MountedView(Content(), size: CGSize(width: width, height: 400)) { $0.layoutDirection = direction }
        return try keys.map { key in
            let at = try #require(mounted.texts.last?.split(separator: " ").last.flatMap { Int($0) })
            try mounted.find(label: "box \(at)").send(key)
            return mounted.texts.last?.split(separator: " ").last.flatMap { Int($0) }
        }
    }

    @Test func arrowsInAGridGoToTheBoxThatLiesThere() throws {
        let keys: [RegionKey] = [.down, .right, .up, .right, .up, .left]
        #expect(try reached(keys, width: 200) == [3, 4, 1, 2, 2, 1])
        #expect(try reached(keys, width: 130) == [2, 3, 1, 2, 0, 4])
        #expect(try reached(keys, width: 60) == [1, 2, 1, 2, 1, 0])
    }

    @Test func arrowsInAGridThatReadsFromRightToLeftAreMirrored() throws {
        #expect(try reached([.down, .left, .up, .left, .right], width: 200, .rightToLeft) == [3, 4, 1, 2, 1])
    }

    @Test func rowAndColumnKeepTheBoxesOwnSizes() throws {
        #expect(try middles(.row, width: 400).x == [0, 56, 107, 163, 209])
        #expect(try middles(.column, width: 400).y == [0, 54, 108, 152, 196])
    }
}
