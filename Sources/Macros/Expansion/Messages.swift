/// What the compiler asks of the plug-in.
///
/// The compiler writes each message as a JSON object with one member, whose name is the kind of the message. That is
/// the very form Swift gives to a coded `enum`, so the cases and labels below *are* the protocol; members the plug-in
/// has no use for are left out and skipped.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: MacroRole, attributeSyntax: Syntax, declSyntax: Syntax,
        lexicalContext: [Syntax]?)

    /// The macro as its declaration's `#externalMacro` names it.
    struct MacroReference: Decodable {
        /// The `type:` of `#externalMacro`.
        var typeName: String
    }

    /// What an attached macro is asked to add; the plug-in declares no other roles.
    enum MacroRole: String, Decodable {
        case accessor, peer
    }

    /// A piece of the program's source.
    struct Syntax: Decodable {
        var source: String
        var location: Location
    }

    /// Where a ``Syntax`` starts, its leading spaces and comments included.
    struct Location: Decodable {
        var fileName: String
        /// Bytes of UTF-8 from the file's start.
        var offset: Int
    }
}

/// What the plug-in answers.
enum PluginMessage: Encodable, Equatable {
    case getCapabilityResult(capability: Capability)
    /// No source tells the compiler that the expansion failed.
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

    struct Capability: Encodable, Equatable {
        var protocolVersion: Int
    }
}

/// An error that the compiler shows in the program's source.
struct Diagnostic: Encodable, Equatable {
    var message: String
    var severity = Severity.error
    var position: Position
    // The compiler insists on the three members below.
    var highlights: [Never] = []
    var notes: [Never] = []
    var fixIts: [Never] = []

    enum Severity: String, Encodable {
        case error
    }

    struct Position: Encodable, Equatable {
        var fileName: String
        /// Bytes of UTF-8 from the file's start.
        var offset: Int
    }
}
