"""Pickers, boxes of which several are chosen, and buttons that go round several values."""

import pointer
from accessible import BUTTON, CHECK_BOX, GROUPING, PROGRESS_BAR, RADIO, TOGGLE
from checks import check
from waiting import expect, expect_equal, stays, wait_for

# GTK 4.8 calls a toggle button a push button.
TOGGLE_ROLES = (CHECK_BOX, BUTTON, TOGGLE)


def click_holding(window, key, thing):
    """Clicks in the middle of a thing while a key is held."""
    pointer.click_holding(key, *window.point(thing.center))


def wait_for_focus(window, name):
    wait_for(lambda: window.focused and window.focused.name == name, lambda: f"focus on {name}: {window.focused}")


@check("Choices", "a picker of radio buttons follows the pointer, the keys and a screen reader, each once")
def radio_buttons(program):
    window = program.window()
    expect(window.find(RADIO, "Tea").is_checked, "the drink that is set is not checked")
    window.click(window.find(RADIO, "Coffee"))
    program.wait_for_lines(["drink 2"])
    wait_for(lambda: window.find(RADIO, "Coffee").is_checked, "the chosen drink is checked")
    expect(not window.find(RADIO, "Tea").is_checked, "two drinks are checked")
    wait_for_focus(window, "Coffee")
    window.press("Down")
    program.wait_for_lines(["drink 2", "drink 3"])
    wait_for_focus(window, "Water")
    # What is sold out is passed over, and the last is followed by the first.
    window.press("Down")
    program.wait_for_lines(["drink 2", "drink 3", "drink 1"])
    window.find(RADIO, "Water").act()
    expected = ["drink 2", "drink 3", "drink 1", "drink 3"]
    program.wait_for_lines(expected)
    window.click(window.find(RADIO, "Sold out"))
    window.find(RADIO, "Sold out").act()
    stays(lambda: program.lines == expected, "a choice that is disabled was taken")
    expect(not window.find(RADIO, "Sold out").is_sensitive, "the disabled choice is sensitive")


