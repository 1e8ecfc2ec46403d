#include "CGtk.h"

GdkTexture *
kumiko_texture_new_for_svg (const char *path, int width, int height, GError **error)
{
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_file_at_scale (path, width, height, FALSE, error);
  GdkTexture *texture;

  if (pixbuf == NULL)
    return NULL;
  texture = gdk_texture_new_for_pixbuf (pixbuf);
  g_object_unref (pixbuf);
  return texture;
}

gboolean
kumiko_picture_size (const char *path, int *width, int *height)
{
  return gdk_pixbuf_get_file_info (path, width, height) != NULL;
}

gboolean
kumiko_node_write_png (GskRenderNode *node, int width, int height, double scale, const GdkRGBA *background,
                       const char *path)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (width * scale), (int) (height * scale));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (background != NULL)
    {
      gdk_cairo_set_source_rgba (cr, background);
      cairo_paint (cr);
    }
  cairo_scale (cr, scale, scale);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
  return status == CAIRO_STATUS_SUCCESS;
}
