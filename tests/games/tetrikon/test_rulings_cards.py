"""The rulings about cards, owing, inflation and immunity: R15, R16, R18 to R29."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    BanSet,
    CardIdle,
    CardUsed,
    ChanceDiscarded,
    ChanceReshuffled,
    ImmunityUsed,
    InflationDeclared,
    InflationDeclined,
    MoneyMissing,
    Paid,
    PaidOut,
    PieceGiven,
    PieceTaken,
    SwapMade,
    SwapRefused,
    TreasuryRefilled,
)
from accessgames.games.tetrikon.rules.tasks import (
    BanAnswer,
    CardChoice,
    ChanceDue,
    DieDue,
    Discarding,
    Giving,
    InflationChoice,
    Payment,
    SwapAnswer,
    Turn,
)
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    awaiting,
    cards_of,
    every,
    free_of,
    legal,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
    to_draw,
)

SIX = "k1 k1 k1 k1 k1 k1"


def chances(state: object) -> list[str]:
    """What chance may do, in notation."""
    return [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)]  # type: ignore[arg-type]


def test_r15_a_joker_is_exchanged_for_exactly_its_value() -> None:
    """R15: at the manager, several at once as one action; it never pays directly."""
    state = position(money=["50"], cards=["joker-50 joker-10 joker-10"])
    assert "buy-money" == refused(state, "buy")
    assert "" == refused(state, "use joker-10 joker-10 joker-50")
    assert "few-cards" == refused(state, "use joker-10 joker-10 joker-10")
    assert "card-form" == refused(state, "use joker-50 joker-10")
    state, events = play(state, "use joker-50", "payout 50")
    assert (CardUsed(0, "joker-50"), 50) == (only(events, CardUsed), only(events, PaidOut).amount)
    assert "" == refused(state, "buy")


def test_r15_a_joker_just_drawn() -> None:
    """R15: a joker can be exchanged at once when it is drawn, inside the roll."""
    state, _ = to_draw(position(), "joker-25")
    state, events = play(state, "use joker-25", "payout 25")
    assert only(events, CardUsed).drawn
    assert ("25", "a") == (money_of(state, 0), state.table.turn and state.table.turn.letters)


@pytest.mark.parametrize(
    ("returned", "treasury", "expected"),
    [
        ("25 20 5 10", "50", ["payout 25 20 5"]),
        ("20 20", "50 25 25", ["payout 50"]),
        ("20 20", "10", ["payout 20 20 10"]),
        ("20 20", "25", ["payout 25 20"]),
        ("", "", ["payout"]),
    ],
)
def test_r16_how_the_manager_pays(returned: str, treasury: str, expected: list[str]) -> None:
    """R16: exactly from the returned pile, else from the treasury, else from both, else the sum below."""
    state = position(cards=["joker-50"], returned=returned, treasury=treasury)
    state, _ = play(state, "use joker-50")
    assert expected == chances(state)
    paid, _ = play(state, expected[0])
    assert sum(paid.treasury) + sum(paid.table.returned) + len(paid.hands[0].money) == len(
        (returned + " " + treasury).split()
    )


def test_r18_the_player_chooses_a_free_piece() -> None:
    """R18: any free piece; only without one a piece of the diagram."""
    state, _ = to_draw(position(free=["k1 d2"], placed=["t3 1 a1"]), "surrender")
    assert Giving(0, 1, None, "surrender", answerable=True) == awaiting(state)
    assert ["give d2", "give k1"] == legal(state)
    assert "not-free" == refused(state, "give t3")
    state, _ = to_draw(position(placed=["t3 1 a1"]), "surrender")
    assert "nothing-there" == refused(state, "takeout b2")


def test_r19_the_giver_chooses() -> None:
    """R19: the chosen player picks one of the free pieces; without one the card is spent."""
    state = position(free=["", "k1 x5"], cards=["piece-from-player"])
    assert "partner" == refused(state, "use piece-from-player 0")
    assert "partner" == refused(state, "use piece-from-player 2")
    state, _ = play(state, "use piece-from-player 1")
    assert (["give k1", "give x5"], (CHANCE not in GAME.actors(state))) == (legal(state), True)
    state, events = play(state, "give k1")
    assert PieceGiven(1, "k1", 0, "piece-from-player") == only(events, PieceGiven)
    assert ("k1", "x5") == (free_of(state, 0), free_of(state, 1))
    state, events = play(position(cards=["piece-from-player"]), "use piece-from-player 1")
    assert CardIdle(1, "piece-from-player") == only(events, CardIdle)
    assert ("piece-from-player",) == state.table.used


def test_r20_any_cards_of_the_hand() -> None:
    """R20: T cards go to the returned pile, chance cards under the deck; fewer cards than ordered: all."""
    state, _ = to_draw(position(money=["50 5"], cards=["joker-10"]), "discard-2")
    assert ["discard 5", "discard 50", "discard joker-10"] == legal(state)
    assert "no-money" == refused(state, "discard 25")
    assert "no-card" == refused(state, "discard joker-25")
    state, events = play(state, "discard joker-10", "discard 5")
    assert ChanceDiscarded(0, "joker-10", "discard-2") == only(events, ChanceDiscarded)
    assert ("50", 1) == (money_of(state, 0), sum(state.table.returned))
    assert ("discard-2", "joker-10") == state.table.used


def test_r21_the_ban_on_trading_leaves_the_manager_out() -> None:
    """R21: it forbids d), the card `swap-player` and being a partner, but not buying or swapping."""
    state, _ = to_draw(position(money=["100"], free=["k1", "d2"], cards=["swap-player"]), "no-trade")
    assert BanAnswer(0, "no-trade") == awaiting(state)
    state, events = play(state, "waive")
    assert BanSet(0, "no-trade") == only(events, BanSet)
    assert ("trade-banned", "") == (refused(state, "deal 1"), refused(state, "buy"))
    next_turn, _ = play(state, "end")
    assert "trade-banned" == refused(next_turn, "deal 0")
    other = position(free=["k1", "d2"], cards=["swap-player"], players=state.table.players)
    assert "trade-banned" == refused(other, "use swap-player 1 k1 d2")


def test_r22_only_the_roll_of_a_is_forbidden() -> None:
    """R22: kept cards and dice inside e), f) and cards stay possible."""
    state = position(money=["100"], free=["k1"], cards=["random-piece swap-manager"], turn={"no_roll": True})
    assert "no-roll" == refused(state, "roll")
    for action in ("buy", "swap k1", "use random-piece", "use swap-manager k1"):
        assert "" == refused(state, action)


def test_r23_the_ban_on_building_reaches_to_the_end_of_the_turn() -> None:
    """R23: what lies stays, c) and `build-two` are forbidden; the card goes under the deck at the end."""
    state, _ = play(position(free=["k1 d2"], cards=["build-two"]), "build k1 1 a1")
    state, _ = to_draw(state, "no-build")
    state, events = play(state, "waive")
    assert BanLifted(0, "no-build") in events
    assert 1 == len(state.table.players[0].placed)
    assert ("no-build",) == state.table.used
    state, _ = to_draw(position(free=["k1"]), "no-build")
    assert "no-build" == refused(state, "build k1 1 a1")
    state, _ = play(state, "end", "end")
    assert "" == refused(state, "build k1 1 a1")


@pytest.mark.parametrize("kind", ["no-trade", "no-roll", "no-build"])
def test_r24_immunity_against_a_ban(kind: str) -> None:
    """R24: a ban just drawn is cancelled, both cards go under the deck; it costs no action."""
    state, _ = to_draw(position(cards=["immunity draw-1"], free=["k1", "k1"]), kind)
    assert ["immune", "waive"] == legal(state)
    state, events = play(state, "immune")
    assert ImmunityUsed(0, kind, 0) == only(events, ImmunityUsed)
    assert tuple(sorted(("immunity", kind))) == state.table.used
    assert [] == every(events, BanSet)
    assert "a" == (state.table.turn and state.table.turn.letters)


def test_r24_whoever_has_cards_is_asked() -> None:
    """R24: the question does not tell whether there is an immunity: who has any kept card answers."""
    state, _ = to_draw(position(cards=["draw-1"]), "no-roll")
    assert ["waive"] == legal(state)
    state, _ = to_draw(position(), "no-roll")
    assert Turn(0) == awaiting(state)


@pytest.mark.parametrize(("option", "reason"), [("cards", "immunity"), ("inflation", "")])
def test_r24_inflation_is_no_card(option: str, reason: str) -> None:
    """R24: immunity does not help against inflation, unless the option says so."""
    state = position(
        options={"immunity": option}, money=["100"], free=["t3"], cards=["immunity"], bag="x5 x5", offer=SIX
    )
    state, _ = play(state, "buy", "pay 100", "die 1", "piece x5")
    assert reason == refused(state, "immune")
    if not reason:
        state, events = play(state, "immune")
        assert ImmunityUsed(0, "inflation", 0) == only(events, ImmunityUsed)
        assert "t3 k1" == free_of(state, 0)


def test_r25_mass_cards_go_round_from_the_left() -> None:
    """R25: payers in the order of seats from the left neighbour; each may be immune for itself."""
    state = position(
        seats=4, turn={"seat": 2}, pending=(Turn(2),), money=["25", "25", "", ""],
        cards=["", "immunity", "twenty-five-from-each", ""],
    )  # fmt: skip
    state, events = play(state, "use twenty-five-from-each")
    assert CardIdle(3, "twenty-five-from-each") == only(events, CardIdle)
    assert 0 == getattr(awaiting(state), "actor", None)
    state, events = play(state, "pay 25", "immune")
    assert ("25", "25") == (money_of(state, 2), money_of(state, 1))


def test_r25_paying_each_while_there_is_money() -> None:
    """R25: who has to pay everybody 5 T pays in the order of seats while the money lasts."""
    state, _ = to_draw(position(seats=4, money=["5 5"]), "five-to-each")
    state, events = play(state, "pay 5", "pay 5")
    assert [(1, 5), (2, 5)] == [(paid.to, paid.amount) for paid in every(events, Paid)]
    assert CardIdle(0, "five-to-each") == only(events, CardIdle)
    assert ("five-to-each",) == state.table.used


def test_r25_one_immunity_cancels_the_whole_order() -> None:
    """R25: an immunity against `five-to-each` means nobody is paid; it is asked before the first payment."""
    state, _ = to_draw(position(seats=4, money=["5 5 5"], cards=["immunity"]), "five-to-each")
    assert ["immune", "pay 5"] == legal(state)
    immune, _ = play(state, "immune")
    assert ("5 5 5", Turn(0)) == (money_of(immune, 0), awaiting(immune))
    paying, _ = play(state, "pay 5")
    assert "immunity" == refused(paying, "immune")


def test_r26_automatic_or_asked() -> None:
    """R26: the manager is asked, or the seat on turn where the program is the manager."""
    for manager, seat in (("program", 0), ("1", 1)):
        state = position(
            options={"inflation": "asked", "manager": manager}, money=["100"], bag="x5 x5", offer=SIX
        )
        state, _ = play(state, "buy", "pay 100", "die 1", "piece x5")
        assert InflationChoice(seat) == awaiting(state)
        declined, events = play(state, "no-inflation")
        assert InflationDeclined(seat) == only(events, InflationDeclined)
        assert Turn(0) == awaiting(declined)
        declared, events = play(state, "inflation")
        assert ("pieces", (1, 0)) == (
            only(events, InflationDeclared).what,
            only(events, InflationDeclared).owed,
        )
        assert Giving(0, 1, None, "inflation") == awaiting(declared)


def test_r26_the_larger_half_of_own_choice() -> None:
    """R26: everybody chooses which pieces go; the pieces in diagrams don't count."""
    state = position(money=["100"], free=["d2", "t3 x5 x5"], placed=["", "k1 1 a1"], bag="x5 x5", offer=SIX)
    state, _ = play(state, "buy", "pay 100", "die 1", "piece x5", "give d2")
    assert ["give t3", "give x5"] == legal(state)
    state, _ = play(state, "give t3", "give x5")
    assert ("k1", "x5") == (free_of(state, 0), free_of(state, 1))
    assert 4 == sum(state.table.bag)


