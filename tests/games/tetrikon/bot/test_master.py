"""The strongest judge: recipes, swaps, ways to lay what is owned, and what helps others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from accessgames.games.tetrikon.bot.dealer import Purses
from accessgames.games.tetrikon.bot.deals import TURN
from accessgames.games.tetrikon.bot.evaluation import MasterEvaluation
from accessgames.games.tetrikon.bot.race import Race
from tests.games.tetrikon.bot.playing import actor_of, choice, choices, values, view_of
from tests.games.tetrikon.positions import SET, position

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState

ROW = ["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"]
"""What is left of the diagram of the tests is a row of four squares."""


@cache
def race() -> Race:
    """The race with the set of the tests."""
    return Race(SET)


def look(state: TetrikonState) -> MasterEvaluation:
    """The outlook of the seat that is awaited."""
    return MasterEvaluation(race(), view_of(state), actor_of(state))


def test_a_spare_piece_is_swapped_where_the_offer_is_good() -> None:
    """A swap costs a turn, which a roll would bring; with a poor offer the roll is better."""
    good = position(free=["x5"], placed=ROW, offer="i4 i4 i4 i4 i4 i4")
    poor = position(free=["x5"], placed=ROW, offer="x5 u5 u5 u5 p5 p5")
    assert "swap x5" == choice(good, "adviser")
    assert "swap x5" not in choices(poor, "adviser")
    assert look(good).swapping("x5") > 0 > look(poor).swapping("x5")


def test_a_purchase_depends_on_the_offer() -> None:
    """What is paid counts as what else it could bring."""
    good, poor = (
        look(position(placed=ROW, money=["100"], offer=offer))
        for offer in ("i4 i4 i4 i4 u5 u5", "x5 u5 u5 u5 p5 p5")
    )
    assert good.buying(None) > poor.buying(None)
    assert good.buying(1) > good.buying(5)


def test_money_for_a_fourth_piece_is_hardly_worth_a_roll() -> None:
    """The first 100 T matter most."""
    poor, rich = (look(position(placed=ROW, money=[money])) for money in ("", "100 100 100"))
    assert poor.rolling > rich.rolling >= 0


def test_who_has_plenty_never_waits_for_a_better_piece() -> None:
    """With 400 T a piece of the cheapest plan is worth its turns, whatever the race thinks of it."""
    bag = "o4 o4 x5 x5"
    rich, poor = (
        look(position(placed=["o4 1 a1", ""], money=[money], offer="t3 x5 x5 x5 x5 x5", bag=bag))
        for money in ("100 100 100 100", "100 100")
    )
    for seat in (rich, poor):
        saved = TURN * race().plain_worth(seat.table, seat.seat, ("t3",))
        assert saved >= 0
        assert (seat is rich) == (seat.buying(1) >= saved + 8.0)


def test_what_is_owned_is_put_together() -> None:
    """When everything is there, each step of the shortest way counts as much as a turn."""
    state = position(free=["i4 i4"], placed=["i4 1 a1", ""])
    target = look(state).target
    assert 3 == len(target)
    assert TURN == values(state, "adviser")["build i4 1 a2"]


def test_what_has_its_place_stays() -> None:
    """A piece of the target is not taken out, and nothing is laid astray."""
    state = position(free=["i4 i4 k1"], placed=["i4 1 a1", ""])
    found = values(state, "adviser")
    assert all(value < 0 for text, value in found.items() if text.startswith("exchange a1"))
    assert all(value < 0 for text, value in found.items() if text.startswith("build k1"))


def test_the_last_piece_fills_the_diagram() -> None:
    """Nothing is worth more, also where something has to come out for it."""
    assert "build i4 1 a3" == choice(position(free=["i4"], placed=ROW), "adviser")
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1, t3 1 a3", ""])
    assert "exchange a3 i4 1 a3" == choice(state, "adviser")


def test_in_the_last_turn_squares_count() -> None:
    """Nobody swaps any more."""
    state = position(free=["d2"], placed=ROW, closing="called")
    assert -1.0 == look(state).swapping("d2")
    assert all(text.startswith("build d2") for text in choices(state, "adviser"))


def test_what_helps_the_other_is_a_harm() -> None:
    """Between two, a piece that fills the other's diagram is not sold for its price."""
    state = position(free=["i4", ""], placed=["o4 1 a1, o4 1 c1, d2 1 a3", ROW[1]], money=["", "50 50"])
    strict = look(state).dealer.best(0, 1, Purses((), 2, None, SET.t_cards(hundreds=True)))
    assert strict is None or strict.take_money > 50
