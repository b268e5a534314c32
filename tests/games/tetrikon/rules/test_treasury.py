"""The treasury: draws, refills, inflation, payouts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import CHANCE, Stream
from accessgames.games.tetrikon.rules.events import (
    InflationDeclared,
    MoneyDrawn,
    MoneyMissing,
    PaidOut,
    TreasuryRefilled,
)
from accessgames.games.tetrikon.rules.money import plan_payout, sums
from accessgames.games.tetrikon.rules.tasks import Discarding, MoneyDue, Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    awaiting,
    every,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
)

VALUES = (1, 5, 10, 20, 25, 50, 100)
PILES = st.lists(st.sampled_from(VALUES), max_size=7).map(lambda cards: " ".join(map(str, cards)))


def test_draws_come_one_by_one() -> None:
    """Each card is an action of chance and an event with its number."""
    state, _ = play(position(), "roll", "dice 3 4")
    assert MoneyDue(0, 1, 2, "roll") == awaiting(state)
    state, events = play(state, "money 50")
    assert (MoneyDrawn(0, 50, 1, 2, "roll", 95),) == events
    assert MoneyDue(0, 2, 2, "roll") == awaiting(state)
    state, events = play(state, "money 5")
    assert MoneyDrawn(0, 5, 2, 2, "roll", 94) == only(events, MoneyDrawn)
    assert Turn(0) == awaiting(state)


def test_only_what_is_there_is_drawn() -> None:
    """A value of which no card is left in the treasury can't come."""
    state, _ = play(position(treasury="5 5 50"), "roll", "dice 1 2")
    assert "treasury" == refused(state, "money 25")
    assert ["money 5", "money 50"] == [GAME.format_action(one) for one in GAME.legal_actions(state, CHANCE)]


def test_each_card_is_equally_likely() -> None:
    """Chance draws values as often as there are cards of them."""
    state, _ = play(position(treasury="5 5 5 50"), "roll", "dice 1 2")
    drawn = [GAME.format_action(GAME.chance(state, Stream(str(seed), "draw"))) for seed in range(400)]
    assert 240 <= drawn.count("money 5") <= 360
    assert 400 == drawn.count("money 5") + drawn.count("money 50")


def test_a_refill_in_the_middle_of_a_draw() -> None:
    """First what is there, then the returned cards, all of them."""
    state, events = play(
        position(treasury="1", returned="20 20"), "roll", "dice 4 4", "choose money", "money 1"
    )
    assert TreasuryRefilled(2) == only(events, TreasuryRefilled)
    state, _ = play(state, "money 20")
    assert ("1 20", 1, 0) == (money_of(state, 0), sum(state.treasury), sum(state.table.returned))


def test_the_card_that_empties_the_treasury_needs_no_refill() -> None:
    """The returned cards stay where they are until somebody draws again."""
    state, events = play(position(treasury="1", returned="20"), "roll", "dice 1 2", "money 1")
    assert [] == every(events, TreasuryRefilled)
    assert (0, 1) == (sum(state.treasury), sum(state.table.returned))


def test_inflation_goes_round_from_the_seat_on_turn() -> None:
    """Everybody who has T cards gives up the larger half, face down, into the new treasury."""
    state = position(seats=3, turn={"seat": 1}, pending=(Turn(1),), money=["5", "", "1 1 1"], treasury="")
    before = census(state)
    state, events = play(state, "roll", "dice 1 2")
    assert InflationDeclared("money", (1, 0, 2)) == only(events, InflationDeclared)
    assert Discarding(2, 2, "inflation") == awaiting(state)
    state, _ = play(state, "discard 1", "discard 1")
    assert Discarding(0, 1, "inflation") == awaiting(state)
    state, _ = play(state, "discard 5")
    assert MoneyDue(1, 1, 1, "roll") == awaiting(state)
    assert before == census(state)
    state, _ = play(state, "money 5")
    assert "5" == money_of(state, 1)


def test_inflation_can_come_twice_in_a_draw() -> None:
    """When the cards given up are fewer than those to be drawn, it comes again."""
    state, _ = play(position(money=["", "50"], treasury=""), "roll", "dice 3 4", "discard 50", "money 50")
    assert Discarding(0, 1, "inflation") == awaiting(state)
    state, events = play(state, "discard 50", "money 50")
    assert ("50", 1) == (money_of(state, 0), len(every(events, MoneyDrawn)))


def test_the_rest_of_a_draw_is_lost_when_there_is_nothing() -> None:
    """With neither treasury nor returned nor own cards the turn goes on."""
    state, events = play(position(treasury=""), "roll", "dice 3 4")
    assert (MoneyMissing(0, 2), Turn(0)) == (only(events, MoneyMissing), awaiting(state))
    assert 0 == on_turn(state)


@given(PILES, PILES, st.sampled_from((10, 25, 35, 50, 85, 150)))
def test_payouts_are_exact_where_possible(returned: str, treasury: str, amount: int) -> None:
    """The exact amount when the cards of the manager make it, else the highest below; never more."""
    state = position(returned=returned, treasury=treasury)
    first, second = plan_payout(GEAR, state, amount)
    cards = tuple(map(int, (returned + " " + treasury).split()))
    expected = max(total for total in sums(tuple(sorted(cards))) if total <= amount)
    assert expected == sum(first) + sum(second)
    for part, pile in ((first, returned), (second, treasury)):
        values = [int(text) for text in pile.split()]
        assert all(part.count(card) <= values.count(card) for card in part)


@pytest.mark.parametrize(
    ("returned", "treasury", "expected"),
    [
        ("50", "50", ((50,), ())),
        ("25 25", "50", ((25, 25), ())),
        ("20", "50", ((), (50,))),
        ("25", "20 5", ((25,), (20, 5))),
        ("20", "20", ((20,), (20,))),
    ],
)
def test_the_returned_pile_comes_first(
    returned: str, treasury: str, expected: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """A pile that makes the amount alone is used alone, the returned one before the treasury."""
    assert expected == plan_payout(GEAR, position(returned=returned, treasury=treasury), 50)


def test_a_payout_is_told() -> None:
    """What should have been paid, what was, and by how many cards."""
    state, _ = play(position(cards=["inheritance"], treasury="100 20 20"), "use inheritance")
    state, events = play(state, "payout 100 20 20")
    assert PaidOut(0, 150, 140, (100, 20, 20), 3, "inheritance") == only(events, PaidOut)
    assert (140,) == state.table.said
    assert "20 20 100" == money_of(state, 0)


def test_no_other_cards_are_paid_out() -> None:
    """What the manager pays follows from what there is."""
    state, _ = play(position(cards=["joker-50"], treasury="50 25 25"), "use joker-50")
    assert "now" == refused(state, "payout 25 25")
    assert "" == refused(state, "payout 50")
