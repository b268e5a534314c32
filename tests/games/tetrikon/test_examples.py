"""The examples that the rules of Tetrikon give: T1 to T15."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE
from accessgames.games.tetrikon.rules.events import (
    BanSet,
    DealMade,
    OfferFilled,
    Paid,
    PieceTaken,
    SwapAnnounced,
)
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.state import GameResult
from accessgames.games.tetrikon.rules.turns import count_filled, first_state, penalty_totals, rank_seats
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    SET,
    awaiting,
    cards_of,
    every,
    free_of,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
    to_draw,
)

MARTIN, BEDRICH, DAVID, JARDA = range(4)
EXAMPLE = tuple(
    GameResult("A", ("A1", "A2", "A3", "A4"), empty, winner, "filled")
    for empty, winner in (((0, 2, 4, 1), MARTIN), ((3, 1, 0, 1), DAVID), ((1, 0, 1, 1), BEDRICH))
)
"""The three games of the example: empty squares of Martin, Bedřich, David and Jarda."""


def test_t1_the_third_piece_from_the_left_for_six_and_six() -> None:
    """T1: 6+6, the piece is chosen, the die shows 3: the third piece, and the place is refilled at once."""
    state = position(offer="k1 d2 t3 t3 i4 o4")
    state, events = play(state, "roll", "dice 6 6", "choose piece", "die 3")
    assert PieceTaken(0, "t3", 3, "six-six") == only(events, PieceTaken)
    assert ("k1", "d2", None, "t3", "i4", "o4") == state.table.offer
    state, events = play(state, "piece t3")
    assert OfferFilled(3, "t3", 45) == only(events, OfferFilled)
    assert ("k1", "d2", "t3", "t3", "i4", "o4") == state.table.offer
    assert "t3" == free_of(state, 0)


def test_t2_no_second_roll_but_a_purchase() -> None:
    """T2: rolling is possible once in a turn; buying is the second action."""
    state, _ = play(position(money=["50 50"]), "roll", "dice 1 3", "money 5")
    assert "again" == refused(state, "roll")
    state, events = play(state, "buy", "pay 50 50", "die 1")
    assert (50, 50) == only(events, Paid).cards
    assert "k1" == free_of(state, 0)


def test_t3_building_first_then_a_roll() -> None:
    """T3: a piece bought before is laid, then the dice are rolled, with effect at once."""
    state, _ = play(position(free=["d2"]), "build d2 1 a1", "roll", "dice 4 5", "money 20", "money 10")
    assert "10 20" == money_of(state, 0)
    assert ["d2"] == [placement.shape for placement in state.table.players[0].placed]
    assert 1 == on_turn(state)


def test_t4_two_pieces_by_card_then_a_purchase() -> None:
    """T4: the kept card `build-two` lays two pieces as the first action, the second is a purchase."""
    state = position(money=["100"], cards=["build-two"], free=["d2 k1 t3"])
    state, _ = play(state, "use build-two", "build d2 1 a1", "build k1 1 c1")
    assert ("build-two",) == state.table.used
    assert "" == cards_of(state, 0)
    assert "doubled" == refused(state, "build t3 1 a2")
    state, _ = play(state, "buy", "pay 100", "die 2")
    assert "t3 d2" == free_of(state, 0)


def test_t5_no_building_but_a_trade_for_a_free_piece() -> None:
    """T5: with `no-build` drawn, c) is refused, d) is not; what lies in a diagram is not for sale."""
    state = position(money=["50"], free=["k1", "l4"], placed=["", "d2 1 a1"])
    state, events = to_draw(state, "no-build")
    assert BanSet(0, "no-build") == only(events, BanSet)
    assert "no-build" == refused(state, "build k1 1 a1")
    state, _ = play(state, "deal 1")
    assert "not-theirs" == refused(state, "add take d2")
    state, events = play(state, "add take l4", "add give 50", "propose 50", "accept")
    assert ("l4",) == only(events, DealMade).offer.take
    assert ("k1 l4", "50") == (free_of(state, 0), money_of(state, 1))


def test_t6_an_exchange_in_the_diagram_then_a_purchase() -> None:
    """T6: a piece in the diagram makes room for a free one and is free itself; then a piece is bought."""
    state = position(money=["100"], free=["t3"], placed=["d2 1 a1"])
    state, _ = play(state, "exchange a1 t3 1 a1")
    assert ["t3"] == [placement.shape for placement in state.table.players[0].placed]
    assert "d2" == free_of(state, 0)
    state, _ = play(state, "buy", "pay 100", "die 6")
    assert "d2 o4" == free_of(state, 0)


@pytest.mark.parametrize("action", ["roll", "build t3 1 a1", "deal 1", "buy", "use draw-1"])
def test_t7_nothing_else_beside_the_swap(action: str) -> None:
    """T7: after a) to e) the swap is refused; the swap is the whole turn, then the next seat is on turn."""
    state = position(money=["100 100"], cards=["draw-1"], free=["t3 k1", "d2"])
    assert "" == refused(state, action)
    swapped, events = play(state, "swap k1", "die 2", "piece x5")
    assert SwapAnnounced(0, "k1") == only(events, SwapAnnounced)
    assert 1 == on_turn(swapped)
    after = {
        "roll": ["roll", "dice 1 2", "money 5"],
        "deal 1": ["deal 1", "add give 100", "add take d2", "propose 100", "accept"],
        "buy": ["buy", "pay 100", "die 1", "piece x5"],
        "use draw-1": ["use draw-1", "money 5"],
    }.get(action, [action])
    assert "swap-first" == refused(play(state, *after)[0], "swap k1")


@pytest.mark.parametrize(
    ("seat", "expected", "filled"),
    [
        pytest.param(MARTIN, 80, 1, id="t8"),
        pytest.param(BEDRICH, 60, 1, id="t9"),
        pytest.param(DAVID, 100, 1, id="t10"),
        pytest.param(JARDA, 60, 0, id="t11"),
    ],
)
def test_t8_to_t11_penalties_of_the_example(seat: int, expected: int, filled: int) -> None:
    """T8 to T11: 0, 3, 1 empty squares are 80 points; 2, 1, 0 are 60; 4, 0, 1 are 100; 1, 1, 1 are 60."""
    assert expected == penalty_totals(EXAMPLE, 4)[seat]
    assert filled == count_filled(EXAMPLE, 4)[seat]


def test_t12_the_ranking_of_the_example() -> None:
    """T12: Bedřich with a zero stands before Jarda with the same points, then Martin and David."""
    assert (3, 1, 4, 2) == rank_seats(EXAMPLE, 4, best_game=False)
    assert [1, 1, 1] == [result.empty.count(0) for result in EXAMPLE]


@pytest.mark.parametrize("face", range(1, 7))
def test_t13_every_piece_costs_a_hundred(face: int) -> None:
    """T13: the price is 100 T whatever the size of the piece."""
    state = position(money=["50 50 20"], offer="k1 d2 t3 o4 i5 x5")
    state, events = play(state, "buy", "pay 50 50", f"die {face}")
    assert 100 == only(events, Paid).amount
    assert "20" == money_of(state, 0)
    assert 1 == len(every(events, PieceTaken))


def test_t14_ninety_nine_are_not_enough() -> None:
    """T14: a purchase with 99 T is refused, one with 100 T is not."""
    cards = " ".join(["50", "25", "20", *["1"] * 4])
    assert "buy-money" == refused(position(money=[cards]), "buy")
    assert "" == refused(position(money=[cards + " 1"]), "buy")


def test_t15_six_random_pieces_at_the_beginning() -> None:
    """T15: chance lays a piece from the bag into each of the places 1 to 6, duplicates included."""
    state = first_state(GEAR, Rules.of(GAME.setup(2, {})))
    state, _ = play(state, "diagram A1", "diagram A2")
    for place in range(1, 7):
        assert place == getattr(awaiting(state), "place", None)
        assert len(SET.pieces) == len(GAME.legal_actions(state, CHANCE))
        state, _ = play(state, "piece k1" if place <= 2 else "piece o4")
    assert ("k1", "k1", "o4", "o4", "o4", "o4") == state.table.offer
    assert 46 == sum(state.table.bag)
