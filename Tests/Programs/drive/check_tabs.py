"""TabView in the page style: selected by tag, driven by drag, wheel, keys and dots; scroll views in and around pages."""

from accessible import BUTTON, PANEL, TAB
from checks import check
from waiting import expect_equal, stays, wait_for, wait_for_value

CITIES = ["Oslo", "Kyoto", "Lima", "Cairo"]


def pages(window):
    """The thing that is read out as the pages of cities: the first in the group of that name."""
    return wait_for(
        lambda: next((thing for thing in window.find(PANEL, "Cities").descendants() if thing.name.startswith("Page ")),
                     None), "the pages",
    )


def wait_for_city(window, name, cities=CITIES):
    """Waits until everything says that a city is selected."""
    number, count = cities.index(name) + 1, len(cities)
    window.wait_for_text(f"Selected: {name}")
    wait_for_value(lambda: pages(window).name, f"Page {number} of {count}", "what is read out of the pages")
    wait_for_value(
        lambda: [tab.name for tab in window.all(TAB) if tab.is_selected], [f"Page {number} of {count}"],
        "the selected dot",
    )
    wait_for_value(
        lambda: [text for text in window.texts if text in cities], [name], "the pages that are read out"
    )


def expect_turns(program, window, turns):
    """Does each act and holds that it turns to its city, printing one line."""
    lines = []
    for act, name in turns:
        act()
        wait_for_city(window, name)
        lines.append(f"selected {name}")
        expect_equal(program.lines, lines, "what is printed")


@check("Tabs", "the page whose tag is selected is shown first, and nothing is written back")
def first_page(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    stays(lambda: program.lines == [], lambda: f"printed: {program.lines}")


@check("Tabs", "a drag turns the page both ways and stops at the ends")
def drag(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    expect_turns(program, window, [
        (lambda: window.drag(pages(window), 200), "Oslo"), (lambda: window.drag(pages(window), -200), "Kyoto"),
        (lambda: window.drag(pages(window), -200), "Lima"), (lambda: window.drag(pages(window), -200), "Cairo"),
    ])
    window.drag(pages(window), -200)
    stays(lambda: len(program.lines) == 4, lambda: f"printed: {program.lines}")
    wait_for_city(window, "Cairo")


@check("Tabs", "the wheel, arrow keys, Page Up and Down, Home and End turn the page")
def wheel_and_keys(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    expect_turns(program, window, [
        (lambda: window.wheel(pages(window), 1), "Lima"), (lambda: window.wheel(pages(window), -1), "Kyoto"),
    ])
    window.tab_to(pages(window))
    program.lines.clear()
    expect_turns(program, window, [
        (lambda: window.press("Right"), "Lima"), (lambda: window.press("End"), "Cairo"),
        (lambda: window.press("Page_Up"), "Lima"), (lambda: window.press("Home"), "Oslo"),
        (lambda: window.press("Page_Down"), "Kyoto"), (lambda: window.press("Left"), "Oslo"),
    ])
    window.press("Left")
    stays(lambda: len(program.lines) == 6, lambda: f"printed: {program.lines}")


@check("Tabs", "dots are one Tab stop, and a click, their action and arrow keys turn the page")
def dots(program):
    window = program.window()
    wait_for_city(window, "Kyoto")

    def dot(number):
        return window.find(TAB, f"Page {number} of 4")

    expect_equal([tab.name for tab in window.all(TAB) if tab.is_focusable], ["Page 2 of 4"], "the dots to focus")
    expect_turns(program, window, [
        (lambda: window.click(dot(4)), "Cairo"), (lambda: dot(1).act(), "Oslo"),
        (lambda: window.click(dot(2)), "Kyoto"), (lambda: window.press("Right"), "Lima"),
        (lambda: window.press("Home"), "Oslo"),
    ])


@check("Tabs", "the page in view stays when others come before it, and its neighbour stands in when it goes")
def identity(program):
    window = program.window()
    visit = window.find(BUTTON, "Visit Kyoto 0")
    window.click(visit)
    window.find(BUTTON, "Visit Kyoto 1")
    window.click(window.find(BUTTON, "Prepend"))
    wait_for_city(window, "Kyoto", ["Town 4"] + CITIES)
    window.find(BUTTON, "Visit Kyoto 1")
    expect_equal(program.lines, [], "what is printed")
    window.click(window.find(BUTTON, "Remove"))
    wait_for_city(window, "Lima", ["Town 4", "Oslo", "Lima", "Cairo"])
    expect_equal(program.lines, ["selected Lima"], "what is printed")


@check("Tabs", "the focus goes to the pages when the page that has it turns away")
def focus_leaves(program):
    window = program.window()
    visit = window.find(BUTTON, "Visit Kyoto 0")
    window.tab_to(visit)
    window.press("Page_Down")
    wait_for_city(window, "Lima")
    wait_for(
        lambda: window.focused and window.focused.name == "Page 3 of 4",
        lambda: f"the focus on the pages; {window.focused} has it",
    )


@check("Tabs", "only the page in sight takes the focus and is read out")
def out_of_sight(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    expect_equal(
        [thing.name for thing in window.all(BUTTON) if thing.name.startswith("Visit")], ["Visit Kyoto 0"],
        "the buttons that are read out",
    )
    visited = set()
    for _ in range(16):
        window.press("Tab")
        visited.add(wait_for(lambda: window.focused, "something with the focus").name)
    expect_equal({name for name in visited if name.startswith("Visit")}, {"Visit Kyoto 0"}, "the buttons with the focus")


@check("Tabs", "read from right to left, drags and keys mirror and the page stays")
def right_to_left(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    window.click(window.find(BUTTON, "Turn round"))
    wait_for_city(window, "Kyoto")
    window.tab_to(pages(window))
    expect_turns(program, window, [
        (lambda: window.press("Left"), "Lima"), (lambda: window.press("Right"), "Kyoto"),
        (lambda: window.drag(pages(window), 200), "Lima"), (lambda: window.drag(pages(window), -200), "Kyoto"),
    ])


@check("Tabs", "a name given to pages alone is read out with the page's number")
def name(program):
    window = program.window()
    window.find(PANEL, "Notes, Page 1 of 3")
    window.drag(window.find("label", "Note 0"), -200)
    window.find(PANEL, "Notes, Page 2 of 3")


@check("Tabs", "the wheel over pages in a scroll view scrolls, and a drag still turns them")
def nested(program):
    window = program.window()
    note = window.find("label", "Note 0")
    place = note.center
    line = window.find("label", "Line 0")
    before = line.extents[1]
    window.wheel(place, 1)
    wait_for(lambda: note.center[1] < place[1], "the scroll view in the page to scroll")
    expect_equal(line.extents[1], before, "the place of what is around")
    expect_equal(program.lines, [], "what is printed")
    window.drag(place, -200)
    window.wait_for_text("Second note")
    expect_equal(program.lines, ["note 1"], "what is printed")
    window.wheel(place, 1)
    wait_for(lambda: line.extents[1] < before, "the scroll view around to scroll")
    stays(lambda: program.lines == ["note 1"], lambda: f"printed: {program.lines}")
