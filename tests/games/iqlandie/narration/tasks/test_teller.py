"""Every card of the box by ear: nothing is too long for a line, neither spoken nor in Braille."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.braille import cells
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.narration.tasks import BIOLOGY, PROGRAMMING, SPACE, TELLERS, values_of
from accessgames.games.iqlandie.tasks import KINDS, card
from accessgames.games.iqlandie.tasks.space_model import PICTURES, LaidCard
from tests.games.iqlandie.narration.tasks.asking import asked, forms, work_of
from tests.games.iqlandie.wording import say_all

if TYPE_CHECKING:
    from accessgames.language import Message

BOX: Final = 40
LINE: Final = 40
LONGEST: Final = 120


def whole(kind: str, number: int) -> tuple[Message, ...]:
    """All that is told of a card from the preparation to the solution."""
    teller, rules, task = TELLERS[kind], KINDS[kind], card(kind, number).task
    steps = rules.solution(task)
    work: Any = rules.start(task)
    for step in steps:
        work = rules.step(task, work, step)
    prepared = teller.prepared(rules.preparation(task)) if rules.prepared else ()
    return (
        *prepared,
        *teller.goal(task),
        *teller.state(task, work),
        *teller.difference(task, work),
        *teller.made(task, work, steps),
        *teller.solution(task, steps),
    )


@pytest.mark.parametrize("kind", TELLERS)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_all_cards_fit(kind: str, tag: str) -> None:
    """All forty cards: at most 120 characters, at most 40 cells, nothing empty."""
    for number in range(1, BOX + 1):
        for line in say_all(whole(kind, number), tag):
            assert 0 < len(line.full) <= LONGEST, line.full
            assert 0 < cells(line.braille, tag) <= LINE, line.braille


@pytest.mark.parametrize("kind", TELLERS)
def test_solutions_are_told_as_right(kind: str) -> None:
    """After its solution no card has a difference left to tell."""
    same = {
        "biology": "iqlandie-biology-same",
        "programming": "iqlandie-programming-difference",
        "optics": "iqlandie-optics-goal-met",
        "space": "iqlandie-space-same",
    }
    for number in range(1, BOX + 1):
        keys = [message.key for message in whole(kind, number)]
        assert same[kind] in keys


def test_space_by_pictures() -> None:
    """The five cards, a card as it is turned, and what a pile would show."""
    assert 5 == len(SPACE.cards(PICTURES))
    first = "Karta 1: meteorit, slunce, okénko; planeta, okénko, hvězda; okénko, okénko, okénko."
    assert first == forms(SPACE.cards(PICTURES))[0][0]
    turned = forms(SPACE.card(PICTURES, LaidCard(1, 2)))
    assert [
        "Karta 1 obráceně:",
        "Řada 1: okénko, okénko, okénko.",
        "Řada 2: hvězda, okénko, planeta.",
        "Řada 3: okénko, slunce, meteorit.",
    ] == [line[0] for line in turned]
    shown = [
        line[0] for line in forms(SPACE.preview(PICTURES, work_of("space", 1, "lay 1O, lay 5P, lay 2O")))
    ]
    assert [
        "Řada 1: měsíc, planeta, planeta.",
        "Řada 2: hvězda, planeta, hvězda.",
        "Řada 3: hvězda, planeta, měsíc.",
    ] == shown


def test_shifts_are_short_as_they_are_typed() -> None:
    """What a Braille line shows of a card can be typed again."""
    assert [("Navrch přijde karta 4 vlevo o 1 na západ a 2 na jih.", "navrch 4l+z1j2")] == asked(
        "space", 1, "", "step lay 4L+Z1J2"
    )


def test_a_command_by_its_number() -> None:
    """One command of programming, from 1."""
    task = card("programming", 3).task
    assert [("Příkaz 5: srdce 4.", "5: sr4")] == forms((PROGRAMMING.command(task, 5),))


def test_where_a_token_lies() -> None:
    """Here and in the goal."""
    task = card("biology", 1).task
    lines = forms(BIOLOGY.where(task, work_of("biology", 1, "slide B"), "T"))
    assert [("Trepka: a2, v cíli a1.", "t a2, cíl a1")] == lines


def test_values() -> None:
    """Squares and numbers of hints are values as they are, everything else by the kind."""
    values = values_of("optics", (("square", Square(4, 4)), ("count", 2), ("column", 1)))
    assert {"square", "count", "column"} == set(values)
    assert 2 == values["count"]
