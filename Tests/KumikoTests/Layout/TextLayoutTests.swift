import Foundation
import KumikoTesting
import Testing

/// Texts in the fixed font: 8 points a character, 16 a line.
@MainActor
@Suite struct TextLayoutTests {
    private let pangram = "the quick brown fox jumps over the lazy dog"

    private func text(_ view: some View) throws -> FoundElement { try MountedView(view).find(Text.self) }

    @Test func textIsAsLargeAsItsLine() throws {
        let found = try text(Text(verbatim: "kumiko"))
        #expect(found.frame == CGRect(176, 292, 48, 16))
        #expect(found.lines == ["kumiko"])
    }

    @Test func wrapsBetweenWordsAndClaimsItsLongestLine() throws {
        let found = try text(Text(verbatim: pangram).frame(width: 130))
        #expect(found.lines == ["the quick brown", "fox jumps over", "the lazy dog"])
        #expect(found.frame == CGRect(140, 276, 120, 48))
    }

    @Test func wrapsInTheWindow() throws {
        let mounted = MountedView(Text(verbatim: pangram))
        #expect(try mounted.frame(Text.self).size == CGSize(width: 344, height: 16))
        mounted.size.width = 200
        #expect(try mounted.frame(Text.self).size == CGSize(width: 200, height: 32))
        mounted.size.width = 400
        #expect(try mounted.frame(Text.self).size == CGSize(width: 344, height: 16))
    }

    @Test func breaksAWordThatIsLongerThanALine() throws {
        let found = try text(Text(verbatim: "a kumikowork b").frame(width: 40))
        #expect(found.lines == ["a", "kumik", "owork", "b"])
        #expect(found.frame.size == CGSize(width: 40, height: 64))
    }

    @Test func keepsItsOwnLines() throws {
        let found = try text(Text(verbatim: "one\n\nthree"))
        #expect(found.lines == ["one", "", "three"])
        #expect(found.frame.size == CGSize(width: 40, height: 48))
    }

    @Test(arguments: [
        (Text.TruncationMode.tail, "the qui…"), (.head, "…azy dog"), (.middle, "the … dog"),
    ])
    func cutsOneLineWhereAsked(_ mode: Text.TruncationMode, _ line: String) throws {
        let found = try text(
            Text(verbatim: pangram).lineLimit(1).truncationMode(mode).frame(width: mode == .middle ? 72 : 64))
        #expect(found.lines == [line])
        #expect(found.text == pangram)
    }

    @Test func cutsAtTheLineLimit() throws {
        let found = try text(Text(verbatim: pangram).lineLimit(2).frame(width: 130))
        #expect(found.lines == ["the quick brown", "fox jumps over …"])
        #expect(found.frame.size == CGSize(width: 128, height: 32))
    }

    @Test func cutsWhenTheHeightRunsOut() throws {
        let found = try text(Text(verbatim: pangram).frame(width: 130, height: 20))
        #expect(found.lines == ["the quick brown…"])
        #expect(found.frame.size == CGSize(width: 128, height: 16))
    }

    @Test func fixedSizeKeepsTheLineWhole() throws {
        let found = try text(Text(verbatim: pangram).fixedSize().frame(width: 100))
        #expect(found.frame == CGRect(28, 292, 344, 16))
        let tall = try text(
            Text(verbatim: pangram).fixedSize(horizontal: false, vertical: true).frame(width: 130, height: 20))
        #expect(tall.frame.size == CGSize(width: 120, height: 48))
    }

    @Test func fontsScale() throws {
        #expect(try text(Text(verbatim: "kumiko").font(.system(size: 28))).frame.size == CGSize(width: 96, height: 32))
        #expect(try text(Text(verbatim: "木").font(.system(size: 14))).frame.size == CGSize(width: 16, height: 16))
    }

    @Test func linesKeepTheirSpacing() throws {
        #expect(try text(Text(verbatim: "one\ntwo\nthree").lineSpacing(4)).frame.size == CGSize(width: 40, height: 56))
    }

    @Test func wrapsInNestedStacks() throws {
        let mounted = MountedView(
            HStack(alignment: .top, spacing: 8) {
                A()
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "the quick brown fox")
                    Text(verbatim: "jumps").lineLimit(1)
                }
                B()
            }
            .frame(width: 236))
        #expect(try mounted.find(text: "the quick brown fox").frame == CGRect(150, 274, 120, 32))
        #expect(try mounted.find(text: "jumps").frame == CGRect(150, 310, 40, 16))
        #expect(try mounted.frame(A.self).minX == 82)
        #expect(try mounted.frame(B.self).minX == 278)
    }

    @Test func shorterTextLeavesItsRoomToTheLongerOne() throws {
        let mounted = MountedView(
            HStack(spacing: 0) {
                Text(verbatim: "short").lineLimit(1)
                Text(verbatim: pangram).lineLimit(1)
            }
            .frame(width: 200))
        #expect(try mounted.find(text: "short").lines == ["short"])
        #expect(try mounted.find(text: pangram).lines == ["the quick brown fox…"])
    }

    @Test func preferredTextIsCutLast() throws {
        let mounted = MountedView(
            HStack(spacing: 0) {
                Text(verbatim: "the quick brown fox").lineLimit(1)
                Text(verbatim: "jumps over the lazy dog").lineLimit(1).layoutPriority(1)
            }
            .frame(width: 240))
        #expect(try mounted.find(text: "jumps over the lazy dog").lines == ["jumps over the lazy dog"])
        #expect(try mounted.find(text: "the quick brown fox").lines == ["the qu…"])
    }

    @Test func threeColumnsAreCutAlike() throws {
        let mounted = MountedView(
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Text("column \(index) of many").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .frame(width: 300))
        #expect(mounted.findAll(Text.self).map(\.lines) == (0..<3).map { ["column \($0) of…"] })
        #expect(mounted.findAll(Text.self).map(\.frame.minX) == [50, 150, 250])
    }
}
