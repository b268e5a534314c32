"""Deals: what they bring each side, which one to offer."""

from __future__ import annotations

from typing import Any

from accessgames.dataclasses import replace
from accessgames.games.tetrikon.bot.dealer import ENVY, MARGIN, Dealer, Purses, payable
from accessgames.games.tetrikon.rules.tasks import Answering, Offer
from tests.games.tetrikon.bot.playing import choice, choices, kit, outlook, prospects, view_of
from tests.games.tetrikon.positions import SET, play, position

# Seat 0 lacks two rows of four, seat 1 a row of three and a square; each has what the other needs.
SWAP = position(
    free=["t3", "i4"],
    placed=["i4 1 a1", "o4 1 a1, k1 1 a3"],
    offer="x5 x5 u5 u5 u5 p5",
)

DECK = SET.t_cards(hundreds=True)
POOR = Purses((), 6, None, DECK)
RICH = Purses((10, 20, 20, 50, 100, 100), 0, None, DECK)


def dealer(thrift: float = 1.0) -> Dealer:
    """What values deals in that position."""
    return Dealer(prospects(), SWAP.table, thrift)


def test_gain_of_a_swap_that_helps_both() -> None:
    """Each side gets what its diagram needs, and each gains, though less for what it gives the other."""
    offer = Offer(0, 1, give=("t3",), take=("i4",))
    assert dealer().gain(offer, 0) > 0
    assert dealer().gain(offer, 1) > 0
    assert dealer().gain(offer, 0) < dealer().worth(0, ("i4",), ("t3",))


def test_gain_of_money() -> None:
    """T count as they are, less for who has plenty."""
    paying = Offer(0, 1, give_money=50, take=("i4",))
    assert 50 == dealer(0.0).gain(paying, 0) - dealer().gain(paying, 0)
    sold = Offer(0, 1, give_money=60, take=("i4",))
    assert dealer().gain(sold, 1) > dealer().gain(paying, 1)


def test_a_gift_to_a_rival_is_a_loss() -> None:
    """Giving away what the other needs harms, even if it is of no use oneself."""
    offer = Offer(0, 1, give=("t3",), take_money=1)
    assert dealer().gain(offer, 0) < 0


def test_level_4_minds_whom_it_helps_where_there_are_more() -> None:
    """Among three it counts what a partner gains more than level 3 does; between two both count the same."""
    offer, gains = Offer(0, 1, give=("t3",), take=("i4",)), {}
    for seats in (2, 3):
        state = position(
            seats=seats, free=["t3", "i4"], placed=["i4 1 a1", "o4 1 a1, k1 1 a3"], offer="x5 x5 u5 u5 u5 p5"
        )
        judges: list[Any] = [kit().judges[name] for name in ("steady", "strong")]
        looks = [judge.table.look(view_of(state), 0) for judge in judges]
        gains[seats] = [look.dealer.gain(offer, 0) for look in looks]
    assert gains[2][0] == gains[2][1]
    assert gains[3][0] > gains[3][1] > 0


def test_best_deal_helps_both() -> None:
    """The deal that is offered brings both sides more than the words are worth."""
    best = dealer().best(0, 1, POOR)
    assert best is not None
    assert ("t3", "i4") == (best.give, best.take)
    assert best.gain >= MARGIN
    assert best.theirs >= MARGIN


