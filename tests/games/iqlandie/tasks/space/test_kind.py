"""Space: the example of the notes, near misses, steps, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.errors import refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import SPACE
from accessgames.games.iqlandie.tasks.kind import Measure
from accessgames.games.iqlandie.tasks.space import tasks_of
from accessgames.games.iqlandie.tasks.space_model import (
    PICTURES,
    LaidCard,
    Lay,
    Take,
    differences,
    format_laid,
    format_pile,
    parse_laid,
    visible,
)

TASK = SPACE.parse_task("HTM/PSH/TMP")
Build = Callable[..., Any]


@pytest.mark.parametrize("typed", ["2L 5O 4", "2l 5o 4", "2L, 5O, 4", " 2L  5O 4 "])
def test_example_of_the_notes(build: Build, typed: str) -> None:
    """2L 5O 4, from the lowest card, shows the example; iQLANDIE 2.8."""
    workspace = build(SPACE, TASK, typed)
    assert "HTMPSHTMP" == visible(PICTURES, workspace)
    assert SPACE.check(TASK, workspace) is None
    assert Measure(3, 2) == SPACE.measure(TASK)


@pytest.mark.parametrize(
    ("typed", "key", "args"),
    [
        ("2L 5O", "empty", {"square": Square(1, 0), "expected": "T", "count": 5}),
        ("2L 4 5O", "symbol", {"square": Square(1, 1), "found": "P", "expected": "S", "count": 4}),
        ("2L 5O 4P", "symbol", {"square": Square(0, 0), "found": "T", "expected": "H", "count": 6}),
        ("2 5O 4", "symbol", {"square": Square(0, 0), "found": "M", "expected": "H", "count": 3}),
        ("2L 5O 4+V1", "empty", {"square": Square(1, 0), "expected": "T", "count": 7}),
    ],
)
def test_near_misses(build: Build, typed: str, key: str, args: dict[str, object]) -> None:
    """The first square that is empty or shows a foreign symbol is named, with how many there are."""
    refusal = SPACE.check(TASK, build(SPACE, TASK, typed))
    assert refuse(f"iqlandie-wrong-space-{key}", **args) == refusal


def test_nothing_laid() -> None:
    """Without cards there is no answer."""
    assert refuse("iqlandie-wrong-space-nothing") == SPACE.check(TASK, ())


def test_other_solutions_are_accepted(build: Build) -> None:
    """Any pile that shows the target is right, also with a card that is covered altogether or shifted."""
    assert SPACE.solved(TASK, build(SPACE, TASK, "1 2L 4"))
    assert SPACE.solved(TASK, build(SPACE, TASK, "3+V2J2 2L 5O 4"))


def test_refused_steps(build: Build) -> None:
    """A card lies in the pile once; only cards in the pile are taken; shifts reach two squares."""
    workspace = build(SPACE, TASK, "2L 5O")
    assert refuse("iqlandie-refused-space-laid", card=2) == SPACE.refusal(TASK, workspace, Lay(LaidCard(2)))
    assert refuse("iqlandie-refused-space-not-laid", card=4) == SPACE.refusal(TASK, workspace, Take(4))
    assert refuse("iqlandie-refused-space-card", card=6, most=5) == SPACE.refusal(TASK, workspace, Take(6))
    far = refuse("iqlandie-refused-space-far", card=1, most=2)
    assert far == SPACE.refusal(TASK, workspace, Lay(LaidCard(1, 0, 3, 0)))
    assert far == SPACE.refusal(TASK, workspace, Lay(LaidCard(1, 4)))


def test_taking_a_card_out(build: Build) -> None:
    """Any card can be taken out; the others stay in their order."""
    workspace = build(SPACE, TASK, "2L 5O 4")
    assert format_pile(SPACE.step(TASK, workspace, Take(5))) == "2L 4"


def test_number_of_steps(build: Build) -> None:
    """Each card outside the pile in 100 ways, and each inside can be taken."""
    assert 500 == len(SPACE.steps(TASK, ()))
    assert 302 == len(SPACE.steps(TASK, build(SPACE, TASK, "2L 5O")))


def test_differences_in_reading_order(build: Build) -> None:
    """Each square that shows something else is listed with what is there and what should be."""
    found = differences(visible(PICTURES, build(SPACE, TASK, "2L 5O")), TASK.target)
    assert ["b1", "b2", "c2", "a3", "b3"] == [one.square.name for one in found]
    assert (".", "T") == (found[0].found, found[0].expected)


def test_hints_keep_the_lowest_cards(build: Build) -> None:
    """A pile that can be completed is; otherwise as few cards as possible are taken from the top."""
    second = SPACE.hint(TASK, build(SPACE, TASK, "2L 5O"), 2)
    assert (Lay(LaidCard(4)),) == second.steps
    wrong = build(SPACE, TASK, "2L 5O 4P")
    first, second, third = (SPACE.hint(TASK, wrong, stage) for stage in (1, 2, 3))
    assert (("wrong", 1), ("missing", 1), ("top", 4)) == first.args
    assert (Take(4),) == second.steps
    assert (Take(4), Lay(LaidCard(4))) == third.steps
    assert dict(third.args)["pile"] == (LaidCard(2, 3), LaidCard(5, 2), LaidCard(4))


def test_hint_without_solution() -> None:
    """A target that no cards show has no hint but that; no card that was checked is like this."""
    task = SPACE.parse_task("SSS/SSS/SSS")
    assert Measure(0, 0) == SPACE.measure(task)
    assert SPACE.hint(task, (), 1).key == "iqlandie-hint-space-impossible"


def test_targets_of_the_notes() -> None:
    """1,180 targets need three cards, 940 of them in one way only; 1,580 need four; iQLANDIE 2.8."""
    assert {1: 240, 2: 940, 3: 1580} == {level: len(found) for level, found in tasks_of(PICTURES).items()}


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        ("4", LaidCard(4)),
        ("2L", LaidCard(2, 3)),
        ("5O", LaidCard(5, 2)),
        ("1P", LaidCard(1, 1)),
        ("4+V1", LaidCard(4, 0, 1, 0)),
        ("4+Z2", LaidCard(4, 0, -2, 0)),
        ("4+S1", LaidCard(4, 0, 0, -1)),
        ("3L+V2J1", LaidCard(3, 3, 2, 1)),
    ],
)
def test_cards_as_text(text: str, laid: LaidCard) -> None:
    """Card, turn, shift: east or west first, then north or south."""
    assert text == format_laid(laid)
    assert laid == parse_laid(text)


@pytest.mark.parametrize(
    "text", ["", "6", "0", "2R", "L2", "2+", "2+J1V1", "2+V0", "2+V3", "2+V", "2V1", "22"]
)
def test_no_cards(text: str) -> None:
    """Other texts are no cards."""
    assert parse_laid(text) is None


@pytest.mark.parametrize("text", ["HTM/PSH", "HTM/PSH/TM.", "HTMPSHTMP", "htm/psh/tmp", "HTM/PSH/TMP/HTM"])
def test_wrong_targets(text: str) -> None:
    """Three rows of three symbols; no square of a target is open."""
    with pytest.raises(MalformedAction):
        SPACE.parse_task(text)


def test_answer_quotes_the_wrong_card() -> None:
    """Of several cards the one that can't be read is quoted."""
    with pytest.raises(MalformedAction) as caught:
        SPACE.parse_answer("2L 7 4")
    assert caught.value.args_["text"] == "7"
