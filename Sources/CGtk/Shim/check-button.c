#include "CGtk.h"

struct _KumikoCheckButton
{
  GtkCheckButton parent_instance;
};

G_DEFINE_FINAL_TYPE (KumikoCheckButton, kumiko_check_button, GTK_TYPE_CHECK_BUTTON)

static void
toggle (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (gtk_widget_is_sensitive (widget))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), !gtk_check_button_get_active (GTK_CHECK_BUTTON (widget)));
}

static void
kumiko_check_button_class_init (KumikoCheckButtonClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "toggle", NULL, toggle);
}

static void
kumiko_check_button_init (KumikoCheckButton *self)
{
}

GtkWidget *
kumiko_check_button_new (void)
{
  return g_object_new (KUMIKO_TYPE_CHECK_BUTTON, NULL);
}

void
kumiko_check_button_set_child (GtkWidget *check_button, GtkWidget *child)
{
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check_button), child);
}
