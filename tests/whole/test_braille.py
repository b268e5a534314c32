"""Whole games under the fingers: nothing is read but the short forms of a Braille display."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import cells, unsupported, wrap_print
from accessgames.engine import Match, Outcome, read_journal
from accessgames.games import load_room
from accessgames.language import say
from tests.whole import iota, quantum
from tests.whole.measures import unfit
from tests.whole.players import curious
from tests.whole.session import Held, Order, Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

TOURS = {"iota": iota.TOUR, "quantum": quantum.TOUR}
"""What is asked in each game; Tetrikon and iQLANDIE have tests of their own."""

DISPLAYS = [(20, "cs"), (40, "cs"), (20, "en"), (40, "en")]


def _order(game: str, width: int, language: str) -> Order:
    return Order(game, "Jana,bot:2", "9", language, {"output": "braille", "cells": str(width)})


def _outcome(held: Held) -> Outcome | None:
    journal = read_journal(held.journal.splitlines(keepends=True))
    return Match.replay(load_room(journal.header.game).game, journal).outcome


def _by_finger(watch: Watch) -> Iterator[str]:
    """Read the lines and nothing else: ask for the moves, type the number under the finger, see the end."""
    last = watch.language.form(say("shell-after-end", "system", again="yes"), "braille")
    over = wrap_print(last, int(watch.order.settings["cells"]), language=watch.order.language)
    yield watch.words.word("status")
    while over != watch.told[-len(over) :]:
        yield watch.words.word("moves")
        numbers = [found[1] for told in watch.told if (found := re.match(r"(\d+) ", told))]
        yield numbers[0] if numbers else "1"
    yield watch.words.word("score")
    yield watch.words.word("quit")


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
@pytest.mark.parametrize("game", TOURS)
def test_a_whole_game_by_short_forms_alone(game: str, width: int, language: str, tmp_path: Path) -> None:
    """Every line fits the display, counted in cells, and a game can be played to its end by them."""
    held = hold(_order(game, width, language), _by_finger, tmp_path / "log")
    assert 0 == held.code
    assert _outcome(held) is not None
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
    assert [] == [char for told in held.told for char in unsupported(told, language=language)]


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
@pytest.mark.parametrize("game", TOURS)
def test_every_answer_fits_the_display(game: str, width: int, language: str, tmp_path: Path) -> None:
    """Whatever is asked, help and rules too, comes in lines that the display can show."""
    held = hold(_order(game, width, language), curious(TOURS[game]), tmp_path / "log")
    assert 0 == held.code
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
