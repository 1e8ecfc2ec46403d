/// `@Entry`: makes a variable in an extension of `EnvironmentValues` an entry of the environment.
///
/// The key's default is computed at each reading, as SwiftUI does it, so that a default which is an object is nobody's
/// shared state and need not be `Sendable`.
enum EntryMacro {
    static func expand(_ attachment: Attachment) -> Expansion {
        do {
            let variable = try variable(of: attachment)
            return Expansion(source: attachment.role == .accessor ? accessors(of: variable) : key(of: variable))
        } catch {
            switch attachment.role {
            case .peer: return Expansion(source: "", diagnostics: [error.diagnostic])
            // Accessors that are never compiled keep the compiler from adding errors of its own to the peer's.
            case .accessor:
                return Expansion(source: error.hasAccessors ? "" : "{ get { fatalError() } set { _ = newValue } }")
            }
        }
    }

    private struct Refusal: Error {
        var diagnostic: Diagnostic
        /// Whether the refused variable has accessors already.
        var hasAccessors = false
    }

    private static func variable(of attachment: Attachment) throws(Refusal) -> VariableDeclaration {
        if let context = attachment.context, !isEnvironment(context.first) {
            let message = "'@Entry' can only be attached to a variable in an extension of 'EnvironmentValues'"
            let offset = TokenReader(source: attachment.attribute.source).offset
            throw Refusal(diagnostic: attachment.attribute.error(message, at: offset))
        }
        let variable: VariableDeclaration
        do {
            variable = try VariableDeclaration(source: attachment.declaration.source)
        } catch {
            throw Refusal(
                diagnostic: attachment.declaration.error(message(for: error.reason), at: error.offset),
                hasAccessors: error.reason == .ownAccessors)
        }
        if variable.initialValue == nil, !variable.isOptional {
            let message = "'@Entry' needs a default value: give '\(variable.name)' one or make its type optional"
            throw Refusal(diagnostic: attachment.declaration.error(message, at: variable.nameOffset))
        }
        return variable
    }

    private static func message(for reason: VariableDeclaration.Fault.Reason) -> String {
        switch reason {
        case .notAVariable: "'@Entry' can only be attached to a variable"
        case .constant: "'@Entry' needs a 'var': views set the entry for what is below them"
        case .typeProperty: "'@Entry' cannot be attached to a type property: an entry belongs to a value"
        case .pattern: "'@Entry' can only be attached to a single variable with a name"
        case .ownAccessors: "'@Entry' writes the accessors itself: the variable cannot have its own"
        }
    }

    /// Whether `syntax` is `extension EnvironmentValues`, by that name or by one that begins with a module's.
    private static func isEnvironment(_ syntax: HostMessage.Syntax?) -> Bool {
        guard let syntax else { return false }
        var reader = TokenReader(source: syntax.source)
        while reader.token != nil, !["extension", "struct"].contains(reader.text) {
            if !reader.takeAttribute() { reader.take() }
        }
        reader.take()
        var name = reader.text
        reader.take()
        // `Module.Name`, and `Module::Name`.
        while reader.text == "." || reader.text == ":" && reader.text(ahead: 1) == ":" {
            while [".", ":"].contains(reader.text) { reader.take() }
            name = reader.text
            reader.take()
        }
        return name == "EnvironmentValues"
    }

    private static func accessors(of variable: VariableDeclaration) -> String {
        let key = keyName(of: variable)
        return """
            {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
            }
            """
    }

    private static func key(of variable: VariableDeclaration) -> String {
        let value = variable.initialValue ?? "nil"
        let member =
            if let type = variable.valueType {
                """
                static var defaultValue: \(type) {
                        return \(value)
                    }
                """
            } else {
                // Only a variable with a value lets the compiler find the type, and only a macro turns that into a
                // computed one.
                "@__EntryDefaultValue static var defaultValue = \(value)"
            }
        return """
            private struct \(keyName(of: variable)): EnvironmentKey {
                \(member)
            }
            """
    }

    /// `__Key_name`, in backticks if the variable's name needs them.
    private static func keyName(of variable: VariableDeclaration) -> String {
        variable.name.hasPrefix("`") ? "`__Key_\(variable.name.dropFirst())" : "__Key_\(variable.name)"
    }
}
