"""What laying a piece brings at each of its places, best first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.games.iqlandie.material import JOKER, Exposition, Expositions, Piece, Spot, spots
from accessgames.games.iqlandie.rules import scoring
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.games.iqlandie.rules.state import IqView, Laid, LaidPieces, PlayerBoard, covered, pieces_on

After = Callable[["Spot"], int]
"""Points of an exposition once a piece lies at one of its free places."""


_EVERYWHERE: Final = frozenset({"colour", "second", "shapes"})
"""Scorings that do not ask where in the exposition a piece lies."""


def after_piece(grid: Exposition, laid: LaidPieces, piece: Piece) -> After:
    """Return what tells the points of an exposition with a piece more; no joker lies there, nor is it one."""
    scored = grid.scoring
    if scored in _EVERYWHERE:
        known: list[int] = []

        def after_any(spot: Spot) -> int:
            if not known:
                more = (*laid, Laid(piece, spot, piece.colour))
                known.append(scoring.points(grid, more, scoring.colours_of(more)))
            return known[0]

        return after_any
    taken = covered(laid)
    if scored == "gaps":
        return lambda spot: scoring.PER_GAP * scoring.gap_count(grid, taken | spot.mask)
    before = scoring.points(grid, laid, scoring.colours_of(laid))
    if scored == "robots":
        neighbours, there = grid.board.neighbours, scoring.robots(laid)
        return lambda spot: (
            before + 2 * scoring.PER_ROBOT * (spot.robot and neighbours(spot.robot) & there).bit_count()
        )
    # Only lines of at most two colours, the new one included, can become full and count.
    missing: list[int] = []
    for line in scoring.lines(grid):
        shown = {each.colour for each in laid if each.spot.mask & line} | {piece.colour}
        if line & ~taken and len(shown) <= scoring.MOST_COLOURS:
            missing.append(line & ~taken)
    return lambda spot: before + scoring.PER_LINE * sum(not rest & ~spot.mask for rest in missing)


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
    return placement_gains_on(view.table.expositions, view.board, view.table.colours_of(view.viewer), piece)


def placement_gains_on(
    grids: Expositions, board: PlayerBoard, pair: scoring.Pair, piece: Piece
) -> tuple[PlacementGain, ...]:
    """Return every place on a board with what it brings, for a seat with a condition; see `changes`."""
    if piece.colour == JOKER or any(scoring.open_jokers(laid) for laid in board):
        gains = _with_jokers(grids, board, pair, piece)
    else:
        gains = _without_jokers(grids, board, pair, piece)
    return tuple(sorted(gains, key=lambda change: (-change.total, -change.gain)))


def _without_jokers(
    grids: Expositions, board: PlayerBoard, pair: scoring.Pair, piece: Piece
) -> Iterator[PlacementGain]:
    """Where all colours are known, one exposition changes, and the pairs by the same everywhere."""
    colours = [laid.colour for laid in pieces_on(board)]
    pairs = _pairs([*colours, piece.colour], pair) - _pairs(colours, pair)
    for grid, laid in zip(grids, board, strict=True):
        taken, before = covered(laid), scoring.points(grid, laid, scoring.colours_of(laid))
        after = after_piece(grid, laid, piece)
        for spot in spots(piece, grid):
            if not spot.mask & taken:
                reached = after(spot)
                total = reached - before + pairs
                yield PlacementGain(_placing(piece, spot), spot, before, reached, total)


def _pairs(colours: list[str], pair: scoring.Pair) -> int:
    """Return the points of point 7 for pieces of these colours."""
    return scoring.PER_PAIR * min(colours.count(pair[0]), colours.count(pair[1])) if pair else 0


def _placing(piece: Piece, spot: Spot) -> Place:
    return Place(piece, spot.exposition, spot.anchor, spot.orientation)


def _with_jokers(
    grids: Expositions, board: PlayerBoard, pair: scoring.Pair, piece: Piece
) -> Iterator[PlacementGain]:
    """Jokers of one exposition may have to change their colours for another."""
    parts = [dict(scoring.colourings_of(grid, laid, pair)) for grid, laid in zip(grids, board, strict=True)]
    now = scoring.best_colouring(_all(parts)).points
    for index, (grid, laid) in enumerate(zip(grids, board, strict=True)):
        others = _all([part for place, part in enumerate(parts) if place != index])
        taken, before = covered(laid), scoring.exposition_points(grid, laid)
        known: tuple[int, int] | None = None
        for spot in spots(piece, grid):
            if spot.mask & taken:
                continue
            if known is None or grid.scoring not in _EVERYWHERE:
                more = (*laid, Laid(piece, spot, piece.colour))
                ways = scoring.joined_colourings(others, scoring.colourings_of(grid, more, pair))
                after = scoring.exposition_points(grid, more)
                known = after, scoring.best_colouring(ways).points - now
            yield PlacementGain(_placing(piece, spot), spot, before, *known)


def _all(parts: list[scoring.Colourings]) -> scoring.Colourings:
    """Return the best ways for several expositions together."""
    ways: scoring.Colourings = {(0, 0): scoring.Colouring(0, ())}
    for part in parts:
        ways = scoring.joined_colourings(ways, part.items())
    return ways
