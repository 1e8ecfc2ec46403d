import Foundation
import KumikoTesting
import Testing

/// What children of a stack take across that is not proposed a length there, in a window of 400 by 600.
@MainActor
@Suite struct StackFillTests {
    private func frame(_ identifier: String, _ view: some View) throws -> CGRect {
        try MountedView(view).find(identifier: identifier).frame
    }

    private func box(_ identifier: String, _ color: Color = .red) -> some View {
        color.accessibilityElement().accessibilityIdentifier(identifier)
    }

    @Test func lineBelowATextIsAsLongAsTheText() throws {
        let view = VStack(spacing: 2) {
            Text("Underlined").accessibilityIdentifier("text")
            box("line").frame(height: 3)
        }
        .fixedSize()
        let (text, line) = (try frame("text", view), try frame("line", view))
        #expect(line.width == text.width)
        #expect(line.minX == text.minX)
        #expect(line.minY == text.maxY + 2)
    }

    @Test func columnsAreAsHighAsTheHighest() throws {
        let view = HStack {
            Text("Two\nlines").accessibilityIdentifier("high")
            box("fill").frame(width: 20)
            box("limited").frame(width: 20).frame(maxHeight: 20)
        }
        .fixedSize(horizontal: false, vertical: true)
        let high = try frame("high", view)
        let (fill, limited) = (try frame("fill", view), try frame("limited", view))
        #expect(fill.height == high.height)
        #expect(fill.minY == high.minY)
        #expect(limited.height == 20)
        #expect(limited.midY == high.midY)
    }

    @Test(arguments: [3, 20]) func aChangeOfTheLongestReachesTheOthers(_ count: Int) throws {
        struct Column: View {
            let count: Int
            @State var isLong = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button(isLong ? "A title that is much longer" : "Title") { isLong.toggle() }.buttonStyle(.plain)
                    ForEach(0..<count, id: \.self) { index in
                        Color.red.frame(height: 3).accessibilityElement().accessibilityIdentifier("line \(index)")
                    }
                }
                .fixedSize()
            }
        }
        let mounted = MountedView(Column(count: count))
        for _ in 0..<3 {
            let title = try #require(mounted.texts.first)
            let width = try mounted.find(text: title).frame.width
            for index in 0..<count {
                #expect(try mounted.find(identifier: "line \(index)").frame.width == width)
            }
            try mounted.find(text: title).press()
        }
    }

    @Test func whatIsInsideOfTheHighestFillsItToo() throws {
        let view = HStack(spacing: 0) {
            ZStack {
                box("chosen")
                Text("Day").padding(.vertical, 8).accessibilityIdentifier("text")
            }
            Text("Week")
        }
        .fixedSize(horizontal: false, vertical: true)
        let (chosen, text) = (try frame("chosen", view), try frame("text", view))
        #expect(chosen.height == text.height + 16)
        #expect(chosen.midY == text.midY)
    }

    @Test func alignmentHoldsForWhatFills() throws {
        let view = VStack(alignment: .trailing, spacing: 0) {
            Text("The longest of all").accessibilityIdentifier("text")
            box("line").frame(height: 3)
            Text("Short").accessibilityIdentifier("short")
        }
        .fixedSize()
        let text = try frame("text", view)
        #expect(try frame("line", view).minX == text.minX)
        #expect(try frame("short", view).maxX == text.maxX)
    }
}
