import CGtk
import Foundation
import Kumiko

/// A view that shows any GTK widget.
///
/// The widget is made once for each place in the views and updated whenever the view's value, the state it reads or its
/// environment has changed. A coordinator lives as long as the widget; it is where signals of the widget lead.
///
/// ```swift
/// struct Level: GtkWidgetRepresentable {
///     var value: Double
///     func makeWidget(context: Context) -> GtkWidgetRef { GtkWidgetRef(gtk_level_bar_new()) }
///     func updateWidget(_ widget: GtkWidgetRef, context: Context) { widget["value"] = value }
/// }
/// ```
///
/// The widget takes its natural size, less down to its minimum where less is proposed, and all that is proposed where
/// it expands (`gtk_widget_set_hexpand`, `gtk_widget_set_vexpand`).
@MainActor @preconcurrency
public protocol GtkWidgetRepresentable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = GtkWidgetRepresentableContext<Self>

    /// Makes what belongs to the widget beyond itself. Called once, before the widget is made.
    func makeCoordinator() -> Coordinator
    /// Makes the widget; ``updateWidget(_:context:)`` follows at once.
    func makeWidget(context: Context) -> GtkWidgetRef
    /// Brings the widget up to date. Set what emits signals in ``GtkWidgetRef/withoutSignals(_:)``.
    func updateWidget(_ widget: GtkWidgetRef, context: Context)
    /// The view has gone; the widget is let go next.
    static func dismantleWidget(_ widget: GtkWidgetRef, coordinator: Coordinator)
}

extension GtkWidgetRepresentable {
    public static func dismantleWidget(_ widget: GtkWidgetRef, coordinator: Coordinator) {}

    public var body: Never { fatalError("\(Self.self) shows a widget and has no body") }

    @_documentation(visibility: internal)
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafBehavior(
            makeElement: { RepresentableElement<Self>() },
            update: { view, element, environment in element.update(view, environment) },
            remove: { $0.dismantle() }
        ).makeNode(view, inputs)
    }
}

extension GtkWidgetRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a ``GtkWidgetRepresentable`` is told.
@MainActor @preconcurrency
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
    /// What ``GtkWidgetRepresentable/makeCoordinator()`` made.
    public let coordinator: Representable.Coordinator
    /// The environment at the view's place.
    public let environment: EnvironmentValues
    /// What goes along with the change that is being shown.
    public let transaction: Transaction
}

/// The element of a ``GtkWidgetRepresentable``.
@MainActor
private final class RepresentableElement<Representable: GtkWidgetRepresentable>: WidgetElement {
    private var shown: (widget: GtkWidgetRef, coordinator: Representable.Coordinator)?

    func update(_ view: Representable, _ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        layoutDirection = environment.layoutDirection
        let coordinator = shown?.coordinator ?? view.makeCoordinator()
        let context = GtkWidgetRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: .current)
        let widget = shown?.widget ?? view.makeWidget(context: context)
        shown = (widget, coordinator)
        view.updateWidget(widget, context: context)
        invalidateLayout()
    }

    override func makeWidget(_ platform: any Platform) -> any PlatformWidget {
        guard let shown else { fatalError("the view is updated before its widget is shown") }
        return RepresentedWidget(self, shown.widget)
    }

    func dismantle() {
        guard let shown else { return }
        self.shown = nil
        Representable.dismantleWidget(shown.widget, coordinator: shown.coordinator)
    }
}

/// A widget of the program's own.
@MainActor
private final class RepresentedWidget: ElementWidget {
    private let element: WidgetElement
    private let reference: GtkWidgetRef

    init(_ element: WidgetElement, _ reference: GtkWidgetRef) {
        self.element = element
        self.reference = reference
        super.init(reference.pointer)
        update()
    }

    override func update() {
        updateCommon(element)
        Accessibility.update(self, element)
    }
}
