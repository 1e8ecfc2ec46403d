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
    var change: (inout AccessibilityProperties) -> Void = { _ in }

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
        for target in targets { target.setAccessibility(view.modifier.change, of: self) }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        for case let region as AccessibilityRegion in elements { region.element.isEnabled = environment.isEnabled }
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
            region.element.isEnabled = environment.isEnabled
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

extension View {
    /// The name that assistive technology reads out.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.plainString } }
    /// The name that assistive technology reads out.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    /// The name that assistive technology reads out.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility { [label = String(label)] in $0.label = label }
    }

    /// The value that assistive technology reads out after the name.
    public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value.plainString } }
    /// The value that assistive technology reads out after the name.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
    /// The value that assistive technology reads out after the name.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility { [value = String(value)] in $0.value = value }
    }

    /// What happens on activation, as assistive technology explains it.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.plainString } }
    /// What happens on activation, as assistive technology explains it.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
    /// What happens on activation, as assistive technology explains it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility { [hint = String(hint)] in $0.hint = hint }
    }

    /// A name for tests, not read out.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Adds to how the view behaves.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { properties in
            properties.addedTraits.formUnion(traits)
            properties.removedTraits.subtract(traits)
        }
    }

    /// Takes away from how the view behaves.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits.formUnion(traits) }
    }

    /// Makes the view one element of its own.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityModifier(children: children))
    }

    private func accessibility(
        _ change: @escaping (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier(change: change))
    }

    /// Shows a short text when the pointer rests on the view.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text.plainString)) }
    /// Shows a short text when the pointer rests on the view.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
    /// Shows a short text when the pointer rests on the view.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(HelpModifier(text: String(text))) }
}

/// Gives the widgets inside a tooltip.
@_documentation(visibility: internal)
public final class HelpElement: PassthroughElement {
    var text = "" {
        didSet { apply() }
    }

    public override func childrenChanged() { apply() }

    private func apply() {
        func visit(_ element: Element) {
            if let widget = element as? WidgetElement { return widget.help = text }
            for child in element.children { visit(child) }
        }
        for child in children { visit(child) }
    }
}

struct HelpModifier: ElementModifier {
    let text: String
    func makeElement() -> HelpElement { HelpElement() }
    func updateElement(_ element: HelpElement, environment: EnvironmentValues) { element.text = text }
}
