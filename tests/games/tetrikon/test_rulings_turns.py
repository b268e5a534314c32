"""The rulings about turns, dice, the market and building: R1 to R14, R17."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE
from accessgames.games.tetrikon.rules.events import (
    Built,
    DiceRolled,
    DieRolled,
    Exchanged,
    MoneyDrawn,
    OfferFilled,
    Paid,
    PieceReturned,
    PieceTaken,
    PurchaseWithdrawn,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.tasks import CardChoice, Payment, RewardChoice, SecondPiece, Turn
from tests.games.tetrikon.positions import (
    GAME,
    SET,
    awaiting,
    cards_of,
    every,
    free_of,
    legal,
    legal_words,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
    to_draw,
)


def test_r1_up_to_two_actions_of_different_letters() -> None:
    """R1: none, one or two actions; after the second the turn ends by itself."""
    state = position(money=["100"], free=["k1 d2"])
    ended, events = play(state, "end")
    assert (TurnEnded(0, passed=True), 1) == (only(events, TurnEnded), on_turn(ended))
    one, events = play(state, "build k1 1 a1", "end")
    assert (TurnEnded(0, passed=False), 1) == (only(events, TurnEnded), on_turn(one))
    two, _ = play(state, "build k1 1 a1", "roll", "dice 1 2", "money 5")
    assert 1 == on_turn(two)
    assert "again" == refused(play(state, "build k1 1 a1")[0], "build d2 1 b1")


def test_r1_the_order_is_free() -> None:
    """R1: whatever comes first, the other action is possible afterwards."""
    state = position(money=["100"], free=["k1"])
    bought, _ = play(state, "buy", "pay 100", "die 2", "piece k1")
    assert "" == refused(bought, "build d2 1 a1")
    built, _ = play(state, "build k1 1 a1")
    assert "" == refused(built, "buy")


def test_r2_a_roll_or_a_kept_card() -> None:
    """R2: both are action a), so only one of them in a turn."""
    state = position(cards=["choose-piece"])
    assert "again" == refused(play(state, "use choose-piece 1", "piece k1")[0], "roll")
    rolled, _ = play(state, "roll", "dice 2 3", "money 5")
    assert "again" == refused(rolled, "use choose-piece 1")


def test_r3_equal_dice_belong_to_the_roll() -> None:
    """R3: the chance card is drawn and evaluated inside action a); using it later is an action a)."""
    state, _ = play(position(), "roll", "dice 3 3", "choose chance", "chance choose-piece")
    assert CardChoice(0) == awaiting(state)
    used, _ = play(state, "use choose-piece 2", "piece k1")
    assert ("a", "d2") == (used.table.turn and used.table.turn.letters, free_of(used, 0))
    kept, _ = play(state, "keep")
    assert ("choose-piece", "again") == (cards_of(kept, 0), refused(kept, "use choose-piece 2"))
    later, _ = play(kept, "end", "end", "use choose-piece 2", "piece k1")
    assert "a" == (later.table.turn and later.table.turn.letters)


def test_r4_one_or_two_pieces_with_the_card() -> None:
    """R4: `build-two` includes the building, of one or two pieces; c) is closed then."""
    state = position(cards=["build-two"], free=["k1 d2 t3"])
    state, _ = play(state, "use build-two")
    assert SecondPiece(0, 0) == awaiting(state)
    assert "done" == refused(state, "done")
    one, _ = play(state, "build k1 1 a1", "done")
    assert ("doubled", "again") == (refused(one, "build d2 1 b1"), refused(one, "roll"))
    two, _ = play(state, "build k1 1 a1", "build d2 1 b1")
    assert Turn(0) == awaiting(two)
    assert "doubled" == refused(two, "exchange a1 t3 1 a2")


def test_r4_the_card_after_building() -> None:
    """R4: after an ordinary c) the card can't be used, nor when nothing fits or building is forbidden."""
    state = position(cards=["build-two"], free=["k1 d2"])
    assert "built" == refused(play(state, "build k1 1 a1")[0], "use build-two")
    assert "nothing-fits" == refused(position(cards=["build-two"], free=["i5"]), "use build-two")
    assert "no-build" == refused(
        position(cards=["build-two"], free=["k1"], turn={"no_build": True}), "use build-two"
    )


def test_r4_nothing_more_fits() -> None:
    """R4: when no other free piece fits after the first, the card is done by itself."""
    state = position(cards=["build-two"], free=["k1 i5"])
    state, _ = play(state, "use build-two", "build k1 1 a1")
    assert Turn(0) == awaiting(state)


