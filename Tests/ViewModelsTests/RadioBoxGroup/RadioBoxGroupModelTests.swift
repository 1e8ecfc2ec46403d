import Testing
import ViewModels

@MainActor
struct RadioBoxGroupModelTests {
    private func group(_ selection: String? = nil) -> RadioBoxGroupModel<String> {
        RadioBoxGroupModel(choices: ["a", "b", "c", "d"], selection: selection)
    }

    @Test func nothingSelectedIsAState() {
        let model = group()
        #expect(model.selection == nil)
        model.selection = "b"
        model.selection = nil
        #expect(model.selection == nil)
        #expect(model.selections.isEmpty)
    }

    @Test func selectingPublishesAndTellsOnce() {
        let model = group()
        var told: [String?] = []
        model.onSelect = { [unowned model] in
            #expect(model.selection == $0)
            told.append($0)
        }
        let publications = Publications { model.selection }
        #expect(model.select("b"))
        #expect(publications.take() == 1)
        #expect(model.select("c"))
        #expect(publications.take() == 1)
        #expect(told == ["b", "c"])
    }

    @Test func selectingWhatIsSelectedPublishesNothing() {
        let model = group("b")
        var told = 0
        model.onSelect = { _ in told += 1 }
        model.onSelections = { _ in told += 1 }
        let publications = Publications { (model.selection, model.selections) }
        #expect(!model.select("b"))
        #expect(!model.toggle("b"))
        model.selection = "b"
        #expect(publications.take() == 0)
        #expect(told == 0)
    }

    @Test func codeThatSelectsTellsNobody() {
        let model = group()
        var told = 0
        model.onSelect = { _ in told += 1 }
        model.onCorrection = { _ in told += 1 }
        let publications = Publications { model.selection }
        model.selection = "d"
        #expect(publications.take() == 1)
        #expect(told == 0)
    }

    @Test func somethingUnknownSelectsNothing() {
        let model = group("z")
        #expect(model.selection == nil)
        model.selection = "a"
        model.selection = "z"
        #expect(model.selection == nil)
        #expect(!model.select("z"))
    }

    @Test func disabledChoicesAreRefusedToAPersonOnly() {
        let model = group("a")
        model.disabledChoices = ["c"]
        #expect(!model.select("c"))
        #expect(!model.toggle("c"))
        #expect(model.selection == "a")
        model.selection = "c"
        #expect(model.selection == "c")
    }

    @Test func aDisabledGroupRefusesEverything() {
        let model = group("a")
        model.isEnabled = false
        #expect(!model.select("b"))
        #expect(!model.selectNext())
        #expect(!model.pressKey(.down))
        #expect(!model.pressKey(.space))
        #expect(model.focusIndex == nil)
        #expect(model.selection == "a")
    }

    @Test func nextAndPreviousWrapAndSkipDisabled() {
        let model = group("a")
        model.disabledChoices = ["b", "d"]
        let forward = (0..<3).map { _ in
            model.selectNext()
            return model.selection
        }
        #expect(forward == ["c", "a", "c"])
        let back = (0..<3).map { _ in
            model.selectPrevious()
            return model.selection
        }
        #expect(back == ["a", "c", "a"])
    }

    @Test func nextAndPreviousFromNothingBeginAtTheEnds() {
        let first = group()
        first.selectNext()
        #expect(first.selection == "a")
        let last = group()
        last.selectPrevious()
        #expect(last.selection == "d")
    }

    @Test func nextInAnEmptyOrWhollyDisabledGroupDoesNothing() {
        let empty = RadioBoxGroupModel<Int>(choices: [])
        #expect(!empty.selectNext())
        #expect(!empty.type("a", at: 0))
        #expect(empty.focusIndex == nil)
        let disabled = group()
        disabled.disabledChoices = ["a", "b", "c", "d"]
        #expect(!disabled.selectPrevious())
    }

    @Test func deselectsOnlyWhenAllowed() {
        let model = group("b")
        #expect(!model.press("b"))
        model.allowsDeselection = true
        var told: [String?] = []
        model.onSelect = { told.append($0) }
        #expect(model.press("b"))
        #expect(model.selection == nil)
        #expect(model.press("b"))
        #expect(told == [nil, "b"])
    }

    @Test func choicesThatDisappearTakeTheSelectionWithThemPublishedOnce() {
        let model = group("b")
        var corrections: [Set<String>] = []
        var told = 0
        model.onCorrection = { corrections.append($0) }
        model.onSelect = { _ in told += 1 }
        let publications = Publications { model.selections }
        model.choices = ["a", "c", "d"]
        #expect(model.selection == nil)
        #expect(publications.take() == 1)
        #expect(corrections == [[]])
        #expect(told == 0)
    }

    @Test func choicesThatMoveOrComeKeepTheSelection() {
        let model = group("b")
        var corrections = 0
        model.onCorrection = { _ in corrections += 1 }
        let publications = Publications { model.selections }
        model.choices = ["d", "x", "b", "a"]
        #expect(model.selection == "b")
        #expect(model.focusIndex == 2)
        #expect(publications.take() == 0)
        #expect(corrections == 0)
    }

    @Test func ofEqualChoicesTheFirstCounts() {
        let model = RadioBoxGroupModel(choices: [1, 2, 1, 3, 2])
        #expect(model.choices == [1, 2, 3])
        #expect(model.index(of: 3) == 2)
    }
}
