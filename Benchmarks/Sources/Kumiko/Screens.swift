import SwiftUI

/// A text and a button, as each row has.
struct RowView: View {
    let row: Row

    var body: some View {
        HStack {
            Text(row.text)
            Button("Press") { row.text = "Pressed" }
        }
    }
}

/// Rows in a scrolled window.
struct ListScreen: View {
    let model: Model

    var body: some View {
        ScrollView {
            VStack {
                if model.isShown {
                    ForEach(model.rows) { RowView(row: $0) }
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}

/// One text that changes.
struct TextScreen: View {
    let row: Row
    var body: some View { Text(row.text) }
}

/// Sixty pictures of which one is seen.
struct CarouselScreen: View {
    let folder: URL
    @State private var page = 0

    var body: some View {
        PageViewController(
            pages: (0..<60).map { Image(file: folder.appending(path: "\($0).png")).resizable().scaledToFit() },
            currentPage: $page)
    }
}

/// Rows that are made as they come in sight.
struct LongListScreen: View {
    let count: Int
    var body: some View { List(0..<count) { Text(verbatim: "Row \($0)") } }
}
