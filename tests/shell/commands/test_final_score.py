"""Why a match ended as it did: every entry of the score, and nothing announced that does not follow."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessgames.engine import Outcome, ScoreItem, make_outcome
from accessgames.language import Language, Person, say
from accessgames.shell.commands.explanations import final_score

PEOPLE = (Person("Jana", "you"), Person("Petr"))


def told(outcome: Outcome, tag: str, form: str = "full", *, penalties: bool = False) -> list[str]:
    """What is told of a result of two, entries as `simple-over`."""
    known = SimpleNamespace(
        seat=SimpleNamespace(outcome=outcome),
        listener=lambda: SimpleNamespace(person=PEOPLE.__getitem__),
        room=SimpleNamespace(
            game=SimpleNamespace(penalties=penalties),
            narration=SimpleNamespace(item=lambda *_: say("simple-over")),
        ),
    )
    language = Language(tag)
    return [getattr(language.render(line), form) for line in final_score(cast("Any", known))]


@pytest.mark.parametrize(
    ("tag", "lines"),
    [
        ("cs", ["První místo, vy: 1 bod, a to:", "Hra skončila.", "Druhé místo, Petr: 0 bodů."]),
        ("en", ["First place, you: 1 point, namely:", "The game is over.", "Second place, Petr: 0 points."]),
    ],
)
def test_who_has_no_entry_is_told_without_a_colon(tag: str, lines: list[str]) -> None:
    """After "namely" there are entries; who has none has points, and that is all."""
    assert lines == told(make_outcome([[ScoreItem("x", 1)], []], "last"), tag)


@pytest.mark.parametrize(
    ("tag", "form", "lines"),
    [
        ("cs", "full", ["První místo, vy.", "Druhé místo, Petr."]),
        ("en", "full", ["First place, you.", "Second place, Petr."]),
        ("cs", "brief", ["1. Jana", "2. Petr"]),
        ("en", "braille", ["1. Jana", "2. Petr"]),
    ],
)
def test_a_game_without_points_tells_places_only(tag: str, form: str, lines: list[str]) -> None:
    """Where nobody has an entry, nobody is told to have no points either."""
    assert lines == told(Outcome((0, 0), (1, 2), ((), ()), "resigned"), tag, form)


@pytest.mark.parametrize(
    ("tag", "form", "line"),
    [
        ("cs", "full", "Druhé místo, vy: 60 trestných bodů, a to:"),
        ("cs", "brief", "Jana: 60 trestných bodů"),
        ("en", "full", "Second place, you: 60 penalty points, namely:"),
    ],
)
def test_penalty_points_are_not_less_than_none(tag: str, form: str, line: str) -> None:
    """They are told as they are counted, not once more as points that were lost."""
    outcome = make_outcome([[ScoreItem("x", -60)], [ScoreItem("x", -20)]], "last")
    assert line in told(outcome, tag, form, penalties=True)
