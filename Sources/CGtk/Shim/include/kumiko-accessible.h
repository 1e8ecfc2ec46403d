// What GTK tells assistive technology, without variadic functions.
#ifndef KUMIKO_ACCESSIBLE_H
#define KUMIKO_ACCESSIBLE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Sets a property that is a text; NULL takes it back to what the widget says itself.
void kumiko_accessible_set_text (GtkWidget *widget, GtkAccessibleProperty property, const char *text);

/// Makes a label that is a heading to assistive technology, or plain text. It stays what it was made as.
GtkWidget *kumiko_label_new (gboolean is_heading);

/// Sets or takes back the level of a heading.
void kumiko_accessible_set_level (GtkWidget *widget, int level);

/// Hides the widget and what is inside of it.
void kumiko_accessible_set_hidden (GtkWidget *widget, gboolean hidden);

/// Sets the checked state: 0 off, 1 on, 2 mixed; negative takes it back.
void kumiko_accessible_set_checked (GtkWidget *widget, int checked);

/// Sets the pressed state of a toggle button: 0 off, 1 on, 2 mixed.
void kumiko_accessible_set_pressed (GtkWidget *widget, int pressed);

/// Sets the selected state: 0 or 1; negative takes it back.
void kumiko_accessible_set_selected (GtkWidget *widget, int selected);

/// Tells which one of how many the widget is, counted from 1; 0 takes it back.
void kumiko_accessible_set_position (GtkWidget *widget, int position, int count);

/// Makes a turning spinner that is a progress bar to assistive technology; GTK 4.8's own is nothing.
GtkWidget *kumiko_spinner_new (void);

/// Tells that the widget is at work and does not answer meanwhile.
void kumiko_accessible_set_busy (GtkWidget *widget, gboolean busy);

G_END_DECLS

#endif
