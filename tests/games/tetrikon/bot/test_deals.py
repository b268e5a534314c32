"""Deals: what they bring each side, which one to offer."""

from __future__ import annotations

from accessgames.games.tetrikon.bot.deals import MARGIN, Dealer
from accessgames.games.tetrikon.rules.tasks import Answering, Offer
from tests.games.tetrikon.bot.playing import choice, choices, outlook, prospects
from tests.games.tetrikon.positions import play, position

# Seat 0 lacks a row of four, seat 1 a row of three; each has what the other needs.
SWAP = position(
    free=["t3", "i4"],
    placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1, k1 1 a3"],
    offer="x5 x5 u5 u5 u5 p5",
)


def dealer(thrift: float = 1.0) -> Dealer:
    """What values deals in that position."""
    return Dealer(prospects(), SWAP.table, thrift)


def test_gain_of_a_swap_that_helps_both() -> None:
    """Each side gets what fills its diagram, and each gains, though less for what it gives the other."""
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


def test_best_deal_helps_both() -> None:
    """The deal that is offered brings both sides more than the words are worth."""
    best = dealer().best(0, 1, 0)
    assert best is not None
    assert ("t3", "i4") == (best.give, best.take)
    assert best.gain >= MARGIN
    assert best.theirs >= MARGIN


def test_no_deal_that_nobody_needs() -> None:
    """When pieces help nobody, there is nothing to offer."""
    state = position(free=["x5", "u5"], placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"], offer="- - - - - -")
    assert Dealer(prospects(), state.table).best(0, 1, 100) is None


def test_pays_only_what_it_has() -> None:
    """A piece is asked for money only if there is enough of it."""
    state = position(
        free=["", "i4"], placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1, i4 1 a3"], offer="x5 x5 u5 u5 u5 p5"
    )
    wanted = Dealer(prospects(), state.table)
    assert wanted.best(0, 1, 0) is None
    rich = wanted.best(0, 1, 300)
    assert rich is not None
    assert (None, "i4", 0) == (rich.give, rich.take, rich.take_money)
    assert 0 < rich.give_money <= 95


def test_sells_what_it_does_not_need() -> None:
    """A piece that only the other one needs is offered for money."""
    state = position(
        free=["i4", ""], placed=["o4 1 a1, o4 1 c1, k1 1 a3", "o4 1 a1, o4 1 c1"], offer="x5 x5 u5 u5 u5 p5"
    )
    best = Dealer(prospects(), state.table).best(0, 1, 0)
    assert best is not None
    assert ("i4", None, 0) == (best.give, best.take, best.give_money)
    assert best.take_money > 0


OFFERED = position(
    free=["", "i4"],
    placed=["o4 1 a1, o4 1 c1", "o4 1 a1, i4 1 a3"],
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
    """Each side does so once; then it is yes or no."""
    look = outlook(OFFERED)
    late = Offer(0, 1, give_money=5, take=("i4",), exchange=2)
    assert look.reply(late) is None
