"""An organiser's desk for tests: commands by the words of a language, answers as lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.material import open_room
from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.open_club import ClubContext, OpenClub, Request, split_items, words_of
from accessgames.club.notation import FORMAT
from accessgames.engine import GameError
from accessgames.language import Language
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.club.model.tournament import Tournament

NOW = "2026-11-21T16:00:00+00:00"


@cache
def language(tag: str) -> Language:
    """Return a language, loaded once."""
    return Language(tag)


@dataclass
class Bench:
    """A desk whose answers are lines."""

    tag: str = "cs"
    club: OpenClub = field(default_factory=lambda: OpenClub(None, lambda: NOW, lambda: "7"))

    @property
    def context(self) -> ClubContext:
        spoken = language(self.tag)
        return ClubContext(self.club, spoken, words_of(spoken), DEFAULT_SIZE, open_room)

    @property
    def tournament(self) -> Tournament:
        return self.club.tournament

    def do(self, command: str, text: str = "", options: Mapping[str, object] | None = None) -> list[str]:
        """Do a command; options are texts, or tuples of texts."""
        given = {
            key: value if isinstance(value, tuple) else (str(value),)
            for key, value in (options or {}).items()
        }
        told = COMMANDS[command](self.context, Request(split_items(text), given))
        return [language(self.tag).form(message, "full") for message in told]

    def refused(self, command: str, text: str = "", options: Mapping[str, object] | None = None) -> str:
        """Do a command that has to be refused and to change nothing; return the sentence."""
        before = self.club.archive
        try:
            self.do(command, text, options)
        except GameError as error:
            assert before == self.club.archive
            return language(self.tag).form(tell_error(error), "full")
        raise AssertionError(command)


def told_by_the_desk(lines: list[str]) -> list[str]:
    """Leave out the fingerprint: its words are drawn anew by each key, and „kolo“ is one of them."""
    return [line for line in lines if not line.startswith("Otisk záznamu")]


@pytest.fixture
def linear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new tournaments have journals as before there were entries: line by line."""
    monkeypatch.setattr("accessgames.club.desk.open_club.FORM_OF_NEW", FORMAT)


def begun(players: str = "Jana nevidomí, Petr, Marie, Karel nevidomí", **options: object) -> Bench:
    """Return a desk with a tournament and some players."""
    bench = Bench()
    usual: dict[str, object] = {"date": "21. 11. 2026", "game": "iota", "rounds": "3", "seed": "7"}
    bench.do("create", "Večer", {**usual, **options})
    if players:
        bench.do("register", players)
    return bench
