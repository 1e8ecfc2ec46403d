"""Operates the programs beside this folder as a person would: pointer, keyboard, screen reader.

    python3 Tests/Programs/drive DIRECTORY [WORD …]

DIRECTORY holds the built programs; with words only the checks in whose title one of them stands are run. Needs a
display and a session bus of its own, as Scripts/test provides. The last line says how many checks passed and failed.
"""

import os
import sys

# Warnings are to end the programs, not what looks on as they come and go. GLib reads this while it is loaded.
os.environ.pop("G_DEBUG", None)

import checks  # noqa: E402
import check_bindings  # noqa: E402, F401
import check_cards  # noqa: E402, F401
import check_choices  # noqa: E402, F401
import check_drags  # noqa: E402, F401
import check_drawings  # noqa: E402, F401
import check_frames  # noqa: E402, F401
import check_life  # noqa: E402, F401
import check_lists  # noqa: E402, F401
import check_pages  # noqa: E402, F401
import check_paints  # noqa: E402, F401
import check_press  # noqa: E402, F401
import check_progress  # noqa: E402, F401
import check_rows  # noqa: E402, F401
import check_styles  # noqa: E402, F401
import check_surroundings  # noqa: E402, F401
import check_tabs  # noqa: E402, F401
import check_tasks  # noqa: E402, F401
import check_windows  # noqa: E402, F401


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    passed, failed = checks.run(sys.argv[1], ["", "5"], sys.argv[2:])
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
