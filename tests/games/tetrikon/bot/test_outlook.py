"""What a seat can hope for in its turn, in T."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.games.tetrikon.bot.deals import TURN
from accessgames.games.tetrikon.bot.evaluation import FULL, SQUARE
from accessgames.games.tetrikon.rules.actions import Build, Exchange, UseCard
from tests.games.tetrikon.bot.playing import outlook
from tests.games.tetrikon.positions import position, square

ROW = ["o4 1 a1, o4 1 c1"]
LAST: Any = {"closing": "filled", "winner": 1, "last_turns": ()}


def test_plan_and_turns() -> None:
    """The outlook has the plan for what is empty, and the turns that it takes."""
    look = outlook(position(free=["i4"], placed=ROW))
    assert look.plan is not None
    assert ["i4"] == [placement.shape for placement in look.plan.placements]
    assert look.plan.price == look.turns
    assert {look.plan.placements[0].mask} == set(look.planned)


def test_no_plan() -> None:
    """Where nothing fills the rest there is no plan, and no piece belongs to one."""
    look = outlook(position(placed=["i4 1 a1, i4 1 a2, t3 1 a3"], offer="x5 x5 x5 x5 - -", bag=""))
    assert look.plan is None
    assert frozenset() == look.planned
    assert look.turns > 5


@pytest.mark.parametrize(
    ("money", "thrift"), [("", 1.0), ("100", 1.0), ("100 50", 1.0), ("100 100 100", 0.5)]
)
def test_thrift(money: str, thrift: float) -> None:
    """T are worth less and less when there are many of them."""
    assert thrift == outlook(position(money=[money])).thrift


def test_losses_and_the_spare_piece() -> None:
    """A piece of the plan is worth something, another one nothing; that one can be spared."""
    look = outlook(position(free=["i4 x5"], placed=ROW))
    assert look.loss["i4"] > TURN
    assert pytest.approx(0) == look.loss["x5"]
    assert "x5" == look.spare
    assert outlook(position()).spare is None


def test_worth_of_the_offer() -> None:
    """A die takes each of the offered pieces with the same chance."""
    one = outlook(position(placed=ROW, offer="i4 x5 x5 x5 u5 u5"))
    two = outlook(position(placed=ROW, offer="i4 i4 x5 x5 u5 u5"))
    assert pytest.approx(2 * one.by_die()) == two.by_die()
    assert pytest.approx(one.value_of_offer("i4") / 6) == one.by_die()
    assert 0 == outlook(position(placed=ROW, offer="- - - - - -")).by_die()


def test_value_of_building() -> None:
    """What fills the diagram is worth most, then what belongs to the plan, the larger the better."""
    look = outlook(position(free=["i4 k1"], placed=ROW))
    assert FULL == look.building(Build("i4", 1, square("a3")))
    assert look.building(Build("k1", 1, square("b3"))) < 0
    early = outlook(position(free=["i4 k1"], placed=["i4 1 a1"]))
    rows = [early.building(Build("i4", 1, square(name))) for name in ("a2", "a3")]
    assert min(rows) < 0 < max(rows)


def test_value_of_building_at_the_end() -> None:
    """In the last turn each covered square saves its penalty."""
    look = outlook(position(free=["t3 k1"], placed=ROW, **LAST))
    assert look.final
    assert 3 * SQUARE == look.building(Build("t3", 1, square("a3")))
    assert SQUARE == look.building(Build("k1", 1, square("a3")))


def test_value_of_exchanging() -> None:
    """A repair is worth the turns that it saves, another exchange nothing."""
    stuck = outlook(position(free=["o4"], placed=["o4 1 b1, i4 1 a3"], offer="x5 x5 u5 u5 p5 p5"))
    for old, found in stuck.repairs.items():
        assert old in {placement.mask for placement in stuck.player.placed}
        assert old not in found
    calm = outlook(position(free=["i4 k1"], placed=ROW))
    assert {} == calm.repairs
    assert calm.exchanging(Exchange(square("a1"), "k1", 1, square("a1"))) < 0


def test_value_of_exchanging_at_the_end() -> None:
    """In the last turn an exchange is worth the squares that it covers more."""
    look = outlook(position(free=["t3"], placed=["k1 1 a1"], **LAST))
    assert 2 * SQUARE == look.exchanging(Exchange(square("a1"), "t3", 1, square("a2")))


def test_value_of_buying_at_the_end() -> None:
    """In the last turn a purchase is worth what can still be laid; nothing with a free piece at hand."""
    hoping = outlook(position(money=["100"], placed=ROW, offer="t3 t3 t3 t3 x5 x5", **LAST))
    assert pytest.approx(SQUARE * 3 * 4 / 6) == hoping.buying(None)
    having = outlook(position(money=["100"], free=["k1"], placed=ROW, **LAST))
    assert having.buying(None) < 0


def test_value_of_swapping() -> None:
    """A swap is worth the piece that comes less the turn that it takes; nothing in the last turn."""
    look = outlook(position(free=["x5"], placed=["i4 1 a1"], offer="i4 i4 o4 o4 l4 l4"))
    assert pytest.approx(look.by_die(("x5",)) - TURN, abs=10) == look.swapping("x5")
    assert outlook(position(free=["x5"], **LAST)).swapping("x5") < 0


def test_value_of_cards() -> None:
    """Cards about pieces are worth what the pieces are, the others what they bring on average."""
    look = outlook(position(free=["x5"], placed=ROW, offer="i4 x5 x5 x5 u5 u5"))
    assert look.value_of_offer("i4") == look.card(UseCard("choose-piece", place=1))
    assert pytest.approx(0) == look.card(UseCard("choose-piece", place=2))
    assert look.by_die() == look.card(UseCard("random-piece"))
    assert pytest.approx(look.by_die(("x5",))) == look.card(UseCard("swap-manager", give="x5"))
    assert 35.0 == look.card(UseCard("joker-10", others=("joker-25",)))
    assert 0.0 == look.card(UseCard("build-two"))
    empty = outlook(position(offer="- k1 k1 k1 k1 d2"))
    assert 0.0 == empty.card(UseCard("choose-piece", place=1))


def test_value_of_cards_against_others() -> None:
    """A piece of another player is worth what its owner can best do without; nothing where there is none."""
    look = outlook(position(free=["", "x5"], placed=ROW))
    assert pytest.approx(0) == look.card(UseCard("piece-from-player", partner=1))
    assert 0.0 == outlook(position()).card(UseCard("piece-from-player", partner=1))
    swap = UseCard("swap-player", partner=1, give="t3", take="i4")
    both = outlook(
        position(free=["t3", "i4"], placed=[ROW[0], f"{ROW[0]}, k1 1 a3"], offer="x5 x5 u5 u5 u5 p5")
    )
    assert both.card(swap) > TURN
    assert both.card(UseCard("swap-player")) == 0.0


def test_value_of_laying_two() -> None:
    """The card for two pieces saves a turn where two are at hand, and wins where they fill the diagram."""
    two = outlook(position(free=["i4 i4"]))
    assert TURN < two.card(UseCard("build-two")) < FULL
    full = outlook(position(free=["i4 i4"], placed=["i4 1 a1"]))
    assert FULL == full.card(UseCard("build-two"))
    assert outlook(position(**LAST)).card(UseCard("build-two")) > 0


def test_bargains_can_be_paid_exactly() -> None:
    """A deal is only meant when the own cards make its amount."""
    free, placed, offer = ["", "i4"], [ROW[0], f"{ROW[0]}, k1 1 a3"], "x5 x5 u5 u5 u5 p5"
    rich = outlook(position(free=free, placed=placed, offer=offer, money=["50 20 10 5 5 1 1 1 1 1"]))
    found = rich.bargains.get(1)
    if found is not None:
        assert found.give_money <= 95
    assert {} == outlook(position(free=free, placed=placed, offer=offer, money=["100"])).bargains
