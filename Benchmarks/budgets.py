"""What each measure may cost: how Kumiko stands to C, to itself on a smaller screen, or to a length of time."""

import statistics

# What is held to a budget, the value's case and key, what it is set against (C, a case of Kumiko's own, or nothing), and
# the most that may come out.
BUDGETS = [
    ("an empty window: exec to first frame, to C", ("empty", "time"), "c", 1.15),
    ("1,000 rows: exec to first frame, to C", ("rows-1000", "time"), "c", 1.0),
    ("10,000 rows: exec to first frame, to C", ("rows-10000", "time"), "c", 1.0),
    ("1,000 rows: memory then, to C", ("rows-1000", "resident"), "c", 1.1),
    ("10,000 rows: memory then, to C", ("rows-10000", "resident"), "c", 1.1),
    ("a change among 10,000 rows, to one among 100: up to painting", ("one-of-10000", "laid one"),
     ("one-of-100", "laid one"), 1.5),
    ("a change among 10,000 rows, to one among 100: whole frame", ("one-of-10000", "frame one"),
     ("one-of-100", "frame one"), 1.5),
    ("our part of a change among 100,000 nodes, µs", ("graph-100000", "layout"), None, 20),
    ("a value from a model to a toggle or back, to C", ("bind-observable", "each"), "c", 1.0),
    ("a dragged carousel: longest frame before painting, µs", ("carousel", "ours"), None, 16_700),
    ("a million changes: memory at the end, to that at the start", ("million", "end"), ("million", "start"), 1.01),
    ("a list of 1,000,000 rows: exec to first frame, to one of 1,000", ("list-1000000", "time"),
     ("list-1000", "time"), 1.2),
]


def medians(cases, case, key):
    """The median of each language that was measured."""
    return {peer: statistics.median(values[key]) for peer, values in cases.get(case, {}).items()}


def outcome(cases, value, base):
    """What came out for a budget; `None` where something was not measured."""
    own = medians(cases, *value).get("kumiko")
    if base is None:
        return own
    other = medians(cases, *value).get("c") if base == "c" else medians(cases, *base).get("kumiko")
    return own / other if own is not None and other else None


def print_budgets(cases):
    """Prints which budgets hold, of those whose values were measured; `cases` has the values by case, peer and key."""
    for title, value, base, most in BUDGETS:
        result = outcome(cases, value, base)
        if result is not None:
            verdict = "holds" if result <= most else "EXCEEDED"
            print(f"{verdict:<10}{result:>10,.2f} of {most:>9,.2f}   {title}")
