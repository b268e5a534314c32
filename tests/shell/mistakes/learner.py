"""Somebody who is asked their own mistakes: what they type is given, what they hear is watched."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.entry import HouseServices
from accessgames.shell.launch import SessionContext
from accessgames.shell.mistakes.giving import give_lesson
from accessgames.shell.settings import Preferences, default_settings
from tests.shell.mistakes.played import TODAY, own_mistakes
from tests.shell.stage import ScriptReader, Spy

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.personal.mistakes import Mistake

PROMPT = "Příkaz: "


class Learner:
    """A console with finished matches and a personal file.

    Attributes:
        today: What day it is.
        own: The mistakes.
    """

    def __init__(self, folder: Path, tag: str = "cs", **settings: str) -> None:
        """Sit down; nothing was looked at before."""
        chosen = default_settings().set("language", tag)
        for key, value in settings.items():
            chosen = chosen.set(key, value)
        self.today = TODAY
        self.own = own_mistakes(folder, lambda: self.today)
        self.preferences = Preferences(
            lambda tag: Language(tag, strict=True), chosen, lambda _values: None, {}
        )

    def find(self) -> tuple[Mistake, ...]:
        """Look for mistakes, and return all that there are."""
        self.own.look(self.context().console.patience)
        return self.own.book.mistakes()

    def context(self, *lines: str) -> SessionContext:
        """A console at which these lines are typed."""
        self.spy = Spy()
        sink = TextSink(self.spy)  # type: ignore[arg-type] # only writes and flushes
        console = Console(
            sink, lambda _settings: ScriptReader(lines), self.preferences.language, self.preferences.settings
        )
        return SessionContext(console, self.preferences, unclear=False, mistakes=self.own)

    def learn(self, mistake: Mistake, *lines: str) -> list[str]:
        """Ask a mistake, type lines, and return what was told."""
        context = self.context(*lines)
        give_lesson(mistake, self.own, context, HouseServices(context))
        context.console.flush()
        return [line.removeprefix(PROMPT) for line in self.spy.text.splitlines()]

    def after(self, days: int) -> None:
        """Let days pass."""
        self.today += dt.timedelta(days=days)