def test_r27_half_of_the_cards_not_of_the_value() -> None:
    """R27: treasury and returned pile empty: everybody gives up half of the T cards, of own choice."""
    state = position(money=["100 5 5", "50"], treasury="")
    state, events = play(state, "roll", "dice 3 4")
    assert (2, 1) == only(events, InflationDeclared).owed
    assert Discarding(0, 2, "inflation") == awaiting(state)
    assert "discard-money" == refused(state, "discard joker-10")
    state, events = play(state, "discard 5", "discard 5", "discard 50")
    assert (3, "100") == (sum(state.treasury), money_of(state, 0))
    state, _ = play(state, "money 50", "money 5")
    assert "5 50 100" == money_of(state, 0)


def test_r27_nothing_left_at_all() -> None:
    """R27: when nobody has any T cards the rest of the draw is lost."""
    state, events = play(position(treasury=""), "roll", "dice 6 6", "choose money")
    assert MoneyMissing(0, 3) == only(events, MoneyMissing)
    assert Turn(0) == awaiting(state)


def test_r28_what_is_there_is_drawn_first() -> None:
    """R28: the draw continues from the new treasury; a refill leaves the returned pile empty."""
    state, events = play(position(treasury="", returned="25 5"), "roll", "dice 1 2")
    assert TreasuryRefilled(2) == only(events, TreasuryRefilled)
    assert ["money 25", "money 5"] == chances(state)


