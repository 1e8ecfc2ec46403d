"""TabView in the page style: selected by tag, driven by drag, wheel, keys and dots; scroll views in and around pages."""

import pointer
from accessible import BUTTON, PANEL, TAB, TAB_LIST
from checks import check
from listening import Listener
from waiting import expect, expect_equal, stays, wait_for, wait_for_value

CITIES = ["Oslo", "Kyoto", "Lima", "Cairo"]


def pages(window):
    """The thing that is read out as the pages of cities: the first in the group of that name."""
    return wait_for(
        lambda: next((thing for thing in window.find(PANEL, "Cities").descendants() if thing.name.startswith("Page ")),
                     None), "the pages",
    )


def dots(window):
    """The dots over the cities."""
    return [thing for thing in window.find(PANEL, "Cities").descendants() if thing.role == TAB]


def wait_for_city(window, name, cities=CITIES):
    """Waits until everything says that a city is selected."""
    number, count = cities.index(name) + 1, len(cities)
    window.wait_for_text(f"Selected: {name}")
    wait_for_value(lambda: pages(window).name, f"Page {number} of {count}", "what is read out of the pages")
    wait_for_value(
        lambda: [tab.name for tab in dots(window) if tab.is_selected], [f"Page {number} of {count}"],
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
def dots_turn(program):
    window = program.window()
    wait_for_city(window, "Kyoto")

    def dot(number):
        return window.find(TAB, f"Page {number} of 4")

    expect_equal([tab.name for tab in dots(window) if tab.is_focusable], ["Page 2 of 4"], "the dots to focus")
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
    wait_for(lambda: dots(window)[0].extents[0] > dots(window)[3].extents[0], "the first dot on the right")
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


@check("Tabs", "the wheel goes on to the scroll view around when the one in the page is at its end")
def end_of_inner(program):
    window = program.window()
    place = window.find("label", "Note 0").center
    line = window.find("label", "Line 0")
    before = line.extents[1]
    last = window.find("label", "Note 19")
    for _ in range(40):
        if line.extents[1] < before:
            break
        bottom = last.extents[1]
        window.wheel(place, 1)
        wait_for(lambda: last.extents[1] < bottom or line.extents[1] < before, "either scroll view to scroll")
    panel = window.find(PANEL, "Notes, Page 1 of 3")
    expect(last.extents[1] < sum(panel.extents[1::2]), lambda: f"the inner did not reach its end: {last.extents}")
    expect_equal(program.lines, [], "what is printed")


@check("Tabs", "the focus goes to the page that is seen when its own page is taken away")
def removed_under_the_focus(program):
    window = program.window()
    window.click(window.find(BUTTON, "Remove soon"))
    window.click(window.find(BUTTON, "Visit Kyoto 0"))
    wait_for(lambda: window.focused and window.focused.name == "Visit Kyoto 1", "the focus on the page")
    wait_for_city(window, "Lima", ["Oslo", "Lima", "Cairo"])
    wait_for(
        lambda: window.focused and window.focused.name == "Page 2 of 3",
        lambda: f"the focus on the pages; {window.focused} has it",
    )
    expect_equal(program.lines, ["selected Lima"], "what is printed")
    window.press("Right")
    wait_for_city(window, "Cairo", ["Oslo", "Lima", "Cairo"])


@check("Tabs", "pages are a named group that is a carousel, and their dots a named list of tabs")
def roles(program):
    window = program.window()
    expect_equal(pages(window).role, PANEL, "the role of the pages")
    expect_equal(pages(window).description, "carousel", "what is said of the pages")
    expect_equal(window.find(PANEL, "Notes, Page 1 of 3").description, "carousel", "what is said of other pages")
    lists = window.all(TAB_LIST, "Pages")
    expect_equal(len(lists), 2, "the number of lists of tabs")
    expect(all(thing.role == TAB for thing in lists[0].children), lambda: f"the tabs: {lists[0].children}")


@check("Tabs", "a page that turns is told to who listens, once and with its number")
def turns_are_told(program):
    window = program.window()
    wait_for_city(window, "Kyoto")
    with Listener(pages(window), "object:property-change:accessible-name") as listener:
        window.click(dots(window)[2])
        wait_for_city(window, "Lima")
        listener.wait_for(["Page 3 of 4"])


@check("Tabs", "slides turn by themselves once they are told to, and wait while the pointer is over them")
def autoplay(program):
    window = program.window()
    slides = window.find(PANEL, "Slides, Page 1 of 4")
    stays(lambda: program.lines == [], lambda: f"printed: {program.lines}", 0.6)
    window.click(window.find(BUTTON, "Play"))
    program.wait_for_lines(["slide 2", "slide 3", "slide 4", "slide 1", "slide 2"])
    left, top, width, height = slides.extents
    pointer.move_to(*window.point((left + width // 2, top + height // 2)))
    stays(lambda: True, "", 0.3)
    count = len(program.lines)
    stays(lambda: len(program.lines) == count, lambda: f"printed: {program.lines}", 1.2)
    pointer.move_to(*window.point((2, 2)))
    wait_for(lambda: len(program.lines) > count, "the slides to turn again")
