"""Pages, dots, the text and a slider of GTK's own, all bound to one number."""

from accessible import BUTTON, PANEL, SLIDER, TAB
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value

NAMES = ["Harbour", "Market", "Castle", "Garden"]


def pages(window):
    """The thing that is read out as the pages."""
    return wait_for(
        lambda: next((thing for thing in window.all(PANEL) if thing.name.startswith("Page ")), None), "the pages"
    )


def shown(window):
    """The titles of the pages that are read out."""
    return [text for text in window.texts if text in NAMES]


def wait_for_page(window, number, count=4):
    """Waits until everything says that page `number` is current."""
    window.wait_for_text(f"Current Page: {number}")
    wait_for_value(lambda: pages(window).name, f"Page {number + 1} of {count}", "what is read out of the pages")
    wait_for_value(
        lambda: [tab.name for tab in window.all(TAB) if tab.is_selected], [f"Page {number + 1} of {count}"],
        "the selected dot",
    )
    wait_for_value(lambda: window.find(SLIDER).value, float(number), "the slider")
    wait_for_value(lambda: shown(window), [NAMES[number]], "the pages that are read out")


def expect_turns(program, window, turns):
    """Does each act and holds that it turns to its page, printing one line, from page 2."""
    lines = []
    for act, number in turns:
        act()
        wait_for_page(window, number)
        lines.append(f"page {number}")
        expect_equal(program.lines, lines, "what is printed")


@check("Pages", "the page asked for first is shown first, and nothing is written back")
def first_page(program):
    window = program.window()
    wait_for_page(window, 2)
    stays(lambda: program.lines == [], lambda: f"printed: {program.lines}")


@check("Pages", "a drag turns the page both ways, and from the last to the first in one step")
def drag(program):
    window = program.window()
    width = pages(window).extents[2]
    expect_turns(program, window, [
        (lambda: window.drag(pages(window), -width // 2), 3),
        (lambda: window.drag(pages(window), -width // 2), 0),
        (lambda: window.drag(pages(window), width // 2), 3),
    ])


@check("Pages", "a short slow drag goes back to where it was")
def short_drag(program):
    window = program.window()
    window.drag(pages(window), -12)
    stays(lambda: program.lines == [], lambda: f"printed: {program.lines}")
    wait_for_page(window, 2)


@check("Pages", "the wheel turns the page both ways")
def wheel(program):
    window = program.window()
    expect_turns(program, window, [
        (lambda: window.wheel(pages(window), 1), 3),
        (lambda: window.wheel(pages(window), -1), 2),
    ])


@check("Pages", "arrow keys, Page Up and Down, Home and End turn the page and go round")
def keys(program):
    window = program.window()
    window.tab_to(pages(window))
    expect_turns(program, window, [
        (lambda: window.press("Right"), 3), (lambda: window.press("Right"), 0), (lambda: window.press("Left"), 3),
        (lambda: window.press("Home"), 0), (lambda: window.press("End"), 3), (lambda: window.press("Page_Up"), 2),
        (lambda: window.press("Page_Down"), 3), (lambda: window.press("Page_Down"), 0),
    ])


@check("Pages", "a click on a dot, its action and arrow keys on the dots turn the page")
def dots(program):
    window = program.window()

    def dot(number):
        return window.find(TAB, f"Page {number + 1} of 4")

    expect_turns(program, window, [
        (lambda: window.click(dot(0)), 0), (lambda: dot(3).act(), 3), (lambda: window.press("Right"), 0),
        (lambda: window.press("Left"), 3), (lambda: window.press("Home"), 0), (lambda: window.press("End"), 3),
    ])


@check("Pages", "the dots are one Tab stop")
def dots_are_one_stop(program):
    window = program.window()
    focusable = [tab.name for tab in window.all(TAB) if tab.is_focusable]
    expect_equal(focusable, ["Page 3 of 4"], "the dots that take the focus")


@check("Pages", "writing the number turns the page, and a number out of range is corrected once")
def writing(program):
    window = program.window()
    window.click(window.find(BUTTON, "First"))
    wait_for_page(window, 0)
    window.click(window.find(BUTTON, "Far away"))
    wait_for_page(window, 3)
    expect_equal(program.lines, ["page 0", "page 99", "page 3"], "what is printed")


@check("Pages", "pages that are removed leave a valid page, down to none and back")
def removal(program):
    window = program.window()
    drop = window.find(BUTTON, "Drop two")
    window.click(drop)
    wait_for_page(window, 1, count=2)
    expect_equal(program.lines, ["page 1"], "what is printed")
    window.click(drop)
    wait_for(lambda: not window.all(TAB), "the dots to go")
    wait_for_value(lambda: shown(window), [], "the pages that are read out")
    window.click(window.find(BUTTON, "Add one"))
    wait_for_value(lambda: [tab.name for tab in window.all(TAB)], ["Page 1 of 1"], "the dots")
    window.wait_for_text("Tower 0")


@check("Pages", "what lies on a page works, and what is out of sight takes no focus")
def content_of_pages(program):
    window = program.window()
    stamp = window.find(BUTTON, "Stamp Castle 0")
    window.click(stamp)
    window.find(BUTTON, "Stamp Castle 1")
    visited = set()
    for _ in range(16):
        window.press("Tab")
        focus = wait_for(lambda: window.focused, "something with the focus")
        visited.add(focus.name)
    stamps = {name for name in visited if name.startswith("Stamp")}
    expect_equal(stamps, {"Stamp Castle 1"}, "the buttons on pages that took the focus")
    expect_equal(program.lines, [], "what is printed")


@check("Pages", "the focus does not stay on a page that has turned away, and the page's state stays")
def focus_leaves(program):
    window = program.window()
    stamp = window.find(BUTTON, "Stamp Castle 0")
    window.tab_to(stamp)
    window.press("space")
    window.find(BUTTON, "Stamp Castle 1")
    window.press("Page_Down")
    wait_for_page(window, 3)
    wait_for(lambda: window.focused and not window.focused.name.startswith("Stamp Castle"), "another focus")
    window.press("Page_Up")
    wait_for_page(window, 2)
    window.find(BUTTON, "Stamp Castle 1")


@check("Pages", "GTK's own slider follows without writing back, and its act writes once")
def own_widget(program):
    window = program.window()
    slider = window.find(SLIDER)
    window.click(window.find(BUTTON, "First"))
    wait_for_page(window, 0)
    expect_equal(program.lines, ["page 0"], "what is printed")
    window.tab_to(slider)
    window.press("Right")
    wait_for_page(window, 1)
    expect_equal(sorted(program.lines), ["page 0", "page 1", "slider 1"], "what is printed")
    slider.value = 3
    wait_for_page(window, 3)
    expect_equal(sorted(program.lines), ["page 0", "page 1", "page 3", "slider 1", "slider 3"], "what is printed")


@check("Pages", "the pages keep their ratio at every width")
def ratio(program):
    window = program.window()
    for width in (420, 700):
        window.resize(width, 700)
        wait_for(
            lambda: abs(pages(window).extents[2] - 1.5 * pages(window).extents[3]) <= 3,
            lambda: f"pages of 3 : 2; they are {pages(window).extents}",
        )
        expect(pages(window).extents[0] >= 0, "the pages begin left of the window")
