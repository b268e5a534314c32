"""The prepared match of a scene: everybody else follows the lesson's script, and it is written nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Header, SeatSpec
from accessgames.engine.local_seat import LocalSeat
from accessgames.shell.seating import HUMAN, name_seats

if TYPE_CHECKING:
    from accessgames.engine.driver import ScriptedDriver
    from accessgames.games import Room
    from accessgames.language import Language
    from accessgames.shell.settings import Settings
    from accessgames.shell.tutor.lesson import Lesson, LessonScene

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

    def finish(self) -> object:
        """Do nothing."""
        return self.path

    def close(self) -> None:
        """Do nothing."""
