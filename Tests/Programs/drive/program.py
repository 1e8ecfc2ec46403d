"""A running program: started, looked at, operated and stopped from outside."""

import os
import subprocess
import threading

import pointer
from accessible import WINDOW, applications
from waiting import Failure, wait_for, wait_for_value

# GTK names values of GDK_DEBUG that this release does not know.
NOISE = ("Unrecognized value",)


class Window:
    """One window of a program."""

    def __init__(self, thing, number):
        self.thing = thing
        self.number = number

    def all(self, role=None, name=None):
        """The things inside with a role and a name, in reading order."""
        return [
            thing
            for thing in self.thing.descendants()
            if (role is None or thing.role == role) and (name is None or thing.name == name)
        ]

    def find(self, role, name=None):
        """Waits for the first thing with a role and a name."""
        return wait_for(
            lambda: next(iter(self.all(role, name)), None),
            lambda: f"a {role} {name or ''}; there are {self.all(role) or self.all()}",
        )

    def has_text(self, text):
        """Whether a label reads `text`."""
        return any(thing.name == text for thing in self.all("label"))

    def wait_for_text(self, text):
        wait_for(lambda: self.has_text(text), lambda: f"the text {text!r}; there are {self.texts}")

    @property
    def texts(self):
        return [thing.name for thing in self.all("label")]

    @property
    def focused(self):
        """What has the keyboard's focus."""
        return next((thing for thing in self.thing.descendants() if thing.is_focused), None)

    @property
    def size(self):
        return pointer.geometry(self.number)[2:]

    def resize(self, width, height):
        """Gives the window a size and waits until the program has taken it."""
        pointer.resize(self.number, width, height)
        # The edge by which a pointer resizes the window is no part of what is read out.
        wait_for(
            lambda: 0 <= width - self.thing.extents[2] <= 20 and 0 <= height - self.thing.extents[3] <= 20,
            lambda: f"a window of {width} x {height}; it is {self.thing.extents[2:]}",
        )

    def point(self, place):
        """The place on the screen of a place in the window."""
        left, top, width, _ = pointer.geometry(self.number)
        # The edge by which a pointer resizes the window is no part of what is read out.
        edge = (width - self.thing.extents[2]) // 2
        return left + edge + place[0], top + edge + place[1]

    def click(self, target):
        """Clicks in the middle of a thing, or on a place in the window."""
        pointer.click(*self.point(self._place(target)))

    @staticmethod
    def _place(target):
        return target if isinstance(target, tuple) else target.center

    def drag(self, target, distance):
        """Drags from the middle of a thing, or from a place in the window, to one side."""
        pointer.drag(*self.point(self._place(target)), distance)

    def wheel(self, target, notches):
        """Turns the wheel over the middle of a thing, or over a place in the window: downwards when positive."""
        pointer.wheel(*self.point(self._place(target)), notches)

    def focus(self):
        """Hands the window the keyboard."""
        pointer.focus(self.number)

    def tab_to(self, thing):
        """Presses Tab until a thing has the focus."""
        for _ in range(40):
            if thing.is_focused:
                return
            before = self.focused
            self.press("Tab")
            wait_for(lambda: self.focused is not None and (before is None or not before.is_focused), "another focus")
        raise Failure(f"Tab never came to {thing}")

    def press(self, *keys):
        """Presses keys one after the other, such as `Tab` or `ctrl+n`."""
        self.focus()
        pointer.press(keys)


class Program:
    """Use as a context: the program runs until the context ends.

    A variable of the environment that is None is unset.
    """

    def __init__(self, path, **environment):
        self.path = path
        merged = {**os.environ, "G_DEBUG": "fatal-warnings", **environment}
        self.environment = {name: value for name, value in merged.items() if value is not None}
        self.lines = []
        self.errors = []
        self.process = None
        self.expected_status = 0
        self._readers = []

    def __enter__(self):
        self.process = subprocess.Popen(
            [self.path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment,
        )
        for stream, lines in ((self.process.stdout, self.lines), (self.process.stderr, self.errors)):
            reader = threading.Thread(target=self._read, args=(stream, lines), daemon=True)
            reader.start()
            self._readers.append(reader)
        return self

    @staticmethod
    def _read(stream, lines):
        for line in stream:
            lines.append(line.rstrip("\n"))

    def __exit__(self, kind, error, trace):
        status = self.process.poll()
        if status is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for reader in self._readers:
            reader.join()
        if status not in (None, self.expected_status):
            raise Failure(f"the program ended with status {status}: {self.messages[:3]}") from error

    @property
    def messages(self):
        """What it wrote to standard error."""
        return [line for line in self.errors if line and not line.startswith(NOISE)]

    # What it shows

    @property
    def windows(self):
        """Its windows as assistive technology lists them."""
        found = [thing for process, thing in applications() if process == self.process.pid]
        return [thing for application in found for thing in application.children if thing.role == WINDOW]

    def window(self, other_than=None):
        """Waits for a window, and for the X server to show it."""
        known = other_than.number if other_than else None
        number = wait_for(
            lambda: self._alive()
            and next((number for number in pointer.windows(self.process.pid) if number != known), None),
            "a window",
        )
        seen = other_than.thing.object if other_than else None
        thing = wait_for(
            lambda: self._alive() and next((thing for thing in self.windows if thing.object != seen), None),
            "a window on the accessibility bus",
        )
        window = Window(thing, number)
        # Before the first allocation everything is in the corner.
        wait_for(lambda: any(child.extents[2] > 0 for child in thing.children), "the content of the window")
        window.focus()
        return window

    def _alive(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with status {self.process.returncode}: {self.messages[:3]}")
        return True

    # What it says

    def wait_for_lines(self, expected):
        """Waits until exactly these lines have been printed."""
        wait_for_value(lambda: self.lines, expected, "what is printed")

    def wait_for_line(self, expected):
        wait_for(lambda: expected in self.lines, lambda: f"the line {expected!r}; there are {self.lines}")

    def wait_for_end(self):
        """Waits until the program has ended by itself; returns its status."""
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            raise Failure("the program did not end") from None

    # What it costs

    @property
    def ticks(self):
        """The processor time used so far, in ticks of the kernel (10 ms)."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    @property
    def resident_bytes(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="utf-8") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
