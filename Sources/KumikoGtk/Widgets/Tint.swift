import CGtk
import Kumiko

/// Colours in which toggles and progress bars stand out: rules of style of the one widget.
@MainActor
enum Tint {
    /// Has a widget stand out in a colour; `nil` for the theme's.
    static func apply(_ color: Color.Resolved?, to widget: WidgetPointer) {
        kumiko_style_set_own_rules(widget, color.map(rules))
    }

    private static func rules(_ color: Color.Resolved) -> String {
        let fill = "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.opacity))"
        return """
            switch:checked, check:checked, check:indeterminate, progress {
              background-color: \(fill); background-image: none; border-color: \(fill); color: \(mark(on: color)); }
            switch:checked > slider { border-color: \(fill); }
            button.toggle:checked { background-color: alpha(\(fill), 0.3); background-image: none; }
            spinner { color: \(fill); }
            """
    }

    private static func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }

    /// Black or white, whichever is easier to see on a colour.
    private static func mark(on color: Color.Resolved) -> String {
        let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        return luminance > 0.4 ? "rgba(0,0,0,0.8)" : "white"
    }
}
