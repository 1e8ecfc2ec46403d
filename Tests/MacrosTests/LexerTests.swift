import Testing

@testable import KumikoMacroExpansion

@Suite("Lexer")
struct LexerTests {
    /// The texts of the tokens of `source`.
    private func texts(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return Lexer.tokens(of: source).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test("words, symbols and brackets are tokens, spaces are not")
    func simple() {
        #expect(texts("var  limit:\n\tInt = [3]") == ["var", "limit", ":", "Int", "=", "[", "3", "]"])
        let kinds = Lexer.tokens(of: "a = {}").map(\.kind)
        #expect(kinds == [.word, .symbol, .open, .close])
    }

    @Test("comments vanish, nested ones too")
    func comments() {
        #expect(texts("a // b \"\n/* c /* d */ e */ f/**/g") == ["a", "f", "g"])
        #expect(texts("x =/* y */z") == ["x", "=", "z"])
    }

    @Test("names in other scripts and in backticks are words")
    func names() {
        #expect(texts("挨拶 café `var` `my value`") == ["挨拶", "café", "`var`", "`my value`"])
    }

    @Test(
        "a string is one token, whatever stands in it",
        arguments: [
            #""""#,
            #""こんにちは""#,
            #""a \" b""#,
            #""// no comment""#,
            #""\(f("\(g(")"))")) {""#,
            #""\(a /* ) */ + b)""#,
            ##"#"a " \ b"#"##,
            ##"#"\#(f(")"))"#"##,
            ##"#"""#"##,
            "\"\"\"\n a \"quoted\" \\(x)\n \\\"\"\" b\n\"\"\"",
            "##\"\"\"\n \"\"\"# \n\"\"\"##",
        ])
    func strings(string: String) {
        #expect(texts("= \(string) }") == ["=", string, "}"])
    }

    @Test(
        "a regular expression is one token",
        arguments: [#"/a"b/"#, #"/a\/b(/"#, "#/a/b\"/#", "##/a/#b/##"])
    func regularExpressions(regex: String) {
        #expect(texts("= \(regex) }") == ["=", regex, "}"])
        #expect(texts("f(\(regex))") == ["f", "(", regex, ")"])
    }

    @Test("a slash between values divides")
    func division() {
        #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
        #expect(texts("(a) / 2") == ["(", "a", ")", "/", "2"])
        #expect(texts("= /b") == ["=", "/", "b"])
    }

    @Test("the mark of an optional type stands alone")
    func optionalMarks() {
        #expect(texts("Int?=nil") == ["Int", "?", "=", "nil"])
        #expect(texts("[Int?]??") == ["[", "Int", "?", "]", "?", "?"])
        #expect(texts("a ?? b -> c") == ["a", "??", "b", "->", "c"])
    }

    @Test("what has no end ends with the source", arguments: ["\"a", "/* a", "`a", "#/a", "\"\\(a", "\"\"\"\na\\"])
    func unterminated(source: String) {
        #expect(Lexer.tokens(of: source).allSatisfy { $0.range.upperBound <= source.utf8.count })
        #expect(Lexer.tokens(of: source).last.map { $0.range.upperBound == source.utf8.count } ?? true)
    }
}