def test_no_deal_that_nobody_needs() -> None:
    """When pieces help nobody, there is nothing to offer."""
    state = position(free=["x5", "u5"], placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"], offer="- - - - - -")
    assert Dealer(prospects(), state.table).best(0, 1, RICH) is None


def test_pays_only_what_it_has() -> None:
    """A piece is asked for money only if there is enough of it."""
    state = position(
        free=["", "i4"], placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1, i4 1 a3"], offer="x5 x5 u5 u5 u5 p5"
    )
    wanted = Dealer(prospects(), state.table)
    assert wanted.best(0, 1, POOR) is None
    rich = wanted.best(0, 1, RICH)
    assert rich is not None
    assert (None, "i4", 0) == (rich.give, rich.take, rich.take_money)
    assert 0 < rich.give_money <= 95


def test_sells_what_it_does_not_need() -> None:
    """A piece that only the other one needs is offered for money."""
    state = position(free=["o4", ""], placed=["o4 1 a1, o4 1 c1", "o4 1 a1"], offer="x5 x5 u5 u5 u5 p5")
    best = Dealer(prospects(), state.table).best(0, 1, POOR)
    assert best is not None
    assert ("o4", None, 0) == (best.give, best.take, best.give_money)
    assert best.take_money > 0


OFFERED = position(
    free=["", "i4"],
    placed=["i4 1 a1", "o4 1 a1, k1 1 a3"],
    money=["50 25 10 5 5", "50"],
    offer="x5 x5 u5 u5 u5 p5",
)


def test_a_poor_offer_is_answered_with_a_better_one() -> None:
    """About the same piece, for a price that both like; it is put together and proposed."""
    state, _ = play(OFFERED, "deal 1", "add give 5", "add take i4", "propose 5")
    assert "counter" == choice(state)
    state, _ = play(state, "counter")
    for _ in range(6):
        best = choices(state)[0]
        state, _ = play(state, best)
        if best.startswith("propose"):
            break
    task = state.table.task
    assert isinstance(task, Answering)
    assert (1, ("i4",), 1) == (task.offer.seat, task.offer.give, task.offer.exchange)
    assert task.offer.take_money > 5


def test_offers_are_answered_with_offers_only_so_often() -> None:
    """An offer is answered with another one once; then it is yes or no."""
    look = outlook(OFFERED)
    late = Offer(0, 1, give_money=5, take=("i4",), exchange=1)
    assert look.reply(late) is None


# ---------------------------------------------------------------- offers that would be foolish


def test_nobody_is_handed_what_fills_the_diagram() -> None:
    """A piece by which the other side would be full is not offered, at no price; one that only helps is."""
    full = position(free=["i4", ""], placed=["o4 1 a1, o4 1 c1, k1 1 a3", "o4 1 a1, o4 1 c1"])
    judged = Dealer(prospects(), full.table)
    assert judged.hands_over(1, ("i4",), ())
    assert judged.best(0, 1, RICH) is None
    part = position(free=["o4", ""], placed=["o4 1 a1, o4 1 c1", "o4 1 a1"], offer="x5 x5 u5 u5 u5 p5")
    assert not Dealer(prospects(), part.table).hands_over(1, ("o4",), ())


def test_who_could_fill_before_is_not_handed_anything() -> None:
    """Where the other side has what it needs already, a deal changes nothing about it."""
    state = position(free=["i4", "i4"], placed=["o4 1 a1", "o4 1 a1, o4 1 c1"])
    assert not Dealer(prospects(), state.table).hands_over(1, ("i4",), ())


def test_an_offer_that_would_hand_over_the_game_is_refused() -> None:
    """Whoever is asked for the piece that the other lacks says no, however much is paid."""
    state = position(
        free=["", "i4"],
        placed=["o4 1 a1, o4 1 c1", "o4 1 a1, k1 1 a3"],
        money=["50 25 20", "50"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    asked, _ = play(
        state, "deal 1", "add give 50", "add give 25", "add give 20", "add take i4", "propose 50 25 20"
    )
    assert "refuse" == choice(asked)


def test_what_was_refused_is_not_offered_again_for_three_rounds() -> None:
    """Neither side brings up the same pieces, at whatever price; later somebody may."""
    offer = Offer(0, 1, give=("t3",), take=("i4",))
    turns = SWAP.table.turns
    fresh = replace(SWAP.table, declined=((turns, offer),))
    later = replace(fresh, turns=turns + 3 * len(fresh.players))
    assert Dealer(prospects(), fresh).refused(0, 1, ("t3",), ("i4",))
    assert Dealer(prospects(), fresh).refused(1, 0, ("i4",), ("t3",))
    assert Dealer(prospects(), fresh).best(0, 1, POOR) != dealer().best(0, 1, POOR)
    assert dealer().best(0, 1, POOR) == Dealer(prospects(), later).best(0, 1, POOR)


def test_a_refusal_is_remembered_by_the_table() -> None:
    """The offer stands there with the number of its turn; only the last eight do."""
    state, _ = play(OFFERED, "deal 1", "add give 5", "add take i4", "propose 5", "refuse")
    ((turns, offer),) = state.table.declined
    assert (OFFERED.table.turns, ("i4",), 5) == (turns, offer.take, offer.give_money)


def test_only_what_can_be_paid_is_asked_for() -> None:
    """From who has no T nothing is asked; from who has six cards only what these most likely make."""
    state = position(free=["o4", ""], placed=["o4 1 a1, o4 1 c1", "o4 1 a1"], offer="x5 x5 u5 u5 u5 p5")
    judged = Dealer(prospects(), state.table)
    assert judged.best(0, 1, Purses((), 0, None, DECK)) is None
    assert judged.best(0, 1, Purses((), 1, None, DECK)) is None
    known = judged.best(0, 1, Purses((), 2, (20, 25), DECK))
    assert known is None or known.take_money in {20, 25, 45}
    open_hand = judged.best(0, 1, Purses((), 2, (25, 25), DECK))
    assert open_hand is not None
    assert 50 == open_hand.take_money


def test_how_likely_an_amount_can_be_paid() -> None:
    """Worked out from all hands of so many cards."""
    deck = ((10, 2), (20, 1))
    assert {10: 2 / 3, 20: 1 / 3} == payable(1, deck)
    assert {10: 1.0, 20: 1.0, 30: 2 / 3} == payable(2, deck)
    assert {} == payable(4, deck)
    assert 1.0 == Purses((), 0, None, DECK).chance(0)


def test_who_has_plenty_asks_nobody_for_a_bad_deal() -> None:
    """However little T are worth to whoever asks, the other side gains by what anybody sees."""
    state = position(free=["o4", ""], placed=["o4 1 a1, o4 1 c1", "o4 1 a1"], offer="x5 x5 u5 u5 u5 p5")
    for thrift in (1.0, 0.5, 0.2, 0.1):
        best = Dealer(prospects(), state.table, thrift).best(0, 1, POOR)
        if best is not None:
            offer = Offer(0, 1, give=("o4",), take_money=best.take_money)
            assert Dealer(prospects(), state.table, 1.0, ENVY).gain(offer, 1) >= MARGIN
