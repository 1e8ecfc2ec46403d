import Foundation

/// How an accessibility element treats the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Those inside are hidden.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Those inside stay elements of their own, within this one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Those inside are read out as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Changes what assistive technology is told of its content: of the one widget inside, or of a region around what is
/// drawn or is several.
struct AccessibilityModifier: PrimitiveModifier {
    /// Set where the content is to be an element of its own.
    var children: AccessibilityChildBehavior?
    nonisolated(unsafe) var change: @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void = { _, _ in }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        AccessibilityNode(view, inputs)
    }
}

private final class AccessibilityNode<Content: View>: _ViewNode<ModifiedContent<Content, AccessibilityModifier>> {
    private var child: _ViewNode<Content>!
    private var contents: [Element] = []
    private var elements: [Element] = []
    private var targets: [WidgetElement] = []

    override init(_ view: ModifiedContent<Content, AccessibilityModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
        wrap()
    }

    override func update(_ new: ModifiedContent<Content, AccessibilityModifier>) {
        view = new
        child.update(new.content)
        apply()
    }

    private func apply() {
        let (change, environment) = (view.modifier.change, environment)
        for target in targets { target.setAccessibility({ change(&$0, environment) }, of: self) }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        apply()
        for case let region as AccessibilityRegion in elements { region.take(environment) }
    }

    override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

    override func childElementsChanged() { awaitCollection() }

    override func collect() {
        let old = elements
        wrap()
        if old.count != elements.count || !zip(old, elements).allSatisfy({ $0 === $1 }) { elementsChanged() }
    }

    /// Finds what the properties belong to, and puts a region around what is no widget.
    private func wrap() {
        var new: [Element] = []
        child.collectElements(into: &new)
        guard new.count != contents.count || !zip(new, contents).allSatisfy({ $0 === $1 }) else { return }
        contents = new
        let old = targets
        targets = []
        let needsRegion = view.modifier.children != nil
        elements = contents.map { content in
            if !needsRegion, let widget = content.onlyWidget {
                targets.append(widget)
                return content
            }
            let region = AccessibilityRegion()
            region.element.hidesContent = view.modifier.children.map { $0 != .contain } ?? !content.holdsWidget
            region.element.readsContent = view.modifier.children == .combine
            region.take(environment)
            region.setContent(content)
            targets.append(region.element)
            return region
        }
        for target in old where !targets.contains(where: { $0 === target }) { target.setAccessibility(nil, of: self) }
        apply()
    }

    override func collectElements(into elements: inout [Element]) { elements.append(contentsOf: self.elements) }

    override func didRemove() {
        for target in targets { target.setAccessibility(nil, of: self) }
    }
}

/// A region with its content, seen from outside as one element that passes everything through.
private final class AccessibilityRegion: PassthroughElement {
    let element = RegionElement()

    func take(_ environment: EnvironmentValues) {
        element.isEnabled = environment.isEnabled
        element.layoutDirection = environment.layoutDirection
    }

    func setContent(_ content: Element) {
        element.setChildren([content])
        setChildren([element])
    }
}

extension Element {
    /// The one widget at or below the element, looking through elements that are none; `nil` for none or several.
    final var onlyWidget: WidgetElement? {
        if let widget = self as? WidgetElement { return widget }
        var found: WidgetElement?
        for child in children where child.holdsWidget {
            guard found == nil, let widget = child.onlyWidget else { return nil }
            found = widget
        }
        return found
    }

    /// Whether a widget stands at or below the element.
    final var holdsWidget: Bool { self is WidgetElement || children.contains { $0.holdsWidget } }
}

nonisolated extension View {
    /// The name that assistive technology reads out.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string(in: $1) } }
    /// The name that assistive technology reads out.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    /// The name that assistive technology reads out.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility { [label = String(label)] properties, _ in properties.label = label }
    }

    /// The value that assistive technology reads out after the name.
    public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value.string(in: $1) } }
    /// The value that assistive technology reads out after the name.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
    /// The value that assistive technology reads out after the name.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility { [value = String(value)] properties, _ in properties.value = value }
    }

    /// What happens on activation, as assistive technology explains it.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.string(in: $1) } }
    /// What happens on activation, as assistive technology explains it.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
    /// What happens on activation, as assistive technology explains it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility { [hint = String(hint)] properties, _ in properties.hint = hint }
    }

    /// A name for tests, not read out.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { properties, _ in properties.identifier = identifier }
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { properties, _ in properties.isHidden = hidden }
    }

    /// Adds to how the view behaves.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { properties, _ in
            properties.addedTraits.formUnion(traits)
            properties.removedTraits.subtract(traits)
        }
    }

    /// Takes away from how the view behaves.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { properties, _ in properties.removedTraits.formUnion(traits) }
    }

    /// Makes the view one element of its own.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityModifier(children: children))
    }

    private func accessibility(
        _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier(change: change))
    }
}
