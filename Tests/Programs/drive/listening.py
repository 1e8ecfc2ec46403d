"""What a screen reader is told without asking."""

from gi.repository import Atspi, GLib

from waiting import wait_for


class Listener:
    """Use as a context: notes what comes with events of one kind from one thing."""

    def __init__(self, thing, kind):
        self.thing = thing
        self.kind = kind
        self.told = []
        self._listener = Atspi.EventListener.new(self._hear)

    def __enter__(self):
        self._listener.register(self.kind)
        return self

    def __exit__(self, kind, error, trace):
        self._listener.deregister(self.kind)

    def _hear(self, event):
        if event.source == self.thing.object:
            self.told.append(event.any_data)

    def wait_for(self, expected):
        """Waits until exactly these were told."""
        context = GLib.MainContext.default()

        def have_come():
            while context.iteration(False):
                pass
            return self.told == expected

        wait_for(have_come, lambda: f"{expected} to be told; it was {self.told}")
