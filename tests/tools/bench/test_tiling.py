"""Tilings measured against other solvers, with stand-ins where they are not installed."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from accessgames.games.tetrikon import ROOM
from tests.cli.pig_room import ROOM as PIG
from tools.bench import tiling

SOLUTIONS = {"pentominoes": 1, "hand": 1156, "supply": 1}


@pytest.mark.parametrize("instance", tiling.INSTANCES, ids=lambda instance: instance.name)
def test_own_answers(instance: tiling.Instance) -> None:
    """Our search finds a solution, or all of them where they are counted."""
    assert SOLUTIONS[instance.name] == tiling.own(instance)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="miniexact is there for Linux only")
@pytest.mark.parametrize("instance", tiling.INSTANCES, ids=lambda instance: instance.name)
def test_miniexact_answers_the_same(instance: tiling.Instance) -> None:
    """The other solver gets the same problem."""
    pytest.importorskip("miniexact")
    assert SOLUTIONS[instance.name] == tiling.with_miniexact(instance)


def test_exactness() -> None:
    """The supply has pieces to spare, in the others every piece is needed."""
    assert [True, True, False] == [instance.exact for instance in tiling.INSTANCES]


class Table:
    """A stand-in for a matrix: it keeps which columns of which rows are set."""

    def __init__(self, shape: tuple[int, int]) -> None:
        self.rows: list[frozenset[int]] = [frozenset()] * shape[0]
        self.columns = shape[1]

    def __setitem__(self, place: tuple[int, list[int]], value: int) -> None:
        row, columns = place
        assert value == 1
        self.rows[row] = frozenset(columns)


def test_exact_cover_gets_squares_and_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matrix has a column for each square and each piece, and a row for each place."""
    tables: list[Table] = []

    def count(table: Table) -> int:
        tables.append(table)
        return 7

    modules: dict[str, Any] = {
        "numpy": SimpleNamespace(zeros=lambda shape, **_: Table(shape), int32=None),
        "exact_cover": SimpleNamespace(
            get_solution_count=count, get_exact_cover=lambda table: [count(table)]
        ),
    }
    monkeypatch.setattr(tiling, "import_module", modules.__getitem__)
    assert 1 == tiling.with_exact_cover(tiling.INSTANCES[0])
    assert 7 == tiling.with_exact_cover(tiling.INSTANCES[1])
    pentominoes, hand = tables
    assert (72, 43) == (pentominoes.columns, hand.columns)
    assert {6} == {len(row) for row in pentominoes.rows}
    assert len(list(tiling.INSTANCES[1].options())) == len(hand.rows)


def test_solvers_that_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is missing is not measured, and who knows no repeated pieces not where they repeat."""
    monkeypatch.setattr(tiling, "find_spec", lambda _: None)
    assert {"miniexact": False, "exact-cover": False} == tiling.installed()
    assert {} == tiling.solvers(tiling.INSTANCES[0])
    monkeypatch.setattr(tiling, "find_spec", lambda name: name)
    assert ["miniexact", "exact-cover"] == list(tiling.solvers(tiling.INSTANCES[0]))
    assert ["miniexact"] == list(tiling.solvers(tiling.INSTANCES[2]))


def test_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each instance is a reading for each solver, or one alone where there is none."""
    monkeypatch.setattr(tiling, "INSTANCES", tiling.INSTANCES[2:])
    monkeypatch.setattr(tiling, "solvers", lambda _: {"other": lambda _: 1, "another": lambda _: 1})
    found = list(tiling.tilings(ROOM))
    assert ["other", "another"] == [reading.reference for reading in found]
    assert {"tiling-supply-tetrikon"} == {reading.name for reading in found}
    monkeypatch.setattr(tiling, "solvers", lambda _: {})
    (alone,) = tiling.tilings(ROOM)
    assert alone.reference is None


def test_other_games_have_no_tilings() -> None:
    """Only the game that lives by tilings is measured."""
    assert [] == list(tiling.tilings(PIG))
