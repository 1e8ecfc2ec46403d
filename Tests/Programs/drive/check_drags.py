"""Gestures: cards that are dragged, a mark that is held, a button that shrinks."""

import pointer
from accessible import BUTTON, LABEL
from checks import check
from waiting import expect, stays, wait_for


def card(window, number):
    """What a card says."""
    return window.find(LABEL, f"Card {number}")


@check("Drags", "cards follow the pointer, and the one that is dragged far enough comes")
def cards_are_dragged(program):
    window = program.window()
    start = card(window, 1).extents
    window.drag(card(window, 1), -120)
    program.wait_for_lines(["card 2"])
    wait_for(lambda: card(window, 2).extents[0] == start[0], lambda: f"card 2 at {card(window, 2).extents}")
    window.drag(card(window, 2), 8)
    stays(lambda: program.lines == ["card 2"], "a short way counted as a drag")
    window.drag(card(window, 2), 120)
    program.wait_for_lines(["card 2", "card 1"])
    wait_for(lambda: card(window, 1).extents == start, lambda: f"card 1 at {card(window, 1).extents}")


@check("Drags", "a card follows while the pointer is held, and goes back when it was not far")
def card_follows(program):
    window = program.window()
    start = card(window, 1).extents
    x, y = window.point(card(window, 1).center)
    pointer.hold_down(x, y)
    pointer.move_to(x - 15, y)
    pointer.move_to(x - 40, y)
    wait_for(lambda: card(window, 1).extents[0] == start[0] - 40, lambda: f"card 1 at {card(window, 1).extents}")
    # At rest, so that it would go no further.
    stays(lambda: program.lines == [], "the drag ended by itself")
    pointer.let_go()
    program.wait_for_lines(["card 1"])
    wait_for(lambda: card(window, 1).extents == start, lambda: f"card 1 at {card(window, 1).extents}")


@check("Drags", "a gesture beside a button goes along with its click, and the button shrinks while it is pressed")
def button_shrinks(program):
    window = program.window()
    button = window.find(BUTTON, "Springy")
    label = window.find(LABEL, "Springy")
    x, y = window.point(button.center)
    before = label.extents
    pointer.hold_down(x, y)
    pointer.let_go()
    wait_for(lambda: sorted(program.lines) == ["springy", "tapped too"], lambda: f"printed: {program.lines}")
    wait_for(lambda: label.extents == before, lambda: f"the label at {label.extents}, not {before}")
    window.click(button)
    wait_for(lambda: len(program.lines) == 4, lambda: f"printed: {program.lines}")


@check("Drags", "what is held for long enough is marked, and what is let go before is not")
def long_press(program):
    window = program.window()
    mark = window.find(None, "Mark")
    x, y = window.point(mark.center)
    pointer.hold_down(x, y)
    window.wait_for_text("Held")
    window.wait_for_text("Marked")
    pointer.let_go()
    program.wait_for_lines(["marked true"])
    pointer.click(x, y)
    stays(lambda: program.lines == ["marked true"], "a click counted as a long press")
    window.wait_for_text("Marked")
    window.click(window.find(BUTTON, "Turn"))
    pointer.hold_down(x, y)
    program.wait_for_lines(["marked true", "marked false"])
    pointer.let_go()
    window.wait_for_text("Unmarked")


@check("Drags", "what is put at a point goes where the pointer takes it")
def position_follows(program):
    window = program.window()
    start = window.find(LABEL, "Me").extents
    window.drag(window.find(LABEL, "Me"), 120)
    program.wait_for_lines(["put down"])
    wait_for(
        lambda: abs(window.find(LABEL, "Me").extents[0] - start[0] - 120) <= 12,
        lambda: f"from {start} to {window.find(None, 'Me').extents}",
    )
    # The pointer went level, from the middle to within a pixel.
    expect(abs(window.find(LABEL, "Me").extents[1] - start[1]) <= 1, f"at {window.find(LABEL, 'Me').extents}, from {start}")


@check("Drags", "what the pointer comes over is told so, and again when the pointer leaves")
def pointer_is_near(program):
    window = program.window()
    far = window.find(LABEL, "Far")
    pointer.move_to(*window.point(window.find(BUTTON, "Springy").center))
    pointer.move_to(*window.point(far.center))
    window.wait_for_text("Near")
    pointer.move_to(*window.point(window.find(BUTTON, "Springy").center))
    window.wait_for_text("Far")
