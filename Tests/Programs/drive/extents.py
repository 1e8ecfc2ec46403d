"""Where things are in relation to one another."""

from itertools import combinations

from waiting import expect, wait_for


def overlapping(things):
    """The first two things that share a place."""
    return next((pair for pair in combinations(things, 2) if pair[0].overlaps(pair[1])), None)


def expect_in_window(window, things):
    """Holds that things stand in the window and none on another."""
    things = list(things)
    wait_for(lambda: overlapping(things) is None, lambda: f"nothing on something else; there is {overlapping(things)}")
    _, _, width, height = window.thing.extents
    for thing in things:
        left, top, own_width, own_height = thing.extents
        expect(
            left >= 0 and top >= 0 and left + own_width <= width and top + own_height <= height,
            f"{thing} at {thing.extents} leaves the window of {width} x {height}",
        )
