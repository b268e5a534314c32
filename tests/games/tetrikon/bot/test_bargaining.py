"""What an offer means to both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games.tetrikon.bot.deals import deal_reasons, make_reason
from accessgames.games.tetrikon.rules.tasks import Offer
from accessgames.games.tetrikon.rules.work import without
from tests.games.tetrikon.bot.playing import prospects
from tests.games.tetrikon.positions import position

if TYPE_CHECKING:
    from accessgames.engine import Reason

STATE = position(
    free=["x5 t3", "i4"],
    placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"],
    offer="x5 x5 u5 u5 u5 p5",
)


def meaning(offer: Offer, seat: int) -> list[Reason]:
    """What an offer means to a seat."""
    return list(deal_reasons(prospects().shortage, STATE.table, offer, seat))


def test_each_side_hears_its_own_numbers() -> None:
    """What is fewer for one is more for the other, and a gain of the other side is told."""
    offer = Offer(0, 1, give=("x5",), take=("i4",))
    assert [make_reason("tetrikon-reason-fewer", before=1, after=0)] == meaning(offer, 0)
    mine = make_reason("tetrikon-reason-more", before=0, after=1)
    theirs = make_reason("tetrikon-reason-rival", before=1, after=0)
    assert [mine, theirs] == meaning(offer, 1)


def test_useless_pieces_leave_the_same_missing() -> None:
    """Neither side gains, and the price is compared."""
    offer = Offer(0, 1, give=("x5",), take_money=20)
    same = make_reason("tetrikon-reason-same", missing=1)
    price = make_reason("tetrikon-reason-price", paid=20, price=100)
    assert [same, price] == meaning(offer, 0)


def test_a_swap_has_no_price() -> None:
    """Where a piece goes each way, T even it out."""
    offer = Offer(0, 1, give=("x5",), give_money=20, take=("i4",))
    assert not [one for one in meaning(offer, 0) if one.key.endswith("price")]


def test_pieces_without_some() -> None:
    """Of equal ones one goes; what is not there can't go."""
    assert ("k1", "d2") == without(("k1", "k1", "d2"), ("k1",))
    with pytest.raises(ValueError, match="x"):
        without(("k1",), ("x5",))
