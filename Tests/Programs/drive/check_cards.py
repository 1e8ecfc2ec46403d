"""Custom views, what the environment hands down, and every letter intact."""

from accessible import BUTTON
from checks import check
from extents import expect_in_window
from waiting import wait_for

TEXTS = ["♥ 漢字 👩‍👩‍👧 مرحبا", "Ünïcödé жизнь", "small"]


def cards(window):
    return [thing for thing in window.all("label") if thing.name != "Cards" and thing.name != "Cheer up"]


@check("Cards", "every letter arrives, and nothing stands on anything else at any width")
def letters(program):
    window = program.window()
    window.wait_for_text(TEXTS[0])
    window.wait_for_text(TEXTS[1])
    window.wait_for_text("(；一_一) we")
    expect_in_window(window, cards(window))
    window.resize(700, 800)
    expect_in_window(window, cards(window))
    window.resize(300, 900)
    expect_in_window(window, cards(window))


@check("Cards", "the font handed down is larger than the body's, and a view's own font wins")
def fonts(program):
    window = program.window()
    large, small = (next(thing for thing in cards(window) if thing.name == name) for name in (TEXTS[1], "small"))
    button = window.find(BUTTON, "Cheer up")
    wait_for(lambda: large.extents[3] > 1.3 * button.children[0].extents[3], lambda: f"a large text: {large.extents}")
    wait_for(lambda: small.extents[3] < button.children[0].extents[3], lambda: f"a small text: {small.extents}")


@check("Cards", "a change in the environment reaches the view that reads it")
def environment(program):
    window = program.window()
    window.click(window.find(BUTTON, "Cheer up"))
    window.wait_for_text("ヽ(´▽`)/ we")
