// Widgets whose size, allocation and drawing are decided by functions.
#ifndef KUMIKO_CONTAINER_H
#define KUMIKO_CONTAINER_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// What a container asks and tells. `data` is what it was attached with.
typedef struct
{
  void (*measure) (void *data, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*allocate) (void *data, int width, int height);
  void (*snapshot) (void *data, GtkSnapshot *snapshot);
  /// The style is another: fonts, colours or sizes may have changed.
  void (*style_changed) (void *data);
  /// Only for regions: activated by assistive technology. Returns whether anything happened.
  gboolean (*activate) (void *data);
} KumikoContainerCallbacks;

#define KUMIKO_TYPE_CONTAINER (kumiko_container_get_type ())
G_DECLARE_DERIVABLE_TYPE (KumikoContainer, kumiko_container, KUMIKO, CONTAINER, GtkWidget)

struct _KumikoContainerClass
{
  GtkWidgetClass parent_class;
};

#define KUMIKO_TYPE_REGION (kumiko_region_get_type ())
G_DECLARE_FINAL_TYPE (KumikoRegion, kumiko_region, KUMIKO, REGION, KumikoContainer)

#define KUMIKO_TYPE_SCROLLABLE (kumiko_scrollable_get_type ())
G_DECLARE_FINAL_TYPE (KumikoScrollable, kumiko_scrollable, KUMIKO, SCROLLABLE, KumikoContainer)

/// Makes a container with a role; it measures and draws nothing until it is attached.
GtkWidget *kumiko_container_new (GtkAccessibleRole role);

/// Makes a container that assistive technology can activate.
GtkWidget *kumiko_region_new (GtkAccessibleRole role, const char *css_name);

/// Makes a container that a GtkScrolledWindow scrolls by its adjustments alone: the container is as large as what is seen,
/// and hands out the places as they are scrolled.
GtkWidget *kumiko_scrollable_new (GtkAccessibleRole role);

/// Says whom the container asks and tells. Both must live until it is detached.
void kumiko_container_attach (GtkWidget *container, const KumikoContainerCallbacks *callbacks, void *data);

/// Says whether the container is asked for a height for its width; else it is asked for neither for the other.
void kumiko_container_set_height_for_width (GtkWidget *container, gboolean height_for_width);

/// Says whether assistive technology is offered to activate the region.
void kumiko_region_set_activatable (GtkWidget *region, gboolean activatable);

/// Cuts the container off from what it asks and tells. It measures and draws nothing from then on.
void kumiko_container_detach (GtkWidget *container);

/// Makes `child` the widget's child that comes after `previous`, or the first when that is NULL; does nothing if it is.
void kumiko_container_insert_after (GtkWidget *container, GtkWidget *child, GtkWidget *previous);

/// Gives a child its place, which is shown as `transform` says; NULL for as it is. The transform is taken over. The child
/// is measured first, as GTK demands.
void kumiko_widget_place (GtkWidget *child, int x, int y, int width, int height, GskTransform *transform);

G_END_DECLS

#endif
