#include "CGtk.h"

void
kumiko_accessible_set_text (GtkWidget *widget, GtkAccessibleProperty property, const char *text)
{
  if (text == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), property);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), property, text, -1);
}

GtkWidget *
kumiko_label_new (gboolean is_heading)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role",
                       is_heading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, NULL);
}

void
kumiko_accessible_set_level (GtkWidget *widget, int level)
{
  if (level <= 0)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void
kumiko_accessible_set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static const GtkAccessibleTristate states[]
    = { GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_TRUE, GTK_ACCESSIBLE_TRISTATE_MIXED };

void
kumiko_accessible_set_checked (GtkWidget *widget, int checked)
{
  if (checked < 0 || checked > 2)
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_CHECKED);
  else
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_CHECKED, states[checked], -1);
}

void
kumiko_accessible_set_selected (GtkWidget *widget, int selected)
{
  if (selected < 0)
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED);
  else
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, selected != 0, -1);
}

void
kumiko_accessible_set_position (GtkWidget *widget, int position, int count)
{
  if (position <= 0)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_SET_SIZE);
    }
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
                                    GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

GtkWidget *
kumiko_spinner_new (void)
{
  return g_object_new (GTK_TYPE_SPINNER, "accessible-role", GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, "spinning", TRUE, NULL);
}

void
kumiko_accessible_set_busy (GtkWidget *widget, gboolean busy)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void
kumiko_accessible_set_pressed (GtkWidget *widget, int pressed)
{
  if (pressed >= 0 && pressed <= 2)
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_PRESSED, states[pressed], -1);
}
