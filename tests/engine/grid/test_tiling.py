"""Tiling search: known counts, an independent solver, exact covers, limits."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import Stream, Streams
from accessgames.engine.grid import (
    Board,
    EffortError,
    Placement,
    Polyomino,
    Tiler,
    free_polyominoes,
    placements,
    rectangle,
)
from accessgames.engine.grid.tiling import reachable_sums
from tests.engine.grid.shapes import BAR, CORNER, CROSS, DOMINO, DOT, L4, SQUARE, THIRTEEN, region

PENTOMINOES = {f"p{number}": shape for number, shape in enumerate(free_polyominoes(5, mirror=True))}
X = next(name for name, shape in PENTOMINOES.items() if shape == CROSS)


def weight(offset: int) -> int:
    """How often a place counts by its doubled distance from the middle: its mirror image is not looked at."""
    return 2 if offset < 0 else 1 if offset == 0 else 0


def tilings_up_to_symmetry(width: int, height: int) -> float:
    """Count the ways to fill a rectangle with the 12 pentominoes, those that only differ by symmetry once.

    No such filling is symmetric itself, so it is a quarter of all; and of those it is enough to look at the
    ones with the cross in one corner of the rectangle.
    """
    board = rectangle(width, height, upward=True)
    tiler = Tiler(board, PENTOMINOES, mirror=True)
    rest = {name: 1 for name in PENTOMINOES if name != X}
    total = 0
    for cross in placements(board, board.mask, X, CROSS, mirror=True):
        column, row = cross.anchor.column, cross.anchor.row + 1
        times = weight(2 * column - width + 1) * weight(2 * row - height + 1)
        if times:
            total += times * tiler.count(board.mask & ~cross.mask, rest)
    return total / 4


@pytest.mark.parametrize(
    ("width", "height", "number"),
    [(6, 10, 2339), (5, 12, 1010), (12, 5, 1010), (4, 15, 368), (3, 20, 2), (20, 3, 2)],
)
def test_known_numbers_of_pentomino_tilings(width: int, height: int, number: int) -> None:
    """The twelve pentominoes fill rectangles in as many ways as in the literature, lying or standing."""
    assert number == tilings_up_to_symmetry(width, height)


@pytest.mark.parametrize(
    ("width", "height", "number"), [(8, 8, 12_988_816), (2, 10, 89), (10, 2, 89), (3, 3, 0), (1, 7, 0)]
)
def test_known_numbers_of_domino_tilings(width: int, height: int, number: int) -> None:
    """Dominoes fill rectangles in as many ways as in the literature; the chessboard in 12,988,816."""
    board = rectangle(width, height, upward=False)
    assert number == Tiler(board, {"2": DOMINO}, mirror=True).count(board.mask, {"2": 99})


def covers_exactly(found: tuple[Placement, ...], mask: int, supply: Mapping[str, int]) -> None:
    """Check that placements cover a mask, each square once, with no more pieces than there are."""
    assert mask == sum(placement.mask for placement in found)
    covered = 0
    for placement in found:
        assert 0 == placement.mask & covered
        covered |= placement.mask
    used = Counter(placement.shape for placement in found)
    assert all(number <= supply.get(name, 0) for name, number in used.items())


def hand(stream: Stream, most: int) -> dict[str, int]:
    """Some pieces of the thirteen kinds."""
    return {name: stream.randrange(most + 1) for name in THIRTEEN}


areas = st.tuples(st.integers(0, 10**6), st.integers(1, 20), st.booleans(), st.booleans())


def case(seed: int, size: int, mirror: bool, wide: bool, most: int = 2) -> tuple[Tiler, int, dict[str, int]]:
    """A random area on a board that lies or stands, and a random supply."""
    stream = Streams(str(seed)).open("tiling")
    board = rectangle(7, 5, upward=mirror) if wide else rectangle(5, 7, upward=mirror)
    mask = region(stream, board, size)
    return Tiler(board.outlined(mask), THIRTEEN, mirror=mirror), mask, hand(stream, most)


@given(areas)
def test_solutions_cover_exactly(area: tuple[int, int, bool, bool]) -> None:
    """What is found covers the area, each square once, with the pieces that there are, at legal places."""
    tiler, mask, supply = case(*area)
    found = tiler.solve(mask, supply)
    assert tiler.fillable(mask, supply) == (found is not None)
    if found is not None:
        covers_exactly(found, mask, supply)
        for placement in found:
            shape = THIRTEEN[placement.shape]
            fitting = placements(tiler.places.board, mask, placement.shape, shape, mirror=tiler.places.mirror)
            assert placement in fitting


@given(areas)
def test_tilings_are_different_and_counted(area: tuple[int, int, bool, bool]) -> None:
    """Enumerating and counting agree, whether counting stops at a limit or remembers everything."""
    tiler, mask, supply = case(*area)
    found = tiler.tilings(mask, supply, 50)
    assert len(found) == len(set(found))
    for tiling in found:
        covers_exactly(tiling, mask, supply)
    everything = tiler.count(mask, supply)
    assert len(found) == min(50, everything) == tiler.count(mask, supply, 50)
    assert tiler.unique(mask, supply) == (everything == 1)


@given(areas)
def test_memory_changes_no_answer(area: tuple[int, int, bool, bool]) -> None:
    """A tiler that has answered other questions answers like a fresh one."""
    tiler, mask, supply = case(*area)
    for name in THIRTEEN:
        less = {**supply, name: 0}
        tiler.fillable(mask, less)
    fresh = Tiler(tiler.places.board, THIRTEEN, mirror=tiler.places.mirror)
    assert fresh.count(mask, supply, 5) == tiler.count(mask, supply, 5)


@given(areas)
def test_more_pieces_never_hurt(area: tuple[int, int, bool, bool]) -> None:
    """What can be filled can be filled with one piece more of any type."""
    tiler, mask, supply = case(*area)
    if tiler.fillable(mask, supply):
        for name in THIRTEEN:
            assert tiler.fillable(mask, {**supply, name: supply[name] + 1})


def oracle(board: Board, mask: int, supply: Mapping[str, int], mirror: bool, limit: int) -> int:
    """Count with miniexact's algorithm M, which knows nothing of masks or memory."""
    miniexact = pytest.importorskip("miniexact")
    solver = miniexact.miniexacts_m()
    items = {1 << bit: solver.primary(f"s{bit}", 1, 1) for bit in range(mask.bit_length()) if mask >> bit & 1}
    types = {name: solver.primary(name, 0, number) for name, number in supply.items() if number}
    for name, item_of_type in types.items():
        for placement in placements(board, mask, name, THIRTEEN[name], mirror=mirror):
            solver.add([item_of_type, *(item for bit, item in items.items() if placement.mask & bit)])
    number = 0
    while number < limit and solver.solve() == 10:
        number += 1
    return number


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="miniexact is there for Linux only")
@pytest.mark.parametrize("number", range(40))
def test_an_independent_solver_agrees(number: int) -> None:
    """On random areas and hands, miniexact counts the same; half the hands are known to fill the area."""
    stream = Streams(str(number)).open("oracle")
    board = rectangle(6, 6, upward=True)
    mask = region(stream, board, 8 + number % 9)
    mirror = bool(number // 2 % 2)
    tiler = Tiler(board, THIRTEEN, mirror=mirror)
    supply = hand(stream, 2)
    if number % 2:
        found = tiler.solve(mask, dict.fromkeys(THIRTEEN, 3))
        assert found is not None
        supply = dict(Counter(placement.shape for placement in found))
    assert oracle(board, mask, supply, mirror, 1000) == tiler.count(mask, supply, 1000)


def test_nothing_to_fill() -> None:
    """An empty region is filled in one way: with nothing."""
    board = rectangle(3, 3, upward=True)
    tiler = Tiler(board, {"1": DOT}, mirror=True)
    assert () == tiler.solve(0, {})
    assert 1 == tiler.count(0, {}) == tiler.count(0, {}, 5)
    assert tiler.unique(0, {"1": 3})


def test_no_pieces_fill_nothing() -> None:
    """Without pieces, or with a number that is not positive, nothing is filled."""
    board = rectangle(3, 3, upward=True)
    tiler = Tiler(board, {"1": DOT}, mirror=True)
    assert tiler.solve(1, {}) is None
    assert 0 == tiler.count(1, {"1": 0}) == tiler.count(1, {"1": -1})


def test_outside_the_outline() -> None:
    """A region that reaches over the outline cannot be filled."""
    board = rectangle(3, 3, upward=True).outlined(0b011)
    assert not Tiler(board, {"1": DOT}, mirror=True).fillable(0b111, {"1": 9})


def test_supply_is_an_upper_bound() -> None:
    """Pieces may be left over, and unknown ids mean nothing."""
    board = rectangle(2, 2, upward=True)
    tiler = Tiler(board, {"1": DOT, "2": DOMINO, "4": SQUARE}, mirror=True)
    assert 1 == tiler.count(board.mask, {"4": 7, "unknown": 3})
    assert 7 == tiler.count(board.mask, {"1": 9, "2": 9}) == 1 + 4 + 2
    assert 5 == tiler.count(board.mask, {"1": 9, "2": 1})


def test_area_sums() -> None:
    """Sums are made of the pieces there are, each used once at most."""
    assert {0, 2, 4, 5, 7, 9} == {n for n in range(20) if reachable_sums(((2, 2), (5, 1)), 19) >> n & 1}
    assert {0, 3, 6} == {n for n in range(20) if reachable_sums(((3, 9),), 8) >> n & 1}


def test_separate_areas_share_the_supply() -> None:
    """Two areas that a piece could fill each are not filled when there is only one of it."""
    board = rectangle(5, 1, upward=True)
    tiler = Tiler(board, {"2": DOMINO, "1": DOT}, mirror=True)
    apart = 0b11011
    assert tiler.fillable(apart, {"2": 2})
    assert not tiler.fillable(apart, {"2": 1})
    assert tiler.fillable(apart, {"2": 1, "1": 2})


def test_effort_is_bounded() -> None:
    """A search that would take too long says so instead of going on, in every form of the question."""
    board = rectangle(6, 10, upward=True)
    tiler = Tiler(board, PENTOMINOES, mirror=True)
    supply = dict.fromkeys(PENTOMINOES, 1)
    with pytest.raises(EffortError):
        tiler.solve(board.mask, supply, effort=20)
    with pytest.raises(EffortError):
        tiler.count(board.mask, supply, effort=1000)
    with pytest.raises(EffortError):
        tiler.unique(board.mask, supply, effort=20)


def test_bounded_answers_do_not_depend_on_earlier_ones() -> None:
    """A question that was too hard stays too hard, whatever was found out since."""
    board = rectangle(6, 10, upward=True)
    tiler = Tiler(board, PENTOMINOES, mirror=True)
    supply = {**dict.fromkeys(PENTOMINOES, 1), X: 0}
    rest = board.mask & ~0b11111
    for _ in range(2):
        with pytest.raises(EffortError):
            tiler.solve(rest, supply, effort=30)
        assert tiler.solve(rest, supply) is not None or tiler._hopeless


def test_enough_effort_gives_the_answer() -> None:
    """A search that ends in time is not disturbed by the bound."""
    board = rectangle(6, 6, upward=True)
    tiler = Tiler(board, THIRTEEN, mirror=True)
    found = tiler.solve(board.mask, dict.fromkeys(THIRTEEN, 1), effort=100_000)
    assert found is not None
    covers_exactly(found, board.mask, dict.fromkeys(THIRTEEN, 1))


def test_solution_is_sorted_by_anchor() -> None:
    """A solution is read from row 1 on, on boards that lie as on those that stand."""
    for board in (rectangle(8, 4, upward=True), rectangle(4, 8, upward=True)):
        found = Tiler(board, {"l": L4, "3": BAR, "c": CORNER}, mirror=True).solve(
            board.mask, {"l": 5, "3": 2, "c": 2}
        )
        assert found is not None
        keys = [(placement.anchor.row, placement.anchor.column) for placement in found]
        assert sorted(keys) == keys


def test_mirroring_matters() -> None:
    """Two L that may not be turned over fill 2 by 4 in one way, and in two where they may."""
    shape: Polyomino = L4
    board = rectangle(2, 4, upward=True)
    assert 1 == Tiler(board, {"l": shape}, mirror=False).count(board.mask, {"l": 2})
    assert 2 == Tiler(board, {"l": shape}, mirror=True).count(board.mask, {"l": 2})


def test_memory_is_emptied_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered is bounded; emptying it changes no answer."""
    monkeypatch.setattr("accessgames.engine.grid.tiling._REMEMBERED", 3)
    board = rectangle(4, 4, upward=True)
    tiler = Tiler(board, {"s": THIRTEEN["S4"], "c": CROSS}, mirror=True)
    supply = {"s": 9, "c": 9}
    assert [False, False] == [tiler.fillable(board.mask, supply) for _ in range(2)]
    assert len(tiler._hopeless) > 3
    assert not tiler.fillable(board.mask & ~1, supply)
