import Foundation
import KumikoTesting
import Observation
import Testing

/// After any change the layout is the one that a view mounted anew would have.
@MainActor
@Suite struct IncrementalLayoutRandomTests {
    @Test(arguments: 0..<12) func layoutAfterChangesIsThatOfAFreshView(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        // Stacks of many views are laid out in another way than those of a few.
        for _ in 0..<(seed % 2 == 0 ? 6 : 40) { model.insert(&random) }
        let mounted = MountedView(Scene(model: model))
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(&random) }
            if Int.random(in: 0..<4, using: &random) == 0 {
                mounted.size.width = [60, 150, 250, 400].randomElement(using: &random)!
            }
            mounted.advance()
            let fresh = MountedView(Scene(model: model), size: mounted.size)
            let (found, expected) = (frames(mounted), frames(fresh))
            guard found != expected else { continue }
            Issue.record("step \(step): \(zip(found, expected).first { $0 != $1 } ?? ("", "")), \(model.rows)")
            return
        }
    }

    /// The frames of all that is shown, in words.
    private func frames(_ mounted: MountedView) -> [String] {
        let texts = mounted.findAll(Text.self).map { "\($0.text) \($0.lines) \($0.frame) \($0.isVisible)" }
        return texts + mounted.frames(A.self).map { "A \($0)" } + mounted.frames(Fill.self).map { "Fill \($0)" }
    }
}

private struct Item: Equatable {
    var id: Int
    var text = "text"
    var kind = 0
    var isOn = false
    var number = 0
}

@Observable @MainActor private final class Model {
    var rows: [Item] = []
    var isScrolled = false
    var spacing: CGFloat = 4
    private var nextID = 0

    func insert(_ random: inout SeededGenerator) {
        nextID += 1
        let item = Item(id: nextID, kind: Int.random(in: 0..<9, using: &random))
        rows.insert(item, at: Int.random(in: 0...rows.count, using: &random))
    }

    func change(_ random: inout SeededGenerator) {
        guard let index = rows.indices.randomElement(using: &random) else { return insert(&random) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: insert(&random)
        case 1: rows.remove(at: index)
        case 2: rows.shuffle(using: &random)
        case 3: rows[index].kind = Int.random(in: 0..<9, using: &random)
        case 4: isScrolled.toggle()
        case 5: spacing = CGFloat(Int.random(in: 0..<6, using: &random))
        case 6, 7: rows[index].isOn.toggle()
        case 8: rows[index].number = Int.random(in: 0..<30, using: &random)
        default:
            rows[index].text = ["a", "bb cc", "aaa bbb ccc ddd", "aaaa bb ccc ddd", "x\ny", ""].randomElement(
                using: &random)!
        }
    }
}

private struct Scene: View {
    let model: Model

    var body: some View {
        if model.isScrolled {
            ScrollView { rows }
        } else {
            rows
        }
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: model.spacing) {
            ForEach(model.rows, id: \.id) { ItemView(item: $0) }
        }
    }
}

private struct ItemView: View {
    let item: Item

    var body: some View {
        switch item.kind {
        case 0: text
        case 1:
            HStack {
                text
                Spacer()
                A()
                if item.isOn { Fill().frame(width: 3) }
            }
        case 2: text.padding(CGFloat(item.number)).background { Fill() }
        case 3:
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                text.font(.system(size: item.isOn ? 28 : 14)).frame(height: 50)
                Text(verbatim: "base")
            }
        case 4:
            GeometryReader { proxy in
                if proxy.size.width > 100 { text } else { A() }
            }
            .frame(height: CGFloat(item.number + 10))
        case 5:
            HStack(spacing: 0) {
                text.layoutPriority(item.isOn ? 1 : 0).lineLimit(item.number % 3 + 1)
                Text(verbatim: "some other text").alignmentGuide(VerticalAlignment.center) { _ in CGFloat(item.number) }
            }
        case 6:
            ZStack(alignment: .bottomTrailing) {
                text.fixedSize(horizontal: item.isOn, vertical: false)
                A().offset(x: CGFloat(item.number))
            }
        case 7:
            Button(action: {}) {
                Group {
                    text
                    if item.isOn { Divider() }
                }
                .padding(1)
            }
        default:
            Fill().aspectRatio(item.isOn ? 2 : 3, contentMode: .fit).frame(maxWidth: CGFloat(item.number) * 5)
        }
    }

    private var text: some View { Text(verbatim: item.text).opacity(item.number == 3 ? 0 : 1) }
}
