"""A person at a terminal: what they type is checked letter by letter, and every byte that comes back."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
from typing import TYPE_CHECKING, Final

import pyte
from pexpect import spawn

from accessgames.language import Language, say
from tests.whole.measures import unfit
from tests.whole.program import COMMAND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import TracebackType
    from typing import Self

WIDE: Final = 130
"""Columns on which no line of ours has to be broken."""

_PATIENCE: Final = 20.0
"""Seconds without a byte after which the program hangs; not a measure of anything."""

_QUIET: Final = 0.4
"""Seconds without a byte after which a painting is finished."""

_PORTION: Final = 65536
_ROWS: Final = 50
_FORBIDDEN: Final = re.compile(r"\x1b|\r(?!\n)|(?<!\r)\n|[\x00-\x07\x0b\x0c\x0e-\x1f\x7f]")

AGAIN: Final = re.compile("(Ještě jednou|Beze změny|Opět|Once more|No change|Again): ")
"""Begins what is told a second time: what was between depends on the window."""

BACKSPACE: Final = "\x7f"
ENTER: Final = "\r"
ESCAPE: Final = "\x1b"
DELETE: Final = "\x1b[3~"
END: Final = "\x1b[F"
LEFT: Final = "\x1b[D"
PAGE_DOWN: Final = "\x1b[6~"
ERASE_LINE: Final = "\x15"
"""Ctrl+U: everything before the cursor."""


class Screen:
    """The rows of a terminal that never scrolls away.

    Attributes:
        raw: Every character that came.
    """

    def __init__(self, columns: int) -> None:
        self.raw = ""
        self._columns = columns
        self._cells: list[list[str]] = [[]]
        self._place = 0

    def __len__(self) -> int:
        return len(self._cells)

    @property
    def row(self) -> str:
        """The row of the cursor, without blanks at its end."""
        return self.rows(len(self) - 1)[0]

    def rows(self, start: int = 0) -> list[str]:
        """Return the rows from a place on, without blanks at their ends."""
        return ["".join(row).rstrip(" ") for row in self._cells[start:]]

    def feed(self, text: str) -> None:
        """Show text as a terminal does."""
        self.raw += text
        for char in text:
            if char == "\n":
                self._cells.append([])
            elif char == "\r":
                self._place = 0
            elif char == "\b":
                self._place = max(0, self._place - 1)
            else:
                self._put(char)

    def _put(self, char: str) -> None:
        if self._place == self._columns:
            self._cells.append([])
            self._place = 0
        self._cells[-1][self._place : self._place + 1] = [char]
        self._place += 1

    def forbidden(self) -> list[str]:
        """Return what a screen reader or a Braille display stumbles over: escapes, lone returns, controls."""
        return [repr(found[0]) for found in _FORBIDDEN.finditer(self.raw)]

    def unfit(self) -> list[str]:
        """Return rows that are blank, too short, too long, or equal to the row before."""
        return unfit(self.rows()[:-1])


def _in_order(words: Iterable[str], among: Iterable[str]) -> bool:
    """Tell whether words stand among others in their order."""
    rest = iter(among)
    return all(word in rest for word in words)


class Person:
    """Somebody who plays at a terminal of their own.

    Attributes:
        screen: What the terminal shows.
        prompts: What the cursor may wait behind.
        eyes: What is seen, where escapes move the cursor and draw; up to date after `seen`.
    """

    def __init__(
        self, *words: str, columns: int = WIDE, language: str = "cs", rows: int = _ROWS, read: bool = True
    ) -> None:
        spoken = Language(language)
        messages = (say("shell-prompt"), say("shell-prompt-answer"), say("shell-prompt-key"))
        self.prompts = tuple(spoken.form(message, "full") + " " for message in messages)
        self._prompts_begin = tuple(prompt.rstrip(" ") for prompt in self.prompts)
        self.screen = Screen(columns)
        program, *arguments = (*COMMAND, *words)
        # Whether the first questions are asked aloud must not depend on what runs on this computer.
        elsewhere = {"SSH_CONNECTION": "elsewhere"} if read else {}
        self._process = spawn(
            program,
            arguments,
            dimensions=(rows, columns),
            env={**os.environ, "TERM": "xterm-256color", **elsewhere},
        )
        self._process.delaybeforesend = None
        self.eyes = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.eyes)
        self._fed = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.close(force=True)

    def _read(self) -> bool:
        """Wait for bytes; False when the terminal is gone."""
        assert select.select([self._process.child_fd], [], [], _PATIENCE)[0], (
            f"silence after {self.screen.row!r}"
        )
        try:
            data = os.read(self._process.child_fd, _PORTION)
        except OSError:
            return False
        self.screen.feed(self._decoder.decode(data))
        return bool(data)

    @property
    def asked(self) -> bool:
        """Whether the cursor waits behind a prompt."""
        row = f"{self.screen.row} "
        return row in self.prompts and self.screen.raw.endswith(row)

    def listen(self, start: int = 0) -> list[str]:
        """Wait until something is asked, and return the rows from a place on, without the prompt."""
        while not self.asked and self._read():
            pass
        rows = self.screen.rows(start)
        return rows[:-1] if self.asked or not rows[-1] else rows

    def press(self, keys: str) -> None:
        """Press keys and do not wait for anything."""
        self._process.send(keys.encode())

    def touch(self, key: str) -> None:
        """Press one key and wait until it is answered, or until it has begun a line."""
        before = len(self.screen.raw)
        self.press(key)
        while len(self.screen.raw) == before or not self.screen.row.startswith(self._prompts_begin):
            assert self._read()

    def key(self, key: str) -> list[str]:
        """Press one key and return the rows that are told for it."""
        start, before = len(self.screen), len(self.screen.raw)
        self.press(key)
        while len(self.screen.raw) == before and self._read():
            pass
        return self.listen(start)

    def write(self, text: str) -> None:
        """Type text letter by letter; each has to appear, as it is, before the next is typed."""
        for char in text:
            before = len(self.screen.raw)
            self.press(char)
            while len(self.screen.raw) == before:
                assert self._read()
            assert char == self.screen.raw[before:]

    def erase(self, count: int) -> None:
        """Press Backspace; each time the last letter has to vanish from the row."""
        for _ in range(count):
            row = self.screen.row
            self.press(BACKSPACE)
            while row == self.screen.row:
                assert self._read()
            assert row[:-1].rstrip(" ") == self.screen.row

    def edit(self, keys: str, row: str) -> None:
        """Press editing keys until the row of the cursor reads as it should."""
        self.press(keys)
        while self.screen.row != row:
            assert self._read()

    def enter(self) -> list[str]:
        """Press Enter and return the rows that are told before the next prompt."""
        start = len(self.screen)
        self.press(ENTER)
        while len(self.screen) == start and self._read():
            pass
        return self.listen(start)

    def type(self, line: str) -> list[str]:
        """Type a line and return the rows that are told for it."""
        prompt = self.screen.row
        self.write(line)
        assert f"{prompt} {line}".rstrip(" ") == self.screen.row
        return self.enter()

    def slip(self, line: str) -> list[str]:
        """Type a line with a wrong letter in the middle and two at the end, which are erased again."""
        prompt, half = self.screen.row, len(line) // 2
        self.write(f"{line[:half]}x")
        self.erase(1)
        self.write(f"{line[half:]}qw")
        self.erase(2)
        assert f"{prompt} {line}".rstrip(" ") == self.screen.row
        return self.enter()

    @property
    def pid(self) -> int:
        """Process id of the program."""
        pid = self._process.pid
        assert pid is not None
        return pid

    def wait_for(self, text: str, start: int) -> None:
        """Read on until a text has been shown after the first `start` characters."""
        while text not in self.screen.raw[start:]:
            assert self._read()

    @property
    def seen(self) -> str:
        """What eyes see on the terminal now, where escapes move the cursor and draw."""
        self._stream.feed(self.screen.raw[self._fed :])
        self._fed = len(self.screen.raw)
        return "\n".join(row.rstrip(" ") for row in self.eyes.display)

    def watch(self, *texts: str) -> str:
        """Read on until all texts can be seen together, and return what is seen then."""
        while not all(text in self.seen for text in texts):
            assert self._read(), self.seen
        return self.seen

    def settle(self) -> None:
        """Wait until an empty line is asked for and nothing is painted any more."""
        prompts = tuple(prompt.rstrip(" ") for prompt in self.prompts)
        while not any(row in prompts for row in self.seen.split("\n")[-2:]) or self._comes():
            assert self._read(), self.seen

    def _comes(self) -> bool:
        return bool(select.select([self._process.child_fd], [], [], _QUIET)[0])

    def look_through(self, lines: Sequence[str]) -> None:
        """Read on, and turn pages where there are more, until every line has been seen beside the picture.

        A line may begin on one page and end on the next; its words are seen one after another.
        """
        gathered: list[str] = []
        turned = ""
        while True:
            rows = [row.rpartition("│")[2].strip() for row in self.seen.split("\n")]
            gathered += " ".join(rows).split()
            hidden = [line for line in lines if not _in_order(line.split(), gathered)]
            more = next((row for row in rows if row.endswith(": Enter")), "")
            if not hidden and not more:
                return
            if more != turned:  # the page that was asked for is there: its note counts fewer rows
                turned = more
                if more:
                    self.press(PAGE_DOWN)
            assert self._read(), hidden

    def kill(self) -> None:
        """End the program at once, as a power cut does."""
        self._process.kill(signal.SIGKILL)
        self._process.wait()

    @property
    def terminal(self) -> int:
        """The terminal itself, which stays when the program has ended."""
        descriptor: int = self._process.child_fd
        return descriptor

    def signal(self, number: int) -> int | None:
        """Send the program a signal, and return the one that it ended by."""
        self._process.kill(number)
        self.rest()
        self._process.wait()
        by: int | None = self._process.signalstatus
        return by

    def rest(self) -> str:
        """Return everything that was shown before the program ended."""
        while self._read():
            pass
        return self.screen.raw

    def hang_up(self) -> None:
        """Close the window of the terminal, and wait until the program has noticed."""
        os.close(self._process.child_fd)
        os.waitpid(self.pid, 0)

    def end(self) -> int | None:
        """Wait for the end of the program and return its exit code."""
        self.rest()
        self._process.wait()
        status: int | None = self._process.exitstatus
        return status
