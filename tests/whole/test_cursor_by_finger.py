"""The cursor under the fingers: its lines on displays of 20 and 40 cells, and whole games by them alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells, unsupported, wrap_print
from accessgames.engine import Match, read_journal
from accessgames.games import load_room
from accessgames.testing.cases import beginnings, cases, walk
from accessgames.testing.contract.test_walks import walked
from accessgames.testing.speech import Listening
from tests.whole.measures import unfit
from tests.whole.players import sure
from tests.whole.session import Order, Watch, hold

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WIDTH: Final = 20
LONGER: Final = {"iota-walk-fits", "iqlandie-walk-both"}
"""What names several cards, or two lines of a task: it takes a second row of a small display."""

_MOST: Final = 300
"""Lines after which somebody gives up playing by the cursor."""

GAMES: Final = {
    "iota": {},
    "quantum": {},
    "tetrikon": {"mode": "blitz", "level": "A"},
    "iqlandie": {"rounds": "3"},
}


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_cursor_fits_a_small_display(game: str, language: str) -> None:
    """Twenty cells hold it, two rows of them what names several things, and forty cells anything."""
    (case,) = cases(None, [game])
    told = 0
    for heard in (Listening(walk(one), language) for one in beginnings(case) if one.is_usual):
        for _, board in walked(heard, 4):
            for message in (board.title, *map(board.tell, board.places)):
                line = heard.language.form(message, "braille")
                rows = wrap_print(line, WIDTH, language=language)
                assert len(rows) <= 1 + (message.key in LONGER), line
                assert cells(line, language=language) <= 2 * WIDTH, line
                told += 1
    assert told > 100


def _numbered(watch: Watch) -> bool:
    return any(re.match(r"1 ", line) for line in watch.told)


@sure
def _by_cursor(watch: Watch) -> Iterator[str]:
    """Go to the next free place and begin there what comes first; where that does nothing, take a move."""
    seek, begin, moves = map(watch.words.word, ("cursor-next-free", "cursor-begin", "moves"))
    for _ in range(_MOST):
        if watch.over:
            break
        yield seek
        yield begin
        if not _numbered(watch):
            yield moves
        while _numbered(watch) and not watch.over:
            yield "1"
    yield watch.words.word("quit")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_cursor_on_twenty_cells(game: str, language: str, tmp_path: Path) -> None:
    """No coordinate is typed, and every line that is told fits the display, counted in cells."""
    settings = {"output": "braille", "cells": str(WIDTH)}
    clock = None if game in {"iota", "quantum"} else 15
    order = Order(game, "Jana,bot:1", "7", language, settings, GAMES[game], clock)
    held = hold(order, _by_cursor, tmp_path / "log")
    assert 0 == held.code
    assert [] == [told for told in held.told if cells(told, language=language) > WIDTH]
    assert [] == unfit(held.told)
    assert [] == [char for told in held.told for char in unsupported(told, language=language)]
    assert not any(re.search(r"[a-zč]\d", typed) for typed in held.typed)
    journal = read_journal(held.journal.splitlines(keepends=True))
    assert Match.replay(load_room(game).game, journal).outcome is not None
