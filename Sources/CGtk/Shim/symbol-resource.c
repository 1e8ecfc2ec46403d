#include "kumiko-symbol-resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The icons drawn for the symbols, inside of the program so that they need no installation.
// GResource reads the table in place and wants it aligned.
static _Alignas (16) const unsigned char symbols[] = {
#embed "symbols.gresource"
};

void
kumiko_symbols_register (GtkIconTheme *theme)
{
  // GTK has one theme for each display.
  static GtkIconTheme *registered = NULL;

  if (registered == theme)
    return;
  if (registered == NULL)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (symbols, sizeof symbols);
      GResource *resource = g_resource_new_from_data (bytes, NULL);
      g_resources_register (resource);
      g_resource_unref (resource);
    }
  registered = theme;
  gtk_icon_theme_add_resource_path (theme, "/io/github/kumiko_ui/symbols");
}
