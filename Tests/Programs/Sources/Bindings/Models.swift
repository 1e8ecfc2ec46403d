import KumikoGtk
import Reactive
import ViewModels

/// A size to choose. Its raw value is its place in a list.
enum Size: Int, CaseIterable, GtkPropertyValue {
    case small, medium, large

    var title: String { "\(self)".capitalized }
}

/// A model in the older way.
@MainActor
final class Profile: ObservableObject {
    @Published var name = "Ada"
}

/// What the window shows: the four components' models, and one of the program's own.
@MainActor
final class Models {
    let lamp = StatefulButtonModel(false)
    let sound = ToggleModel()
    let sizes = RadioBoxGroupModel(choices: Size.allCases)
    let pages = CarouselModel(pageCount: 4)
    let profile = Profile()

    init() {
        lamp.onChange = { print("lamp \($0)") }
        sound.onChange = { print("sound \($0)") }
    }
}
