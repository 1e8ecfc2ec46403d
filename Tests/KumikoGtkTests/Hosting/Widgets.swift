import CGtk

/// All widgets of a type in `widget`, itself included, in order.
@MainActor
func widgets(of type: GType, in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    var found = g_type_check_instance_is_a(instance, type) != 0 ? [widget] : []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        found += widgets(of: type, in: current)
        child = gtk_widget_get_next_sibling(current)
    }
    return found
}

@MainActor
func labelText(_ label: UnsafeMutablePointer<GtkWidget>) -> String {
    String(cString: gtk_label_get_text(OpaquePointer(label)))
}

/// Runs the main loop until `condition` holds, which is looked at after so many turns, since looking may take longer than
/// a turn. Returns whether it came to do so.
@MainActor
func wait(turns: Int = 100, until condition: () -> Bool) -> Bool {
    for turn in 0..<20_000 {
        g_main_context_iteration(nil, 0)
        if turn.isMultiple(of: turns), condition() { return true }
    }
    return condition()
}
