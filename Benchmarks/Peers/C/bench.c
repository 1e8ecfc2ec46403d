// The screens in C: GtkBox, and g_object_bind_property between the model and the widgets.
//
// Fair since each row is bound to an object of its own, as each row of the others reads one; since the window has a
// header bar and belongs to a GtkApplication that D-Bus knows, as theirs; and since no widget is made that they do not
// need for what is seen.
#include "measure.h"

#include <stdlib.h>
#include <string.h>

// The model

#define BENCH_TYPE_ROW (bench_row_get_type ())
G_DECLARE_FINAL_TYPE (BenchRow, bench_row, BENCH, ROW, GObject)

struct _BenchRow
{
  GObject parent;
  char *text;
  gboolean flag;
};

G_DEFINE_FINAL_TYPE (BenchRow, bench_row, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_FLAG
};

static GParamSpec *properties[3];

static void
bench_row_set_text (BenchRow *row, const char *text)
{
  if (g_strcmp0 (row->text, text) == 0)
    return;
  g_free (row->text);
  row->text = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (row), properties[PROP_TEXT]);
}

static void
bench_row_set_flag (BenchRow *row, gboolean flag)
{
  if (row->flag == flag)
    return;
  row->flag = flag;
  g_object_notify_by_pspec (G_OBJECT (row), properties[PROP_FLAG]);
}

static void
bench_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROP_TEXT)
    bench_row_set_text (BENCH_ROW (object), g_value_get_string (value));
  else
    bench_row_set_flag (BENCH_ROW (object), g_value_get_boolean (value));
}

static void
bench_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_TEXT)
    g_value_set_string (value, BENCH_ROW (object)->text);
  else
    g_value_set_boolean (value, BENCH_ROW (object)->flag);
}

static void
bench_row_finalize (GObject *object)
{
  g_free (BENCH_ROW (object)->text);
  G_OBJECT_CLASS (bench_row_parent_class)->finalize (object);
}

static void
bench_row_class_init (BenchRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  object_class->set_property = bench_row_set_property;
  object_class->get_property = bench_row_get_property;
  object_class->finalize = bench_row_finalize;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_FLAG] = g_param_spec_boolean ("flag", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (properties), properties);
}

static void
bench_row_init (BenchRow *row)
{
}

static BenchRow **
make_rows (int count)
{
  BenchRow **rows = g_new (BenchRow *, count);
  for (int i = 0; i < count; i++)
    {
      char *text = g_strdup_printf ("Row %d", i);
      rows[i] = g_object_new (BENCH_TYPE_ROW, "text", text, NULL);
      g_free (text);
    }
  return rows;
}

// The screens

static const char *wanted;
static int size;
static const char *folder;
static BenchRow **rows;
static GtkWidget *window, *list;

static void
pressed (GtkButton *button, BenchRow *row)
{
  bench_row_set_text (row, "Pressed");
}

static void
append_rows (void)
{
  for (int i = 0; i < size; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *label = gtk_label_new (NULL);
      g_object_bind_property (rows[i], "text", label, "label", G_BINDING_SYNC_CREATE);
      gtk_box_append (GTK_BOX (row), label);
      GtkWidget *button = gtk_button_new_with_label ("Press");
      g_signal_connect (button, "clicked", G_CALLBACK (pressed), rows[i]);
      gtk_box_append (GTK_BOX (row), button);
      gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (list), row);
    }
}

static void
remove_rows (void)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (list)) != NULL)
    gtk_box_remove (GTK_BOX (list), child);
}

static GtkWidget *
make_list (void)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  return scroller;
}

// A list of which each item is made when the view asks for it

#define BENCH_TYPE_ITEMS (bench_items_get_type ())
G_DECLARE_FINAL_TYPE (BenchItems, bench_items, BENCH, ITEMS, GObject)

struct _BenchItems
{
  GObject parent;
};

static GType
bench_items_get_item_type (GListModel *items)
{
  return BENCH_TYPE_ROW;
}

static guint
bench_items_get_n_items (GListModel *items)
{
  return size;
}

static void *
bench_items_get_item (GListModel *items, guint position)
{
  if (position >= (guint) size)
    return NULL;
  char *text = g_strdup_printf ("Row %u", position);
  BenchRow *row = g_object_new (BENCH_TYPE_ROW, "text", text, NULL);
  g_free (text);
  return row;
}

static void
bench_items_init_model (GListModelInterface *interface)
{
  interface->get_item_type = bench_items_get_item_type;
  interface->get_n_items = bench_items_get_n_items;
  interface->get_item = bench_items_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BenchItems, bench_items, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bench_items_init_model))

static void
bench_items_class_init (BenchItemsClass *class)
{
}

static void
bench_items_init (BenchItems *items)
{
}

static void
set_up_item (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_item (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  BenchRow *row = gtk_list_item_get_item (item);
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), row->text);
}

static GtkWidget *
make_long_list (void)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_item), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_item), NULL);
  GListModel *items = g_object_new (BENCH_TYPE_ITEMS, NULL);
  GtkWidget *view = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (items)), factory);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (view), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  return scroller;
}

static double drag_start;

