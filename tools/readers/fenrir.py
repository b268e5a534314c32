"""Fenrir around a game, with a speech command that writes into a file."""

from __future__ import annotations

import configparser
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.readers.sitting import (
    PATIENCE,
    Count,
    Kept,
    Sitting,
    Terminal,
    play,
    squeezed,
    unless_hung,
    wait_for,
)

SETTINGS: Final = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")


class Fenrir:
    """Fenrir in its pseudo-terminal mode."""

    def __init__(self, folder: Path, program: Path, rows: int, columns: int) -> None:
        """Let it run a program in a terminal."""
        self._file = folder / "spoken"
        self._file.touch()
        voice, settings = folder / "voice.sh", folder / "settings.conf"
        said = shlex.quote(str(self._file))
        voice.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$1\" >> {said}\n", encoding="utf-8")
        voice.chmod(0o755)
        chosen = configparser.ConfigParser(interpolation=None, strict=False)
        chosen.optionxform = str  # type: ignore[assignment,method-assign] # as the library documents it
        chosen.read(SETTINGS, encoding="utf-8")
        chosen["speech"]["genericSpeechCommand"] = f'{voice} "fenrirText"'
        chosen["general"].update({"shell": str(program), "debugFile": str(folder / "log")})
        chosen["sound"]["enabled"] = chosen["remote"]["enable"] = "False"
        with settings.open("w", encoding="utf-8") as file:
            chosen.write(file, space_around_delimiters=False)
        # What it complains of is no line of the game.
        quiet = f"exec fenrir -e -s '{settings}' 2> '{folder / 'complaints'}'"
        self.terminal = Terminal(["sh", "-c", quiet], rows, columns)
        self.type = self.terminal.type

    @property
    def heard(self) -> str:
        """What it said; it puts commas where lines end and blanks where they are short."""
        return squeezed(re.sub(r"\s,(?=\s|$)", " ", self._file.read_text(encoding="utf-8", errors="ignore")))


@contextmanager
def fenrir(folder: Path, words: Sequence[str], rows: int, columns: int) -> Iterator[tuple[Kept, Fenrir]]:
    """Run Fenrir around a game."""
    kept = Kept(folder, words)
    reader = Fenrir(folder, kept.program, rows, columns)
    try:
        yield kept, reader
    finally:
        reader.terminal.close()


def measure(folder: Path, sitting: Sitting, rows: int, columns: int, patience: float = PATIENCE) -> Count:
    """Play a game and count what Fenrir says of it."""

    def once(place: Path) -> Count:
        with fenrir(place, sitting.words, rows, columns) as (kept, reader):
            return play(sitting.typed, kept, reader, patience)

    return unless_hung(folder, once)


def measure_killed(folder: Path, sitting: Sitting, rows: int, columns: int) -> Count:
    """Kill Fenrir in the middle, which takes its terminal along; start it again and finish the match."""
    half = len(sitting.typed) // 2

    def once(place: Path) -> Count:
        with fenrir(place, sitting.words, rows, columns) as (kept, reader):
            count = play(sitting.typed[:half], kept, reader)
            reader.terminal.kill()
            wait_for(lambda: not kept.lives)
        with fenrir(place, ("pokracuj", "--lang", "cs"), rows, columns) as (kept, reader):
            count.add(play(sitting.typed[half:], kept, reader))
        return count

    return unless_hung(folder, once)
