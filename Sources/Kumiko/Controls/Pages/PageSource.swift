/// A view of which a container of pages makes several pages, or none.
@MainActor
protocol PageSource {
    /// Whether a value is always one page, so that it can be told without looking at one.
    static var isOnePage: Bool { get }
    func list(into listing: inout PageListing, at place: PagePlace)
}

/// Whether each value of a type is one page.
@MainActor
private func isOnePage<Content>(_ type: Content.Type) -> Bool {
    if let source = type as? any PageSource.Type { return source.isOnePage }
    func showsItsBody<V: View>(_ type: V.Type) -> Bool { type.isListedByItsBody }
    return (type as? any View.Type).map { !showsItsBody($0) } ?? true
}

extension View {
    /// Whether a view that somebody wrote is as many pages as its body is. One with state or an environment of its own
    /// has to come to life before its body can be asked for, and is one page.
    @MainActor static var isListedByItsBody: Bool {
        Body.self != Never.self && !isOnePage(Body.self) && TypeFields.of(Self.self).dynamicFields.isEmpty
    }
}

extension EmptyView: PageSource {
    static var isOnePage: Bool { false }
    func list(into listing: inout PageListing, at place: PagePlace) {}
}

extension TupleView: PageSource {
    static var isOnePage: Bool { false }

    func list(into listing: inout PageListing, at place: PagePlace) {
        var index = 0
        for part in repeat each content {
            listing.list(part, at: place.part(index))
            index += 1
        }
    }
}

extension Group: PageSource {
    static var isOnePage: Bool { Kumiko.isOnePage(Content.self) }

    func list(into listing: inout PageListing, at place: PagePlace) { listing.list(content, at: place) }
}

extension Optional: PageSource where Wrapped: View {
    static var isOnePage: Bool { false }

    func list(into listing: inout PageListing, at place: PagePlace) {
        if let self { listing.list(self, at: place) }
    }
}

extension _ConditionalContent: PageSource {
    static var isOnePage: Bool { Kumiko.isOnePage(First.self) && Kumiko.isOnePage(Second.self) }

    func list(into listing: inout PageListing, at place: PagePlace) {
        switch branch {
        case .first(let content): listing.list(content, at: place.part(0))
        case .second(let content): listing.list(content, at: place.part(1))
        }
    }
}

extension ForEach: PageSource where Content: View {
    @MainActor static var isOnePage: Bool { false }

    @MainActor func list(into listing: inout PageListing, at place: PagePlace) {
        if listing.isLazy { return listRows(into: &listing, at: place) }
        var indices: [Data.Index] = []
        var ids: [ID] = []
        var seen = Set<ID>(minimumCapacity: data.count)
        for index in data.indices {
            let id = id(data[index])
            // The first counts, as anywhere else.
            guard seen.insert(id).inserted else { continue }
            indices.append(index)
            ids.append(id)
        }
        if seen.count < data.count { listing.hasDuplicates = true }
        guard Kumiko.isOnePage(Content.self) else {
            for (index, id) in zip(indices, ids) { listing.list(content(data[index]), at: place.element(id)) }
            return
        }
        listing.append(
            ids.count, id: { place.path.isEmpty ? AnyHashable(ids[$0]) : place.element(ids[$0]).id },
            view: { place.wrap(content(data[indices[$0]])) }, value: { AnyHashable(ids[$0]) })
    }

    /// Lists a row for each element without looking at any, or the sections that each element is.
    @MainActor private func listRows(into listing: inout PageListing, at place: PagePlace) {
        guard !holdsSections(Content.self) else {
            for element in data { listing.list(content(element), at: place.element(id(element))) }
            return
        }
        func element(_ offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }
        listing.append(
            data.count,
            id: { offset in
                let id = id(element(offset))
                return place.path.isEmpty ? AnyHashable(id) : place.element(id).id
            }, view: { place.wrap(content(element($0))) }, value: { AnyHashable(id(element($0))) })
    }
}

/// A modifier around several pages is applied to each.
extension ModifiedContent: PageSource where Content: View, Modifier: ViewModifier {
    @MainActor static var isOnePage: Bool { Kumiko.isOnePage(Content.self) }

    @MainActor func list(into listing: inout PageListing, at place: PagePlace) {
        let modifier = modifier
        func modified<Page: View>(_ page: Page) -> any View { page.modifier(modifier) }
        listing.list(content, at: place.modified { modified($0) })
    }
}

// MARK: Tags

/// A view that passes on the tag of what is in it.
@MainActor
private protocol PageTagging {
    var pageTag: AnyHashable? { get }
}

/// The tag that a page was given with `tag`, outside or inside of other modifiers.
@MainActor
func pageTag(of page: any View) -> AnyHashable? { (page as? any PageTagging)?.pageTag }

extension ModifiedContent: PageTagging where Content: View, Modifier: ViewModifier {
    fileprivate var pageTag: AnyHashable? {
        if let trait = (modifier as? TraitModifier)?.trait, case .tag(let tag) = trait { return tag }
        return Kumiko.pageTag(of: content)
    }
}

extension _ConditionalContent: PageTagging {
    fileprivate var pageTag: AnyHashable? {
        switch branch {
        case .first(let content): Kumiko.pageTag(of: content)
        case .second(let content): Kumiko.pageTag(of: content)
        }
    }
}

extension AnyView: PageTagging {
    fileprivate var pageTag: AnyHashable? { Kumiko.pageTag(of: content) }
}

extension Group: PageTagging {
    fileprivate var pageTag: AnyHashable? { Kumiko.pageTag(of: content) }
}
