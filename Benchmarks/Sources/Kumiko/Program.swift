import Measure
import SwiftUI

/// The screens in Kumiko.
///
/// Fair since the window is an ordinary one of an ordinary `App`, whose rows read a model object each, and since the
/// measuring hangs on GTK's own frame clock: nothing in Kumiko knows of it.
struct Program: App {
    private let model = Model(Command.name == "list" ? 1 : max(Command.size, 1))

    var body: some Scene {
        WindowGroup("Bench") {
            screen.onAppear { Work(model).begin() }
        }
        .defaultSize(width: 600, height: 753)
    }

    @ViewBuilder private var screen: some View {
        switch Command.name {
        case "carousel": CarouselScreen(folder: URL(filePath: Command.argument))
        case "list": LongListScreen(count: Command.size)
        case "ticker", "million": TextScreen(row: model.rows[0])
        default: if Command.size > 0 { ListScreen(model: model) } else { Color.clear }
        }
    }
}

@main
enum Main {
    static func main() {
        switch Command.name {
        case "bind-observable", "bind-binding": Bound.run()
        case "graph": Graph.run()
        default: Program.main()
        }
    }
}
