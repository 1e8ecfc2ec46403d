// Many rows in a scrolled column: those out of sight are there for the keyboard and the screen reader too.
import SwiftUI

struct Line: Identifiable {
    let id: Int
    var presses = 0
}

struct LineRow: View {
    @Binding var line: Line
    let remove: () -> Void

    var body: some View {
        HStack {
            Text("Line \(line.id) pressed \(line.presses)")
            Button("Press \(line.id)") { line.presses += 1 }
            Button("Drop \(line.id)") { remove() }
        }
    }
}

struct RowsView: View {
    @State private var lines = (1...90).map { Line(id: $0) }
    @State private var isLarge = false

    var body: some View {
        VStack {
            HStack {
                Button("Press all") { for index in lines.indices { lines[index].presses += 1 } }
                Button("Turn round") { lines.reverse() }
                Button("Enlarge") { isLarge.toggle() }
            }
            Text("\(lines.count) lines")
            ScrollView {
                VStack {
                    ForEach($lines) { $line in
                        LineRow(line: $line) { lines.removeAll { $0.id == line.id } }
                    }
                }
                .font(isLarge ? .title : .body)
            }
        }
        .padding()
        .frame(width: 480, height: 360)
    }
}

@main
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") { RowsView() }
    }
}
