// GObject's macros and variadic functions as plain functions: signals.
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

G_END_DECLS

#endif
