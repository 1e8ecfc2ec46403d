import Testing
import ViewModels

@MainActor
struct RadioBoxFocusTests {
    private func group(_ selection: String? = nil) -> RadioBoxGroupModel<String> {
        RadioBoxGroupModel(choices: ["apple", "Avocado", "banana", "blueberry"], selection: selection, title: { $0 })
    }

    @Test func tabLeadsToTheSelectedElseToTheFirstEnabledChoice() {
        let model = group("banana")
        #expect(model.focusIndex == 2)
        model.selection = nil
        #expect(model.focusIndex == 0)
        model.disabledChoices = ["apple"]
        #expect(model.focusIndex == 1)
        model.selection = "apple"
        #expect(model.focusIndex == 1)
    }

    @Test func focusSelectsNothing() {
        let model = group("apple")
        let publications = Publications { model.selection }
        model.focus("banana")
        #expect(model.focusIndex == 2)
        #expect(publications.take() == 0)
    }

    @Test func codeThatSelectsTakesTheTabStopAlong() {
        let model = group("apple")
        model.focus("banana")
        model.selection = "blueberry"
        #expect(model.focusIndex == 3)
    }

    @Test func arrowsMoveAndSelectAndMirror() {
        let model = group("apple")
        let keys: [(RadioBoxKey, Bool, String)] = [
            (.right, false, "Avocado"), (.down, false, "banana"), (.left, false, "Avocado"), (.up, false, "apple"),
            (.up, false, "blueberry"), (.home, false, "apple"), (.end, false, "blueberry"),
            (.right, true, "banana"), (.left, true, "blueberry"), (.down, true, "apple"), (.home, true, "apple"),
        ]
        for (key, mirrored, expected) in keys {
            model.isRightToLeft = mirrored
            #expect(model.pressKey(key))
            #expect(model.selection == expected)
        }
    }

    /// Nine choices in rows of four; the last row has one.
    private func grid(_ selection: Int, disabled: Set<Int> = []) -> RadioBoxGroupModel<Int> {
        let model = RadioBoxGroupModel(choices: Array(0..<9), selection: selection, disabledChoices: disabled)
        model.columns = 4
        return model
    }

    @Test(arguments: [
        (1, RadioBoxKey.down, 5), (5, .down, 1), (1, .up, 5), (4, .down, 8), (8, .down, 0), (0, .up, 8), (3, .right, 4),
        (4, .left, 3), (8, .right, 0), (3, .up, 7), (5, .home, 0), (5, .end, 8),
    ])
    func inRowsUpAndDownStayInTheirColumnAndGoRound(_ start: Int, _ key: RadioBoxKey, _ expected: Int) {
        let model = grid(start)
        #expect(model.pressKey(key))
        #expect(model.selection == expected)
        let mirrored = grid(start)
        mirrored.isRightToLeft = true
        #expect(mirrored.pressKey(key == .left ? .right : key == .right ? .left : key))
        #expect(mirrored.selection == expected)
    }

    @Test func inRowsWhatIsDisabledIsPassedOverWithinTheColumn() {
        let model = grid(0, disabled: [4])
        #expect(model.pressKey(.down))
        #expect(model.selection == 8)
        let alone = grid(2, disabled: [6])
        let publications = Publications { alone.selection }
        #expect(alone.pressKey(.down))
        #expect(alone.selection == 2)
        #expect(publications.take() == 0)
    }

    @Test func inRowsTheFirstArrowSelectsTheFirstOrTheLastChoice() {
        let model = grid(0)
        model.selection = nil
        #expect(model.pressKey(.down))
        #expect(model.selection == 0)
        model.selection = nil
        #expect(model.pressKey(.up))
        #expect(model.selection == 8)
    }

    @Test(arguments: [1, 9, 20, 0, -3])
    func oneRowOrOneColumnGoesOneByOne(_ columns: Int) {
        let model = grid(3)
        model.columns = columns
        #expect(model.pressKey(.down))
        #expect(model.selection == 4)
        #expect(model.pressKey(.up))
        #expect(model.selection == 3)
    }

    @Test func inRowsShiftTakesAllThatLiesBetween() {
        let model = grid(1)
        model.mode = .multiple
        model.pressKey(.down, extending: true)
        #expect(model.selections == [1, 2, 3, 4, 5])
    }

    @Test func spaceSelectsWhatHasTheFocus() {
        let model = group()
        #expect(model.pressKey(.space))
        #expect(model.selection == "apple")
        #expect(model.pressKey(.space))
        #expect(model.selection == "apple")
    }

    @Test func aFocusedChoiceThatDisappearsLeavesTheFocusToItsNeighbour() {
        let model = group()
        model.focus("banana")
        model.choices = ["apple", "Avocado", "blueberry"]
        #expect(model.focusIndex == 2)
        model.choices = ["apple", "Avocado"]
        #expect(model.focusIndex == 1)
        model.choices = []
        #expect(model.focusIndex == nil)
    }

    @Test func typingALetterGoesRoundTheChoicesThatBeginWithIt() {
        let model = group("apple")
        var reached: [String?] = []
        for time in [0.0, 0.2, 5, 9] {
            #expect(model.type(time == 9 ? "B" : "a", at: time))
            reached.append(model.selection)
        }
        #expect(reached == ["Avocado", "apple", "Avocado", "banana"])
    }

    @Test func typingFindsTheFirstChoiceWhenNothingIsSelected() {
        let model = group()
        #expect(model.type("A", at: 0))
        #expect(model.selection == "apple")
    }

    @Test func lettersTypedQuicklyAreAWord() {
        let model = group("apple")
        model.type("b", at: 0)
        #expect(model.selection == "banana")
        model.type("l", at: 0.3)
        #expect(model.selection == "blueberry")
        #expect(!model.type("x", at: 0.5))
        #expect(model.selection == "blueberry")
    }

    @Test func typingSkipsDisabledChoicesAndNeedsTitles() {
        let model = group("apple")
        model.disabledChoices = ["Avocado", "banana"]
        #expect(model.type("b", at: 0))
        #expect(model.selection == "blueberry")
        #expect(model.type("a", at: 5))
        #expect(model.selection == "apple")
        model.title = nil
        #expect(!model.type("b", at: 10))
    }

    @Test func typingMovesOnlyTheFocusAmongMany() {
        let model = group()
        model.mode = .multiple
        model.type("b", at: 0)
        #expect(model.focusIndex == 2)
        #expect(model.selections.isEmpty)
    }
}