@check("Choices", "a picker of linked buttons is one Tab stop, and a click anywhere on a segment chooses it")
def segments(program):
    window = program.window()
    left, top, width, height = window.find(RADIO, "Banana").extents
    window.click((left + 2, top + height // 2))
    program.wait_for_lines(["fruit Banana"])
    wait_for_focus(window, "Banana")
    window.press("Right")
    program.wait_for_lines(["fruit Banana", "fruit Cherry"])
    window.press("a")
    program.wait_for_lines(["fruit Banana", "fruit Cherry", "fruit Apple"])
    wait_for_focus(window, "Apple")
    window.press("Tab")
    wait_for(lambda: window.focused and window.focused.role == CHECK_BOX, lambda: f"the next group: {window.focused}")


@check("Choices", "of several boxes Ctrl adds, Shift extends and Ctrl+A takes all, by pointer and by keys")
def several_boxes(program):
    window = program.window()
    window.click(window.find(CHECK_BOX, "Tuesday"))
    click_holding(window, "ctrl", window.find(CHECK_BOX, "Friday"))
    click_holding(window, "shift", window.find(CHECK_BOX, "Wednesday"))
    expected = ["days Tuesday", "days Friday Tuesday", "days Friday Thursday Wednesday"]
    program.wait_for_lines(expected)
    wait_for_focus(window, "Wednesday")
    window.press("Left")
    wait_for_focus(window, "Tuesday")
    window.press("space")
    window.press("ctrl+a")
    expected += ["days Friday Thursday Tuesday Wednesday", "days Friday Monday Thursday Tuesday Wednesday"]
    program.wait_for_lines(expected)
    window.press("shift+Home")
    expected.append("days Monday Tuesday")
    program.wait_for_lines(expected)
    window.find(CHECK_BOX, "Tuesday").act()
    program.wait_for_lines(expected + ["days Monday"])
    expect(window.find(CHECK_BOX, "Monday").is_checked, "what is chosen is not checked")


@check("Choices", "a choice says which one of how many it is, in a group with a role and a name")
def positions(program):
    window = program.window()
    # GTK 4.8 hands on no numbers for it, so it is said in words.
    for role, name, position in [
        (RADIO, "Tea", "1 of 4"), (RADIO, "Cherry", "3 of 3"), (CHECK_BOX, "Friday", "5 of 5"),
        (RADIO, "Medium", "2 of 3"),
    ]:
        expect_equal(window.find(role, name).description, position, f"the place of {name}")
    for name in ("Drink", "Fruit", "Size"):
        group = window.find(GROUPING, name)
        expect(all(thing.role == RADIO for thing in group.children), lambda: f"in {name}: {group.children}")


@check("Choices", "in a grid Up and Down lead to the box above and below, Left and Right to the one beside")
def grid_of_boxes(program):
    window = program.window()
    days = {name: window.find(CHECK_BOX, name) for name in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")}
    expect(days["Thursday"].extents[0] == days["Monday"].extents[0], "Thursday is not below Monday")
    window.click(days["Tuesday"])
    for key, name in [
        ("Down", "Friday"), ("Left", "Thursday"), ("Up", "Monday"), ("Up", "Thursday"), ("Left", "Wednesday"),
        ("Down", "Wednesday"), ("Right", "Thursday"),
    ]:
        window.press(key)
        wait_for_focus(window, name)
    program.wait_for_lines(["days Tuesday"])


@check("Choices", "a button goes round its values, back with Shift, and moves no neighbour")
def button_goes_round(program):
    window = program.window()
    place = window.find(BUTTON, "slow").extents
    window.click(window.find(BUTTON, "slow"))
    program.wait_for_lines(["speed medium"])
    expect_equal(window.find(BUTTON, "medium").extents, place, "the place of the button")
    click_holding(window, "shift", window.find(BUTTON, "medium"))
    window.tab_to(window.find(BUTTON, "slow"))
    window.press("shift+space")
    program.wait_for_lines(["speed medium", "speed slow", "speed breakneck"])
    window.press("shift+Return")
    window.find(BUTTON, "medium")
    window.press("space")
    expected = ["speed medium", "speed slow", "speed breakneck", "speed medium", "speed breakneck"]
    program.wait_for_lines(expected)
    window.find(BUTTON, "breakneck").act()
    program.wait_for_lines(expected + ["speed slow"])


@check("Choices", "a busy button refuses presses, fails back to its last value, says why and has the focus again")
def busy_button(program):
    window = program.window()
    place = window.find(BUTTON, "Open").extents
    window.tab_to(window.find(BUTTON, "Open"))
    window.press("space")
    program.wait_for_lines(["opening"])
    busy = window.find(BUTTON, "Shut")
    wait_for(lambda: not busy.is_sensitive, "an insensitive button")
    expect("busy" in busy.states, lambda: f"the button is not busy: {busy.states}")
    expect_equal(busy.extents, place, "the place of the busy button")
    expect_equal([thing for thing in window.all(PROGRESS_BAR)], [], "what is read out beside the busy button")
    window.click(busy)
    busy.act()
    program.wait_for_lines(["opening", "failed: The door is stuck."])
    again = window.find(BUTTON, "Open")
    wait_for(lambda: again.is_sensitive, "the button answers again")
    expect_equal(again.description, "The door is stuck.", "what is said of the failure")
    expect("busy" not in again.states, lambda: f"the button is still busy: {again.states}")
    expect_equal(again.extents, place, "the place of the button that failed")
    wait_for_focus(window, "Open")


@check("Choices", "mixed toggles of every style say so, and one that a style wraps is one toggle")
def mixed_toggles(program):
    window = program.window()
    for name in ("Switch", "Button", "Wrapped"):
        found = [thing for thing in window.all(name=name) if thing.role in TOGGLE_ROLES]
        expect_equal(len(found), 1, f"the number of toggles named {name}: {found}")
        expect("indeterminate" in found[0].states, lambda: f"{name} is not mixed: {found[0].states}")
    window.click(next(thing for thing in window.all(name="Wrapped") if thing.role in TOGGLE_ROLES))
    for name in ("Switch", "Button", "Wrapped"):
        wait_for(
            lambda: any("checked" in thing.states or "pressed" in thing.states for thing in window.all(name=name)),
            lambda: f"{name} is on: {[thing.states for thing in window.all(name=name)]}",
        )
