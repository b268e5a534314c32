"""What can be seen from a place along a line."""

from __future__ import annotations

from accessgames.games.iota.notation import format_spot
from accessgames.games.iota.rules.cards import ALL
from accessgames.games.iota.rules.grid import SPOTS, STRIDE, Grid, place_of
from accessgames.games.iota.rules.placement_search import Track, track_at
from tests.games.iota.positions import cards, grid, laid, spot


def names(track: Track, below: int) -> str:
    """The places of a string."""
    return " ".join(format_spot(SPOTS[place]) for place in track.places(below))


def seen(board: Grid, place: str, step: int = 1) -> Track:
    """What is seen from a place."""
    return track_at(board, place_of(spot(place)), step)


def test_beside_a_single_card() -> None:
    """Along its row there is room for three cards; along the other direction for four."""
    along = seen(grid("m50=r1c"), "n50")
    assert "n50 o50 p50" == names(along, 0)
    assert 0 == along.below
    assert 1 == along.climbs[0].points
    across = seen(grid("m50=r1c"), "n50", STRIDE)
    assert 3 == across.below
    assert "n47 n48 n49 n50 n51 n52 n53" == names(across, 3)
    assert [1, 1, 1, 1] == [climb.points for climb in across.climbs]
    assert [2, 1, 1, 1] == [climb.lines for climb in across.climbs]


def test_over_a_gap() -> None:
    """A string bridges cards, as far as the line does not become too long."""
    track = seen(grid("m50=r1c p50=r2c"), "n50")
    assert "n50 o50" == names(track, 0)
    assert cards("r1c") == track.lines[0][0]
    assert cards("r1c r2c") == track.lines[1][0]
    assert [1, 3] == [climb.points for climb in track.climbs]
    assert "n50" == names(seen(grid("m50=r1c p50=r2c q50=r3c"), "n50"), 0)
    assert "n50 p50" == names(seen(grid("m50=r1c o50=r2c"), "n50"), 0)


def test_beside_something_that_fits_nothing() -> None:
    """A place on which no card can be ends the track; one that has other neighbours narrows it."""
    board = grid("m50=r1c n51=r2c n52=r3c")
    assert board.open[place_of(spot("n50"))] != ALL
    track = seen(board, "l50", STRIDE)
    assert ALL == track.masks[0]
    dead = grid("m50=r1c o49=r1s o50=r2c o51=g3s n52=b1c n51=g2t")
    assert 0 == dead.open[place_of(spot("n50"))]
    assert "l50" == names(seen(dead, "l50"), 0)


def test_lots_across_are_counted() -> None:
    """For the doublings of a string that ends there."""
    board = grid("m50=r1c m51=r2c m52=r3c")
    across = seen(board, "m49")
    assert [1, 1, 1, 1] == [climb.lots for climb in across.climbs]
    assert 6 == across.climbs[0].points
    along = seen(board, "m49", STRIDE)
    assert [(6, 0, 3, 1)] == [tuple(climb) for climb in along.climbs]


def test_a_grid_remembers_tracks_until_the_line_changes() -> None:
    """A grid with more cards takes over what it can, and sees the rest anew."""
    board = grid("m50=r1c n50=r2c m51=g1s m52=b1t")
    far, near = seen(board, "l52"), seen(board, "o50")
    after = Grid(laid("o50=r3c"), board)
    assert far is seen(after, "l52")
    assert near is seen(board, "o50")
    assert "p50" == names(seen(after, "p50"), 0)
    assert cards("r1c r2c r3c") == tuple(sorted(seen(after, "p50").lines[0][0]))


def test_a_wild_card_elsewhere_changes_no_track() -> None:
    """What is seen along its lines stays known as long as they stay what they are."""
    board = grid("m50=r1c n50=w m51=r2c")
    beside = seen(board, "o50")
    assert beside is seen(Grid(laid("m52=r3c"), board), "o50")
    assert beside is not seen(Grid(laid("n51=r1s n52=r1t"), board), "o50")
