"""The list of checks, and running them."""

import os
import sys
import traceback

from program import Program
from waiting import Failure

_checks = []


def check(program, title, **environment):
    """Adds a check: a function that is handed a freshly started program."""

    def add(function):
        _checks.append((program, title, environment, function))
        return function

    return add


def run(directory, suffixes, words):
    """Runs the checks, or those in whose title one of the words stands.

    Returns how many passed and how many failed.
    """
    passed = failed = 0
    for suffix in suffixes:
        for name, title, environment, function in _checks:
            if words and not any(word in f"{name}{suffix}: {title}" for word in words):
                continue
            problem = _run_one(os.path.join(directory, name + suffix), environment, function)
            print(f"{'FAILED' if problem else 'passed'}  {name}{suffix}: {title}", flush=True)
            if problem:
                failed += 1
                print(f"        {problem}", flush=True)
            else:
                passed += 1
    return passed, failed


def _run_one(path, environment, function):
    program = Program(path, **environment)
    try:
        with program:
            function(program)
    except Failure as failure:
        return str(failure)
    except Exception:  # A fault of a check counts as one that failed, and the others still run.
        traceback.print_exc(file=sys.stdout)
        return "the check itself broke"
    if program.messages:
        return f"messages on standard error: {program.messages[:3]}"
    return None