def test_r29_no_chance_card_while_all_are_kept() -> None:
    """R29: with no card left to draw, equal dice bring T cards only."""
    state = position(cards=["", " ".join(GEAR.chance)])
    state, _ = play(state, "roll", "dice 2 2")
    assert ["money 1", "money 10", "money 100", "money 20", "money 25", "money 5", "money 50"] == chances(
        state
    )


def test_r29_used_cards_wait_until_all_were_drawn() -> None:
    """R29: used cards lie at the bottom; they are shuffled when the others have been drawn."""
    kinds = [kind for kind in GEAR.chance if kind != "joker-50"]
    state = position(cards=["", " ".join(kinds[2:])], used=" ".join(kinds[:2]))
    state, _ = play(state, "roll", "dice 2 2", "choose chance")
    assert ["chance joker-50"] == chances(state)
    assert "deck" == refused(state, f"chance {kinds[0]}")
    state, _ = play(state, "chance joker-50", "keep", "end")
    state, events = play(state, "roll", "dice 1 1", "choose chance")
    assert ChanceReshuffled(2) == only(events, ChanceReshuffled)
    assert (ChanceDue(1), ()) == (awaiting(state), state.table.used)
    assert [f"chance {kind}" for kind in sorted(set(kinds[:2]))] == chances(state)


