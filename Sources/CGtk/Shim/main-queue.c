#include "CGtk.h"

#include <glib-unix.h>
#include <stdio.h>
#include <unistd.h>

// Dispatch's entry points for run loops that are not its own.
extern int _dispatch_get_main_queue_port_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *message);

static gboolean
drain (gint fd, GIOCondition condition, gpointer data)
{
  // The descriptor counts the wake-ups; it stays readable until the count is taken.
  guint64 count;
  while (read (fd, &count, sizeof count) == sizeof count)
    ;
  _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

void
kumiko_main_queue_attach (void)
{
  static gboolean attached = FALSE;
  if (attached)
    return;
  attached = TRUE;
  GSource *source = g_unix_fd_source_new (_dispatch_get_main_queue_port_4CF (), G_IO_IN);
  g_source_set_static_name (source, "Dispatch main queue");
  g_source_set_callback (source, G_SOURCE_FUNC (drain), NULL, NULL);
  // Work on the queue may run a loop of its own, such as a dialog's, in which the queue is served as well.
  g_source_set_can_recurse (source, TRUE);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

static _Thread_local gboolean is_main_thread = FALSE;

// Constructors run on the thread that the program begins on.
__attribute__ ((constructor)) static void
mark_main_thread (void)
{
  is_main_thread = TRUE;
}

gboolean
kumiko_is_main_thread (void)
{
  return is_main_thread;
}

void
kumiko_buffer_output_by_line (void)
{
  setvbuf (stdout, NULL, _IOLBF, 0);
}
