"""Reads a lesson: TOML of a strict shape, every mistake of it named with its place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.engine.actors import parse_actor
from accessgames.shell.tutor.lesson import FINISHED, Lesson, Move, Scene, Step
from accessgames.storage.toml import parse_toml

if TYPE_CHECKING:
    from accessgames.games import Room

MAX_BYTES: Final = 256 * 1024
"""Largest lesson accepted."""

MOST_STEPS: Final = 40
"""Most steps of a lesson."""

_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_LESSON: Final = frozenset({"seed", "scene"})
_SCENE: Final = frozenset({"seats", "options", "before", "told", "step"})
_STEP: Final = frozenset({"id", "ask", "whatever", "act", "free", "refused", "after"})


def load_lesson(room: Room) -> Lesson:
    """Read the lesson of a game.

    Raises:
        GameError: `tutor-error-none` where the game has none; else what is wrong with it, with the place.
    """
    if room.lesson is None:
        raise GameError("tutor-error-none", game=room.game.id)
    with room.lesson.open("rb") as file:
        return parse_lesson(room.game.id, file.read(MAX_BYTES + 1))


def parse_lesson(game: str, data: bytes) -> Lesson:
    """Read a lesson from the content of its file.

    Raises:
        GameError: `tutor-error-broken` when it is no TOML or too large, `tutor-error-field` with the `place`
            and the `field` that is missing, unknown or unfit, `tutor-error-step-twice` with its `step`,
            `tutor-error-move` with the `text` that names no actor and action, `tutor-error-steps` with too
            many, `tutor-error-free` with a `step` that is free but not the last of its scene.
    """
    if len(data) > MAX_BYTES:
        raise GameError("tutor-error-broken", game=game)
    try:
        found = parse_toml(data)
    except ValueError:
        raise GameError("tutor-error-broken", game=game) from None
    _known(found, _LESSON, game)
    scenes = _tables(found, "scene", game)
    lesson = Lesson(
        game,
        _text(found, "seed", game),
        tuple(_scene(scene, f"scene {number}") for number, scene in enumerate(scenes, 1)),
    )
    _check_steps(lesson)
    return lesson


def _check_steps(lesson: Lesson) -> None:
    steps = [step.id for step in lesson.steps]
    if len(steps) > MOST_STEPS:
        raise GameError("tutor-error-steps", count=len(steps), most=MOST_STEPS)
    for first, second in pairwise(sorted([*steps, FINISHED])):
        if first == second:
            raise GameError("tutor-error-step-twice", step=first)
    for scene in lesson.scenes:
        for step in scene.steps[:-1]:
            if step.free:
                raise GameError("tutor-error-free", step=step.id)


def _scene(data: Mapping[str, Any], place: str) -> Scene:
    _known(data, _SCENE, place)
    seats = data.get("seats")
    if type(seats) is not int:
        raise _unfit(place, "seats")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise _unfit(place, "options")
    return Scene(
        seats,
        MappingProxyType(options),
        _moves(data, "before", place),
        _moves(data, "told", place),
        tuple(_step(step, f"{place}, step {n}") for n, step in enumerate(_tables(data, "step", place), 1)),
    )


def _step(data: Mapping[str, Any], place: str) -> Step:
    _known(data, _STEP, place)
    name = _text(data, "id", place)
    if _ID.fullmatch(name) is None:
        raise _unfit(place, "id")
    step = Step(
        name,
        _texts(data, "ask", name),
        _flag(data, "whatever", name),
        _texts(data, "act", name),
        _flag(data, "free", name),
        _text(data, "refused", name, ""),
        _moves(data, "after", name),
    )
    if bool(step.ask) == bool(step.act):
        raise _unfit(name, "act")
    if step.whatever and step.act:
        raise _unfit(name, "whatever")
    if step.ask and (step.free or step.refused):
        raise _unfit(name, "refused" if step.refused else "free")
    if step.after and (step.free or not step.acts):
        raise _unfit(name, "after")
    return step


def _moves(data: Mapping[str, Any], field: str, place: str) -> tuple[Move, ...]:
    return tuple(map(_move, _texts(data, field, place)))


def _move(text: str) -> Move:
    """Read `0 place n50=r3c`, `chance draw r3c` or `clock 1000`."""
    who, _, action = text.partition(" ")
    try:
        return Move(parse_actor(who), action)
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
