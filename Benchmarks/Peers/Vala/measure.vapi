[CCode (cheader_filename = "measure.h", lower_case_cprefix = "bench_")]
namespace Bench {
	[CCode (cname = "BenchAction", has_target = true)]
	public delegate void Action ();
	[CCode (cname = "BenchChange", has_target = true)]
	public delegate void Change (int index);

	public double cpu ();
	public void report (string name, double value);
	public void first_frame (Gtk.Widget window);
	public void after_first_frame (Gtk.Widget window, Action action);
	public void changes (Gtk.Widget window, int count, string names, Change change);
	public void watch_frames (Gtk.Widget window, double seconds);
	public void ticker (double seconds, Change change);
	public void million (Gtk.Widget window, Change change);
}
