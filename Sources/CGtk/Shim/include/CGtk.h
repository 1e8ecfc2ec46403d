// The C shim: the one place that includes GTK's headers (and libadwaita's when asked).
#ifndef KUMIKO_CGTK_H
#define KUMIKO_CGTK_H

#include <gtk/gtk.h>

#endif