KEEPABLE = {
    "swap-manager", "swap-player", "random-piece", "piece-from-player", "choose-piece", "draw-1", "draw-2",
    "draw-3", "ten-from-each", "twenty-five-from-each", "joker-10", "joker-25", "joker-50", "build-two",
    "take-twenty-five", "immunity", "inheritance",
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(SET.chance_by_id))
def test_r5_kept_or_obeyed_at_once(kind: str) -> None:
    """R5: seventeen kinds may be kept, the seven orders happen at once."""
    state, _ = to_draw(position(free=["k1", "k1"], money=["50", "50"]), kind)
    assert (kind in KEEPABLE) == isinstance(awaiting(state), CardChoice)
    if kind in KEEPABLE:
        assert "" == refused(state, "keep")
        assert kind == cards_of(play(state, "keep")[0], 0)
    else:
        assert "" == cards_of(state, 0)


def test_r5_only_the_card_just_drawn() -> None:
    """R5: kept cards can't be used in place of the one just drawn, nor together with it."""
    state, _ = to_draw(position(cards=["joker-10 draw-1"]), "joker-25")
    assert "drawn" == refused(state, "use draw-1")
    assert "drawn" == refused(state, "use joker-10 joker-25")
    assert {"keep", "use"} == legal_words(state)
    state, _ = to_draw(position(), "immunity")
    assert ["keep"] == legal(state)
    assert "immunity-use" == refused(state, "use immunity")


@pytest.mark.parametrize(
    "actions",
    [
        ["dice 6 6", "choose piece", "die 1", "piece k1"],
        ["dice 6 6", "choose money", "money 5", "money 5", "money 10"],
        ["dice 2 2", "choose chance", "chance draw-1", "use draw-1", "money 5"],
        ["dice 2 2", "choose chance", "chance joker-50", "keep"],
    ],
)
def test_r6_the_first_turn_has_the_whole_key(actions: list[str]) -> None:
    """R6: the roll with whatever it brings, the card evaluated at once; then the turn is over."""
    state = position(turn={"first": True}, turns=1)
    state, _ = play(state, "roll", *actions)
    assert 1 == on_turn(state)


def test_r7_one_choice_of_equal_dice() -> None:
    """R7: equal dice offer a chance card instead, 6+6 a piece as well; one option only."""
    state, _ = play(position(), "roll", "dice 5 5")
    assert RewardChoice(0, 10) == awaiting(state)
    assert ["choose chance", "choose money"] == legal(state)
    assert "reward" == refused(state, "choose piece")
    state, _ = play(position(), "roll", "dice 6 6")
    assert ["choose chance", "choose money", "choose piece"] == legal(state)
    state, events = play(state, "choose money", "money 5", "money 10", "money 20")
    assert [1, 2, 3] == [drawn.number for drawn in every(events, MoneyDrawn)]
    assert Turn(0) == awaiting(state)
    assert ("money",) == only(play(position(), "roll", "dice 5 6")[1], DiceRolled).choices


def test_r7_no_piece_from_an_empty_offer() -> None:
    """R7: 6+6 offers no piece when there is none."""
    state, _ = play(position(offer="- - - - - -", bag=""), "roll", "dice 6 6")
    assert ["choose chance", "choose money"] == legal(state)


def test_r8_the_die_decides_what_is_bought() -> None:
    """R8: by default a die tells the piece; with the option `buying` = `choice` the buyer does."""
    state = position(money=["100"])
    assert "buy-die" == refused(state, "buy 3")
    bought, events = play(state, "buy", "pay 100", "die 5")
    assert (PieceTaken(0, "i4", 5, "buy"), "i4") == (only(events, PieceTaken), free_of(bought, 0))
    state = position(money=["100"], options={"buying": "choice"})
    assert "buy-place" == refused(state, "buy")
    assert [f"buy {place}" for place in range(1, 7)] == [text for text in legal(state) if text[:3] == "buy"]
    bought, events = play(state, "buy 3", "pay 100")
    assert PieceTaken(0, "t3", 3, "buy") == only(events, PieceTaken)


@pytest.mark.parametrize(
    ("action", "reason"), [("buy 0", "place"), ("buy 7", "place"), ("buy 2", "place-empty")]
)
def test_r8_places_that_cannot_be_bought(action: str, reason: str) -> None:
    """R8: there are six places, and an empty one has nothing to sell."""
    state = position(money=["100"], options={"buying": "choice"}, offer="k1 - t3 r3 i4 o4", bag="")
    assert reason == refused(state, action)


