import Observation
import Testing
import ViewModels

@Observable @MainActor
private final class Settings {
    @ObservationIgnored private(set) var writes: [Bool] = []
    var isLoud = false {
        didSet { writes.append(isLoud) }
    }
    var source: ToggleModel.Source { .init(get: { self.isLoud }, set: { self.isLoud = $0 }) }
}

@MainActor
struct ToggleModelTests {
    @Test func togglesItsOwnValueAndTellsOnce() {
        var told: [Bool] = []
        let model = ToggleModel { told.append($0) }
        let publications = Publications { model.isOn }
        #expect(model.toggle())
        #expect(model.isOn)
        #expect(publications.take() == 1)
        #expect(model.toggle())
        #expect(told == [true, false])
    }

    @Test func settingFromCodeTellsNobody() {
        var told = 0
        let model = ToggleModel { _ in told += 1 }
        let publications = Publications { model.isOn }
        model.isOn = true
        model.isOn = true
        #expect(publications.take() == 1)
        #expect(told == 0)
    }

    @Test func askingForWhatIsShownDoesNothing() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        #expect(!model.userSet(false))
        #expect(settings.writes.isEmpty)
    }

    @Test func anActWritesTheSourceOnceAndReadsItBack() {
        let settings = Settings()
        let model = ToggleModel(get: { settings.isLoud }, set: { settings.isLoud = $0 })
        model.toggle()
        #expect(settings.writes == [true])
        #expect(model.isOn)
    }

    @Test func aChangeOfTheSourceIsShownAndWritesNothing() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        let publications = Publications { model.isOn }
        settings.isLoud = true
        #expect(model.isOn)
        #expect(publications.take() == 1)
        #expect(settings.writes == [true])
    }

    @Test func aSourceThatRefusesStaysAsItIs() {
        let model = ToggleModel(get: { false }, set: { _ in })
        model.toggle()
        #expect(!model.isOn)
    }

    @Test func whatCodeAssignsOverASourceHoldsUntilTheSourceChanges() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        model.isOn = true
        #expect(model.isOn)
        #expect(settings.writes.isEmpty)
        settings.isLoud = true
        settings.isLoud = false
        #expect(settings.writes == [true, false])
        model.toggle()
        #expect(settings.isLoud == model.isOn)
    }

    @Test func anActOverWhatCodeAssignedIsOnePublication() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        let publications = Publications { model.isOn }
        model.isOn = true
        #expect(publications.take() == 1)
        model.toggle()
        #expect(!model.isOn)
        #expect(settings.writes.isEmpty)
        #expect(publications.take() == 1)
        model.isMixed = true
        _ = publications.take()
        model.toggle()
        #expect(settings.writes == [true])
        #expect(publications.take() == 1)
    }

    @Test func assigningWhatASourceSaysPublishesNothing() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        let publications = Publications { model.isOn }
        model.isOn = false
        model.isMixed = false
        #expect(publications.take() == 0)
    }

    @Test func disabledRefuses() {
        let settings = Settings()
        let model = ToggleModel(sources: [settings.source])
        model.isEnabled = false
        #expect(!model.toggle())
        #expect(!model.userSet(true))
        #expect(settings.writes.isEmpty)
        #expect(!model.isChoiceEnabled(true))
        #expect(!model.isChoiceEnabled(false))
    }

    @Test(arguments: [
        ([false, false], ToggleModel.State.off), ([true, true], .on), ([true, false], .mixed),
        ([false, true, true], .mixed),
    ])
    func severalSourcesAreMixedUnlessTheyAgree(values: [Bool], state: ToggleModel.State) {
        let model = ToggleModel(sources: values.map { value in .init(get: { value }, set: { _ in }) })
        #expect(model.state == state)
        #expect(model.isOn == (state == .on))
        #expect(model.isMixed == (state == .mixed))
    }

    @Test func anActOnAMixedToggleTurnsAllOnAndWritesOnlyWhatDiffers() {
        let all = [Settings(), Settings(), Settings()]
        all[1].isLoud = true
        let model = ToggleModel(sources: all.map(\.source))
        #expect(model.isMixed)
        model.toggle()
        #expect(model.state == .on)
        #expect(all.map(\.writes) == [[true], [true], [true]])
        model.toggle()
        #expect(model.state == .off)
        #expect(all.map { $0.writes.last } == [false, false, false])
    }

    @Test func theMixedStateIsSetByCodeAndEndedByAnAct() {
        var told: [Bool] = []
        let model = ToggleModel { told.append($0) }
        model.isMixed = true
        #expect(!model.isOn)
        #expect(told.isEmpty)
        model.toggle()
        #expect(model.state == .on)
        #expect(told == [true])
        model.isMixed = true
        model.userSet(false)
        #expect(model.state == .off)
        #expect(told == [true, false])
    }

    @Test func exactlyOneOfTwoChoicesCanBePressed() {
        let model = ToggleModel()
        for _ in 0..<3 {
            #expect(model.isChoiceEnabled(!model.isOn))
            #expect(!model.isChoiceEnabled(model.isOn))
            model.toggle()
        }
        model.isMixed = true
        #expect(model.isChoiceEnabled(true) && model.isChoiceEnabled(false))
    }

    @Test func otherSourcesAreShownAtOnce() {
        let settings = Settings()
        let model = ToggleModel(get: { true }, set: { _ in })
        let publications = Publications { model.isOn }
        model.setSources([settings.source])
        #expect(!model.isOn)
        #expect(publications.take() == 1)
        #expect(settings.writes.isEmpty)
    }

    @Test func threeTogglesOverDerivedValuesStayExclusive() {
        var chosen: Int? = 0
        let models = (0..<3).map { index in
            ToggleModel(get: { chosen == index }, set: { chosen = $0 ? index : nil })
        }
        models[2].toggle()
        #expect(models.map(\.isOn) == [false, false, true])
        models[2].toggle()
        #expect(models.map(\.isOn) == [false, false, false])
    }
}
