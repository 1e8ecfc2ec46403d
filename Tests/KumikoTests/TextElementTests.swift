import Foundation
import Testing

@testable import Kumiko

@MainActor
@Suite struct TextElementTests {
    @Test func textIsReadOutInItsOwnWords() {
        let element = TextElement()
        element.show(Text("**Stop** here"), in: EnvironmentValues())
        #expect(element.spokenText == "Stop here")
        element.accessibility.label = "Halt"
        #expect(element.spokenText == "Halt")
        #expect(element.isText)
    }

    @Test func environmentIsFollowed() {
        let element = TextElement()
        var environment = EnvironmentValues()
        element.show(Text(verbatim: "a"), in: environment)
        #expect(element.content.runs[0].attributes.font.size == .relative(1))
        environment.font = .title
        element.show(Text(verbatim: "a"), in: environment)
        #expect(element.content.runs[0].attributes.font.size == .relative(1.7))
    }

    @Test func ownColorFollowsTheAppearance() {
        let element = TextElement()
        let text = Text(verbatim: "a").foregroundStyle(Ink())
        var environment = EnvironmentValues()
        element.show(text, in: environment)
        #expect(element.content.runs[0].attributes.color == TextColor(.red, in: environment))
        environment[InkKey.self] = Color.blue
        element.show(text, in: environment)
        #expect(element.content.runs[0].attributes.color == TextColor(.blue, in: environment))
    }

    @Test func readingDirectionReachesTheElement() {
        let element = TextElement()
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        element.show(Text(verbatim: "a"), in: environment)
        #expect(element.layoutDirection == .rightToLeft)
    }

    private struct InkKey: EnvironmentKey {
        static var defaultValue: Color { .red }
    }

    private struct Ink: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color { environment[InkKey.self] }
    }
}
