import CGtk
import Measure
import SwiftUI

/// The changes that are measured, made by `measure.c` with the window that is being opened.
@MainActor
final class Work {
    private let model: Model

    init(_ model: Model) { self.model = model }

    /// The only window.
    private var window: UnsafeMutableRawPointer? {
        g_list_model_get_item(gtk_window_get_toplevels(), 0)
    }

    func begin() {
        if Command.name == "first-frame" || Command.name == "list" { return bench_first_frame(window) }
        if Command.name == "mount" { model.isShown = false }
        bench_after_first_frame(
            window,
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().measure() }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func measure() {
        let data = Unmanaged.passUnretained(self).toOpaque()
        let change: BenchChange = { index, data in
            nonisolated(unsafe) let data = data!
            MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().change(Int(index)) }
        }
        switch Command.name {
        case "change-one": bench_changes(window, 60, "one", change, data)
        case "change-all": bench_changes(window, Command.size >= 10000 ? 6 : 20, "all", change, data)
        case "mount": bench_changes(window, 20, "mount remove", change, data)
        case "carousel": bench_watch_frames(window, 5)
        case "ticker": bench_ticker(10, change, data)
        default: bench_million(window, change, data)
        }
    }

    private func change(_ index: Int) {
        switch Command.name {
        case "change-one": model.rows[3].text = "Text \(index)"
        case "change-all": for (offset, row) in model.rows.enumerated() { row.text = "Text \(index + offset)" }
        case "mount": model.isShown = index % 2 == 0
        default: model.rows[0].text = "Text \(index)"
        }
    }
}
