"""The lessons of all games, held against the real engine, the real interpreter and the real words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import wrap_print
from accessgames.games import game_ids, load_room
from accessgames.language import Language
from accessgames.language.resources import languages
from accessgames.shell.tutor import classroom
from accessgames.shell.tutor.lesson import load_lesson
from tests.shell.tutor.pupil import Pupil
from tests.whole.measures import misread, unfit

if TYPE_CHECKING:
    from accessgames.shell.tutor.lesson import Lesson

FEWEST, MOST = 10, 15
GAMES = game_ids()
CASES = [(game, tag) for game in GAMES for tag in languages()]
PARTS = ("before", "more", "task", "done", "ways")


@cache
def lesson_of(game: str) -> Lesson:
    return load_lesson(load_room(game))


@cache
def walked(game: str, tag: str) -> tuple[Pupil, tuple[str, ...]]:
    """Somebody who lets themselves be shown every answer, and all they heard."""
    pupil = Pupil(load_room(game), tag=tag)
    heard = list(pupil.opening)
    skip = pupil.session.teller.words.word("lesson-skip")
    for _ in lesson_of(game).steps:
        heard += pupil.type(skip)
    return pupil, tuple(heard)


def _ways(pupil: Pupil) -> Iterator[str]:
    """Every way to type the present step that a text names, and the one that the game spells."""
    play, step = pupil.session, pupil.session.step
    yield classroom.solution(play, step)
    room, language = play.known.room, play.teller.console.language
    yield from classroom.typed_ways(language, room.game.id, step)
    if step.act:
        listener, game = play.known.listener(), room.game
        yield "; ".join(room.commands.spell(game.parse_action(text), listener) for text in step.act)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_of_ten_to_fifteen_steps(game: str) -> None:
    """A first match is neither a glance nor a course."""
    assert FEWEST <= len(lesson_of(game).steps) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_teaches_what_a_first_match_needs(game: str) -> None:
    """To ask, to act, to be refused and to ask why, to get help, to take back, and how a match ends."""
    lesson = lesson_of(game)
    asked = {key for step in lesson.steps for key in step.ask}
    assert {"why", "hint", "undo"} <= asked
    assert len(asked & set(load_room(game).commands.answers)) >= 2
    assert 1 == len([step for step in lesson.steps if step.refused])
    assert [step for step in lesson.steps if step.acts]
    pupil, _ = walked(game, "cs")
    assert pupil.match.outcome is not None


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_shown_answers_lead_through_the_whole_lesson(game: str, tag: str) -> None:
    """Whoever is shown every answer is told every task once and comes to the end."""
    pupil, heard = walked(game, tag)
    steps = lesson_of(game).steps
    assert pupil.session.finished
    assert [*(step.id for step in steps[1:]), "finished"] == pupil.kept
    language = pupil.session.teller.console.language
    first = language.text("tutor-task-first", number=1, count=len(steps), task="x", typed="x").split("1")[0]
    assert len(steps) == len([line for line in heard if line.startswith(first)])


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_every_way_that_is_named_is_accepted(game: str, tag: str) -> None:
    """Each spelling that a text shows or names does the step, and so does what the game spells.

    So an expected action is really legal there, and the deliberate mistake meets the named refusal.
    """
    room = load_room(game)
    for number, step in enumerate(lesson_of(game).steps):
        for way in dict.fromkeys(_ways(Pupil(room, number, tag))):
            pupil = Pupil(room, number, tag)
            pupil.type(way)
            assert pupil.session.finished or number + 1 == pupil.session.number, (step.id, way)


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_every_text_belongs_to_a_step(game: str, tag: str) -> None:
    """Each step has its task and is told something; no text is left over."""
    language = Language(tag)
    steps = lesson_of(game).steps
    begin = f"tutor-{game}-"
    known = {f"{begin}{step.id}" for step in steps} | {f"{begin}end", f"{begin}end-more"}
    known |= {f"{begin}{step.id}-{part}" for step in steps for part in PARTS}
    written = {key for key in language.data.entries if key.startswith(begin)}
    assert set() == written - known
    assert [] == [step.id for step in steps if f"{begin}{step.id}" not in written]
    assert [] == [step.id for step in steps if f"{begin}{step.id}-task" not in written]
    assert f"{begin}end" in written


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_a_voice_reads_every_line(game: str, tag: str) -> None:
    """The speech lint finds nothing, no line is blank, too short, too long or like its neighbour."""
    _, heard = walked(game, tag)
    assert [] == misread(heard, tag)
    assert [] == unfit(heard)


@pytest.mark.parametrize("cells", ["20", "40"])
@pytest.mark.parametrize(("game", "tag"), CASES)
def test_a_braille_line_shows_every_task(game: str, tag: str, cells: str) -> None:
    """With short forms each row fits and can be heard, and a task takes two rows of 40 cells at most."""
    settings = {"output": "braille", "cells": cells}
    pupil = Pupil(load_room(game), tag=tag, settings=settings)
    rows = list(pupil.opening)
    for step in lesson_of(game).steps:
        task = pupil.session.teller.console.language.form(pupil.session.task(), "braille")
        assert len(wrap_print(task, 40, language=tag)) <= 2, step.id
        rows += pupil.type(pupil.session.teller.words.word("lesson-skip"))
    assert [] == [row for row in rows if 1 != len(wrap_print(row, int(cells), language=tag))]
    assert [] == unfit(rows)
