import CGtk
import Kumiko

/// What holds for all widgets of the program.
@MainActor
enum Style {
    /// Goes up when fonts or the style sheet changed, so that sizes kept from before no longer count.
    static var epoch = 0

    /// Whether a layout is due to an update of ours, in which it is known who has changed.
    static var isUpdating = false

    /// The rules that GTK's and libadwaita's style sheets lack. GTK's switch is on at the right in either reading direction.
    private static let rules = """
        button.kumiko-bare { padding: 0; margin: 0; border: none; min-width: 0; min-height: 0; border-radius: 4px;
          background: none; box-shadow: none; text-shadow: none; font-weight: inherit; color: inherit; }
        button.kumiko-bare.kumiko-custom:active, button.kumiko-bare.kumiko-custom:hover { filter: none; }
        button.kumiko-bare.kumiko-plain:active { opacity: 0.6; }
        button.kumiko-bare.kumiko-plain:disabled { filter: opacity(0.5); }
        button.kumiko-filled { padding: 0; min-width: 0; min-height: 0; }
        kumiko, kumiko-region { outline: 0 solid transparent; outline-offset: 2px; }
        kumiko-region { border-radius: 4px; }
        switch:indeterminate > slider { transform: translateX(11px); }
        button.toggle:indeterminate {
          background-image:
            linear-gradient(to top, transparent 2px, currentColor 2px, currentColor 4px, transparent 4px);
          background-size: 16px 100%; background-position: center; background-repeat: no-repeat; }
        kumiko-region.kumiko-box { border-radius: 12px; }
        kumiko:focus:focus-visible, kumiko-region:focus:focus-visible {
          outline: 2px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: -2px; }
        kumiko-region.kumiko-box:focus:focus-visible { outline: none;
          box-shadow: 0 0 0 1px @theme_bg_color, 0 0 0 3px alpha(@theme_selected_bg_color, 0.7); }
        kumiko:disabled, kumiko-region:disabled { color: inherit; }
        kumiko-region:disabled > label { color: inherit; filter: none; opacity: 1; }
        """ + ListRowWidget.rules

    private static var isPrepared = false

    /// Hands the display the rules.
    static func prepare(_ display: OpaquePointer) {
        guard !isPrepared else { return }
        isPrepared = true
        rulesChanged(display)
    }

    /// Hands all rules to the display again, which works out the style of every widget anew.
    static func rulesChanged(_ display: OpaquePointer?) {
        kumiko_style_set_rules(display, rules + Tint.rules)
    }
}
