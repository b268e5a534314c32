"""Offers between players: put together, made, answered, and done in one action."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.rules.deals import MOST_EXCHANGES, MOST_ITEMS
from accessgames.games.tetrikon.rules.events import (
    DealCancelled,
    DealCountered,
    DealMade,
    DealOpened,
    DealProposed,
    DealRefused,
    DraftChanged,
)
from accessgames.games.tetrikon.rules.tasks import Answering, Drafting, Offer, Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    awaiting,
    free_of,
    legal,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
)


def offered(**parts: object) -> Offer:
    """An offer of seat 0 to seat 1."""
    return Offer(0, 1, **parts)  # type: ignore[arg-type]


def test_several_pieces_and_cards_on_both_sides() -> None:
    """Pieces and T on both sides change hands in one action; who gives which cards is chosen exactly."""
    state = position(money=["25 20 5", "10 10 5"], free=["i4 k1 k1", "r3 x5"])
    before = census(state)
    state, events = play(
        state, "deal 1", "add give i4", "add give k1", "add give 25", "add take r3", "add take 10",
        "propose 20 5",
    )  # fmt: skip
    offer = offered(give=("k1", "i4"), give_money=25, take=("r3",), take_money=10)
    assert (DealOpened(0, 1), DealProposed(offer)) == (events[0], events[-1])
    assert Answering(1, offer) == awaiting(state)
    assert ["accept 10", "counter", "refuse"] == legal(state)
    state, events = play(state, "accept 10")
    assert (DealMade(offer),) == events
    assert ("k1 r3", "x5 k1 i4") == (free_of(state, 0), free_of(state, 1))
    assert ("10 25", "5 5 10 20") == (money_of(state, 0), money_of(state, 1))
    assert before == census(state)
    assert (Turn(0), "d") == (awaiting(state), state.table.turn and state.table.turn.letters)


def test_amounts_add_up_and_pieces_are_sorted() -> None:
    """An offer is the same whatever the order in which it was put together."""
    _state, events = play(
        position(money=["25 10", ""], free=["i4 k1", "d2"]),
        "deal 1", "add give 10", "add give i4", "add give 25", "add give k1", "add take d2",
    )  # fmt: skip
    told = [event.offer for event in events if isinstance(event, DraftChanged)]
    assert offered(give=("k1", "i4"), give_money=35, take=("d2",)) == told[-1]
    assert [10, 10, 35, 35, 35] == [offer.give_money for offer in told]


def test_exactly_the_amount_is_given() -> None:
    """The cards have to make the amount that was offered or asked for; other cards are refused."""
    state = position(money=["25 20 5", "20 20"], free=["", "k1"])
    state, _ = play(state, "deal 1", "add give 25", "add take k1")
    assert "deal-cards" == refused(state, "propose 20")
    assert "deal-cards" == refused(state, "propose 5 20")
    assert ["propose 20 5", "propose 25"] == [text for text in legal(state) if text[:7] == "propose"]
    other = position(money=["", "20 20"], free=["k1"])
    other, _ = play(other, "deal 1", "add give k1", "add take 25", "propose")
    assert ("deal-cards", ["counter", "refuse"]) == (refused(other, "accept 20"), legal(other))


def test_an_amount_that_no_cards_make_is_not_offered() -> None:
    """With 20 and 20 an amount of 25 can be put together, but not proposed."""
    state, _ = play(position(money=["20 20"], free=["", "k1"]), "deal 1", "add give 25", "add take k1")
    assert "deal-cards" == refused(state, "propose 20")
    assert not any(text.startswith("propose") for text in legal(state))


@pytest.mark.parametrize("items", [[], ["add give 50"], ["add take k1"]])
def test_both_sides_have_something(items: list[str]) -> None:
    """An offer with an empty side is none."""
    state, _ = play(position(money=["50"], free=["", "k1"]), "deal 1", *items)
    assert "deal-empty" == refused(state, "propose 50" if "add give 50" in items else "propose")


def test_only_what_is_there_can_be_added() -> None:
    """Each piece once for each that is free; amounts up to the own money; values of cards only."""
    state, _ = play(position(money=["50", "5"], free=["k1", "d2"]), "deal 1", "add give k1", "add take d2")
    assert ("deal-in", "deal-in") == (refused(state, "add give k1"), refused(state, "add take d2"))
    assert ("not-free", "not-theirs") == (refused(state, "add give d2"), refused(state, "add take k1"))
    assert ("deal-value", "deal-own") == (refused(state, "add give 30"), refused(state, "add give 100"))
    state, _ = play(state, "add take 50", "add take 50")
    assert "deal-theirs" == refused(state, "add take 1")


def test_an_offer_has_so_many_items() -> None:
    """After the most items nothing can be added; the offer can still be made or cancelled."""
    state, _ = play(position(money=["10 5 5 1 1 1"], free=["", "k1"]), "deal 1", "add take k1")
    state, _ = play(state, *["add give 1"] * (MOST_ITEMS - 1))
    assert "deal-large" == refused(state, "add give 1")
    assert {"cancel"} == set(legal(state)) - {text for text in legal(state) if text.startswith("propose")}


def test_refusing_ends_it() -> None:
    """Nothing changes hands, action d) is not used up, and the seat on turn goes on."""
    state = position(money=["50"], free=["", "k1"])
    state, events = play(state, "deal 1", "add give 50", "add take k1", "propose 50", "refuse")
    assert DealRefused(offered(give_money=50, take=("k1",))) == only(events, DealRefused)
    assert (Turn(0), (), "") == (awaiting(state), state.pledge, state.table.turn and state.table.turn.letters)
    assert ("50", "k1") == (money_of(state, 0), free_of(state, 1))


def test_answering_with_another_offer() -> None:
    """The partner puts an offer together in turn; what was offered before is then void."""
    state = position(money=["50 25", "5"], free=["", "k1 d2"])
    state, _ = play(state, "deal 1", "add give 25", "add take k1", "propose 25")
    state, events = play(state, "counter")
    assert DealCountered(1, 0) == only(events, DealCountered)
    assert Drafting(1, 0, 1) == awaiting(state)
    state, _ = play(state, "add give d2", "add give 5", "add take 50", "propose 5")
    counter = Offer(1, 0, give=("d2",), give_money=5, take_money=50, exchange=1)
    assert Answering(0, counter) == awaiting(state)
    assert 0 == on_turn(state)
    state, events = play(state, "accept 50")
    assert DealMade(counter) == only(events, DealMade)
    assert ("5 25", "d2", "50") == (money_of(state, 0), free_of(state, 0), money_of(state, 1))


def test_cancelling_an_answer_leaves_the_question() -> None:
    """Who began another offer and cancels it still has to answer the first one, which is still backed."""
    state = position(money=["50 25"], free=["", "k1"])
    state, _ = play(state, "deal 1", "add give 25", "add take k1", "propose 25", "counter", "add give k1")
    state, events = play(state, "cancel")
    assert DealCancelled(1, 0) == only(events, DealCancelled)
    assert isinstance(awaiting(state), Answering)
    state, _ = play(state, "accept")
    assert ("50", "25") == (money_of(state, 0), money_of(state, 1))


def test_negotiations_end() -> None:
    """After so many offers the last one can only be accepted or refused."""
    state = position(money=["5 5 5 5", "5 5 5 5"], free=["k1", "d2"])
    state, _ = play(state, "deal 1", "add give k1", "add take d2", "propose")
    for number in range(1, MOST_EXCHANGES):
        own, other = ("d2", "k1") if number % 2 else ("k1", "d2")
        state, _ = play(state, "counter", f"add give {own}", f"add take {other}", "propose")
    assert ["accept", "refuse"] == legal(state)
    assert "deal-counter" == refused(state, "counter")


def test_a_trade_is_one_line_of_the_journal() -> None:
    """What changes hands does so with the acceptance alone: before it and after it the cards are counted."""
    state = position(money=["50"], free=["", "k1"])
    proposed, _ = play(state, "deal 1", "add give 50", "add take k1", "propose 50")
    assert ("50", "k1") == (money_of(proposed, 0), free_of(proposed, 1))
    done, _ = play(proposed, "accept")
    assert ("", "50", "k1", "") == (money_of(done, 0), money_of(done, 1), free_of(done, 0), free_of(done, 1))


def test_the_partner_is_somebody_else_at_the_table() -> None:
    """Not oneself, and nobody who does not exist."""
    state = position(seats=3)
    assert ("partner", "partner", "", "") == (
        refused(state, "deal 0"), refused(state, "deal 3"), refused(state, "deal 1"), refused(state, "deal 2")
    )  # fmt: skip


def test_other_actions_wait() -> None:
    """While an offer is put together or answered nothing else can be done, and who awaits is told."""
    state, _ = play(position(money=["50"], free=["", "k1"]), "deal 1")
    assert ("now", "now", "now") == (refused(state, "roll"), refused(state, "end"), refused(state, "accept"))
    state, _ = play(state, "add give 50", "add take k1", "propose 50")
    assert ("now", "now") == (refused(state, "propose 50"), refused(state, "cancel"))
