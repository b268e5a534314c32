"""What `accessgames bench` measures of iQLANDIE beside playing: generators, solvers, scoring."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from accessgames.games.iqlandie.material import BOARDS, CONDITIONS, EXPOSITIONS, MATERIAL, SUPPLY
from accessgames.games.iqlandie.rules.scoring import items
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, Laid, PlayerBoard, places, with_piece
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.biology import shortest_route
from accessgames.games.iqlandie.tasks.kind import LEVELS
from accessgames.games.iqlandie.tasks.optics import solutions
from accessgames.games.iqlandie.tasks.space import smallest
from tools.bench.work import Workload

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.tasks.kind import Card

CARDS: Final = 30
"""Cards in one stretch of work, ten of each level."""

PIECES: Final = 24
"""Pieces on a board at the end of a match."""

_SEED: Final = "bench"
_MEMORIES: Final = (shortest_route, solutions, smallest)


@cache
def _stream(kind: str) -> Stream:
    return Stream(_SEED, f"iqlandie/{kind}")


def make(kind: str) -> int:
    """Generate cards of a kind, always new ones."""
    stream = _stream(kind)
    for number in range(CARDS):
        KINDS[kind].generate(stream, LEVELS[number % len(LEVELS)])
    return CARDS


@cache
def _cards(kind: str) -> tuple[Card, ...]:
    stream = Stream(_SEED, f"iqlandie/solved/{kind}")
    return tuple(KINDS[kind].generate(stream, LEVELS[number % len(LEVELS)]) for number in range(CARDS))


def solve(kind: str) -> int:
    """Solve the same cards of a kind, with nothing remembered, and count all their solutions."""
    for memory in _MEMORIES:
        memory.cache_clear()
    for card in _cards(kind):
        KINDS[kind].measure(card.task)
    return CARDS


@cache
def boards() -> tuple[PlayerBoard, ...]:
    """Return boards with pieces at random, one for each exposition that there is."""
    stream = Stream(_SEED, "iqlandie/boards")
    coloured = [piece for piece, _ in SUPPLY if piece.shape != MATERIAL.single]
    return tuple(_filled(stream, coloured) for _ in BOARDS)


def _filled(stream: Stream, pieces: list[Piece]) -> PlayerBoard:
    board = EMPTY_BOARD
    for _ in range(PIECES):
        piece = stream.choice(pieces)
        found = places(EXPOSITIONS, board, piece)
        if found:
            board = with_piece(board, Laid(piece, stream.choice(found), piece.colour))
    return board


def score() -> int:
    """Score some boards with all eight items."""
    pair = MATERIAL.conditions[CONDITIONS[0]]
    for board in boards():
        items(EXPOSITIONS, board, pair, 0)
    return len(boards())


WORKLOADS: Final = (
    Workload("made-biology", "iqlandie-work-made-biology", "cards/s", partial(make, "biology")),
    Workload("made-programming", "iqlandie-work-made-programming", "cards/s", partial(make, "programming")),
    Workload("made-optics", "iqlandie-work-made-optics", "cards/s", partial(make, "optics")),
    Workload("made-space", "iqlandie-work-made-space", "cards/s", partial(make, "space")),
    Workload("solved-biology", "iqlandie-work-solved-biology", "cards/s", partial(solve, "biology")),
    Workload(
        "solved-programming", "iqlandie-work-solved-programming", "cards/s", partial(solve, "programming")
    ),
    Workload("solved-optics", "iqlandie-work-solved-optics", "cards/s", partial(solve, "optics")),
    Workload("solved-space", "iqlandie-work-solved-space", "cards/s", partial(solve, "space")),
    Workload("scored", "iqlandie-work-scored", "boards/s", score),
)
"""Everything, in the order in which it is told."""
