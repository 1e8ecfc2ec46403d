import Testing

@testable import Kumiko

@MainActor
@Suite struct TextConcatenationTests {
    @Test func eachPartKeepsItsStyle() {
        let content = resolved(Text(verbatim: "large").font(.title) + Text(verbatim: " small").font(.caption))
        #expect(content.runs.map(\.string) == ["large", " small"])
        #expect(content.runs.map(\.attributes.font.size) == [.relative(1.7), .relative(0.82)])
    }

    @Test func methodsOnTheWholeReachThePartsThatSaidNothing() {
        let content = resolved((Text(verbatim: "a").fontWeight(.light) + Text(verbatim: "b")).bold())
        #expect(content.runs.map(\.attributes.font.weight) == [300, 700])
    }

    @Test func partsThatLookTheSameBecomeOneRun() {
        #expect(resolved(Text(verbatim: "a") + Text(verbatim: "b") + Text(verbatim: "c")).runs.map(\.string) == ["abc"])
    }

    @Test func pictureStandsInTheTextAndIsReadByItsName() {
        let text = Text("\(Image(systemName: "speaker.slash")) muted")
        let content = resolved(text)
        #expect(content.runs.map(\.image) == [.symbol("speaker.slash"), nil])
        #expect(text.string(in: EnvironmentValues()) == "speaker slash muted")
    }

    @Test func textInATextKeepsItsStyle() {
        let content = resolved(Text("The \(Text(verbatim: "last").italic()) page"))
        #expect(content.string == "The last page")
        #expect(content.runs.map(\.attributes.font.isItalic) == [false, true, false])
    }
}
