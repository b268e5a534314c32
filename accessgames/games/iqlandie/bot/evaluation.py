"""What an exposition is worth: its points, and what may still come of it (iQLANDIE, points 1 to 6).

By weights from `data/values.json`, fitted by `tools/fit_iqlandie.py`; and the best place of a piece by it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.games.iqlandie.material import (
    COLOURS,
    JOKER,
    SINGLE,
    Exposition,
    Expositions,
    Piece,
    Spot,
    spots,
)
from accessgames.games.iqlandie.rules import scoring
from accessgames.games.iqlandie.rules.state import LaidPieces, PlayerBoard, pieces_on

PARTS: Final = 4
"""Parts of a match of 12 rounds; what may still come counts differently in each."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What may still come of an exposition, in points; all weights 0 leave the points of now.

    Compared by identity, so that what was worked out with them is found again quickly.

    Attributes:
        hope: How much of what may come counts when 1 to 2, 3 to 5, 6 to 8, 9 or more rounds are left.
        colour: Exposition 1: each usable free square.
        second: Exposition 2: each square by which the first colour leads; each further free square.
        gaps: Exposition 3: each square of a free area beyond the size that can still be split.
        shapes: Exposition 4: each further shape that has room.
        robots: Exposition 5: each free square beside a robot, each usable free square.
        lines: Exposition 6: a line that can still be full, by its covered squares.
        third: Exposition 6: share of the above that is left to lines with two colours already.
        pair: Point 7: each piece by which one colour leads.
        tidy: Each pair of free squares side by side, in every exposition but 3.
        denial: Share of what a piece is worth to the others that counts when one is taken from them.
    """

    hope: tuple[float, ...]
    colour: tuple[float, ...]
    second: tuple[float, ...]
    gaps: tuple[float, ...]
    shapes: tuple[float, ...]
    robots: tuple[float, ...]
    lines: tuple[float, ...]
    third: tuple[float, ...]
    pair: tuple[float, ...]
    tidy: tuple[float, ...]
    denial: tuple[float, ...]


def read_weights(table: Mapping[str, Sequence[float]]) -> Weights:
    """Build the weights from the table of the data file."""
    return Weights(**{name: tuple(map(float, table[name])) for name in Weights.__dataclass_fields__})


def no_weights() -> Weights:
    """Return weights under which only the points of now count."""
    sizes = {"hope": PARTS, "second": 2, "robots": 2, "lines": 4}
    return read_weights({name: [0.0] * sizes.get(name, 1) for name in Weights.__dataclass_fields__})


@cache
def shipped_weights() -> Weights:
    """Return the fitted weights that come with the game."""
    text = Path(__file__).parents[1].joinpath("data/values.json").read_text(encoding="utf-8")
    return read_weights(json.loads(text)["weights"])


def hope_of(weights: Weights, rounds_left: int) -> float:
    """Return how much of what may come counts when so many rounds follow this one; 0 in the last."""
    return weights.hope[min(rounds_left // 3, PARTS - 1)] if rounds_left else 0.0


_PLACE: Final[Mapping[str, int]] = {colour: place for place, colour in enumerate((*COLOURS, JOKER))}


class Content(NamedTuple):
    """The pieces of one exposition.

    Attributes:
        masks: Covered squares by colour in the order of `COLOURS`, open jokers last.
        robots: Squares with robots.
        shapes: Different shapes, single squares not counted.
    """

    masks: tuple[int, ...]
    robots: int
    shapes: frozenset[str]

    @property
    def taken(self) -> int:
        """The covered squares."""
        a, b, c, d, e, f = self.masks
        return a | b | c | d | e | f

    def extended(self, piece: Piece, spot: Spot) -> Content:
        """Return the content with one more piece."""
        place = _PLACE[piece.colour]
        masks = self.masks
        return Content(
            (*masks[:place], masks[place] | spot.mask, *masks[place + 1 :]),
            self.robots | spot.robot,
            self.shapes if piece.shape == SINGLE else self.shapes | {piece.shape},
        )


NO_CONTENT: Final = Content((0,) * len(_PLACE), 0, frozenset())
"""An empty exposition."""


@lru_cache(maxsize=512)
def content_of(laid: LaidPieces) -> Content:
    """Return the content of an exposition."""
    content = NO_CONTENT
    for each in laid:
        piece = each.piece._replace(colour=each.colour)
        content = content.extended(piece, each.spot)
    return content


_SMALLEST: Final = 3
"""Squares of the smallest pieces; a smaller free area is of no use for pieces."""

_MEDIUM: Final = 4
_MOST_BESIDE: Final = 4

Evaluator = Callable[["Exposition", "Content", "Weights", float], float]
"""Value of an exposition; the last argument is how much of what may come counts."""


@lru_cache(maxsize=1 << 14)
def usable(grid: Exposition, taken: int) -> int:
    """Count the free squares that lie in areas where at least the smallest piece could have room."""
    board = grid.board
    sizes = map(int.bit_count, board.regions(board.mask & ~taken))
    return sum(size for size in sizes if size >= _SMALLEST)


@lru_cache(maxsize=1 << 14)
def _gaps(taken: int, grid: Exposition) -> tuple[int, int]:
    """Return the number of gaps, and the squares beyond the first two of each."""
    board = grid.board
    sizes = [area.bit_count() for area in board.regions(board.mask & ~taken)]
    return len(sizes), sum(max(0, size - 2) for size in sizes)


def _tidy(grid: Exposition, taken: int, weights: Weights) -> float:
    board = grid.board
    return weights.tidy[0] * scoring.neighbour_pairs(board, board.mask & ~taken)


def _colour(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    counts = [mask.bit_count() for mask in content.masks]
    now = max(counts[:-1]) + counts[-1]
    if not hope:
        return now
    taken = content.taken
    return now + hope * (weights.colour[0] * usable(grid, taken) + _tidy(grid, taken, weights))


def _second(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    *counts, jokers = (mask.bit_count() for mask in content.masks)
    counts.sort()
    first, second = counts[-1], counts[-2]
    if jokers:
        lifted = min(jokers, first - second)
        first, second = first + (jokers - lifted) // 2, second + lifted + (jokers - lifted) // 2
    now = scoring.PER_SECOND * second
    if not hope:
        return now
    taken = content.taken
    room = usable(grid, taken)
    lead = min(first - second, room)
    more = weights.second[0] * lead + weights.second[1] * (room - lead)
    return now + hope * (more + _tidy(grid, taken, weights))


def _split(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    count, more = _gaps(content.taken, grid)
    return scoring.PER_GAP * count + hope * weights.gaps[0] * more


def _shapes(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    known = len(content.shapes)
    now = scoring.PER_SHAPE * known
    if not hope:
        return now
    taken = content.taken
    room = min(max(0, len(grid.shapes) - known), usable(grid, taken) / _MEDIUM)
    return now + hope * (weights.shapes[0] * room + _tidy(grid, taken, weights))


def _robots(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    board, robots, taken = grid.board, content.robots, content.taken
    now = 2 * scoring.PER_ROBOT * scoring.neighbour_pairs(board, robots)
    if not hope:
        return now
    free = board.mask & ~taken
    beside = min(_MOST_BESIDE, _contacts(grid, robots, free))
    more = weights.robots[0] * beside + weights.robots[1] * usable(grid, taken)
    return now + hope * (more + _tidy(grid, taken, weights))


@lru_cache(maxsize=1 << 13)
def _contacts(grid: Exposition, robots: int, free: int) -> int:
    """Count the sides that robots share with free squares."""
    board = grid.board
    found = 0
    while robots:
        one = robots & -robots
        found += (board.neighbours(one) & free).bit_count()
        robots &= robots - 1
    return found


def _lines(grid: Exposition, content: Content, weights: Weights, hope: float) -> float:
    taken = content.taken
    colours = content.masks[:-1]
    worth = 0.0
    for line in scoring.lines(grid):
        shown = sum(1 for mask in colours if mask & line)
        if shown > scoring.MOST_COLOURS:
            continue
        covered = (taken & line).bit_count()
        if covered == line.bit_count():
            worth += scoring.PER_LINE
        elif hope:
            open_worth = weights.lines[min(covered, len(weights.lines) - 1)]
            worth += hope * open_worth * (weights.third[0] if shown == scoring.MOST_COLOURS else 1.0)
    return worth + (hope * _tidy(grid, taken, weights) if hope else 0.0)


EVALUATORS: Final[dict[str, Evaluator]] = {
    "colour": _colour,
    "second": _second,
    "gaps": _split,
    "shapes": _shapes,
    "robots": _robots,
    "lines": _lines,
}
"""The value of an exposition, by its scoring."""


def evaluate_pairs(counts: tuple[int, int], weights: Weights, hope: float) -> float:
    """Return the value of point 7 with so many pieces of both colours, jokers shared out before."""
    low, high = sorted(counts)
    return 2 * low + hope * weights.pair[0] * (high - low)


PLACELESS: Final = frozenset({"colour", "second", "shapes"})
"""Scorings for which it makes no difference now where in an exposition a piece lies."""

NOWHERE: Final = -1.0
"""Gain of a piece that fits nowhere."""


class BestPlace(NamedTuple):
    """The best place of a piece.

    Attributes:
        gain: What it adds to the value of the board, point 7 included.
        spot: The place; None when the piece fits nowhere.
    """

    gain: float
    spot: Spot | None


@lru_cache(maxsize=128)
def gains(
    grid: Exposition, laid: LaidPieces, piece: Piece, weights: Weights, hope: float
) -> dict[Spot, float]:
    """Return what each free place in an exposition adds to its value."""
    content, worth = content_of(laid), EVALUATORS[grid.scoring]
    taken = content.taken
    now = worth(grid, content, weights, hope)
    free = [spot for spot in spots(piece, grid) if not spot.mask & taken]
    if free and not hope and grid.scoring in PLACELESS:
        return dict.fromkeys(free, worth(grid, content.extended(piece, free[0]), weights, hope) - now)
    return {spot: worth(grid, content.extended(piece, spot), weights, hope) - now for spot in free}


@lru_cache(maxsize=4096)
def _best_place_in(
    grid: Exposition, laid: LaidPieces, piece: Piece, weights: Weights, hope: float
) -> BestPlace:
    found = gains(grid, laid, piece, weights, hope)
    if not found:
        return BestPlace(NOWHERE, None)
    spot = max(found, key=found.__getitem__)
    return BestPlace(found[spot], spot)


def best_place(
    grids: Expositions, board: PlayerBoard, pair: scoring.Pair, piece: Piece, weights: Weights, hope: float
) -> BestPlace:
    """Return the best place of a piece on a whole board."""
    found = [
        _best_place_in(grid, laid, piece, weights, hope) for grid, laid in zip(grids, board, strict=True)
    ]
    best = max((one for one in found if one.spot), key=lambda one: one.gain, default=None)
    if best is None:
        return BestPlace(NOWHERE, None)
    return BestPlace(best.gain + pair_gain(board, pair, piece, weights, hope), best.spot)


def pair_counts(board: PlayerBoard, pair: tuple[str, str]) -> tuple[int, int]:
    """Return how many pieces of two colours lie on a board, open jokers shared out so that both are alike."""
    return shared_out([laid.colour for laid in pieces_on(board)], pair)


def shared_out(colours: Sequence[str], pair: tuple[str, str]) -> tuple[int, int]:
    """Return how many of these are of two colours, jokers shared out so that both are alike."""
    counts = [colours.count(pair[0]), colours.count(pair[1])]
    for _ in range(colours.count(JOKER)):
        counts[counts[1] < counts[0]] += 1
    return counts[0], counts[1]


def pair_gain(board: PlayerBoard, pair: scoring.Pair, piece: Piece, weights: Weights, hope: float) -> float:
    """Return what a piece adds to the value of point 7."""
    if pair is None or piece.colour not in {*pair, JOKER}:
        return 0.0
    counts = list(pair_counts(board, pair))
    now = evaluate_pairs((counts[0], counts[1]), weights, hope)
    counts[counts[1] < counts[0] if piece.colour == JOKER else pair.index(piece.colour)] += 1
    return evaluate_pairs((counts[0], counts[1]), weights, hope) - now
