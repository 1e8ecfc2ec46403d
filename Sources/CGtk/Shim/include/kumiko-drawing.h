// Render nodes and pictures of them.
#ifndef KUMIKO_DRAWING_H
#define KUMIKO_DRAWING_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// A picture in memory: an SVG drawn at `width` × `height` pixels, or NULL and an error.
GdkTexture *kumiko_texture_new_for_svg (const char *path, int width, int height, GError **error);

/// The size in points that a picture file has by itself; FALSE when it is no picture.
gboolean kumiko_picture_size (const char *path, int *width, int *height);

/// Writes a render node, drawn on `background` (NULL for nothing) with `scale` pixels for a point, to a PNG file.
gboolean kumiko_node_write_png (GskRenderNode *node, int width, int height, double scale, const GdkRGBA *background,
                                const char *path);

G_END_DECLS

#endif
