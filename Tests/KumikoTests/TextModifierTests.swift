import Testing

@testable import Kumiko

@MainActor
@Suite struct TextModifierTests {
    private let graph = ViewGraph()

    private func content<V: View>(_ view: V) -> ResolvedText? {
        let inputs = _NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues())
        var elements: [Element] = []
        V._makeNode(view, inputs).collectElements(into: &elements)
        return (elements.first as? TextElement)?.content
    }

    @Test func modifiersOnAViewReachTheTextInside() {
        let view = Group { Text(verbatim: "a") }
            .font(.title).bold().italic().monospaced().underline(pattern: .dot).strikethrough().kerning(2)
            .baselineOffset(3).lineLimit(4).lineSpacing(5).truncationMode(.head).multilineTextAlignment(.trailing)
            .textCase(.uppercase)
        let content = content(view)
        let attributes = content?.runs.first?.attributes
        #expect(content?.string == "A")
        #expect(attributes?.font.size == .relative(1.7))
        #expect(attributes?.font.weight == 700)
        #expect(attributes?.font.isItalic == true)
        #expect(attributes?.font.isMonospaced == true)
        #expect(attributes?.underline?.pattern == .dot)
        #expect(attributes?.strikethrough?.pattern == .solid)
        #expect(attributes?.kerning == 2)
        #expect(attributes?.baselineOffset == 3)
        #expect(content?.lineLimit == 4)
        #expect(content?.lineSpacing == 5)
        #expect(content?.truncation == .head)
        #expect(content?.alignment == .trailing)
    }

    @Test func nearestModifierWins() {
        #expect(content(Group { Text(verbatim: "a") }.lineLimit(1).lineLimit(nil))?.lineLimit == 1)
        #expect(content(Group { Text(verbatim: "a") }.fontWeight(nil).bold())?.runs[0].attributes.font.weight == 400)
    }

    @Test func limitBelowOneLineIsOneLine() {
        #expect(content(Text(verbatim: "a").lineLimit(0))?.lineLimit == 1)
        #expect(content(Text(verbatim: "a").lineLimit(...3))?.lineLimit == 3)
    }
}
