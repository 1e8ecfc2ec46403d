import CGtk
import SwiftUI

/// What lives of all that was ever shown: GTK's widgets, and whatever else was handed a ``Token``.
@MainActor
enum Census {
    /// The addresses of the widgets that were seen and have not been finalized.
    static var widgets: Set<UnsafeMutableRawPointer> = []
    static var tokens: [Kind: Int] = [:]

    enum Kind: String, CaseIterable {
        /// Held by the state of a view: lives as long as its node.
        case state
        /// Held by the action of a button: lives as long as the element that was given it.
        case action
        /// Held by a coordinator.
        case coordinator
        /// Held by what a signal calls.
        case handler
        /// Held by a task.
        case task
    }

    /// Takes in the widgets of all windows.
    static func takeIn() {
        guard let windows = gtk_window_list_toplevels() else { return }
        var link: UnsafeMutablePointer<GList>? = windows
        while let entry = link {
            takeIn(entry.pointee.data.assumingMemoryBound(to: GtkWidget.self))
            link = entry.pointee.next
        }
        g_list_free(windows)
    }

    private static func takeIn(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let address = UnsafeMutableRawPointer(widget)
        if widgets.insert(address).inserted {
            g_object_weak_ref(
                address.assumingMemoryBound(to: GObject.self),
                { _, object in
                    nonisolated(unsafe) let address = UnsafeMutableRawPointer(object!)
                    MainActor.assumeIsolated { _ = Census.widgets.remove(address) }
                }, nil)
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            takeIn(next)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    static var summary: String {
        let counts = Kind.allCases.map { "\($0.rawValue) \(tokens[$0, default: 0])" }
        return (["widget \(widgets.count)"] + counts).joined(separator: ", ")
    }
}

/// Counted for as long as anything holds it.
@MainActor
final class Token {
    private let kind: Census.Kind

    init(_ kind: Census.Kind) {
        self.kind = kind
        Census.tokens[kind, default: 0] += 1
    }

    isolated deinit { Census.tokens[kind, default: 0] -= 1 }
}
