#include "CGtk.h"

#include <math.h>

static KumikoValueKind
kind_of (GType type)
{
  switch (G_TYPE_FUNDAMENTAL (type))
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
    case G_TYPE_FLAGS:
      return KUMIKO_VALUE_INTEGER;
    case G_TYPE_ENUM:
      return KUMIKO_VALUE_ENUM;
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
kumiko_property_find (void *object, const char *name, KumikoProperty *property)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), name);

  *property = (KumikoProperty) { .object = object, .spec = spec };
  if (spec == NULL)
    return FALSE;
  // A property that the object's very class declares is overridden by nobody.
  if (spec->owner_type == G_OBJECT_TYPE (object))
    property->direct = G_OBJECT_GET_CLASS (object);
  property->kind = kind_of (spec->value_type);
  property->is_readable = (spec->flags & G_PARAM_READABLE) != 0;
  property->is_writable = (spec->flags & G_PARAM_WRITABLE) != 0 && (spec->flags & G_PARAM_CONSTRUCT_ONLY) == 0;
  return TRUE;
}

const char *
kumiko_property_type_name (KumikoProperty property)
{
  return g_type_name (property.spec->value_type);
}

static void
get (const KumikoProperty *property, GValue *value)
{
  GParamSpec *spec = property->spec;

  g_value_init (value, spec->value_type);
  if (property->direct != NULL)
    property->direct->get_property (property->object, spec->param_id, value, spec);
  else
    g_object_get_property (property->object, spec->name, value);
}

static void
set (const KumikoProperty *property, GValue *value)
{
  GParamSpec *spec = property->spec;

  if (property->direct == NULL)
    g_object_set_property (property->object, spec->name, value);
  else if (spec->flags & G_PARAM_EXPLICIT_NOTIFY)
    property->direct->set_property (property->object, spec->param_id, value, spec);
  else
    {
      // As g_object_set_property does: one announcement, whether the setter makes one or not.
      g_object_freeze_notify (property->object);
      property->direct->set_property (property->object, spec->param_id, value, spec);
      g_object_notify_by_pspec (property->object, spec);
      g_object_thaw_notify (property->object);
    }
  g_value_unset (value);
}

gboolean
kumiko_value_boolean (KumikoProperty property)
{
  GValue value = G_VALUE_INIT;
  get (&property, &value);
  return g_value_get_boolean (&value);
}

void
kumiko_value_set_boolean (KumikoProperty property, gboolean yes)
{
  GValue value = G_VALUE_INIT;
  g_value_init (&value, property.spec->value_type);
  g_value_set_boolean (&value, yes);
  set (&property, &value);
}

gint64
kumiko_value_integer (KumikoProperty property)
{
  GValue value = G_VALUE_INIT;

  get (&property, &value);
  switch (G_TYPE_FUNDAMENTAL (property.spec->value_type))
    {
    case G_TYPE_CHAR:
      return g_value_get_schar (&value);
    case G_TYPE_UCHAR:
      return g_value_get_uchar (&value);
    case G_TYPE_UINT:
      return g_value_get_uint (&value);
    case G_TYPE_LONG:
      return g_value_get_long (&value);
    case G_TYPE_ULONG:
      return (gint64) MIN (g_value_get_ulong (&value), G_MAXINT64);
    case G_TYPE_INT64:
      return g_value_get_int64 (&value);
    case G_TYPE_UINT64:
      return (gint64) MIN (g_value_get_uint64 (&value), G_MAXINT64);
    case G_TYPE_ENUM:
      return g_value_get_enum (&value);
    case G_TYPE_FLAGS:
      return g_value_get_flags (&value);
    default:
      return g_value_get_int (&value);
    }
}

void
kumiko_value_set_integer (KumikoProperty property, gint64 number)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, property.spec->value_type);
  switch (G_TYPE_FUNDAMENTAL (property.spec->value_type))
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
  // A number outside of the property's own range is cut to it, where GObject would warn.
  g_param_value_validate (property.spec, &value);
  set (&property, &value);
}

