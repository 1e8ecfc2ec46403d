"""The pointer, the keyboard and the windows of the X server, by way of xdotool."""

import subprocess

from waiting import wait_for_value


def _run(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    ).stdout


def windows(process):
    """The numbers of the windows that a process shows."""
    return [int(line) for line in _run("search", "--onlyvisible", "--pid", process).split()]


def geometry(window):
    """Left, top, width and height on the screen."""
    lines = _run("getwindowgeometry", "--shell", window).splitlines()
    values = dict(line.split("=") for line in lines if "=" in line)
    return tuple(int(values.get(key, 0)) for key in ("X", "Y", "WIDTH", "HEIGHT"))


def resize(window, width, height):
    _run("windowsize", window, width, height)


def move(window, x, y):
    _run("windowmove", window, x, y)
    wait_for_value(lambda: geometry(window)[:2], (x, y), "the place of the window")


def focus(window):
    """Hands a window the keyboard, as a window manager would."""
    if _run("getwindowfocus").strip() == str(window):
        return
    _run("windowfocus", window)
    wait_for_value(lambda: _run("getwindowfocus").strip(), str(window), "the window with the keyboard")


def move_to(x, y):
    """Moves the pointer."""
    _run("mousemove", x, y)


def click(x, y):
    _run("mousemove", x, y, "click", 1)


def click_holding(key, x, y):
    """Clicks while a key such as `shift` is held."""
    _run("keydown", key, "mousemove", x, y, "click", 1, "keyup", key)


def drag(x, y, distance):
    """Presses, goes to one side in small steps, and lets go."""
    steps = 12
    arguments = ["mousemove", x, y, "mousedown", 1]
    for step in range(1, steps + 1):
        arguments += ["mousemove", x + distance * step // steps, y, "sleep", 0.016]
    _run(*arguments, "mouseup", 1)


def hold_down(x, y):
    """Presses, and does not let go."""
    _run("mousemove", x, y, "mousedown", 1)


def let_go():
    _run("mouseup", 1)


def wheel(x, y, notches):
    """Turns the wheel: downwards when positive."""
    _run("mousemove", x, y, "click", "--repeat", abs(notches), "--delay", 200, 5 if notches > 0 else 4)


def press(keys):
    _run("key", *keys)


def hold(key, seconds):
    """Holds a key down; the X server repeats it."""
    _run("keydown", key, "sleep", seconds, "keyup", key)
