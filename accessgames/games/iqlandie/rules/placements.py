"""What laying a piece brings at each of its places, best first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS, JOKER, spots
from accessgames.games.iqlandie.rules import scoring
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.games.iqlandie.rules.state import Laid, covered, pieces_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.state import IqView, LaidPieces, PlayerBoard

After = Callable[["Spot"], int]
"""Points of an exposition once a piece lies at one of its free places."""


def after_piece(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Return what tells the points of an exposition with a piece more; no joker lies there, nor is it one."""
    make = _BY_SPOT.get(scoring.SCORING[index])
    return _everywhere(index, laid, piece) if make is None else make(index, laid, piece)


def _everywhere(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Where the place does not matter, the first one answers for all."""
    known: list[int] = []

    def after(spot: Spot) -> int:
        if not known:
            more = (*laid, Laid(piece, spot, piece.colour))
            known.append(scoring.points(index, more, scoring.colours_of(more)))
        return known[0]

    return after


def _gaps(index: int, laid: LaidPieces, piece: Piece) -> After:
    del piece
    taken = covered(laid)
    return lambda spot: scoring.PER_GAP * scoring.gap_count(index, taken | spot.mask)


def _robots(index: int, laid: LaidPieces, piece: Piece) -> After:
    del piece
    board, there = BOARDS[index], scoring.robots(laid)
    before = scoring.points(index, laid, scoring.colours_of(laid))

    def after(spot: Spot) -> int:
        beside = board.neighbours(spot.robot) & there if spot.robot else 0
        return before + 2 * scoring.PER_ROBOT * beside.bit_count()

    return after


def _lines(index: int, laid: LaidPieces, piece: Piece) -> After:
    """Only lines of at most two colours, the new one included, can become full and count."""
    taken = covered(laid)
    before = scoring.points(index, laid, scoring.colours_of(laid))
    missing: list[int] = []
    for line in scoring.lines(index):
        shown = {each.colour for each in laid if each.spot.mask & line} | {piece.colour}
        if line & ~taken and len(shown) <= scoring.MOST_COLOURS:
            missing.append(line & ~taken)

    def after(spot: Spot) -> int:
        return before + scoring.PER_LINE * sum(not rest & ~spot.mask for rest in missing)

    return after


_BY_SPOT: Final[dict[str, Callable[[int, LaidPieces, Piece], After]]] = {
    "gaps": _gaps,
    "robots": _robots,
    "lines": _lines,
}


_EVERYWHERE: Final = frozenset({"colour", "second", "shapes"})
"""Scorings that do not ask where in the exposition a piece lies."""


@dataclass(frozen=True, slots=True)
class PlacementGain:
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


def placement_gains(view: IqView, piece: Piece) -> tuple[PlacementGain, ...]:
    """Return every place where the viewer can lay a piece, what brings most first, equals by notation."""
    if view.board is None:
        return ()
    return placement_gains_on(view.board, view.table.colours_of(view.viewer), piece)


def placement_gains_on(board: PlayerBoard, pair: scoring.Pair, piece: Piece) -> tuple[PlacementGain, ...]:
    """Return every place on a board with what it brings, for a seat with a condition; see `changes`."""
    if piece.colour == JOKER or any(scoring.open_jokers(laid) for laid in board):
        found = _with_jokers(board, pair, piece)
    else:
        found = _without_jokers(board, pair, piece)
    return tuple(sorted(found, key=lambda change: (-change.total, -change.gain)))


def _without_jokers(board: PlayerBoard, pair: scoring.Pair, piece: Piece) -> list[PlacementGain]:
    """Where all colours are known, one exposition changes, and the pairs by the same everywhere."""
    colours = [laid.colour for laid in pieces_on(board)]
    pairs = _pairs([*colours, piece.colour], pair) - _pairs(colours, pair)
    found: list[PlacementGain] = []
    for index, laid in enumerate(board):
        taken, before = covered(laid), scoring.points(index, laid, scoring.colours_of(laid))
        after = after_piece(index, laid, piece)
        for spot in spots(piece, index + 1):
            if not spot.mask & taken:
                reached = after(spot)
                found.append(
                    PlacementGain(_placing(piece, spot), spot, before, reached, reached - before + pairs)
                )
    return found


def _pairs(colours: list[str], pair: scoring.Pair) -> int:
    """Return the points of point 7 for pieces of these colours."""
    return scoring.PER_PAIR * min(colours.count(pair[0]), colours.count(pair[1])) if pair else 0


def _placing(piece: Piece, spot: Spot) -> Place:
    return Place(piece, spot.exposition, spot.anchor, spot.orientation)


def _with_jokers(board: PlayerBoard, pair: scoring.Pair, piece: Piece) -> list[PlacementGain]:
    """Jokers of one exposition may have to change their colours for another."""
    parts = [dict(scoring.colourings_of(index, laid, pair)) for index, laid in enumerate(board)]
    found: list[PlacementGain] = []
    now = scoring.best_colouring(_all(parts)).points
    for index, laid in enumerate(board):
        rest = _all([part for place, part in enumerate(parts) if place != index])
        found.extend(_in_exposition(index, laid, piece, pair, (rest, now)))
    return found


def _all(parts: list[scoring.Colourings]) -> scoring.Colourings:
    """Return the best ways for several expositions together."""
    ways: scoring.Colourings = {(0, 0): scoring.Colouring(0, ())}
    for part in parts:
        ways = scoring.joined_colourings(ways, part.items())
    return ways


def _in_exposition(
    index: int, laid: LaidPieces, piece: Piece, pair: scoring.Pair, rest: tuple[scoring.Colourings, int]
) -> Iterator[PlacementGain]:
    """Yield the places in one exposition; `rest` is all others, and what the board is worth now."""
    taken, before = covered(laid), scoring.exposition_points(index, laid)
    others, now = rest
    known: tuple[int, int] | None = None
    for spot in spots(piece, index + 1):
        if spot.mask & taken:
            continue
        if known is None or scoring.SCORING[index] not in _EVERYWHERE:
            more = (*laid, Laid(piece, spot, piece.colour))
            after = scoring.exposition_points(index, more)
            known = (
                after,
                scoring.best_colouring(
                    scoring.joined_colourings(others, scoring.colourings_of(index, more, pair))
                ).points
                - now,
            )
        yield PlacementGain(_placing(piece, spot), spot, before, *known)
