/// What a macro makes of what it is attached to.
struct Expansion: Equatable {
    /// The source to add.
    var source: String
    var diagnostics: [Diagnostic] = []
}

/// What an attached macro is attached to.
struct Attachment {
    var role: HostMessage.MacroRole
    /// The attribute itself, such as `@Entry`.
    var attribute: HostMessage.Syntax
    var declaration: HostMessage.Syntax
    /// What stands around the declaration, the innermost first and without its members; `nil` if the compiler does not
    /// tell.
    var context: [HostMessage.Syntax]?
}

extension HostMessage.Syntax {
    /// An error that stands `offset` bytes of UTF-8 behind this source's start.
    func error(_ message: String, at offset: Int) -> Diagnostic {
        Diagnostic(message: message, position: .init(fileName: location.fileName, offset: location.offset + offset))
    }
}
