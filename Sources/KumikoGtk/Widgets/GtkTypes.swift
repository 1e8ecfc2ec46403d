import CGtk

/// A widget of GTK's.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as one of GTK's types that Swift sees the fields of, such as `GtkButton`.
    func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The widget as one of GTK's types that Swift sees nothing of, such as `GtkLabel`.
    var opaque: OpaquePointer { OpaquePointer(self) }
}

/// GTK's yes and no.
func gboolean(_ value: Bool) -> CInt { value ? 1 : 0 }
