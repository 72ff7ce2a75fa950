#!/usr/bin/env python3
"""Figures of Anytime beside named peers, as ratios on the same work in the same run.

Run by `make bench`. Prints start-up against `true` and a Foundation hello-world, time and peak memory
a photograph against the `tesseract` command on the same photographs, and contact search and feed
pages at 1,000, 100,000 and 1,000,000 rows. Exits with status 1 where a target is missed.
"""

import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/release/anytime"
BUILT = ROOT / ".build/benchmarks"
EXAMPLES = ROOT / "Documentation/examples"
RUNS = 20
PHOTO_RUNS = 3
SIZES = [1_000, 100_000, 1_000_000]
missed = []


def run(command, environment=None):
    """Seconds of wall clock and peak resident memory in MB of one run."""
    before = time.perf_counter()
    child = subprocess.Popen(
        [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return time.perf_counter() - before, usage.ru_maxrss / 1024


def medians(commands, environment=None, runs=RUNS):
    """The median seconds of each command, run in turn so that the machine's noise meets them all."""
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            seconds, _ = run(command, environment)
            if turn:
                times[name].append(seconds)
    return {name: statistics.median(values) for name, values in times.items()}


def table(title, head, rows):
    """Prints columns under a title, the first to the left and the others to the right."""
    print(f"\n{title}")
    rows = [head] + [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [
            cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  " + "  ".join(cells).rstrip())


def target(name, value, limit):
    """Says whether a ratio reached its target; the run fails where one is missed."""
    if value > limit:
        missed.append(name)
    return f"at most {limit}: {'reached' if value <= limit else 'MISSED'}"


def hello_world():
    """Swift programs that print one line through Foundation: as `swiftc -O` builds it, and static."""
    source = BUILT / "hello.swift"
    programs = {"hello": [], "hello-static": ["-static-stdlib"]}
    if not all((BUILT / name).exists() for name in programs):
        BUILT.mkdir(parents=True, exist_ok=True)
        source.write_text('import Foundation\nprint("hello at \\(Date().timeIntervalSince1970)")\n')
        for name, options in programs.items():
            subprocess.run(
                ["swiftc", "-O", *options, "-o", BUILT / name, source], check=True, cwd=BUILT)
    return {name: [BUILT / name] for name in programs}


def first_screen(environment):
    """Median seconds until the guided home has drawn its first screen on a pseudo-terminal."""
    import pty
    import select

    times = []
    for turn in range(RUNS + 1):
        before = time.perf_counter()
        pid, terminal = pty.fork()
        if pid == 0:
            os.execve(PROGRAM, [str(PROGRAM)], environment)
        seen = b""
        while b"0" not in seen.split(b"4", 1)[-1] if b"4" in seen else True:
            ready, _, _ = select.select([terminal], [], [], 10)
            if not ready:
                raise SystemExit("the guided home drew no screen within 10 s")
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                raise SystemExit("the guided home ended before its first screen")
        if turn:
            times.append(time.perf_counter() - before)
        os.write(terminal, b"\x03")
        os.close(terminal)
        os.waitpid(pid, 0)
    return statistics.median(times)


def start_up(home):
    environment = dict(os.environ, ANYTIME_HOME=str(home), TERM="xterm-256color", LANG="C.UTF-8")
    subprocess.run(
        [PROGRAM, "people", "add", "--name", "Bench", "--number", "0912345678"], check=True,
        env=environment, stdout=subprocess.DEVNULL)
    seconds = medians(
        {"true": ["true"], **hello_world(), "help": [PROGRAM, "--help"]}, environment)
    seconds["home"] = first_screen(environment)
    names = {
        "true": "true",
        "hello": "Foundation hello-world",
        "hello-static": "the same, linked statically",
        "help": "anytime --help",
        "home": "anytime: the guided home's first screen",
    }
    limits = {"help": 4, "home": 8}
    rows = []
    for name, value in seconds.items():
        ratio = value / seconds["hello"]
        verdict = target(names[name], ratio, limits[name]) if name in limits else ""
        rows.append([names[name], f"{value * 1000:.1f}", f"{ratio:.2f}", verdict])
    table(
        f"Start-up: median of {RUNS} runs each, taken in turn",
        ["program", "ms", "× hello-world", "target"], rows)


def photographs(home):
    photos = sorted(EXAMPLES.glob("card-*.jpg"))
    environment = dict(os.environ, ANYTIME_HOME=str(home), OMP_THREAD_LIMIT="1")
    rows = []
    for photo in photos:
        ours, peer = [], []
        for _ in range(PHOTO_RUNS):
            ours.append(run([PROGRAM, "scan", "--json", "--dry-run", photo], environment))
            peer.append(run(["tesseract", photo, "-", "-l", "eng"], environment))
        seconds, memory = (statistics.median(column) for column in zip(*ours))
        peer_seconds, peer_memory = (statistics.median(column) for column in zip(*peer))
        rows.append([
            photo.name, f"{seconds:.2f}", f"{peer_seconds:.2f}", f"{seconds / peer_seconds:.2f}",
            f"{memory:.0f}", f"{peer_memory:.0f}", f"{memory / peer_memory:.2f}"])
    table(
        f"Photographs: a whole scan against `tesseract -l eng` on the same photo, median of"
        f" {PHOTO_RUNS} runs; memory of the largest process",
        ["photo", "s", "tesseract s", "ratio", "MB", "tesseract MB", "ratio"], rows)


def store():
    subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "StoreBenchmark"],
        check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    program = ROOT / ".build/release/StoreBenchmark"
    figures = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            output = subprocess.run(
                [program, folder, str(size)], check=True, capture_output=True, text=True).stdout
        figures.append(json.loads(output))
    rows = []
    for work in figures[0]:
        row = [figure[work] for figure in figures]
        ratio = row[-1] / row[0]
        rows.append(
            [work] + [f"{value:.3f}" for value in row] + [f"{ratio:.2f}", target(work, ratio, 1.5)])
    table(
        "Store: milliseconds of processor time, median of 501 runs, one person or a page of 20",
        ["work"] + [f"{size:,} rows" for size in SIZES] + ["last / first", "target"], rows)


def main():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as folder:
        start_up(pathlib.Path(folder) / "home")
        photographs(pathlib.Path(folder) / "scans")
    if "--no-store" not in sys.argv:
        store()
    if missed:
        print("\nMissed: " + "; ".join(missed))
        sys.exit(1)


if __name__ == "__main__":
    main()
