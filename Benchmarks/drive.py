"""Runs the programs in turn, and prints the medians with the ratios to C and to the other languages.

Scripts/bench builds what this runs and tells it where in the environment: BENCH_KUMIKO, BENCH_C, BENCH_VALA,
BENCH_GTKMM, BENCH_MEASURE. The display and the bus are the script's own.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib

from budgets import print_budgets

PEERS = ["c", "vala", "gtkmm", "pygobject"]
HERE = os.path.dirname(os.path.abspath(__file__))

# Name, what each program is called with, and the numbers taken: key, title, unit.
# Only Kumiko has the cases that say so; where a case's name differs, `kumiko` has it.
FIRST_FRAME = [
    ("time", "exec to first frame", "ms"), ("resident", "memory then", "MiB"), ("settled", "memory at rest", "MiB"),
]


def first_frame(rows):
    return {"arguments": ["first-frame", str(rows)], "values": FIRST_FRAME}


def long_list(rows):
    return {"arguments": ["list", str(rows)], "values": FIRST_FRAME}


def change(kind, rows):
    return {
        "arguments": [f"change-{kind}", str(rows)],
        "values": [
            (f"laid {kind}", "up to painting", "µs"), (f"frame {kind}", "whole frame", "µs"),
        ],
    }


def graph(nodes):
    return {
        "arguments": ["graph", str(nodes)],
        "values": [
            ("update", "our part: update", "µs"),
            ("layout", "our part: update and layout", "µs"),
            ("rested", "the same after a pause", "µs"),
            ("mount", "mounting a node", "µs"),
            ("bytes", "memory of a node", "B"),
        ],
        "peers": [],
    }


CASES = {
    "empty": first_frame(0),
    "rows-1000": first_frame(1000),
    "rows-10000": first_frame(10000),
    "list-1000": long_list(1000),
    "list-1000000": long_list(1000000),
    "one-of-100": change("one", 100),
    "one-of-1000": change("one", 1000),
    "one-of-10000": change("one", 10000),
    "all-of-100": change("all", 100),
    "all-of-1000": change("all", 1000),
    "all-of-10000": change("all", 10000),
    "bind-observable": {
        "arguments": ["bind-toggles"],
        "kumiko": ["bind-observable"],
        "values": [("each", "one way (C: two toggles)", "ns")],
    },
    "bind-binding": {
        "arguments": ["bind-model"],
        "kumiko": ["bind-binding"],
        "values": [("each", "one way (C: object and toggle)", "ns")],
    },
    "mount-1000": {
        "arguments": ["mount", "1000"],
        "values": [
            ("laid mount", "mounting, up to painting", "µs"),
            ("frame mount", "mounting, whole frame", "µs"),
            ("rest mount", "mounting, until at rest", "µs"),
            ("laid remove", "removing, up to painting", "µs"),
            ("frame remove", "removing, whole frame", "µs"),
        ],
    },
    "carousel": {
        "arguments": ["carousel", "PICTURES"],
        "values": [
            ("ours", "longest, before painting", "µs"), ("longest", "longest frame", "µs"),
            ("median", "median frame", "µs"),
        ],
        "drags": True,
    },
    "ticker": {"arguments": ["ticker"], "values": [("share", "share of one CPU", "%")]},
    "million": {
        "arguments": ["million"],
        "values": [
            ("start", "memory at the start", "MiB"),
            ("end", "memory at the end", "MiB"),
            ("change", "one change", "µs"),
        ],
    },
    "graph-100": graph(100),
    "graph-1000": graph(1000),
    "graph-10000": graph(10000),
    "graph-100000": graph(100000),
}


def write_picture(file, index, width=600, height=400):
    """A PNG file with a gradient whose colour goes with the index."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    lines = bytearray()
    for y in range(height):
        lines.append(0)
        lines += b"".join(bytes((index * 4 % 256, y * 255 // height, x * 255 // width)) for x in range(width))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(file, "wb") as output:
        output.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        output.write(chunk(b"IDAT", zlib.compress(bytes(lines), 1)) + chunk(b"IEND", b""))


def command(peer, words):
    if peer == "pygobject":
        return ["/usr/bin/python3", os.path.join(HERE, "Peers/PyGObject/bench.py"), *words]
    return [os.environ[f"BENCH_{peer.upper()}"], *words]


def drag():
    """Drags to the left four times, as a hand would, in steps of eight milliseconds."""
    words = ["xdotool"]
    for _ in range(4):
        words += ["mousemove", "540", "420", "mousedown", "1"]
        for step in range(1, 50):
            words += ["sleep", "0.008", "mousemove", str(540 - step * 10), "420"]
        words += ["mouseup", "1", "sleep", "0.6"]
    subprocess.run(words, check=True)


def run(peer, case, pictures):
    words = case.get("kumiko", case["arguments"]) if peer == "kumiko" else case["arguments"]
    words = [pictures if word == "PICTURES" else word for word in words]
    with tempfile.TemporaryFile("w+") as errors:
        start = time.clock_gettime(time.CLOCK_MONOTONIC)
        with subprocess.Popen(command(peer, words), stdout=subprocess.PIPE, stderr=errors, text=True) as process:
            output = ""
            if case.get("drags"):
                output = process.stdout.readline()
                drag()
            output += process.stdout.read()
        if process.returncode != 0:
            errors.seek(0)
            sys.exit(f"{peer} {' '.join(words)} ended with status {process.returncode}\n{errors.read()}")
    values = {}
    for line in output.splitlines():
        key, _, value = line.rpartition(" ")
        values[key] = float(value)
    if "frame" in values:
        values["time"] = (values["frame"] - start) * 1000
    for key in ("resident", "settled", "start", "end"):
        if key in values:
            values[key] /= 1024
    return values


def show_progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def measure(name, case, peers, rounds, pictures):
    """The values of each peer, by key: a list with one of each round."""
    results = {}
    for number in range(rounds):
        for peer in peers:
            values = run(peer, case, pictures)
            for key, _, _ in case["values"]:
                results.setdefault(peer, {}).setdefault(key, []).append(values[key])
        show_progress(f"{name}: {number + 1} of {rounds}")
    show_progress("")
    return results


def number(value):
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def print_case(name, case, peers, results):
    for key, title, unit in case["values"]:
        medians = {peer: statistics.median(results[peer][key]) for peer in peers}
        cells = [f"{name:<16}{title:<32}"]
        for peer in peers:
            cells.append(f"{number(medians[peer])} {unit}".rjust(12))
        own = medians.get("kumiko")
        for peer in peers:
            if peer != "kumiko" and own is not None:
                cells.append(f"{own / medians[peer]:.2f}".rjust(10) if medians[peer] else "-".rjust(10))
        print("".join(cells), flush=True)
        name = ""


def print_head(peers):
    cells = [" " * 48] + [peer.rjust(12) for peer in peers]
    cells += [f"/{peer}".rjust(10) for peer in peers if peer != "kumiko"]
    print("".join(cells))


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return {"cpu": models[0] if models else platform.machine(), "cpus": os.cpu_count(), "system": platform.platform()}


def read_options():
    parser = argparse.ArgumentParser(prog="Scripts/bench", description="Measures Kumiko beside other languages.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each program runs (7)")
    parser.add_argument("--case", action="append", choices=CASES, metavar="NAME",
                        help="only this case, may be repeated: " + ", ".join(CASES))
    parser.add_argument("--peers", default=",".join(PEERS), help="those to compare with (c,vala,gtkmm,pygobject)")
    parser.add_argument("--json", default=".build/bench.json", help="the file that gets all values")
    options = parser.parse_args()
    options.peers = [peer for peer in options.peers.split(",") if peer]
    for peer in options.peers:
        if peer not in PEERS:
            parser.error(f"no such peer: {peer}")
    return options


def main():
    options = read_options()
    pictures = tempfile.mkdtemp()
    try:
        for index in range(60):
            write_picture(os.path.join(pictures, f"{index}.png"), index)
        everyone = ["kumiko", *options.peers]
        record = {"machine": machine(), "rounds": options.rounds, "cases": {}}
        print_head(everyone)
        for name in options.case or CASES:
            case = CASES[name]
            peers = ["kumiko", *case.get("peers", options.peers)]
            results = measure(name, case, peers, options.rounds, pictures)
            print_case(name, case, peers, results)
            record["cases"][name] = {
                "units": {key: unit for key, _, unit in case["values"]}, "values": results}
            os.makedirs(os.path.dirname(os.path.abspath(options.json)), exist_ok=True)
            with open(options.json, "w", encoding="utf-8") as file:
                json.dump(record, file, indent=1)
        print()
        print_budgets({name: case["values"] for name, case in record["cases"].items()})
    finally:
        shutil.rmtree(pictures)


main()
