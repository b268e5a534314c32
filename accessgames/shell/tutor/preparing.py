"""From a lesson to a match that stands where a step begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Header, Match, SeatSpec
from accessgames.shell.seating import HUMAN, name_seats
from accessgames.shell.tutor.script import Script, ScriptedTable

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Language
    from accessgames.shell.settings import Settings
    from accessgames.shell.tutor.lesson import Lesson, Scene, Step

LEARNER: Final = 0
"""The learner's seat."""

SCRIPTED: Final = "bot:lesson"
"""What a seat says of whoever does what the lesson says; no journal ever holds it."""


def people(scene: Scene, settings: Settings, language: Language) -> tuple[SeatSpec, ...]:
    """Return who sits at the table: the learner, and computer players with their usual names."""
    usual = language.text("shell-usual-name", number=1, people=1)
    gender = settings["gender"] if settings["gender"] != "unknown" else ""
    learner = SeatSpec(settings["name"] or usual, HUMAN, gender)
    others = (SeatSpec("", SCRIPTED) for _ in range(scene.seats - 1))
    return name_seats((learner, *others), language)


def prepare(
    room: Room, lesson: Lesson, scene: Scene, done: int, seats: tuple[SeatSpec, ...]
) -> ScriptedTable:
    """Set up a scene and do its first steps, so that the next one can begin.

    What the scene tells waits to be done when no step is behind; otherwise it is done, too.

    Args:
        room: The game.
        lesson: The lesson.
        scene: One of its scenes.
        done: How many of the scene's steps are behind.
        seats: Who sits at the table.

    Raises:
        GameError: The lesson does not fit the game.
    """
    setup = room.game.setup(scene.seats, scene.options)
    header = Header(room.game.id, room.game.rules_version, seats, setup.options, lesson.seed, training=True)
    match: Match[Any, Any, Any, Any] = Match(room.game, header)
    table = ScriptedTable(match, Script(match))
    table.script.add(scene.before)
    while table.script.waiting:
        table.advance()
    table.script.add(scene.told)
    for step in scene.steps[:done]:
        table.play_on()
        repeat(table, step)
    if done:
        table.play_on()
    return table


def repeat(table: ScriptedTable, step: Step) -> None:
    """Do what the learner does in a step, without a word.

    Raises:
        GameError: The lesson does not fit the game.
    """
    match = table.match
    if step.acts:
        line = match.moment
        table.script.add(step.after)
        for text in step.act:
            match.submit(LEARNER, match.game.parse_action(text), line)
    elif step.ask[:1] == ("undo",):
        match.undo(LEARNER)
