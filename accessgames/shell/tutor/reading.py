"""Reading the lessons of a game: TOML of a strict shape, and a sentence for whatever is wrong with it."""

from __future__ import annotations

import re
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.engine.driver import ScriptedMove
from accessgames.engine.game import parse_actor
from accessgames.shell.tutor import lesson as lessons
from accessgames.shell.tutor import texts
from accessgames.storage.settings import parse_toml

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games import Room

MAX_LESSON_BYTES: Final = 256 * 1024
"""Largest lesson accepted."""

MOST_STEPS: Final = 40
"""Most steps of a lesson."""

_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_COURSE: Final = frozenset({"seed", "scene", "chapter"})
_CHAPTER: Final = frozenset({"id", "scene"})
_SCENE: Final = frozenset({"seats", "options", "before", "told", "tell", "step"})
_STEP: Final = frozenset({"id", "ask", "whatever", "act", "free", "refused", "after", "aim", "teaches"})
_TELL: Final = re.compile(r"[a-z][a-z0-9-]*(?: [!-~]+)*")


def load_course(room: Room) -> lessons.Course:
    """Read the lessons of a game.

    Raises:
        GameError: `tutor-error-none` where the game has none; `tutor-error-aim` with a `step` whose `aim` the
            game does not know; else what is wrong with them, with the place.
    """
    if room.lesson is None:
        raise GameError("tutor-error-none", game=room.game.id)
    with room.lesson.open("rb") as file:
        course = parse_course(room.game.id, file.read(MAX_LESSON_BYTES + 1))
    for step in (step for chapter in course.chapters for step in chapter.steps):
        if step.aim:
            texts.aim_of(room, step)
    return course


def parse_course(game: str, data: bytes) -> lessons.Course:
    """Read lessons from the content of their file: scenes of the first chapter alone, or chapters of scenes.

    Raises:
        GameError: `tutor-error-broken` when it is no TOML or too large, `tutor-error-field` with the `place`
            and the `field` that is missing, unknown or unfit, `tutor-error-step-twice` with its `step`,
            `tutor-error-move` with the `text` that names no actor and action, `tutor-error-steps` with too
            many, `tutor-error-free` with a `step` that is free but not the last of its scene.
    """
    if len(data) > MAX_LESSON_BYTES:
        raise GameError("tutor-error-broken", game=game)
    try:
        found = parse_toml(data)
    except ValueError:
        raise GameError("tutor-error-broken", game=game) from None
    _known(found, _COURSE, game)
    seed = _text(found, "seed", game)
    if "chapter" in found:
        _known(found, _COURSE - {"scene"}, game)
        chapters = tuple(
            _chapter(each, f"chapter {number}", game, seed)
            for number, each in enumerate(_tables(found, "chapter", game), 1)
        )
    else:
        chapters = (lessons.Lesson(game, seed, _scenes(found, game, "")),)
    _check_steps(chapters)
    return lessons.Course(game, chapters)


def _chapter(data: Mapping[str, Any], place: str, game: str, seed: str) -> lessons.Lesson:
    _known(data, _CHAPTER, place)
    name = _text(data, "id", place)
    if _ID.fullmatch(name) is None or name == lessons.TEST:
        raise _unfit(place, "id")
    return lessons.Lesson(game, seed, _scenes(data, place, f"{place}, "), name)


def _scenes(data: Mapping[str, Any], place: str, begin: str) -> tuple[lessons.LessonScene, ...]:
    tables = _tables(data, "scene", place)
    return tuple(_scene(scene, f"{begin}scene {number}") for number, scene in enumerate(tables, 1))


def _check_steps(chapters: tuple[lessons.Lesson, ...]) -> None:
    most = max(len(chapter.steps) for chapter in chapters)
    if most > MOST_STEPS:
        raise GameError("tutor-error-steps", count=most, most=MOST_STEPS)
    steps = [step.id for chapter in chapters for step in chapter.steps]
    names = sorted(chapter.chapter for chapter in chapters)
    for first, second in (*pairwise(sorted([*steps, lessons.FINISHED_STEP])), *pairwise(names)):
        if first == second:
            raise GameError("tutor-error-step-twice", step=first)
    for scene in (scene for chapter in chapters for scene in chapter.scenes):
        for step in scene.steps[:-1]:
            if step.free:
                raise GameError("tutor-error-free", step=step.id)


