"""What a lesson is, and the match as a scene of it stands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Header, SeatSpec
from accessgames.engine.local_seat import LocalSeat
from accessgames.shell.seating import HUMAN, name_seats

if TYPE_CHECKING:
    from accessgames.engine import GameError
    from accessgames.engine.driver import ScriptedDriver, ScriptedMove
    from accessgames.games import Room
    from accessgames.language import Language
    from accessgames.shell.settings import Settings

FINISHED_STEP: Final = "finished"
"""What is remembered in place of a step when the lesson has been gone through."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One task of the learner.

    Either a question or command is expected (`ask`), or an action (`act`), which may be meant to be refused,
    or an `aim` is to be reached by any action of which `act` is an example.

    Attributes:
        id: Its name in the lesson; its texts are the messages `tutor-<game>-<id>…`.
        ask: Word ids of which one is expected, the first being the one that is shown.
        whatever: Whether any words may follow the question; else it has to be answered as the shown one.
        act: What the learner does, in the notation of the game; several are done by one line.
        free: Whether any other legal action does as well; then it is the last of its scene.
        refused: Key of the refusal that the action is meant to meet; "" when it is allowed.
        after: What others, chance and the clock do when the action is done.
        aim: Name of an aim of the game, and words behind it; empty where `act` alone is right.
        teaches: Words of the glossary that are explained before the task.
    """

    id: str
    ask: tuple[str, ...] = ()
    whatever: bool = False
    act: tuple[str, ...] = ()
    free: bool = False
    refused: str = ""
    after: tuple[ScriptedMove, ...] = ()
    aim: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()

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
        tell: Questions, by word ids and words, whose answers tell the position when the scene begins.
    """

    seats: int
    options: Mapping[str, str]
    before: tuple[ScriptedMove, ...]
    told: tuple[ScriptedMove, ...]
    steps: tuple[LessonStep, ...]
    tell: tuple[str, ...] = ()


FIRST: Final = "first"
"""Id of the first chapter."""

TEST: Final = "test"
"""What stands in place of a chapter for the test at the end."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter of what the tutor teaches about a game.

    Attributes:
        game: Id of the game.
        seed: Seed of chance where the lesson does not say what it does.
        scenes: In order, at least one.
        chapter: Id of the chapter.
    """

    game: str
    seed: str
    scenes: tuple[LessonScene, ...]
    chapter: str = FIRST

    @property
    def place(self) -> str:
        """Under which name it is remembered how far it is."""
        return self.game if self.chapter == FIRST else f"{self.game}-{self.chapter}"

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


@dataclass(frozen=True, slots=True)
class Course:
    """All chapters of a game.

    Attributes:
        game: Id of the game.
        chapters: In the order in which they are best taken; the first is the first lesson.
    """

    game: str
    chapters: tuple[Lesson, ...]

    def number_of(self, chapter: str) -> int:
        """Return the number of a chapter, from 1; the test has the one behind the last."""
        return next((n for n, each in enumerate(self.chapters, 1) if each.chapter == chapter), self.count + 1)

    @property
    def count(self) -> int:
        """How many chapters there are, without the test."""
        return len(self.chapters)


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
