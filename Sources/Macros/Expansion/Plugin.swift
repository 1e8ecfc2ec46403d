/// Answers the compiler, which starts the plug-in to expand Kumiko's macros and talks to it until it needs no more.
package enum Plugin {
    /// The version of the compiler's protocol whose messages ``HostMessage`` and ``PluginMessage`` describe.
    static let protocolVersion = 7

    /// Answers on the standard streams.
    package static func serve() throws {
        try serve(MessageStream(input: 0, output: 1))
    }

    /// Answers message after message until the compiler takes its leave.
    static func serve(_ stream: MessageStream) throws {
        while let message = try stream.receive(HostMessage.self) {
            try stream.send(answer(to: message))
        }
    }

    static func answer(to message: HostMessage) -> PluginMessage {
        switch message {
        case .getCapability:
            return .getCapabilityResult(capability: .init(protocolVersion: protocolVersion))
        case .expandFreestandingMacro(let macro):
            // The compiler has checked the preview's body against the macro's parameters by now. Nothing shows it here,
            // so nothing of it goes into the program.
            return macro.typeName == "PreviewMacro" ? .expanded(Expansion(source: "")) : .unknown
        case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
            let attachment = Attachment(role: role, attribute: attribute, declaration: declaration, context: context)
            switch macro.typeName {
            case "EntryMacro": return .expanded(EntryMacro.expand(attachment))
            case "EntryDefaultValueMacro": return .expanded(EntryDefaultValueMacro.expand(attachment))
            // A mark: what it is attached to stays as it is.
            case "PreviewableMacro": return .expanded(Expansion(source: ""))
            default: return .unknown
            }
        }
    }
}

extension PluginMessage {
    fileprivate static func expanded(_ expansion: Expansion) -> PluginMessage {
        .expandMacroResult(expandedSource: expansion.source, diagnostics: expansion.diagnostics)
    }

    /// A macro that this plug-in does not know.
    fileprivate static var unknown: PluginMessage { .expandMacroResult(expandedSource: nil, diagnostics: []) }
}
