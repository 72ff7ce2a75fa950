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


def target(name, value, limit):
    verdict = "reached" if value <= limit else "MISSED"
    if value > limit:
        missed.append(name)
    print(f"  {name}: {value:.2f} (target: at most {limit}) {verdict}")


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
    print(f"Start-up, median of {RUNS} runs each, taken in turn")
    environment = dict(os.environ, ANYTIME_HOME=str(home), TERM="xterm-256color", LANG="C.UTF-8")
    subprocess.run(
        [PROGRAM, "people", "add", "--name", "Bench", "--number", "0912345678"], check=True,
        env=environment, stdout=subprocess.DEVNULL)
    seconds = medians(
        {"true": ["true"], **hello_world(), "help": [PROGRAM, "--help"]}, environment)
    seconds["home"] = first_screen(environment)
    for name, value in seconds.items():
        print(f"  {name:12} {value * 1000:7.1f} ms   {value / seconds['hello']:5.2f} × hello-world")
    target("help against a Foundation hello-world", seconds["help"] / seconds["hello"], 4)
    target("first screen against a Foundation hello-world", seconds["home"] / seconds["hello"], 8)


def photographs(home):
    photos = sorted(EXAMPLES.glob("card-*.jpg"))
    print(f"\nPhotographs: scan against the tesseract command (eng) on the same {len(photos)} photos")
    environment = dict(os.environ, ANYTIME_HOME=str(home), OMP_THREAD_LIMIT="1")
    for photo in photos:
        ours = [run([PROGRAM, "scan", "--json", "--dry-run", photo], environment) for _ in range(3)]
        peer = [run(["tesseract", photo, "-", "-l", "eng"], environment) for _ in range(3)]
        seconds, memory = (statistics.median(column) for column in zip(*ours))
        peer_seconds, peer_memory = (statistics.median(column) for column in zip(*peer))
        print(
            f"  {photo.name:24} {seconds:5.2f} s, {seconds / peer_seconds:5.2f} × tesseract;"
            f" {memory:4.0f} MB in its largest process, {memory / peer_memory:5.2f} × tesseract")


def store():
    print("\nStore: one search and one feed page, median milliseconds by number of rows")
    subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "StoreBenchmark"],
        check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    program = ROOT / ".build/release/StoreBenchmark"
    sizes = [1_000, 100_000, 1_000_000]
    figures = {}
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            output = subprocess.run(
                [program, folder, str(size)], check=True, capture_output=True, text=True).stdout
        figures[size] = json.loads(output)
    for work in figures[sizes[0]]:
        row = [figures[size][work] for size in sizes]
        print(f"  {work:16} " + "  ".join(f"{value:8.3f}" for value in row))
        target(f"{work} at 1,000,000 against 1,000 rows", row[-1] / row[0], 1.5)


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
