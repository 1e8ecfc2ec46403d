import Testing
import ViewModels

/// Pages and the current one, written as plainly as can be, to compare with.
private struct Reference {
    var ids: [Int]
    var current: Int?
    var wraps: Bool

    mutating func turn(by steps: Int) {
        guard let page = current else { return }
        let count = ids.count
        current = wraps ? ((page + steps) % count + count) % count : min(max(page + steps, 0), count - 1)
    }

    mutating func turn(to page: Int) {
        if current != nil { current = min(max(page, 0), ids.count - 1) }
    }

    mutating func replace(_ new: [Int]) {
        defer { ids = new }
        guard !new.isEmpty else { return current = nil }
        guard let page = current else { return current = 0 }
        if let same = new.firstIndex(of: ids[page]) { return current = same }
        if let before = ids[..<page].last(where: new.contains) {
            return current = min(new.firstIndex(of: before)! + 1, new.count - 1)
        }
        if let after = ids[page...].first(where: new.contains) {
            return current = max(new.firstIndex(of: after)! - 1, 0)
        }
        current = min(page, new.count - 1)
    }
}

@MainActor
struct CarouselRandomTests {
    private func change(_ ids: [Int], using random: inout SeededGenerator) -> [Int] {
        var ids = ids
        var fresh: Int { Int.random(in: 100..<1_000_000, using: &random) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: ids.insert(fresh, at: Int.random(in: 0...ids.count, using: &random))
        case 2 where !ids.isEmpty: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
        case 3 where !ids.isEmpty: ids[Int.random(in: 0..<ids.count, using: &random)] = fresh
        case 4: ids.shuffle(using: &random)
        case 5: ids.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
        default: if ids.count > 6 { ids.removeFirst(4) }
        }
        return ids
    }

    /// What must hold whatever happened.
    private func check(_ model: CarouselModel, _ step: Int) {
        if let page = model.currentPage {
            #expect((0..<model.pageCount).contains(page), "step \(step)")
        } else {
            #expect(model.pageCount == 0, "step \(step)")
        }
        #expect(!(model.isHeld && model.isAnimating), "step \(step)")
        if !model.isHeld, !model.isAnimating {
            #expect(model.position == Double(model.currentPage ?? 0), "step \(step)")
        }
        let ends = 0...Double(max(0, model.pageCount - 1))
        #expect(model.wraps || ends.contains(model.position), "step \(step)")
        // Nothing blank: the pages in sight cover the whole width, each once and side by side.
        let seen = model.visiblePages
        #expect(Set(seen.map(\.page)).count == seen.count, "step \(step)")
        let inSight = seen.filter(\.isInSight).map(\.offset)
        #expect(inSight.first.map { $0 <= 1e-9 } ?? seen.isEmpty, "step \(step)")
        #expect(inSight.last.map { $0 >= -1e-9 } ?? seen.isEmpty, "step \(step)")
        if let first = inSight.first, let last = inSight.last {
            #expect(abs(last - first - Double(inSight.count - 1)) < 1e-6, "step \(step)")
        }
    }

