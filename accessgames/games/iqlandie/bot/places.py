"""The best place of a piece on a board, remembered as long as the exposition does not change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.bot.content import content_of
from accessgames.games.iqlandie.bot.worth import WORTHS, pairs_worth
from accessgames.games.iqlandie.material import JOKER, Spot, spots
from accessgames.games.iqlandie.rules.board import pieces_on
from accessgames.games.iqlandie.rules.scoring.grids import SCORING

if TYPE_CHECKING:
    from accessgames.games.iqlandie.bot.weights import Weights
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.board import LaidPieces, PlayerBoard
    from accessgames.games.iqlandie.rules.scoring.jokers import Pair

PLACELESS: Final = frozenset({"colour", "second", "shapes"})
"""Scorings for which it makes no difference now where in an exposition a piece lies."""

NOWHERE: Final = -1.0
"""Gain of a piece that fits nowhere."""


class Best(NamedTuple):
    """The best place of a piece.

    Attributes:
        gain: What it adds to the value of the board, point 7 included.
        spot: The place; None when the piece fits nowhere.
    """

    gain: float
    spot: Spot | None


@lru_cache(maxsize=128)
def gains(index: int, laid: LaidPieces, piece: Piece, weights: Weights, hope: float) -> dict[Spot, float]:
    """Return what each free place in an exposition adds to its value."""
    content, worth = content_of(laid), WORTHS[index]
    taken = content.taken
    now = worth(index, content, weights, hope)
    free = [spot for spot in spots(piece, index + 1) if not spot.mask & taken]
    if free and not hope and SCORING[index] in PLACELESS:
        return dict.fromkeys(free, worth(index, content.extended(piece, free[0]), weights, hope) - now)
    return {spot: worth(index, content.extended(piece, spot), weights, hope) - now for spot in free}


@lru_cache(maxsize=4096)
def _best_in(index: int, laid: LaidPieces, piece: Piece, weights: Weights, hope: float) -> Best:
    found = gains(index, laid, piece, weights, hope)
    if not found:
        return Best(NOWHERE, None)
    spot = max(found, key=found.__getitem__)
    return Best(found[spot], spot)


def best_place(board: PlayerBoard, pair: Pair, piece: Piece, weights: Weights, hope: float) -> Best:
    """Return the best place of a piece on a whole board."""
    found = [_best_in(index, laid, piece, weights, hope) for index, laid in enumerate(board)]
    best = max((one for one in found if one.spot), key=lambda one: one.gain, default=None)
    if best is None:
        return Best(NOWHERE, None)
    return Best(best.gain + pair_gain(board, pair, piece, weights, hope), best.spot)


def pair_counts(board: PlayerBoard, pair: tuple[str, str]) -> tuple[int, int]:
    """Return how many pieces of two colours lie on a board, open jokers shared out so that both are alike."""
    return shared_out([laid.colour for laid in pieces_on(board)], pair)


def shared_out(colours: Sequence[str], pair: tuple[str, str]) -> tuple[int, int]:
    """Return how many of these are of two colours, jokers shared out so that both are alike."""
    counts = [colours.count(pair[0]), colours.count(pair[1])]
    for _ in range(colours.count(JOKER)):
        counts[counts[1] < counts[0]] += 1
    return counts[0], counts[1]


def pair_gain(board: PlayerBoard, pair: Pair, piece: Piece, weights: Weights, hope: float) -> float:
    """Return what a piece adds to the value of point 7."""
    if pair is None or piece.colour not in {*pair, JOKER}:
        return 0.0
    counts = list(pair_counts(board, pair))
    now = pairs_worth((counts[0], counts[1]), weights, hope)
    counts[counts[1] < counts[0] if piece.colour == JOKER else pair.index(piece.colour)] += 1
    return pairs_worth((counts[0], counts[1]), weights, hope) - now
