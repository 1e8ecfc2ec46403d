#include "CGtk.h"

#include <math.h>

struct _KumikoSymbol
{
  GObject parent_instance;
  GtkWidget *owner;
  char *icon_name;
  // What is shown in place of an icon.
  GdkPaintable *picture;
  int size;
  gboolean has_color;
  GdkRGBA color;
  // The icon as it was last loaded.
  GtkIconPaintable *icon;
  int loaded_size;
  int loaded_scale;
  GtkTextDirection loaded_direction;
};

static GdkPaintableFlags
symbol_get_flags (GdkPaintable *paintable)
{
  return 0;
}

static int
symbol_get_width (GdkPaintable *paintable)
{
  KumikoSymbol *self = KUMIKO_SYMBOL (paintable);

  return self->picture != NULL ? gdk_paintable_get_intrinsic_width (self->picture) : self->size;
}

static int
symbol_get_height (GdkPaintable *paintable)
{
  KumikoSymbol *self = KUMIKO_SYMBOL (paintable);

  return self->picture != NULL ? gdk_paintable_get_intrinsic_height (self->picture) : self->size;
}

static double
symbol_get_ratio (GdkPaintable *paintable)
{
  KumikoSymbol *self = KUMIKO_SYMBOL (paintable);

  return self->picture != NULL ? gdk_paintable_get_intrinsic_aspect_ratio (self->picture) : 1;
}

static void
load (KumikoSymbol *self, int size, int scale)
{
  GdkDisplay *display = gtk_widget_get_display (self->owner);
  GtkTextDirection direction = gtk_widget_get_direction (self->owner);

  if (self->icon != NULL && self->loaded_size == size && self->loaded_scale == scale
      && self->loaded_direction == direction)
    return;
  g_clear_object (&self->icon);
  self->loaded_size = size;
  self->loaded_scale = scale;
  self->loaded_direction = direction;
  if (self->icon_name != NULL)
    self->icon = gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (display), self->icon_name, NULL, size,
                                             scale, direction, GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
}

/// Draws a picture in one colour, where it is opaque.
static void
snapshot_in_color (GdkPaintable *picture, GtkSnapshot *snapshot, double width, double height, const GdkRGBA *color)
{
  graphene_matrix_t matrix;
  graphene_vec4_t offset;

  graphene_matrix_init_from_float (&matrix, (float[16]) { [15] = color->alpha });
  graphene_vec4_init (&offset, color->red, color->green, color->blue, 0);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
  gdk_paintable_snapshot (picture, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}

static void
symbol_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  KumikoSymbol *self = KUMIKO_SYMBOL (paintable);
  GdkRGBA colors[4];

  if (self->owner == NULL || width <= 0 || height <= 0)
    return;
  colors[GTK_SYMBOLIC_COLOR_FOREGROUND] = self->has_color ? self->color : kumiko_style_color (self->owner);
  if (self->picture != NULL)
    {
      snapshot_in_color (self->picture, snapshot, width, height, &colors[GTK_SYMBOLIC_COLOR_FOREGROUND]);
      return;
    }
  // Loaded as large as it is drawn, so that its edges are sharp; not larger than any screen.
  load (self, (int) MIN (ceil (MAX (width, height)), 4096), gtk_widget_get_scale_factor (self->owner));
  if (self->icon == NULL)
    return;
  if (!kumiko_style_lookup_color (self->owner, "error_color", &colors[GTK_SYMBOLIC_COLOR_ERROR]))
    colors[GTK_SYMBOLIC_COLOR_ERROR] = colors[GTK_SYMBOLIC_COLOR_FOREGROUND];
  if (!kumiko_style_lookup_color (self->owner, "warning_color", &colors[GTK_SYMBOLIC_COLOR_WARNING]))
    colors[GTK_SYMBOLIC_COLOR_WARNING] = colors[GTK_SYMBOLIC_COLOR_FOREGROUND];
  if (!kumiko_style_lookup_color (self->owner, "success_color", &colors[GTK_SYMBOLIC_COLOR_SUCCESS]))
    colors[GTK_SYMBOLIC_COLOR_SUCCESS] = colors[GTK_SYMBOLIC_COLOR_FOREGROUND];
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (self->icon), snapshot, width, height, colors,
                                            G_N_ELEMENTS (colors));
}

static void
paintable_init (GdkPaintableInterface *interface)
{
  interface->get_flags = symbol_get_flags;
  interface->get_intrinsic_width = symbol_get_width;
  interface->get_intrinsic_height = symbol_get_height;
  interface->get_intrinsic_aspect_ratio = symbol_get_ratio;
  interface->snapshot = symbol_snapshot;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (KumikoSymbol, kumiko_symbol, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
symbol_finalize (GObject *object)
{
  KumikoSymbol *self = KUMIKO_SYMBOL (object);

  if (self->owner != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->owner), (gpointer *) &self->owner);
  g_clear_object (&self->icon);
  g_free (self->icon_name);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (kumiko_symbol_parent_class)->finalize (object);
}

static void
kumiko_symbol_class_init (KumikoSymbolClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = symbol_finalize;
}

static void
kumiko_symbol_init (KumikoSymbol *self)
{
  self->size = 16;
}

KumikoSymbol *
kumiko_symbol_new (GtkWidget *owner)
{
  KumikoSymbol *self = g_object_new (KUMIKO_TYPE_SYMBOL, NULL);
  self->owner = owner;
  g_object_add_weak_pointer (G_OBJECT (owner), (gpointer *) &self->owner);
  return self;
}

void
kumiko_symbol_set_icon_name (KumikoSymbol *self, const char *icon_name)
{
  if (self->picture == NULL && g_strcmp0 (self->icon_name, icon_name) == 0)
    return;
  g_clear_object (&self->picture);
  g_free (self->icon_name);
  self->icon_name = g_strdup (icon_name);
  g_clear_object (&self->icon);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
kumiko_symbol_set_picture (KumikoSymbol *self, GdkPaintable *picture)
{
  if (!g_set_object (&self->picture, picture))
    return;
  gdk_paintable_invalidate_size (GDK_PAINTABLE (self));
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
kumiko_symbol_set_size (KumikoSymbol *self, int size)
{
  if (self->size == size)
    return;
  self->size = size;
  gdk_paintable_invalidate_size (GDK_PAINTABLE (self));
}

void
kumiko_symbol_set_color (KumikoSymbol *self, const GdkRGBA *color)
{
  if (color == NULL ? !self->has_color : self->has_color && gdk_rgba_equal (color, &self->color))
    return;
  self->has_color = color != NULL;
  if (color != NULL)
    self->color = *color;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

gboolean
kumiko_symbol_exists (GtkWidget *widget, const char *icon_name)
{
  return gtk_icon_theme_has_icon (gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), icon_name);
}
