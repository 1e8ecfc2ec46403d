#include "CGtk.h"

struct _KumikoHost
{
  GtkWidget parent_instance;
  KumikoHandler ended;
  void *data;
};

G_DEFINE_FINAL_TYPE (KumikoHost, kumiko_host, GTK_TYPE_WIDGET)

static void
host_dispose (GObject *object)
{
  KumikoHost *self = KUMIKO_HOST (object);
  KumikoHandler ended = self->ended;
  GtkWidget *child;

  self->ended = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  if (ended != NULL)
    ended (self->data);
  G_OBJECT_CLASS (kumiko_host_parent_class)->dispose (object);
}

static void
kumiko_host_class_init (KumikoHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = host_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "kumiko-host");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
kumiko_host_init (KumikoHost *self)
{
}

GtkWidget *
kumiko_host_new (GtkWidget *child, KumikoHandler ended, void *data)
{
  KumikoHost *self = g_object_new (KUMIKO_TYPE_HOST, NULL);
  self->ended = ended;
  self->data = data;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