double
kumiko_value_double (KumikoProperty property)
{
  GValue value = G_VALUE_INIT;
  get (&property, &value);
  return G_VALUE_HOLDS_FLOAT (&value) ? g_value_get_float (&value) : g_value_get_double (&value);
}

void
kumiko_value_set_double (KumikoProperty property, double number)
{
  GValue value = G_VALUE_INIT;

  if (isnan (number))
    return;
  g_value_init (&value, property.spec->value_type);
  if (G_VALUE_HOLDS_FLOAT (&value))
    g_value_set_float (&value, (float) number);
  else
    g_value_set_double (&value, number);
  g_param_value_validate (property.spec, &value);
  set (&property, &value);
}

char *
kumiko_value_string (KumikoProperty property)
{
  GValue value = G_VALUE_INIT;
  char *result;

  get (&property, &value);
  if (property.kind == KUMIKO_VALUE_ENUM)
    {
      GEnumValue *found
          = g_enum_get_value (G_PARAM_SPEC_ENUM (property.spec)->enum_class, g_value_get_enum (&value));
      result = found != NULL ? g_strdup (found->value_nick) : NULL;
    }
  else
    result = g_value_dup_string (&value);
  g_value_unset (&value);
  return result;
}

gboolean
kumiko_value_set_string (KumikoProperty property, const char *string)
{
  GValue value = G_VALUE_INIT;

  g_value_init (&value, property.spec->value_type);
  if (property.kind == KUMIKO_VALUE_ENUM)
    {
      GEnumClass *class = G_PARAM_SPEC_ENUM (property.spec)->enum_class;
      GEnumValue *found = string != NULL ? g_enum_get_value_by_nick (class, string) : NULL;
      if (found == NULL)
        return FALSE;
      g_value_set_enum (&value, found->value);
      set (&property, &value);
    }
  else if (GTK_IS_EDITABLE (property.object) && g_str_equal (property.spec->name, "text"))
    {
      int position = gtk_editable_get_position (property.object);
      g_value_set_string (&value, string);
      set (&property, &value);
      gtk_editable_set_position (property.object, position);
    }
  else
    {
      g_value_set_static_string (&value, string);
      set (&property, &value);
    }
  return TRUE;
}

gboolean
kumiko_value_has_none (KumikoProperty property)
{
  switch (G_TYPE_FUNDAMENTAL (property.spec->value_type))
    {
    case G_TYPE_STRING:
      return TRUE;
    case G_TYPE_UINT:
      return G_PARAM_SPEC_UINT (property.spec)->maximum == GTK_INVALID_LIST_POSITION;
    case G_TYPE_INT:
      return G_PARAM_SPEC_INT (property.spec)->minimum <= -1;
    default:
      return FALSE;
    }
}

gboolean
kumiko_value_is_none (KumikoProperty property)
{
  GValue value = G_VALUE_INIT;
  gboolean is_none;

  get (&property, &value);
  switch (G_TYPE_FUNDAMENTAL (property.spec->value_type))
    {
    case G_TYPE_STRING:
      is_none = g_value_get_string (&value) == NULL;
      break;
    case G_TYPE_UINT:
      is_none = g_value_get_uint (&value) == GTK_INVALID_LIST_POSITION;
      break;
    default:
      is_none = g_value_get_int (&value) == -1;
      break;
    }
  g_value_unset (&value);
  return is_none;
}

void
kumiko_value_set_none (KumikoProperty property)
{
  if (G_TYPE_FUNDAMENTAL (property.spec->value_type) == G_TYPE_STRING)
    kumiko_value_set_string (property, NULL);
  else
    kumiko_value_set_integer (property,
                              property.spec->value_type == G_TYPE_UINT ? (gint64) GTK_INVALID_LIST_POSITION : -1);
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