static void
drag_begins (GtkGestureDrag *drag, double x, double y, GtkAdjustment *adjustment)
{
  drag_start = gtk_adjustment_get_value (adjustment);
}

static void
drag_moves (GtkGestureDrag *drag, double x, double y, GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, drag_start - x);
}

static GtkWidget *
make_carousel (void)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  GtkWidget *pages = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (int i = 0; i < 60; i++)
    {
      char *file = g_strdup_printf ("%s/%d.png", folder, i);
      GtkWidget *picture = gtk_picture_new_for_filename (file);
      gtk_widget_set_size_request (picture, 600, -1);
      gtk_box_append (GTK_BOX (pages), picture);
      g_free (file);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), pages);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkGesture *drag = gtk_gesture_drag_new ();
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begins), adjustment);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_moves), adjustment);
  gtk_widget_add_controller (scroller, GTK_EVENT_CONTROLLER (drag));
  return scroller;
}

// The work

static void
set_text (BenchRow *row, int index)
{
  char text[32];
  g_snprintf (text, sizeof text, "Text %d", index);
  bench_row_set_text (row, text);
}

static void
change_one (int index, void *data)
{
  set_text (rows[3], index);
}

static void
change_all (int index, void *data)
{
  for (int i = 0; i < size; i++)
    set_text (rows[i], index + i);
}

static void
change_presence (int index, void *data)
{
  if (index % 2 == 0)
    append_rows ();
  else
    remove_rows ();
}

static void
change_first (int index, void *data)
{
  set_text (rows[0], index);
}

static void
work (void *data)
{
  if (strcmp (wanted, "change-one") == 0)
    bench_changes (window, 60, "one", change_one, NULL);
  else if (strcmp (wanted, "change-all") == 0)
    bench_changes (window, size >= 10000 ? 6 : 20, "all", change_all, NULL);
  else if (strcmp (wanted, "mount") == 0)
    bench_changes (window, 20, "mount remove", change_presence, NULL);
  else if (strcmp (wanted, "carousel") == 0)
    bench_watch_frames (window, 5);
  else if (strcmp (wanted, "ticker") == 0)
    bench_ticker (10, change_first, NULL);
  else if (strcmp (wanted, "million") == 0)
    bench_million (window, change_first, NULL);
}

static void
activate (GtkApplication *application)
{
  window = gtk_application_window_new (application);
  gtk_window_set_title (GTK_WINDOW (window), "Bench");
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 800);
  if (strcmp (wanted, "list") == 0)
    {
      gtk_window_set_child (GTK_WINDOW (window), make_long_list ());
      bench_first_frame (window);
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  rows = make_rows (MAX (size, 1));
  if (strcmp (wanted, "carousel") == 0)
    gtk_window_set_child (GTK_WINDOW (window), make_carousel ());
  else if (strcmp (wanted, "ticker") == 0 || strcmp (wanted, "million") == 0)
    {
      GtkWidget *label = gtk_label_new (NULL);
      g_object_bind_property (rows[0], "text", label, "label", G_BINDING_SYNC_CREATE);
      gtk_window_set_child (GTK_WINDOW (window), label);
    }
  else if (size > 0)
    {
      gtk_window_set_child (GTK_WINDOW (window), make_list ());
      if (strcmp (wanted, "mount") != 0)
        append_rows ();
    }
  if (strcmp (wanted, "first-frame") == 0)
    bench_first_frame (window);
  else
    bench_after_first_frame (window, work, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

/// Sets one of two bound properties, then the other, a million times in all.
static void
work_bound (gboolean toggles)
{
  gtk_init ();
  GtkToggleButton *toggle = g_object_ref_sink (GTK_TOGGLE_BUTTON (gtk_toggle_button_new ()));
  if (toggles)
    {
      GtkToggleButton *other = g_object_ref_sink (GTK_TOGGLE_BUTTON (gtk_toggle_button_new ()));
      g_object_bind_property (other, "active", toggle, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
      double start = bench_cpu ();
      for (int i = 0; i < 500000; i++)
        {
          gtk_toggle_button_set_active (other, TRUE);
          gtk_toggle_button_set_active (toggle, FALSE);
        }
      bench_report ("each", (bench_cpu () - start) * 1e3);
      if (gtk_toggle_button_get_active (other))
        abort ();
    }
  else
    {
      BenchRow *model = make_rows (1)[0];
      g_object_bind_property (model, "flag", toggle, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
      double start = bench_cpu ();
      for (int i = 0; i < 500000; i++)
        {
          bench_row_set_flag (model, TRUE);
          gtk_toggle_button_set_active (toggle, FALSE);
        }
      bench_report ("each", (bench_cpu () - start) * 1e3);
      if (model->flag)
        abort ();
    }
}

int
main (int argc, char **argv)
{
  wanted = argc > 1 ? argv[1] : "first-frame";
  size = argc > 2 ? atoi (argv[2]) : 0;
  folder = argc > 2 ? argv[2] : NULL;
  if (g_str_has_prefix (wanted, "bind"))
    {
      work_bound (strcmp (wanted, "bind-toggles") == 0);
      return 0;
    }
  GtkApplication *application = gtk_application_new ("local.bench_c", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
