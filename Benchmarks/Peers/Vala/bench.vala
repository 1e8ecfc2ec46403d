// The screens in Vala.
//
// Fair since Vala compiles to C that calls GTK directly, and since its properties notify as GObject's do; rows are bound
// by bind_property, as in C.

/** What one row shows. */
class Row : Object {
	public string text { get; set; default = ""; }
	public bool flag { get; set; default = false; }

	public Row (int index) {
		text = "Row %d".printf (index);
	}
}

/** Rows of which each is made when the view asks for it. */
class Items : Object, ListModel {
	private uint count;

	public Items (uint count) {
		this.count = count;
	}

	public Type get_item_type () {
		return typeof (Row);
	}

	public uint get_n_items () {
		return count;
	}

	public Object? get_item (uint position) {
		return position < count ? new Row ((int) position) : null;
	}
}

class Program : Gtk.Application {
	public string wanted;
	public string folder = "";
	public int size = 0;

	private Row[] rows = {};
	private Gtk.ApplicationWindow window;
	private Gtk.Box list;
	private double drag_start;

	public Program () {
		Object (application_id: "local.bench_vala");
	}

	// The screens

	private void append_rows () {
		foreach (unowned var model in rows) {
			var row = new Gtk.Box (Gtk.Orientation.HORIZONTAL, 8);
			var label = new Gtk.Label (null);
			model.bind_property ("text", label, "label", BindingFlags.SYNC_CREATE);
			row.append (label);
			var button = new Gtk.Button.with_label ("Press");
			button.clicked.connect (() => { model.text = "Pressed"; });
			row.append (button);
			row.halign = Gtk.Align.CENTER;
			list.append (row);
		}
	}

	private void remove_rows () {
		Gtk.Widget? child;
		while ((child = list.get_first_child ()) != null)
			list.remove (child);
	}

	private Gtk.Widget make_list () {
		var scroller = new Gtk.ScrolledWindow ();
		scroller.set_policy (Gtk.PolicyType.NEVER, Gtk.PolicyType.AUTOMATIC);
		list = new Gtk.Box (Gtk.Orientation.VERTICAL, 8);
		scroller.child = list;
		return scroller;
	}

	private Gtk.Widget make_long_list () {
		var scroller = new Gtk.ScrolledWindow ();
		scroller.set_policy (Gtk.PolicyType.NEVER, Gtk.PolicyType.AUTOMATIC);
		var factory = new Gtk.SignalListItemFactory ();
		factory.setup.connect ((item) => {
			((Gtk.ListItem) item).child = new Gtk.Label (null) { xalign = 0 };
		});
		factory.bind.connect ((object) => {
			var item = (Gtk.ListItem) object;
			((Gtk.Label) item.child).label = ((Row) item.item).text;
		});
		var view = new Gtk.ListView (new Gtk.NoSelection (new Items (size)), factory);
		view.show_separators = true;
		scroller.child = view;
		return scroller;
	}

	private Gtk.Widget make_carousel () {
		var scroller = new Gtk.ScrolledWindow ();
		scroller.set_policy (Gtk.PolicyType.EXTERNAL, Gtk.PolicyType.NEVER);
		var pages = new Gtk.Box (Gtk.Orientation.HORIZONTAL, 0);
		for (int i = 0; i < 60; i++) {
			var picture = new Gtk.Picture.for_filename ("%s/%d.png".printf (folder, i));
			picture.set_size_request (600, -1);
			pages.append (picture);
		}
		scroller.child = pages;
		var adjustment = scroller.hadjustment;
		var drag = new Gtk.GestureDrag ();
		drag.drag_begin.connect ((x, y) => { drag_start = adjustment.value; });
		drag.drag_update.connect ((x, y) => { adjustment.value = drag_start - x; });
		scroller.add_controller (drag);
		return scroller;
	}

	// The work

	private void change (int index) {
		switch (wanted) {
		case "change-one":
			rows[3].text = "Text %d".printf (index);
			break;
		case "change-all":
			for (int i = 0; i < size; i++)
				rows[i].text = "Text %d".printf (index + i);
			break;
		case "mount":
			if (index % 2 == 0)
				append_rows ();
			else
				remove_rows ();
			break;
		default:
			rows[0].text = "Text %d".printf (index);
			break;
		}
	}

	private void work () {
		switch (wanted) {
		case "change-one":
			Bench.changes (window, 60, "one", change);
			break;
		case "change-all":
			Bench.changes (window, size >= 10000 ? 6 : 20, "all", change);
			break;
		case "mount":
			Bench.changes (window, 20, "mount remove", change);
			break;
		case "carousel":
			Bench.watch_frames (window, 5);
			break;
		case "ticker":
			Bench.ticker (10, change);
			break;
		default:
			Bench.million (window, change);
			break;
		}
	}

	public override void activate () {
		window = new Gtk.ApplicationWindow (this);
		window.title = "Bench";
		window.set_titlebar (new Gtk.HeaderBar ());
		window.set_default_size (600, 800);
		if (wanted == "list") {
			window.child = make_long_list ();
			Bench.first_frame (window);
			window.present ();
			return;
		}
		for (int i = 0; i < int.max (size, 1); i++)
			rows += new Row (i);
		if (wanted == "carousel") {
			window.child = make_carousel ();
		} else if (wanted == "ticker" || wanted == "million") {
			var label = new Gtk.Label (null);
			rows[0].bind_property ("text", label, "label", BindingFlags.SYNC_CREATE);
			window.child = label;
		} else if (size > 0) {
			window.child = make_list ();
			if (wanted != "mount")
				append_rows ();
		}
		if (wanted == "first-frame")
			Bench.first_frame (window);
		else
			Bench.after_first_frame (window, work);
		window.present ();
	}
}

/** Sets one of two bound properties, then the other, a million times in all. */
void work_bound (bool toggles) {
	Gtk.init ();
	var toggle = new Gtk.ToggleButton ();
	var flags = BindingFlags.BIDIRECTIONAL | BindingFlags.SYNC_CREATE;
	if (toggles) {
		var other = new Gtk.ToggleButton ();
		other.bind_property ("active", toggle, "active", flags);
		var start = Bench.cpu ();
		for (int i = 0; i < 500000; i++) {
			other.active = true;
			toggle.active = false;
		}
		Bench.report ("each", (Bench.cpu () - start) * 1e3);
	} else {
		var model = new Row (0);
		model.bind_property ("flag", toggle, "active", flags);
		var start = Bench.cpu ();
		for (int i = 0; i < 500000; i++) {
			model.flag = true;
			toggle.active = false;
		}
		Bench.report ("each", (Bench.cpu () - start) * 1e3);
	}
}

int main (string[] arguments) {
	var wanted = arguments.length > 1 ? arguments[1] : "first-frame";
	if (wanted.has_prefix ("bind")) {
		work_bound (wanted == "bind-toggles");
		return 0;
	}
	var program = new Program ();
	program.wanted = wanted;
	if (arguments.length > 2) {
		program.folder = arguments[2];
		program.size = int.parse (arguments[2]);
	}
	return program.run (null);
}
