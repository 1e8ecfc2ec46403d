import Testing
import ViewModels

private enum Speed: Int, CaseIterable { case low, medium, high }

/// A button written as plainly as can be, to compare with.
private struct Reference {
    var value = 0
    var isEnabled = true
    var isBusy = false
    var hasFailed = false
    /// What a failure brings back.
    var before: Int?

    mutating func press(by step: Int, hasAction: Bool) -> Bool {
        guard isEnabled, !isBusy else { return false }
        hasFailed = false
        if hasAction { (before, isBusy) = (value, true) }
        value = (value + step + 3) % 3
        return true
    }

    mutating func set(_ new: Int) {
        if new != value { before = nil }
        value = new
    }

    mutating func end(fails: Bool) {
        if fails, let before { value = before }
        (isBusy, hasFailed, before) = (false, fails, nil)
    }
}

@MainActor
struct StatefulButtonRandomTests {
    private struct Refusal: Error {}

    /// Work that waits until it is told how to end.
    @MainActor private final class Work {
        private var waiting: CheckedContinuation<Void, any Error>?

        func run() async throws { try await withCheckedThrowingContinuation { waiting = $0 } }

        func end(throwing error: (any Error)?) async {
            while waiting == nil { await Task.yield() }
            if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
            waiting = nil
        }
    }

    @Test(arguments: [false, true], [21, 22, 23] as [UInt64])
    func anySequenceOfActsAgreesWithAPlainReference(hasAction: Bool, seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let work = Work()
        let action: StatefulButtonModel<Speed>.Action = { _ in try await work.run() }
        let model = StatefulButtonModel(Speed.low, action: hasAction ? action : nil)
        var reference = Reference()
        var told: [Int] = []
        var failures = 0
        model.onChange = { told.append($0.rawValue) }
        model.onFailure = { _ in failures += 1 }
        let values = Publications { model.value }
        let works = Publications { model.isBusy }

        for step in 0..<10_000 {
            let before = reference
            var expected: [Int] = []
            var fails = false
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let isTaken = reference.press(by: 1, hasAction: hasAction)
                #expect(model.press() == isTaken, "step \(step)")
                if isTaken { expected = [reference.value] }
            case 2:
                let isTaken = reference.press(by: -1, hasAction: hasAction)
                #expect(model.pressBackward() == isTaken, "step \(step)")
                if isTaken { expected = [reference.value] }
            case 3:
                let value = Int.random(in: 0..<3, using: &random)
                model.value = Speed(rawValue: value)!
                reference.set(value)
            case 4:
                model.isEnabled.toggle()
                reference.isEnabled.toggle()
            default:
                guard reference.isBusy else { break }
                fails = Bool.random(using: &random)
                await work.end(throwing: fails ? Refusal() : nil)
                await model.finish()
                reference.end(fails: fails)
            }
            #expect(model.value.rawValue == reference.value, "step \(step)")
            #expect(model.isBusy == reference.isBusy, "step \(step)")
            #expect((model.lastError != nil) == reference.hasFailed, "step \(step)")
            #expect(model.canPress == (reference.isEnabled && !reference.isBusy), "step \(step)")
            #expect(values.take() == (before.value == reference.value ? 0 : 1), "step \(step)")
            #expect(works.take() == (before.isBusy == reference.isBusy ? 0 : 1), "step \(step)")
            #expect(told == expected, "step \(step)")
            #expect(failures == (fails ? 1 : 0), "step \(step)")
            (told, failures) = ([], 0)
        }
        if model.isBusy { await work.end(throwing: nil) }
    }
}
