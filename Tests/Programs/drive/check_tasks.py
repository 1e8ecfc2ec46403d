"""Rows with identity, observation, tasks and threads."""

from accessible import BUTTON, CHECK_BOX
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value


def rows(window):
    """The titles of the rows in order."""
    return [thing.name for thing in window.all(CHECK_BOX) if thing.name != "Ticker"]


def wait_for_rows(window, expected):
    wait_for_value(lambda: rows(window), expected, "the rows")


def opened(program):
    """The window with the four rows, of which the last comes late."""
    window = program.window()
    wait_for_rows(window, ["Plane", "Saw", "Glue", "Polish"])
    return window


@check("Tasks", "a row that a task adds is shown, and ticks are counted")
def counting(program):
    window = opened(program)
    window.wait_for_text("0 of 4 done")
    window.click(window.find(CHECK_BOX, "Saw"))
    window.wait_for_text("1 of 4 done")
    window.find(CHECK_BOX, "Polish").act()
    window.wait_for_text("2 of 4 done")


@check("Tasks", "each row keeps its state through reversal, insertion and removal")
def identity(program):
    window = opened(program)
    look = window.find(BUTTON, "Saw looked at 0")
    window.click(look)
    window.click(window.find(BUTTON, "Saw looked at 1"))
    window.click(window.find(BUTTON, "Glue looked at 0"))
    window.find(BUTTON, "Glue looked at 1")
    window.click(window.find(CHECK_BOX, "Saw"))
    window.click(window.find(BUTTON, "Turn round"))
    wait_for_rows(window, ["Polish", "Glue", "Saw", "Plane"])
    window.click(window.find(BUTTON, "Urgent"))
    wait_for_rows(window, ["Urgent", "Polish", "Glue", "Saw", "Plane"])
    window.click(window.find(BUTTON, "Remove Glue"))
    wait_for_rows(window, ["Urgent", "Polish", "Saw", "Plane"])
    looks = [thing.name for thing in window.all(BUTTON) if "looked at" in thing.name]
    expect_equal(
        looks, ["Urgent looked at 0", "Polish looked at 0", "Saw looked at 2", "Plane looked at 0"], "the rows' state"
    )
    ticked = [name for name in rows(window) if window.find(CHECK_BOX, name).is_checked]
    expect_equal(ticked, ["Saw"], "the rows that are ticked")


@check("Tasks", "rows are removed from within their own buttons, by every way, down to none")
def removal(program):
    window = opened(program)
    window.click(window.find(BUTTON, "Remove Plane"))
    wait_for_rows(window, ["Saw", "Glue", "Polish"])
    window.find(BUTTON, "Remove Glue").act()
    wait_for_rows(window, ["Saw", "Polish"])
    window.tab_to(window.find(BUTTON, "Remove Polish"))
    window.press("space")
    wait_for_rows(window, ["Saw"])
    window.tab_to(window.find(BUTTON, "Remove Saw"))
    window.press("Return")
    wait_for_rows(window, [])
    window.wait_for_text("0 of 0 done")


@check("Tasks", "the focus stays with its row when the rows are reversed")
def focus_follows(program):
    window = opened(program)
    glue = window.find(BUTTON, "Glue looked at 0")
    window.tab_to(glue)
    window.find(BUTTON, "Turn round").act()
    wait_for_rows(window, ["Polish", "Glue", "Saw", "Plane"])
    wait_for_value(lambda: window.focused and window.focused.name, "Glue looked at 0", "the focus")
    window.press("space")
    window.find(BUTTON, "Glue looked at 1")


@check("Tasks", "a clock ticks without input, and stops when it goes")
def clock(program):
    window = opened(program)
    toggle = window.find(CHECK_BOX, "Ticker")

    def ticks():
        return next((int(text.split()[0]) for text in window.texts if text.endswith(" ticks")), 0)

    toggle.act()
    wait_for(lambda: ticks() >= 30, lambda: f"thirty ticks; there are {ticks()}")
    toggle.act()
    program.wait_for_line("ticker gone")
    program.wait_for_line("ticker cancelled")
    wait_for(lambda: not any(text.endswith(" ticks") for text in window.texts), "the clock to go")
    stays(lambda: len(program.lines) == 2, lambda: f"printed: {program.lines}")
    toggle.act()
    begun = wait_for(ticks, "the clock to tick again")
    expect(begun < 30, f"the clock has gone on from {begun}")


@check("Tasks", "a write from another thread is shown")
def background(program):
    window = opened(program)
    window.click(window.find(BUTTON, "Ask"))
    window.wait_for_text("answered off the main thread")


@check("Tasks", "of two rows with one id the first is shown, and a message says so")
def duplicates(program):
    window = opened(program)
    window.click(window.find(BUTTON, "Same again"))
    window.wait_for_text("0 of 5 done")
    wait_for(lambda: program.messages, "a message")
    expect_equal(rows(window), ["Plane", "Saw", "Glue", "Polish"], "the rows")
    expect("1" in program.messages[0] or "id" in program.messages[0], lambda: f"the message is {program.messages}")
    program.errors.clear()
