"""Whole matches with a real set on the table: one thing in twelve is told wrongly and corrected later.

A game takes part with a few lines: its options, and what is typed for an action of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, SPECTATOR, Stream
from accessgames.testing.goldens import Transcript, write_transcript
from tests.whole import quantum, tetrikon
from tests.whole.players import sure, typist
from tests.whole.session import Held, Order, hold

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from accessgames.engine import Match
    from accessgames.language import Vocabulary
    from tests.whole.session import Player, Watch

ONE_IN: Final = 12
"""So many things are told for each wrong one."""

NOTICED: Final = 5
"""A mistake is noticed after at most so many further things that were told."""

Dictation = Callable[["Vocabulary", "Match[Any, Any, Any, Any]", int, Any], str]
"""What is typed for an action of chance after so many actions of a match, all of it on one line."""


@dataclass(frozen=True, slots=True)
class RealSet:
    """How a game is played with a real set.

    Attributes:
        options: That everything comes from the table, and what makes the match short.
        dictate: What is typed for an action of chance.
        player: Who plays.
    """

    options: Mapping[str, str]
    dictate: Dictation
    player: Player


SETS: Final[Mapping[str, RealSet]] = MappingProxyType(
    {
        "quantum": RealSet({"dice": "own"}, quantum.told_line, typist),
        "tetrikon": RealSet(
            {"level": "A", "buying": "choice", "dice": "own", "cards": "own"},
            tetrikon.told_line,
            sure(tetrikon.typist),
        ),
    }
)
"""By game; the others follow when people can tell what lies before them."""


class Table:
    """People with a real set: they tell what it shows, err, notice it and correct it."""

    def __init__(self, watch: Watch, dictate: Dictation) -> None:
        self._watch = watch
        self._dictate = dictate
        self._shown = Stream(watch.order.seed, "table")
        self._slips = Stream(watch.order.seed, "slips")
        self._count = 0
        self._owed: tuple[int, Any, int] | None = None
        """Where what was told wrongly, what it really was, and when that is noticed."""

    @property
    def told_now(self) -> bool:
        """Whether people are asked what is on the table."""
        match = self._watch.match
        asked = match.actors == (CHANCE,)
        return asked and self._watch.room.told_by_people(match.perspective(SPECTATOR))

    def tell(self) -> Iterator[str]:
        """Tell what is asked for; now and then something else."""
        match = self._watch.match
        truth = self._watch.room.game.chance(match.state, self._shown)
        self._count += 1
        if self._owed is None and self._count % ONE_IN == 0:
            said = self._other(match, truth)
            if said is not None:
                self._owed = match.moment, truth, self._count + self._slips.randrange(NOTICED)
                truth = said
        yield self._dictate(self._watch.words, match, match.moment, truth)
        yield self._watch.words.word("yes")

    def _other(self, match: Match[Any, Any, Any, Any], truth: object) -> Any | None:  # noqa: ANN401 - by game
        """Return something else that may have been there, as far as anybody can see."""
        for _ in range(20):
            said = self._watch.room.game.chance(match.state, self._slips)
            if said != truth:
                return said
        return None

    def correct(self) -> Iterator[str]:
        """Correct what was told wrongly, once it is noticed or the match is over."""
        match, words = self._watch.match, self._watch.words
        if self._owed is None or (self._count < self._owed[2] and match.actors):
            return
        at, truth, _ = self._owed
        self._owed = None
        told = [number for number in self._corrigible(match) if number >= at]
        ago = ("told-last", "told-before-last")[len(told) - 1 : len(told)]
        yield " ".join(map(words.word, ("correct", *ago)))
        if not ago:
            yield str(len(told))
        yield self._dictate(words, match, at, truth)
        yield words.word("all")

    def _corrigible(self, match: Match[Any, Any, Any, Any]) -> list[int]:
        people = self._watch.room.told_by_people
        return [
            number
            for number, entry in enumerate(match.entries)
            if entry.actor == CHANCE and people(match.perspective_at(number, SPECTATOR))
        ]


def at_table(own: RealSet) -> Player:
    """Return people who play with a real set and err."""

    def lines(watch: Watch) -> Iterator[str]:
        table, others = Table(watch, own.dictate), own.player(watch)
        while True:
            yield from table.correct()
            if table.told_now:
                yield from table.tell()
                continue
            typed = next(others, None)
            if typed is None:
                return
            yield typed

    return lines


def order(game: str, language: str, *, short: bool) -> Order:
    """What is played."""
    settings = {"output": "braille", "cells": "20"} if short else {}
    return Order(game, "Jana,bot:2", "7", language, settings, SETS[game].options)


def play(game: str, language: str, log: Path, *, short: bool = False) -> Held:
    """Play a whole match."""
    return hold(order(game, language, short=short), at_table(SETS[game]), log)


GOLDENS: Final = MappingProxyType(
    {
        f"corrected-{game}{short}.{language}.txt": (game, language, bool(short))
        for game in SETS
        for language in ("cs", "en")
        for short in ("", "-short")
    }
)
"""Game, language and whether it is told on 20 cells, by the name of the transcript."""


def make(name: str, log: Path) -> str:
    """Play one of them and return its transcript."""
    game, language, short = GOLDENS[name]
    held = play(game, language, log, short=short)
    return write_transcript(Transcript(order(game, language, short=short).words, held.exchanges))
