"""What is measured of answers, on Pig."""

from __future__ import annotations

import pytest

from accessgames.cli.bench import answers
from accessgames.language import Language
from tests.cli.pig_room import ROOM


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "rate", lambda work: float(work()))
    monkeypatch.setattr(answers, "GAMES", 1)


def test_desks_belong_to_whoever_decides() -> None:
    """Each desk sees the game with the eyes of the seat that is to act."""
    desks = list(answers.desks(ROOM, Language("cs")))
    assert desks
    for desk in desks:
        assert desk.perspective.to_act
        assert ["you" if seat == desk.seat else "other" for seat in range(2)] == [
            person.role for person in desk.people
        ]


def test_answering() -> None:
    """Median and 95th percentile over all questions, against the limit of ours."""
    readings = list(answers.answering(ROOM))
    assert [("answer-median-pig", "ms", "limit", 20.0), ("answer-p95-pig", "ms", "limit", 20.0)] == [
        (one.name, one.unit, one.reference, one.reference_value) for one in readings
    ]
    assert 0 < readings[0].value <= readings[1].value


def test_questions_that_need_more_words_are_passed_over() -> None:
    """A question that can't be asked alone is not measured."""
    language = Language("cs")
    desk = next(answers.desks(ROOM, language))
    assert None is answers.answer_time(ROOM, desk, "row", language)
    seconds = answers.answer_time(ROOM, desk, "score", language)
    assert seconds is not None
    assert seconds > 0


def test_rendering() -> None:
    """The time of one sentence in its three forms, in microseconds."""
    (reading,) = answers.rendering(ROOM)
    assert ("render-pig", "us", None) == (reading.name, reading.unit, reading.reference)
    assert 1e6 / len(list(answers.desks(ROOM, Language("cs")))) == reading.value
