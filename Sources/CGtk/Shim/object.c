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

KumikoValueKind
kumiko_property_kind (void *object, const char *name, gboolean *writable)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), name);

  if (spec == NULL)
    return KUMIKO_VALUE_NONE;
  *writable = (spec->flags & G_PARAM_WRITABLE) != 0 && (spec->flags & G_PARAM_CONSTRUCT_ONLY) == 0;
  switch (G_TYPE_FUNDAMENTAL (spec->value_type))
    {
    case G_TYPE_BOOLEAN:
      return KUMIKO_VALUE_BOOLEAN;
    case G_TYPE_CHAR:
    case G_TYPE_UCHAR:
    case G_TYPE_INT:
    case G_TYPE_UINT:
    case G_TYPE_LONG:
    case G_TYPE_ULONG:
    case G_TYPE_INT64:
    case G_TYPE_UINT64:
    case G_TYPE_ENUM:
    case G_TYPE_FLAGS:
      return KUMIKO_VALUE_INTEGER;
    case G_TYPE_FLOAT:
    case G_TYPE_DOUBLE:
      return KUMIKO_VALUE_DOUBLE;
    case G_TYPE_STRING:
      return KUMIKO_VALUE_STRING;
    default:
      return KUMIKO_VALUE_NONE;
    }
}

gboolean
kumiko_property_get_boolean (void *object, const char *name)
{
  gboolean value = FALSE;
  g_object_get (object, name, &value, NULL);
  return value;
}

void
kumiko_property_set_boolean (void *object, const char *name, gboolean value)
{
  g_object_set (object, name, value, NULL);
}

gint64
kumiko_property_get_integer (void *object, const char *name)
{
  GValue value = G_VALUE_INIT;
  GValue wide = G_VALUE_INIT;
  gint64 result = 0;

  g_object_get_property (object, name, &value);
  if (G_VALUE_HOLDS_ENUM (&value))
    result = g_value_get_enum (&value);
  else if (G_VALUE_HOLDS_FLAGS (&value))
    result = g_value_get_flags (&value);
  else
    {
      g_value_init (&wide, G_TYPE_INT64);
      g_value_transform (&value, &wide);
      result = g_value_get_int64 (&wide);
      g_value_unset (&wide);
    }
  g_value_unset (&value);
  return result;
}

void
kumiko_property_set_integer (void *object, const char *name, gint64 number)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), name);
  GValue value = G_VALUE_INIT;

  g_value_init (&value, spec->value_type);
  switch (G_TYPE_FUNDAMENTAL (spec->value_type))
    {
    case G_TYPE_CHAR:
      g_value_set_schar (&value, (gint8) CLAMP (number, G_MININT8, G_MAXINT8));
      break;
    case G_TYPE_UCHAR:
      g_value_set_uchar (&value, (guchar) CLAMP (number, 0, G_MAXUINT8));
      break;
    case G_TYPE_UINT:
      g_value_set_uint (&value, (guint) CLAMP (number, 0, G_MAXUINT));
      break;
    case G_TYPE_LONG:
      g_value_set_long (&value, (glong) CLAMP (number, G_MINLONG, G_MAXLONG));
      break;
    case G_TYPE_ULONG:
      g_value_set_ulong (&value, (gulong) MAX (number, 0));
      break;
    case G_TYPE_INT64:
      g_value_set_int64 (&value, number);
      break;
    case G_TYPE_UINT64:
      g_value_set_uint64 (&value, (guint64) MAX (number, 0));
      break;
    case G_TYPE_ENUM:
      g_value_set_enum (&value, (gint) CLAMP (number, G_MININT, G_MAXINT));
      break;
    case G_TYPE_FLAGS:
      g_value_set_flags (&value, (guint) CLAMP (number, 0, G_MAXUINT));
      break;
    default:
      g_value_set_int (&value, (gint) CLAMP (number, G_MININT, G_MAXINT));
      break;
    }
  // An integer outside of the property's own range is cut to it, where GObject would warn.
  g_param_value_validate (spec, &value);
  g_object_set_property (object, name, &value);
  g_value_unset (&value);
}

double
kumiko_property_get_double (void *object, const char *name)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_value_init (&value, G_TYPE_DOUBLE);
  g_object_get_property (object, name, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
kumiko_property_set_double (void *object, const char *name, double value)
{
  g_object_set (object, name, value, NULL);
}

char *
kumiko_property_get_string (void *object, const char *name)
{
  char *value = NULL;
  g_object_get (object, name, &value, NULL);
  return value;
}

void
kumiko_property_set_string (void *object, const char *name, const char *value)
{
  g_object_set (object, name, value, NULL);
}
