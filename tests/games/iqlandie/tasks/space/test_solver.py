"""From the topmost card down, against what the generator found from below and against trying every pile."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.tasks import SPACE
from accessgames.games.iqlandie.tasks.kind import LEVELS
from accessgames.games.iqlandie.tasks.space import (
    SHIFTED,
    UNSHIFTED,
    completion,
    level_of,
    piles,
    smallest,
)
from accessgames.games.iqlandie.tasks.space_model import PICTURES, LaidCard, Pile, SpaceTask, visible


def tried(target: str, size: int) -> list[Pile]:
    """Return every unshifted pile of so many cards that shows the target, by trying all."""
    return [
        pile
        for cards in permutations(range(1, 6), size)
        for turns in product(range(4), repeat=size)
        if visible(PICTURES, pile := tuple(map(LaidCard, cards, turns))) == target
    ]


def targets(level: int, number: int) -> list[str]:
    """Return some targets of a level."""
    stream = Stream("tests", f"targets {level}")
    return [SPACE.generate(stream, level).task.target for _ in range(number)]


@pytest.mark.parametrize("level", [1, 2])
def test_every_pile_tried(level: int) -> None:
    """Of all piles of three cards exactly those are found that show the target; none of two cards does."""
    for target in targets(level, 3):
        found = tried(target, 3)
        assert sorted(found) == sorted(piles(SpaceTask(target), 3))
        assert [] == tried(target, 2) == list(piles(SpaceTask(target), 2))
        best = smallest(SpaceTask(target))
        assert best is not None
        assert len(set(map(frozenset, found))) == best.choices


@pytest.mark.parametrize("level", LEVELS)
def test_piles_show_the_target(level: int) -> None:
    """Whatever is found shows the target, and each card is seen somewhere."""
    for target in targets(level, 5):
        best = smallest(SpaceTask(target))
        assert best is not None
        assert target == visible(PICTURES, best.pile)
        for gone in best.pile:
            assert target != visible(PICTURES, tuple(laid for laid in best.pile if laid != gone))


def test_impossible_target() -> None:
    """Nine suns can't be shown by any cards."""
    assert smallest(SpaceTask("S" * 9)) is None


def test_shifted_piles_contain_straight_ones() -> None:
    """With shifts there are more solutions; those without are among them."""
    (target,) = targets(2, 1)
    straight, shifted = set(piles(SpaceTask(target), 3)), set(piles(SpaceTask(target), 3, SHIFTED))
    assert straight <= shifted
    assert all(target == visible(PICTURES, pile) for pile in shifted)


def test_completing_a_pile() -> None:
    """Cards that lie there already are used up, and what is right on them may stay in sight."""
    for target in targets(3, 4):
        best = smallest(SpaceTask(target))
        assert best is not None
        for kept in range(len(best.pile) + 1):
            base = best.pile[:kept]
            more = completion(SpaceTask(target), base, visible(PICTURES, base))
            assert more is not None
            assert target == visible(PICTURES, base + more)
            assert len(more) <= len(best.pile) - kept


def test_completing_what_is_complete() -> None:
    """Nothing has to be laid on a pile that shows the target."""
    (target,) = targets(1, 1)
    best = smallest(SpaceTask(target))
    assert best is not None
    assert () == completion(SpaceTask(target), best.pile, target)


def test_hopeless_pile() -> None:
    """Where a wrong symbol can't be covered any more, there is no completion."""
    pile = tuple(map(LaidCard, (1, 2, 3, 4, 5)))
    (target,) = targets(1, 1)
    assert completion(SpaceTask(target), pile, visible(PICTURES, pile)) is None


def test_ways() -> None:
    """Twenty ways to lay a card straight over the frame, 500 with shifts."""
    assert (20, 500) == (len(UNSHIFTED), len(set(SHIFTED)))


@pytest.mark.parametrize(
    ("cards", "number", "level"),
    [(3, 2, 1), (3, 9, 1), (3, 1, 2), (4, 1, 3), (4, 7, 3), (2, 1, None), (5, 1, None), (3, 0, None)],
)
def test_levels(cards: int, number: int, level: int | None) -> None:
    """Three cards with several choices, three with one, four; fewer and more belong to no level."""
    assert level == level_of(cards, number)
