"""What a program says of its frames when the environment asks."""

import re

from accessible import BUTTON
from checks import check
from waiting import expect, wait_for

LINE = re.compile(r"Kumiko: frame \d+: \d+\.\d ms, \d+\.\d ms before painting; \d+ widgets; .+")


@check("Press", "each frame is reported with its bodies, times and widgets where the environment asks", KUMIKO_DEBUG="frames")
def frames(program):
    window = program.window()
    wait_for(lambda: program.messages, "a line for the first frame")
    seen = len(program.messages)
    window.click(next(thing for thing in window.all(BUTTON) if thing.is_sensitive))
    wait_for(
        lambda: any("View" in line.rsplit(";", 1)[1] for line in program.messages[seen:]),
        lambda: f"a frame with a body; there are {program.messages[seen:]}",
    )
    expect(all(LINE.fullmatch(line) for line in program.messages), lambda: f"the lines are {program.messages}")
    program.errors.clear()
