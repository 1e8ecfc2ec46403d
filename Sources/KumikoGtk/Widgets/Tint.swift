import CGtk
import Kumiko

/// The colour in which a toggle, a button or a progress bar stands out: a style class for each colour in use, whose rules are
/// shared by all widgets.
@MainActor
struct Tint {
    private var color: Color.Resolved?

    private struct Entry {
        let className: String
        var users = 0
    }

    private static var entries: [Color.Resolved: Entry] = [:]
    /// Never given out twice, so that a class that has gone is not mistaken for another.
    private static var lastNumber = 0

    /// The rules for all colours in use.
    static var rules: String {
        entries.map { color, entry in rules(color, entry.className) }.sorted().joined()
    }

    /// Has the widget stand out in `color`; `nil` for the theme's. A widget that goes is given `nil`.
    mutating func apply(_ new: Color.Resolved?, to widget: WidgetPointer) {
        guard new != color else { return }
        if let color, let entry = Self.entries[color] {
            gtk_widget_remove_css_class(widget, entry.className)
            // The rules go with the next change of them: a restyle of all widgets has to be worth it.
            Self.entries[color]?.users -= 1
            if entry.users == 1 { Self.entries[color] = nil }
        }
        color = new
        guard let new else { return }
        let isNew = Self.entries[new] == nil
        if isNew { Self.lastNumber += 1 }
        Self.entries[new, default: Entry(className: "kumiko-tint-\(Self.lastNumber)")].users += 1
        if isNew { Style.rulesChanged(gtk_widget_get_display(widget)) }
        gtk_widget_add_css_class(widget, Self.entries[new]!.className)
    }

    private static func rules(_ color: Color.Resolved, _ name: String) -> String {
        let fill = "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.opacity))"
        return """
            switch.\(name):checked, .\(name) > check:checked, .\(name) > check:indeterminate,
            .\(name) > trough > progress {
              background-color: \(fill); background-image: none; border-color: \(fill); color: \(mark(on: color)); }
            switch.\(name):checked > slider { border-color: \(fill); }
            button.toggle.\(name):checked { background-color: alpha(\(fill), 0.3); background-image: none; }
            spinner.\(name) { color: \(fill); }
            button.suggested-action.\(name) {
              background-color: \(fill); background-image: none; border-color: \(fill); color: \(mark(on: color)); }
            button.suggested-action.\(name):hover { background-image: image(rgba(255,255,255,0.12)); }
            button.suggested-action.\(name):active { background-image: image(rgba(0,0,0,0.16)); }

            """
    }

    private static func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }

    /// Black or white, whichever is easier to see on a colour.
    private static func mark(on color: Color.Resolved) -> String {
        let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        return luminance > 0.4 ? "rgba(0,0,0,0.8)" : "white"
    }
}
