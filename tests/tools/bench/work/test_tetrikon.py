"""What the bench measures of Tetrikon beside playing."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.language import say
from tests.games.tetrikon.positions import GAME
from tests.language.tongues import tongue
from tools.bench.work import works
from tools.bench.work.tetrikon import LIMIT_MS, WORKLOADS, Questions, solve


def test_they_are_found() -> None:
    """The room has both, the question about the rest with its limit."""
    assert [("solved", "diagrams/s", None), ("fillable", "ms", LIMIT_MS)] == [
        (one.name, one.unit, one.limit) for one in works(ROOM)
    ]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_they_have_names(tag: str) -> None:
    """Each has a name in both languages."""
    for one in WORKLOADS:
        assert 3 <= len(tongue(tag).form(say(one.key), "full"))


def test_every_diagram_is_solved() -> None:
    """One round of work solves all 120 diagrams."""
    assert 120 == solve(load_standard())


def test_every_question_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions come one by one until there are none left."""
    monkeypatch.setattr("tools.bench.work.tetrikon.GAMES", 1)
    questions = Questions(GAME)
    asked = 0
    while questions():
        asked += 1
    assert asked > 4
    assert 0 == questions()


def test_questions_are_about_both_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """The positions of a whole game are asked about, those of each seat."""
    monkeypatch.setattr("tools.bench.work.tetrikon.GAMES", 1)
    found = [question.args[1] for question in Questions(GAME)._questions()]
    assert {0, 1} == set(found)
