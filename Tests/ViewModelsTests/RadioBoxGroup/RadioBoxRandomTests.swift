import Testing
import ViewModels

/// A group written as plainly as can be, to compare with.
private struct Reference {
    var choices: [Int]
    var disabled: Set<Int> = []
    var selected: Set<Int> = []
    let isMultiple: Bool

    func canSelect(_ choice: Int) -> Bool { choices.contains(choice) && !disabled.contains(choice) }

    mutating func select(_ choice: Int) {
        guard canSelect(choice) else { return }
        selected = isMultiple ? selected.intersection(disabled).union([choice]) : [choice]
    }

    mutating func toggle(_ choice: Int, allowsDeselection: Bool) {
        guard canSelect(choice) else { return }
        if isMultiple {
            if selected.remove(choice) == nil { selected.insert(choice) }
        } else if selected == [choice] {
            if allowsDeselection { selected = [] }
        } else {
            selected = [choice]
        }
    }
}

@MainActor
struct RadioBoxRandomTests {
    @Test(arguments: [RadioBoxMode.single, .multiple], [1, 2, 3] as [UInt64])
    func anySequenceOfActsAgreesWithAPlainReference(mode: RadioBoxMode, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let model = RadioBoxGroupModel(choices: Array(0..<5), mode: mode)
        var reference = Reference(choices: Array(0..<5), isMultiple: mode == .multiple)
        var told = 0
        var corrected = 0
        model.onSelections = { _ in told += 1 }
        model.onCorrection = { _ in corrected += 1 }
        let publications = Publications { model.selections }

        for step in 0..<10_000 {
            let before = reference.selected
            var isAct = true
            var isCorrection = false
            let choice = Int.random(in: 0..<8, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                model.select(choice)
                reference.select(choice)
            case 2:
                model.allowsDeselection.toggle()
                model.toggle(choice)
                reference.toggle(choice, allowsDeselection: model.allowsDeselection)
            case 3:
                isAct = false
                isCorrection = true
                let choices = Array((0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
                model.choices = choices
                reference.choices = choices
                reference.selected.formIntersection(choices)
            case 4:
                isAct = false
                model.selection = choice
                reference.selected = reference.choices.contains(choice) ? [choice] : []
            case 5:
                let disabled = Set((0..<8).filter { _ in Bool.random(using: &random) })
                model.disabledChoices = disabled
                reference.disabled = disabled
            case 6:
                model.selectNext()
                if model.selections != before, let new = model.focusIndex.map({ model.choices[$0] }) {
                    #expect(reference.canSelect(new))
                    reference.select(new)
                }
            default:
                model.selectAll()
                if mode == .multiple { reference.selected.formUnion(reference.choices.filter(reference.canSelect)) }
            }
            let changed = before != reference.selected
            #expect(model.selections == reference.selected, "step \(step)")
            #expect(model.selections.isSubset(of: model.choices))
            #expect(publications.take() == (changed ? 1 : 0), "step \(step)")
            #expect(told == (changed && isAct ? 1 : 0), "step \(step)")
            #expect(corrected == (changed && isCorrection ? 1 : 0), "step \(step)")
            if let index = model.focusIndex { #expect(reference.canSelect(model.choices[index])) }
            (told, corrected) = (0, 0)
        }
    }
}
