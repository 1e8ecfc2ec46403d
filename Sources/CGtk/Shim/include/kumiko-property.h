// Properties of GObjects by type, looked up once: no variadic functions, and no boxing that Swift would see.
#ifndef KUMIKO_PROPERTY_H
#define KUMIKO_PROPERTY_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// What a property's values can be handed over as.
typedef enum
{
  KUMIKO_VALUE_NONE,
  KUMIKO_VALUE_BOOLEAN,
  /// Whole numbers of any width, and flags.
  KUMIKO_VALUE_INTEGER,
  KUMIKO_VALUE_ENUM,
  KUMIKO_VALUE_DOUBLE,
  KUMIKO_VALUE_STRING
} KumikoValueKind;

/// A property of an object, which is not kept alive.
typedef struct
{
  void *object;
  GParamSpec *spec;
  /// The class whose accessors can be called at once; NULL where GObject has to find them, as for properties that
  /// another class or an interface declared.
  GObjectClass *direct;
  KumikoValueKind kind;
  gboolean is_readable;
  gboolean is_writable;
} KumikoProperty;

/// Looks a property up. FALSE when the object has none of that name.
gboolean kumiko_property_find (void *object, const char *name, KumikoProperty *property);

/// The name of what the property holds, such as `gboolean` or `GtkAlign`.
const char *kumiko_property_type_name (KumikoProperty property);

// Each must be given a property of a kind that fits. Numbers outside of the property's range are cut to it.
gboolean kumiko_value_boolean (KumikoProperty property);
void kumiko_value_set_boolean (KumikoProperty property, gboolean value);
gint64 kumiko_value_integer (KumikoProperty property);
void kumiko_value_set_integer (KumikoProperty property, gint64 value);
double kumiko_value_double (KumikoProperty property);
/// What is no number is not set.
void kumiko_value_set_double (KumikoProperty property, double value);
/// The string is the caller's to free; NULL stands for none. Of an enumeration it is the value's nick.
char *kumiko_value_string (KumikoProperty property);
/// A field that is edited keeps its cursor. FALSE when an enumeration has no such nick.
gboolean kumiko_value_set_string (KumikoProperty property, const char *value);

/// Whether the property has a value that stands for none: NULL of a string, GTK_INVALID_LIST_POSITION of an unsigned
/// number, -1 of a signed one.
gboolean kumiko_value_has_none (KumikoProperty property);
gboolean kumiko_value_is_none (KumikoProperty property);
void kumiko_value_set_none (KumikoProperty property);

// Yes and no by name, of a property that is known to be there.
gboolean kumiko_property_get_boolean (void *object, const char *name);
void kumiko_property_set_boolean (void *object, const char *name, gboolean value);

G_END_DECLS

#endif
