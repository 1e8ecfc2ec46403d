import Allocations
import Foundation
import Observation
import Testing

@testable import Kumiko
@testable import KumikoTesting

/// How many blocks of memory a change costs: counted, since what is looked up or prepared again shows in it.
@MainActor
@Suite struct AllocationTests {
    @Observable @MainActor fileprivate final class Row {
        var text = "one"
    }

    private struct RowView: View {
        let row: Row
        var body: some View {
            HStack {
                Text(verbatim: row.text)
                Button("press") {}
            }
        }
    }

    /// The blocks of one change among `count` rows, once several changes have been shown.
    private func blocks(_ count: Int) -> UInt {
        let rows = (0..<count).map { _ in Row() }
        let view = ScrollView { VStack { ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) } } }
        let mount = Mount(view, platform: TestPlatform(), environment: EnvironmentValues())
        func show() {
            mount.update()
            mount.root.layOut(in: CGSize(width: 400, height: 600))
            mount.root.commitContent()
        }
        show()
        for text in ["two", "six", "ten"] {
            rows[count / 2].text = text
            show()
        }
        let before = allocations_of_this_thread()
        rows[count / 2].text = "one"
        show()
        return allocations_of_this_thread() - before
    }

    @Test(arguments: [100, 1000, 10_000]) func changeTakesFewBlocksAmongHoweverManyRows(_ count: Int) {
        let blocks = blocks(count)
        #expect(blocks > 0, "they are counted at all")
        // Two thirds are Observation's, which forgets what is tracked with each change; some more or less are due to
        // arrays, which grow into whatever room their block has.
        #expect(blocks <= 80)
    }
}
