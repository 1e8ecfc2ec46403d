import Testing

@testable import KumikoMacroExpansion

@Suite("Entry macro")
struct EntryMacroTests {
    /// `source` where the compiler would say it stands: 100 bytes into a file.
    private func syntax(_ source: String) -> HostMessage.Syntax {
        HostMessage.Syntax(source: source, location: .init(fileName: "/a/File.swift", offset: 100))
    }

    private func expand(
        _ role: HostMessage.MacroRole, _ source: String, in context: [String]? = ["\nextension EnvironmentValues {}"]
    ) -> Expansion {
        EntryMacro.expand(
            Attachment(
                role: role, attribute: syntax("\n @Entry "), declaration: syntax(source),
                context: context?.map(syntax)))
    }

    @Test("the accessors go through the key")
    func accessors() {
        #expect(
            expand(.accessor, "@Entry var limit = 3").source == """
                {
                    get { self[__Key_limit.self] }
                    set { self[__Key_limit.self] = newValue }
                }
                """)
    }

    @Test("the key has the type and computes the value")
    func typedKey() {
        #expect(
            expand(.peer, "@Entry public var limit: Int = 3 // three").source == """
                private struct __Key_limit: EnvironmentKey {
                    static var defaultValue: Int {
                        return 3
                    }
                }
                """)
    }

    @Test("the compiler finds the type that is not written")
    func untypedKey() {
        #expect(
            expand(.peer, "@Entry var greeting = \"こんにちは\"").source == """
                private struct __Key_greeting: EnvironmentKey {
                    @__EntryDefaultValue static var defaultValue = "こんにちは"
                }
                """)
    }

    @Test("an optional variable without a value is nil by default")
    func optional() {
        let source = expand(.peer, "@Entry var title: String?").source
        #expect(source.contains("defaultValue: String? {\n        return nil\n"))
    }

    @Test("a name in backticks gives a key in backticks")
    func backticks() {
        #expect(expand(.peer, "@Entry var `my value` = 1").source.contains("struct `__Key_my value`:"))
        #expect(expand(.accessor, "@Entry var `my value` = 1").source.contains("self[`__Key_my value`.self]"))
    }

    @Test("the default value is computed at each reading")
    func defaultValue() {
        let expansion = EntryDefaultValueMacro.expand(
            Attachment(
                role: .accessor, attribute: syntax("@__EntryDefaultValue "),
                declaration: syntax("@__EntryDefaultValue static var defaultValue = { $0 }(Store()) // new")))
        #expect(expansion.source == "{\n    get {\n        return { $0 }(Store())\n    }\n}")
    }

    @Test(
        "a wrong use is one error at its place",
        arguments: [
            ("@Entry let a = 1", "'@Entry' needs a 'var': views set the entry for what is below them", 107),
            (
                "@Entry static var a = 1",
                "'@Entry' cannot be attached to a type property: an entry belongs to a value", 107
            ),
            ("@Entry var a: Int", "'@Entry' needs a default value: give 'a' one or make its type optional", 111),
            ("@Entry var a: () -> Int?", "'@Entry' needs a default value: give 'a' one or make its type optional", 111),
            ("@Entry var a, b: Int?", "'@Entry' can only be attached to a single variable with a name", 112),
            ("@Entry var a = 1, b = 2", "'@Entry' can only be attached to a single variable with a name", 116),
            ("@Entry var a: Int { 1 }", "'@Entry' writes the accessors itself: the variable cannot have its own", 118),
            ("@Entry func a() {}", "'@Entry' can only be attached to a variable", 107),
        ])
    func wrongUse(source: String, message: String, offset: Int) {
        let error = Diagnostic(message: message, position: .init(fileName: "/a/File.swift", offset: offset))
        #expect(expand(.peer, source) == Expansion(source: "", diagnostics: [error]))
        #expect(expand(.accessor, source).diagnostics.isEmpty)
    }

    @Test(
        "any spelling of the extension will do",
        arguments: [
            "extension EnvironmentValues {}", "\n// a\npublic extension EnvironmentValues {}",
            "@available(macOS 15, *)\nextension SwiftUI.EnvironmentValues: @retroactive P {}",
            "extension SwiftUI::EnvironmentValues {}", "public struct EnvironmentValues {}",
        ])
    func environment(context: String) {
        #expect(expand(.peer, "@Entry var a = 1", in: [context]).diagnostics.isEmpty)
    }

    @Test(
        "elsewhere the attribute is the error",
        arguments: [
            [], ["struct Own {}"], ["func f() "], ["extension EnvironmentValues.Inner {}"],
            ["struct Inner {}", "extension EnvironmentValues {}"], ["extension Own: EnvironmentValues {}"],
        ])
    func elsewhere(context: [String]) {
        let expansion = expand(.peer, "\n @Entry var a = 1", in: context)
        let message = "'@Entry' can only be attached to a variable in an extension of 'EnvironmentValues'"
        #expect(expansion.diagnostics.map(\.message) == [message])
        #expect(expansion.diagnostics.map(\.position.offset) == [102])
    }

    @Test("a compiler that does not tell the surroundings is believed")
    func noContext() {
        #expect(expand(.peer, "@Entry var a = 1", in: nil).diagnostics.isEmpty)
    }
}
