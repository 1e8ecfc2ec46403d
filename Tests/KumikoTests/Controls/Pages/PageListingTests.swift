import Testing

@testable import Kumiko

/// Which pages a view consists of.
@MainActor
@Suite struct PageListingTests {
    private func listing<Content: View>(@ViewBuilder _ content: () -> Content) -> PageListing { PageListing(content()) }

    private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        let listing = listing(content)
        return (0..<listing.count).map { index in
            let name = "\(type(of: listing.view(at: index)))"
            return name.hasPrefix("Text") ? "text" : name.hasPrefix("ModifiedContent<Text") ? "modified" : name
        }
    }

    @Test func viewsBesideOneAnotherArePages() {
        #expect(names { Text("a") } == ["text"])
        #expect(
            names {
                Text("a")
                Text("b")
            } == ["text", "text"])
        #expect(names { EmptyView() } == [])
    }

    @Test(arguments: [true, false])
    func conditionsAddPagesOrNone(_ isOn: Bool) {
        #expect(
            names {
                if isOn { Text("a") }
                Text("b")
            }.count == (isOn ? 2 : 1))
        #expect(
            names {
                if isOn {
                    Text("a")
                    Text("b")
                } else {
                    Text("c")
                }
            }.count == (isOn ? 2 : 1))
    }

    @Test func groupsAndModifiersAroundSeveralPagesApplyToEach() {
        let pages = names {
            Group {
                Text("a")
                Text("b")
            }
            .padding()
            ForEach(0..<2, id: \.self) { _ in Text("c") }.opacity(0.5)
        }
        #expect(pages == ["modified", "modified", "modified", "modified"])
    }

    @Test func modifiersKeepTheirOrder() {
        let listing = listing { Group { Text("a") }.padding().opacity(0.5) }
        let page = "\(type(of: listing.view(at: 0)))"
        #expect(page.hasPrefix("ModifiedContent<ModifiedContent<"))
        #expect(page.hasSuffix("OpacityModifier>"))
    }

    @Test func elementsAreKnownByTheirIDs() {
        #expect(listing { ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) } }.ids == ["x", "y"])
        let mixed = listing {
            Text("first")
            ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }
        }
        let longer = listing {
            Text("first")
            ForEach(["w", "x", "y"], id: \.self) { Text(verbatim: $0) }
        }
        #expect(mixed.ids?[0] == longer.ids?[0])
        #expect(mixed.ids?[1] == longer.ids?[2])
        #expect(Set(longer.ids ?? []).count == 4)
    }

    @Test func elementsOfSeveralViewsAreSeveralPages() {
        let listing = listing {
            ForEach(0..<3, id: \.self) { number in
                Text("\(number)")
                if number == 1 { Text("again") }
            }
        }
        #expect(listing.count == 4)
        #expect(Set(listing.ids ?? []).count == 4)
        #expect((0..<4).map { listing.value(at: $0) } == [0, 1, 1, 2])
    }

    private struct Numbers: View {
        let count: Int
        var body: some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }

    private struct Framed: View {
        let count: Int
        var body: some View {
            Text("first")
            Numbers(count: count).padding()
            if count > 2 { Text("last") }
        }
    }

    private struct Card: View {
        var body: some View { VStack { ForEach(0..<3) { Text("\($0)") } } }
    }

    private struct Remembering: View {
        @State private var count = 3
        var body: some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }

    @Test func viewOfSomebodysIsAsManyPagesAsItsBody() {
        #expect(listing { Numbers(count: 3) }.ids == [0, 1, 2])
        #expect(listing { Numbers(count: 0) }.count == 0)
        #expect(listing { Framed(count: 2) }.count == 3)
        #expect(listing { Framed(count: 3).opacity(0.5) }.count == 5)
        #expect(listing { ForEach(0..<2, id: \.self) { Numbers(count: $0 + 1) } }.count == 3)
        #expect(Set(listing { ForEach(0..<2, id: \.self) { _ in Framed(count: 3) } }.ids ?? []).count == 10)
    }

    @Test func viewWithAStackOrStateOfItsOwnIsOnePage() {
        #expect(listing { Card() }.count == 1)
        #expect(listing { Remembering() }.count == 1)
    }

    @Test func firstOfElementsWithTheSameIDCounts() {
        let listing = listing { ForEach(["x", "y", "x"], id: \.self) { Text(verbatim: $0) } }
        #expect(listing.ids == ["x", "y"])
        #expect(listing.hasDuplicates)
    }

    @Test func tagIsFoundInsideAndOutsideOfModifiers() {
        let listing = listing {
            Text("a").tag("one")
            Text("b").tag("two").padding().opacity(0.5)
            AnyView(Text("c").tag("three"))
            Group { Text("d").tag("four") }
            Text("e").tag("inner").tag("outer")
            Text("f")
            ForEach(0..<2, id: \.self) { number in
                if number == 0 { Text("g").tag("five") } else { Text("h") }
            }
        }
        #expect(
            (0..<listing.count).map { listing.value(at: $0) }
                == ["one", "two", "three", "four", "outer", nil, "five", 1])
        #expect(listing.index(of: "four", guess: nil) == 3)
        #expect(listing.index(of: "four", guess: 3) == 3)
        #expect(listing.index(of: 1, guess: 0) == 7)
        // An element with a tag is not known by its id.
        #expect(listing.index(of: 0, guess: nil) == nil)
    }

    @Test func contentOfElementsIsMadeWhenAskedFor() {
        var made = 0
        let listing = listing {
            ForEach(0..<1000, id: \.self) { number -> Text in
                made += 1
                return Text("\(number)")
            }
        }
        #expect(listing.count == 1000)
        #expect(made == 0)
        _ = listing.view(at: 999)
        #expect(made == 1)
    }
}