    @Test(arguments: [false, true], [11, 12, 13, 14] as [UInt64])
    func anySequenceOfActsAgreesWithAPlainReference(wraps: Bool, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var reference = Reference(ids: [1, 2, 3, 4], current: 0, wraps: wraps)
        let model = CarouselModel(pages: reference.ids.map { AnyHashable($0) }, wraps: wraps).shown()
        var time = 0.0
        var lastWheel = -1.0
        // Where a drag began, as long as nothing has changed what may be reached from there.
        var dragBase: Double?
        var turned: [Int] = []
        var corrected: [Int?] = []
        model.onPageChange = { turned.append($0) }
        model.onCorrection = { corrected.append($0) }
        let publications = Publications { model.currentPage }

        for step in 0..<12_000 {
            let before = model.currentPage
            var isAct = true
            var isCorrection = false
            time += Double.random(in: 0...0.1, using: &random)
            switch Int.random(in: 0..<16, using: &random) {
            case 0:
                let steps = Int.random(in: -2...2, using: &random)
                if model.turn(by: steps) { reference.turn(by: steps) }
            case 1:
                let page = Int.random(in: -1...8, using: &random)
                if model.turn(to: page) { reference.turn(to: page) }
            case 2:
                isAct = false
                // Without pages the request would be kept for the first ones, which has tests of its own.
                guard before != nil else { break }
                let page = Int.random(in: -1...8, using: &random)
                model.scroll(to: page, animated: Bool.random(using: &random))
                reference.turn(to: page)
            case 3:
                let isRight = Bool.random(using: &random)
                let moves = model.pressKey(isRight ? .right : .left)
                if moves { reference.turn(by: isRight != model.isRightToLeft ? 1 : -1) }
            case 4:
                let step = Bool.random(using: &random) ? 1 : -1
                let isLocked = time - lastWheel < 0.15
                if model.canTurn(forward: step > 0), !isLocked, !model.isDragging {
                    reference.turn(by: step)
                    lastWheel = time
                }
                model.wheel(CarouselScroll(dy: Double(step)), at: time)
            case 5, 6:
                isAct = false
                isCorrection = true
                let seen = model.visiblePages.min { abs($0.offset) < abs($1.offset) }
                dragBase = nil
                let ids = change(reference.ids, using: &random)
                model.pages = ids.map { AnyHashable($0) }
                reference.replace(ids)
                if let seen, abs(seen.offset) < 0.499, ids.contains(where: { AnyHashable($0) == seen.id }) {
                    let now = model.visiblePages.first { $0.id == seen.id }
                    let isClamped = model.position == 0 || model.position == Double(ids.count - 1)
                    #expect(now.map { abs($0.offset - seen.offset) < 1e-6 || isClamped } ?? false, "step \(step)")
                }
            case 7:
                model.isRightToLeft.toggle()
            case 8:
                model.allowsLongSwipes.toggle()
                dragBase = nil
            case 9, 10:
                model.beginDrag(at: time, device: Bool.random(using: &random) ? .touch : .touchpad)
                dragBase = model.isHeld ? (model.position + 0.5).rounded(.down) : nil
            case 11:
                model.drag(by: Double.random(in: -0.8...0.8, using: &random), at: time)
                if let dragBase, model.isHeld, !model.allowsLongSwipes {
                    #expect(abs(model.position - dragBase) <= 1 + 1e-9, "step \(step)")
                }
            case 12:
                let held = model.isDragging ? model.position : nil
                model.endDrag(velocity: Double.random(in: -4...4, using: &random), at: time)
                if let held, let page = model.currentPage, !model.allowsLongSwipes {
                    #expect(abs(model.target(of: page, from: held) - held) <= 1.5 + 1e-9, "step \(step)")
                    if let dragBase {
                        let turned = model.target(of: page, from: dragBase) - dragBase
                        #expect(abs(turned) <= 1 + 1e-9, "step \(step)")
                    }
                }
                reference.current = model.currentPage
            case 13:
                model.cancelDrag()
            default:
                model.advance(to: time)
            }
            let changed = before != model.currentPage
            #expect(model.currentPage == reference.current, "step \(step)")
            #expect(publications.take() == (changed ? 1 : 0), "step \(step)")
            #expect(turned == (changed && isAct ? [model.currentPage!] : []), "step \(step)")
            #expect(corrected == (changed && isCorrection ? [model.currentPage] : []), "step \(step)")
            check(model, step)
            (turned, corrected) = ([], [])

            if step % 40 == 0, !model.isHeld {
                model.run(from: time)
                time += 5
                #expect(!model.isAnimating, "step \(step)")
                check(model, step)
            }
        }
    }
}

extension CarouselModel {
    /// The place of `page` that is nearest to `place`.
    fileprivate func target(of page: Int, from place: Double) -> Double {
        let count = Double(pageCount)
        guard wraps, count > 1 else { return Double(page) }
        return Double(page) + ((place - Double(page)) / count + 0.5).rounded(.down) * count
    }
}
