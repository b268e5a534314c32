"""Actions compare by what they mean, not by how they were written."""

from __future__ import annotations

import pytest

from accessgames.games.iota.rules.actions import PASS, IotaAction, Place, Trade
from accessgames.games.iota.rules.cards import WILD, Spot


def test_a_placement_is_sorted_by_place() -> None:
    """Whatever order the cards are given in."""
    pieces = ((Spot(1, 0), 7), (Spot(0, 0), 3), (Spot(2, 0), WILD))
    assert Place(pieces) == Place(pieces[::-1])
    assert (pieces[1], pieces[0], pieces[2]) == Place(pieces).cards
    assert hash(Place(pieces)) == hash(Place(pieces[::-1]))


def test_a_placement_shows_what_it_is() -> None:
    """To developers; and what it was made of can be taken out by a pattern."""
    action: IotaAction = Place(((Spot(0, 0), 3),))
    assert "Place(cards=((Spot(x=0, y=0), 3),))" == repr(action)
    match action:
        case Place(cards):
            assert ((Spot(0, 0), 3),) == cards
            assert tuple is type(cards)
        case _:
            pytest.fail(repr(action))


def test_many_placements_at_once() -> None:
    """Each the same value as if it had been made alone."""
    pieces = (((Spot(0, 0), 3),), ((Spot(0, 0), 3), (Spot(1, 0), 7)))
    assert tuple(map(Place, pieces)) == Place.many(pieces)
    assert {Place} == set(map(type, Place.many(pieces)))


def test_sorted_cards_need_not_be_sorted_again() -> None:
    """The quick way makes the same value."""
    pieces = ((Spot(0, 0), 3), (Spot(1, 0), 7))
    assert Place(pieces) == Place.ordered(pieces)


def test_a_trade_is_sorted_by_card() -> None:
    """No cards mean a pass."""
    assert [Trade((5, 9)), Trade((9, 5))] == Trade.many([(5, 9)] * 2)
    assert hash(Trade((9, 5))) == hash(*Trade.many([(5, 9)]))
    assert PASS == Trade()
    nothing: tuple[IotaAction, IotaAction] = (PASS, Place(()))
    assert nothing[0] != nothing[1]
