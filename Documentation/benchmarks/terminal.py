#!/usr/bin/env python3
"""The guided home on a real pseudo-terminal: how soon a screen is painted, and how it bears chaos.

terminal.py paint [PROGRAM]            every screen of `anytime tour`, in sizes and languages
terminal.py soak [PROGRAM] [EVENTS]    random keys, touches, pastes, resizes and broken bytes

Run by `make bench-terminal`; the tests run a short soak. Exits with status 1 where a target is missed.
"""

import codecs
import collections
import fcntl
import os
import pathlib
import pty
import random
import re
import select
import signal
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [(80, 24), (132, 50), (160, 50)]
LANGUAGES = ["zh-Hant", "zh-Hans", "en"]
SEQUENCE = re.compile(
    r"\x1b(?:\[[0-9;:?<>=! ]*[@-~]|[\]P_^][^\x07\x1b]*(?:\x07|\x1b\\)|[=>78])")
MODE = re.compile(r"\x1b\[\?(\d+)([hl])")
PAINTED = "\x1b[?2026l"
PLACE = re.compile(r"(?:Screen|第) (\d+) (?:of|[页頁]，共) (\d+)")


class Terminal:
    """A program on a terminal of its own, and the modes that it has left the terminal in."""

    def __init__(self, command, columns, rows, **environment):
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self.size(columns, rows)
        self.process = subprocess.Popen(
            command, stdin=self.slave, stdout=self.slave, stderr=self.slave,
            start_new_session=True,
            # Its own terminal, which then sends it Ctrl-C and changes of size.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0), env={
                "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
                "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", **environment})
        self.decoder = codecs.getincrementaldecoder("utf-8")("strict")
        self.carried = ""
        self.modes = collections.defaultdict(bool, {"7": True, "25": True})
        self.tail = ""
        self.faults = []

    def size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def unread(self):
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0"))[0]

    def read(self, seconds):
        """Takes what has come; False where nothing did in time."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        text = self.carried + self.decoder.decode(os.read(self.master, 1 << 16))
        # A sequence may come in pieces.
        cut = text.find("\x1b")
        while cut >= 0 and (found := SEQUENCE.match(text, cut)):
            cut = text.find("\x1b", found.end())
        waits = cut >= 0 and len(text) - cut < 1 << 20
        self.carried, text = (text[cut:], text[:cut]) if waits else ("", text)
        for number, state in MODE.findall(text):
            self.modes[number] = state == "h"
        for character in set(SEQUENCE.sub("", text)):
            if character < " " and character not in "\r\n" or "\x7f" <= character <= "\x9f":
                self.faults.append(f"a control character {character!r} was written")
        self.tail = (self.tail + text)[-65536:]
        return True

    def drain(self, seconds=20):
        """Reads until the program has taken all keys and is quiet; False where it was not in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            if not self.read(0.02) and not self.unread():
                return True
        return False

    def rest(self):
        """Drains until the program has done nothing for a moment: it then waits for a key."""
        before, worked = None, self.processor()
        while worked != before and self.process.poll() is None:
            self.drain()
            before, worked = worked, self.processor()

    def given_back(self):
        """What of the terminal is not as it was before."""
        left = [number for number in ("1049", "1000", "1006", "2004") if self.modes[number]]
        left += [number for number in ("7", "25") if not self.modes[number]]
        if termios.tcgetattr(self.slave) != self.before:
            left.append("settings")
        if self.carried:
            left.append("an unfinished sequence")
        return left

    def memory(self):
        """MB of its own, and all that is resident: with pages of fonts and libraries, which the
        system may take back."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return tuple(
            int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1024 for name in ("RssAnon", "VmRSS"))

    def processor(self):
        """Seconds of processor time so far, of all threads."""
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def end(self):
        """Ctrl-C, and how the program ended."""
        # The system then drops what nobody has read yet, in the middle of a character perhaps.
        self.decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        os.write(self.master, b"\x03")
        while self.process.poll() is None and self.read(10):
            pass
        while self.read(0.1):
            pass
        return self.process.wait(10)


def paint(program):
    """From a key to the last byte of the next screen of the tour, by the clock and by the processor."""
    missed = 0
    print("milliseconds from the key to the whole next screen: by the clock / of processor time")
    for language in LANGUAGES:
        for columns, rows in SIZES:
            begun = time.perf_counter()
            terminal = Terminal([program, "tour", "--lang", language], columns, rows)
            while PAINTED not in terminal.tail:
                terminal.read(1)
            start = time.perf_counter() - begun
            # The other pages are looked for meanwhile.
            while not PLACE.search(SEQUENCE.sub("", terminal.tail)):
                terminal.read(1)
            clock, processor, often = [], [], 0
            place, total = 0, 1
            while place < total:
                terminal.drain()
                place, total = map(int, PLACE.findall(SEQUENCE.sub("", terminal.tail))[-1])
                if place == total:
                    break
                terminal.tail = ""
                before, work = time.perf_counter(), terminal.processor()
                os.write(terminal.master, b"1")
                while PAINTED not in terminal.tail and terminal.read(5):
                    pass
                clock.append((time.perf_counter() - before) * 1000)
                terminal.drain()
                processor.append((terminal.processor() - work) * 1000)
                often += terminal.tail.count(PAINTED) != 1
            terminal.end()
            missed += max(processor) > 50 or often
            figures = [
                f"median {statistics.median(times):.0f} worst {max(times):.0f}"
                for times in (clock, processor)]
            print(
                f"  {language:8}{columns:4} x {rows}: {len(clock)} screens, {' / '.join(figures)}, "
                f"the first after {start:.1f} s"
                + (": MISSED 50" if max(processor) > 50 else "")
                + (f": {often} PAINTED MORE THAN ONCE" if often else ""), flush=True)
    return missed == 0


def event(chance, columns, rows):
    """What a hand, a cat or a broken line may send; never what ends or stops the program."""
    def cell():
        return f"{chance.randint(1, columns + 2)};{chance.randint(1, rows + 2)}"
    kind = chance.random()
    if kind < 0.40:
        return chance.choice("0123412341239").encode()
    if kind < 0.46:
        return chance.choice("０１２３４ㄅㄉˇˋ王陳a xZ-+#").encode()
    if kind < 0.52:
        return chance.choice(["0912-345-678", "王小明", "02 2345 6789 #12", "/no/such.jpg"]).encode()
    if kind < 0.60:
        return chance.choice([b"\r", b"\r", b"\x7f", b"\x15", b"\x0c", b"\t", b"\x01"])
    if kind < 0.72:
        there = cell()
        return f"\x1b[<0;{there}M\x1b[<0;{there if chance.random() < 0.8 else cell()}m".encode()
    if kind < 0.77:
        return f"\x1b[<{chance.choice([1, 2, 32, 64, 65, 999])};{cell()}{chance.choice('Mm')}".encode()
    if kind < 0.83:
        inside = chance.choice(
            ["0912345678", "王" * 40, "\x1b[2J\x1b[?1049l", "a\nb\rc", "\u202e\u200b𠮷👩‍👩‍👧", "\x1b]0;x\x07"])
        return f"\x1b[200~{inside}\x1b[201~".encode()
    if kind < 0.90:
        return chance.choice(
            [b"\x1b", b"\x1b[", b"\x1b[<0;3", b"\x1bO", b"\x1bOq", b"\x1b[A", b"\x1b[15~", b"\x1b]11;",
             b"\x1b]11;rgb:1c1c/1c1c/1c1c\x07", b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\", b"\x1bP1$r\x1b\\",
             b"\x1b_Gi=1;OK\x1b\\", b"\x1b[?62;4c", b"\x1b[6;20;10t", b"\x1b\x1b\x1b", b"\x1b[200"])
    # Broken UTF-8, and any bytes but those that end or stop a program.
    return bytes(
        chance.choice([b for b in range(256) if b not in (3, 4, 0x1A, 0x1C, 0x11, 0x13)])
        for _ in range(chance.randint(1, 5)))


def soak(program, events, seed):
    """So many random events; then the terminal, the memory and the store are looked at."""
    chance = random.Random(seed)
    faults = []
    with tempfile.TemporaryDirectory() as home:
        def run(*arguments):
            subprocess.run(
                [program, *arguments], check=True, stdout=subprocess.DEVNULL,
                env={"ANYTIME_HOME": home, "LANG": "en", "PATH": "/usr/bin:/bin"})
        run("people", "add", "--name", "Grandma", "--number", "0912000111")
        for place in range(9):
            run("contacts", "add", "--name", f"王小{'一二三四五六七八九'[place]}",
                "--number", f"091234567{place}")
        run("settings", "repeat-guard", "0")
        columns, rows = 80, 24
        terminal = Terminal(
            [program], columns, rows, ANYTIME_HOME=home, ANYTIME_KIOSK="1")
        while not terminal.modes["1049"] and terminal.process.poll() is None:
            terminal.read(1)
        terminal.drain()
        figures = []
        readings = collections.deque(maxlen=5)
        sent = 0
        while sent < events and terminal.process.poll() is None:
            batch = b""
            for _ in range(10):
                batch += event(chance, columns, rows)
                sent += 1
            if chance.random() < 0.05:
                columns, rows = chance.choice(
                    SIZES + [(100, 30), (40, 20), (12, 5), (20, 8), (1, 1), (300, 90)])
                terminal.size(columns, rows)
            os.write(terminal.master, batch)
            if not terminal.drain():
                break
            # One screen takes more than another: the middle of the last five readings counts, each
            # on a terminal of the same size.
            if sent % (events // 100) < 10:
                terminal.size(80, 24)
                terminal.rest()
                readings.append(terminal.memory())
                terminal.size(columns, rows)
            if sent % (events // 10) < 10:
                own, resident = map(statistics.median, zip(*readings))
                figures.append(own)
                print(f"  {sent:,} events: {own:.1f} MB, resident {resident:.1f}", flush=True)
        if sent < events:
            faults.append(f"it ended with {terminal.process.poll()} after {sent} events, seed {seed}")
            print(terminal.tail[-2000:], file=sys.stderr)
            terminal.process.send_signal(signal.SIGKILL)
        else:
            status = terminal.end()
            if status != 130:
                faults.append(f"Ctrl-C ended it with {status}")
        faults += [f"not given back: {left}" for left in terminal.given_back()]
        faults += sorted(set(terminal.faults))
        store = sqlite3.connect(f"{home}/anytime.sqlite")
        if store.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            faults.append("the database is damaged")
        if store.execute("PRAGMA foreign_key_check").fetchall():
            faults.append("the database has loose ends")
        store.close()
        run("contacts", "list")
        # The first half fills what is kept of what was met: libphonenumber keeps the patterns of
        # every country whose numbers were typed. Over the second nothing may grow: 5 % in 100,000
        # events. Few events do not fill it.
        if events >= 50_000:
            first = figures[len(figures) // 2 - 1]
            most = first * (1 + 0.05 * events / 2 / 100_000)
        else:
            first = figures[0]
            most = first * 1.25 + 16
        if len(figures) > 1 and figures[-1] > most:
            faults.append(f"memory grew from {first:.1f} to {figures[-1]:.1f} MB")
    for fault in faults:
        print(f"FAULT: {fault}")
    return not faults


def main():
    what, *rest = sys.argv[1:] or ["paint"]
    program = rest[0] if rest else str(ROOT / ".build/release/anytime")
    if what == "paint":
        return paint(program)
    events = int(rest[1]) if len(rest) > 1 else 200_000
    seed = int(rest[2]) if len(rest) > 2 else random.randrange(1 << 30)
    print(f"{events:,} random events, seed {seed}")
    return soak(program, events, seed)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
