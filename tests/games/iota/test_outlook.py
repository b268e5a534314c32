"""The lots that a change of the board makes possible."""

from __future__ import annotations

from accessgames.games.iota.narration.actions import newly_open, open_ends
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.cards import Spot, make_card
from accessgames.games.iota.rules.grid import Grid
from tests.games.iota.wording import parse, position

STATE = position("m50=r1c n50=r2c", "r3c w b1c g4x", "y1s")


def after(typed: str) -> Grid:
    """The board after a typed action."""
    action = parse(STATE, typed)
    if isinstance(action, Place):
        return Grid(action.cards, STATE.table.grid)
    assert isinstance(action, Recycle)
    return Grid([(action.spot, action.card)], STATE.table.grid)


def test_a_third_card_opens_a_lot() -> None:
    """A line of three cards can be completed at both ends, as far as a card fits there."""
    assert [("row", Spot(0, 0), (Spot(-1, 0), Spot(3, 0)))] == list(
        newly_open(STATE.table.grid, after("čk3 o50"))
    )


def test_what_was_open_is_not_told_again() -> None:
    """A lot that was possible before is not opened by an action elsewhere."""
    three = after("čk3 o50")
    assert [] == list(newly_open(three, Grid([(Spot(0, 1), 63)], three)))


def test_an_end_where_nothing_fits_is_not_told() -> None:
    """An end where every card would spoil another line does not count as open."""
    blockers = [(Spot(3, 1), make_card("red", "square", 1)), (Spot(3, 2), make_card("blue", "triangle", 2))]
    before = Grid(blockers, STATE.table.grid)
    three = Grid([(Spot(2, 0), make_card("red", "circle", 3))], before)
    assert (Spot(-1, 0),) == open_ends(three, "row", three.line(Spot(0, 0), "row"))
    assert [("row", Spot(0, 0), (Spot(-1, 0),))] == list(newly_open(before, three))


def test_two_cards_open_no_lot() -> None:
    """A line of two cards is not one card away from a lot."""
    assert [] == list(newly_open(Grid(), STATE.table.grid))
