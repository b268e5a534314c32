"""What a view tells about finished turns."""

from __future__ import annotations

from accessgames.games.iota.rules.view import IotaView, Turn
from tests.games.iota.positions import GAME, cards, laid, play, position, spot


def after_three_turns() -> IotaView:
    """Seat 0 recycles and places, seat 1 trades, seat 2 passes; seen by seat 0."""
    state = position("m50=r1c n50=w", "r2c r3c g1s g2s", "b1x b2x", "y1x")
    state = play(state, "recycle n50=r2c", "place o50=r3c", "draw y2x", "trade b1x", "draw y3x", "pass")[0]
    return GAME.view(state, 0)


def test_turns_are_kept_as_everybody_saw_them() -> None:
    """With what was recycled, placed, traded and scored."""
    first, second, third = after_three_turns().table.history
    assert (laid("n50=r2c"), laid("o50=r3c"), 0) == (first.recycled, first.placed, first.traded)
    assert first.scoring is not None
    assert (6, 6) == (first.scoring.total, first.scoring.score)
    assert Turn(1, (), (), 1, None) == second
    assert Turn(2, (), (), 0, None) == third


def test_what_happened_since_a_seat_played() -> None:
    """Everything when it has not played yet."""
    view = after_three_turns()
    assert view.table.history[1:] == view.since(0)
    assert () == view.since(2)
    fresh = play(position("m50=r1c", "r2c", "r3c"), "pass")[0]
    assert fresh.table.history == GAME.view(fresh, 1).since(1)


def test_the_view_gives_the_grid_and_the_number_of_seats() -> None:
    """Short ways to what is asked for most."""
    view = after_three_turns()
    assert (3, cards("r3c")[0]) == (view.table.seats, view.grid[spot("o50")])