def test_r9_the_swap_is_the_whole_turn() -> None:
    """R9: announced before the roll, for a free piece, by one die; it ends the turn."""
    state = position(free=["l4"], placed=["k1 1 a1"])
    assert "not-free" == refused(state, "swap k1")
    state, events = play(state, "swap l4", "die 6", "piece x5")
    assert PieceTaken(0, "o4", 6, "swap") == only(events, PieceTaken)
    assert ("o4", 1) == (free_of(state, 0), on_turn(state))


def test_r9_a_swap_in_the_last_turn() -> None:
    """R9: the swap is possible in a last turn as well."""
    state = position(free=["i4", "l4"], placed=["i4 1 a1, i4 1 a2"])
    state, _ = play(state, "build i4 1 a3")
    assert "" == refused(state, "swap l4")


def test_r10_where_a_swapped_piece_goes() -> None:
    """R10: first the place is refilled from the bag, then the own piece goes into the bag."""
    state, events = play(position(free=["l4"]), "swap l4", "die 1", "piece l4")
    assert [OfferFilled, PieceReturned] == [
        type(event) for event in events if isinstance(event, OfferFilled | PieceReturned)
    ]
    assert PieceReturned(0, "l4", None) == only(events, PieceReturned)
    assert 45 == sum(state.table.bag)


def test_r10_with_an_empty_bag_the_own_piece_fills_the_place() -> None:
    """R10: when the bag is empty the own piece lies in the place that was emptied."""
    state, events = play(position(free=["l4"], bag=""), "swap l4", "die 1")
    assert PieceReturned(0, "l4", 1) == only(events, PieceReturned)
    assert ("l4", "d2", "t3", "r3", "i4", "o4") == state.table.offer


def test_r11_the_same_place_is_refilled() -> None:
    """R11: the new piece lies where the other was."""
    state, _ = play(position(money=["100"]), "buy", "pay 100", "die 4", "piece x5")
    assert ("k1", "d2", "t3", "x5", "i4", "o4") == state.table.offer


def test_r11_an_empty_place_is_rolled_again() -> None:
    """R11: a die that names an empty place is rolled again."""
    state = position(money=["100"], offer="- d2 t3 r3 i4 o4", bag="")
    state, events = play(state, "buy", "pay 100", "die 1", "die 1", "die 2")
    assert [True, True, False] == [rolled.empty for rolled in every(events, DieRolled)]
    assert "d2" == free_of(state, 0)
    assert (None, None) == state.table.offer[:2]
    assert "offer-empty" == refused(position(money=["100"], offer="- - - - - -", bag=""), "buy")


def test_r11_a_place_is_filled_as_soon_as_there_is_a_piece() -> None:
    """R11: pieces that come into an empty bag go on to the empty places."""
    state = position(free=["x5"], offer="- d2 t3 r3 i4 o4", bag="")
    state, _ = to_draw(state, "surrender")
    state, _ = play(state, "give x5", "piece x5")
    assert ("x5", 0) == (state.table.offer[0], sum(state.table.bag))


def test_r12_the_exact_sum_comes_first() -> None:
    """R12: where the price can be paid exactly, nothing else is accepted."""
    state, _ = play(position(money=["100 50 50 25"]), "buy")
    assert Payment(0, 100, None, "purchase") == awaiting(state)
    assert ["pay 100", "pay 50 50"] == legal(state)
    assert "pay-sum" == refused(state, "pay 50 50 25")
    assert "pay-cards" == refused(state, "pay 20 20 20 20 20")
    assert "withdraw" == refused(state, "withdraw")


def test_r12_the_smallest_excess_and_change() -> None:
    """R12: else the smallest sum above; the manager gives back what can be given exactly."""
    state, _ = play(position(money=["50 20 20 20"], returned="5 5"), "buy")
    assert ["pay 50 20 20 20"] == legal(state)
    state, events = play(state, "pay 50 20 20 20", "die 1", "piece k1")
    assert ((5, 5), 100) == (only(events, Paid).change, only(events, Paid).amount)
    assert "5 5" == money_of(state, 0)


@pytest.mark.parametrize("options", [{}, {"change": "none"}])
def test_r12_an_excess_that_is_lost_is_confirmed(options: dict[str, str]) -> None:
    """R12: without change the excess is lost, or the buyer withdraws and keeps action e), but not again."""
    returned = "10" if options else ""
    state, _ = play(position(money=["50 20 20 20"], options=options, returned=returned), "buy")
    assert ["pay 50 20 20 20", "withdraw"] == legal(state)
    paid, events = play(state, "pay 50 20 20 20")
    assert (110, ()) == (only(events, Paid).amount, only(events, Paid).change)
    back, events = play(state, "withdraw")
    assert PurchaseWithdrawn(0) == only(events, PurchaseWithdrawn)
    assert ("50", 4) == (money_of(back, 0)[-2:], len(back.hands[0].money))
    assert ("withdrawn", "") == (refused(back, "buy"), refused(back, "roll"))
    assert [("die 1")] == [GAME.format_action(action) for action in GAME.legal_actions(paid, CHANCE)][:1]


