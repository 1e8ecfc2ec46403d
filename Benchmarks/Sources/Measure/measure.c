#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double
seconds_of (clockid_t clock)
{
  struct timespec time;
  clock_gettime (clock, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

double
bench_cpu (void)
{
  return seconds_of (CLOCK_PROCESS_CPUTIME_ID);
}

double
bench_now (void)
{
  return seconds_of (CLOCK_MONOTONIC);
}

static double
thread_cpu (void)
{
  return seconds_of (CLOCK_THREAD_CPUTIME_ID);
}

double
bench_resident (void)
{
  unsigned long total = 0, resident = 0;
  FILE *file = fopen ("/proc/self/statm", "r");
  if (file == NULL || fscanf (file, "%lu %lu", &total, &resident) != 2)
    abort ();
  fclose (file);
  return (double) resident * (double) sysconf (_SC_PAGESIZE) / 1024;
}

void
bench_report (const char *name, double value)
{
  printf ("%s %.9g\n", name, value);
}

/// Ends the process at once: how long it takes to tidy up is not asked.
static void
finish (void)
{
  fflush (stdout);
  _exit (0);
}

static GdkFrameClock *
clock_of (void *window)
{
  return gtk_widget_get_frame_clock (GTK_WIDGET (window));
}

// The first frame

/// Runs once there is nothing left to do.
static void
when_at_rest (GSourceFunc function, void *data)
{
  g_idle_add_full (G_PRIORITY_LOW + 100, function, data, NULL);
}

typedef struct
{
  BenchAction action;
  void *data;
  GdkFrameClock *clock;
  gulong handler;
} FirstFrame;

static gboolean
act_on_first_frame (void *data)
{
  FirstFrame *first = data;
  first->action (first->data);
  g_free (first);
  return G_SOURCE_REMOVE;
}

static void
first_frame_painted (GdkFrameClock *clock, FirstFrame *first)
{
  g_signal_handler_disconnect (clock, first->handler);
  // Not within the frame, since the action may make frames of its own.
  when_at_rest (act_on_first_frame, first);
}

static void
connect_to_clock (GtkWidget *window, FirstFrame *first)
{
  first->clock = clock_of (window);
  first->handler = g_signal_connect (first->clock, "after-paint", G_CALLBACK (first_frame_painted), first);
}

void
bench_after_first_frame (void *window, BenchAction action, void *data)
{
  FirstFrame *first = g_new0 (FirstFrame, 1);
  first->action = action;
  first->data = data;
  if (gtk_widget_get_mapped (window))
    connect_to_clock (window, first);
  else
    g_signal_connect (window, "map", G_CALLBACK (connect_to_clock), first);
}

static gboolean
report_settled (void *data)
{
  bench_report ("settled", bench_resident ());
  finish ();
  return G_SOURCE_REMOVE;
}

static void
report_first_frame (GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, report_first_frame, NULL);
  printf ("frame %.9f\n", bench_now ());
  bench_report ("cpu", bench_cpu ());
  bench_report ("resident", bench_resident ());
  when_at_rest (report_settled, NULL);
}

static void
report_at_first_paint (GtkWidget *window, void *data)
{
  g_signal_connect (clock_of (window), "after-paint", G_CALLBACK (report_first_frame), NULL);
}

void
bench_first_frame (void *window)
{
  g_signal_connect (window, "map", G_CALLBACK (report_at_first_paint), NULL);
}

// Series of numbers

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;
  return (left > right) - (left < right);
}

static double
median (GArray *values)
{
  if (values->len == 0)
    return 0;
  g_array_sort (values, compare);
  guint middle = values->len / 2;
  double high = g_array_index (values, double, middle);
  return values->len % 2 != 0 ? high : (g_array_index (values, double, middle - 1) + high) / 2;
}

