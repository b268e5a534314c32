"""What a lesson is, how it is read (TOML of a strict shape), and the match as a scene of it stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, Header, SeatSpec
from accessgames.engine.driver import ScriptedDriver, ScriptedMove
from accessgames.engine.game import parse_actor
from accessgames.engine.local_seat import LocalSeat
from accessgames.shell.seating import HUMAN, name_seats
from accessgames.storage.settings import parse_toml

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Language
    from accessgames.shell.settings import Settings

FINISHED_STEP: Final = "finished"
"""What is remembered in place of a step when the lesson has been gone through."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One task of the learner.

    Either a question or command is expected (`ask`), or an action (`act`), which may be meant to be refused.

    Attributes:
        id: Its name in the lesson; its texts are the messages `tutor-<game>-<id>…`.
        ask: Word ids of which one is expected, the first being the one that is shown.
        whatever: Whether any words may follow the question; else it has to be answered as the shown one.
        act: What the learner does, in the notation of the game; several are done by one line.
        free: Whether any other legal action does as well; then it is the last of its scene.
        refused: Key of the refusal that the action is meant to meet; "" when it is allowed.
        after: What others, chance and the clock do when the action is done.
    """

    id: str
    ask: tuple[str, ...] = ()
    whatever: bool = False
    act: tuple[str, ...] = ()
    free: bool = False
    refused: str = ""
    after: tuple[ScriptedMove, ...] = ()

    @property
    def acts(self) -> bool:
        """Whether the match goes on by this step."""
        return bool(self.act) and not self.refused


@dataclass(frozen=True, slots=True)
class LessonScene:
    """A match as it is prepared, and what is learned in it.

    Attributes:
        seats: How many people sit at the table; the learner has the first seat.
        options: Chosen options of the game, by key.
        before: What has happened before the learner comes, without being told.
        told: What happens after that, and is told when the scene begins.
        steps: The tasks, at least one.
    """

    seats: int
    options: Mapping[str, str]
    before: tuple[ScriptedMove, ...]
    told: tuple[ScriptedMove, ...]
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The tutor's lesson of one game.

    Attributes:
        game: Id of the game.
        seed: Seed of chance where the lesson does not say what it does.
        scenes: In order, at least one.
    """

    game: str
    seed: str
    scenes: tuple[LessonScene, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """All steps, in order."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    def scene_of(self, number: int) -> tuple[LessonScene, int]:
        """Return the scene of a step by its number from 0, and the step's place in it."""
        for scene in self.scenes:
            if number < len(scene.steps):
                return scene, number
            number -= len(scene.steps)
        raise IndexError(number)

    def number_of(self, step: str | None) -> int:
        """Return the number of a remembered step; 0 for one that the lesson does not have (any more)."""
        ids = [each.id for each in self.steps]
        return ids.index(step) if step in ids else 0


MAX_LESSON_BYTES: Final = 256 * 1024
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
        return parse_lesson(room.game.id, file.read(MAX_LESSON_BYTES + 1))


def parse_lesson(game: str, data: bytes) -> Lesson:
    """Read a lesson from the content of its file.

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
    for first, second in pairwise(sorted([*steps, FINISHED_STEP])):
        if first == second:
            raise GameError("tutor-error-step-twice", step=first)
    for scene in lesson.scenes:
        for step in scene.steps[:-1]:
            if step.free:
                raise GameError("tutor-error-free", step=step.id)


def _scene(data: Mapping[str, Any], place: str) -> LessonScene:
    _known(data, _SCENE, place)
    seats = data.get("seats")
    if type(seats) is not int:
        raise _unfit(place, "seats")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise _unfit(place, "options")
    return LessonScene(
        seats,
        MappingProxyType(options),
        _moves(data, "before", place),
        _moves(data, "told", place),
        tuple(_step(step, f"{place}, step {n}") for n, step in enumerate(_tables(data, "step", place), 1)),
    )


def _step(data: Mapping[str, Any], place: str) -> LessonStep:
    _known(data, _STEP, place)
    name = _text(data, "id", place)
    if _ID.fullmatch(name) is None:
        raise _unfit(place, "id")
    step = LessonStep(
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


LEARNER: Final = 0
"""The learner's seat."""

SCRIPTED: Final = "bot:lesson"
"""What a seat says of whoever does what the lesson says; no journal ever holds it."""


def scene_seats(scene: LessonScene, settings: Settings, language: Language) -> tuple[SeatSpec, ...]:
    """Return who sits at the table: the learner, and computer players with their usual names."""
    usual = language.text("shell-usual-name", number=1, people=1)
    gender = settings["gender"] if settings["gender"] != "unknown" else ""
    learner = SeatSpec(settings["name"] or usual, HUMAN, gender)
    others = (SeatSpec("", SCRIPTED) for _ in range(scene.seats - 1))
    return name_seats((learner, *others), language)


def prepare_scene(
    room: Room, lesson: Lesson, scene: LessonScene, done: int, seats: tuple[SeatSpec, ...]
) -> tuple[LocalSeat[Any, Any, Any, Any], ScriptedDriver]:
    """Set up a scene and do its first steps, so that the next one can begin.

    What the scene tells waits to be done when no step is behind; otherwise it is done, too.

    Args:
        room: The game.
        lesson: The lesson.
        scene: One of its scenes.
        done: How many of the scene's steps are behind.
        seats: Who sits at the table.

    Returns:
        The learner's seat, and what moves the match on.

    Raises:
        GameError: The lesson does not fit the game.
    """
    game = room.game
    options = game.setup(scene.seats, scene.options).options
    header = Header(game.id, game.rules_version, seats, options, lesson.seed, training=True)
    seat, script = LocalSeat.scripted(game, header)
    script.waiting.extend(scene.before)
    while script.waiting:
        seat.advance()
    script.waiting.extend(scene.told)
    for step in scene.steps[:done]:
        while seat.advance() is not None:
            pass
        if step.acts:
            script.waiting.extend(step.after)
            seat.submit(LEARNER, tuple(map(game.parse_action, step.act)))
        elif step.ask[:1] == ("undo",):
            seat.take_back(LEARNER)
    while done and seat.advance() is not None:
        pass
    return seat, script


class NullStore:
    """Keeps nothing of a match.

    Attributes:
        path: Stands for the file that is not there.
    """

    path = Path("lesson")

    def __call__(self, line: str, /) -> None:
        """Keep nothing."""

    def confirm(self, *, whole: bool = False) -> None:
        """Do nothing: nothing is kept."""

    def news(self) -> tuple[GameError, ...]:
        """Return nothing."""
        return ()

    def finish(self, folder: str = "") -> object:
        """Do nothing."""
        del folder
        return self.path

    def close(self) -> None:
        """Do nothing."""
