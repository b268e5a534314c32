"""Lessons from own mistakes as they are told: first the same mistake again, then with help, then right."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.patience import NOBODY_WAITS
from accessgames.shell.entry import HouseServices
from accessgames.shell.mistakes.giving import give_lesson
from tests.shell.mistakes.played import TODAY, own_mistakes, play
from tests.shell.tasks.heard import SHORT, heard

if TYPE_CHECKING:
    from accessgames.personal.mistakes import Mistake
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.mistakes.finding import OwnMistakes

_LINES: Final = MappingProxyType({
    "cs": ("polož mx1 i54 mx4 j54 divoká k54", "rada", "zkus polož mx4 j54 mx1 k54", "polož mx4 j54 mx1 k54"),
    "en": ("place bx1 i54 bx4 j54 wild k54", "hint", "try place bx4 j54 bx1 k54", "place bx4 j54 bx1 k54"),
})  # fmt: skip
"""What was done in the match, then what helps, looks and is better, by language."""

GOLDENS: Final = MappingProxyType({
    f"mistakes{short}.{tag}.txt": (tag, bool(short)) for tag in ("cs", "en") for short in ("", "-short")
})  # fmt: skip
"""Language and whether short forms are told, of each transcript, by its file name."""


def make(name: str) -> str:
    """Ask a mistake on the days on which it comes back; return what was typed and told."""
    tag, short = GOLDENS[name]
    with tempfile.TemporaryDirectory() as folder:
        play("iota", Path(folder))
        days = [TODAY]
        own = own_mistakes(Path(folder), lambda: days[-1])
        own.look(NOBODY_WAITS)
        told, (then, *better) = list[str](), _LINES[tag]
        for lines in ([then], better, better[2:]):
            one = next(one for one in own.book.mistakes() if one.place == PLACE)
            days.append(one.due)
            told.append(heard(tag, partial(_give, one, own), *lines, **(SHORT if short else {})))
    return "\n".join(told)


PLACE: Final = 47
"""Where the mistake is in its match."""


def _give(mistake: Mistake, own: OwnMistakes, context: SessionContext) -> None:
    give_lesson(mistake, own, context, HouseServices(context))
