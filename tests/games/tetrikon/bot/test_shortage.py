"""Missing pieces, counted exactly."""

from __future__ import annotations

from accessgames.games.tetrikon.bot.plans import Shortage
from tests.games.tetrikon.positions import SET, position

SHORTAGE = Shortage(SET)
ROW = ["o4 1 a1, o4 1 c1"]
"""What is left of the diagram of the tests is a row of four squares."""


def missing(free: str, offer: str = "i4 d2 k1 x5 u5 p5", bag: str | None = None) -> int | None:
    """How many pieces are missing with some free ones."""
    options = {} if bag is None else {"bag": bag}
    table = position(free=[free], placed=ROW, offer=offer, **options).table  # type: ignore[arg-type]
    empty = SHORTAGE.empty(table.players[0])
    return SHORTAGE.missing(table, 0, empty, tuple(free.split()))


def test_missing_pieces() -> None:
    """One long piece, or what is left beside those that are there."""
    assert 1 == missing("")
    assert 0 == missing("i4")
    assert 1 == missing("t3")
    assert 0 == missing("d2 k1 k1")
    assert 1 == missing("x5 u5")


def test_only_what_can_come_counts() -> None:
    """Without a bag it is the offer that has to do; where that is not enough there is no number."""
    assert 2 == missing("", "d2 d2 x5 x5 u5 u5", "")
    assert missing("", "x5 x5 x5 u5 u5 u5", "") is None


def test_hopeless() -> None:
    """Squares that nothing fills any more are told from those that can be filled."""
    table = position(placed=ROW, offer="x5 x5 x5 u5 u5 u5", bag="").table
    empty = SHORTAGE.empty(table.players[0])
    assert True is SHORTAGE.hopeless(table, 0, empty, ())
    assert False is SHORTAGE.hopeless(table, 0, empty, ("i4",))


def test_another_seat() -> None:
    """What lies open can be counted for everybody; free pieces of others can come, too."""
    table = position(free=["", "i4"], placed=[ROW[0], ROW[0]], offer="x5 x5 x5 u5 u5 u5", bag="").table
    empty = SHORTAGE.empty(table.players[1])
    assert 0 == SHORTAGE.missing(table, 1, empty, ("i4",))
    assert 1 == SHORTAGE.missing(table, 0, SHORTAGE.empty(table.players[0]), ())
