// A check button that assistive technology can operate.
#ifndef KUMIKO_CHECK_BUTTON_H
#define KUMIKO_CHECK_BUTTON_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KUMIKO_TYPE_CHECK_BUTTON (kumiko_check_button_get_type ())
G_DECLARE_FINAL_TYPE (KumikoCheckButton, kumiko_check_button, KUMIKO, CHECK_BUTTON, GtkCheckButton)

/// Makes a check button without a label. GTK 4.8 itself offers assistive technology no action on one.
GtkWidget *kumiko_check_button_new (void);

/// Puts a child into a check button in the place of its label; NULL takes it out.
void kumiko_check_button_set_child (GtkWidget *check_button, GtkWidget *child);

G_END_DECLS

#endif
