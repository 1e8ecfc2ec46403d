#include "gtk-calls.h"

#include <dlfcn.h>
#include <string.h>

// Functions of the program's own under GTK's names, which come before the library's: each counts and calls that one.

typedef struct
{
  const char *name;
  unsigned long count;
  void *function;
} Call;

static void
count (Call *call)
{
  if (call->function == NULL)
    call->function = dlsym (RTLD_NEXT, call->name);
  call->count++;
}

#define COUNTED(name, parameters, arguments)                                                                           \
  static Call call_##name = { #name, 0, NULL };                                                                        \
  void name parameters                                                                                                 \
  {                                                                                                                    \
    count (&call_##name);                                                                                              \
    ((void (*) parameters) call_##name.function) arguments;                                                            \
  }

#define COUNTED_RESULT(type, name, parameters, arguments)                                                              \
  static Call call_##name = { #name, 0, NULL };                                                                        \
  type name parameters                                                                                                 \
  {                                                                                                                    \
    count (&call_##name);                                                                                              \
    return ((type (*) parameters) call_##name.function) arguments;                                                     \
  }

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

COUNTED (gtk_label_set_text, (GtkLabel *label, const char *text), (label, text))
COUNTED (gtk_label_set_attributes, (GtkLabel *label, PangoAttrList *list), (label, list))
COUNTED (gtk_widget_measure,
         (GtkWidget *widget, GtkOrientation orientation, int other, int *minimum, int *natural, int *first, int *second),
         (widget, orientation, other, minimum, natural, first, second))
COUNTED (gtk_widget_queue_resize, (GtkWidget *widget), (widget))
COUNTED (gtk_widget_queue_allocate, (GtkWidget *widget), (widget))
COUNTED (gtk_widget_size_allocate, (GtkWidget *widget, const GtkAllocation *allocation, int baseline),
         (widget, allocation, baseline))
COUNTED (gtk_widget_snapshot_child, (GtkWidget *widget, GtkWidget *child, GtkSnapshot *snapshot),
         (widget, child, snapshot))
COUNTED (gtk_widget_add_css_class, (GtkWidget *widget, const char *name), (widget, name))
COUNTED (gtk_css_provider_load_from_data, (GtkCssProvider *provider, const char *data, gssize length),
         (provider, data, length))
COUNTED_RESULT (GtkCssProvider *, gtk_css_provider_new, (void), ())
COUNTED_RESULT (GtkIconPaintable *, gtk_icon_theme_lookup_icon,
                (GtkIconTheme * theme, const char *name, const char **fallbacks, int size, int scale,
                 GtkTextDirection direction, GtkIconLookupFlags flags),
                (theme, name, fallbacks, size, scale, direction, flags))
COUNTED_RESULT (gulong, g_signal_connect_closure,
                (void *instance, const char *signal, GClosure *closure, gboolean after),
                (instance, signal, closure, after))

G_GNUC_END_IGNORE_DEPRECATIONS

static Call *const calls[] = {
  &call_gtk_label_set_text,
  &call_gtk_label_set_attributes,
  &call_gtk_widget_measure,
  &call_gtk_widget_queue_resize,
  &call_gtk_widget_queue_allocate,
  &call_gtk_widget_size_allocate,
  &call_gtk_widget_snapshot_child,
  &call_gtk_widget_add_css_class,
  &call_gtk_css_provider_load_from_data,
  &call_gtk_css_provider_new,
  &call_gtk_icon_theme_lookup_icon,
  &call_g_signal_connect_closure,
};

unsigned long
gtk_calls (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    if (strcmp (calls[i]->name, name) == 0)
      return calls[i]->count;
  g_error ("calls of %s are not counted", name);
}