# ---------------------------------------------------------------- the other cards


def test_the_card_swap_manager() -> None:
    """An own free piece is shown, a die tells which comes for it."""
    state = position(free=["l4"], cards=["swap-manager"])
    assert "not-free" == refused(state, "use swap-manager k1")
    state, _ = play(state, "use swap-manager l4")
    assert DieDue(0, "swap-manager", "l4") == awaiting(state)
    state, events = play(state, "die 3", "piece x5")
    assert PieceTaken(0, "t3", 3, "swap-manager") == only(events, PieceTaken)
    assert ("t3", 0) == (free_of(state, 0), on_turn(state))


def test_the_card_random_piece_is_rolled_by_the_manager() -> None:
    """The manager rolls; the seat pays nothing."""
    _state, events = play(position(cards=["random-piece"]), "use random-piece", "die 6", "piece x5")
    assert PieceTaken(0, "o4", 6, "random-piece") == only(events, PieceTaken)
    assert "offer-empty" == refused(
        position(cards=["random-piece"], offer="- - - - - -", bag=""), "use random-piece"
    )


def test_the_card_choose_piece() -> None:
    """Any piece of the offer, without a die."""
    state = position(cards=["choose-piece"])
    assert "place" == refused(state, "use choose-piece 9")
    state, events = play(state, "use choose-piece 5", "piece x5")
    assert PieceTaken(0, "i4", 5, "choose-piece") == only(events, PieceTaken)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_cards_that_draw_money(count: int) -> None:
    """So many cards of the treasury."""
    state, _ = play(position(cards=[f"draw-{count}"]), f"use draw-{count}", *["money 5"] * count)
    assert " ".join(["5"] * count) == money_of(state, 0)


