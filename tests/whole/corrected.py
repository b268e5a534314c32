"""Whole matches with a real set on the table: one thing in twelve is told wrongly and corrected later.

A game takes part with a few lines: its options, and what is typed for an action of chance.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.testing.goldens import Transcript, write_transcript
from tests.whole import iqlandie, iqlandie_table, quantum, tetrikon
from tests.whole.players import sure, typist
from tests.whole.real_cards import declaring, telling
from tests.whole.real_table import RealSet, at_table
from tests.whole.session import Held, Order, hold

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


SETS: Final[Mapping[str, RealSet]] = MappingProxyType(
    {
        "quantum": RealSet({"dice": "own"}, at_table(quantum.told_line, typist)),
        "tetrikon": RealSet(
            {"level": "A", "buying": "choice", "dice": "own", "cards": "own"},
            at_table(tetrikon.told_line, sure(tetrikon.typist)),
        ),
        "tetrikon-series": RealSet(
            {"level": "A", "games": "2", "buying": "choice", "dice": "own", "cards": "own"},
            at_table(tetrikon.told_line, sure(tetrikon.typist)),
        ),
        # Nothing but four diagrams is told here: the third of them is wrong.
        "tetrikon-solo": RealSet(
            {"mode": "solo", "cards": "own"}, at_table(tetrikon.told_line, tetrikon.typist, one_in=3), "Jana"
        ),
        "iqlandie": RealSet(
            {"draws": "own", "rounds": "3"},
            iqlandie_table.drawing(sure(iqlandie.player(iqlandie.GAME))),
            clock=15,
        ),
        "iota-own": RealSet({"cards": "own"}, telling(typist), "Jana,Petr"),
        "iota-blind": RealSet({"cards": "blind"}, declaring, "Jana,Petr"),
    }
)
"""By game, and by the way in which its cards are played."""


def order(game: str, language: str, *, short: bool) -> Order:
    """What is played."""
    settings = {"output": "braille", "cells": "20"} if short else {}
    own = SETS[game]
    name = game.partition("-")[0]
    return Order(name, own.people, "7", language, settings, own.options, own.clock)


def play(game: str, language: str, log: Path, *, short: bool = False) -> Held:
    """Play a whole match."""
    return hold(order(game, language, short=short), SETS[game].player, log)


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
