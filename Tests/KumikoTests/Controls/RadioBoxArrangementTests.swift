import Foundation
import KumikoTesting
import Testing

/// Where the boxes stand. Each has 8 points of padding.
@MainActor
@Suite struct RadioBoxArrangementTests {
    private static let widths: [CGFloat] = [40, 24, 30, 34, 10]

    private func frames(_ arrangement: RadioBoxArrangement, width: CGFloat, rightToLeft: Bool = false) throws -> [CGRect]
    {
        let mounted = MountedView(
            RadioBoxGroup(Array(Self.widths.indices), selection: .constant(Int?.none), arrangement: arrangement) { index in
                Color.red.frame(width: Self.widths[index], height: index == 1 ? 40 : 20).accessibilityLabel("\(index)")
            },
            size: CGSize(width: width, height: 400))
        let found = try Self.widths.indices.map { try mounted.find(label: "\($0)").frame }
        let (left, top) = (found[0].minX, found[0].minY)
        return found.map { $0.offsetBy(dx: -left, dy: -top) }
    }

    @Test func gridWrapsInColumnsAsWideAsTheWidestBox() throws {
        let frames = try frames(.grid, width: 200)
        #expect(frames.map(\.minX) == [0, 64, 128, 0, 64])
        #expect(frames.map(\.minY) == [0, 0, 0, 64, 64])
        #expect(frames.map(\.size) == [56, 56, 56, 36, 36].map { CGSize(width: 56, height: $0) })
    }

    @Test func gridThatIsTooNarrowIsOneColumn() throws {
        let frames = try frames(.grid, width: 60)
        #expect(frames.map(\.minX) == [0, 0, 0, 0, 0])
        #expect(frames.map(\.minY) == [0, 44, 108, 152, 196])
    }

    @Test func rowAndColumnKeepTheBoxesOwnSizes() throws {
        #expect(try frames(.row, width: 400).map(\.minX) == [0, 64, 112, 166, 224])
        #expect(try frames(.column, width: 400).map(\.width) == [56, 40, 46, 50, 26])
    }
}
