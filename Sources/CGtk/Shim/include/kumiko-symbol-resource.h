// The icons that the library carries.
#ifndef KUMIKO_SYMBOL_RESOURCE_H
#define KUMIKO_SYMBOL_RESOURCE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Lets an icon theme find the icons drawn for the symbols, named `kumiko-…-symbolic`. Further calls do nothing; the first
/// has the theme read anew, so that it waits until there is such a symbol.
void kumiko_symbols_register (GtkIconTheme *theme);

G_END_DECLS

#endif
