"""How long what is heard and felt is: all lines of recorded sessions, and their short forms.

The sessions are those of `tests/golden/`: of a game, with tours that ask every question, of evenings at home,
of the organiser's desk and of lessons. The same input is typed for the short forms once more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.braille import cells
from accessgames.testing.goldens import read_transcript
from tests.club.desk import goldens as desk
from tests.shell.home import goldens as home
from tests.whole.goldens import FOLDER, GOLDENS
from tests.whole.lessons import COURSES, make_course, told_lines
from tests.whole.session import Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

HOME: Final = "home"
DESK: Final = "desk"
GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
LANGUAGES: Final = ("cs", "en")
SHORT: Final = 20
"""Cells of the smallest line."""

_WIDEST: Final = 80
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

        order = replace(GOLDENS[name].order, settings={"output": "braille", "cells": str(_WIDEST)})
        told += hold(order, player, log).told
    return _with_cells(told, language)


def heard_in(place: str, language: str) -> tuple[str, ...]:
    """Return every line that was told at home or at the organiser's desk."""
    return tuple(
        line for name in _recorded(place, language) for line in _told((FOLDER / name).read_text("utf-8"))
    )


def felt_in(place: str, language: str, log: Path) -> tuple[tuple[int, str], ...]:
    """Go through the evenings or the desk again in short forms, and return all of them with their cells."""
    short = (name.replace(".", "-short.", 1) for name in _recorded(place, language))
    held = (home.make(name, log, _WIDEST) if place == HOME else desk.make(name, _WIDEST) for name in short)
    return _with_cells([line for text in held for line in _told(text)], language)


def _recorded(place: str, language: str) -> list[str]:
    """Return the transcripts of home or the desk in a language that are told in whole sentences."""
    names = home.GOLDENS if place == HOME else desk.GOLDENS
    return [name for name in names if name.endswith(f".{language}.txt") and "-short" not in name]


def heard_in_lessons(game: str, language: str) -> tuple[str, ...]:
    """Return every line that was told in the lesson of a game."""
    return tuple(told_lines((FOLDER / f"{game}-tutor.{language}.txt").read_text("utf-8")))


def felt_in_lessons(game: str, language: str, log: Path) -> tuple[tuple[int, str], ...]:
    """Take the lesson of a game again in short forms, and return all of them with their cells."""
    course = COURSES[f"{game}-tutor.{language}.txt"]
    text = make_course(course, log, {"output": "braille", "cells": str(_WIDEST)})
    return _with_cells(told_lines(text), language)


def _told(transcript: str) -> list[str]:
    return [line for line in transcript.splitlines() if line and not line.startswith((">", "$"))]


def _with_cells(told: Iterable[str], language: str) -> tuple[tuple[int, str], ...]:
    return tuple((cells(line, language=language), line) for line in told)


def _typed_and_told(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    kept = read_transcript((FOLDER / name).read_text("utf-8"))
    return kept.typed, kept.told
