import CGtk
import KumikoGtk
import Reactive
import ViewModels

/// What an observable model holds for the tests of bindings.
@Observable @MainActor
final class Settings {
    var isMuted = false
    var count = 0
    var volume = 0.5
    var name = "Ada"
    var nickname: String?
    var choice: Int?
    var fruit = Fruit.pear
    var place = Place.center
    var hints: Hints = [.spellcheck]
    /// Never more than 10.
    var limited = 0 {
        didSet { if limited > 10 { limited = 10 } }
    }
    /// Reads one property or another.
    var summary: String { isMuted ? "muted" : name }
    nonisolated init() {}
}

enum Fruit: Int, GtkPropertyValue { case apple, pear, plum }

enum Place: String, GtkPropertyValue { case start, center, end }

struct Hints: OptionSet, GtkPropertyValue {
    let rawValue: Int
    static let spellcheck = Hints(rawValue: Int(GTK_INPUT_HINT_SPELLCHECK.rawValue))
    static let lowercase = Hints(rawValue: Int(GTK_INPUT_HINT_LOWERCASE.rawValue))
}

/// The same in the older way.
@MainActor
final class Player: ObservableObject {
    @Published var isMuted = false
    @Published var title: String?
    /// Announced by hand.
    var speed = 1.0 {
        willSet { objectWillChange.send() }
    }
    nonisolated init() {}
}

/// Counts the changes of a property as plain GTK code hears of them.
@MainActor
final class Notifications {
    private(set) var count = 0
    private let reference: GObjectRef
    init(of object: UnsafeMutableRawPointer, _ property: String) {
        reference = GObjectRef(object)
        reference.connect("notify::\(property)") { [unowned self] _ in count += 1 }
    }
}

/// Has GLib's main loop do all that is due.
@MainActor
func settle() {
    while g_main_context_iteration(nil, 0) != 0 {}
}

/// The messages that `body` has written.
@MainActor
func messages(of body: () -> Void) -> [String] {
    var found: [String] = []
    ReportedMessages.shared.observe({ found.append($0) }, while: body)
    return found
}

/// A drop-down of the names.
@MainActor
func dropDown(_ names: String...) -> GtkWidgetRef {
    let list = gtk_string_list_new(nil)
    for name in names { gtk_string_list_append(list, name) }
    return GtkWidgetRef(gtk_drop_down_new(list, nil))
}
