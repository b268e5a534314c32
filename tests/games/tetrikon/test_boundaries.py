"""The boundary cases D1 to D19 of Tetrikon; D20 to D22 are about words and stand with them."""

from __future__ import annotations

from collections import Counter

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Stream
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    BanSet,
    CardIdle,
    DealMade,
    DiceRolled,
    GameClosing,
    GameScored,
    ImmunityUsed,
    InflationDeclared,
    MatchOver,
    MoneyDiscarded,
    MoneyDrawn,
    Paid,
    PaidOut,
    PieceGiven,
    StartTied,
    TreasuryRefilled,
    TurnBegan,
)
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.tasks import DieDue, Discarding, Giving, Turn
from accessgames.games.tetrikon.rules.turn_actions import money_for
from accessgames.games.tetrikon.rules.turns import first_state
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
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

FILLED = "i4 1 a1, i4 1 a2"
"""Eight of the twelve squares of a diagram; one more i4 fills it."""


def test_d1_all_rolls_by_the_key() -> None:
    """D1: of 36 rolls 15 bring one card, 20 two, one three; six are equal and offer a chance card."""
    found: Counter[int] = Counter()
    for low in range(1, 7):
        for high in range(low, 7):
            events = play(position(), "roll", f"dice {low} {high}")[1]
            rolled = only(events, DiceRolled)
            found[rolled.money] += 1 if low == high else 2
            assert ("chance" in rolled.choices) == (low == high)
            assert ("piece" in rolled.choices) == (low + high == 12)
    assert {1: 15, 2: 20, 3: 1} == found
    assert [1, 1, 2, 2, 3] == [money_for(total) for total in (2, 6, 7, 11, 12)]


def test_d2_the_first_round_has_one_action_for_everybody() -> None:
    """D2: in the first turn of each seat nothing but the roll is possible, and it ends the turn."""
    state = position(seats=3, money=["100"] * 3, free=["k1"] * 3, turn={"first": True}, turns=1)
    for seat in range(3):
        assert seat == on_turn(state)
        assert ["roll"] == legal(state)
        for other in ("build k1 1 a1", "buy", "swap k1", "end", f"deal {(seat + 1) % 3}"):
            assert "first" == refused(state, other)
        state, _ = play(state, "roll", "dice 1 2", "money 5")
    assert 0 == on_turn(state)
    assert {"roll", "build", "buy", "swap", "end", "deal"} <= legal_words(state)


