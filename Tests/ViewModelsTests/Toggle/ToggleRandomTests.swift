import Observation
import Testing
import ViewModels

/// Values that live elsewhere.
@Observable @MainActor
private final class Values {
    var all: [Bool]
    @ObservationIgnored var writes = 0

    init(_ count: Int) { all = Array(repeating: false, count: count) }

    func sources(_ indices: Range<Int>) -> [ToggleModel.Source] {
        indices.map { index in
            ToggleModel.Source(
                get: { self.all[index] },
                set: {
                    self.all[index] = $0
                    self.writes += 1
                })
        }
    }
}

/// A toggle written as plainly as can be, to compare with.
private struct Reference {
    var values: [Bool]
    /// What is shown by a toggle that holds its own value.
    var own = ToggleModel.State.off
    /// What code assigned over the values, and what they were then.
    var cover: (shown: ToggleModel.State, over: ToggleModel.State)?

    var said: ToggleModel.State { values.allSatisfy { $0 } ? .on : values.contains(true) ? .mixed : .off }

    var shown: ToggleModel.State {
        if values.isEmpty { return own }
        if let cover, cover.over == said { return cover.shown }
        return said
    }
}

@MainActor
struct ToggleRandomTests {
    @Test(arguments: [0, 1, 3], [31, 32, 33] as [UInt64])
    func anySequenceOfActsAgreesWithAPlainReference(count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = Values(count)
        let model = ToggleModel(sources: values.sources(0..<count))
        var reference = Reference(values: values.all)
        var isEnabled = true
        var told: [Bool] = []
        model.onChange = { told.append($0) }
        let publications = Publications { model.state }

        for step in 0..<10_000 {
            let before = reference.shown
            var expected: [Bool] = []
            var writes = 0
            var isAct = false
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                isAct = true
                let asked = Bool.random(using: &random) ? before != .on : Bool.random(using: &random)
                let isTaken = isEnabled && before != (asked ? .on : .off)
                #expect((asked == (before != .on) ? model.toggle() : model.userSet(asked)) == isTaken, "step \(step)")
                guard isTaken else { break }
                expected = [asked]
                writes = reference.values.filter { $0 != asked }.count
                reference.values = reference.values.map { _ in asked }
                reference.own = asked ? .on : .off
                reference.cover = nil
            case 2:
                let state = [ToggleModel.State.off, .on, .mixed].randomElement(using: &random)!
                model.state = state
                if state != before {
                    reference.own = state
                    reference.cover = state == reference.said ? nil : (state, reference.said)
                }
            case 3 where count > 0:
                let index = Int.random(in: 0..<count, using: &random)
                values.all[index].toggle()
                reference.values[index].toggle()
            case 4:
                model.isEnabled.toggle()
                isEnabled.toggle()
            default:
                if count > 0 {
                    model.setSources(values.sources(0..<count))
                    reference.cover = nil
                }
            }
            #expect(model.state == reference.shown, "step \(step)")
            #expect(values.all == reference.values, "step \(step)")
            #expect(told == expected, "step \(step)")
            #expect(values.writes == writes, "step \(step)")
            #expect(model.isChoiceEnabled(true) == (isEnabled && reference.shown != .on), "step \(step)")
            // Values that are written one after the other are published one after the other.
            let published = publications.take()
            if isAct, writes < 2 { #expect(published == (before == reference.shown ? 0 : 1), "step \(step)") }
            (told, values.writes) = ([], 0)
        }
    }
}
