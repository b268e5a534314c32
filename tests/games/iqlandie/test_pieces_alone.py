"""Pieces as beginners name them: by their noun alone, without a place, or one that is not there."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor.pupil import Pupil

IQLANDIE = load_room("iqlandie")
CHAPTERS = load_course(IQLANDIE).chapters
UNKNOWN = {"cs": "neznám", "en": "There is no command"}


def at(chapter: int, step: str, tag: str = "cs") -> Pupil:
    """A pupil at a step of a chapter."""
    lesson = CHAPTERS[chapter]
    return Pupil(IQLANDIE, [each.id for each in lesson.steps].index(step), tag, lesson=lesson)


@pytest.mark.parametrize("typed", ["čtverec", "oranžový", "oranžový čtverec", "tyčka", "fialová tyčka"])
def test_a_piece_without_a_place_lacks_it(typed: str) -> None:
    """It is no strange word."""
    assert at(0, "place").type(typed)[0].startswith("Místo se píše třeba „3 b2 2“")


@pytest.mark.parametrize("typed", ["plus 1 a1", "plus", "péčko 1 a1", "zelený čtverec 1 a1", "zo4 1 a1"])
def test_a_piece_that_is_not_there_is_told_with_those_that_are(typed: str) -> None:
    """By whatever it was named."""
    told = " ".join(at(0, "place").type(typed))
    assert "Takový dílek tu není, jsou tu fialová krátká tyčka a oranžový čtverec." in told


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize(("cs", "en"), [("plus 2 e1", "plus 2 e1"), ("tyčka", "bar"), ("čtverec", "square")])
def test_no_piece_is_a_strange_command(cs: str, en: str, tag: str) -> None:
    """In both languages."""
    told = at(5, "exhibition-2", tag).type({"cs": cs, "en": en}[tag])
    assert not any(UNKNOWN[tag] in line for line in told)


@pytest.mark.parametrize("typed", ["tyčka 2 e1 2", "fialová tyčka 2 e1 2", "dlouhá tyčka 2 e1 2"])
def test_a_bar_is_the_one_that_fits(typed: str) -> None:
    """Only one lies in the hand, so its length need not be said."""
    pupil = at(5, "exhibition-2")
    pupil.type(typed)
    assert "exhibition-3" == pupil.session.step.id


@pytest.mark.parametrize("typed", ["tyčka a čtverec", "čtverec tyčka", "krátká tyčka a čtverec", "2 1"])
def test_two_pieces_of_the_offer_by_their_nouns(typed: str) -> None:
    """As the task names them, in either order, as the same pieces are taken."""
    pupil = at(0, "pick")
    pupil.type(typed)
    assert "add" == pupil.session.step.id


def test_a_taken_square_is_told_before_what_is_left() -> None:
    """Whoever turns a mirror round hears that it lies there, not how many the card has."""
    pupil = at(3, "optics-mirror")
    pupil.type("e1 z p")
    assert "Na poli e1 už leží zrcadlo." == pupil.type("e1 z l")[0]
