#include "CGtk.h"

double
kumiko_scroll_position (GtkWidget *scrolled_window, GtkOrientation orientation)
{
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scrolled_window);
  return gtk_adjustment_get_value (orientation == GTK_ORIENTATION_HORIZONTAL
                                       ? gtk_scrolled_window_get_hadjustment (window)
                                       : gtk_scrolled_window_get_vadjustment (window));
}

void
kumiko_scroll_to (GtkWidget *scrolled_window, double x, double y)
{
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scrolled_window);
  gtk_adjustment_set_value (gtk_scrolled_window_get_hadjustment (window), x);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (window), y);
}

void
kumiko_scroll_take_wheel (GtkWidget *scrolled_window, GtkEventControllerScrollFlags axes, GtkEventController *other)
{
  GListModel *controllers = gtk_widget_observe_controllers (scrolled_window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      GtkEventController *controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller) && controller != other)
        {
          GtkEventControllerScroll *scroll = GTK_EVENT_CONTROLLER_SCROLL (controller);
          GtkEventControllerScrollFlags flags = gtk_event_controller_scroll_get_flags (scroll);
          gtk_event_controller_scroll_set_flags (scroll, (flags & ~GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) | axes);
        }
      g_object_unref (controller);
    }
  g_object_unref (controllers);
}
