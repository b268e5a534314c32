"""The lesson of Pig, taken by the tutor that all games share."""

from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.shell.tutor import chapters
from accessgames.shell.tutor.examining import make_test
from accessgames.shell.tutor.reading import load_course
from tests.pig import ROOM
from tests.shell.tutor.pupil import Pupil
from tests.whole.measures import misread, unfit

LESSON = load_course(ROOM).chapters[0]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_shown_answers_lead_through_it(tag: str) -> None:
    """Each task is told, a voice reads each line, and the match comes to its end."""
    pupil = Pupil(ROOM, tag=tag, lesson=LESSON)
    heard = list(pupil.opening)
    for _ in LESSON.steps:
        heard += pupil.type(pupil.session.teller.words.word("lesson-skip"))
    assert pupil.session.finished
    assert pupil.match.outcome is not None
    assert [] == misread(heard, tag)
    assert [] == unfit(heard)
    assert max(map(len, heard)) <= 80


def test_a_wrong_try_is_told_what_it_would_do() -> None:
    """Whoever rolls on hears what is at stake, and the match stays as it was."""
    pupil = Pupil(ROOM, 2, lesson=LESSON)
    before = pupil.match.moment
    assert ["Ne, v sázce by bylo 6 bodů a jednička je vezme."] == pupil.type("hoď")[:1]
    assert before == pupil.match.moment
    last = Pupil(ROOM, 5, lesson=LESSON)
    assert ["Ne, v sázce by bylo 9 bodů a jednička je vezme."] == last.type("hoď")[:1]
    assert last.type("přičti")[0].startswith("Přičítáte si 9 bodů")
    assert last.session.finished


def test_it_has_no_test() -> None:
    """Of two actions one would be right by luck, so the list ends with the lesson itself."""
    assert ("first",) == chapters.chapter_names(ROOM, load_course(ROOM))
    with pytest.raises(GameError, match="tutor-error-none"):
        make_test(ROOM, 1)
