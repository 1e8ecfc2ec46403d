import CGtk

/// Emits an object's signal as GTK does; parameters beyond the numbers hold nothing. Returns what the signal answers, where
/// it has a yes or no for an answer.
@MainActor @discardableResult
func emit(_ signal: String, of object: OpaquePointer, _ numbers: Double...) -> Bool {
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
    let type = g_type_from_instance(instance)
    let id = g_signal_lookup(signal, type)
    var query = GSignalQuery()
    g_signal_query(id, &query)
    var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
    for index in 0..<Int(query.n_params) {
        // The lowest bit says whether the value must be copied.
        g_value_init(&values[index + 1], query.param_types[index] & ~1)
    }
    g_value_init(&values[0], type)
    g_value_set_instance(&values[0], instance)
    for (index, number) in numbers.enumerated() { g_value_set_double(&values[index + 1], number) }
    let answers = query.return_type == g_type_from_name("gboolean")
    var answer = GValue()
    if answers {
        g_value_init(&answer, query.return_type)
        g_signal_emitv(&values, id, 0, &answer)
    } else {
        g_signal_emitv(&values, id, 0, nil)
    }
    let isTaken = answers && g_value_get_boolean(&answer) != 0
    for index in values.indices { g_value_unset(&values[index]) }
    return isTaken
}

/// The type of a GObject, which C reads with a macro.
func g_type_from_instance(_ instance: UnsafeMutablePointer<GTypeInstance>) -> GType {
    instance.pointee.g_class.pointee.g_type
}

/// The first controller of a type among those of a widget.
@MainActor
func controller(_ type: GType, of widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    let list = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for index in 0..<g_list_model_get_n_items(list) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        g_object_unref(item)
        if g_type_check_instance_is_a(item.assumingMemoryBound(to: GTypeInstance.self), type) != 0 {
            return OpaquePointer(item)
        }
    }
    return nil
}
