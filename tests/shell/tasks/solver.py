"""Somebody who is asked a task of the daily round: what they type is given, what they hear is watched."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.personal.daily import DailyBook
from accessgames.personal.database import PersonalFile
from accessgames.shell.console import Console
from accessgames.shell.entry import HouseServices
from accessgames.shell.launch import SessionContext
from accessgames.shell.settings import Preferences, default_settings
from accessgames.shell.tasks.giving import give_daily
from accessgames.shell.tasks.rounds import DailyRound
from tests.shell.stage import ScriptReader, Spy

if TYPE_CHECKING:
    from pathlib import Path

TODAY = dt.date(2026, 11, 23)
PROMPT = "Příkaz: "


class Solver:
    """A console with a personal file.

    Attributes:
        today: What day it is.
        book: Where results are kept.
    """

    def __init__(self, folder: Path, tag: str = "cs", **settings: str) -> None:
        """Sit down; nothing was answered before."""
        chosen = default_settings().set("language", tag)
        for key, value in settings.items():
            chosen = chosen.set(key, value)
        self.today = TODAY
        self.book = DailyBook(PersonalFile(folder / "personal.sqlite"))
        self.preferences = Preferences(
            lambda tag: Language(tag, strict=True), chosen, lambda _values: None, {}
        )
        self.daily = DailyRound(self.book, lambda: self.today)

    def context(self, *lines: str) -> SessionContext:
        """A console at which these lines are typed."""
        self.spy = Spy()
        sink = TextSink(self.spy)  # type: ignore[arg-type] # only writes and flushes
        console = Console(
            sink, lambda _settings: ScriptReader(lines), self.preferences.language, self.preferences.settings
        )
        return SessionContext(console, self.preferences, unclear=False, daily=self.daily)

    def solve(self, game: str, *lines: str, day: dt.date = TODAY) -> list[str]:
        """Ask a task, type lines, and return what was told."""
        context = self.context(*lines)
        give_daily(game, day, self.daily, context, HouseServices(context))
        context.console.flush()
        return [line.removeprefix(PROMPT) for line in self.spy.text.splitlines()]
