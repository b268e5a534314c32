"""How long what is heard and felt is: all lines of the recorded sessions of a game, and their short forms.

The sessions are those of `tests/golden/`, with tours that ask every question; the same input is typed for
the short forms once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.braille import cells
from accessgames.testing.goldens import read_transcript
from tests.whole.goldens import FOLDER, GOLDENS
from tests.whole.session import Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
LANGUAGES: Final = ("cs", "en")
SHORT: Final = 20
"""Cells of the smallest line."""

_WIDEST: Final = "80"
"""Cells of a line on which hardly a short form is broken."""


def sessions(game: str, language: str, *, tours: bool) -> Iterator[str]:
    """Yield the names of the recorded sessions of a game: those that are played, or also those that ask."""
    for name, golden in GOLDENS.items():
        order = golden.order
        if (order.game, order.language) == (game, language) and (tours or not golden.tour):
            yield name


def heard(game: str, language: str) -> tuple[str, ...]:
    """Return every line that was told in the sessions of a game."""
    kept = map(_typed_and_told, sessions(game, language, tours=True))
    return tuple(line for _, told in kept for line in told)


def felt(game: str, language: str, log: Path) -> tuple[tuple[int, str], ...]:
    """Play the sessions of a game again in short forms, and return all of them with their cells."""
    told: list[str] = []
    for name in sessions(game, language, tours=False):
        typed, _ = _typed_and_told(name)

        def player(_: Watch, typed: tuple[str, ...] = typed) -> Iterator[str]:
            yield from typed

        order = replace(GOLDENS[name].order, settings={"output": "braille", "cells": _WIDEST})
        told += hold(order, player, log).told
    return tuple((cells(line, language=language), line) for line in told)


def _typed_and_told(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    kept = read_transcript((FOLDER / name).read_text("utf-8"))
    return kept.typed, kept.told
