import CGtk
import Measure
import SwiftUI

/// A model's property tied to a toggle's, each set in turn, a million times in all.
///
/// Both directions are immediate, as in the other languages, and the toggle is in no window, so no frames are among it.
@MainActor
enum Bound {
    static func run() {
        gtk_init()
        kumiko_main_queue_attach()
        let row = Row(0)
        let toggle = GtkWidgetRef(gtk_toggle_button_new())
        if Command.name == "bind-observable" {
            toggle.bind("active", to: row, \.flag)
        } else {
            toggle.bind("active", to: Bindable(row).flag)
        }
        let start = bench_cpu()
        for _ in 0..<500_000 {
            row.flag = true
            gtk_toggle_button_set_active(toggle.cast(), 0)
        }
        bench_report("each", (bench_cpu() - start) * 1e3)
        precondition(!row.flag)
        row.flag = true
        precondition(gtk_toggle_button_get_active(toggle.cast()) != 0)
    }
}
