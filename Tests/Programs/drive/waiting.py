"""Waiting for conditions."""

import time

PATIENCE = 20.0
PAUSE = 0.01


class Failure(Exception):
    """What a check found wrong."""


def wait_for(condition, what, patience=PATIENCE):
    """Waits until `condition` returns something true, and returns that."""
    deadline = time.monotonic() + patience
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > deadline:
            raise Failure(f"waited in vain for {what() if callable(what) else what}")
        time.sleep(PAUSE)


def wait_for_value(read, expected, what):
    """Waits until `read` returns `expected`; says what it returned last if it never does."""
    wait_for(lambda: read() == expected, lambda: f"{what} to be {expected!r}; it is {read()!r}")


def stays(condition, what, duration=0.2):
    """Holds that `condition` remains true for a while: for what must not happen there is nothing to wait for."""
    deadline = time.monotonic() + duration
    while time.monotonic() < deadline:
        if not condition():
            raise Failure(what() if callable(what) else what)
        time.sleep(PAUSE)


def expect(condition, what):
    """Fails with `what` unless `condition` is true."""
    if not condition:
        raise Failure(what() if callable(what) else what)


def expect_equal(found, expected, what):
    """Fails unless both are equal."""
    expect(found == expected, f"{what}: expected {expected!r}, found {found!r}")
