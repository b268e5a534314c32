"""How placings are scored."""

from __future__ import annotations

import pytest

from accessgames.games.iota.rules.cards import LineScore, Scoring
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.placements import placements
from accessgames.games.iota.rules.scoring import direction_of, score_line, score_turn, touched_lines
from tests.games.iota.positions import cards, grid, laid, spot, spots, walk


def score(board: str, placed: str, *, out: bool = False, before: int = 0) -> Scoring:
    """Score a placing on a board."""
    new = laid(placed)
    return score_turn(Grid(new, grid(board)), new, before, out=out)


def test_a_line_knows_its_places_cards_and_points() -> None:
    """A row from left to right; wild cards count 0."""
    line = score_line(grid("m50=r1c n50=w o50=r3c"), spot("n50"), "row")
    assert LineScore("row", spots("m50 n50 o50"), cards("r1c w r3c"), 4) == line
    assert line is not None
    assert not line.lot


def test_a_card_without_neighbours_is_no_line() -> None:
    """In that direction."""
    assert score_line(grid("m50=r1c n50=r2c"), spot("m50"), "column") is None


@pytest.mark.parametrize(
    ("placed", "direction"), [("m50=r1c", "row"), ("m50=r1c n50=r2c", "row"), ("m50=r1c m51=r2c", "column")]
)
def test_direction_of_a_placing(placed: str, direction: str) -> None:
    """A single card counts as a row."""
    assert direction == direction_of(laid(placed))


def test_a_single_card_touches_its_row_then_its_column() -> None:
    """Where it has them."""
    after = grid("m50=r1c n50=r2c n51=b1s")
    lines = touched_lines(after, laid("n50=r2c"))
    assert [("row", 3), ("column", 3)] == [(line.direction, line.points) for line in lines]
    assert ["row"] == [line.direction for line in touched_lines(after, laid("m50=r1c"))]


def test_several_cards_touch_their_line_first() -> None:
    """Then the lines across it in the order of the cards."""
    after = grid("m50=r1c n50=r2c m51=g1s n51=g2s")
    lines = touched_lines(after, laid("m51=g1s n51=g2s"))
    expected = [("row", "m51 n51"), ("column", "m50 m51"), ("column", "n50 n51")]
    assert [(direction, spots(names)) for direction, names in expected] == [
        (line.direction, line.spots) for line in lines
    ]


@pytest.mark.parametrize(
    ("board", "placed", "points"),
    [
        ("m50=r1c", "n50=r2c", 3),
        ("m50=r1c", "n50=w", 1),
        ("m50=w", "n50=w", 0),
        ("m50=r1c n50=r2c", "l50=r4c o50=r3c", 20),
        ("m50=r1c o50=r3c", "n50=r2c", 6),
        ("m50=r1c n50=r2c p50=r4c", "o50=r3c", 20),
        ("m50=r1c", "n50=r2c o50=r3c p50=r4c", 20),
        ("m50=r1c m51=r2c m52=r3c n53=r1c o53=r2c p53=r3c", "m53=r4c", 80),
    ],
    ids=["pair", "wild", "two wilds", "both ends", "between", "bridge", "three cards", "two lots"],
)
def test_points(board: str, placed: str, points: int) -> None:
    """Sum of all lines touched, doubled for every lot."""
    assert points == score(board, placed).total


def test_four_cards_beside_four_lots_bring_64_times_the_sum() -> None:
    """The greatest multiplier without going out: own lot, four cards, four lots across."""
    columns = " ".join(f"{column}{row}=r1c" for column in "mnop" for row in (50, 51, 52))
    told = score(columns, "m53=r1c n53=r2c o53=r3c p53=r4c")
    assert ["lot"] * 5 + ["four-cards"] == [doubling.reason for doubling in told.doublings]
    assert told.base * 64 == told.total
    out = score(columns, "m53=r1c n53=r2c o53=r3c p53=r4c", out=True)
    assert told.base * 128 == out.total


def test_the_score_after_the_turn_is_kept() -> None:
    """With what was there before."""
    told = score("m50=r1c", "n50=r2c", before=40)
    assert (3, 43) == (told.total, told.score)


def test_each_lot_of_a_scoring_is_named_in_its_doubling() -> None:
    """So that the explanation can say which line doubled."""
    told = score("m50=r1c n50=r2c o50=r3c", "p50=r4c")
    assert told.lots == tuple(doubling.line for doubling in told.doublings)
    assert ((10, 20),) == tuple((told.base, doubling.after) for doubling in told.doublings)


@pytest.mark.parametrize("seed", ["points 1", "points 2"])
def test_the_search_scores_as_the_explanation_does(seed: str) -> None:
    """For every placement of random games: two independent ways to the same points."""
    for state in [state for state, actor, _ in walk(seed) if actor >= 0][::5]:
        board = state.table.grid
        for action, points in placements(board, state.hands[state.table.turn]).points.items():
            after = Grid(action.cards, board)
            assert points == score_turn(after, action.cards, 0, out=False).total