def test_r13_exact_then_exchange_then_less() -> None:
    """R13: exactly, else after an exchange at the manager, else the highest sum below."""
    exact = position(money=["", "5 5 50"], cards=["ten-from-each"])
    assert ["pay 5 5"] == legal(play(exact, "use ten-from-each")[0])
    exchange = position(money=["", "5 50"], cards=["ten-from-each"], returned="25 20 5")
    assert ["break 50 25 20 5"] == legal(play(exchange, "use ten-from-each")[0])
    less = position(money=["", "5 50"], cards=["ten-from-each"])
    state, _ = play(less, "use ten-from-each")
    assert ["pay 5"] == legal(state)
    assert "pay-sum" == refused(state, "pay 50")
    assert "break" == refused(state, "break 50 25 25")


def test_r13_without_exchange() -> None:
    """R13: the option `exchange` = `no` leaves the exchange out."""
    state = position(
        money=["", "5 50"], cards=["ten-from-each"], returned="25 20 5", options={"exchange": "no"}
    )
    assert ["pay 5"] == legal(play(state, "use ten-from-each")[0])
    with_it = position(money=["", "5 50"], cards=["ten-from-each"], returned="25 20 5")
    assert "pay-exchange" == refused(play(with_it, "use ten-from-each")[0], "pay 5")


@pytest.mark.parametrize(("profile", "highest", "count"), [("standard", 100, 96), ("list", 50, 92)])
def test_r14_the_deck_with_and_without_hundreds(profile: str, highest: int, count: int) -> None:
    """R14: the default deck has cards of 100 T, the profile `list` has none."""
    state = position(options={"money": profile})
    assert count == sum(state.treasury)
    state, _ = play(state, "roll", "dice 1 2")
    values = [int(GAME.format_action(action).split()[1]) for action in GAME.legal_actions(state, CHANCE)]
    assert highest == max(values)
    assert ("treasury" if profile == "list" else "") == refused(state, "money 100")


def test_r17_exchange_means_another_piece() -> None:
    """R17: one placed piece becomes free, another free piece is laid anywhere legal."""
    state = position(free=["k1"], placed=["k1 1 a1, d2 1 b1"])
    assert "same" == refused(state, "exchange a1 k1 1 a1")
    moved, events = play(state, "exchange a1 k1 1 d3")
    assert ("k1", 9) == (free_of(moved, 0), only(events, Exchanged).left)
    assert ["b1", "d3"] == [placement.anchor.name for placement in moved.table.players[0].placed]
    assert "not-free" == refused(position(placed=["k1 1 a1"]), "exchange a1 k1 1 b2")


def test_r17_the_way_through_another_piece_is_closed() -> None:
    """R17: what is not taken out stays in the way."""
    state = position(free=["t3"], placed=["k1 1 a1, d2 1 b1"])
    assert "covered" == refused(state, "exchange a1 t3 1 a1")
    assert "" == refused(state, "exchange a1 t3 2 a1")
    assert "" == refused(state, "exchange b1 t3 1 b1")


@pytest.mark.parametrize(("mirror", "reason"), [("yes", ""), ("no", "orientation")])
def test_r17_mirroring_is_an_option(mirror: str, reason: str) -> None:
    """R17: turned over pieces are legal unless the option `mirror` says no; turning always is."""
    state = position(free=["l4"], options={"mirror": mirror})
    assert reason == refused(state, "build l4 5 a1")
    assert "" == refused(state, "build l4 4 a1")


def test_r17_what_building_tells() -> None:
    """R17: after each piece the number of empty squares is known."""
    _, events = play(position(free=["l4"]), "build l4 1 a1")
    assert (8, "l4") == (only(events, Built).left, only(events, Built).placement.shape)


def test_r6_and_r31_rounds_are_counted_by_game() -> None:
    """R6: turns tell the round they belong to and whether they are the first of their seat."""
    state = position(seats=3, turn={"first": True}, turns=1)
    told = []
    for _ in range(3):
        state, events = play(state, "roll", "dice 1 2", "money 5")
        told.append(only(events, TurnBegan))
    assert [(1, 1, True), (2, 1, True), (0, 2, False)] == [
        (turn.seat, turn.round, turn.first) for turn in told
    ]
