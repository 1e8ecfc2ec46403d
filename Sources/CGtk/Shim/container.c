#include "CGtk.h"

typedef struct
{
  const KumikoContainerCallbacks *callbacks;
  void *data;
  gboolean height_for_width;
} KumikoContainerPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (KumikoContainer, kumiko_container, GTK_TYPE_WIDGET)

static KumikoContainerPrivate *
private_of (void *container)
{
  return kumiko_container_get_instance_private (container);
}

static GtkSizeRequestMode
container_get_request_mode (GtkWidget *widget)
{
  KumikoContainerPrivate *self = private_of (widget);
  return self->height_for_width ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
container_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  KumikoContainerPrivate *self = private_of (widget);
  *minimum = 0;
  *natural = 0;
  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (self->callbacks != NULL)
    self->callbacks->measure (self->data, orientation, for_size, minimum, natural);
}

static void
container_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  KumikoContainerPrivate *self = private_of (widget);
  if (self->callbacks != NULL)
    self->callbacks->allocate (self->data, width, height);
}

static void
container_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  KumikoContainerPrivate *self = private_of (widget);
  if (self->callbacks != NULL)
    self->callbacks->snapshot (self->data, snapshot);
}

static void
container_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  KumikoContainerPrivate *self = private_of (widget);
  GTK_WIDGET_CLASS (kumiko_container_parent_class)->css_changed (widget, change);
  if (self->callbacks != NULL)
    self->callbacks->style_changed (self->data);
}

static void
container_dispose (GObject *object)
{
  GtkWidget *child;

  kumiko_container_detach (GTK_WIDGET (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (kumiko_container_parent_class)->dispose (object);
}

static void
kumiko_container_class_init (KumikoContainerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = container_dispose;
  widget_class->get_request_mode = container_get_request_mode;
  widget_class->measure = container_measure;
  widget_class->size_allocate = container_size_allocate;
  widget_class->snapshot = container_snapshot;
  widget_class->css_changed = container_css_changed;
  gtk_widget_class_set_css_name (widget_class, "kumiko");
}

static void
kumiko_container_init (KumikoContainer *self)
{
}

struct _KumikoRegion
{
  KumikoContainer parent_instance;
};

G_DEFINE_FINAL_TYPE (KumikoRegion, kumiko_region, KUMIKO_TYPE_CONTAINER)

static void
region_activate (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  KumikoContainerPrivate *self = private_of (widget);
  if (self->callbacks != NULL && self->callbacks->activate != NULL)
    self->callbacks->activate (self->data);
}

static void
kumiko_region_class_init (KumikoRegionClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "activate", NULL, region_activate);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "kumiko-region");
}

static void
kumiko_region_init (KumikoRegion *self)
{
}

GtkWidget *
kumiko_container_new (GtkAccessibleRole role)
{
  return g_object_new (KUMIKO_TYPE_CONTAINER, "accessible-role", role, NULL);
}

GtkWidget *
kumiko_region_new (GtkAccessibleRole role, const char *css_name)
{
  return g_object_new (KUMIKO_TYPE_REGION, "accessible-role", role, "css-name", css_name, NULL);
}

void
kumiko_container_attach (GtkWidget *container, const KumikoContainerCallbacks *callbacks, void *data)
{
  KumikoContainerPrivate *self = private_of (container);
  self->callbacks = callbacks;
  self->data = data;
}

void
kumiko_container_set_height_for_width (GtkWidget *container, gboolean height_for_width)
{
  KumikoContainerPrivate *self = private_of (container);
  if (self->height_for_width == height_for_width)
    return;
  self->height_for_width = height_for_width;
  gtk_widget_queue_resize (container);
}

void
kumiko_region_set_activatable (GtkWidget *region, gboolean activatable)
{
  gtk_widget_action_set_enabled (region, "activate", activatable);
}

void
kumiko_container_detach (GtkWidget *container)
{
  KumikoContainerPrivate *self = private_of (container);
  self->callbacks = NULL;
  self->data = NULL;
}

void
kumiko_container_insert_after (GtkWidget *container, GtkWidget *child, GtkWidget *previous)
{
  if (gtk_widget_get_parent (child) == container && gtk_widget_get_prev_sibling (child) == previous)
    return;
  gtk_widget_insert_after (child, container, previous);
}

void
kumiko_widget_place (GtkWidget *child, int x, int y, int width, int height, GskTransform *transform)
{
  int minimum_width, minimum_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  width = MAX (width, minimum_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum_height, NULL, NULL, NULL);
  height = MAX (height, minimum_height);
  if (transform == NULL)
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
  else
    gtk_widget_allocate (child, width, height, -1, gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (x, y)));
}
