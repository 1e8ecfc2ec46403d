"""Plain GTK widgets tied to models, and a view among them."""

from accessible import BUTTON, CHECK_BOX, RADIO, SLIDER, TOGGLE
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value


def toggles(window, name):
    """Whatever can be on or off and has a name: a toggle button, a check box, a switch."""
    return next((thing for thing in window.thing.descendants()
                 if thing.name == name and thing.role in (BUTTON, CHECK_BOX, RADIO, TOGGLE)), None)


def is_on(thing):
    return thing.is_checked or thing.is_pressed


def wait_for_state(window, name, expected):
    wait_for(lambda: toggles(window, name) is not None, lambda: f"{name}; there are {window.all()}")
    wait_for_value(lambda: is_on(toggles(window, name)), expected, f"whether {name} is on")


@check("Bindings", "a model's press shows in every widget, and any of them writes it")
def lamp(program):
    window = program.window()
    window.click(window.find(BUTTON, "Lamp off"))
    program.wait_for_lines(["lamp true"])
    window.find(BUTTON, "Lamp on")
    wait_for_state(window, "Lamp", True)
    window.click(toggles(window, "Lamp"))
    window.find(BUTTON, "Lamp off")
    wait_for_state(window, "Lamp", False)
    stays(lambda: program.lines == ["lamp true"], "setting the value counted as a press")
    window.click(toggles(window, "Power"))
    wait_for(lambda: not window.find(BUTTON, "Lamp off").is_sensitive, "a button that takes no press")
    window.click(window.find(BUTTON, "Lamp off"))
    stays(lambda: program.lines == ["lamp true"], "a press was taken without power")


@check("Bindings", "a switch, a check button and a hosted toggle follow one another, each act once")
def sound(program):
    window = program.window()
    for number, name in enumerate(["Sound", "Sound switch", "Hosted sound", "Sound"]):
        window.click(toggles(window, name))
        for other in ("Sound", "Sound switch", "Hosted sound"):
            wait_for_state(window, other, number % 2 == 0)
    window.tab_to(toggles(window, "Sound"))
    window.press("space")
    for other in ("Sound", "Sound switch", "Hosted sound"):
        wait_for_state(window, other, True)
    # What is written as a person's act tells so.
    expect_equal([line for line in program.lines if line == "sound true"], ["sound true"] * 2, "the acts")


@check("Bindings", "radio buttons and a drop-down share one choice, which is none at first")
def sizes(program):
    window = program.window()
    window.find("label", "Size: none, page 1 of 4")
    expect_equal([is_on(toggles(window, name)) for name in ("Small", "Medium", "Large")], [False] * 3, "the choices")
    window.click(toggles(window, "Medium"))
    window.wait_for_text("Size: Medium, page 1 of 4")
    window.click(toggles(window, "Large"))
    window.wait_for_text("Size: Large, page 1 of 4")
    wait_for_state(window, "Medium", False)
    # The drop-down shows the choice, and changes it from the keyboard.
    drop_down = next(thing for thing in window.thing.descendants() if thing.role in ("combo box", "drop down"))
    window.tab_to(next((thing for thing in drop_down.descendants() if thing.is_focusable), drop_down))
    window.press("space")
    window.press("Home", "Return")
    window.wait_for_text("Size: Small, page 1 of 4")
    wait_for_state(window, "Small", True)
    wait_for_state(window, "Large", False)


@check("Bindings", "a spin button, a scale and a view turn the same pages, and what is out of range is corrected")
def pages(program):
    window = program.window()
    spin = window.find("spin button")
    scale = window.find(SLIDER)
    window.click(window.find(BUTTON, "Next page"))
    wait_for_value(lambda: (spin.value, scale.value), (2, 1), "the values")
    spin.value = 4
    window.wait_for_text("Size: none, page 4 of 4")
    wait_for_value(lambda: scale.value, 3, "the scale")
    spin.value = 9
    wait_for_value(lambda: spin.value, 4, "the spin button, taken back")
    scale.value = 0
    window.wait_for_text("Size: none, page 1 of 4")
    wait_for_value(lambda: spin.value, 1, "the spin button")


@check("Bindings", "an entry writes its model with each letter, follows it, and takes no empty name")
def names(program):
    window = program.window()
    window.wait_for_text("Name: Ada")
    entry = window.find("text")
    window.tab_to(entry)
    window.press("End", "x", "y")
    window.wait_for_text("Name: Adaxy")
    window.click(window.find(BUTTON, "Rename"))
    window.wait_for_text("Name: Grace")
    window.tab_to(entry)
    window.press("ctrl+a", "BackSpace")
    stays(lambda: window.has_text("Name: Grace"), "an empty name was taken")
    window.press("End", "z")
    window.wait_for_text("Name: Gracez")


@check("Bindings", "a hosted view keeps its state when it is replaced, moved and mirrored")
def hosted(program):
    window = program.window()
    for number in range(3):
        window.click(window.find(BUTTON, f"Pressed {number}"))
    window.find(BUTTON, "Pressed 3")
    window.click(window.find(BUTTON, "Retitle"))
    window.wait_for_text("Another view")
    top = window.find(BUTTON, "Pressed 3").extents[1]
    window.click(window.find(BUTTON, "Move"))
    wait_for(lambda: window.find(BUTTON, "Pressed 3").extents[1] > top, "the view in the frame below")
    window.click(window.find(BUTTON, "Pressed 3"))
    left = window.find(BUTTON, "Pressed 4").extents[0]
    window.click(window.find(BUTTON, "Mirror"))
    wait_for(lambda: window.find(BUTTON, "Pressed 4").extents[0] > left, "the view from right to left")


@check("Bindings", "a hosted view is higher where it is narrower")
def height_for_width(program):
    window = program.window()
    text = next(name for name in window.texts if name.startswith("A text that is long"))
    window.resize(1200, 900)
    low = window.find("label", text).extents[3]
    window.resize(500, 900)
    wait_for(lambda: window.find("label", text).extents[3] > low, lambda: f"more lines than in {low} pixels")
    text_thing, button = window.find("label", text), window.find(BUTTON, "Retitle")
    expect(not text_thing.overlaps(button), "the text is cut by what follows")


@check("Bindings", "widgets, views and bindings that come and go leave nothing behind")
def churn(program):
    window = program.window()
    growths, memory = [], None
    for number in range(1, 7):
        window.find(BUTTON, "Churn").act()
        wait_for(lambda: len(program.lines) == number, lambda: f"the end of round {number}: {program.lines}", 120)
        expect_equal(program.lines[-1], "living 0 0", "what lives")
        if memory is not None:
            growths.append(program.resident_bytes - memory)
            if growths[-1] < 500_000:
                break
        memory = program.resident_bytes
    else:
        expect(False, f"each round leaves memory: {growths}")
    window.click(toggles(window, "Sound"))
    window.wait_for_text("Name: Ada")
