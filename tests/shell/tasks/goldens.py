"""The tasks of a day as they are told: each game's, with help, a preview and the best answer."""

from __future__ import annotations

import tempfile
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from unittest import mock

from accessgames.games import daily_task, game_ids
from accessgames.personal.daily import DailyBook
from accessgames.personal.database import PersonalFile
from accessgames.shell.entry import HouseServices
from accessgames.shell.tasks.giving import give_daily
from accessgames.shell.tasks.rounds import DailyRound
from tests.shell.tasks.heard import SHORT, answers, heard
from tests.shell.tasks.solver import TODAY

if TYPE_CHECKING:
    from accessgames.shell.launch import SessionContext

_WORDS: Final = MappingProxyType({
    "cs": ("rada", "zkus", "rada vše", "konec"),
    "en": ("hint", "try", "hint all", "quit"),
})  # fmt: skip

_make = cache(daily_task)
"""Makes each task once: that takes as long as all the telling."""

GOLDENS: Final = MappingProxyType({
    f"tasks{short}.{tag}.txt": (tag, bool(short)) for tag in ("cs", "en") for short in ("", "-short")
})  # fmt: skip
"""Language and whether short forms are told, of each transcript, by its file name."""


def make(name: str) -> str:
    """Ask the task of each game; return what was typed and told."""
    tag, short = GOLDENS[name]
    with mock.patch("accessgames.shell.tasks.giving.daily_task", _make):
        return "\n".join(_task(game, tag, SHORT if short else {}) for game in sorted(game_ids()))


def _task(game: str, tag: str, settings: dict[str, str]) -> str:
    """Ask a task: one step of help, a preview, the best answer."""
    hint, preview, *_ = _WORDS[tag]
    best = _best(game, tag)
    with tempfile.TemporaryDirectory() as folder:
        book = DailyBook(PersonalFile(Path(folder) / "personal.sqlite"))
        lines = (hint, f"{preview} {best[0]}", *best)
        return heard(tag, partial(_give, game, book), *lines, **settings)


@cache
def _best(game: str, tag: str) -> tuple[str, ...]:
    """Return what is to be typed for the best answer, as the whole help says."""
    return answers(heard(tag, partial(_give, game, None), *_WORDS[tag][2:]))


def _give(game: str, book: DailyBook | None, context: SessionContext) -> None:
    give_daily(game, TODAY, DailyRound(book, lambda: TODAY), context, HouseServices(context))
