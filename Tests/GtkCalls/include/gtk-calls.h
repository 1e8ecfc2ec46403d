#pragma once

#include <gtk/gtk.h>

/// How often a function of GTK's or GLib's has been called since the program began, by the function's name: those that
/// `gtk-calls.c` lists. What GTK calls of its own functions does not count; what it calls of GLib's does. An unknown name
/// ends the program.
unsigned long gtk_calls (const char *name);
