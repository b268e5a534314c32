"""Owing: payments by everybody's own cards, pieces and cards given up, and the immunity against it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games.tetrikon.rules.actions import Break, Pay
from accessgames.games.tetrikon.rules.debts import find_amount_due, find_excess, owes_nothing
from accessgames.games.tetrikon.rules.events import (
    Broken,
    CardIdle,
    ChanceDiscarded,
    ImmunityUsed,
    MoneyDiscarded,
    Paid,
    PaidOut,
    PieceGiven,
)
from accessgames.games.tetrikon.rules.money import sums
from accessgames.games.tetrikon.rules.tasks import Discarding, Giving, Payment, PayOutDue, Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    awaiting,
    cards_of,
    every,
    free_of,
    legal,
    money_of,
    numbers,
    only,
    play,
    position,
    refused,
    to_draw,
)

VALUES = (1, 5, 10, 20, 25, 50, 100)
HANDS = st.lists(st.sampled_from(VALUES), min_size=1, max_size=7).map(lambda cards: " ".join(map(str, cards)))
CLAIM = Payment(1, 25, 0, "take-twenty-five", answerable=True)
PURCHASE = Payment(0, 100, None, "purchase")


@given(HANDS, HANDS)
def test_a_claim_is_paid_as_well_as_possible(hand: str, returned: str) -> None:
    """Exactly where the cards allow it, perhaps after an exchange, else the highest sum below (R13)."""
    state = position(money=["", hand], returned=returned, cards=["take-twenty-five"])
    before = census(state)
    state, _ = play(state, "use take-twenty-five 1")
    reachable = sums(tuple(sorted(numbers(hand))))
    actions = list(GAME.legal_actions(state, 1))
    if 25 in reachable:
        assert all(isinstance(action, Pay) and sum(action.cards) == 25 for action in actions)
    elif isinstance(actions[0], Break):
        assert 25 == find_amount_due(GEAR, play(state, GAME.format_action(actions[0]))[0], CLAIM)
    else:
        assert {max(total for total in reachable if total <= 25)} == {
            sum(action.cards) for action in actions if isinstance(action, Pay)
        }
    while not isinstance(awaiting(state), Turn):
        state, _ = play(state, legal(state)[0])
    assert before == census(state)
    assert state.hands[0].total <= 25


@given(HANDS, HANDS)
def test_a_purchase_costs_at_least_the_price(hand: str, returned: str) -> None:
    """The smallest sum from 100 T, with change where the manager has it exactly (R12)."""
    state = position(money=[hand + " 100"], returned=returned)
    owed = find_amount_due(GEAR, state, PURCHASE)
    assert 100 == owed
    state = position(money=[hand], returned=returned)
    owed = find_amount_due(GEAR, state, PURCHASE)
    if owed is None:
        assert "buy-money" == refused(state, "buy")
        return
    state, _ = play(state, "buy")
    excess = find_excess(GEAR, state, PURCHASE)
    assert ("withdraw" in legal(state)) == (excess > 0)
    state, events = play(state, legal(state)[0])
    paid = only(events, Paid)
    assert (owed, 100 + excess) == (sum(paid.cards or ()), paid.amount)
    assert paid.amount == sum(paid.cards or ()) - sum(paid.change)


def test_an_exchange_is_open() -> None:
    """What goes to the manager and what comes back is told to everybody."""
    state = position(money=["", "100"], returned="50 25 25 5", cards=["take-twenty-five"])
    state, events = play(state, "use take-twenty-five 1", "break 100 50 25 25")
    assert Broken(1, 100, (50, 25, 25)) == only(events, Broken)
    assert (0, 1, 0, 0, 0, 0, 1) == state.table.returned
    assert Broken(1, 100, (50, 25, 25)) == GAME.redact(only(events, Broken), 0)
    assert ["pay 25"] == legal(state)


TREASURY = {"exchange": "treasury"}


@given(HANDS, HANDS)
def test_with_change_from_the_treasury_who_has_enough_pays_all(hand: str, returned: str) -> None:
    """The creditor gets the whole amount, the debtor the rest, whatever lies on the returned pile (R13)."""
    state = position(money=["", hand], returned=returned, cards=["take-twenty-five"], options=TREASURY)
    before, owned = census(state), state.hands[1].total
    state, _ = play(state, "use take-twenty-five 1")
    while not isinstance(awaiting(state), Turn):
        state, _ = play(state, legal(state)[0])
    due = min(25, owned)
    assert (due, owned - due, before) == (state.hands[0].total, state.hands[1].total, census(state))


def test_change_from_the_treasury_is_told_step_by_step() -> None:
    """The card goes to the manager, who pays the creditor and gives the rest back."""
    state = position(money=["", "100"], cards=["take-twenty-five"], options=TREASURY)
    state, _ = play(state, "use take-twenty-five 1")
    assert ["pay 100"] == legal(state)
    state, events = play(state, "pay 100")
    assert Paid(1, None, 100, 100, (100,), 1, (), "take-twenty-five") == only(events, Paid)
    assert (PayOutDue(0, 25, "debt"), 0) == (awaiting(state), state.hands[1].total)
    state, events = play(state, legal(state)[0])
    assert (0, 25, 25, "debt") == (
        only(events, PaidOut).seat, only(events, PaidOut).owed, only(events, PaidOut).amount,
        only(events, PaidOut).reason,
    )  # fmt: skip
    state, events = play(state, legal(state)[0])
    assert (1, 75, 75, "change") == (
        only(events, PaidOut).seat, only(events, PaidOut).owed, only(events, PaidOut).amount,
        only(events, PaidOut).reason,
    )  # fmt: skip
    assert (25, 75) == tuple(hand.total for hand in state.hands)


def test_what_the_returned_pile_changes_needs_no_treasury() -> None:
    """The exchange of one card comes first, as by the ruling."""
    for options in ({}, TREASURY):
        state = position(money=["", "50"], returned="25 25", cards=["take-twenty-five"], options=options)
        assert ["break 50 25 25"] == legal(play(state, "use take-twenty-five 1")[0])


def test_the_amount_is_said_aloud() -> None:
    """The table remembers within the turn how much changed hands unseen; then it is forgotten."""
    state, _ = play(
        position(money=["", "20 5"], cards=["take-twenty-five"]), "use take-twenty-five 1", "pay 20 5"
    )
    assert (25,) == state.table.said
    state, _ = play(state, "end")
    assert () == state.table.said


@pytest.mark.parametrize(
    ("task", "parts", "expected"),
    [
        (CLAIM, {"money": ["", "1"]}, False),
        (CLAIM, {"money": ["5", ""]}, True),
        (PURCHASE, {}, False),
        (Giving(1, 1, 0, "piece-from-player"), {"free": ["", "k1"]}, False),
        (Giving(1, 1, 0, "piece-from-player"), {"placed": ["", "k1 1 a1"]}, True),
        (Giving(1, 1, None, "surrender"), {"placed": ["", "k1 1 a1"]}, False),
        (Giving(1, 1, None, "surrender"), {}, True),
        (Discarding(1, 1, "discard-1"), {"cards": ["", "draw-1"]}, False),
        (Discarding(1, 1, "discard-1"), {}, True),
        (Discarding(1, 1, "inflation"), {"cards": ["", "draw-1"]}, True),
        (Discarding(1, 1, "inflation"), {"money": ["", "5"]}, False),
    ],
)
def test_who_has_nothing_is_not_asked(
    task: Payment | Giving | Discarding, parts: dict, expected: bool
) -> None:
    """A debt is skipped when the seat has nothing of the kind."""
    assert expected == owes_nothing(position(**parts), task)


def test_giving_goes_on_until_all_is_given() -> None:
    """Several pieces are given one by one, each of them chosen."""
    state = position(free=["k1 d2 t3"], pending=(Turn(0), Giving(0, 2, None, "inflation")))
    state, events = play(state, "give t3", "give k1")
    assert ["t3", "k1"] == [given.piece for given in every(events, PieceGiven)]
    assert ("d2", Turn(0)) == (free_of(state, 0), awaiting(state))


def test_one_of_two_equal_pieces() -> None:
    """A piece that is there twice is listed once and given once."""
    state = position(free=["k1 k1"], pending=(Turn(0), Giving(0, 1, 1, "piece-from-player")))
    assert ["give k1"] == legal(state)
    state, _ = play(state, "give k1")
    assert ("k1", "k1") == (free_of(state, 0), free_of(state, 1))


def test_discarding_mixes_cards() -> None:
    """T cards and chance cards in any order; others see which."""
    state, _ = to_draw(position(money=["5", "50"], cards=["draw-1"]), "discard-2")
    state, events = play(state, "discard 5", "discard draw-1")
    assert MoneyDiscarded(0, 5, "discard-2") == GAME.redact(only(events, MoneyDiscarded), 1)
    assert ChanceDiscarded(0, "draw-1", "discard-2") == only(events, ChanceDiscarded)
    assert ("", "") == (money_of(state, 0), cards_of(state, 0))


def test_the_immunity_itself_may_be_discarded() -> None:
    """Whoever has nothing else gives it up, or uses it against the order."""
    state, _ = to_draw(position(cards=["immunity"]), "discard-1")
    assert ["discard immunity", "immune"] == legal(state)
    gone, _ = play(state, "discard immunity")
    used, events = play(state, "immune")
    assert gone.table.used == used.table.used == ("discard-1", "immunity")
    assert ImmunityUsed(0, "discard-1", 0) == only(events, ImmunityUsed)


def test_the_second_card_can_not_be_refused_any_more() -> None:
    """An immunity is used before anything was given up."""
    state, _ = to_draw(position(money=["5 5"], cards=["immunity"]), "discard-2")
    state, _ = play(state, "discard 5")
    assert "immunity" == refused(state, "immune")


def test_inflation_is_face_down() -> None:
    """Nobody else sees which T cards are given up then."""
    state, _ = play(position(money=["5 50"], treasury=""), "roll", "dice 1 2")
    _, events = play(state, "discard 50")
    told = only(events, MoneyDiscarded)
    other = GAME.redact(told, 1)
    assert isinstance(other, MoneyDiscarded)
    assert (50, None) == (told.value, other.value)


@pytest.mark.parametrize("action", ["roll", "give k1", "discard 5", "waive", "end", "accept", "done", "keep"])
def test_who_owes_does_nothing_else(action: str) -> None:
    """While a payment is awaited nothing else is possible, not even for the seat on turn."""
    state, _ = play(position(money=["", "25"], cards=["take-twenty-five"]), "use take-twenty-five 1")
    assert "now" == refused(state, action)


def test_idle_cards_are_told_for_each_who_has_nothing() -> None:
    """With a mass card everybody without T cards is named."""
    _, events = play(
        position(seats=4, cards=["ten-from-each"], money=["", "", "10", ""]), "use ten-from-each", "pay 10"
    )
    assert [1, 3] == [idle.seat for idle in every(events, CardIdle)]
