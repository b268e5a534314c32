"""Optics: the example of the notes, near misses, steps, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.errors import refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import OPTICS
from accessgames.games.iqlandie.tasks.kind import Measure
from accessgames.games.iqlandie.tasks.optics import pieces_left, solutions, tabled
from accessgames.games.iqlandie.tasks.optics_model import (
    MIRROR,
    PORTS,
    PRISM,
    Lift,
    PlacedOptic,
    Put,
    format_port,
)

TASK = OPTICS.parse_task("Z2 JD ZHH")
Build = Callable[..., Any]


@pytest.mark.parametrize(
    "typed",
    ["E2 Z P, E4 H P, D5 H L", "D5 H L, E2 Z P, E4 H P", "e2 z p,e4 h p,d5 h l", " E2  Z P ,E4 H P, D5 H L "],
)
def test_example_of_the_notes(build: Build, typed: str) -> None:
    """The example is right in any order and either case; iQLANDIE 2.7."""
    assert OPTICS.check(TASK, build(OPTICS, TASK, typed)) is None
    assert Measure(3, 10) == OPTICS.measure(TASK)


def test_every_solution_is_accepted() -> None:
    """Several answers are possible and each is right (Rules, optics)."""
    for solution in solutions(TASK):
        assert OPTICS.solved(TASK, tabled(solution))


@pytest.mark.parametrize(
    ("typed", "key", "args"),
    [
        ("E2 Z P, E4 H P", "missing", {"mirrors": 0, "prisms": 1}),
        ("E4 H P, D5 H L", "missing", {"mirrors": 1, "prisms": 0}),
        (
            "E2 Z L, E4 H P, D5 H L",
            "port",
            {"port": PORTS["SE"], "expected": PORTS["JD"], "square": Square(4, 0)},
        ),
        (
            "E2 Z P, E4 H P, D5 H P",
            "port",
            {"port": PORTS["Z5"], "expected": PORTS["JD"], "square": Square(0, 4)},
        ),
        ("E2 Z P, E4 H P, A1 H L", "crooked", {"square": Square(3, 4), "direction": 5}),
        ("B2 H P, C3 Z P, E5 H L", "edge", {"square": Square(2, 2), "direction": 3}),
        ("D2 Z P, A5 H L, B5 H P", "missed", {"square": Square(0, 4), "piece": "H"}),
    ],
)
def test_near_misses(build: Build, typed: str, key: str, args: dict[str, object]) -> None:
    """What is wrong first is named: pieces that are missing, the end of the beam, a piece that it misses."""
    refusal = OPTICS.check(TASK, build(OPTICS, TASK, typed))
    assert refuse(f"iqlandie-wrong-optics-{key}", **args) == refusal


def test_meeting_a_piece_again_is_wrong(build: Build) -> None:
    """A beam that returns to a piece is refused with its square."""
    task = OPTICS.parse_task("SB JA ZZZZ")
    refusal = OPTICS.check(task, build(OPTICS, task, "b2 Z L, d2 Z P, d4 Z P, b4 Z P"))
    assert refuse("iqlandie-wrong-optics-again", square=Square(1, 1), direction=0) == refusal


def test_pieces_left(build: Build) -> None:
    """What is still to be put is known at any time."""
    workspace = build(OPTICS, TASK, "A1 H P")
    assert (1, 1) == (pieces_left(TASK, workspace, MIRROR), pieces_left(TASK, workspace, PRISM))


def test_refused_steps(build: Build) -> None:
    """Taken squares, pieces that the card does not have any more, empty squares and squares off the board."""
    workspace = build(OPTICS, TASK, "E2 Z P, A1 H L")
    corner, mirror = Square(0, 0), Square(4, 1)
    taken = refuse("iqlandie-refused-optics-taken", square=corner, piece="H")
    assert taken == OPTICS.refusal(TASK, workspace, Put(corner, "H", "P"))
    none = refuse("iqlandie-refused-optics-none", piece="Z", count=1)
    assert none == OPTICS.refusal(TASK, workspace, Put(Square(2, 2), "Z", "P"))
    empty = refuse("iqlandie-refused-optics-empty", square=Square(2, 2))
    assert empty == OPTICS.refusal(TASK, workspace, Lift(Square(2, 2)))
    outside = refuse("iqlandie-refused-optics-outside", square=Square(5, 2))
    assert outside == OPTICS.refusal(TASK, workspace, Lift(Square(5, 2)))
    assert OPTICS.refusal(TASK, workspace, Lift(mirror)) is None


def test_lifting_gives_the_piece_back(build: Build) -> None:
    """A lifted piece can be put elsewhere."""
    workspace = build(OPTICS, TASK, "E2 Z P")
    workspace = OPTICS.step(TASK, workspace, Lift(Square(4, 1)))
    assert () == workspace
    assert OPTICS.refusal(TASK, workspace, Put(Square(0, 0), "Z", "L")) is None


def test_order_of_putting_makes_no_difference(build: Build) -> None:
    """Equal boards are equal workspaces."""
    one, other = build(OPTICS, TASK, "E2 Z P, A1 H L"), build(OPTICS, TASK, "A1 H L, E2 Z P")
    assert one == other


def test_number_of_steps() -> None:
    """On the empty board each square takes each piece in both turns."""
    assert 100 == len(OPTICS.steps(TASK, ()))
    one_kind = OPTICS.parse_task("V5 Z1 ZZ")
    assert 50 == len(OPTICS.steps(one_kind, ()))


def test_hints_keep_what_is_right(build: Build) -> None:
    """The solution nearest to the board is aimed at: one wrong piece is lifted, the rest stays."""
    workspace = build(OPTICS, TASK, "E2 Z P, E4 H P, D5 H P")
    first, second, third = (OPTICS.hint(TASK, workspace, stage) for stage in (1, 2, 3))
    missing = PlacedOptic(Square(3, 4), "H", "L")
    assert (("right", 2), ("wrong", 1), ("missing", missing), ("solutions", 10)) == first.args
    assert ("iqlandie-hint-optics-lift", (Lift(Square(3, 4)),)) == (second.key, second.steps)
    assert (Lift(Square(3, 4)), Put(*missing)) == third.steps


def test_hints_put_in_the_order_of_the_beam() -> None:
    """From the empty board the first piece that the beam meets comes first."""
    hint = OPTICS.hint(TASK, (), 2)
    first = solutions(TASK)[0][0]
    assert ("iqlandie-hint-optics-put", (Put(*first),)) == (hint.key, hint.steps)


def test_hint_without_solution() -> None:
    """A task that can't be solved has no hint but that; no card that was checked is like this."""
    assert OPTICS.hint(OPTICS.parse_task("Z2 JD H"), (), 1).key == "iqlandie-hint-optics-impossible"


@pytest.mark.parametrize(
    "text", ["Z2 JD", "Z2 JD ", "Z6 JD Z", "ZA JD Z", "Z2 JD HZ", "Z2 JD X", "Z2 JD " + "Z" * 10]
)
def test_wrong_tasks(text: str) -> None:
    """Two points, then one to nine pieces, mirrors first."""
    with pytest.raises(MalformedAction):
        OPTICS.parse_task(text)


def test_answer_quotes_the_wrong_part() -> None:
    """Of several pieces the one that can't be read is quoted."""
    with pytest.raises(MalformedAction) as caught:
        OPTICS.parse_answer("E2 Z P, E4 Q P")
    assert caught.value.args_["text"] == "E4 Q P"


def test_names_of_points() -> None:
    """Twenty points, columns on the north and south side, rows on the others."""
    assert 20 == len(PORTS)
    assert all(text == format_port(port) for text, port in PORTS.items())


def test_preparation_shows_the_points() -> None:
    """Before the clock starts, both points are seen; the pieces are hidden."""
    assert (PORTS["Z2"], PORTS["JD"]) == OPTICS.preparation(TASK)
