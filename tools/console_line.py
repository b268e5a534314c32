"""What a Braille line that follows the console shows after Enter: ``python tools/console_line.py``.

BRLTTY runs with its virtual display and its driver for the terminal multiplexer Screen, whose picture of the
terminal this program makes of a real game in a pseudo-terminal. Counted is, for each value of the setting
`prompt`, after how many answers the line shows some of what was told, and after how many its beginning.
`--keys PRPROMPT` presses keys of the line first. Letters are compared without diacritics: the picture has one
byte for each.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import pexpect
import pyte

from accessgames import isolation

ROOT: Final = Path(__file__).resolve().parents[1]
COLUMNS: Final = 80
ROWS: Final = 25
_TELLING: Final = 8
"""Characters of a line that tell which one it is."""

SETTLED: Final = 0.25
"""Seconds without a change after which nothing more is expected."""

COMMANDS: Final = ("ruka", "stav", "tahy", "skóre", "kdo", "1", "poslední", "nesmysl", "deska", "proč")
GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
PROMPTS: Final = ("zvlášť", "s výsledkem", "žádná")
_SHOWN: Final = re.compile(r'Visual "(.*)"')
_CREATE: Final = 0o1700
_SIZE: Final = 4 + 66 * 132 * 2
_PROJECT: Final = ord("b")


def plain(text: str) -> str:
    """Return a text without diacritics and what has no place in one byte."""
    bare = unicodedata.normalize("NFD", text)
    return "".join(char if char < "\x7f" else "?" for char in bare if not unicodedata.combining(char))


class Picture:
    """The picture of a terminal in shared memory, as Screen makes it for BRLTTY.

    The key belongs to a home folder, so that several runs don't meet.
    """

    def __init__(self, home: Path) -> None:
        """Make an empty one."""
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.shmat.restype = ctypes.c_void_p
        key = self._libc.ftok(str(home).encode(), _PROJECT)
        self._id = self._libc.shmget(key, _SIZE, _CREATE)
        self._place = self._libc.shmat(self._id, None, 0)
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.Stream(self.screen)

    def feed(self, text: str) -> None:
        """Show what a program wrote."""
        self._stream.feed(text)
        cursor = self.screen.cursor
        cells = plain("".join(line.ljust(COLUMNS)[:COLUMNS] for line in self.screen.display))
        head = bytes((COLUMNS, ROWS, min(cursor.x, COLUMNS - 1), cursor.y))
        body = head + cells.encode("ascii") + b"\x07" * (COLUMNS * ROWS)
        ctypes.memmove(self._place, body, len(body))

    def close(self) -> None:
        """Remove it."""
        self._libc.shmdt(ctypes.c_void_p(self._place))
        self._libc.shmctl(self._id, 0, None)


class Display:
    """A virtual display: what it shows now."""

    def __init__(self, connection: socket.socket, cells: int) -> None:
        """Tell BRLTTY how many cells there are."""
        self.shown = ""
        self.changed = time.monotonic()
        self._file = connection.makefile("rw", encoding="utf-8", newline="\n")
        self.press(f"cells {cells}")
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with suppress(OSError, ValueError):
            for line in self._file:
                if found := _SHOWN.match(line):
                    self.shown, self.changed = found[1], time.monotonic()

    def press(self, command: str) -> None:
        """Press a key that stands for a command of BRLTTY."""
        self._file.write(f"{command}\n")
        self._file.flush()

    def settle(self) -> str:
        """Wait until nothing changes any more; return what is shown."""
        begun = time.monotonic()
        while time.monotonic() - max(begun, self.changed) < SETTLED:
            time.sleep(0.02)
        return self.shown


@contextmanager
def following(home: Path, cells: int) -> Iterator[Display]:
    """Run BRLTTY on the picture that belongs to a home folder."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20)
        device = f"client:127.0.0.1:{server.getsockname()[1]}"
        words = [
            "brltty",
            "-n",
            "-q",
            "-e",
            "-N",
            "-b",
            "vr",
            "-d",
            device,
            "-x",
            "sc",
            "-s",
            "no",
            "-t",
            "cs",
        ]
        # The game may keep its own `pid` here; BRLTTY ends at once where its file names a living process.
        files = ["-P", str(home / "brltty.pid"), "-U", str(home), "-W", str(home)]
        with subprocess.Popen(
            [*words, *files], env={**os.environ, "HOME": str(home)}, stderr=subprocess.DEVNULL
        ) as process:
            try:
                connection, _ = server.accept()
                with connection:
                    yield Display(connection, cells)
            finally:
                process.kill()


