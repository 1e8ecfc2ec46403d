// Dispatch's main queue in the GLib loop.
#ifndef KUMIKO_MAIN_QUEUE_H
#define KUMIKO_MAIN_QUEUE_H

#include <glib.h>

G_BEGIN_DECLS

/// Has the default main context run what is put on Dispatch's main queue, as soon as it is put there. Called once.
void kumiko_main_queue_attach (void);

/// Whether the caller runs on the thread that the program began on. Unlike Foundation's answer it asks no kernel.
gboolean kumiko_is_main_thread (void);

/// Has each line that is printed seen at once, also where standard output is no terminal.
void kumiko_buffer_output_by_line (void);

G_END_DECLS

#endif
