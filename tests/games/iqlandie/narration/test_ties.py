"""What decided between players of equal points is told behind the places."""

from __future__ import annotations

import pytest

from accessgames.engine import Outcome, ScoreItem
from accessgames.games.iqlandie.rules.scoring import CONDITION
from tests.games.iqlandie.positions import building
from tests.games.iqlandie.wording import TELL, dots, full, listener_at

BY_CONDITION = "Při rovnosti bodů rozhodly body za podmínku."
BY_JOKERS = "Při rovnosti bodů rozhodl menší počet žolíků."


def result(totals: tuple[int, ...], places: tuple[int, ...], pairs: tuple[int, ...]) -> Outcome:
    """A result with these points, places and points of point 7."""
    items = tuple((ScoreItem(CONDITION, each, ()),) for each in pairs)
    return Outcome(totals, places, items, "rounds")


def told(final: Outcome, tag: str = "cs") -> list[str]:
    """What is told behind the places."""
    listener = listener_at(building([""] * len(final.totals)), 0, tag)
    return full(TELL.outcome(final, listener), tag)[len(set(final.places)) :]


@pytest.mark.parametrize(
    ("totals", "places", "pairs", "expected"),
    [
        ((97, 97), (2, 1), (6, 8), [BY_CONDITION]),
        ((97, 97), (1, 2), (8, 8), [BY_JOKERS]),
        ((97, 97), (1, 1), (8, 8), []),
        ((97, 96), (1, 2), (8, 8), []),
        ((90, 97, 97), (3, 1, 2), (0, 8, 8), [BY_JOKERS]),
        ((97, 97, 97), (1, 2, 3), (8, 6, 6), [BY_CONDITION, BY_JOKERS]),
        ((50, 50, 40, 40), (1, 1, 3, 4), (8, 8, 4, 2), [BY_CONDITION]),
    ],
)
def test_what_decided(
    totals: tuple[int, ...], places: tuple[int, ...], pairs: tuple[int, ...], expected: list[str]
) -> None:
    """Only where equal points have different places; each reason once."""
    assert expected == told(result(totals, places, pairs))


def test_english() -> None:
    """The same in English."""
    assert ["The points were equal, the points of the condition decided."] == told(
        result((97, 97), (2, 1), (6, 8)), "en"
    )
    assert ["Points were equal, fewer jokers decided."] == told(result((97, 97), (1, 2), (8, 8)), "en")


def test_braille() -> None:
    """For a line of twenty cells."""
    listener = listener_at(building(["", ""]))
    assert "rozhodla podm" == dots(TELL.outcome(result((97, 97), (2, 1), (6, 8)), listener))[-1]
    assert "rozhodli žolíci" == dots(TELL.outcome(result((97, 97), (1, 2), (8, 8)), listener))[-1]
