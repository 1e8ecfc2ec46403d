"""Wheels that turn and bars that fill."""

from accessible import BUTTON, PROGRESS_BAR
from checks import check
from waiting import expect, expect_equal, wait_for, wait_for_value


@check("Progress", "a bar is read out with the name of what is done and how much of it, and fills as far as that")
def bar(program):
    window = program.window()
    copying = window.find(PROGRESS_BAR, "Copying")
    wait_for_value(lambda: copying.value, 0.25, "what is read out of the bar")
    expect_equal(len([text for text in window.texts if text == "Copying"]), 0, "how often the label is read out again")
    for value in (0.5, 0.75, 1.0, 1.0):
        window.click(window.find(BUTTON, "Copy"))
        wait_for_value(lambda: copying.value, value, "what is read out of the bar")
    expect(copying.extents[2] > 300, lambda: f"the bar does not fill the width: {copying.extents}")


@check("Progress", "a wheel and a bar of unknown length are read out with a name, and go without a trace")
def unknown(program):
    window = program.window()
    wheel = window.find(PROGRESS_BAR, "Searching…")
    expect_equal(wheel.extents[2:], (32, 32), "the size of the wheel")
    pulsing = [thing for thing in window.all(PROGRESS_BAR, "In progress") if thing.extents[2] > 100]
    expect_equal(len(pulsing), 1, "the number of bars without a name")
    wait_for(lambda: "busy" in pulsing[0].states, lambda: f"a bar that is busy: {pulsing[0].states}")
    window.click(window.find(BUTTON, "Found"))
    wait_for(lambda: not window.all(PROGRESS_BAR, "Searching…"), "the wheel to go")


@check("Progress", "a wheel becomes a bar when it is known how much there is to do")
def known(program):
    window = program.window()
    expect_equal(window.find(PROGRESS_BAR, "Download").extents[2], 32, "the width of the wheel")
    window.click(window.find(BUTTON, "Known"))
    wait_for_value(lambda: window.find(PROGRESS_BAR, "Download").value, 0.6, "what is read out of the bar")


@check("Progress", "a wheel that takes a text's place in a button is laid out while pages turn", RESTLESS="1")
def restless(program):
    program.window()
    wait_for(lambda: program.lines.count("page 0") >= 2, "the pages to go round twice")
