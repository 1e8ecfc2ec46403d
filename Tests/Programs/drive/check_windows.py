"""Windows: several, closed, and at rest."""

import pointer
from accessible import BUTTON, CHECK_BOX
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value


@check("Paints", "Ctrl+N opens a second window with a choice of its own, and Ctrl+W closes one alone")
def second_window(program):
    first = program.window()
    first.find(BUTTON, "crimson").act()
    first.wait_for_text("You chose crimson")
    first.press("ctrl+n")
    second = program.window(other_than=first)
    pointer.move(second.number, 600, 0)
    second.wait_for_text("You chose unknown")
    second.click(second.find(BUTTON, "olive"))
    second.wait_for_text("You chose olive")
    expect(first.has_text("You chose crimson"), "the first window's choice has changed")
    program.wait_for_lines(["selected unknown", "selected crimson", "selected unknown", "selected olive"])
    second.press("ctrl+w")
    wait_for_value(lambda: len(pointer.windows(program.process.pid)), 1, "the number of windows")
    first.click(first.find(BUTTON, "amber"))
    first.wait_for_text("You chose amber")
    first.press("ctrl+w")
    expect_equal(program.wait_for_end(), 0, "the status after the last window was closed")


@check("Tasks", "Ctrl+Q ends the program with all its windows and status 0")
def quitting(program):
    window = program.window()
    window.find(CHECK_BOX, "Ticker").act()
    wait_for(lambda: any(text.endswith(" ticks") for text in window.texts), "the clock")
    window.press("ctrl+n")
    program.window(other_than=window).press("ctrl+q")
    expect_equal(program.wait_for_end(), 0, "the status")


@check("Press", "the close button ends the program with status 0")
def close_button(program):
    window = program.window()
    window.click(window.find(BUTTON, "Close"))
    expect_equal(program.wait_for_end(), 0, "the status")


def rests(program):
    """Holds that the program uses next to no processor time for three seconds."""
    pause = []

    def quiet():
        pause.append(program.ticks)
        return len(pause) > 30 and pause[-1] == pause[-31]

    wait_for(quiet, "the program to come to rest")
    before = program.ticks
    stays(
        lambda: program.ticks - before <= 2, lambda: f"{program.ticks - before} ticks of processor time at rest", 3.0
    )


@check("Pages", "an idle window of pages uses no processor time, also after it was used")
def idle_pages(program):
    window = program.window()
    window.press("Page_Down")
    rests(program)


@check("Tasks", "an idle window of rows uses no processor time")
def idle_tasks(program):
    program.window().wait_for_text("0 of 4 done")
    rests(program)
