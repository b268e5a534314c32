"""What laying a piece brings at each of its places, best first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import JOKER, spots
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.games.iqlandie.rules.board import Laid, covered, pieces_on
from accessgames.games.iqlandie.rules.scoring.grids import SCORING, colours_of, points
from accessgames.games.iqlandie.rules.scoring.jokers import (
    PER_PAIR,
    Way,
    Ways,
    best_way,
    exposition_points,
    joined,
    open_jokers,
    ways_of,
)
from accessgames.games.iqlandie.rules.scoring.quick import after_piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.board import LaidPieces, PlayerBoard
    from accessgames.games.iqlandie.rules.scoring.jokers import Pair
    from accessgames.games.iqlandie.rules.table import IqView

_EVERYWHERE: Final = frozenset({"colour", "second", "shapes"})
"""Scorings that do not ask where in the exposition a piece lies."""


@dataclass(frozen=True, slots=True)
class Change:
    """A place for a piece and what it brings.

    Attributes:
        action: Lays the piece there.
        spot: The place.
        before: Points of its exposition now, by itself, open jokers standing for what brings most there.
        after: The same afterwards.
        total: Change of the whole score, pairs of point 7 included, open jokers standing for what brings most
            on the whole. No other exposition changes.
    """

    action: Place
    spot: Spot
    before: int
    after: int
    total: int

    @property
    def gain(self) -> int:
        """Change of the points of its exposition."""
        return self.after - self.before


def changes(view: IqView, piece: Piece) -> tuple[Change, ...]:
    """Return every place where the viewer can lay a piece, what brings most first, equals by notation."""
    if view.board is None:
        return ()
    return changes_on(view.board, view.table.colours_of(view.viewer), piece)


def changes_on(board: PlayerBoard, pair: Pair, piece: Piece) -> tuple[Change, ...]:
    """Return every place on a board with what it brings, for a seat with a condition; see `changes`."""
    if piece.colour == JOKER or any(open_jokers(laid) for laid in board):
        found = _with_jokers(board, pair, piece)
    else:
        found = _without_jokers(board, pair, piece)
    return tuple(sorted(found, key=lambda change: (-change.total, -change.gain)))


def _without_jokers(board: PlayerBoard, pair: Pair, piece: Piece) -> list[Change]:
    """Where all colours are known, one exposition changes, and the pairs by the same everywhere."""
    colours = [laid.colour for laid in pieces_on(board)]
    pairs = _pairs([*colours, piece.colour], pair) - _pairs(colours, pair)
    found: list[Change] = []
    for index, laid in enumerate(board):
        taken, before = covered(laid), points(index, laid, colours_of(laid))
        after = after_piece(index, laid, piece)
        for spot in spots(piece, index + 1):
            if not spot.mask & taken:
                reached = after(spot)
                found.append(Change(_placing(piece, spot), spot, before, reached, reached - before + pairs))
    return found


def _pairs(colours: list[str], pair: Pair) -> int:
    """Return the points of point 7 for pieces of these colours."""
    return PER_PAIR * min(colours.count(pair[0]), colours.count(pair[1])) if pair else 0


def _placing(piece: Piece, spot: Spot) -> Place:
    return Place(piece, spot.exposition, spot.anchor, spot.orientation)


def _with_jokers(board: PlayerBoard, pair: Pair, piece: Piece) -> list[Change]:
    """Jokers of one exposition may have to change their colours for another."""
    parts = [dict(ways_of(index, laid, pair)) for index, laid in enumerate(board)]
    found: list[Change] = []
    now = best_way(_all(parts)).points
    for index, laid in enumerate(board):
        rest = _all([part for place, part in enumerate(parts) if place != index])
        found.extend(_in_exposition(index, laid, piece, pair, (rest, now)))
    return found


def _all(parts: list[Ways]) -> Ways:
    """Return the best ways for several expositions together."""
    ways: Ways = {(0, 0): Way(0, ())}
    for part in parts:
        ways = joined(ways, part.items())
    return ways


def _in_exposition(
    index: int, laid: LaidPieces, piece: Piece, pair: Pair, rest: tuple[Ways, int]
) -> Iterator[Change]:
    """Yield the places in one exposition; `rest` is all others, and what the board is worth now."""
    taken, before = covered(laid), exposition_points(index, laid)
    others, now = rest
    known: tuple[int, int] | None = None
    for spot in spots(piece, index + 1):
        if spot.mask & taken:
            continue
        if known is None or SCORING[index] not in _EVERYWHERE:
            more = (*laid, Laid(piece, spot, piece.colour))
            after = exposition_points(index, more)
            known = after, best_way(joined(others, ways_of(index, more, pair))).points - now
        yield Change(_placing(piece, spot), spot, before, *known)
