"""A button with a state of its own."""

from accessible import BUTTON
from checks import check
from waiting import expect, expect_equal, stays, wait_for


@check("Press", "click, Space, Return and a screen reader's action each press once, and the name follows")
def every_way_presses_once(program):
    window = program.window()
    ways = [
        lambda button: window.click(button),
        lambda button: window.press("space"),
        lambda button: window.press("Return"),
        lambda button: button.act(),
    ]
    expected = []
    for number, press in enumerate(ways):
        is_on = number % 2 == 0
        press(window.find(BUTTON, "Lamp off" if is_on else "Lamp on"))
        expected.append(f"lamp {'true' if is_on else 'false'}")
        program.wait_for_lines(expected)
        window.find(BUTTON, "Lamp on" if is_on else "Lamp off")
        window.wait_for_text("The lamp is on" if is_on else "The lamp is off")
    stays(lambda: program.lines == expected, "a press counted twice")


@check("Press", "a frame around the button is its size whatever the label")
def frame_holds(program):
    window = program.window()
    before = window.find(BUTTON, "Lamp off").extents
    window.click(window.find(BUTTON, "Lamp off"))
    after = window.find(BUTTON, "Lamp on").extents
    expect_equal(after, before, "the place of the framed button")


@check("Press", "a text label of another length changes the button's width and leaves the others in their place")
def label_resizes(program):
    window = program.window()
    other = window.find(BUTTON, "Lamp off").extents
    long = window.find(BUTTON, "Everything, down to the last word")
    width = long.extents[2]
    window.click(long)
    short = window.find(BUTTON, "Less")
    wait_for(lambda: short.extents[2] < width / 2, lambda: f"a narrower button than {width}: {short.extents}")
    expect_equal(window.find(BUTTON, "Lamp off").extents, other, "the place of the other button")


@check("Press", "a new identity starts the button's state anew")
def identity_resets(program):
    window = program.window()
    window.click(window.find(BUTTON, "Lamp off"))
    window.click(window.find(BUTTON, "Start over"))
    window.find(BUTTON, "Lamp off")
    window.wait_for_text("The lamp is off")


@check("Press", "a button with an icon alone has a spoken name and acts")
def icon_button_has_name(program):
    window = program.window()
    buttons = window.all(BUTTON)
    expect(all(button.name for button in buttons), lambda: f"a button without a name among {buttons}")
    icon = next((button for button in buttons if "magnifyingglass" in button.name.replace(" ", "")
                 or "earch" in button.name), None)
    expect(icon, lambda: f"no button is named after its icon: {buttons}")
    window.click(icon)
    program.wait_for_lines(["searched"])


@check("Press", "a disabled button refuses click, focus, keys and a screen reader's action")
def disabled_refuses(program):
    window = program.window()
    button = window.find(BUTTON, "Out of order")
    expect(not button.is_sensitive, "the disabled button is sensitive")
    window.click(button)
    button.act()
    for _ in range(8):
        window.press("Tab")
        expect(not button.is_focused, "the disabled button took the focus")
    window.click(window.find(BUTTON, "Lamp off"))
    program.wait_for_lines(["lamp true"])


@check("Press", "Tab goes through the buttons in reading order and Shift+Tab goes back")
def focus_order(program):
    window = program.window()
    order = ["Lamp off", "Everything, down to the last word", "Start over"]
    for name in order:
        wait_for(lambda: window.focused and window.focused.name == name, lambda: f"focus on {name}: {window.focused}")
        window.press("Tab")
    for name in reversed(order):
        window.press("shift+Tab")
        wait_for(lambda: window.focused and window.focused.name == name, lambda: f"focus on {name}: {window.focused}")
