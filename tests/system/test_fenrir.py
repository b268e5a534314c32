"""Fenrir around a whole game: it says what the game wrote, once, whole and in order."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pexpect
import pytest

from tests.output.rogues import until
from tests.system.programs import ROOT, accessgames, needs

SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
PROMPT = "Příkaz: "
LONG = 30
"""Characters of a line that stands in no other by chance."""

pytestmark = [
    needs("fenrir"),
    pytest.mark.skipif(not SETTINGS.exists(), reason="needs the settings of Debian's fenrir"),
]


class Reader:
    """Fenrir in its pseudo-terminal mode, with a speech command that writes into a file."""

    def __init__(self, folder: Path, *words: str) -> None:
        """Let it run the game."""
        self._file = folder / "spoken"
        self._file.touch()
        settings = folder / "settings.conf"
        settings.write_text(self._configured(folder, words), encoding="utf-8")
        # What its sound library complains of without a card is no line of the game.
        quiet = f"exec fenrir -e -s '{settings}' 2> '{folder / 'complaints'}'"
        self.terminal = pexpect.spawn(
            "sh",
            ["-c", quiet],
            dimensions=(25, 80),
            timeout=30,
            encoding="utf-8",
            cwd=str(ROOT),
        )

    def _configured(self, folder: Path, words: tuple[str, ...]) -> str:
        voice = folder / "voice.sh"
        voice.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$1\" >> {self._file}\n", encoding="utf-8")
        game = folder / "game.sh"
        command = " ".join(accessgames(*words))
        home = f"export ACCESSGAMES_HOME={folder / 'home'} PYTHONPATH={ROOT}"
        game.write_text(f"#!/bin/sh\n{home}\nexec {command}\n", encoding="utf-8")
        for script in (voice, game):
            script.chmod(0o755)
        text = SETTINGS.read_text(encoding="utf-8")
        changed = {
            r"genericSpeechCommand=.*": f'genericSpeechCommand={voice} "fenrirText"',
            r"shell=.*": f"shell={game}",
            r"debugFile=.*": f"debugFile={folder / 'log'}",
            r"enable=.*": "enable=False",
        }
        for old, new in changed.items():
            text = re.sub(rf"(?m)^{old}$", new, text)
        return text

    @property
    def spoken(self) -> str:
        """Everything it said so far, in one line of single blanks."""
        return squeezed(self._file.read_text(encoding="utf-8"))

    def says(self, line: str, start: int) -> bool:
        """Whether it has said a line behind a place in what it said."""
        return line in self.spoken[start:]

    def wrote(self) -> list[str]:
        """Wait for the next prompt; return the lines that the game wrote before it."""
        self.terminal.expect_exact(PROMPT)
        return [line for line in str(self.terminal.before).splitlines()[1:] if line]


def squeezed(text: str) -> str:
    """Return the words of a text; Fenrir puts commas where lines end and blanks where they are short."""
    return " ".join(re.sub(r"\s,(?=\s|$)", " ", text).split())


def test_a_whole_game_is_spoken_once_and_in_order(tmp_path: Path) -> None:
    """Every line of a game of IOTA, typed by numbers, reaches the ear."""
    reader = Reader(tmp_path, "play", "iota", "--players", "Jana,bot:1", "--seed", "3", "--lang", "cs")
    reader.terminal.expect_exact("Odpověď: ")
    reader.terminal.send("jednou\r")
    said = 0
    lines: list[str] = []
    for _ in range(200):
        wrote = reader.wrote()
        lines += wrote
        for line in map(squeezed, wrote):
            assert until(partial(reader.says, line, said)), line
            said = reader.spoken.index(line, said) + len(line)
        if any("Vyhrává" in line or "vyhrává" in line for line in wrote):
            break
        reader.terminal.send("1\r" if "1 z" in " ".join(wrote) else "tahy\r")
    reader.terminal.send("konec\r")
    reader.terminal.close(force=True)
    assert any("yhráv" in line for line in lines)
    told = squeezed(" ".join(lines))
    long = {line for line in map(squeezed, lines) if len(line) > LONG}
    assert {line: told.count(line) for line in long} == {line: reader.spoken.count(line) for line in long}