class Game:
    """A game in a pseudo-terminal, shown in a picture."""

    def __init__(self, game: str, home: Path, picture: Picture, settings: Sequence[str]) -> None:
        """Start it, answer the first question and choose settings."""
        asked = ("play", game, "--players", "Jana,bot:1", "--seed", "3", "--lang", "cs")
        python, *words = isolation.python_module("accessgames", *asked)
        environ = {**os.environ, "ACCESSGAMES_HOME": str(home), "PYTHONPATH": str(ROOT), "TERM": "linux"}
        self._picture = picture
        self._terminal = pexpect.spawn(
            python, words, env=environ, dimensions=(ROWS, COLUMNS), encoding="utf-8", cwd=str(ROOT)
        )
        self.read(3.0)
        for line in ("jednou", *settings):
            self.type(line)

    def read(self, first: float = 1.0) -> str:
        """Show what the game writes until it is silent; return it."""
        told, patience = "", first
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            while True:
                text = str(self._terminal.read_nonblocking(4096, patience))
                self._picture.feed(text)
                told, patience = told + text, SETTLED
        return told

    def type(self, line: str) -> list[str]:
        """Type a line, which moves the cursor, then Enter; return the lines of the answer."""
        self._terminal.send(line)
        self.read()
        self._terminal.send("\r")
        told = plain(self.read(3.0)).splitlines()
        return [one for one in told[1:] if one]

    def close(self) -> None:
        """End it."""
        self._terminal.close(force=True)


def measure(
    game: str, cells: int, settings: Sequence[str], keys: Sequence[str], answers: int, *, watch: bool
) -> list[int]:
    """Play and count: answers; those of which the line shows anything; those it shows the beginning of."""
    counts = [0, 0, 0]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        home = Path(folder)
        picture = Picture(home)
        stack.callback(picture.close)
        picture.feed("")
        display = stack.enter_context(following(home, cells))
        player = Game(game, home, picture, settings)
        stack.callback(player.close)
        for number in range(answers):
            told = player.type(COMMANDS[number % len(COMMANDS)])
            display.settle()
            for key in keys:
                display.press(key)
                display.settle()
            shown = display.shown.strip()
            counts[0] += 1
            counts[1] += bool(shown) and shown not in {"Prikaz:", "Odpoved:", "prikaz"}
            begins = bool(told) and re.sub(r" \+\d+$", "", shown)[:_TELLING] == told[0].strip()[:_TELLING]
            counts[2] += begins
            if watch:
                print(f"{begins:d} {shown!r} {told[:1]}", flush=True)
    return counts


def counted(
    cells: int,
    prompt: str,
    answers: int,
    keys: Sequence[str] = (),
    games: Sequence[str] = GAMES,
    *,
    watch: bool = False,
) -> tuple[int, ...]:
    """Play games with a value of the setting `prompt` and return the sums of what `measure` counts."""
    settings = (f"nastavení výzva {prompt}", "nastavení výstup brajl", f"nastavení buňky {cells}")
    found = [measure(game, cells, settings, keys, answers, watch=watch) for game in games]
    return tuple(sum(column) for column in zip(*found, strict=True))


def main() -> None:
    """Print a line of figures for each value of the setting and each width."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=30, help="answers in each of the four games")
    parser.add_argument("--cells", default="20,40")
    parser.add_argument("--keys", default="", help="commands of BRLTTY pressed after each answer")
    parser.add_argument("--prompts", default=",".join(PROMPTS))
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--watch", action="store_true", help="tell every answer")
    asked = parser.parse_args()
    keys = [key for key in asked.keys.split(",") if key]
    games = asked.games.split(",")
    for cells in map(int, asked.cells.split(",")):
        for prompt in asked.prompts.split(","):
            asks, seen, begins = counted(cells, prompt, asked.answers, keys, games, watch=asked.watch)
            told = (
                f"{cells} cells, {prompt}: {seen} of {asks} answers on the line, {begins} from the beginning"
            )
            print(told, flush=True)


if __name__ == "__main__":
    main()
