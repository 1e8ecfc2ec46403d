/// Rows that belong together, with a header above and a footer below.
///
/// ```swift
/// List {
///     Section("Fruit") {
///         Text("Apple")
///         Text("Pear")
///     }
///     Section { Text("Bread") } footer: { Text("Fresh every morning") }
/// }
/// ```
///
/// In a ``List`` it is shown as the list's style has it; a ``LazyVStack`` can pin its header. Anywhere else a section is
/// its header, its content and its footer, one after the other.
public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older spelling.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The older spelling.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The older spelling.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    @ViewBuilder public var body: some View {
        header
        content
        footer
    }
}

// MARK: In a list

/// Which part of a list a row is.
struct ListPart: Hashable {
    enum Kind { case header, row, footer }

    /// The number of the section; rows between sections have one of their own.
    var section = 0
    var kind = Kind.row
}

extension Section: PageSource where Parent: View, Content: View, Footer: View {
    @MainActor static var isOnePage: Bool { false }

    @MainActor func list(into listing: inout PageListing, at place: PagePlace) {
        let outer = listing.part.kind
        listing.part.section += 1
        listing.part.kind = .header
        listing.list(header, at: place.part(0))
        listing.part.kind = .row
        listing.list(content, at: place.part(1))
        listing.part.kind = .footer
        listing.list(footer, at: place.part(2))
        listing.part.kind = outer
        listing.part.section += 1
    }
}

/// A view that may consist of sections.
@MainActor
private protocol SectionHolding {
    static var holdsSections: Bool { get }
}

/// Whether values of a type may consist of sections, as far as the type says.
@MainActor
func holdsSections<Content>(_ type: Content.Type) -> Bool { (type as? any SectionHolding.Type)?.holdsSections ?? false }

extension Section: SectionHolding where Parent: View, Content: View, Footer: View {
    @MainActor fileprivate static var holdsSections: Bool { true }
}

extension TupleView: SectionHolding {
    fileprivate static var holdsSections: Bool {
        var holds = false
        for partHolds in repeat Kumiko.holdsSections((each Content).self) { holds = holds || partHolds }
        return holds
    }
}

extension Group: SectionHolding {
    fileprivate static var holdsSections: Bool { Kumiko.holdsSections(Content.self) }
}

extension Optional: SectionHolding where Wrapped: View {
    @MainActor fileprivate static var holdsSections: Bool { Kumiko.holdsSections(Wrapped.self) }
}

extension _ConditionalContent: SectionHolding {
    fileprivate static var holdsSections: Bool { Kumiko.holdsSections(First.self) || Kumiko.holdsSections(Second.self) }
}

extension ForEach: SectionHolding where Content: View {
    @MainActor fileprivate static var holdsSections: Bool { Kumiko.holdsSections(Content.self) }
}

extension ModifiedContent: SectionHolding where Content: View, Modifier: ViewModifier {
    @MainActor fileprivate static var holdsSections: Bool { Kumiko.holdsSections(Content.self) }
}
