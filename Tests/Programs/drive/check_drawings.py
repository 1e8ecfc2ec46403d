"""Shapes, a layout of one's own, sizes read off."""

from accessible import IMAGE
from checks import check
from extents import expect_in_window
from waiting import expect_equal, wait_for, wait_for_value

SIZES = {"star": (70, 70), "arc": (70, 70), "pill": (110, 70), "egg": (90, 70)}


def drawings(window):
    return [window.find(IMAGE, name) for name in SIZES]


@check("Drawings", "a layout of one's own places the shapes on one line with equal gaps")
def one_line(program):
    window = program.window()
    window.resize(640, 500)
    wait_for(lambda: len({thing.extents[1] for thing in drawings(window)}) == 1, "the shapes on one line")
    boxes = [thing.extents for thing in drawings(window)]
    expect_equal([box[2:] for box in boxes], list(SIZES.values()), "the sizes of the shapes")
    gaps = [right[0] - left[0] - left[2] for left, right in zip(boxes, boxes[1:])]
    expect_equal(gaps, [10, 10, 10], "the gaps between the shapes")


@check("Drawings", "the shapes go on further lines in a narrow window, and nothing stands on anything else")
def narrow(program):
    window = program.window()
    window.resize(260, 620)
    wait_for(lambda: len({thing.extents[1] for thing in drawings(window)}) > 1, "the shapes on several lines")
    texts = [thing for thing in window.all("label") if thing.name.startswith(("Column", "A sentence"))]
    expect_in_window(window, [*drawings(window), *texts])


@check("Drawings", "columns share the width that is read off, in one line each")
def columns(program):
    window = program.window()
    for width in (400, 640):
        window.resize(width, 500)

        def labels():
            return [thing for thing in window.all("label") if thing.name.startswith("Column")]

        space = window.thing.extents[2] - 32
        wait_for_value(
            lambda: [thing.name for thing in labels()],
            [f"Column {column} has a third of {space} points" for column in range(3)], "the texts",
        )
        wait_for(
            lambda: all(thing.extents[2] <= space / 3 + 1 and thing.extents[3] <= 24 for thing in labels()),
            lambda: f"texts cut to a third of {space}: {[thing.extents for thing in labels()]}",
        )
