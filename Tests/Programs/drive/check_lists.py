"""Long lists: what is in sight is there, and the rest comes with the wheel and the keys."""

import pointer
from accessible import BUTTON
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value

LIST = "list"
ITEM = "list item"


def rows(window):
    return window.all(ITEM)


def wait_for_focus(window, name):
    wait_for(lambda: window.focused and window.focused.name == name, lambda: f"focus on {name}: {window.focused}")


def first_row(window):
    """The first row that is in sight."""
    top = window.find(LIST).extents[1]
    found = [row for row in rows(window) if row.extents[1] + row.extents[3] > top]
    return min(found, key=lambda row: row.extents[1], default=None)


@check("Lists", "a million rows are a list with as many items as are in sight, and a few more")
def million_rows(program):
    window = program.window()
    window.find(LIST, "Numbers")
    wait_for(lambda: rows(window), "rows")
    expect(12 <= len(rows(window)) <= 30, lambda: f"{len(rows(window))} rows are there")
    expect_equal(rows(window)[0].name, "Row 0, 0 new", "the name of the first row")


@check("Lists", "the wheel brings other rows, however far, and idle the list costs nothing")
def wheel(program):
    window = program.window()
    window.find(ITEM)
    window.wheel(window.find(LIST), 5)
    wait_for(lambda: first_row(window) and first_row(window).name.startswith("Row "), "a first row")
    wait_for(lambda: first_row(window).name != "Row 0, 0 new", lambda: f"another first row: {first_row(window)}")
    window.wheel(window.find(LIST), -8)
    wait_for(lambda: first_row(window).name == "Row 0, 0 new", lambda: f"the first row again: {first_row(window)}")
    before = program.ticks
    stays(lambda: program.ticks - before < 5, "the idle program uses the processor")


@check("Lists", "arrows, Page Down, End and Home select rows that were never in sight")
def keys(program):
    window = program.window()
    window.tab_to(window.find(ITEM, "Row 0, 0 new"))
    window.press("Down")
    wait_for_focus(window, "Row 1, 1 new")
    window.press("End")
    program.wait_for_line("chosen 999999")
    wait_for(lambda: window.focused and window.focused.name.startswith("Row 999,999"), lambda: str(window.focused))
    expect(window.find(LIST).overlaps(window.focused), "the last row is not in sight")
    window.press("Up")
    wait_for(lambda: window.focused and window.focused.name.startswith("Row 999,998"), lambda: str(window.focused))
    window.press("Page_Up", "Home", "Page_Down")
    wait_for(lambda: window.focused and not window.focused.name.startswith("Row 999"), lambda: str(window.focused))
    expect(len(rows(window)) <= 30, lambda: f"{len(rows(window))} rows are there")


@check("Lists", "a held arrow key walks through rows beyond sight without losing the focus")
def held_key(program):
    window = program.window()
    window.tab_to(window.find(ITEM, "Row 0, 0 new"))
    window.press(*["Down"] * 40)
    wait_for_focus(window, "Row 40, 5 new")
    expect(window.find(LIST).overlaps(window.focused), "the row with the focus is not in sight")


@check("Lists", "clicks select one row, with Ctrl one more, with Shift all up to one; a screen reader hears of it")
def clicks(program):
    window = program.window()
    window.click(window.find(ITEM, "Row 2, 2 new"))
    program.wait_for_line("chosen 2")
    pointer.click_holding("ctrl", *window.point(window.find(ITEM, "Row 4, 4 new").center))
    program.wait_for_line("chosen 2 4")
    pointer.click_holding("shift", *window.point(window.find(ITEM, "Row 6, 6 new").center))
    program.wait_for_line("chosen 4 5 6")
    expect(window.find(ITEM, "Row 5, 5 new").is_selected, "a selected row does not say so")
    expect(not window.find(ITEM, "Row 2, 2 new").is_selected, "a row that is not selected says it is")
    window.find(ITEM, "Row 8, 1 new").act()
    program.wait_for_line("chosen 8")


@check("Lists", "the row with the focus is kept while it is scrolled out of sight, and the keys go on from it")
def focus_out_of_sight(program):
    window = program.window()
    window.click(window.find(ITEM, "Row 3, 3 new"))
    wait_for_focus(window, "Row 3, 3 new")
    window.wheel(window.find(LIST), 10)
    wait_for(lambda: first_row(window).name != "Row 0, 0 new", "the list to scroll")
    wait_for_focus(window, "Row 3, 3 new")
    window.press("Down")
    wait_for_focus(window, "Row 4, 4 new")
    expect(window.find(LIST).overlaps(window.focused), "the row with the focus is not in sight")


@check("Lists", "a row with one control acts as the control does, by pointer and by key", LISTS="settings")
def rows_with_controls(program):
    window = program.window()
    row = window.find(ITEM, "Dark")
    left, top, width, height = row.extents
    window.click((left + width // 2, top + height // 2))
    program.wait_for_lines(["dark true"])
    window.press("Down", "Down", "Down", "space")
    program.wait_for_lines(["dark true", "presses 1"])
    window.click(window.find(BUTTON, "Press"))
    program.wait_for_lines(["dark true", "presses 1", "presses 2"])


@check("Lists", "what is in sight of a lazy stack stays there when rows above come and go", LISTS="places")
def rows_above(program):
    window = program.window()
    entry = window.find(BUTTON, "Entry 6")
    window.wheel(entry, 12)
    wait_for(lambda: not window.all(BUTTON, "Entry 0"), "the first entries go")
    entry = next(thing for thing in window.all(BUTTON) if thing.name.startswith("Entry") and thing.extents[1] > 200)
    place = entry.extents[1]
    window.click(window.find(BUTTON, "Insert above"))
    wait_for_value(lambda: window.find(BUTTON, entry.name).extents[1], place, "the place of the entry")
    window.click(window.find(BUTTON, "Remove above"))
    wait_for_value(lambda: window.find(BUTTON, entry.name).extents[1], place, "the place of the entry")
    window.click(window.find(BUTTON, entry.name))
    program.wait_for_lines([f"pressed {entry.name.split()[1]}"])


@check("Lists", "Tab goes on through the buttons of a lazy stack beyond what is in sight", LISTS="places")
def tab_beyond(program):
    window = program.window()
    window.tab_to(window.find(BUTTON, "Entry 0"))
    window.press(*["Tab"] * 40)
    wait_for_focus(window, "Entry 40")
    left, top, width, height = window.focused.extents
    expect(60 < top and top + height <= window.size[1], lambda: f"the focus is out of sight: {window.focused.extents}")


@check("Lists", "a sidebar is one Tab stop, and arrows open its places", LISTS="places")
def sidebar(program):
    window = program.window()
    expect(window.find(ITEM, "Inbox").is_selected, "the place that is set is not selected")
    window.tab_to(window.find(ITEM, "Inbox"))
    window.press("Down", "Down", "Down")
    program.wait_for_lines(["place Sent", "place Archive", "place Home"])
    window.press("Tab")
    wait_for(lambda: window.focused and window.focused.role == BUTTON, lambda: f"the next stop: {window.focused}")