@pytest.mark.parametrize(("count", "owed"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_d3_inflation_of_pieces(count: int, owed: int) -> None:
    """D3: of 0, 1, 2, 3, 5 free pieces 0, 1, 1, 2, 3 are given up; what lies in diagrams stays."""
    state = position(
        money=["100"], free=[" ".join(["t3"] * count)], placed=["", "k1 1 a1"], bag="x5 x5", offer="k1 " * 6
    )
    state, events = play(state, "buy", "pay 100", "die 1", "piece x5")
    declared = only(events, InflationDeclared)
    expected = -(-(count + 1) // 2)  # the piece just bought counts, too
    assert ("pieces", (expected, 0)) == (declared.what, declared.owed)
    state = position(free=["", " ".join(["t3"] * count)], bag="x5 x5", offer="k1 " * 6, money=["100"])
    state, events = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert (1, owed) == only(events, InflationDeclared).owed
    state, events = play(state, "give k1", *["give t3"] * owed)
    assert [None] * (owed + 1) == [given.to for given in every(events, PieceGiven)]
    assert count - owed == len(state.table.players[1].free)


def test_d3_no_inflation_while_two_are_in_the_bag() -> None:
    """D3: with two pieces in the bag after the refill nothing happens."""
    state = position(money=["100"], free=["t3 t3"], bag="x5 x5 x5", offer="k1 " * 6)
    state, events = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert [] == every(events, InflationDeclared)
    assert 2 == sum(state.table.bag)
    assert isinstance(awaiting(state), Turn)


@pytest.mark.parametrize(("count", "owed"), [(0, 0), (1, 1), (4, 2), (7, 4)])
def test_d4_inflation_of_money(count: int, owed: int) -> None:
    """D4: of 0, 1, 4, 7 T cards 0, 1, 2, 4 are given up; chance cards stay."""
    state = position(
        money=["5 5", " ".join(["10"] * count)], cards=["", "joker-10 immunity"], treasury="", returned=""
    )
    state, events = play(state, "roll", "dice 1 2")
    assert ("money", (1, owed)) == (
        only(events, InflationDeclared).what,
        only(events, InflationDeclared).owed,
    )
    state, events = play(state, "discard 5", *["discard 10"] * owed)
    assert owed + 1 == len(every(events, MoneyDiscarded)) == sum(state.treasury)
    assert "immunity joker-10" == cards_of(state, 1)


def test_d5_a_draw_goes_on_with_the_returned_cards() -> None:
    """D5: one card in the treasury, five returned: of three cards drawn two come from the new treasury."""
    state = position(treasury="10", returned="25 25 50 50 5")
    state, events = play(state, "roll", "dice 6 6", "choose money", "money 10", "money 25", "money 50")
    assert 3 == len(every(events, MoneyDrawn))
    assert 5 == only(events, TreasuryRefilled).count
    assert ("10 25 50", 3, 0) == (money_of(state, 0), sum(state.treasury), sum(state.table.returned))


def test_d6_last_turns_after_the_finisher() -> None:
    """D6: seat 3 of 4 finishes: seats 4, 1, 2 have a turn each, without d), with e); then it is over."""
    state = position(
        seats=4,
        money=["100"] * 4,
        free=["k1", "k1", "i4 k1", "k1"],
        placed=["", "", FILLED, ""],
        turn={"seat": 2},
        pending=(Turn(2),),
    )
    state, events = play(state, "build i4 1 a3")
    assert (2, (3, 0, 1)) == (only(events, GameClosing).seat, only(events, GameClosing).turns)
    for seat in (3, 0, 1):
        assert seat == on_turn(state)
        assert "trade-final" == refused(state, f"deal {(seat + 1) % 4}")
        assert "" == refused(state, "buy")
        state, events = play(state, "buy", "pay 100", "die 1", "piece k1", "end")
    assert (12, 12, 0, 12) == only(events, GameScored).empty
    assert (2, 2, 1, 2) == only(events, MatchOver).places
    assert () == GAME.actors(state)


def test_d7_a_second_player_fills_the_diagram_in_the_last_turn() -> None:
    """D7: both have 0 points; the winner is who filled the diagram first."""
    state = position(free=["i4", "i4"], placed=[FILLED, FILLED])
    state, events = play(state, "build i4 1 a3", "build i4 1 a3")
    scored = only(events, GameScored)
    assert ((0, 0), 0) == (scored.penalties, scored.winner)
    assert (1, 1) == only(events, MatchOver).places


def test_d8_time_runs_out() -> None:
    """D8: in the turn of seat 2; it finishes, 3, 4, 1 have a turn each; no deal any more."""
    state = position(
        seats=4, options={"minutes": "10"}, free=["k1"] * 4, turn={"seat": 1}, pending=(Turn(1),)
    )
    assert (CLOCK, 1) == GAME.actors(state)
    assert "" == refused(state, "deal 2")
    state, events = play(state, "+600000")
    assert ("time", (2, 3, 0)) == (only(events, GameClosing).reason, only(events, GameClosing).turns)
    assert "trade-final" == refused(state, "deal 2")
    assert (1,) == GAME.actors(state)
    state, _ = play(state, "build k1 1 a1", "end")
    for seat in (2, 3, 0):
        assert seat == on_turn(state)
        assert "trade-final" == refused(state, f"deal {(seat + 1) % 4}")
        state, events = play(state, "end")
    assert (12, 11, 12, 12) == only(events, GameScored).empty
    assert None is only(events, GameScored).winner


def test_d9_surrender_a_free_piece_or_one_of_the_diagram_or_nothing() -> None:
    """D9: a free piece goes first, else one of the diagram, else the card has no effect."""
    state, _ = to_draw(position(free=["k1"], placed=["d2 1 a1"]), "surrender")
    assert ["give k1"] == legal(state)
    assert "free-first" == refused(state, "takeout a1")
    state, _ = to_draw(position(placed=["d2 1 a1"]), "surrender")
    assert ["takeout a1"] == legal(state)
    state, events = play(state, "takeout a1")
    given = only(events, PieceGiven)
    assert ("d2", None, "a1") == (given.piece, given.to, given.lifted and given.lifted.anchor.name)
    assert 46 == sum(state.table.bag)
    state, events = to_draw(position(), "surrender")
    assert CardIdle(0, "surrender") == only(events, CardIdle)
    assert isinstance(awaiting(state), Turn)


@pytest.mark.parametrize(
    ("money", "returned", "expected", "paid"),
    [("", "", None, 0), ("10", "", ["pay 10"], 10), ("25", "", ["pay 25"], 25), ("50", "", ["pay"], 0)],
)
def test_d10_somebody_owes_twenty_five(
    money: str, returned: str, expected: list[str] | None, paid: int
) -> None:
    """D10: of nothing nothing is paid, of 10 all, of 25 exactly, of a 50 that can't be exchanged nothing."""
    state = position(money=["", money], returned=returned, cards=["take-twenty-five"])
    state, events = play(state, "use take-twenty-five 1")
    if expected is None:
        assert CardIdle(1, "take-twenty-five") == only(events, CardIdle)
        return
    assert expected == legal(state)
    state, events = play(state, expected[0])
    assert paid == only(events, Paid).amount
    assert paid == state.hands[0].total


def test_d10_a_fifty_is_exchanged_at_the_manager() -> None:
    """D10: with the right cards on the returned pile the 50 is exchanged, then 25 are paid exactly."""
    state = position(money=["", "50"], returned="25 25 5", cards=["take-twenty-five"])
    state, _ = play(state, "use take-twenty-five 1")
    assert ["break 50 25 25"] == legal(state)
    state, _ = play(state, "break 50 25 25", "pay 25")
    assert ("25", "25") == (money_of(state, 0), money_of(state, 1))


@pytest.mark.parametrize(
    ("kind", "action"),
    [
        ("take-twenty-five", "use take-twenty-five 1"),
        ("piece-from-player", "use piece-from-player 1"),
        ("ten-from-each", "use ten-from-each"),
    ],
)
def test_d11_immunity_answers_a_claim(kind: str, action: str) -> None:
    """D11: one claim is cancelled for its owner alone, and the card goes under the deck."""
    state = position(
        seats=3, money=["", "25 10", "10"], free=["", "k1", "k1"], cards=[f"{kind} {kind}", "immunity"]
    )
    state, events = play(state, action, "immune")
    assert ImmunityUsed(1, kind, 0) == only(events, ImmunityUsed)
    assert "immunity" in state.table.used
    assert ("10 25", "k1") == (money_of(state, 1), free_of(state, 1))
    if kind == "ten-from-each":
        assert ["pay 10"] == legal(state)
        state, _ = play(state, "pay 10")
        assert ("10", "") == (money_of(state, 0), money_of(state, 2))


def test_d11_immunity_against_an_order() -> None:
    """D11: an order just drawn is cancelled, too; without a second immunity the next one is not."""
    state, _ = to_draw(position(cards=["immunity"], free=["k1"]), "surrender")
    assert {"give", "immune"} == legal_words(state)
    state, _ = play(state, "immune", "end", "end")
    assert "k1" == free_of(state, 0)
    assert ("immunity", "surrender") == state.table.used
    state, _ = to_draw(state, "surrender")
    assert ["give k1"] == legal(state)
    assert "no-card" == refused(state, "immune")


def test_d12_no_trade_until_the_next_own_turn() -> None:
    """D12: others' offers to this seat are refused until its next turn begins, then they are allowed."""
    state, events = to_draw(position(free=["k1", "d2"]), "no-trade")
    assert BanSet(0, "no-trade") == only(events, BanSet)
    assert "trade-banned" == refused(state, "deal 1")
    state, _ = play(state, "end")
    assert "trade-banned" == refused(state, "deal 0")
    state, events = play(state, "end")
    assert BanLifted(0, "no-trade") in events
    assert "" == refused(state, "deal 1")
    state, _ = play(state, "end")
    assert "" == refused(state, "deal 0")
    assert ("no-trade",) == state.table.used


def test_d13_no_roll_in_the_next_turn() -> None:
    """D13: in the next turn the roll is refused, a purchase by die is allowed; then rolling is back."""
    state, _ = to_draw(position(money=["100"]), "no-roll")
    state, events = play(state, "end", "end")
    assert BanLifted(0, "no-roll") in events
    assert "no-roll" == refused(state, "roll")
    state, _ = play(state, "buy", "pay 100", "die 4", "piece k1", "end", "end")
    assert "" == refused(state, "roll")


def test_d14_two_jokers_in_one_action() -> None:
    """D14: jokers of 10 and 25 are exchanged together for 35 T."""
    state = position(cards=["joker-10 joker-25"])
    state, _ = play(state, "use joker-10 joker-25")
    (payout,) = GAME.legal_actions(state, CHANCE)
    assert "payout 25 10" == GAME.format_action(payout)
    state, events = play(state, "payout 25 10")
    assert (35, 35) == (only(events, PaidOut).amount, state.hands[0].total)
    assert "again" == refused(state, "roll")


@pytest.mark.parametrize(
    ("treasury", "expected"),
    [("100 50 25", "payout 100 50"), ("100 25 20", "payout 100 25 20"), ("100 100", "payout 100")],
)
def test_d15_the_inheritance(treasury: str, expected: str) -> None:
    """D15: 150 T exactly, or the nearest sum below when small cards are missing."""
    state, _ = play(position(cards=["inheritance"], treasury=treasury), "use inheritance")
    assert [expected] == [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)]


def test_d16_a_kept_card_is_action_a() -> None:
    """D16: after a kept card no roll, after a roll no kept card."""
    state = position(cards=["draw-1 draw-2"])
    used, _ = play(state, "use draw-1", "money 5")
    assert ("again", "again") == (refused(used, "roll"), refused(used, "use draw-2"))
    rolled, _ = play(state, "roll", "dice 1 2", "money 5")
    assert "again" == refused(rolled, "use draw-1")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("build t3 1 c1", "outside"),
        ("build t3 1 h8", "outside"),
        ("build t3 1 b1", "covered"),
        ("build d2 2 b2", "not-free"),
        ("build t3 3 a2", "orientation"),
        ("exchange c3 t3 1 a2", "nothing-there"),
        ("exchange b1 t3 1 b4", "outside"),
    ],
)
def test_d17_a_bad_place_costs_nothing(action: str, reason: str) -> None:
    """D17: outside, on covered squares, with a piece that is not free: refused, no action spent."""
    state = position(free=["t3"], placed=["d2 1 b1"])
    assert reason == refused(state, action)
    assert "" == refused(state, "build t3 1 a2")
    assert state.table.turn is not None
    assert "" == state.table.turn.letters


