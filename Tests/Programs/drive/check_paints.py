"""A radio group of shapes over a published selection."""

from accessible import BUTTON
from checks import check
from waiting import expect, expect_equal, stays, wait_for

PAINTS = ["crimson", "olive", "navy", "amber"]


@check("Paints", "the sink hears the first value once, then one line a click, Space or action")
def sink(program):
    window = program.window()
    program.wait_for_lines(["selected unknown"])
    crimson = window.find(BUTTON, "crimson")
    window.click(crimson)
    program.wait_for_lines(["selected unknown", "selected crimson"])
    window.wait_for_text("You chose crimson")
    olive = window.find(BUTTON, "olive")
    window.tab_to(olive)
    window.press("space")
    window.wait_for_text("You chose olive")
    window.find(BUTTON, "navy").act()
    window.wait_for_text("You chose navy")
    window.click(window.find(BUTTON, "Nothing"))
    window.wait_for_text("You chose unknown")
    expected = [f"selected {word}" for word in ("unknown", "crimson", "olive", "navy", "unknown")]
    stays(lambda: program.lines == expected, lambda: f"printed: {program.lines}")


@check("Paints", "what is chosen is read out as selected, and nothing else is")
def selection_is_read_out(program):
    window = program.window()
    for name in ("crimson", "olive"):
        window.find(BUTTON, name).act()
        wait_for(
            lambda: [paint for paint in PAINTS if window.find(BUTTON, paint).is_selected] == [name],
            f"{name} alone to be selected",
        )


@check("Paints", "the boxes keep their places when the choice changes")
def places(program):
    window = program.window()
    before = [window.find(BUTTON, paint).extents for paint in PAINTS]
    expect(all(box[2:] == (132, 132) for box in before), lambda: f"the boxes are not 132 x 132: {before}")
    window.click(window.find(BUTTON, "crimson"))
    window.wait_for_text("You chose crimson")
    expect_equal([window.find(BUTTON, paint).extents for paint in PAINTS], before, "the places of the boxes")


@check("Paints", "the wheel scrolls to what is out of sight, and a click there chooses it")
def scrolling(program):
    window = program.window()
    window.resize(260, 400)
    first = window.find(BUTTON, "crimson")
    window.click(first)
    window.wait_for_text("You chose crimson")
    top = first.extents[1]
    window.wheel(first, 12)
    last = window.find(BUTTON, "amber")
    wait_for(
        lambda: first.extents[1] < top and 46 < last.extents[1] < 300,
        lambda: f"the last box in sight: {last.extents}",
    )
    window.click(last)
    window.wait_for_text("You chose amber")


@check("Paints", "Tab scrolls what takes the focus into sight")
def focus_scrolls(program):
    window = program.window()
    window.resize(260, 300)
    last = window.find(BUTTON, "amber")
    window.tab_to(last)
    wait_for(lambda: 0 < last.extents[1] < 300 - 132 + 1, lambda: f"the focused box in sight: {last.extents}")
