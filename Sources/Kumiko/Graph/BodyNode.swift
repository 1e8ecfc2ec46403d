/// The node of a composite view: connects the view's properties to the graph and evaluates its body.
final class BodyNode<V: View>: _ViewNode<V> {
    private let fields: TypeFields
    private var properties: DynamicProperties
    private var child: _ViewNode<V.Body>?

    override init(_ view: V, _ inputs: _NodeInputs) {
        fields = TypeFields.of(V.self)
        properties = DynamicProperties(fields.dynamicFields.count)
        super.init(view, inputs)
        connect()
        evaluate()
    }

    private func connect() {
        guard !fields.dynamicFields.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            properties.connect(fields.dynamicFields, at: bytes.baseAddress!, of: self)
        }
    }

    override func evaluate() {
        guard isAlive else { return }
        if isDirty, !properties.isEmpty { connect() }
        let body = track { view.body }
        ChangeReasons.forget(self)
        graph.bodyCount += 1
        graph.bodyObserver?(name)
        if let child {
            child.update(body)
        } else {
            child = makeChild(body)
        }
    }

    override func update(_ new: V) {
        if !isDirty, fields.comparison.areEqual(view, new) { return }
        if ChangeReasons.areNoted { noteDifferences(new) }
        view = new
        connect()
        evaluate()
    }

    // MARK: Reasons

    var isFirstEvaluation: Bool { child == nil }

    var propertyNames: [String] { fields.dynamicFields.map(\.name) }

    func propertyName(of source: AnyObject) -> String? {
        withUnsafeBytes(of: &view) { properties.name(of: source, fields.dynamicFields, at: $0.baseAddress!) }
    }

    private func noteDifferences(_ new: V) {
        let dynamic = Set(propertyNames)
        withUnsafeBytes(of: view) { old in
            withUnsafeBytes(of: new) { new in
                for field in fields.fields
                where !ValueComparison.of(field.type).areEqual(
                    at: old.baseAddress! + field.offset, new.baseAddress! + field.offset)
                {
                    ChangeReasons.note(dynamic.contains(field.name) ? .property(field.name) : .value, of: self)
                }
            }
        }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        guard !properties.isEmpty else { return }
        let changed = withUnsafeMutableBytes(of: &view) { bytes in
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

    override func didRemove() {
        properties.disconnect()
    }
}
