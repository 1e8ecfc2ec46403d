import CGtk
import KumikoGtk
import Observation

/// Rows of a text and a button in a scrolled window.
@MainActor
final class RowsScreen {
    @Observable @MainActor final class Row {
        var text: String
        init(_ index: Int) { text = "Row \(index)" }
    }

    @Observable @MainActor final class Model {
        let rows: [Row]
        var isShown = true
        init(_ count: Int) { rows = (0..<count).map(Row.init) }
    }

    private struct RowView: View {
        let row: Row
        var body: some View {
            HStack {
                Text(verbatim: row.text)
                Button("Press") {}
            }
        }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack {
                    if model.isShown { ForEach(model.rows.indices, id: \.self) { RowView(row: model.rows[$0]) } }
                }
            }
        }
    }

    let model: Model
    let window: HostedWindow

    /// Some fifteen of `count` rows can be seen.
    init(_ count: Int) {
        model = Model(count)
        window = HostedWindow(Rows(model: model))
    }

    var rows: [Row] { model.rows }

    /// What the rows say, of those that are made.
    var texts: [String] { window.texts.filter { $0 != "Press" } }
}