static GArray *
series (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

static void
report_named (const char *what, const char *name, double value)
{
  char *text = g_strdup_printf ("%s %s", what, name);
  bench_report (text, value);
  g_free (text);
}

// Changes, each in a frame

enum
{
  WARM_UP = 6
};

typedef struct
{
  int index, count, kinds;
  char **names;
  BenchChange change;
  void *data;
  GArray *laid[4], *frames[4], *rests[4];
  double start, start_of_thread, laid_at;
  gboolean waits;
} Changes;

static gboolean
make_change (void *data)
{
  Changes *changes = data;
  if (changes->index > WARM_UP)
    {
      double rest = (bench_cpu () - changes->start) * 1e6;
      g_array_append_val (changes->rests[(changes->index - 1) % changes->kinds], rest);
    }
  if (changes->index == changes->count + WARM_UP)
    {
      for (int kind = 0; kind < changes->kinds; kind++)
        {
          report_named ("laid", changes->names[kind], median (changes->laid[kind]));
          report_named ("frame", changes->names[kind], median (changes->frames[kind]));
          report_named ("rest", changes->names[kind], median (changes->rests[kind]));
        }
      finish ();
    }
  changes->waits = TRUE;
  changes->start = bench_cpu ();
  changes->start_of_thread = thread_cpu ();
  changes->change (changes->index, changes->data);
  return G_SOURCE_REMOVE;
}

static void
layout_ends (GdkFrameClock *clock, Changes *changes)
{
  // A frame may be laid out more than once.
  changes->laid_at = thread_cpu ();
}

static void
change_painted (GdkFrameClock *clock, Changes *changes)
{
  if (!changes->waits)
    return;
  changes->waits = FALSE;
  double frame = (bench_cpu () - changes->start) * 1e6;
  // All that the change has brought about, in whichever phase: GTK measures in part before the frame's first one.
  double laid = (changes->laid_at - changes->start_of_thread) * 1e6;
  if (changes->index >= WARM_UP)
    {
      int kind = changes->index % changes->kinds;
      g_array_append_val (changes->laid[kind], laid);
      g_array_append_val (changes->frames[kind], frame);
    }
  changes->index++;
  when_at_rest (make_change, changes);
}

void
bench_changes (void *window, int count, const char *names, BenchChange change, void *data)
{
  Changes *changes = g_new0 (Changes, 1);
  changes->count = count;
  changes->names = g_strsplit (names, " ", 4);
  changes->kinds = (int) g_strv_length (changes->names);
  changes->change = change;
  changes->data = data;
  for (int kind = 0; kind < changes->kinds; kind++)
    {
      changes->laid[kind] = series ();
      changes->frames[kind] = series ();
      changes->rests[kind] = series ();
    }
  GdkFrameClock *clock = clock_of (window);
  // After the window's own handler, which lays it out.
  g_signal_connect_after (clock, "layout", G_CALLBACK (layout_ends), changes);
  g_signal_connect (clock, "after-paint", G_CALLBACK (change_painted), changes);
  when_at_rest (make_change, changes);
}

// All frames of some seconds

static gboolean is_in_frame;
static double frame_start, longest_before_painting;

/// A frame begins with its input, if there is any.
static void
frame_begins (void)
{
  if (!is_in_frame)
    frame_start = thread_cpu ();
  is_in_frame = TRUE;
}

static void
watched_layout_ends (void)
{
  longest_before_painting = MAX (longest_before_painting, (thread_cpu () - frame_start) * 1e6);
}

static void
frame_ends (GdkFrameClock *clock, GArray *frames)
{
  double frame = (thread_cpu () - frame_start) * 1e6;
  g_array_append_val (frames, frame);
  is_in_frame = FALSE;
}

static gboolean
report_frames (void *data)
{
  GArray *frames = data;
  double middle = median (frames);
  bench_report ("frames", frames->len);
  bench_report ("median", middle);
  bench_report ("ours", longest_before_painting);
  bench_report ("longest", frames->len > 0 ? g_array_index (frames, double, frames->len - 1) : 0);
  finish ();
  return G_SOURCE_REMOVE;
}

void
bench_watch_frames (void *window, double seconds)
{
  GArray *frames = series ();
  GdkFrameClock *clock = clock_of (window);
  g_signal_connect (clock, "flush-events", G_CALLBACK (frame_begins), NULL);
  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_begins), NULL);
  g_signal_connect_after (clock, "layout", G_CALLBACK (watched_layout_ends), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_ends), frames);
  g_timeout_add ((guint) (seconds * 1000), report_frames, frames);
  // Whoever drives the pointer begins now.
  puts ("ready 1");
  fflush (stdout);
}

// A text that changes

typedef struct
{
  int index;
  double seconds, start, cpu;
  BenchChange change;
  void *data;
  void *window;
  double early;
  gulong handler;
} Ticker;

static gboolean
tick (void *data)
{
  Ticker *ticker = data;
  double time = bench_now () - ticker->start;
  if (time >= ticker->seconds)
    {
      bench_report ("share", (bench_cpu () - ticker->cpu) / time * 100);
      bench_report ("changes", ticker->index);
      finish ();
    }
  ticker->change (ticker->index++, ticker->data);
  // Sixty a second, however late this one is.
  double next = (double) ticker->index / 60 - (bench_now () - ticker->start);
  g_timeout_add (next > 0 ? (guint) (next * 1000 + 0.5) : 0, tick, ticker);
  return G_SOURCE_REMOVE;
}

void
bench_ticker (double seconds, BenchChange change, void *data)
{
  Ticker *ticker = g_new0 (Ticker, 1);
  ticker->seconds = seconds;
  ticker->change = change;
  ticker->data = data;
  ticker->start = bench_now ();
  ticker->cpu = bench_cpu ();
  tick (ticker);
}

// A million changes

static gboolean
make_thousand (void *data)
{
  Ticker *ticker = data;
  if (ticker->index == 10000)
    {
      ticker->early = bench_resident ();
      ticker->cpu = bench_cpu ();
    }
  if (ticker->index == 1000000)
    {
      bench_report ("start", ticker->early);
      bench_report ("end", bench_resident ());
      bench_report ("change", (bench_cpu () - ticker->cpu) * 1e6 / 990000);
      finish ();
    }
  for (int i = 0; i < 1000; i++)
    ticker->change (ticker->index++, ticker->data);
  return G_SOURCE_REMOVE;
}

static void
thousand_painted (GdkFrameClock *clock, Ticker *ticker)
{
  g_idle_add (make_thousand, ticker);
}

void
bench_million (void *window, BenchChange change, void *data)
{
  Ticker *ticker = g_new0 (Ticker, 1);
  ticker->change = change;
  ticker->data = data;
  g_signal_connect (clock_of (window), "after-paint", G_CALLBACK (thousand_painted), ticker);
  make_thousand (ticker);
}
