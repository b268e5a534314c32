"""Hostile clients at all doors of a hall, while two people play: ``python tools/hostile.py --frames 50000``.

A hall is served by a process of its own, so that its memory can be told. Two people play matches at a table.
Beside them somebody sends spoilt frames to the doors of programs and browsers, broken requests, noise to the
door of terminals, forged tokens, deceiving names and other origins, floods with good frames, opens lines that
say nothing and lines that read nothing. Told are the answers that came, how long an action of the two took
with and without all that (95th of 100), and the memory of the hall. The exit code is 0 where every line was
refused or cut, both heard everything, and the 95th stayed within the bound.
"""

from __future__ import annotations

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from accessgames.engine import Stream
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.link import Link

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from websockets.sync.client import ClientConnection

    from accessgames.net.remote_seat import RemoteSeat

BOUND = 50.0
"""Milliseconds that an action may take, 95 times of 100."""

MOST_IDLE = 200
"""Lines that say nothing at the same time."""

MOST_MEMORY = 150.0
"""MiB that the hall may grow by."""

NAMES = (
    "J\N{CYRILLIC SMALL LETTER A}na",
    "<script>alert(1)</script>",
    "\u202eanaJ",
    "x" * 90,
    "",
    "Jana",
    "a\nb",
)
_BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError, msgspec.DecodeError)


def noise(stream: Stream, length: int) -> bytes:
    """Bytes by chance."""
    return bytes(stream.below(256) for _ in range(length))


def spoilt(stream: Stream, number: int) -> bytes | str:
    """Something that is no frame, or a frame that asks for what it must not have."""
    good = msgspec.json.encode(frames.Asked(1, frames.Look(0, 1)))
    at = stream.below(len(good))
    kinds: Sequence[bytes | str] = (
        noise(stream, stream.below(200)),
        (good[:at] + noise(stream, 2) + good[at:]).decode("utf-8", "replace"),
        good[:at].decode(),
        "[" * stream.below(5000),
        '{"is":"Asked","number":1,"what":{"is":"Do","actor":0,"actions":["<script>"],"line":0}}',
        '{"is":"Asked","number":1,"what":{"is":"Open","game":"../../etc","seats":999999}}',
        '{"is":"Asked","number":99999999999999999999,"what":{"is":"Present"}}',
        '{"is":"Asked","number":1,"what":{"is":"Remove","name":"Jana","how":"away"}}',
        '{"is":"Asked","number":1,"what":{"is":"Certain","moment":0,"viewer":1}}',
        f'{{"is":"Hello","version":{stream.below(9)},"name":"{stream.below(9)}"}}',
        '{"is":"Typed","line":"' + "x" * stream.below(3000) + '"}',
    )
    return kinds[number % len(kinds)]


class Attacker:
    """Somebody who sends everything that nobody should."""

    def __init__(self, port: int, terminals: int, seed: str) -> None:
        self.port, self.terminals = port, terminals
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self._stream = Stream(seed, "hostile")
        self._idle: list[socket.socket] = []

    def attack(self, count: int) -> None:
        """Send so many frames, each kind in its turn."""
        ways = (
            self._program,
            self._program,
            self._program,
            self._page,
            self._request,
            self._noise,
            self._hello,
        )
        while self.sent < count:
            ways[self.sent % len(ways)]()
            if self.sent % 500 < len(ways):
                self._flood()
                self._wait_idly()

    def _answer(self, line: ClientConnection) -> None:
        data = line.recv(5)
        self.answers[str(msgspec.json.decode(data).get("is"))] += 1

    def _program(self) -> None:
        """Come in as a guest, and send spoilt frames until the line is cut."""
        name = f"Guest {self._stream.below(500)} {self.sent}"
        hello = frames.Hello(frames.VERSION, "", name)
        try:
            with connect(f"ws://127.0.0.1:{self.port}") as line:
                line.send(msgspec.json.encode(hello), text=True)
                line.recv(5)
                for number in range(8):
                    line.send(spoilt(self._stream, self.sent + number))
                    self.sent += 1
                    self._answer(line)
        except _BROKEN:
            self.answers["cut"] += 1

    def _page(self) -> None:
        self.sent += 1
        own = self._stream.below(4)
        origin = Origin(f"http://127.0.0.1:{self.port}" if own else "http://evil.example")
        try:
            with connect(f"ws://127.0.0.1:{self.port}/door", origin=origin) as line:
                line.send(spoilt(self._stream, self.sent))
                self._answer(line)
        except _BROKEN:
            self.answers["cut"] += 1

    def _request(self) -> None:
        """Send what is no request of a browser."""
        self.sent += 1
        lines = (
            b"GET /../../etc/passwd HTTP/1.1\r\n\r\n",
            b"POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000,
            noise(self._stream, 300),
        )
        self._raw(self.port, lines[self.sent % len(lines)])

    def _noise(self) -> None:
        """Send noise to the door of terminals."""
        self.sent += 1
        begun = b"SSH-2.0-x\r\n" if self._stream.below(2) else b""
        self._raw(self.terminals, begun + noise(self._stream, 200))

    def _raw(self, port: int, data: bytes) -> None:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as line:
                line.sendall(data)
                line.shutdown(socket.SHUT_WR)
                line.settimeout(5)
                while line.recv(4096):
                    pass
                self.answers["closed"] += 1
        except OSError:
            self.answers["cut"] += 1

    def _hello(self) -> None:
        """Come with a forged token or a name that deceives."""
        self.sent += 1
        name, token = NAMES[self.sent % len(NAMES)], "forged" * self._stream.below(3)
        try:
            with connect(f"ws://127.0.0.1:{self.port}") as line:
                line.send(msgspec.json.encode(frames.Hello(frames.VERSION, token, name)), text=True)
                self._answer(line)
        except _BROKEN:
            self.answers["cut"] += 1

    def _flood(self) -> None:
        """Ask good questions without end, and read no answer."""
        hello = frames.Hello(frames.VERSION, "", f"Flood {self.sent}")
        asked = msgspec.json.encode(frames.Asked(1, frames.Present()))
        with suppress(*_BROKEN), connect(f"ws://127.0.0.1:{self.port}", close_timeout=0.1) as line:
            line.send(msgspec.json.encode(hello), text=True)
            for _ in range(400):
                line.send(asked, text=True)
                self.sent += 1

    def go(self) -> None:
        """Close what was left open."""
        while self._idle:
            self._idle.pop().close()

    def _wait_idly(self) -> None:
        """Open lines that say nothing, and forget the oldest of them."""
        with suppress(OSError):
            self._idle.append(socket.create_connection(("127.0.0.1", self.port), 5))
            self._idle.append(socket.create_connection(("127.0.0.1", self.terminals), 5))
        while len(self._idle) > MOST_IDLE:
            self._idle.pop(0).close()


