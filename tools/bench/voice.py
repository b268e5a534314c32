"""Answers while the voice hangs: the whole program at a terminal, with a voice that never ends."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from select import select
from typing import Final

from accessgames.language import Language, say
from tools.bench.process import play_command, strange_home
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import quantile

ANSWER_MS: Final = 50.0
QUIT_MS: Final = 1000.0
ROUNDS: Final = 8
QUESTIONS: Final = ("status", "score", "players", "last")
"""Asked in turn: each answer is short, and none equals the one before it."""

SILENT: Final = "no voice"
"""Reference: the same program without a voice of its own."""

PATIENCE: Final = 20.0
"""Seconds after which the program hangs; an error, not a figure."""

_SCRIPT: Final = '#!/bin/sh\ncase " $* " in *" -q "*) exit 0;; esac\n: > "$0.spoke"\nexec sleep 600\n'
_SETTINGS: Final = 'speech = "{}"\nvoice-program = "espeak"\nconfirm-quit = "no"\n'
_MILLI: Final = 1e3


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, command: Sequence[str], environment: dict[str, str], prompt: str) -> None:
        """Start it; `prompt` is what it waits behind."""
        import pty  # noqa: PLC0415 - not on Windows

        self._prompt = prompt.encode()
        self._ours, theirs = pty.openpty()
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(theirs)

    def listen(self) -> None:
        """Wait for the prompt.

        Raises:
            ChildProcessError: It does not come.
        """
        told = b""
        while not told.rstrip(b" ").endswith(self._prompt):
            if not select([self._ours], [], [], PATIENCE)[0]:
                raise ChildProcessError(told.decode(errors="replace"))
            told += os.read(self._ours, 65536)

    def ask(self, line: str) -> float:
        """Type a line and return the seconds until the next prompt."""
        begun = time.perf_counter()
        os.write(self._ours, f"{line}\r".encode())
        self.listen()
        return time.perf_counter() - begun

    def leave(self, line: str) -> float:
        """Type the last line and return the seconds until the program has ended."""
        begun = time.perf_counter()
        os.write(self._ours, f"{line}\r".encode())
        self._process.wait(PATIENCE)
        return time.perf_counter() - begun

    def close(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        os.close(self._ours)


@contextmanager
def seated(game: str, speech: str) -> Iterator[tuple[Terminal, Path]]:
    """Sit down at a match with or without a voice that hangs; give also what it notes that it speaks in."""
    language = Language("cs")
    with strange_home() as environment:
        folder = Path(environment["HOME"])
        (folder / "settings.toml").write_text(_SETTINGS.format(speech), encoding="utf-8")
        voice = folder / "espeak-ng"
        voice.write_text(_SCRIPT, encoding="utf-8")
        voice.chmod(0o755)
        places = os.pathsep.join((str(folder), environment.get("PATH", os.defpath)))
        prompt = language.form(say("shell-prompt"), "full")
        terminal = Terminal(play_command(game), {**environment, "PATH": places, "TERM": "dumb"}, prompt)
        try:
            terminal.listen()
            yield terminal, voice.with_name("espeak-ng.spoke")
        finally:
            terminal.close()


def hanging(game: str) -> Iterator[Reading]:
    """Measure answers and leaving with a voice that hangs, the answers also against none at all.

    Nothing is measured where there are no terminals of this kind (Windows).
    """
    if sys.platform == "win32" or shutil.which("sh") is None:
        return
    words = Language("cs").vocabulary("common", "shell", game)
    lines = tuple(map(words.word, QUESTIONS)) * ROUNDS
    with seated(game, "no") as (terminal, _):
        usual = [terminal.ask(line) * _MILLI for line in lines]
    with seated(game, "yes") as (terminal, spoke):
        _await(spoke)
        times = [terminal.ask(line) * _MILLI for line in lines]
        end = terminal.leave(words.word("quit")) * _MILLI
    half = quantile(times, 0.5)
    yield from Reading("hung-answer", game, half, "ms").against(
        {SILENT: quantile(usual, 0.5), LIMIT: ANSWER_MS}
    )
    yield Reading("hung-slowest", game, max(times), "ms", LIMIT, ANSWER_MS)
    yield Reading("hung-quit", game, end, "ms", LIMIT, QUIT_MS)


def _await(file: Path) -> None:
    """Wait until the voice hangs.

    Raises:
        ChildProcessError: It was never told anything.
    """
    end = time.monotonic() + PATIENCE
    while not file.exists():
        if time.monotonic() > end:
            raise ChildProcessError(str(file))
        time.sleep(0.01)
