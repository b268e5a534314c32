"""The manager's offer: what can be taken from it, how it is refilled, when inflation comes."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.rules import pieces
from accessgames.games.tetrikon.rules.events import (
    DieRolled,
    InflationDeclared,
    OfferFilled,
    PieceReturned,
    PieceTaken,
    PurchaseAnnounced,
    SwapAnnounced,
)
from accessgames.games.tetrikon.rules.tasks import DieDue, Payment, PieceDue, Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    awaiting,
    every,
    free_of,
    legal_words,
    on_turn,
    only,
    play,
    position,
    refused,
)

SIX = "k1 k1 k1 k1 k1 k1"


def test_a_purchase_step_by_step() -> None:
    """Announced, paid, rolled for, handed over, refilled."""
    state = position(money=["50 50"], free=["x5"])
    state, events = play(state, "buy")
    assert (PurchaseAnnounced(0, None),) == events
    assert Payment(0, 100, None, "purchase") == awaiting(state)
    state, _ = play(state, "pay 50 50")
    assert DieDue(0, "buy") == awaiting(state)
    state, events = play(state, "die 2")
    assert (DieRolled(0, 2, "buy"), PieceTaken(0, "d2", 2, "buy")) == events
    assert PieceDue(2) == awaiting(state)
    state, events = play(state, "piece i5")
    assert (OfferFilled(2, "i5", 44),) == events
    assert ("x5 d2", Turn(0)) == (free_of(state, 0), awaiting(state))


def test_a_chosen_purchase_has_no_die() -> None:
    """With the option the place is told with the announcement."""
    state = position(money=["100"], options={"buying": "choice"})
    state, events = play(state, "buy 6", "pay 100")
    assert PurchaseAnnounced(0, 6) == events[0]
    assert [] == every(events, DieRolled)
    assert PieceDue(6) == awaiting(state)


def test_the_paid_cards_lie_on_the_returned_pile() -> None:
    """Whatever is paid to the manager is put aside openly."""
    state, _ = play(position(money=["50 25 25 5"]), "buy", "pay 50 25 25")
    assert (0, 0, 0, 0, 2, 1, 0) == state.table.returned


def test_a_swap_step_by_step() -> None:
    """Announced with the piece, rolled, taken, refilled, and the own piece goes."""
    state = position(free=["x5 k1"])
    state, events = play(state, "swap x5")
    assert (SwapAnnounced(0, "x5"),) == events
    assert DieDue(0, "swap", "x5") == awaiting(state)
    state, events = play(state, "die 3", "piece l4")
    kinds = [type(event) for event in events]
    assert [DieRolled, PieceTaken, OfferFilled, PieceReturned] == kinds[:4]
    assert ("k1 t3", 1) == (free_of(state, 0), on_turn(state))


def test_the_piece_swapped_may_be_drawn_later_only() -> None:
    """The own piece goes into the bag after the refill, so it can't come back at once."""
    state = position(free=["x5"], bag="k1")
    state, _ = play(state, "swap x5", "die 1")
    assert "bag" == refused(state, "piece x5")
    state, _ = play(state, "piece k1")
    assert 1 == sum(state.table.bag)


@pytest.mark.parametrize(
    ("place", "reason"), [(None, ""), (1, "place-empty"), (2, ""), (0, "place"), (7, "place")]
)
def test_places_of_the_offer(place: int | None, reason: str) -> None:
    """A place from 1 to 6 that is not empty, or none where a die will tell."""
    refusal = pieces.refuse_place(position(offer="- d2 t3 r3 i4 o4", bag="").table, place)
    assert reason == ("" if refusal is None else refusal.key.removeprefix("tetrikon-refused-"))


def test_an_empty_offer_has_nothing() -> None:
    """Neither buying nor swapping nor a card for a piece makes sense then."""
    state = position(
        money=["100"],
        free=["k1"],
        cards=["random-piece swap-manager choose-piece"],
        offer="- - - - - -",
        bag="",
    )
    for action in ("buy", "swap k1", "use random-piece", "use swap-manager k1", "use choose-piece 1"):
        assert "offer-empty" == refused(state, action)


