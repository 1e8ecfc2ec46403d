// What the style sheet and the desktop say.
#ifndef KUMIKO_STYLE_H
#define KUMIKO_STYLE_H

#include "kumiko-object.h"

G_BEGIN_DECLS

/// The colour of the widget's text.
GdkRGBA kumiko_style_color (GtkWidget *widget);

/// A named colour of the style sheet, such as "accent_bg_color"; FALSE when it has none of that name.
gboolean kumiko_style_lookup_color (GtkWidget *widget, const char *name, GdkRGBA *color);

/// The distance of the widget's content from its edges.
GtkBorder kumiko_style_insets (GtkWidget *widget);

/// Sets the program's style rules for the whole display, below the user's own, in place of those set before.
void kumiko_style_set_rules (GdkDisplay *display, const char *css);

/// Brings up libadwaita's style sheet; nothing without it. GTK must have been initialised.
void kumiko_adwaita_init (void);

/// Whether the desktop, or the program, asks for dark colours.
gboolean kumiko_style_is_dark (void);

typedef enum
{
  KUMIKO_STYLE_SCHEME_DESKTOP,
  KUMIKO_STYLE_SCHEME_LIGHT,
  KUMIKO_STYLE_SCHEME_DARK
} KumikoStyleScheme;

/// Asks for light or dark colours whatever the desktop says, or goes back to the desktop's choice.
void kumiko_style_set_scheme (KumikoStyleScheme scheme);

/// Whether the desktop asks for high contrast.
gboolean kumiko_style_is_high_contrast (void);

/// Calls `handler` when one of the answers above may have changed. It is never disconnected.
void kumiko_style_observe (KumikoSignalHandler handler, void *data);

/// Shows the window about the program. Any text may be NULL.
void kumiko_show_about (GtkWindow *parent, const char *name, const char *version, const char *icon_name,
                        const char *comments, const char *website, const char *developer);

G_END_DECLS

#endif