def test_the_card_swap_player() -> None:
    """One piece for one piece when the other agrees; only then the card is used up."""
    state = position(free=["k1", "d2"], cards=["swap-player"])
    assert "not-theirs" == refused(state, "use swap-player 1 k1 x5")
    asked, _ = play(state, "use swap-player 1 k1 d2")
    assert SwapAnswer(1, 0, "k1", "d2", drawn=False) == awaiting(asked)
    assert "deal-cards" == refused(asked, "accept 50")
    no, events = play(asked, "refuse")
    assert (SwapRefused(0, 1), "swap-player") == (only(events, SwapRefused), cards_of(no, 0))
    assert "" == refused(no, "roll")
    yes, events = play(asked, "accept")
    assert SwapMade(0, 1, "k1", "d2") == only(events, SwapMade)
    assert ("d2", "k1", "") == (free_of(yes, 0), free_of(yes, 1), cards_of(yes, 0))
    assert "again" == refused(yes, "roll")


def test_the_card_swap_player_just_drawn() -> None:
    """Just drawn, it can be offered, and still be kept when the answer is no."""
    state, _ = to_draw(position(free=["k1", "d2"]), "swap-player")
    state, _ = play(state, "use swap-player 1 k1 d2", "refuse")
    assert CardChoice(0) == awaiting(state)
    kept, _ = play(state, "keep")
    assert "swap-player" == cards_of(kept, 0)
    swapped, _ = play(state, "use swap-player 1 k1 d2", "accept")
    assert (Turn(0), ("swap-player",), None) == (awaiting(swapped), swapped.table.used, swapped.drawn)


@pytest.mark.parametrize(
    "action",
    [
        "use swap-manager", "use choose-piece", "use take-twenty-five", "use draw-1 draw-2",
        "use joker-10 draw-1", "use inheritance joker-10",
    ],
)  # fmt: skip
def test_cards_need_what_they_need(action: str) -> None:
    """A card without a place, a piece or a player, or with something strange, is refused."""
    cards = "swap-manager choose-piece take-twenty-five draw-1 draw-2 joker-10 inheritance"
    assert "card-form" == refused(position(cards=[cards]), action)


def test_payment_of_a_card_reaches_the_player() -> None:
    """`take-twenty-five`: the chosen player pays, nobody else is asked."""
    state, _ = play(
        position(seats=3, money=["", "25", "25"], cards=["take-twenty-five"]), "use take-twenty-five 2"
    )
    assert Payment(2, 25, 0, "take-twenty-five", answerable=True) == awaiting(state)
    state, _ = play(state, "pay 25")
    assert ("25", "25", "") == tuple(money_of(state, seat) for seat in range(3))
