import CGtk

/// A reference that keeps a GTK widget alive, connects its signals and reads, writes and binds its properties.
///
/// ```swift
/// let spin = GtkWidgetRef(gtk_spin_button_new_with_range(0, 10, 1))
/// spin.connect("value-changed") { widget in
///     print(gtk_spin_button_get_value(widget.cast()))
/// }
/// spin.withoutSignals { gtk_spin_button_set_value(spin.cast(), 3) }  // prints nothing
/// ```
///
/// When the last reference goes, the handlers that it connected are disconnected and the widget is let go. Bindings last
/// as long as the widget itself, which lives on where a window or a container holds it.
@MainActor
public final class GtkWidgetRef: GObjectRef {
    /// The widget.
    public nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

    /// Takes hold of a widget, also of one that is floating, as new ones are.
    public init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        pointer = widget
        super.init(UnsafeMutableRawPointer(widget))
    }

    /// Calls `handler` with the widget at each emission of a signal, such as `"clicked"` or `"notify::active"`.
    ///
    /// The handler may hold this reference no longer than the call: it gets it handed. A name that the widget's type
    /// does not have connects nothing, and GLib warns.
    ///
    /// - Returns: the handler's id, for ``GObjectRef/disconnect(_:)``; 0 when nothing was connected.
    @discardableResult
    public override func connect(_ signal: String, _ handler: @escaping @MainActor (GtkWidgetRef) -> Void) -> UInt {
        super.connect(signal) { handler(unsafeDowncast($0, to: GtkWidgetRef.self)) }
    }
}
