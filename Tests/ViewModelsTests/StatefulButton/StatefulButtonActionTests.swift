import Testing
import ViewModels

private struct Refused: Error {}

/// An action that waits until the test lets it end.
@MainActor
private final class Gate {
    private var waiting: CheckedContinuation<Void, any Error>?
    private(set) var starts: [Bool] = []

    func pass(_ value: Bool) async throws {
        starts.append(value)
        try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func open(_ result: Result<Void, any Error>) async {
        while waiting == nil { await Task.yield() }
        waiting?.resume(with: result)
        waiting = nil
    }
}

@MainActor
struct StatefulButtonActionTests {
    @Test func showsTheNewValueAndIsBusyUntilTheActionEnds() async {
        let gate = Gate()
        let model = StatefulButtonModel(false, action: gate.pass)
        #expect(model.press())
        #expect(model.value)
        #expect(model.isBusy)
        await gate.open(.success(()))
        await model.finish()
        #expect(model.value)
        #expect(!model.isBusy)
        #expect(model.lastError == nil)
        #expect(gate.starts == [true])
    }

    @Test func cannotBePressedTwice() async {
        let gate = Gate()
        var told: [Bool] = []
        let model = StatefulButtonModel(false, onChange: { told.append($0) }, action: gate.pass)
        model.press()
        #expect(!model.canPress)
        #expect(!model.press())
        #expect(!model.pressBackward())
        await gate.open(.success(()))
        await model.finish()
        #expect(told == [true])
        #expect(gate.starts == [true])
        #expect(model.canPress)
    }

    @Test func cannotBePressedFromWithinOnChange() async {
        let gate = Gate()
        let model = StatefulButtonModel(false, action: gate.pass)
        model.onChange = { [unowned model] _ in #expect(!model.press()) }
        model.press()
        await gate.open(.success(()))
        await model.finish()
        #expect(gate.starts == [true])
    }

    @Test func anErrorRestoresTheLastValueAndIsKept() async {
        let gate = Gate()
        var told: [Bool] = []
        var failures: [Bool] = []
        let model = StatefulButtonModel(false, onChange: { told.append($0) }, action: gate.pass)
        model.onFailure = { [unowned model] in failures.append($0 is Refused && !model.value && !model.isBusy) }
        let publications = Publications { model.value }
        model.press()
        await gate.open(.failure(Refused()))
        await model.finish()
        #expect(model.value == false)
        #expect(model.lastError is Refused)
        #expect(told == [true])
        #expect(failures == [true])
        #expect(publications.take() == 2)
    }

    @Test func theNextPressForgetsTheError() async {
        let gate = Gate()
        let model = StatefulButtonModel(false, action: gate.pass)
        model.press()
        await gate.open(.failure(Refused()))
        await model.finish()
        model.press()
        #expect(model.lastError == nil)
        await gate.open(.success(()))
        await model.finish()
        #expect(model.value)
    }

    @Test func aValueSetMeanwhileIsNotTakenBack() async {
        let gate = Gate()
        let model = StatefulButtonModel(
            0, next: { $0 + 1 }, previous: { $0 - 1 }, action: { try await gate.pass($0 > 0) })
        model.press()
        model.value = 7
        await gate.open(.failure(Refused()))
        await model.finish()
        #expect(model.value == 7)
    }

    @Test func theSameValueSetMeanwhileDoesNotKeepAFailedPress() async {
        let gate = Gate()
        let model = StatefulButtonModel(false, action: gate.pass)
        model.press()
        model.value = true
        await gate.open(.failure(Refused()))
        await model.finish()
        #expect(model.value == false)
    }

    @Test func aModelDoesNotLiveAsLongAsItsAction() async {
        let gate = Gate()
        weak var gone: StatefulButtonModel<Bool>?
        do {
            let model = StatefulButtonModel(false, action: gate.pass)
            model.press()
            gone = model
        }
        #expect(gone == nil)
        await gate.open(.success(()))
    }

    @Test func finishReturnsAtOnceWhenNothingRuns() async {
        let model = StatefulButtonModel(false)
        model.press()
        await model.finish()
        #expect(model.value)
    }
}
