// Scrolled windows.
#ifndef KUMIKO_SCROLL_H
#define KUMIKO_SCROLL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// How far a scrolled window is scrolled along an axis.
double kumiko_scroll_position (GtkWidget *scrolled_window, GtkOrientation orientation);

/// Scrolls to a place, or to the nearest there is.
void kumiko_scroll_to (GtkWidget *scrolled_window, double x, double y);

/// Says along which axes GTK's own controllers of a scrolled window take the wheel. By itself GTK 4.8 takes it along both,
/// also where nothing scrolls that way. `other` is a controller that is left as it is.
void kumiko_scroll_take_wheel (GtkWidget *scrolled_window, GtkEventControllerScrollFlags axes,
                               GtkEventController *other);

G_END_DECLS

#endif
