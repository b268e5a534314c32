"""The grid as a mapping, its lines, and what it knows about empty places."""

from __future__ import annotations

import pytest

from accessgames.games.iota.rules.cards import START, WILD, Spot, cards_of
from accessgames.games.iota.rules.grid import SPOTS, STRIDE, Grid, ends, line_at, place_of, run_at
from tests.games.iota import oracle
from tests.games.iota.positions import cards, grid, laid, spot, spots, walk

SMALL = "m50=r1c n50=r2c m51=g1s"


def test_a_grid_is_a_mapping_from_places_to_cards() -> None:
    """It iterates by columns, each from the bottom up."""
    board = grid(SMALL)
    assert (3, *cards("r2c")) == (len(board), board[spot("n50")])
    assert spots("m50 m51 n50") == tuple(board)
    assert spot("o50") not in board
    assert board.get(spot("o50")) is None


def test_grids_compare_by_value() -> None:
    """However they came about; the same cards elsewhere are another grid."""
    board = grid("m50=r1c n50=r2c")
    other = Grid(laid("n50=r2c"), grid("m50=r1c"))
    assert board == other
    assert hash(board) == hash(other)
    assert board != grid("m50=r1c m51=r2c")
    assert board != dict(board)
    assert repr(board) == repr(other)


def test_laying_cards_leaves_the_older_grid_alone() -> None:
    """Grids never change."""
    board = grid(SMALL)
    before = (dict(board), board.free, [board.fits(place) for place in board.free])
    Grid(laid("o50=r3c n51=w"), board)
    assert before == (dict(board), board.free, [board.fits(place) for place in board.free])


def test_a_card_may_come_in_the_place_of_a_wild_card() -> None:
    """That is recycling."""
    after = Grid(laid("n50=r3c"), grid("m50=r1c n50=w o50=r2c"))
    assert (cards("r3c")[0], ()) == (after[spot("n50")], after.wilds)


def test_extents_grow_with_the_cards() -> None:
    """Columns and rows in use, as x and y."""
    board = grid("m50=r1c l50=r2c k50=r3c k49=b1s")
    assert (range(-2, 1), range(-1, 1)) == (board.columns, board.rows)
    assert (range(0), range(0)) == (Grid().columns, Grid().rows)


def test_rows_and_columns_are_told_in_order() -> None:
    """A row from left to right, a column from the bottom up, gaps left out."""
    board = grid("m50=r1c n50=r2c m51=g1s m52=b1t n52=b2t")
    assert laid("m50=r1c m51=g1s m52=b1t") == board.column(0)
    assert laid("m52=b1t n52=b2t") == board.row(2)
    assert () == board.row(7)


def test_a_line_is_found_from_any_of_its_places() -> None:
    """A card alone in a direction is a line of one."""
    board = grid("l50=r1c m50=r2c n50=r3c n51=b1s")
    for name in ("l50", "m50", "n50"):
        assert spots("l50 m50 n50") == board.line(spot(name), "row")
    assert spots("n50 n51") == board.line(spot("n51"), "column")
    assert spots("l50") == board.line(spot("l50"), "column")


def test_all_lines_are_listed_once() -> None:
    """Rows before columns."""
    board = grid("l50=r1c m50=r2c n50=r3c n51=b1s l51=b2t")
    expected = [("row", "l50 m50 n50"), ("column", "l50 l51"), ("column", "n50 n51")]
    assert [(direction, spots(names)) for direction, names in expected] == list(board.lines())


def test_free_places_touch_a_card() -> None:
    """Corners do not count."""
    assert spots("l50 m49 m51 n49 n51 o50") == grid("m50=r1c n50=r2c").free


@pytest.mark.parametrize(
    ("board", "name", "fitting"),
    [
        ("m50=r1c n50=r2c", "o50", "r3c r4c"),
        ("m50=r1c n50=g2s", "o50", "b3t b4t b3x b4x y3t y4t y3x y4x"),
        ("m50=r1c n50=r2c o50=r3c", "p50", "r4c"),
        ("m50=r1c n50=r2c o50=r3c p50=r4c", "q50", ""),
        ("m50=r1c n50=r2c o51=b3c o52=g3c", "o50", "r3c"),
        ("m50=r1c n50=r2c p50=r4c q50=w", "o50", ""),
        ("m50=r1c o50=r2c", "n50", "r3c r4c"),
        ("m50=r1c n50=r2c", "p50", ""),
        ("m50=r1c n50=r2c", "m50", ""),
    ],
)
def test_what_fits_on_a_place(board: str, name: str, fitting: str) -> None:
    """Beside a row, at a corner, between cards, at a lot, away from everything, on a card."""
    assert cards(fitting) == tuple(cards_of(grid(board).fits(spot(name))))


def test_a_wild_card_keeps_what_it_can_stand_for() -> None:
    """In its row 3 or 4, in its column a square: nothing is fixed before it has to be."""
    board = grid("m50=r1c n50=r2c o50=w")
    assert cards("r3c r4c") == tuple(cards_of(board.fits(spot("o50"))))
    wider = Grid(laid("p50=r3c"), board)
    assert cards("r4c") == tuple(cards_of(wider.fits(spot("o50"))))


def test_a_wild_card_narrows_the_lines_around_it() -> None:
    """Its column makes it red, so the row needs red too."""
    board = grid("m50=g1c n50=w n51=r1s n52=r1t")
    assert {card // 16 for card in cards_of(board.fits(spot("o50")))} == {2, 3}
    assert {card // 16 for card in cards_of(grid("m50=g1c n50=w").fits(spot("o50")))} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_growing_card_by_card_knows_what_a_new_grid_knows(seed: str) -> None:
    """What is kept from the older grid is never out of date, wild cards and recycling included."""
    for state, _, _ in walk(seed):
        kept, fresh = state.table.grid, Grid(state.table.grid.items())
        assert [{place: run[:3] for place, run in runs.items()} for runs in fresh.runs] == [
            {place: run[:3] for place, run in runs.items()} for runs in kept.runs
        ]


@pytest.mark.parametrize("seed", ["e", "f"])
def test_what_fits_agrees_with_trying(seed: str) -> None:
    """For every empty place of a random game and every card."""
    positions = [state.table.grid for state, actor, _ in walk(seed) if actor >= 0]
    for board in positions[2:14:3]:
        plain = {tuple(place): oracle.plain(card) for place, card in board.items()}
        for place in board.free:
            found = {
                card
                for card in range(64)
                if oracle.consistent({**plain, tuple(place): oracle.plain(card)})  # type: ignore[dict-item]
            }
            assert found == set(cards_of(board.fits(place)))


def test_places_are_integers_inside() -> None:
    """And lead back to the same places."""
    for place in (START, Spot(-49, 49), Spot(49, -49)):
        assert place == SPOTS[place_of(place)]
    assert place_of(START.step("row")) == place_of(START) + 1
    assert place_of(START.step("column")) == place_of(START) + STRIDE


def test_ends_and_lines_by_integers() -> None:
    """The first empty places on both sides of a run."""
    board = grid("m50=r1c n50=r2c").at
    start = place_of(START)
    assert (start - 1, start + 2) == ends(board, start, 1)
    assert [start, start + 1] == list(line_at(board, start, 1))


def test_a_run_counts_cards_points_and_wild_cards() -> None:
    """On both sides of a place."""
    run = run_at(grid("m50=r1c n50=w p50=r4c").at, place_of(spot("o50")), 1)
    assert (3, 5, 2) == (run.length, run.points, len(run.fixed))
    assert 1 == len(run.opens)
    assert WILD not in run.fixed
