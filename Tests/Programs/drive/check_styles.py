"""Toggles in every style."""

import pointer
from accessible import BUTTON, CHECK_BOX
from checks import check
from waiting import expect, expect_equal, stays, wait_for, wait_for_value


def said(program, word):
    """What has been printed of one toggle."""
    return [line for line in program.lines if line.startswith(word + " ")]


def press_space(window, thing):
    window.tab_to(thing)
    window.press("space")


@check("Styles", "every toggle is read out as one, with its name and its state")
def roles_and_states(program):
    window = program.window()
    for name, is_checked in [
        ("Music", True), ("Climate", False), ("Liked", False), ("Night", False), ("Remember", True),
    ]:
        toggle = window.find(CHECK_BOX, name)
        expect_equal(toggle.is_checked, is_checked, f"whether {name} is checked")
        expect(toggle.is_sensitive, f"{name} is insensitive")
    expect(not window.find(BUTTON, "Loud").is_pressed, "Loud is pressed")
    for name in ("Own, off limits", "Switch, off limits", "Check, off limits"):
        expect(not window.find(CHECK_BOX, name).is_sensitive, f"{name} is sensitive")


@check("Styles", "what is read out follows each toggle, whoever sets it")
def states_follow(program):
    window = program.window()
    window.click(window.find(BUTTON, "Set all"))
    for name in ("Music", "Climate", "Liked", "Night", "Remember"):
        toggle = window.find(CHECK_BOX, name)
        wait_for(lambda: toggle.is_checked, f"{name} to be checked")
    loud = window.find(BUTTON, "Loud")
    wait_for(lambda: loud.is_pressed, lambda: f"Loud to be pressed: {loud.states}")
    expect_equal(sorted(program.lines), ["liked true", "loud true", "night true", "warm true"], "what is printed")


@check("Styles", "a click on the inner of two nested taps toggles once, and so does one on the outer")
def nested_taps(program):
    window = program.window()
    toggle = window.find(CHECK_BOX, "Music")
    left, top, _, height = toggle.extents
    window.click((left + 18, top + height // 2))
    program.wait_for_lines(["music false"])
    stays(lambda: len(program.lines) == 1, lambda: f"one click printed {program.lines}")
    window.click(window.find("label", "Music"))
    program.wait_for_lines(["music false", "music true"])
    stays(lambda: len(program.lines) == 2, lambda: f"two clicks printed {program.lines}")
    wait_for(lambda: toggle.is_checked, "Music to be checked")


@check("Styles", "every toggle of one element takes click, Space and a screen reader's action, once each")
def every_way(program):
    window = program.window()
    for role, name, starts_on in [
        (CHECK_BOX, "Music", True), (CHECK_BOX, "Night", False), (CHECK_BOX, "Remember", True),
        (BUTTON, "Loud", False),
    ]:
        toggle = window.find(role, name)
        word = name.lower()
        state = starts_on
        expected = []
        ways = [
            ("a click", lambda: window.click(toggle)), ("Space", lambda: press_space(window, toggle)),
            ("an action", toggle.act),
        ]
        for way, act in ways:
            act()
            state = not state
            expected.append(f"{word} {str(state).lower()}")
            wait_for_value(lambda: said(program, word), expected, f"what {way} on {name} prints")
        stays(lambda: said(program, word) == expected, lambda: f"too many acts: {said(program, word)}", 0.1)


@check("Styles", "holding Space down on a toggle of one's own toggles once")
def holding_a_key(program):
    window = program.window()
    toggle = window.find(CHECK_BOX, "Music")
    wait_for(lambda: toggle.is_focused, "the focus on the first toggle")
    window.focus()
    pointer.hold("space", 1.0)
    program.wait_for_lines(["music false"])
    stays(lambda: program.lines == ["music false"], lambda: f"the held key printed {program.lines}")


@check("Styles", "of two buttons exactly one is insensitive, whichever way the choice is made")
def pair(program):
    window = program.window()
    warm, cold = window.find(BUTTON, "Warm"), window.find(BUTTON, "Cold")
    toggle = window.find(CHECK_BOX, "Climate")

    def choice():
        return warm.is_sensitive, cold.is_sensitive

    wait_for_value(choice, (True, False), "which buttons are sensitive")
    window.click(cold)
    window.click(warm)
    wait_for_value(choice, (False, True), "which buttons are sensitive")
    window.click(warm)
    cold.act()
    wait_for_value(choice, (True, False), "which buttons are sensitive")
    toggle.act()
    wait_for_value(choice, (False, True), "which buttons are sensitive")
    expect_equal(program.lines, ["warm true", "warm false", "warm true"], "what is printed")


@check("Styles", "a style keeps state of its own and counts each act once")
def style_with_state(program):
    window = program.window()
    button = next(thing for thing in window.find(CHECK_BOX, "Liked").descendants() if thing.role == BUTTON)
    window.click(button)
    window.wait_for_text("acts: 1")
    window.press("space")
    window.wait_for_text("acts: 2")
    button.act()
    window.wait_for_text("acts: 3")
    wait_for(lambda: window.find(CHECK_BOX, "Liked").is_checked, "Liked to be checked")
    expect_equal(program.lines, ["liked true", "liked false", "liked true"], "what is printed")


@check("Styles", "disabled toggles refuse pointer, focus and a screen reader's action")
def disabled(program):
    window = program.window()
    toggles = [window.find(CHECK_BOX, name) for name in ("Own, off limits", "Switch, off limits", "Check, off limits")]
    for toggle in toggles:
        window.click(toggle)
        toggle.act()
    for _ in range(14):
        window.press("Tab")
        expect(not any(toggle.is_focused for toggle in toggles), "a disabled toggle took the focus")
    window.click(window.find(BUTTON, "Warm"))
    program.wait_for_lines(["warm true"])
    stays(lambda: program.lines == ["warm true"], lambda: f"what is disabled printed {program.lines}")
