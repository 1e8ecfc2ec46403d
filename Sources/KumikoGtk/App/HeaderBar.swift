import CGtk

/// The bar at the top of a window.
@MainActor
enum HeaderBar {
    /// Makes a header bar with the window's title; with a primary menu where there is something to put in.
    static func make(about: AboutInformation?) -> WidgetPointer {
        let bar = gtk_header_bar_new()!
        guard let about else { return bar }
        let menu = g_menu_new()
        g_menu_append(menu, gettextOrSelf("New Window"), "app.new-window")
        g_menu_append(menu, gettextOrSelf("About %s").replacing("%s", with: about.name), "app.about")
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_primary(button.opaque, 1)
        gtk_menu_button_set_menu_model(
            button.opaque, UnsafeMutableRawPointer(menu!).assumingMemoryBound(to: GMenuModel.self))
        gtk_widget_set_tooltip_text(button, gettextOrSelf("Main Menu"))
        kumiko_accessible_set_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, gettextOrSelf("Main Menu"))
        gtk_header_bar_pack_end(bar.opaque, button)
        g_object_unref(UnsafeMutableRawPointer(menu))
        return bar
    }

    /// The program's own translation of `text`, else `text`.
    private static func gettextOrSelf(_ text: String) -> String {
        String(cString: g_dgettext(nil, text))
    }
}
