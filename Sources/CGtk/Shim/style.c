#include "CGtk.h"

#ifdef KUMIKO_ADWAITA
#include <adwaita.h>
#endif

#include <string.h>

// GtkStyleContext is deprecated from GTK 4.10 on without a replacement for named colours and insets.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GdkRGBA
kumiko_style_color (GtkWidget *widget)
{
  GdkRGBA color;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  return color;
}

gboolean
kumiko_style_lookup_color (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  return gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, color);
}

GtkBorder
kumiko_style_insets (GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GtkBorder padding, border;

  gtk_style_context_get_padding (context, &padding);
  gtk_style_context_get_border (context, &border);
  return (GtkBorder) { .left = padding.left + border.left,
                       .right = padding.right + border.right,
                       .top = padding.top + border.top,
                       .bottom = padding.bottom + border.bottom };
}

void
kumiko_style_set_rules (GdkDisplay *display, const char *css)
{
  // One provider for all rules: each has every widget's style worked out anew when it comes.
  static GtkCssProvider *provider = NULL;
  gboolean is_first = provider == NULL;

  if (is_first)
    provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, css, -1);
  if (is_first)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

G_GNUC_END_IGNORE_DEPRECATIONS

void
kumiko_adwaita_init (void)
{
#ifdef KUMIKO_ADWAITA
  adw_init ();
#endif
}

/// The theme that the person who starts the program demands of GTK, whatever the settings say; NULL for none.
static const char *
demanded_theme (void)
{
  const char *name = g_getenv ("GTK_THEME");
  return name != NULL && *name != '\0' ? name : NULL;
}

static gboolean
theme_name_contains (const char *part)
{
  GtkSettings *settings = gtk_settings_get_default ();
  char *name = NULL;
  gboolean contains;

  if (demanded_theme () != NULL)
    return strstr (demanded_theme (), part) != NULL;
  if (settings == NULL)
    return FALSE;
  g_object_get (settings, "gtk-theme-name", &name, NULL);
  contains = name != NULL && strstr (name, part) != NULL;
  g_free (name);
  return contains;
}

gboolean
kumiko_style_is_dark (void)
{
#ifdef KUMIKO_ADWAITA
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
#else
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean dark = FALSE;

  if (settings != NULL && demanded_theme () == NULL)
    g_object_get (settings, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark || theme_name_contains ("dark") || theme_name_contains ("Inverse");
#endif
}

void
kumiko_style_set_scheme (KumikoStyleScheme scheme)
{
#ifdef KUMIKO_ADWAITA
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
#else
  GtkSettings *settings = gtk_settings_get_default ();
  if (settings == NULL)
    return;
  if (scheme == KUMIKO_STYLE_SCHEME_DESKTOP)
    gtk_settings_reset_property (settings, "gtk-application-prefer-dark-theme");
  else
    g_object_set (settings, "gtk-application-prefer-dark-theme", scheme == KUMIKO_STYLE_SCHEME_DARK, NULL);
#endif
}

gboolean
kumiko_style_is_high_contrast (void)
{
#ifdef KUMIKO_ADWAITA
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
#else
  return theme_name_contains ("HighContrast") || theme_name_contains ("-hc");
#endif
}

void
kumiko_style_observe (KumikoSignalHandler handler, void *data)
{
  GtkSettings *settings = gtk_settings_get_default ();

#ifdef KUMIKO_ADWAITA
  kumiko_signal_connect (adw_style_manager_get_default (), "notify::dark", handler, data, NULL);
  kumiko_signal_connect (adw_style_manager_get_default (), "notify::high-contrast", handler, data, NULL);
#endif
  if (settings == NULL)
    return;
  kumiko_signal_connect (settings, "notify::gtk-application-prefer-dark-theme", handler, data, NULL);
  kumiko_signal_connect (settings, "notify::gtk-theme-name", handler, data, NULL);
  kumiko_signal_connect (settings, "notify::gtk-enable-animations", handler, data, NULL);
  kumiko_signal_connect (settings, "notify::gtk-font-name", handler, data, NULL);
}

void
kumiko_show_about (GtkWindow *parent, const char *name, const char *version, const char *icon_name,
                   const char *comments, const char *website, const char *developer)
{
#ifdef KUMIKO_ADWAITA
  GtkWidget *about = adw_about_window_new ();
  g_object_set (about, "application-name", name, "application-icon", icon_name, "version", version, "comments",
                comments, "website", website, "developer-name", developer, NULL);
#else
  GtkWidget *about = gtk_about_dialog_new ();
  const char *authors[] = { developer, NULL };
  g_object_set (about, "program-name", name, "logo-icon-name", icon_name, "version", version, "comments", comments,
                "website", website, "authors", authors, NULL);
#endif
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}
