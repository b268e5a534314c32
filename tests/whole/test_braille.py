"""Whole games under the fingers: nothing is read but the short forms of a Braille display."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import cells, unsupported
from accessgames.engine import Match, Outcome, read_journal
from accessgames.games import load_room
from accessgames.language import say
from tests.whole import iota
from tests.whole.measures import unfit
from tests.whole.players import curious
from tests.whole.session import Held, Order, Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

DISPLAYS = [(20, "cs"), (40, "cs"), (20, "en"), (40, "en")]


def _order(width: int, language: str, players: str = "Jana,bot:2") -> Order:
    return Order("iota", players, "9", language, {"output": "braille", "cells": str(width)})


def _outcome(held: Held) -> Outcome | None:
    journal = read_journal(held.journal.splitlines(keepends=True))
    return Match.replay(load_room("iota").game, journal).outcome


def _by_finger(watch: Watch) -> Iterator[str]:
    """Read the lines and nothing else: ask for the moves, type the number under the finger, see the end."""
    over = watch.language.form(say("iota-ended", "score"), "braille")
    yield watch.words.word("hand")
    while over not in watch.told:
        yield watch.words.word("moves")
        numbers = [found[1] for told in watch.told if (found := re.match(r"(\d+) ", told))]
        yield numbers[0]
    yield watch.words.word("score")
    yield watch.words.word("quit")


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
def test_a_whole_game_by_short_forms_alone(width: int, language: str, tmp_path: Path) -> None:
    """Every line fits the display, counted in cells, and a game can be played to its end by them."""
    held = hold(_order(width, language), _by_finger, tmp_path / "log")
    assert 0 == held.code
    assert _outcome(held) is not None
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
    assert [] == [char for told in held.told for char in unsupported(told, language=language)]


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
def test_every_answer_fits_the_display(width: int, language: str, tmp_path: Path) -> None:
    """Whatever is asked, help and rules too, comes in lines that the display can show."""
    held = hold(_order(width, language), curious(iota.TOUR), tmp_path / "log")
    assert 0 == held.code
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
