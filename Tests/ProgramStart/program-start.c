#define _GNU_SOURCE
#include "program-start.h"

#include "CGtk.h"
#include "gtk-calls.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static gboolean is_reporting;

// Files: functions of the program's own under the C library's names, which come before the library's.

static void
report_file (const char *path)
{
  if (is_reporting)
    dprintf (STDOUT_FILENO, "file %s\n", path);
}

static int
open_file (int folder, const char *path, int flags, mode_t mode)
{
  report_file (path);
  return (int)syscall (SYS_openat, folder, path, flags, mode);
}

/// The mode is the argument after the flags, there if the file may be made.
#define DEFINE_OPEN(name, parameters, folder)                                                                          \
  int name parameters                                                                                                  \
  {                                                                                                                    \
    va_list rest;                                                                                                      \
    va_start (rest, flags);                                                                                            \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (rest, mode_t) : 0;                                    \
    va_end (rest);                                                                                                     \
    return open_file (folder, path, flags, mode);                                                                      \
  }

DEFINE_OPEN (open, (const char *path, int flags, ...), AT_FDCWD)
DEFINE_OPEN (open64, (const char *path, int flags, ...), AT_FDCWD)
DEFINE_OPEN (openat64, (int folder, const char *path, int flags, ...), folder)

// What `open` without a mode is in programs built with checks of their arguments.
int
__open_2 (const char *path, int flags)
{
  return open_file (AT_FDCWD, path, flags, 0);
}

#define DEFINE_STREAM(type, name, parameters, arguments)                                                               \
  type *name parameters                                                                                                \
  {                                                                                                                    \
    static type *(*function) parameters;                                                                               \
    if (function == NULL)                                                                                              \
      function = (type * (*)parameters) dlsym (RTLD_NEXT, #name);                                                      \
    report_file (path);                                                                                                \
    return function arguments;                                                                                         \
  }

DEFINE_STREAM (FILE, fopen, (const char *path, const char *mode), (path, mode))
DEFINE_STREAM (FILE, fopen64, (const char *path, const char *mode), (path, mode))
DEFINE_STREAM (DIR, opendir, (const char *path), (path))

// Languages: what Foundation asks first when it looks up a locale.

int32_t
swift_uloc_getLanguage (const char *locale, char *language, int32_t capacity, int *error)
{
  static int32_t (*function) (const char *, char *, int32_t, int *);
  if (function == NULL)
    function = (int32_t (*) (const char *, char *, int32_t, int *))dlsym (RTLD_NEXT, "swift_uloc_getLanguage");
  if (is_reporting)
    dprintf (STDOUT_FILENO, "locale %s\n", locale);
  return function (locale, language, capacity, error);
}

// What has been loaded and registered once the first frame has been painted.

static int
report_library (struct dl_phdr_info *library, size_t size, void *data)
{
  if (*library->dlpi_name != '\0')
    printf ("library %s\n", library->dlpi_name);
  return 0;
}

static void
report_types (GType type)
{
  guint count;
  GType *types = g_type_children (type, &count);
  for (guint i = 0; i < count; i++)
    {
      printf ("widget %s\n", g_type_name (types[i]));
      report_types (types[i]);
    }
  g_free (types);
}

static gboolean
first_frame_painted (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data)
{
  static const char *const functions[] = { "gtk_css_provider_load_from_data", "gtk_icon_theme_lookup_icon" };
  is_reporting = FALSE;
  dl_iterate_phdr (report_library, NULL);
  report_types (GTK_TYPE_WIDGET);
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    for (unsigned long call = 0; call < gtk_calls (functions[i]); call++)
      printf ("call %s\n", functions[i]);
  fflush (stdout);
  _exit (0);
}

void
program_start_report (void)
{
  g_type_class_ref (GDK_TYPE_FRAME_CLOCK);
  g_signal_add_emission_hook (g_signal_lookup ("after-paint", GDK_TYPE_FRAME_CLOCK), 0, first_frame_painted, NULL,
                              NULL);
  is_reporting = TRUE;
}

// A program of GTK's own.

static void
activate (GApplication *application)
{
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Text"));
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Button"));
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

void
program_start_plain (void)
{
  GtkApplication *application = gtk_application_new ("local.plain", 0);
  g_signal_connect (application, "startup", G_CALLBACK (kumiko_adwaita_init), NULL);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  g_application_run (G_APPLICATION (application), 0, NULL);
}
