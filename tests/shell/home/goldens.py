"""Evenings at home as they are told: of somebody who knows nothing, and against an opponent with a name."""

from __future__ import annotations

import datetime as dt
import io
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Final
from unittest import mock

from accessgames.cli.launch import own_mistakes
from accessgames.dataclasses import replace
from accessgames.personal.daily import DailyBook
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell import talk
from accessgames.shell.tasks.rounds import DailyRound
from accessgames.storage.files import settings_path
from tests.shell.home.evenings import launch

TODAY: Final = dt.date(2026, 11, 23)
"""The day of both evenings."""

PLAY: Final = "<play>"
"""Stands for the lines with which a match of Quantum is played to its end."""

_END: Final = ("Můžete se ptát", "Go on: ", "proč, odveta", "why, rematch", "konec partie")
_ANSWERS: Final = MappingProxyType({
    "cs": (("modrá", "červená", "žlutá", "fialová", "nech", "nic", "ano"), ("hraj", "konec")),
    "en": (("blue", "red", "yellow", "purple", "keep", "pass", "yes"), ("play", "quit")),
})  # fmt: skip
_SHORT: Final = ("B:", "C:")
"""A question in short forms begins so: what may be written in a step of Quantum."""
_PASS: Final = ("nic", "pass")

_FIRST: Final = MappingProxyType({
    "cs": (
        "co je quantum", "uč?", "quantum s počítačem úrovně 1", "co mám dělat", "list", PLAY, "proč",
        "odveta", "domů", "konec",
    ),
    "en": (
        "what is quantum", "learn?", "quantum with a computer level 1", "what now", "sheet", PLAY, "why",
        "rematch", "home", "quit",
    ),
})  # fmt: skip
_SECOND: Final = MappingProxyType({
    "cs": (
        "", PLAY, "rozbor", "poučení", "rada", "rada vše", "1", "poučení stav", "dnes", "dnes iota", "rada",
        "rada vše", "1", "odveta", "list", "domů", "změň", "3", "učeň", "", "konec?", "domů", "rozehrané",
        "smaž 1", "ano", "hraj znovu", "konec", "ano",
    ),
    "en": (
        "", PLAY, "analysis", "mistakes", "hint", "hint all", "1", "mistakes state", "today", "today iota",
        "hint", "hint all", "1", "rematch", "sheet", "home", "change", "3", "apprentice", "", "quit?", "home",
        "unfinished", "delete 1", "yes", "play again", "quit", "yes",
    ),
})  # fmt: skip

_RIVAL: Final = MappingProxyType({
    "cs": ("hraj quantum se Žofií", "kdo je žofie", PLAY, "historie poznámky", "domů", "konec"),
    "en": ("play quantum with Zoe", "who is zoe", PLAY, "history remarks", "home", "quit"),
})  # fmt: skip
_AGAIN: Final = MappingProxyType({
    "cs": ("změň úroveň", "zpět", "", "konec", "ano"),
    "en": ("change level", "undo", "", "quit", "yes"),
})  # fmt: skip
_EVENINGS: Final = MappingProxyType({"evening": (_FIRST, _SECOND), "evening-rival": (_RIVAL, _AGAIN)})

GOLDENS: Final = MappingProxyType({
    f"{name}{short}.{tag}.txt": (name, tag, bool(short))
    for name in _EVENINGS for tag in ("cs", "en") for short in ("", "-short")
})  # fmt: skip
"""Which evenings, in which language and whether in short forms, of each transcript, by its file name."""


class Player(io.TextIOBase):
    """Somebody who hears what is told and types the next line; what is typed stands between what is told."""

    def __init__(self, lines: tuple[str, ...], tag: str, heard: io.StringIO) -> None:
        self._lines = iter(lines)
        self._answers = _ANSWERS[tag][0]
        self._heard = heard
        self._playing: Iterator[str] | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        line = self._next()
        if line is None:
            return ""
        self._heard.write(f"> {line}".rstrip() + "\n")
        return f"{line}\n"

    def _next(self) -> str | None:
        if self._playing is not None:
            line = next(self._playing, None)
            if line is not None:
                return line
            self._playing = None
        line = next(self._lines, None)
        if line == PLAY:
            self._playing = self._play()
            return self._next()
        return line

    def _told(self) -> list[str]:
        """Return what was told since the last typed line."""
        lines = self._heard.getvalue().splitlines()
        typed = [place for place, line in enumerate(lines) if line.startswith(">")]
        return lines[typed[-1] + 1 :] if typed else lines

    def _play(self) -> Iterator[str]:
        """Answer each question with what it names first; else with what ends it."""
        asked, tried = "", 0
        for _ in range(400):
            told = self._told()
            if any(line.startswith(_END) or re.fullmatch("Otisk.*|Fingerprint.*", line) for line in told):
                return
            question = next((line for line in reversed(told) if "?" in line or line[:2] in _SHORT), "")
            tried = tried + 1 if question == asked or not question else 0
            asked = question or asked
            named = [
                word for word in self._answers if word[:4] in asked or (asked[:2] in _SHORT and word in _PASS)
            ]
            rest = [word for word in self._answers[4:] if word not in named]
            choices = (*named, *rest)
            yield choices[tried % len(choices)]
        raise AssertionError("the match does not end")


def make(name: str, log: Path, cells: int = 20) -> str:
    """Hold both evenings in a folder of their own; return what was typed and told.

    Args:
        name: One of `GOLDENS`.
        log: Where errors are written.
        cells: Of the line that has the short forms.
    """
    evenings, tag, short = GOLDENS[name]
    folder = Path(tempfile.mkdtemp())
    try:
        with mock.patch.dict("os.environ", ACCESSGAMES_HOME=str(folder)):
            if short:
                settings_path().parent.mkdir(parents=True, exist_ok=True)
                settings_path().write_text(f'output = "braille"\ncells = "{cells}"\n', "utf-8")
            return "\n".join(_evening(lines[tag], tag, log) for lines in _EVENINGS[evenings])
    finally:
        shutil.rmtree(folder)


def _evening(lines: tuple[str, ...], tag: str, log: Path) -> str:
    heard = io.StringIO()
    player = Player(lines, tag, heard)
    own = PersonalFile(personal_path())
    kept = {
        "personal": own,
        "daily": DailyRound(DailyBook(own), lambda: TODAY),
        "mistakes": replace(own_mistakes(own), today=lambda: TODAY),
    }
    start = launch((), heard, stdin=player, language=tag, log=log, environ={}, **kept)
    assert 0 == talk(start)
    return f"$ accessgames --lang {tag}\n{heard.getvalue()}"