class Pair:
    """Two people who play matches one after the other."""

    def __init__(self, port: int) -> None:
        hellos = (frames.Hello(frames.VERSION, "", name) for name in ("Alena", "Bohumil"))
        self.links = [
            Link(f"ws://127.0.0.1:{port}", hello, lambda game, _=None: load_room(game)) for hello in hellos
        ]
        self.took: list[float] = []
        self.matches = 0

    def play(self, over: threading.Event, most: int = 10**9) -> None:
        """Play at random until it is over, and note how long each action took; at most so many actions."""
        while not over.is_set() and len(self.took) < most:
            table = self.links[0].request(frames.Open("quantum", 2), frames.TableSeen).number
            self.links[1].request(frames.Sit(table), frames.TableSeen)
            seats = [_entered(link) for link in self.links]
            self._play(seats, over, Stream("hostile", str(table)))
            for link in self.links:
                link.leave()
            self.matches += 1

    def _play(self, seats: Sequence[RemoteSeat], over: threading.Event, stream: Stream) -> None:
        while seats[0].actors and not over.is_set():
            for number, seat in enumerate(seats):
                seat.catch_up()
                while number in seat.actors:
                    legal = list(seat.perspective(number).legal)
                    begun = time.monotonic()
                    seat.submit(number, [stream.choice(legal)])
                    self.took.append((time.monotonic() - begun) * 1000)
            time.sleep(0.002)


def _entered(link: Link) -> RemoteSeat:
    """Sit down at the match that has begun; it is waited for, since it is told by itself."""
    while not link.called and link.wait_in_hall():
        _ = link.heard
    return link.enter(patient=True)[0]


def late(took: Sequence[float]) -> float:
    """The 95th of 100."""
    return sorted(took)[int(len(took) * 0.95)] if took else 0.0


def memory(process: int) -> float:
    """MiB that a process has."""
    text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


def served(folder: str, left: ExitStack) -> Iterator[int]:
    """The process of a hall, its port, and the one of terminals."""
    environ = {**os.environ, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "LANG": "C.UTF-8"}
    command = [sys.executable, "-P", "-m", "accessgames", "serve", "--port", "0", "--ssh", "0"]
    process = left.enter_context(
        subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, encoding="utf-8")
    )
    left.callback(process.terminate)
    told = ""
    while process.stdout is not None and "Ctrl+C" not in told:
        told += process.stdout.readline()
    yield process.pid
    yield int(re.findall(r"http://[^ ]*:(\d+)", told)[0])
    yield int(re.findall(r"ssh -p (\d+)", told)[0])


def main(words: list[str]) -> int:
    """Attack a hall; return 0 where nobody else noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=50_000)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as left:
        process, port, terminals = served(folder, left)
        quiet, pair = Pair(port), Pair.__new__(Pair)
        quiet.play(threading.Event(), 300)
        before, calm = memory(process), late(quiet.took)
        pair.links, pair.took, pair.matches = quiet.links, [], 0
        attacker, over = Attacker(port, terminals, asked.seed), threading.Event()
        playing = threading.Thread(target=pair.play, args=(over,), daemon=True)
        playing.start()
        attacker.attack(asked.frames)
        over.set()
        playing.join(60)
        attacker.go()
        after, under = memory(process), late(pair.took)
        lost = [link.lost for link in pair.links if link.lost]
        for link in pair.links:
            link.close()
    print(f"{attacker.sent} frames: {dict(attacker.answers)}")
    print(f"95th of 100 actions: {calm:.1f} ms alone, {under:.1f} ms beside them, {len(pair.took)} actions")
    print(f"memory of the hall: {before:.0f} MiB, then {after:.0f} MiB")
    unknown = set(attacker.answers) - {"Fault", "Refused", "cut", "closed", "Denied", "Answered", "Greeted"}
    fine = not (lost or unknown or playing.is_alive()) and under < BOUND and after - before < MOST_MEMORY
    print("nobody else noticed" if fine else f"noticed: {lost} {unknown}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
