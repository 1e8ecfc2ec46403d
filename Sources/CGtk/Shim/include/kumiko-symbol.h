// Symbolic icons at any size and in any colour.
#ifndef KUMIKO_SYMBOL_H
#define KUMIKO_SYMBOL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KUMIKO_TYPE_SYMBOL (kumiko_symbol_get_type ())
G_DECLARE_FINAL_TYPE (KumikoSymbol, kumiko_symbol, KUMIKO, SYMBOL, GObject)

/// Makes a paintable of an icon or a picture, drawn in the text colour of `owner` unless it is given another.
/// `owner` is not kept alive.
KumikoSymbol *kumiko_symbol_new (GtkWidget *owner);

/// Shows an icon of the theme; nothing when NULL.
void kumiko_symbol_set_icon_name (KumikoSymbol *symbol, const char *icon_name);

/// Shows a picture in place of an icon, in one colour where it is opaque, and as large as it is.
void kumiko_symbol_set_picture (KumikoSymbol *symbol, GdkPaintable *picture);

/// Sets the size in points that the symbol has by itself.
void kumiko_symbol_set_size (KumikoSymbol *symbol, int size);

/// Draws in `color`; NULL draws in the text colour.
void kumiko_symbol_set_color (KumikoSymbol *symbol, const GdkRGBA *color);

/// Whether the icon theme of the widget's display has the icon.
gboolean kumiko_symbol_exists (GtkWidget *widget, const char *icon_name);

G_END_DECLS

#endif
