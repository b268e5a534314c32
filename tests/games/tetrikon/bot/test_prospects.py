"""Plans of a seat: what can come, whether the rest can be filled, how many turns it takes."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.bot.plans import GETTING, HOPELESS, LAYING, own_part
from accessgames.games.tetrikon.rules.actions import Build
from tests.games.tetrikon.bot.playing import prospects
from tests.games.tetrikon.positions import OFFER, position, square


def test_what_can_come() -> None:
    """Pieces on offer, in the bag and free with others can come; those in diagrams and the own ones can't."""
    state = position(free=["l4", "x5 x5"], placed=["s4 1 a1", "u5 1 a1"], offer="k1 k1 d2 - - -", bag="o4")
    coming = prospects().coming(state.table, 0)
    assert {"k1": 2, "d2": 1, "o4": 1, "x5": 2} == {piece: n for piece, n in coming.items() if n}


def test_empty_squares_of_a_player() -> None:
    """What is empty is the outline without what lies in it."""
    player = position(placed=["i4 1 a1"]).table.players[0]
    assert 8 == prospects().empty(player).bit_count()
    assert 12 == prospects().board(player).size


def test_covered_squares_of_an_action() -> None:
    """An action covers what its piece would; nothing where it would lie outside the board."""
    table = position().table
    assert 0b11 == prospects().covered(table, Build("d2", 1, square("a1")))
    assert 0 == prospects().covered(table, Build("d2", 1, square("h1")))


def test_fillable_with_what_can_come() -> None:
    """The rest can be filled as long as pieces for it can still come."""
    state = position(placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 x5 - -", bag="")
    empty = prospects().empty(state.table.players[0])
    assert not prospects().fillable(state.table, 0, empty, ())
    assert prospects().fillable(state.table, 0, empty, ("k1",))


def test_what_is_too_hard_counts_as_fillable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an answer that takes too long."""
    monkeypatch.setattr("accessgames.games.tetrikon.bot.plans.PLAN_LIMIT", 0)
    state = position(placed=["i4 1 a1"], offer="x5 x5 x5 x5 - -", bag="k1")
    empty = prospects().empty(state.table.players[0])
    assert prospects().fillable(state.table, 0, empty, ("k1",) * 8)


def test_a_full_diagram_takes_no_turns() -> None:
    """With nothing left to fill, no turn is needed."""
    state = position(placed=["o4 1 a1, o4 1 c1, i4 1 a3"])
    assert 0.0 == prospects().standing(state.table, 0)


def test_own_pieces_cost_only_their_laying() -> None:
    """When the free pieces fill the rest, each costs the turn that laying it takes."""
    state = position(free=["i4 i4 i4"])
    assert pytest.approx(3 * LAYING) == prospects().standing(state.table, 0)


def test_missing_pieces_cost_turns() -> None:
    """Who has nothing needs pieces for all squares, who has a fitting one fewer."""
    nothing, something = (prospects().standing(position(free=[one]).table, 0) for one in ("", "i4"))
    assert something < nothing
    assert nothing >= 3 * GETTING


def test_what_cannot_be_filled_takes_long() -> None:
    """A rest that no pieces fill is worse than any that some fill."""
    state = position(placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 x5 - -", bag="")
    assert prospects().standing(state.table, 0) > HOPELESS


def test_worth_of_pieces() -> None:
    """A piece that fits saves turns, one that does not saves none, giving a needed one away costs some."""
    state = position(free=["i4"], placed=["i4 1 a1"], offer=OFFER)
    table = state.table
    assert prospects().worth(table, 0, ("i4",)) > 1
    assert pytest.approx(0) == prospects().worth(table, 0, ("x5",))
    assert prospects().worth(table, 0, (), ("i4",)) < -1
    assert 0.0 == prospects().worth(table, 0)
    assert pytest.approx(0) == prospects().worth(table, 0, ("i4",), ("i4",))


def test_own_part_of_a_plan() -> None:
    """Of a plan those placements are the own part for which the pieces are at hand."""
    state = position(free=["i4 i4"])
    table = state.table
    plan = prospects().plan(table, 0, prospects().empty(table.players[0]), ("i4", "i4"))
    assert plan is not None
    assert ["i4", "i4"] == [placement.shape for placement in own_part(plan)]
    assert sum(plan.missing.values()) == len(plan.placements) - 2


def test_plans_of_any_seat() -> None:
    """Everything follows from what lies open, so a seat can think about the others, too."""
    state = position(free=["", "i4 i4 i4"])
    assert prospects().standing(state.table, 1) < prospects().standing(state.table, 0)
