"""What is left of things that are gone."""

from accessible import BUTTON
from checks import check
from waiting import expect, expect_equal, wait_for


def press(program, window, name, line, patience=120):
    """Presses a button and waits until the program has printed a further line."""
    count = len(program.lines)
    window.find(BUTTON, name).act()
    wait_for(lambda: program.lines[count:], lambda: f"the end of {name}", patience)
    if line:
        expect_equal(program.lines[count:], [line], "what is printed")
    return program.lines[-1]


def counts(summary):
    """What is counted, by its kind."""
    return {kind: int(number) for kind, number in (part.split() for part in summary.split(", "))}


@check("Life", "what is shown is counted, and no longer once it is gone")
def counting(program):
    window = program.window()
    before = counts(press(program, window, "Tell", None))
    press(program, window, "Toggle once", "toggled")
    window.find("label", "Row 3")
    shown = counts(press(program, window, "Tell", None))
    expect(shown["widget"] > before["widget"] + 20, f"few widgets are counted: {shown} after {before}")
    for kind in before.keys() - {"widget"}:
        expect_equal((kind, before[kind], shown[kind] > 0), (kind, 0, True), "what is counted")
    press(program, window, "Toggle once", "toggled")
    wait_for(
        lambda: all(number == 0 for kind, number in counts(press(program, window, "Tell", None)).items()
                    if kind != "widget"),
        lambda: f"the end of all that was shown: {program.lines[-1]}",
    )


@check("Life", "1,000 comings and goings of all controls leave no widget, node or handler behind")
def subtree(program):
    window = program.window()
    # What is made once for all, as measurements and styles are, is there after some rounds.
    press(program, window, "Toggle 100", "toggled")
    before = press(program, window, "Tell", None)
    memory = program.resident_bytes
    press(program, window, "Toggle 1000", "toggled")
    after = press(program, window, "Tell", None)
    expect_equal(after, before, "what lives")
    living = {kind: number for kind, number in counts(after).items() if kind != "widget"}
    expect(not any(living.values()), f"something lives on: {after}")
    growth = program.resident_bytes - memory
    expect(growth < 4_000_000, f"{growth} bytes more are resident after 1,000 rounds")


@check("Life", "10,000 updates do not grow the memory")
def updates(program):
    window = program.window()
    growths = []
    memory = None
    # The allocator takes memory in lumps now and then; what leaks grows in every round.
    for number in ["10,000", "20,000", "30,000", "40,000", "50,000"]:
        press(program, window, "Update 10000", "updated")
        window.wait_for_text(f"Number {number}")
        if memory is not None:
            growths.append(program.resident_bytes - memory)
            if growths[-1] < 500_000:
                return
        memory = program.resident_bytes
    expect(False, f"after each 10,000 updates more bytes are resident: {growths}")
