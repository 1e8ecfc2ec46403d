import Foundation

/// Why bodies are evaluated, for developers who ask with `Self._printChanges()`. Nothing is noted before one has asked.
@MainActor
enum ChangeReasons {
    /// Set by the first who asks.
    private(set) nonisolated(unsafe) static var areNoted = false

    /// Something that led to an evaluation.
    enum Reason {
        /// The view's own value, given by the view around it.
        case value
        /// The property with this name.
        case property(String)
        /// What a property refers to, such as the place of a state.
        case source(AnyObject)
        /// An `@Observable` object that the body read.
        case dependencies
    }

    /// The reasons of nodes that have not been evaluated since.
    private static var reasons: [ObjectIdentifier: [Reason]] = [:]

    /// Where the lines go; for tests.
    static var output: (String) -> Void = { print($0) }

    static func note(_ reason: Reason, of node: _Node) {
        guard areNoted else { return }
        reasons[ObjectIdentifier(node), default: []].append(reason)
    }

    /// The node has been evaluated, or has gone.
    static func forget(_ node: _Node) {
        guard areNoted else { return }
        reasons[ObjectIdentifier(node)] = nil
    }

    /// Says why the body of a view of this type is being evaluated.
    static func description<V: View>(_ view: V.Type) -> String {
        areNoted = true
        guard let node = evaluatingNode as? BodyNode<V> else { return "\(view): unchanged." }
        var names: [String] = []
        func add(_ name: String) {
            if !names.contains(name) { names.append(name) }
        }
        if node.isFirstEvaluation {
            names = ["@self", "@identity"] + node.propertyNames
        }
        for reason in reasons[ObjectIdentifier(node)] ?? [] {
            switch reason {
            case .value: add("@self")
            case .property(let name): add(name)
            case .source(let source): add(node.propertyName(of: source) ?? "@dependencies")
            case .dependencies: add("@dependencies")
            }
        }
        return names.isEmpty ? "\(view): unchanged." : "\(view): \(names.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Prints why the body that calls it is being evaluated.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()    // Row: _count changed.
    ///     Text("\(count)")
    /// }
    /// ```
    ///
    /// `@self` stands for the view's own value, `@identity` for a view that is new on screen, `@dependencies` for an
    /// `@Observable` object that the body read; dynamic properties are named. What led to an evaluation is known from the
    /// first call on.
    public static func _printChanges() { ChangeReasons.output(ChangeReasons.description(Self.self)) }

    /// Writes what ``_printChanges()`` prints to standard error.
    public static func _logChanges() {
        FileHandle.standardError.write(Data((ChangeReasons.description(Self.self) + "\n").utf8))
    }
}
