// GObject's macros and variadic functions as plain functions: casts, signals, properties.
#ifndef KUMIKO_OBJECT_H
#define KUMIKO_OBJECT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Called with the data it was given with.
typedef void (*KumikoHandler) (void *data);

/// Called with the data a handler was connected with and the signal's numeric parameters, 0 for others. What it returns
/// is the signal's answer, where the signal has a yes or no for an answer.
typedef gboolean (*KumikoSignalHandler) (void *data, const double *numbers);

/// Calls `handler` at each emission of a signal, whatever its parameters; four of them are handed over. `release` is
/// called when the handler is disconnected or the object goes. Returns 0, after GLib's warning, when there is no such
/// signal.
gulong kumiko_signal_connect (void *instance, const char *detailed_signal, KumikoSignalHandler handler, void *data,
                              KumikoHandler release);

/// What a property's values can be handed over as.
typedef enum
{
  KUMIKO_VALUE_NONE,
  KUMIKO_VALUE_BOOLEAN,
  KUMIKO_VALUE_INTEGER,
  KUMIKO_VALUE_DOUBLE,
  KUMIKO_VALUE_STRING
} KumikoValueKind;

/// The kind of a property; KUMIKO_VALUE_NONE when the object has none of that name or it holds something else.
KumikoValueKind kumiko_property_kind (void *object, const char *name, gboolean *writable);

// Each must be given a property of its kind; integers are cut to the property's own range.
gboolean kumiko_property_get_boolean (void *object, const char *name);
void kumiko_property_set_boolean (void *object, const char *name, gboolean value);
gint64 kumiko_property_get_integer (void *object, const char *name);
void kumiko_property_set_integer (void *object, const char *name, gint64 value);
double kumiko_property_get_double (void *object, const char *name);
void kumiko_property_set_double (void *object, const char *name, double value);
/// The string is the caller's to free; NULL stands for none.
char *kumiko_property_get_string (void *object, const char *name);
void kumiko_property_set_string (void *object, const char *name, const char *value);

G_END_DECLS

#endif
