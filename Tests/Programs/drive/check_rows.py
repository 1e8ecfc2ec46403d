"""A column of 90 rows in a scroll view: what is far out of sight is made later, and then is like all else."""

from accessible import BUTTON, LABEL
from checks import check
from waiting import expect, expect_equal, wait_for, wait_for_value


def names(window, role, word):
    return [thing.name for thing in window.all(role) if thing.name.startswith(word)]


def wait_for_lines(window, expected):
    wait_for_value(lambda: names(window, LABEL, "Line "), expected, "the lines in order")


def lines(numbers, presses=0):
    return [f"Line {number} pressed {presses}" for number in numbers]


@check("Rows", "all rows reach the screen reader, in order")
def all_rows(program):
    window = program.window()
    wait_for_lines(window, lines(range(1, 91)))
    expect_equal(
        [name for name in names(window, BUTTON, "Press ") if name != "Press all"],
        [f"Press {number}" for number in range(1, 91)],
        "the buttons",
    )


@check("Rows", "rows that were changed, turned round and dropped while they were out of sight")
def changes(program):
    window = program.window()
    window.find(BUTTON, "Press all").act()
    window.find(BUTTON, "Turn round").act()
    wait_for_lines(window, lines(range(90, 0, -1), presses=1))
    window.find(BUTTON, "Drop 2").act()
    window.find(BUTTON, "Drop 89").act()
    left = [number for number in range(90, 0, -1) if number not in (2, 89)]
    wait_for_lines(window, lines(left, presses=1))
    window.find(LABEL, "88 lines")


def box(window, number):
    """Where the number's label and buttons stand, from the row's own top."""
    things = [
        next(thing for thing in window.all(LABEL) if thing.name.startswith(f"Line {number} ")),
        window.find(BUTTON, f"Press {number}"),
        window.find(BUTTON, f"Drop {number}"),
    ]
    return [thing.extents for thing in things]


def compare(window):
    """Holds that a row which was made late stands as one that was made at once."""
    # Figures are as wide as one another in the interface's font.
    early, late = box(window, 11), box(window, 88)
    for (left, _, width, height), (left2, _, width2, height2) in zip(early, late):
        expect(
            (left, width, height) == (left2, width2, height2),
            lambda: f"the late row at {late} is like the early one at {early}",
        )


@check("Rows", "rows made later are as large as those that were seen first, in another font too")
def sizes(program):
    window = program.window()
    wait_for_lines(window, lines(range(1, 91)))
    compare(window)
    before = box(window, 88)[0][3]
    window.find(BUTTON, "Enlarge").act()
    wait_for(lambda: box(window, 88)[0][3] > before, "the text to be larger")
    compare(window)


@check("Rows", "the wheel reaches the last row at once, and its button works under the pointer")
def wheel(program):
    window = program.window()
    window.find(BUTTON, "Press 1")
    place = window.find(BUTTON, "Press 4").center
    for _ in range(20):
        window.wheel(place, 10)
        last = [thing for thing in window.all(BUTTON) if thing.name == "Press 90"]
        if last and last[0].center[1] < 350:
            break
    window.click(window.find(BUTTON, "Press 90"))
    wait_for(lambda: "Line 90 pressed 1" in names(window, LABEL, "Line 90"), "the last row to be pressed")


@check("Rows", "Tab goes from row to row beyond what was seen")
def keyboard(program):
    window = program.window()
    wait_for_lines(window, lines(range(1, 91)))
    buttons = [thing for thing in window.all(BUTTON) if thing.name.startswith(("Press ", "Drop "))][1:40]
    # A click takes the focus along.
    window.click(buttons[0])
    for button in buttons:
        wait_for(lambda: button.is_focused, f"the focus on {button}")
        window.press("Tab")
