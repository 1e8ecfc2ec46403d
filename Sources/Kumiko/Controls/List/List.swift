import Foundation

/// Rows that scroll, of which one or several can be selected.
///
/// ```swift
/// List(landmarks, selection: $chosen) { landmark in
///     Text(landmark.name)
/// }
/// List {
///     Section("Fruit") { ForEach(fruit) { Text($0.name) } }
/// }
/// .listStyle(.insetGrouped)
/// ```
///
/// Each view in the list is a row, and so is each element of a `ForEach`. Only the rows in sight and a few around them are
/// there; a row's own state ends when it is scrolled away. A list of a million rows opens as fast as one of a thousand.
///
/// A row stands in the selection for its ``View/tag(_:)``, else for the id of its `ForEach`. A row of another type than
/// the selection's cannot be selected.
///
/// The list is one Tab stop. Arrows, Page Up and Down, Home and End move among the rows and select; with Ctrl they only
/// move. Where several can be selected, Shift selects all up to a row, Ctrl with Space or a click adds or takes away one,
/// and Ctrl with A selects all. Without a selection, Space, Return and a click on a row act on the control inside, if
/// there is only one.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private enum Selection {
        case none
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
    }

    nonisolated(unsafe) private let selection: Selection
    nonisolated(unsafe) private let content: Content
    @Environment(\.listLook) private var look

    /// A list in which several rows can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .several($0) } ?? .none
        self.content = content()
    }

    /// A list in which one row can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .one($0) } ?? .none
        self.content = content()
    }

    private var listSelection: ListSelection? {
        switch selection {
        case .none: nil
        case .one(let binding): ListSelection(binding)
        case .several(let binding): ListSelection(binding)
        }
    }

    public var body: some View {
        ListScroll(
            look: look,
            content: LazyRows(
                rows: PageListing(rowsOf: content), axis: .vertical, alignment: HorizontalAlignment.leading.key,
                spacing: 0, pinsHeaders: look == .plain, list: ListRows(look: look, selection: listSelection)))
    }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = .none
        self.content = content()
    }
}

/// The scroll view around the rows of a list.
private struct ListScroll: ContainerView {
    let look: ListLook
    let content: LazyRows

    func makeElement() -> ScrollElement {
        let element = ScrollElement()
        element.isLazy = true
        element.role = .list
        element.idealLength = 400
        return element
    }

    func updateElement(_ element: ScrollElement, environment: EnvironmentValues) {
        element.look = look == .plain || look == .inset ? .view : .plain
        element.layoutDirection = environment.layoutDirection
    }
}
