"""Programs without a bus, and without a display."""

import pointer
from accessible import BUTTON
from checks import check
from program import Program
from waiting import expect, expect_equal, wait_for


def presses_without_bus(program, **environment):
    """Has the program run with another environment and clicks where the button stands."""
    window = program.window()
    place = window.find(BUTTON, "Lamp off").center
    window.press("ctrl+q")
    expect_equal(program.wait_for_end(), 0, "the status")
    with Program(program.path, **environment) as lonely:
        number = wait_for(
            lambda: next(iter(pointer.windows(lonely.process.pid)), None), lambda: f"a window: {lonely.messages}"
        )
        left, top, _, _ = pointer.geometry(number)

        def answers():
            pointer.click(left + place[0], top + place[1])
            return lonely.lines

        wait_for(answers, lambda: f"an answer to a click: {lonely.messages}")
        expect_equal(lonely.lines[0], "lamp true", "what is printed")


@check("Press", "works on a session bus that does not answer")
def no_answer(program):
    presses_without_bus(program, DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", G_DEBUG=None)


@check("Press", "works with no session bus named")
def no_bus(program):
    # GTK itself warns of it, which is to be no fault here.
    presses_without_bus(program, DBUS_SESSION_BUS_ADDRESS=None, AT_SPI_BUS_ADDRESS=None, G_DEBUG=None)


@check("Press", "says so in one line and ends with status 1 where there is no display", DISPLAY=None)
def no_display(program):
    program.expected_status = 1
    expect_equal(program.wait_for_end(), 1, "the status")
    wait_for(lambda: program.messages, "a message")
    expect_equal(len(program.messages), 1, f"the number of messages {program.messages}")
    expect("display" in program.messages[0], lambda: f"the message: {program.messages}")
    program.errors.clear()
