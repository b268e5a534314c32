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
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor.pupil import Pupil
from tests.whole.measures import misread, unfit

if TYPE_CHECKING:
    from accessgames.shell.tutor.lesson import Lesson

FEWEST, MOST = 10, 15
GAMES = game_ids()
CASES = [(game, tag) for game in GAMES for tag in languages()]
CHAPTERS = [
    (game, tag, number)
    for game, tag in CASES
    for number in range(1, len(load_course(load_room(game)).chapters))
]
LONGEST, MOST_BEFORE, MOST_OF_A_CHAPTER = 80, 15, 8
MINUTES, WORDS_A_MINUTE = 5, 220
WELCOME = 3
"""Lines before the match: the profile, the chapter, and what can always be typed."""
OPENING_QUOTES = "„“"
PARTS = ("before", "picture", "colours", "faces", "more", "then", "last", "task", "hint", "done", "ways")


@cache
def lesson_of(game: str) -> Lesson:
    return load_course(load_room(game)).chapters[0]


@cache
def walked(game: str, tag: str, chapter: int = 0) -> tuple[Pupil, tuple[str, ...]]:
    """Somebody who lets themselves be shown every answer of a chapter, and all they heard."""
    lesson = load_course(load_room(game)).chapters[chapter]
    pupil = Pupil(load_room(game), tag=tag, lesson=lesson)
    heard = list(pupil.opening)
    skip = pupil.session.teller.words.word("lesson-skip")
    for _ in lesson.steps:
        heard += pupil.type(skip)
    return pupil, tuple(heard)


def _ways(pupil: Pupil) -> Iterator[str]:
    """Every way to type the present step that a text names, and the one that the game spells."""
    play, step = pupil.session, pupil.session.step
    yield texts.solution(play, step)
    room = play.known.room
    yield from texts.typed_ways(play, step)
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
    assert [*(step.id for step in steps[1:]), "finished"] == [each.split("--")[0] for each in pupil.kept]
    language = pupil.session.teller.console.language
    first = language.text("tutor-task-first", number=1, count=len(steps), task="x", typed="x").split("1")[0]
    assert len(steps) == len([line for line in heard if line.startswith(first)])


@pytest.mark.parametrize(("game", "tag", "chapter"), CHAPTERS)
def test_shown_answers_lead_through_every_chapter(game: str, tag: str, chapter: int) -> None:
    """A chapter is short, comes to its end, and a voice reads each of its lines."""
    pupil, heard = walked(game, tag, chapter)
    assert pupil.session.finished
    assert 2 <= len(pupil.session.lesson.steps) <= MOST_OF_A_CHAPTER
    assert [] == misread(heard, tag)
    assert [] == unfit(heard)


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_nothing_long_before_the_first_move(game: str, tag: str) -> None:
    """At most fifteen lines are told before the first own move, whatever it is typed into."""
    lesson = lesson_of(game)
    pupil = Pupil(load_room(game), tag=tag)
    heard, skip = list(pupil.opening), pupil.session.teller.words.word("lesson-skip")
    for step in lesson.steps:
        if step.act:
            break
        heard += pupil.type(skip)
    assert len(heard) + WELCOME <= MOST_BEFORE


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_a_first_lesson_takes_five_minutes_at_most(game: str, tag: str) -> None:
    """All that is told in it is heard in that time by a voice that is not fast."""
    words = sum(len(line.split()) for line in walked(game, tag)[1])
    assert words / WORDS_A_MINUTE <= MINUTES


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_no_line_of_a_lesson_is_long(game: str, tag: str) -> None:
    """What the tutor says fits eighty characters, so that it is heard in one breath."""
    heard = [*walked(game, tag)[1]]
    chapters = [number for one, other, number in CHAPTERS if (one, other) == (game, tag)]
    heard += [line for number in chapters for line in walked(game, tag, number)[1]]
    assert [] == [line for line in heard if len(line) > LONGEST]


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
def test_what_was_shown_once_is_not_told_again(game: str, tag: str) -> None:
    """After a verb or a question was told, tasks name no line; but mistakes on purpose are told as such."""
    room, shown, again = load_room(game), set(), []
    for lesson in load_course(room).chapters:
        for number, step in enumerate(lesson.steps):
            session = Pupil(room, number, tag, lesson=lesson).session
            task = session.teller.console.language.form(session.task(), "full")
            told = any(f"{mark}{texts.solution(session, step)}" in task for mark in OPENING_QUOTES)
            thing = step.ask[0] if step.ask else step.act[0].split()[0]
            if told and thing in shown and not step.refused:
                again.append(step.id)
            shown |= {thing} if told else set()
    assert [] == again
    assert shown


@pytest.mark.parametrize(("game", "tag"), CASES)
def test_every_text_belongs_to_a_step(game: str, tag: str) -> None:
    """Each step has its task and is told something; no text is left over."""
    language = Language(tag)
    course = load_course(load_room(game))
    steps = [step for chapter in course.chapters for step in chapter.steps]
    begin = f"tutor-{game}-"
    taught = load_room(game).teaching
    aims = taught.aims if taught is not None else ()
    known = {f"{begin}aim-{name}{part}" for name in aims for part in ("", "-hint")}
    known |= {f"{begin}chapter-{chapter.chapter}" for chapter in course.chapters}
    known |= {key for key in language.data.entries if key.startswith(f"{begin}instead-")}
    known |= {f"{begin}{step.id}" for step in steps} | {f"{begin}end", f"{begin}end-more"}
    known |= {f"{begin}{step.id}-{part}" for step in steps for part in PARTS}
    written = {key for key in language.data.entries if key.startswith(begin)}
    assert set() == written - known
    assert [] == [step.id for step in steps if f"{begin}{step.id}" not in written]
    tasks = [step.id for step in steps if not step.aim]
    assert [] == [step for step in tasks if f"{begin}{step}-task" not in written]
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
