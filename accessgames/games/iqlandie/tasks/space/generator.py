"""Makes tasks of space: everything that three or four unshifted cards can show, found once from below."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.tasks.kind import Card, Measure
from accessgames.games.iqlandie.tasks.space.cards import PICTURES, turned
from accessgames.games.iqlandie.tasks.space.model import CARDS, WINDOW, Picture, SpaceTask

if TYPE_CHECKING:
    from accessgames.engine import Stream

EASY_CARDS: Final = 3
MOST_CARDS: Final = 4


def level_of(cards: int, solutions: int) -> int | None:
    """Return the level by the cards of a smallest solution and its choices (iQLANDIE 2.8).

    Three cards in several ways, three cards in one way, four cards; None for fewer or more.
    """
    if not solutions or not EASY_CARDS <= cards <= MOST_CARDS:
        return None
    if cards == MOST_CARDS:
        return 3
    return 1 if solutions > 1 else 2


@cache
def _tasks() -> dict[int, tuple[tuple[SpaceTask, Measure], ...]]:
    """Return every task by level; takes a fraction of a second, once."""
    turns = [[turned(picture, quarters) for quarters in range(4)] for picture in PICTURES]
    layer: dict[tuple[Picture, int], set[int]] = {(WINDOW * len(PICTURES[0]), 0): {0}}
    known: set[Picture] = set()
    levels: dict[int, list[tuple[SpaceTask, Measure]]] = defaultdict(list)
    for size in range(1, MOST_CARDS + 1):
        layer = _laid_on(layer, turns)
        shown: dict[Picture, set[int]] = defaultdict(set)
        for (picture, _), choices in layer.items():
            if WINDOW not in picture and picture not in known:
                shown[picture] |= choices
        known.update(shown)
        for picture, choices in shown.items():
            level = level_of(size, len(choices))
            if level is not None:
                levels[level].append((SpaceTask(picture), Measure(size, len(choices))))
    return {level: tuple(found) for level, found in levels.items()}


def _laid_on(
    layer: dict[tuple[Picture, int], set[int]], turns: list[list[Picture]]
) -> dict[tuple[Picture, int], set[int]]:
    """Lay one more card, in every turn, on everything that fewer cards show.

    Keys are pictures with the mask of their cards; values are the choices of cards with their turns that show
    it: three bits for each card, 4 to 7 when it is used.
    """
    further: dict[tuple[Picture, int], set[int]] = defaultdict(set)
    for (picture, used), choices in layer.items():
        for card in range(CARDS):
            if used >> card & 1:
                continue
            for quarters, upper in enumerate(turns[card]):
                both = "".join(
                    low if high == WINDOW else high for low, high in zip(picture, upper, strict=True)
                )
                mark = (4 | quarters) << 3 * card
                further[both, used | 1 << card].update(choice | mark for choice in choices)
    return further


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level, each with equal probability."""
    task, measure = stream.choice(_tasks()[level])
    return Card("space", task, level, measure)
