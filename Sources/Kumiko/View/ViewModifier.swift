/// Makes a new view out of another one.
///
/// ```swift
/// struct Framed: ViewModifier {
///     func body(content: Content) -> some View { content.padding(4).border(.primary) }
/// }
/// Text("Hello").modifier(Framed())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view. Only Kumiko's own modifiers have one of their own.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ModifierBodyNode(view, inputs)
    }

    /// This modifier, then another.
    public func concat<Other: ViewModifier>(_ other: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: other)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}

/// A modifier with a node of its own.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        Modifier._makeNode(view, inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a ``ViewModifier`` is applied to, inside its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let content: AnyView

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, \.content)
    }
}

/// Evaluates a modifier's body and connects the modifier's own dynamic properties.
private final class ModifierBodyNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private let fields: TypeFields
    private var properties: DynamicProperties
    private var child: _ViewNode<M.Body>?

    override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        fields = TypeFields.of(M.self)
        properties = DynamicProperties(fields.dynamicFields.count)
        super.init(view, inputs)
        evaluate()
    }

    override func evaluate() {
        if !properties.isEmpty {
            withUnsafeMutableBytes(of: &view.modifier) { bytes in
                properties.connect(fields.dynamicFields, at: bytes.baseAddress!, of: self)
            }
        }
        let content = _ViewModifier_Content<M>(content: AnyView(view.content))
        let body = track { view.modifier.body(content: content) }
        graph.bodyCount += 1
        if let child {
            child.update(body)
        } else {
            child = makeChild(body)
        }
    }

    override func update(_ new: ModifiedContent<V, M>) {
        view = new
        evaluate()
    }

    override func environmentChanged(from old: EnvironmentValues) {
        guard !properties.isEmpty else { return }
        let changed = withUnsafeMutableBytes(of: &view.modifier) { bytes in
            properties.environmentChanged(fields.dynamicFields, at: bytes.baseAddress!, of: self)
        }
        if changed { markDirty() }
    }

    override var hasBody: Bool { true }

    override var mayReadObservable: Bool { !fields.readsNothing }

    override var disarmsObservation: Bool {
        get { fields.disarmsObservation }
        set { fields.disarmsObservation = newValue }
    }

    override func forEachChild(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func didRemove() { properties.disconnect() }

    override var name: String { "\(M.self)" }
}
