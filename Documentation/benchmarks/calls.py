"""How long a call takes from the digit to the wire: the guided app, baresip, and a server of ours.

    python3 Documentation/benchmarks/calls.py [CALLS] [PROGRAM]

Presses 1 on the confirmation in a pseudo-terminal and waits for the INVITE that baresip sends; the
server says "busy" at once, so that the next call can follow.
"""

import os
import pty
import re
import select
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

CALLS = int(sys.argv[1]) if len(sys.argv) > 1 else 100
PROGRAM = sys.argv[2] if len(sys.argv) > 2 else ".build/release/anytime"


class Server:
    """Answers every INVITE with 486."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]

    def take(self):
        """Handles one message; the time of a new INVITE, else None."""
        now = time.perf_counter()
        data, sender = self.socket.recvfrom(65535)
        text = data.decode()
        if not text.startswith("INVITE"):
            return None
        lines = [line for line in text.split("\r\n") if re.match("(Via|From|To|Call-ID|CSeq):", line)]
        lines = [line + ";tag=b" if line.startswith("To:") else line for line in lines]
        answer = ["SIP/2.0 486 Busy Here", *lines, "Content-Length: 0", "", ""]
        self.socket.sendto("\r\n".join(answer).encode(), sender)
        return now


def main():
    server = Server()
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "PATH": "/usr/bin:/bin", "ANYTIME_HOME": home, "LANG": "en_US.UTF-8", "TERM": "dumb",
            **{name: os.environ[name] for name in ["ANYTIME_SHARE"] if name in os.environ},
        }
        for arguments in [
            ["people", "add", "--name", "Me", "--number", "+886 912-000-111"],
            ["contacts", "add", "--name", "Wang", "--number", "0912-345-678"],
            ["dialer", "use", "sip", f"me@127.0.0.1:{server.port}"],
        ]:
            subprocess.run([PROGRAM, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
        process, terminal = pty.fork()
        if process == 0:
            os.execve(PROGRAM, [PROGRAM, "--plain"], environment)
        seen = ""

        def wait(text):
            nonlocal seen
            while text not in seen:
                ready, _, _ = select.select([terminal, server.socket], [], [], 30)
                if not ready:
                    sys.exit(f"no {text!r} in {seen[-500:]!r}")
                if server.socket in ready:
                    server.take()
                if terminal in ready:
                    seen += os.read(terminal, 65536).decode(errors="replace")
            seen = seen.split(text, 1)[1]

        def press(digit):
            os.write(terminal, f"{digit}\n".encode())

        wait("Call someone")
        press(1)
        wait("Wang")
        press(1)
        times = []
        for _ in range(CALLS):
            wait("Press 1 to call")
            time.sleep(0.45)  # nearer presses are taken for one
            start = time.perf_counter()
            press(1)
            moment = None
            while moment is None:
                if not select.select([server.socket], [], [], 30)[0]:
                    sys.exit("no INVITE")
                moment = server.take()
            times.append((moment - start) * 1000)
            wait("Call again")
            press(1)
        os.kill(process, signal.SIGTERM)
        os.waitpid(process, 0)
    times.sort()
    late = sum(t > 150 for t in times)
    print(f"from the digit to the INVITE, {len(times)} calls: median {statistics.median(times):.0f} ms, "
          f"95 % {times[int(len(times) * 0.95)]:.0f} ms, longest {times[-1]:.0f} ms, {late} above 150 ms")


main()