def test_d17_a_diagram_of_another_letter() -> None:
    """D17: the manager can only deal diagrams of the letter of this game."""
    state = first_state(GEAR, Rules.of(GAME.setup(2, {"level": "B"})))
    assert "level" == refused(state, "diagram A1")
    assert "diagram" == refused(play(state, "diagram B2")[0], "diagram B2")
    assert "" == refused(state, "diagram B1")


def test_d18_only_the_leaders_roll_again() -> None:
    """D18: 5, 5, 3 for the start: the first two roll again."""
    state = first_state(GEAR, Rules.of(GAME.setup(3, {})))
    state, _ = play(state, "diagram A1", "diagram A2", "diagram A3", *["piece k1"] * 4, *["piece o4"] * 2)
    state, events = play(state, "die 5", "die 5", "die 3")
    assert StartTied((0, 1), 5) == only(events, StartTied)
    assert DieDue(0, "start") == awaiting(state)
    state, events = play(state, "die 2", "die 6")
    assert (1, True) == (only(events, TurnBegan).seat, only(events, TurnBegan).first)


def test_d19_nothing_is_lost_in_random_play() -> None:
    """D19: 52 pieces, 96 T cards and 42 chance cards at every moment of games played at random."""
    for seed in range(6):
        stream = Stream(str(seed), "d19")
        state = GAME.initial(GAME.setup(2 + seed % 3, {"level": "B", "rounds": "30"}))
        pieces, money, chance = census(state)
        counts = [sum(count for _, count in found) for found in (pieces, money, chance)]
        assert [52, 96, 42] == counts
        while actors := GAME.actors(state):
            actions = GAME.legal_actions(state, actors[0])
            if actors[0] == CHANCE:
                action = GAME.chance(state, stream)
            else:
                action = list(actions)[stream.below(len(actions))]
            state = GAME.apply(state, actors[0], action).state
            assert (pieces, money, chance) == census(state)


