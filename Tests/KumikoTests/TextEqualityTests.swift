import Foundation
import Testing

@testable import Kumiko

@Suite struct TextEqualityTests {
    @Test func sameWordsAndStyleAreEqual() {
        #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
        #expect(Text("\(1) a") == Text("\(1) a"))
        #expect(Text(verbatim: "a") + Text("b") == Text(verbatim: "a") + Text("b"))
        #expect(Text(0.5, format: .percent) == Text(0.5, format: .percent))
    }

    @Test func otherWordsStylesOrValuesAreNot() {
        #expect(Text(verbatim: "a") != Text(verbatim: "b"))
        #expect(Text(verbatim: "a") != Text(verbatim: "a").bold())
        #expect(Text("\(1) a") != Text("\(2) a"))
        #expect(Text(verbatim: "a") + Text("b") != Text(verbatim: "a") + Text("c"))
        #expect(Text(0.5, format: .percent) != Text(0.25, format: .percent))
        #expect(Text(verbatim: "a") != Text(LocalizedStringKey("a")))
    }

    @Test func differentlyComposedCharactersAreNotEqual() {
        #expect(Text(verbatim: "\u{E9}") != Text(verbatim: "e\u{301}"))
    }

    @Test func stylesAreComparedByTheirProperties() {
        func gradient(_ color: Color) -> Text {
            Text(verbatim: "a")
                .foregroundStyle(LinearGradient(colors: [color, .blue], startPoint: .leading, endPoint: .trailing))
        }
        #expect(gradient(.red) == gradient(.red))
        #expect(gradient(.red) != gradient(.green))
    }
}
