#include "CGtk.h"

struct _KumikoScrollable
{
  KumikoContainer parent_instance;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
};

G_DEFINE_FINAL_TYPE_WITH_CODE (KumikoScrollable, kumiko_scrollable, KUMIKO_TYPE_CONTAINER,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_HADJUSTMENT = 1,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

static void
scrollable_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  KumikoScrollable *self = KUMIKO_SCROLLABLE (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_set_object (&self->adjustments[id - PROP_HADJUSTMENT], g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
scrollable_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  KumikoScrollable *self = KUMIKO_SCROLLABLE (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[id - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
scrollable_dispose (GObject *object)
{
  KumikoScrollable *self = KUMIKO_SCROLLABLE (object);

  g_clear_object (&self->adjustments[0]);
  g_clear_object (&self->adjustments[1]);
  G_OBJECT_CLASS (kumiko_scrollable_parent_class)->dispose (object);
}

static void
kumiko_scrollable_class_init (KumikoScrollableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = scrollable_set_property;
  object_class->get_property = scrollable_get_property;
  object_class->dispose = scrollable_dispose;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
kumiko_scrollable_init (KumikoScrollable *self)
{
}

GtkWidget *
kumiko_scrollable_new (GtkAccessibleRole role)
{
  return g_object_new (KUMIKO_TYPE_SCROLLABLE, "accessible-role", role, NULL);
}