def test_the_cards_of_others_stay_hidden_in_a_claim() -> None:
    """Others see how many cards somebody has, not which; the amount that is paid is said aloud."""
    state = position(seats=3, money=["", "20 5"], cards=["take-twenty-five"])
    state, events = play(state, "use take-twenty-five 1", "pay 20 5")
    paid = only(events, Paid)
    for viewer, expected in ((0, (20, 5)), (1, (20, 5)), (2, None), (SPECTATOR, None)):
        seen = GAME.redact(paid, viewer)
        assert isinstance(seen, Paid)
        assert (expected, 25, 2) == (seen.cards, seen.amount, seen.count)


def test_inflation_and_deals_leave_no_task_behind() -> None:
    """After everybody gave up their share the turn goes on where it was."""
    state = position(money=["100"], free=["t3", "t3 t3"], bag="x5 x5", offer="k1 " * 6)
    state, _ = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert Giving(0, 1, None, "inflation") == awaiting(state)
    state, _ = play(state, "give t3", "give t3")
    assert Turn(0) == awaiting(state)
    state, events = play(state, "deal 1", "add give k1", "add take t3", "propose", "accept", "end")
    assert 1 == len(every(events, DealMade))
    assert 1 == on_turn(state)


def test_discarding_from_an_empty_hand_goes_on() -> None:
    """Whoever has fewer cards than ordered gives up all; with none the card has no effect."""
    state, _ = to_draw(position(money=["5"]), "discard-2")
    assert Discarding(0, 1, "discard-2", answerable=True) == awaiting(state)
    state, _ = play(state, "discard 5")
    assert Turn(0) == awaiting(state)
    state, events = to_draw(position(), "discard-1")
    assert CardIdle(0, "discard-1") == only(events, CardIdle)
