"""What is measured of answers, on Pig."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language
from tests.cli.pig_room import ROOM
from tools.bench import answers
from tools.bench.rules import walk

if TYPE_CHECKING:
    from accessgames.games import Listener


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "rate", lambda work: float(work()))
    monkeypatch.setattr(answers, "GAMES", 1)


def _desk(seat: int = 1) -> Listener:
    game = ROOM.game
    return answers.desk(ROOM, game.initial(game.setup(2, {})), seat, Language("cs"))


def test_the_desk_belongs_to_whoever_decides() -> None:
    """The desk sees the game with the eyes of its seat; everybody else is a computer player."""
    desk = _desk(seat=1)
    assert (1, frozenset({0})) == (desk.seat, desk.bots)
    assert ["other", "you"] == [person.role for person in desk.people]
    assert "status" in desk.words


def test_answering() -> None:
    """Median and 95th percentile over all questions, against the limit of ours."""
    readings = list(answers.answering(ROOM))
    names = ("answer-first-pig", "answer-median-pig", "answer-p95-pig")
    assert [(name, "ms", "limit", 20.0) for name in names] == [
        (one.name, one.unit, one.reference, one.reference_value) for one in readings
    ]
    assert 0 < readings[1].value <= readings[2].value
    assert readings[0].value > 0


def test_each_question_has_a_fresh_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was worked out for one question does not help the next: every question has its own perspective."""
    seen: list[object] = []

    def answer_time(_room: object, desk: Listener, question: str, _language: object) -> float | None:
        seen.append(desk.perspective)
        return 0.002 if question == "score" else None

    monkeypatch.setattr(answers, "answer_time", answer_time)
    game = ROOM.game
    state = game.initial(game.setup(2, {}))
    assert [2.0] == answers.answer_times(ROOM, state, 0, Language("cs"))
    assert len(ROOM.commands.answers) == len({id(one) for one in seen}) > 1


def test_questions_that_need_more_words_are_passed_over() -> None:
    """A question that can't be asked alone is not measured."""
    language = Language("cs")
    assert None is answers.answer_time(ROOM, _desk(), "row", language)
    seconds = answers.answer_time(ROOM, _desk(), "score", language)
    assert seconds is not None
    assert seconds > 0


def test_rendering() -> None:
    """The time of one sentence in its three forms, in microseconds."""
    (reading,) = answers.rendering(ROOM)
    assert ("render-pig", "us", None) == (reading.name, reading.unit, reading.reference)
    moments = walk(ROOM, "bench/0", lambda *_: None)
    assert pytest.approx(1e6 / len(moments)) == reading.value
