import Foundation
import Testing

@testable import KumikoMacroExpansion

/// The plug-in as the compiler meets it: bytes in, bytes out.
@Suite("Plug-in")
struct PluginTests {
    /// What the plug-in answers to `input`, cut into messages.
    private func answers(to input: Data) throws -> [String] {
        let toPlugin = Pipe()
        let fromPlugin = Pipe()
        toPlugin.fileHandleForWriting.write(input)
        try toPlugin.fileHandleForWriting.close()
        try Plugin.serve(
            MessageStream(
                input: toPlugin.fileHandleForReading.fileDescriptor,
                output: fromPlugin.fileHandleForWriting.fileDescriptor))
        try fromPlugin.fileHandleForWriting.close()
        var rest = try fromPlugin.fileHandleForReading.readToEnd() ?? Data()
        var answers: [String] = []
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            answers.append(String(decoding: rest.dropFirst(8).prefix(length), as: UTF8.self))
            rest = rest.dropFirst(8 + length)
        }
        #expect(rest.isEmpty)
        return answers
    }

    /// The bytes of one message.
    private func framed(_ json: String) -> Data {
        withUnsafeBytes(of: UInt64(json.utf8.count).littleEndian) { Data($0) } + Data(json.utf8)
    }

    /// The members of the only member of a message, whose name is `kind`.
    private func content(of answer: String?, _ kind: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(try #require(answer).utf8))
        return try #require((json as? [String: Any])?[kind] as? [String: Any])
    }

    private let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

    /// An expansion as the compiler asks for it, members the plug-in does not read included.
    private func entry(_ role: String, _ declaration: String) -> String {
        let place = #"{"column":1,"fileID":"App/a.swift","fileName":"/a.swift","line":1,"offset":92}"#
        let attribute = #"{"kind":"attribute","location":\#(place),"source":"@Entry "}"#
        return #"""
            {"expandAttachedMacro":{"attributeSyntax":\#(attribute),
            "declSyntax":{"kind":"declaration","location":\#(place),"source":"\#(declaration)"},"discriminator":"$s1a",
            "lexicalContext":[{"kind":"declaration","location":\#(place),"source":"extension EnvironmentValues {}"}],
            "macro":{"moduleName":"KumikoMacros","name":"Entry ","typeName":"EntryMacro"},"macroRole":"\#(role)",
            "staticBuildConfiguration":"{\"attributes\":[]}"}}
            """#
    }

    private func preview(_ type: String = "PreviewMacro") -> String {
        #"""
        {"expandFreestandingMacro":{"discriminator":"$s1a","lexicalContext":[],"macroRole":"declaration",
        "macro":{"moduleName":"KumikoMacros","name":"Preview","typeName":"\#(type)"},
        "syntax":{"kind":"expression","location":{"column":1,"fileID":"","fileName":"","line":1,"offset":0},
        "source":"#Preview { Text(\"a\") }"}}}
        """#
    }

    @Test("it names the protocol that it speaks")
    func capabilities() throws {
        let answers = try answers(to: framed(capability))
        #expect(answers == [#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#])
    }

    @Test("it answers each message, in order")
    func order() throws {
        let answers = try answers(to: framed(capability) + framed(preview()) + framed(entry("accessor", "var a = 1")))
        #expect(answers.count == 3)
        #expect(answers[0].hasPrefix(#"{"getCapabilityResult""#))
        #expect(try content(of: answers[1], "expandMacroResult")["expandedSource"] as? String == "")
        let accessors = try content(of: answers[2], "expandMacroResult")["expandedSource"] as? String
        #expect(accessors?.contains("self[__Key_a.self]") == true)
    }

    @Test("text beyond ASCII goes through unharmed")
    func unicode() throws {
        let answers = try answers(to: framed(entry("peer", #"var 挨拶 = \"👩‍👩‍👧 مرحبا\""#)))
        let source = try content(of: answers.first, "expandMacroResult")["expandedSource"] as? String
        #expect(source?.contains(#"struct __Key_挨拶"#) == true)
        #expect(source?.contains(#""👩‍👩‍👧 مرحبا""#) == true)
    }

    @Test("an error has all that the compiler wants of it")
    func errors() throws {
        let answers = try answers(to: framed(entry("peer", "@Entry let a = 1")))
        let result = try content(of: answers.first, "expandMacroResult")
        let error = try #require((result["diagnostics"] as? [[String: Any]])?.first)
        #expect(Set(error.keys) == ["message", "severity", "position", "highlights", "notes", "fixIts"])
        #expect(error["severity"] as? String == "error")
        let position = try #require(error["position"] as? [String: Any])
        #expect(position["fileName"] as? String == "/a.swift")
        #expect(position["offset"] as? Int == 99)
    }

    @Test("an unknown macro has no expansion")
    func unknownMacro() throws {
        let answers = try answers(to: framed(preview("OtherMacro")))
        #expect(try content(of: answers.first, "expandMacroResult")["expandedSource"] == nil)
    }

    @Test("it ends with an empty message")
    func farewell() throws {
        #expect(try answers(to: framed(capability) + framed("") + framed(capability)).count == 1)
    }

    @Test("it ends where the stream breaks off", arguments: [0, 3, 8, 20])
    func brokenStream(length: Int) throws {
        #expect(try answers(to: framed(capability) + framed(capability).prefix(length)).count == 1)
    }

    @Test("a message that is not of the protocol is an error")
    func nonsense() {
        #expect(throws: DecodingError.self) { try answers(to: framed(#"{"sing":{}}"#)) }
    }
}
