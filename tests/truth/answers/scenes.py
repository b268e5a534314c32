"""Positions of IOTA and Quantum in which nobody is to act, or that play seldom brings up, made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Perspective, Stream
from accessgames.games.quantum.rules.state import Phase
from tests.games.iota import positions as cards
from tests.games.quantum import helpers as sheets
from tests.truth.positions import POSITIONS, SEED, Position

if TYPE_CHECKING:
    from accessgames.engine import Game

TIMES: Final = 15
"""So often each is looked at: by who acts, by others, and by somebody who watches."""


def square(side: int) -> str:
    """Lay out a square of cards, its colours by row and its shapes by column; the middle comes first."""
    places = sorted(product(range(side), repeat=2), key=lambda place: place != (1, 1))
    return " ".join(f"{chr(ord('l') + x)}{49 + y}={'rgby'[y]}1{'cstx'[x]}" for x, y in places)


def made(game: Game[Any, Any, Any, Any], states: tuple[Any, ...], seats: int = 2) -> Iterator[Position]:
    """Yield positions as seat 0 knows them, whether it is to act or not."""
    for number, state in enumerate(states * TIMES, POSITIONS):
        known = Perspective(game, game.view(state, 0), 0)
        yield Position(number, known, Stream(SEED, f"made/{number}"), seats)


def of_iota() -> Iterator[Position]:
    """Yield an empty table, one where a card has no free place beside it, and one where no line is open."""
    hands = "g4x y3t y4s r4t", "b4c b3x b4t y2s"
    begun = cards.GAME.initial(cards.GAME.setup(2, {}))
    squares = tuple(cards.position(square(side), *hands) for side in (3, 4))
    known = cards.position("m50=r2c n50=g2t", *hands, bottom="r1c w y1x b2t g1s b1x")
    return made(cards.GAME, (begun, *squares, known))


def of_quantum() -> Iterator[Position]:
    """Yield positions before the dice lie: at the start, with numbers on the sheets, with equal ones."""
    written = {0: sheets.rows(R=(2, 5, 9), Y=(4,)), 1: sheets.rows(B=(3, 7))}
    rolling = sheets.position(Phase.ROLL, sheets=written, misses={1: 2})
    equal = {seat: sheets.rows(R=(5, 7), Y=(5,), B=(5,), P=(5,)) for seat in range(2)}
    alike = sheets.position(Phase.ROLL, sheets=equal)._replace(active=1)
    return made(sheets.GAME, (sheets.position(), rolling, alike))
