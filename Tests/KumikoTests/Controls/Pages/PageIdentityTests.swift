import Foundation
import KumikoTesting
import Observation
import Testing
import ViewModels

/// Pages that come, go and change places.
@MainActor
@Suite struct PageIdentityTests {
    /// Pages of names, of which the selected one is told by its name or, with `usesIndex`, by its index.
    private struct Names: View {
        let model: NamesModel

        var body: some View {
            TabView(selection: Binding(get: { model.name }, set: { model.write($0) })) {
                ForEach(model.names, id: \.self) { Text(verbatim: $0).tag($0) }
            }
            .frame(width: 300, height: 200)
        }
    }

    @Observable @MainActor
    fileprivate final class NamesModel {
        var names: [String]
        var name: String
        @ObservationIgnored var writes: [String] = []

        init(_ names: [String], at name: String) {
            self.names = names
            self.name = name
        }

        func write(_ name: String) {
            self.name = name
            writes.append(name)
        }
    }

    private func mount(_ names: String = "abcde", at name: String) -> (MountedView, NamesModel) {
        let model = NamesModel(names.map(String.init), at: name)
        return (MountedView(Names(model: model)), model)
    }

    private func pages(_ mounted: MountedView) throws -> CarouselModel {
        try #require(try mounted.find(Names.self).pages)
    }

    /// What moves while the pages change.
    enum Motion: CaseIterable { case none, drag, animation }

    /// Changes the names while the pages move from `c`, and gives the text that is seen at rest.
    private func seen(
        after change: (inout [String]) -> Void, during motion: Motion
    ) throws -> (text: [String], writes: [String]) {
        let (mounted, model) = mount(at: "c")
        let pages = try pages(mounted)
        switch motion {
        case .none: break
        case .drag:
            pages.beginDrag(at: 0)
            pages.drag(by: 0.3, at: 0.1)
        case .animation:
            model.name = "d"
            mounted.advance(frames: 3)
            #expect(pages.isAnimating)
        }
        change(&model.names)
        mounted.advance()
        // On its way, what is in view stays in view.
        #expect(mounted.texts.contains { ["c", model.name].contains($0) })
        if motion == .drag { pages.cancelDrag() }
        mounted.advance(frames: 120)
        #expect(pages.currentPage == model.names.firstIndex(of: model.name))
        return (mounted.texts.filter { model.names.contains($0) }, model.writes)
    }

    @Test(arguments: Motion.allCases)
    func pageStaysVisibleWhenOthersComeAndGo(_ motion: Motion) throws {
        let page = motion == .animation ? "d" : "c"
        for change: (inout [String]) -> Void in [
            { $0.insert("x", at: 0) }, { $0.append("x") }, { $0.removeFirst(2) }, { $0.reverse() },
            { $0 = ["x", "d", "y", "c", "z"] },
        ] {
            let result = try seen(after: change, during: motion)
            #expect(result.text == [page])
            #expect(result.writes == [])
        }
    }

    @Test(arguments: Motion.allCases)
    func neighbourStandsInForAPageThatIsGoneAndIsWrittenOnce(_ motion: Motion) throws {
        let (page, next) = motion == .animation ? ("d", "e") : ("c", "d")
        let removed = try seen(after: { $0.removeAll { $0 == page } }, during: motion)
        #expect(removed.text == [next])
        #expect(removed.writes == [next])
        let replaced = try seen(after: { $0 = $0.map { $0 == page ? "x" : $0 } }, during: motion)
        #expect(replaced.text == ["x"])
        #expect(replaced.writes == ["x"])
    }

    @Test func indexFollowsThePageAndIsWrittenOnce() throws {
        struct Indexed: View {
            @State var names = ["a", "b", "c"]
            @State var page = 1
            let writes: Record<Int>
            var body: some View {
                let binding = Binding(
                    get: { page },
                    set: {
                        page = $0; writes.add($0)
                    })
                TabView(selection: binding) { ForEach(names, id: \.self) { Text(verbatim: $0) } }
                Text("page \(page)")
                Button("Prepend") { names.insert("x", at: 0) }
                Button("Both") {
                    names.insert("y", at: 0)
                    page += 1
                }
            }
        }
        let writes = Record<Int>()
        let mounted = MountedView(Indexed(writes: writes))
        try mounted.find(text: "Prepend").press()
        mounted.advance(frames: 10)
        #expect(mounted.texts.prefix(2) == ["b", "page 2"])
        #expect(writes.entries == [2])
        // Who moves the index along has nothing corrected.
        try mounted.find(text: "Both").press()
        mounted.advance(frames: 10)
        #expect(mounted.texts.prefix(2) == ["b", "page 3"])
        #expect(writes.entries == [2])
    }

    @Test func stateOfAPageFollowsItsID() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Counters: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                TabView { ForEach(names, id: \.self) { Counter(name: $0) } }
                Button("Prepend") { names.insert("x", at: 0) }
                Button("Reverse") { names.reverse() }
            }
        }
        let mounted = MountedView(Counters())
        try mounted.find(text: "a 0").press()
        try mounted.find(text: "Prepend").press()
        try mounted.find(text: "a 1").press()
        try mounted.find(text: "Reverse").press()
        #expect(mounted.texts.contains("a 2"))
    }

    @Test(arguments: 0..<6)
    func randomChangesAgreeWithAPlainReference(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let (mounted, model) = mount(at: "b")
        let element = try mounted.find(Names.self)
        var reference = Reference(names: model.names, name: "b")
        var fresh = 0
        for step in 0..<300 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                fresh += 1
                let place = Int.random(in: 0...reference.names.count, using: &random)
                reference.change { $0.insert("n\(fresh)", at: place) }
                model.names = reference.names
            case 2 where !reference.names.isEmpty:
                let place = Int.random(in: 0..<reference.names.count, using: &random)
                reference.change { $0.remove(at: place) }
                model.names = reference.names
            case 3:
                reference.change { $0.shuffle(using: &random) }
                model.names = reference.names
            case 4:
                let forward = Bool.random(using: &random)
                if reference.turn(by: forward ? 1 : -1) {
                    try element.send(forward ? .right : .left)
                } else {
                    #expect(throws: TestingError.self) { try element.send(forward ? .right : .left) }
                }
            default:
                guard let name = reference.names.randomElement(using: &random) else { break }
                reference.name = name
                model.name = name
            }
            mounted.advance(frames: Int.random(in: 1...4, using: &random))
            #expect(model.name == reference.name, "step \(step)")
            #expect(model.writes == reference.writes, "step \(step)")
            guard step % 10 == 0 else { continue }
            mounted.advance(frames: 90)
            #expect(mounted.texts == (reference.names.isEmpty ? [] : [reference.name]), "step \(step)")
        }
    }
}

/// What names and selection are to be after each act.
private struct Reference {
    var names: [String]
    var name: String
    var writes: [String] = []

    mutating func change(_ change: (inout [String]) -> Void) {
        let old = names
        change(&names)
        guard !names.isEmpty, !names.contains(name) else { return }
        // The page that stands where the one that is gone stood; the first when there was none.
        let place = old.firstIndex(of: name) ?? 0
        write(names[min(place, names.count - 1)])
    }

    mutating func turn(by step: Int) -> Bool {
        guard let place = names.firstIndex(of: name), names.indices.contains(place + step) else { return false }
        write(names[place + step])
        return true
    }

    private mutating func write(_ name: String) {
        self.name = name
        writes.append(name)
    }
}

/// The same numbers for the same seed on every machine.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ (mixed >> 29)
    }
}
