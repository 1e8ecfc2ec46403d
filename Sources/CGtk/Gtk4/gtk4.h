// GTK's own header; the flags come from pkg-config.
#include <gtk/gtk.h>
