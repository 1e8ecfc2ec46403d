// How all programs are measured: by the same code, at the same points of GTK's frames.
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*BenchAction) (void *data);
typedef void (*BenchChange) (int index, void *data);

/// CPU time of all threads of this process, in seconds.
double bench_cpu (void);

/// Time on CLOCK_MONOTONIC, in seconds.
double bench_now (void);

/// Memory that is resident now, in KiB.
double bench_resident (void);

/// Writes one result to standard output: "name value".
void bench_report (const char *name, double value);

/// Calls `action` once after the first frame that `window`, which need not be on screen yet, has painted, when the loop has
/// nothing left to do.
void bench_after_first_frame (void *window, BenchAction action, void *data);

/// Reports when the first frame was painted ("frame", on CLOCK_MONOTONIC), the memory then ("resident") and when the loop
/// has nothing left to do ("settled"), and ends the process.
void bench_first_frame (void *window);

/// Makes `count` changes, each shown in a frame of its own, after a few that warm up. Then reports the medians of the
/// CPU time in microseconds and ends the process:
///
/// - `ours NAME`: making the change, and what is called back in the frame's update phase, which precedes GTK's layout
///   and painting. The thread's CPU time.
/// - `laid NAME`: that and the frame's layout phase.
/// - `frame NAME`: from the change to the end of the frame that shows it. The process's CPU time.
///
/// Changes of different kinds alternate; `names` has the kinds' names, separated by a space.
void bench_changes (void *window, int count, const char *names, BenchChange change, void *data);

/// Watches the frames of the next `seconds`, then reports in microseconds of the thread's CPU time, from a frame's input
/// on, the longest and the median to the end of painting ("longest", "median") and the longest to its beginning
/// ("ours"), and their number, and ends the process.
void bench_watch_frames (void *window, double seconds);

/// Makes a change each sixtieth of a second for `seconds`, reports the share of one CPU and ends the process.
void bench_ticker (double seconds, BenchChange change, void *data);

/// Makes a million changes, with a frame after each thousand; reports the memory after the first ten thousand and at
/// the end, and the CPU time of each in microseconds, and ends the process.
void bench_million (void *window, BenchChange change, void *data);

G_END_DECLS

#endif
