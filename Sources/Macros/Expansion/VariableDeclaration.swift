/// The parts of a declaration such as `public var name: Type = value`.
struct VariableDeclaration {
    /// As written, with its backticks.
    var name: String
    /// As written; `nil` where the value says it.
    var type: String?
    /// The expression behind `=`, without the comments around it.
    var initialValue: String?
    /// Where the name stands, in bytes of UTF-8 from the source's start.
    var nameOffset: Int

    /// Why a declaration is none that an entry can be made of.
    struct Fault: Error, Equatable {
        enum Reason: Equatable {
            case notAVariable, constant, typeProperty, pattern, ownAccessors
        }

        var reason: Reason
        /// Where the fault stands, in bytes of UTF-8 from the source's start.
        var offset: Int
    }

    init(source: String) throws(Fault) {
        var reader = TokenReader(source: source)
        while reader.takeAttribute() {}
        let start = reader.offset
        while !["var", "let"].contains(reader.text) {
            if reader.takeAttribute() { continue }
            guard reader.token?.kind == .word else { throw Fault(reason: .notAVariable, offset: start) }
            if ["static", "class"].contains(reader.text) { throw Fault(reason: .typeProperty, offset: reader.offset) }
            reader.take()
            // `private(set)` and the like.
            if reader.token?.kind == .open { reader.takeGroup() }
        }
        if reader.text == "let" { throw Fault(reason: .constant, offset: reader.offset) }
        reader.take()

        guard reader.token?.kind == .word else { throw Fault(reason: .pattern, offset: reader.offset) }
        name = reader.text
        nameOffset = reader.offset
        reader.take()

        if reader.text == ":" {
            reader.take()
            type = reader.takeText { $0.text == "=" || $0.text == "{" || $0.startsNextVariable }
        }
        if reader.text == "=" {
            reader.take()
            initialValue = reader.takeText { $0.startsObservers || $0.startsNextVariable }
        }
        if reader.text == "{" { throw Fault(reason: .ownAccessors, offset: reader.offset) }
        if reader.text == "," { throw Fault(reason: .pattern, offset: reader.offset) }
    }

    /// Whether Swift gives the variable `nil` when nothing else is written: `T?`, `T!` or `Optional<T>`.
    var isOptional: Bool {
        guard let type else { return false }
        var reader = TokenReader(source: type)
        var last = ""
        while reader.token != nil {
            // The mark behind an arrow belongs to the function's result.
            if reader.text == "->" { return false }
            last = reader.text
            if reader.token?.kind == .open { reader.takeGroup() } else { reader.take() }
        }
        return ["?", "!"].contains(last) || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
    }

    /// The type of the variable's values, as a type that may stand anywhere: `T?` for `T!`.
    var valueType: String? {
        guard let type, type.hasSuffix("!") else { return type }
        return type.dropLast() + "?"
    }
}

extension TokenReader {
    /// The block behind a value that holds `willSet` or `didSet`, not the closure of a call.
    fileprivate var startsObservers: Bool {
        text == "{" && ["willSet", "didSet"].contains(text(ahead: 1)) && groupIsLast
    }

    /// The comma of `var a = 1, b = 2`, not that of `Pair<A, B>`.
    fileprivate var startsNextVariable: Bool {
        text == "," && [":", "="].contains(text(ahead: 2))
    }
}
