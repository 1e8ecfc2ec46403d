#include "CGtk.h"

typedef struct
{
  GClosure closure;
  KumikoSignalHandler handler;
  KumikoHandler release;
} KumikoClosure;

static double
number (const GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      return g_value_get_boolean (value);
    case G_TYPE_INT:
      return g_value_get_int (value);
    case G_TYPE_UINT:
      return g_value_get_uint (value);
    case G_TYPE_ENUM:
      return g_value_get_enum (value);
    case G_TYPE_FLAGS:
      return g_value_get_flags (value);
    case G_TYPE_DOUBLE:
      return g_value_get_double (value);
    default:
      return 0;
    }
}

static void
marshal (GClosure *closure, GValue *result, guint n_params, const GValue *params, gpointer hint, gpointer data)
{
  double numbers[4] = { 0 };
  gboolean answer;

  // The first parameter is the object itself.
  for (guint i = 1; i < n_params && i <= G_N_ELEMENTS (numbers); i++)
    numbers[i - 1] = number (&params[i]);
  answer = ((KumikoClosure *) closure)->handler (closure->data, numbers);
  if (result != NULL && G_VALUE_HOLDS_BOOLEAN (result))
    g_value_set_boolean (result, answer);
}

static void
finalize (gpointer data, GClosure *closure)
{
  KumikoClosure *self = (KumikoClosure *) closure;
  if (self->release != NULL)
    self->release (data);
}

gulong
kumiko_signal_connect (void *instance, const char *detailed_signal, KumikoSignalHandler handler, void *data,
                       KumikoHandler release)
{
  GClosure *closure = g_closure_new_simple (sizeof (KumikoClosure), data);
  gulong id;

  ((KumikoClosure *) closure)->handler = handler;
  ((KumikoClosure *) closure)->release = release;
  g_closure_set_marshal (closure, marshal);
  g_closure_add_finalize_notifier (closure, data, finalize);
  g_closure_ref (closure);
  g_closure_sink (closure);
  id = g_signal_connect_closure (instance, detailed_signal, closure, FALSE);
  g_closure_unref (closure);
  return id;
}
