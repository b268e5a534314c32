"""What computer players do where nothing has to be planned."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.bot.deals import find_excess, value_of_card, value_of_claim, value_of_duty
from accessgames.games.tetrikon.material import EFFECTS
from accessgames.games.tetrikon.rules.actions import (
    Break,
    CallInflation,
    DiscardChance,
    DiscardMoney,
    EndTurn,
    Immune,
    Pay,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.tasks import BanAnswer, Discarding, Payment
from tests.games.tetrikon.bot.playing import choice, view_of
from tests.games.tetrikon.positions import play, position, to_draw

LEVELS = ("greedy", "strong")


@pytest.mark.parametrize("name", LEVELS)
def test_pays_with_few_cards(name: str) -> None:
    """Of the ways to pay the price it takes the one with the fewest cards."""
    state, _ = play(position(money=["100 50 25 25"]), "buy")
    assert "pay 100" == choice(state, name)


def test_pays_rather_than_lose_a_purchase() -> None:
    """A few T too many are paid; a lot of them are not."""
    view = view_of(position(money=["50 50 5"]))
    near, far = Payment(0, 100, None, "purchase"), Payment(0, 100, None, "purchase")
    assert 0 == find_excess(view, near)
    assert value_of_duty(view, near, Pay((50, 50)), 0) > value_of_duty(view, near, Withdraw(), 0)
    rich = view_of(position(money=["50 50 50"]))
    assert 0 == find_excess(rich, far)
    dear = view_of(position(money=["50 25 25 20 20 20"], options={"change": "none"}))
    assert find_excess(dear, Payment(0, 111, None, "purchase")) > 0


def test_nothing_is_overpaid_to_players() -> None:
    """Only a purchase at the manager can cost more than it should."""
    view = view_of(position(money=["50"]))
    assert 0 == find_excess(view, Payment(0, 25, 1, "take-twenty-five"))
    assert 0 == find_excess(view, Payment(0, 100, None, "purchase"))


@pytest.mark.parametrize("name", LEVELS)
def test_gives_up_the_cheapest_cards(name: str) -> None:
    """Who has to give up cards gives up the lowest T cards and keeps what is worth more."""
    state, _ = to_draw(position(money=["1 50"], cards=["inheritance"]), "discard-1")
    assert "discard 1" == choice(state, name)


@pytest.mark.parametrize("name", LEVELS)
def test_keeps_immunity_for_worse(name: str) -> None:
    """The card immunity is not wasted on a small loss."""
    state, _ = to_draw(position(money=["5 5 5"], cards=["immunity"]), "five-to-each")
    assert choice(state, name).startswith("pay")


def test_claims_in_t() -> None:
    """A claim takes no more than there is; cards given up are the cheapest ones."""
    view = view_of(position(money=["10 5"]))
    assert 15 == value_of_claim(view, Payment(0, 25, 1, "take-twenty-five"))
    assert 5 == value_of_claim(view, Discarding(0, 1, "discard-1"))
    assert 0 == value_of_claim(view, BanAnswer(0, "no-roll"))


def test_values_of_answers() -> None:
    """Immunity is worth what it saves, bans are borne, inflation is not called, the rest never done."""
    view = view_of(position())
    task = BanAnswer(0, "no-roll")
    assert value_of_duty(view, task, Immune(), 100) > 0 > value_of_duty(view, task, Immune(), 0)
    assert 0 == value_of_duty(view, task, Waive(), 0)
    assert value_of_duty(view, task, CallInflation(), 0) < 0
    assert value_of_duty(view, task, Break(50, (25, 25)), 0) < 0
    assert value_of_duty(view, task, DiscardMoney(5), 0) > value_of_duty(view, task, DiscardMoney(10), 0)
    assert value_of_duty(view, task, DiscardChance("joker-10"), 0) > value_of_duty(
        view, task, DiscardChance("joker-50"), 0
    )
    assert value_of_duty(view, task, EndTurn(), 0) < -50


def test_worth_of_every_card() -> None:
    """Cards that help are worth something, those that harm nothing; what each gives counts for each."""
    for kind, effect in EFFECTS.items():
        assert (value_of_card(kind) > 0) is not effect.negative, kind
    assert 3 * value_of_card("ten-from-each") == value_of_card("ten-from-each", 3)
    assert value_of_card("joker-10") == value_of_card("joker-10", 3)
