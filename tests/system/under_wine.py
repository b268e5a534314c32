"""The program on a Windows under Wine, at a console of its own; skipped where tools/windows.py made none.

`tools/windows.py around` runs these tests, as nobody else may work with that Windows meanwhile.
"""

from __future__ import annotations

import os
import select
import signal
import time
import tty
from typing import TYPE_CHECKING, Final

import pytest

from tests.output.rogues import PATIENCE
from tests.system.programs import needs
from tools.windows import READY, Machine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from types import TracebackType
    from typing import Self

pyte = pytest.importorskip("pyte")
pexpect = pytest.importorskip("pexpect")

under_wine: Final = (
    needs("wine"),
    pytest.mark.skipif(READY not in os.environ, reason="needs Wine, run by tools/windows.py around"),
)
"""Marks of every test here."""

ROWS, COLUMNS, REMEMBERED = 24, 130, 2000
PROMPTS: Final = ("Příkaz:", "Odpověď:", "Klávesa:", "příkaz")

ENTER: Final = "\r"

_LOOKING: Final = 0.1
"""Seconds without a character after which it is asked whether the program still runs."""

_LINGERING: Final = 1.0
"""Seconds in which the console, a program of its own, may show what the other has written before its end."""


def windows_path(path: Path) -> str:
    """Return what Windows calls a file."""
    return f"Z:{path}".replace("/", "\\")


def environment(machine: Machine, home: Path, changes: Mapping[str, str]) -> dict[str, str]:
    """Return the variables of a program of this Windows whose settings and matches lie in `home`."""
    return {
        **machine.environment,
        "ACCESSGAMES_HOME": windows_path(home),
        "ACCESSGAMES_PROGRESS": "no",
        "SSH_CONNECTION": "elsewhere",  # nobody is asked how they listen
        **changes,
    }


class Console:
    """A Windows console in a pseudo-terminal, as Wine has it.

    Attributes:
        raw: Every character that came.
    """

    def __init__(self, words: Sequence[str], environ: Mapping[str, str], folder: Path) -> None:
        """Run a program of Windows there, in a folder."""
        self.raw = ""
        self._screen = pyte.HistoryScreen(COLUMNS, ROWS, history=REMEMBERED, ratio=0.5)
        self._stream = pyte.Stream(self._screen)
        # Wine gives the terminal back as it found it, now and then also while a program still uses it.
        self._process = pexpect.spawn(
            "wine", list(words), cwd=str(folder), dimensions=(ROWS, COLUMNS), encoding="utf-8",
            env={**environ, "TERM": "xterm-256color"}, preexec_fn=lambda: tty.setraw(0),
        )  # fmt: skip
        self._process.delaybeforesend = None

    def __enter__(self) -> Self:
        """Sit down at it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the program."""
        self._process.close(force=True)

    def read(self) -> bool:
        """Wait for characters; False when the program has ended and nothing comes any more.

        What the first program of a Windows starts beside it keeps the terminal open as long as others run,
        so that its end alone tells nothing.
        """
        end = time.monotonic() + PATIENCE
        alive = True
        while not select.select([self._process.child_fd], [], [], _LOOKING if alive else _LINGERING)[0]:
            if not alive:
                return False
            alive = self._process.isalive()
            assert time.monotonic() < end, f"silence after {self.row!r}"
        try:
            text = self._process.read_nonblocking(65536)
        except pexpect.EOF:
            return False
        self.raw += text
        self._stream.feed(text)
        return True

    @property
    def place(self) -> int:
        """Number of the row with the cursor, from the first one that was ever shown."""
        return len(self._screen.history.top) + int(self._screen.cursor.y)

    @property
    def row(self) -> str:
        """The row of the cursor."""
        return str(self._screen.display[self._screen.cursor.y]).rstrip()

    def rows(self, start: int) -> list[str]:
        """Return the rows from a place on, those that scrolled away included."""
        gone = [
            "".join(row[column].data for column in range(COLUMNS)).rstrip()
            for row in self._screen.history.top
        ]
        return [*gone, *(row.rstrip() for row in self._screen.display)][start : self.place + 1]

    def listen(self, start: int = 0) -> list[str]:
        """Wait until something is asked below a row; return the rows between, without the prompt.

        At the end of the program all rows are returned.
        """
        while self.place < start or self.row not in PROMPTS:
            if not self.read():
                return [row for row in self.rows(start) if row]
        return self.rows(start)[:-1]

    def press(self, keys: str) -> None:
        """Press keys and wait for nothing."""
        self._process.send(keys)

    def interrupt(self, key: str = "") -> list[str]:
        """Press Ctrl+C and return the rows that are told for it.

        It is a key, which ends a line of the console, and an event for every program there. Wine 8.0 makes no
        event of the key, but of a signal.
        """
        start = self.place + 1
        self.press(key)
        self.signal()
        return self.listen(start)

    def signal(self) -> None:
        """Let every program of the console have the event of Ctrl+C."""
        os.killpg(self._process.pid, signal.SIGINT)

    def answer(self, keys: str) -> list[str]:
        """Press keys and return the rows that are told for them."""
        start = self.place + 1
        self.press(keys)
        return self.listen(start)

    def type(self, line: str) -> list[str]:
        """Type a line and return the rows that are told for it."""
        return self.answer(line + ENTER)

    def shows(self, end: str, start: int = 0) -> None:
        """Wait until the row of the cursor, not above `start`, ends so."""
        while self.place < start or not self.row.endswith(end):
            assert self.read(), f"ended at {self.row!r}, not {end!r}"

    def end(self) -> int | None:
        """Wait for the end of the program and return its exit code."""
        while self.read():
            pass
        self._process.wait()
        status: int | None = self._process.exitstatus
        return status
