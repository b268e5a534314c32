"""How many cards the others hold once the deck is empty: then it says how near the end is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games.iota.rules.cards import LineScore, Scoring, Spot, make_card
from accessgames.games.iota.rules.events import Placed, TurnBegan
from tests.games.iota.wording import TELL, desk_at, position, say_all

PLACED = Placed(
    1, ((Spot(0, 1), make_card("yellow", "square", 1)),), Scoring((LineScore("row", (), (), 5),), 5, (), 5, 5)
)


def heard(hand: str, deck: int, *events: Placed | TurnBegan, seat: int = 0) -> list[str]:
    """Return what a seat hears of placings after which seat 1 holds these cards."""
    state = position("m50=r2c", "g4x g1t r3t", hand, deck=deck)
    said = say_all(TELL.tell(events, desk_at(state, seat, "en")), "en")
    return [line.full for line in said if "left" in line.full]


@pytest.mark.parametrize(
    ("hand", "deck", "told"),
    [
        ("y2s y3s", 0, ["Petr has 2 cards left."]),
        ("y2s y3s y4s", 0, ["Petr has 3 cards left."]),
        ("y2s y3s y4s b1s", 0, []),
        ("y2s y3s", 1, []),
    ],
)
def test_a_hand_that_shrinks_is_told(hand: str, deck: int, told: list[str]) -> None:
    """Another's hand of less than four is told after their placing, once no card can be drawn any more."""
    assert told == heard(hand, deck, PLACED)


def test_own_cards_are_not_counted() -> None:
    """Who placed knows the own hand."""
    assert [] == heard("y2s y3s", 0, PLACED, seat=1)


def test_only_the_last_placing_is_counted() -> None:
    """The hand is seen as it is now: an earlier placing told with it says nothing about it."""
    earlier = replace(PLACED, cards=((Spot(0, 2), make_card("yellow", "cross", 1)),))
    assert ["Petr has 2 cards left."] == heard("y2s y3s", 0, earlier, TurnBegan(1), PLACED)