def _scene(data: Mapping[str, Any], place: str) -> lessons.LessonScene:
    _known(data, _SCENE, place)
    seats = data.get("seats")
    if type(seats) is not int:
        raise _unfit(place, "seats")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise _unfit(place, "options")
    return lessons.LessonScene(
        seats,
        MappingProxyType(options),
        _moves(data, "before", place),
        _moves(data, "told", place),
        tuple(_step(step, f"{place}, step {n}") for n, step in enumerate(_tables(data, "step", place), 1)),
        _told(data, place),
    )


def _told(data: Mapping[str, Any], place: str) -> tuple[str, ...]:
    """Read which questions tell a position, each a word id and perhaps words."""
    texts = _texts(data, "tell", place)
    if not all(map(_TELL.fullmatch, texts)):
        raise _unfit(place, "tell")
    return texts


def _step(data: Mapping[str, Any], place: str) -> lessons.LessonStep:
    _known(data, _STEP, place)
    name = _text(data, "id", place)
    if _ID.fullmatch(name) is None:
        raise _unfit(place, "id")
    step = lessons.LessonStep(
        name,
        _texts(data, "ask", name),
        _flag(data, "whatever", name),
        _texts(data, "act", name),
        _flag(data, "free", name),
        _text(data, "refused", name, ""),
        _moves(data, "after", name),
        _texts(data, "aim", name),
        _texts(data, "teaches", name),
    )
    if bool(step.ask) == bool(step.act):
        raise _unfit(name, "act")
    if step.whatever and step.act:
        raise _unfit(name, "whatever")
    if step.ask and (step.free or step.refused):
        raise _unfit(name, "refused" if step.refused else "free")
    if step.aim and (step.ask or step.free or step.refused):
        raise _unfit(name, "aim")
    if step.after and (step.free or not step.acts):
        raise _unfit(name, "after")
    return step


def _moves(data: Mapping[str, Any], field: str, place: str) -> tuple[ScriptedMove, ...]:
    return tuple(map(_move, _texts(data, field, place)))


def _move(text: str) -> ScriptedMove:
    """Read `0 place n50=r3c`, `chance draw r3c` or `clock 1000`."""
    who, _, action = text.partition(" ")
    try:
        return ScriptedMove(parse_actor(who), action)
    except ValueError:
        raise GameError("tutor-error-move", text=text) from None


def _known(data: Mapping[str, Any], fields: frozenset[str], place: str) -> None:
    for field in data:
        if field not in fields:
            raise _unfit(place, field)


def _tables(data: Mapping[str, Any], field: str, place: str) -> list[dict[str, Any]]:
    found = data.get(field)
    if not isinstance(found, list) or not found or not all(isinstance(each, dict) for each in found):
        raise _unfit(place, field)
    return found


def _text(data: Mapping[str, Any], field: str, place: str, default: str | None = None) -> str:
    found = data.get(field, default)
    if not isinstance(found, str) or (not found and default is None):
        raise _unfit(place, field)
    return found


def _texts(data: Mapping[str, Any], field: str, place: str) -> tuple[str, ...]:
    """Read a text or a list of them; nothing where the field is missing."""
    found = data.get(field, [])
    texts = [found] if isinstance(found, str) else found
    if not isinstance(texts, list) or not all(isinstance(text, str) and text for text in texts):
        raise _unfit(place, field)
    return tuple(texts)


def _flag(data: Mapping[str, Any], field: str, place: str) -> bool:
    found = data.get(field, False)
    if not isinstance(found, bool):
        raise _unfit(place, field)
    return found


def _unfit(place: str, field: str) -> GameError:
    return GameError("tutor-error-field", place=place, field=field)
