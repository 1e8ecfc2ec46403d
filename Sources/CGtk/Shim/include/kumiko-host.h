// A widget that gives all of its place to one child, and tells of its end.
#ifndef KUMIKO_HOST_H
#define KUMIKO_HOST_H

#include <gtk/gtk.h>

#include "kumiko-object.h"

G_BEGIN_DECLS

#define KUMIKO_TYPE_HOST (kumiko_host_get_type ())
G_DECLARE_FINAL_TYPE (KumikoHost, kumiko_host, KUMIKO, HOST, GtkWidget)

/// Makes a host of `child`. `ended` is called once with `data` when the host is disposed of, with the child let go.
GtkWidget *kumiko_host_new (GtkWidget *child, KumikoHandler ended, void *data);

G_END_DECLS

#endif
