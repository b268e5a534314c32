"""A desk of an organiser: `accessgames klub` as a process that is typed into, and that can be killed."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from accessgames import cli

if TYPE_CHECKING:
    from accessgames.engine import Stream

CLUB: Final = "Klub"
PATIENCE: Final = 120
"""So many seconds are waited for an answer, on a busy computer too."""

LONGEST_WAIT: Final = 0.15
"""So many seconds at most pass between a line and the kill."""

_ROOT: Final = Path(__file__).resolve().parents[2]
_CALL: Final = (sys.executable, "-P", "-m", "accessgames", "klub")


@dataclass
class Desk:
    """A computer with its own folder, and the conversation that runs there, if one does.

    Attributes:
        place: Where it stands.
        home: The folder of the program there.
        stream: What kills come from.
        every: One line in so many is cut short by a kill; 0 never.
        transcript: Where what is typed and said is written; None for nowhere.
        kills: How many there were.
        halves: How many of them came before the answer.
        typed: How many lines were typed and answered.
    """

    place: str
    home: Path
    stream: Stream
    every: int = 0
    transcript: Path | None = None
    kills: int = 0
    halves: int = 0
    typed: int = 0
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)
    _marks: int = 0

    def __post_init__(self) -> None:
        """Make the folder."""
        self.home.mkdir(parents=True, exist_ok=True)

    @property
    def environment(self) -> dict[str, str]:
        """What the program is started with."""
        return {**os.environ, "ACCESSGAMES_HOME": str(self.home), "PYTHONPATH": str(_ROOT)}

    def run(self, *words: str) -> str:
        """Do one command of the operating system in a process of its own; return what it says.

        The process is forked from this one, which spares hundreds of starts of Python.

        Raises:
            RuntimeError: It was refused.
        """
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as complaints:
            child = os.fork()
            if not child:
                self._obey([*_CALL[-1:], *words, "--jazyk", "cs"], out.fileno(), complaints.fileno())
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            out.seek(0)
            complaints.seek(0)
            if code:
                raise RuntimeError(f"{self.place}: {words}: {complaints.read().decode()}")
            return out.read().decode()

    def _obey(self, words: list[str], out: int, complaints: int) -> NoReturn:
        """Be the program: leave this process with its code."""
        code = 1
        try:
            os.dup2(out, 1)
            os.dup2(complaints, 2)
            sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - a number
            sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - as above
            os.environ.update(self.environment)
            code = cli.main(words)
            sys.stdout.flush()
        finally:
            os._exit(code)

    def values(self, *words: str) -> Any:  # noqa: ANN401 - a document of JSON
        """Return what a command tells other programs."""
        return json.loads(self.run(*words, "--json"))

    def type(self, *lines: str) -> list[str]:
        """Type lines into the conversation; return what is said up to the next prompt."""
        self._open()
        self._write(*lines)
        self.typed += 1
        return self._noted(lines, self._hear(), "")

    def type_and_kill(self, *lines: str) -> list[str]:
        """Type lines and kill the program a moment later; return what had been said by then."""
        self._open()
        process = self._process
        assert process is not None and process.stdout is not None  # noqa: S101, PT018 - it was just opened
        self._write(*lines)
        with process:
            time.sleep(self.stream.random() * LONGEST_WAIT)
            process.kill()
            heard = process.stdout.read().decode().splitlines()
        self._process = None
        self.kills += 1
        return self._noted(lines, [line for line in heard if _mark(self._marks) not in line], " killed")

    def _noted(self, lines: tuple[str, ...], heard: list[str], how: str) -> list[str]:
        """Write down what was typed and said; return what was said."""
        if self.transcript is not None:
            with self.transcript.open("a", encoding="utf-8") as file:
                file.write(
                    f"{self.place}{how}> {' / '.join(lines)}\n" + "".join(f"{line}\n" for line in heard)
                )
        return heard

    def is_killed_now(self) -> bool:
        """Tell whether the next line is cut short."""
        return bool(self.every) and self.stream.below(self.every) == 0

    def close(self) -> None:
        """End the conversation as an organiser does."""
        if self._process is not None:
            self._process.communicate(b"konec\n", timeout=PATIENCE)
            self._process = None

    def _open(self) -> None:
        if self._process is None:
            self._process = subprocess.Popen(
                [*_CALL, "--klub", CLUB, "--jazyk", "cs"],
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                bufsize=0,
            )
            self._write()
            self._hear()

    def _write(self, *lines: str) -> None:
        """Write lines, and behind them a word that nobody knows: its refusal ends the answer."""
        assert self._process is not None and self._process.stdin is not None  # noqa: S101, PT018 - as above
        self._marks += 1
        text = "".join(f"{line}\n" for line in (*lines, _mark(self._marks)))
        self._process.stdin.write(text.encode())

    def _hear(self) -> list[str]:
        """Return what is said before the word that nobody knows is refused."""
        process, heard = self._process, b""
        assert process is not None and process.stdout is not None  # noqa: S101, PT018 - as above
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while _mark(self._marks).encode() not in heard or not heard.endswith(b"\n"):
                if not waiting.select(PATIENCE):
                    raise TimeoutError(f"{self.place} is silent after: {heard.decode()}")
                more = os.read(process.stdout.fileno(), 1 << 16)
                if not more:
                    raise RuntimeError(f"{self.place} ended: {heard.decode()}")
                heard += more
        return [line for line in heard.decode().splitlines() if _mark(self._marks) not in line]


def _mark(number: int) -> str:
    return f"xq{number}q"
