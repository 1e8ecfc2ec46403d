"""What a screen reader sees of a program."""

import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)
# A program is listed a moment before it answers, and libatspi says so.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None)

BUTTON = "push button"
CHECK_BOX = "check box"
RADIO = "radio button"
TOGGLE = "toggle button"
LABEL = "label"
TAB = "page tab"
TAB_LIST = "page tab list"
PANEL = "panel"
GROUPING = "grouping"
PROGRESS_BAR = "progress bar"
SLIDER = "slider"
IMAGE = "image"
WINDOW = "frame"


class Thing:
    """One accessible object. Reading one that has gone gives nothing rather than an error."""

    def __init__(self, object_):
        self.object = object_

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    @property
    def role(self):
        return self._read(self.object.get_role_name, "gone")

    @property
    def name(self):
        return self._read(self.object.get_name, "")

    @property
    def description(self):
        return self._read(self.object.get_description, "")

    @property
    def states(self):
        """The names of the states that are set, such as `checked`."""
        found = self._read(self.object.get_state_set, None)
        return {state.value_nick for state in found.get_states()} if found else set()

    @property
    def is_sensitive(self):
        return "sensitive" in self.states

    @property
    def is_checked(self):
        return "checked" in self.states

    @property
    def is_pressed(self):
        return "pressed" in self.states

    @property
    def is_focused(self):
        return "focused" in self.states

    @property
    def is_focusable(self):
        return "focusable" in self.states

    @property
    def is_selected(self):
        return "selected" in self.states

    @property
    def extents(self):
        """Left, top, width and height in the window."""
        box = self._read(lambda: self.object.get_extents(Atspi.CoordType.WINDOW), None)
        return (box.x, box.y, box.width, box.height) if box else (0, 0, 0, 0)

    @property
    def center(self):
        left, top, width, height = self.extents
        return left + width // 2, top + height // 2

    @property
    def children(self):
        count = self._read(self.object.get_child_count, 0)
        found = (self._read(lambda index=index: self.object.get_child_at_index(index), None) for index in range(count))
        return [Thing(child) for child in found if child]

    @property
    def action_names(self):
        count = self._read(self.object.get_n_actions, 0)
        return [self._read(lambda index=index: self.object.get_action_name(index), "") for index in range(count)]

    @property
    def value(self):
        return self._read(self.object.get_current_value, None)

    @value.setter
    def value(self, new):
        self.object.set_current_value(new)

    def act(self):
        """Does what the first action does. Returns whether there was one and it was accepted."""
        return self._read(lambda: self.object.do_action(0), False)

    def overlaps(self, other):
        """Whether the two share a place."""
        (left, top, width, height), (left2, top2, width2, height2) = self.extents, other.extents
        return left < left2 + width2 and left2 < left + width and top < top2 + height2 and top2 < top + height

    def descendants(self):
        """Everything inside, in reading order."""
        for child in self.children:
            yield child
            yield from child.descendants()

    @staticmethod
    def _read(function, otherwise):
        try:
            return function()
        except GLib.Error:
            return otherwise


def applications():
    """All programs on the accessibility bus."""
    desktop = Atspi.get_desktop(0)
    found = []
    for index in range(desktop.get_child_count()):
        try:
            application = desktop.get_child_at_index(index)
            if application:
                # What was read once may be another thing now, and nothing here listens to what tells.
                application.set_cache_mask(Atspi.Cache.NONE)
                found.append((application.get_process_id(), Thing(application)))
        except GLib.Error:
            # It has gone since it was counted.
            continue
    return found
