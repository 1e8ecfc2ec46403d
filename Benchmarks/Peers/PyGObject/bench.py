"""The screens in Python with PyGObject.

Fair since the measuring is the same C code, called through ctypes at the same points, and since bindings are GObject's
own, set up from Python as PyGObject's documentation has it.
"""

import ctypes
import os
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, GObject, Gtk  # noqa: E402

ACTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
CHANGE = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p)


class Row(GObject.Object):
    """What one row shows."""

    text = GObject.Property(type=str, default="", flags=GObject.ParamFlags.READWRITE)
    flag = GObject.Property(type=bool, default=False, flags=GObject.ParamFlags.READWRITE)


class Items(GObject.Object, Gio.ListModel):
    """Rows of which each is made when the view asks for it."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def do_get_item_type(self):
        return Row

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, position):
        return Row(text=f"Row {position}") if position < self.count else None


def load_measure():
    measure = ctypes.CDLL(os.environ["BENCH_MEASURE"])
    pointer, real = ctypes.c_void_p, ctypes.c_double
    measure.bench_cpu.restype = real
    measure.bench_report.argtypes = [ctypes.c_char_p, real]
    measure.bench_first_frame.argtypes = [pointer]
    measure.bench_after_first_frame.argtypes = [pointer, ACTION, pointer]
    measure.bench_changes.argtypes = [pointer, ctypes.c_int, ctypes.c_char_p, CHANGE, pointer]
    measure.bench_watch_frames.argtypes = [pointer, real]
    measure.bench_ticker.argtypes = [real, CHANGE, pointer]
    measure.bench_million.argtypes = [pointer, CHANGE, pointer]
    return measure


class Program:
    def __init__(self, measure, wanted, argument):
        self.measure = measure
        self.wanted = wanted
        self.folder = argument
        self.size = int(argument) if argument.isdigit() else 0
        # Kept for as long as C may call them.
        self.action = ACTION(lambda data: self.work())
        self.change = CHANGE(lambda index, data: self.changes[self.wanted](index))
        self.changes = {
            "change-one": self.change_one,
            "change-all": self.change_all,
            "mount": self.change_presence,
            "ticker": self.change_first,
            "million": self.change_first,
        }

    # The screens

    def append_rows(self):
        for model in self.rows:
            row = Gtk.Box(spacing=8, halign=Gtk.Align.CENTER)
            label = Gtk.Label()
            model.bind_property("text", label, "label", GObject.BindingFlags.SYNC_CREATE)
            row.append(label)
            button = Gtk.Button(label="Press")
            button.connect("clicked", self.pressed, model)
            row.append(button)
            self.list.append(row)

    def pressed(self, button, model):
        model.text = "Pressed"

    def remove_rows(self):
        while child := self.list.get_first_child():
            self.list.remove(child)

    def make_list(self):
        scroller = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER)
        self.list = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
        scroller.set_child(self.list)
        return scroller

    def make_long_list(self):
        scroller = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER)
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", lambda factory, item: item.set_child(Gtk.Label(xalign=0)))
        factory.connect("bind", lambda factory, item: item.get_child().set_label(item.get_item().text))
        view = Gtk.ListView(
            model=Gtk.NoSelection(model=Items(self.size)), factory=factory, show_separators=True)
        scroller.set_child(view)
        return scroller

    def make_carousel(self):
        scroller = Gtk.ScrolledWindow(
            hscrollbar_policy=Gtk.PolicyType.EXTERNAL, vscrollbar_policy=Gtk.PolicyType.NEVER)
        pages = Gtk.Box()
        for index in range(60):
            picture = Gtk.Picture.new_for_filename(f"{self.folder}/{index}.png")
            picture.set_size_request(600, -1)
            pages.append(picture)
        scroller.set_child(pages)
        adjustment = scroller.get_hadjustment()
        drag = Gtk.GestureDrag()
        drag.connect("drag-begin", self.drag_begins, adjustment)
        drag.connect("drag-update", self.drag_moves, adjustment)
        scroller.add_controller(drag)
        return scroller

    def drag_begins(self, drag, x, y, adjustment):
        self.drag_start = adjustment.get_value()

    def drag_moves(self, drag, x, y, adjustment):
        adjustment.set_value(self.drag_start - x)

    # The work

    def change_one(self, index):
        self.rows[3].text = f"Text {index}"

    def change_all(self, index):
        for offset, row in enumerate(self.rows):
            row.text = f"Text {index + offset}"

    def change_presence(self, index):
        if index % 2 == 0:
            self.append_rows()
        else:
            self.remove_rows()

    def change_first(self, index):
        self.rows[0].text = f"Text {index}"

    def work(self):
        measure, window = self.measure, hash(self.window)
        if self.wanted == "change-one":
            measure.bench_changes(window, 60, b"one", self.change, None)
        elif self.wanted == "change-all":
            measure.bench_changes(window, 6 if self.size >= 10000 else 20, b"all", self.change, None)
        elif self.wanted == "mount":
            measure.bench_changes(window, 20, b"mount remove", self.change, None)
        elif self.wanted == "carousel":
            measure.bench_watch_frames(window, 5)
        elif self.wanted == "ticker":
            measure.bench_ticker(10, self.change, None)
        else:
            measure.bench_million(window, self.change, None)

    def activate(self, application):
        self.window = Gtk.ApplicationWindow(application=application, title="Bench")
        self.window.set_titlebar(Gtk.HeaderBar())
        self.window.set_default_size(600, 800)
        if self.wanted == "list":
            self.window.set_child(self.make_long_list())
            self.measure.bench_first_frame(hash(self.window))
            self.window.present()
            return
        self.rows = [Row(text=f"Row {index}") for index in range(max(self.size, 1))]
        if self.wanted == "carousel":
            self.window.set_child(self.make_carousel())
        elif self.wanted in ("ticker", "million"):
            label = Gtk.Label()
            self.rows[0].bind_property("text", label, "label", GObject.BindingFlags.SYNC_CREATE)
            self.window.set_child(label)
        elif self.size > 0:
            self.window.set_child(self.make_list())
            if self.wanted != "mount":
                self.append_rows()
        if self.wanted == "first-frame":
            self.measure.bench_first_frame(hash(self.window))
        else:
            self.measure.bench_after_first_frame(hash(self.window), self.action, None)
        self.window.present()

    def work_bound(self):
        """Sets one of two bound properties, then the other, a million times in all."""
        Gtk.init()
        toggle = Gtk.ToggleButton()
        if self.wanted == "bind-toggles":
            other, name = Gtk.ToggleButton(), "active"
            set_other = other.set_active
        else:
            other, name = Row(), "flag"

            def set_other(flag):
                other.flag = flag

        other.bind_property(
            name, toggle, "active", GObject.BindingFlags.BIDIRECTIONAL | GObject.BindingFlags.SYNC_CREATE)
        start = self.measure.bench_cpu()
        for _ in range(500_000):
            set_other(True)
            toggle.set_active(False)
        self.measure.bench_report(b"each", (self.measure.bench_cpu() - start) * 1e3)
        assert not other.get_property(name)


def main():
    arguments = sys.argv[1:] + [""]
    program = Program(load_measure(), arguments[0], arguments[1])
    if program.wanted.startswith("bind"):
        program.work_bound()
        return
    application = Gtk.Application(application_id="local.bench_pygobject")
    application.connect("activate", program.activate)
    application.run([])


main()