def test_gaps_are_filled_in_their_order() -> None:
    """The first empty place gets the first piece that comes into the bag."""
    assert None is pieces.find_gap(position().table)
    assert None is pieces.find_gap(position(offer="- d2 - r3 i4 o4", bag="").table)
    assert 1 == pieces.find_gap(position(offer="- d2 - r3 i4 o4", bag="x5").table)
    assert 3 == pieces.find_gap(position(offer="k1 d2 - r3 i4 o4", bag="x5").table)


def test_scarcity() -> None:
    """Six pieces on offer and exactly one in the bag."""
    assert pieces.is_scarce(position(bag="x5").table)
    assert not pieces.is_scarce(position(bag="x5 x5").table)
    assert not pieces.is_scarce(position(bag="").table)
    assert not pieces.is_scarce(position(offer="- k1 k1 k1 k1 k1", bag="x5").table)


def test_no_inflation_where_nobody_has_anything() -> None:
    """Without a free piece at the table nothing is declared."""
    state = position(cards=["choose-piece"], bag="x5 x5", offer=SIX)
    state, events = play(state, "use choose-piece 1", "piece x5")
    assert (1, 0) == only(events, InflationDeclared).owed
    state = position(free=["k1"], bag="x5 x5", offer=SIX)
    state, events = play(state, "roll", "dice 1 2", "money 5")
    assert [] == every(events, InflationDeclared)


def test_inflation_begins_with_the_seat_on_turn() -> None:
    """Then in the order of seats; those who owe nothing are not asked."""
    state = position(
        seats=4, turn={"seat": 1}, pending=(Turn(1),), money=["", "100"], free=["t3", "t3", "", "t3 t3"],
        bag="x5 x5", offer=SIX,
    )  # fmt: skip
    state, events = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert (1, 1, 0, 1) == only(events, InflationDeclared).owed
    order = []
    while not isinstance(task := awaiting(state), Turn):
        order.append(task.actor)
        state, _ = play(state, "give t3")
    assert [1, 3, 0] == order


def test_after_inflation_it_may_come_again() -> None:
    """Each time the bag holds exactly one piece after a refill."""
    state = position(seats=2, money=["100", "100"], free=["t3 t3", ""], bag="x5 x5", offer=SIX)
    before = census(state)
    state, _ = play(state, "buy", "pay 100", "die 1", "piece x5", "give t3", "give t3", "end")
    assert 3 == sum(state.table.bag)
    state, events = play(state, "buy", "pay 100", "die 2", "piece x5")
    assert [] == every(events, InflationDeclared)
    assert before == census(state)


def test_in_a_swap_the_own_piece_counts_as_being_in_the_bag() -> None:
    """Inflation is looked at when the own piece is in the bag, so two pieces there mean none."""
    state = position(free=["x5 t3"], bag="k1 k1", offer=SIX)
    state, events = play(state, "swap x5", "die 1", "piece k1")
    assert ([], 2) == (every(events, InflationDeclared), sum(state.table.bag))


def test_a_swap_with_a_single_piece_in_the_bag() -> None:
    """The refill takes it, the own piece is the only one in the bag then: inflation."""
    state = position(free=["x5 t3"], bag="k1", offer=SIX)
    state, events = play(state, "swap x5", "die 1", "piece k1")
    assert (1, 0) == only(events, InflationDeclared).owed
    state, _ = play(state, "give t3")
    assert (2, 1) == (sum(state.table.bag), on_turn(state))


def test_an_asked_manager_need_not_declare() -> None:
    """A person in the office says no, and the turn goes on where it was."""
    state = position(
        options={"inflation": "asked", "manager": "1"}, money=["100"], free=["t3"], bag="x5 x5", offer=SIX
    )
    state, _ = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert {"inflation", "no-inflation"} == legal_words(state)
    assert (1,) == GAME.actors(state)
    state, _ = play(state, "no-inflation")
    assert (0,) == GAME.actors(state)
    assert "t3 k1" == free_of(state, 0)
