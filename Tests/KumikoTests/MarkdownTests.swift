import Testing

@testable import Kumiko

@Suite struct MarkdownTests {
    /// The spans as `trait(text)`, for reading.
    private func show(_ text: String) -> String {
        MarkdownSpan.parse(text).map { span in
            let names: [(TextTraits, String)] = [
                (.bold, "b"), (.italic, "i"), (.code, "c"), (.strikethrough, "s"), (.underline, "u"),
            ]
            let traits = names.filter { span.traits.contains($0.0) }.map(\.1).joined()
            return traits.isEmpty ? span.string : "\(traits)(\(span.string))"
        }.joined()
    }

    @Test(arguments: [
        ("a **b** c", "a b(b) c"), ("a *b* c", "a i(b) c"), ("_a_ __b__", "i(a) b(b)"), ("***a***", "bi(a)"),
        ("**a *b* c**", "b(a )bi(b)b( c)"), ("*a **b** c*", "i(a )bi(b)i( c)"), ("~~a~~ ~b~", "s(a) s(b)"),
        ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"), ("[a *b*](https://x.org) c", "u(a )iu(b) c"),
    ])
    func emphasisIsRead(_ text: String, _ expected: String) {
        #expect(show(text) == expected)
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "**open", "a*", "`open", "[a] (b)", "[a](b c)", "* a", "~~~a~~~", "(・_・)", "ω*",
    ])
    func whatIsNoEmphasisStays(_ text: String) {
        #expect(MarkdownSpan.parse(text) == [MarkdownSpan(string: text, traits: [])])
    }

    @Test func escapedCharactersStandForThemselves() {
        #expect(show(#"\*a\* \_ \\ \q"#) == #"*a* _ \ \q"#)
        #expect(show(#"¯\\\_(ツ)\_/¯"#) == #"¯\_(ツ)_/¯"#)
    }

    @Test func runsThatMakeAMultipleOfThreeDoNotClose() {
        #expect(show("*a**b*") == "i(a**b)")
    }

    @Test func charactersStayComposedAsTheyWere() {
        #expect(show("**👩‍👩‍👧** e\u{301}").unicodeScalars.elementsEqual("b(👩‍👩‍👧) e\u{301}".unicodeScalars))
    }

    @Test func lineBreaksStay() {
        #expect(show("a\n*b*\n\nc") == "a\ni(b)\n\nc")
    }
}
