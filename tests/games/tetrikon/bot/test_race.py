"""The race: how well a seat stands."""

from __future__ import annotations

from functools import cache

from accessgames.games.tetrikon.bot.race import Race, worth_of_money
from tests.games.tetrikon.positions import SET, position

ROW = ["o4 1 a1, o4 1 c1"]
"""What is left of the diagram of the tests is a row of four squares."""


@cache
def race() -> Race:
    """The race with the set of the tests."""
    return Race(SET)


def strength(free: str, money: float = 0.0, offer: str = "x5 x5 u5 u5 u5 p5") -> float:
    """How well the first seat stands with some free pieces."""
    table = position(free=[free], placed=ROW, offer=offer).table
    return race().strength(table, 0, money)


def test_money_is_worth_less_and_less() -> None:
    """The price of the first piece is worth most; nothing is worth nothing."""
    assert 0.0 == worth_of_money(0)
    steps = [worth_of_money(money + 100) - worth_of_money(money) for money in (0, 100, 200, 300, 400)]
    assert sorted(steps, reverse=True) == steps
    assert steps[-1] == 0.0
    assert strength("", 50) > strength("")


def test_what_fits_makes_stronger() -> None:
    """The missing piece is worth more than one that fits nowhere, which is worth a swap."""
    assert strength("i4") > strength("x5") > strength("")


def test_two_pieces_that_fill_the_rest_are_nearly_as_good_as_one() -> None:
    """They take one more turn."""
    assert strength("i4") > strength("d2 d2") > strength("d2")


def test_a_useful_offer_makes_stronger() -> None:
    """What the next purchase may bring counts."""
    assert strength("", offer="i4 i4 i4 u5 u5 p5") > strength("")


def test_worth_is_what_changes() -> None:
    """In turns; nothing changes nothing, and giving is the opposite of getting."""
    table = position(placed=ROW, offer="x5 x5 u5 u5 u5 p5").table
    with_it = position(free=["i4"], placed=ROW, offer="x5 x5 u5 u5 u5 p5").table
    assert 0.0 == race().worth(table, 0)
    assert race().worth(table, 0, ("i4",)) > 0
    assert race().worth(with_it, 0, (), ("i4",)) < 0


def test_an_assembly_needs_enough_squares() -> None:
    """There is none while a piece is missing."""
    assert () == race().assembly(position(placed=ROW).table, 0)
    assert () == race().assembly(position(free=["x5"], placed=ROW).table, 0)


def test_an_assembly_moves_as_few_pieces_as_it_can() -> None:
    """What lies stays where the free pieces fill the rest; otherwise something is moved."""
    table = position(free=["d2 d2 i4"], placed=ROW).table
    way = race().assembly(table, 0)
    lying = {placement.mask for placement in table.players[0].placed}
    assert lying <= {placement.mask for placement in way}
    assert {"o4", "i4"} == {placement.shape for placement in way}
    moved = race().assembly(position(free=["o4"], placed=["i4 1 a2", "i4 1 a2"]).table, 0)
    assert moved == ()
    again = race().assembly(position(free=["o4 o4"], placed=["i4 1 a2"]).table, 0)
    assert {"o4", "i4"} == {placement.shape for placement in again}


def test_asking_again_gives_the_same() -> None:
    """What is remembered changes no answer."""
    table = position(free=["d2 k1"], placed=ROW).table
    assert race().strength(table, 0, 30) == Race(SET).strength(table, 0, 30)
