"""The prepared match of a scene: its table follows the lesson's script, and it is written nowhere."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, Header, Match, MatchDriver, SeatSpec
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance
from accessgames.shell.seating import HUMAN, name_seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.engine import Actor
    from accessgames.engine.game import Game
    from accessgames.games import Room
    from accessgames.language import Language
    from accessgames.shell.settings import Settings
    from accessgames.shell.tutor.lesson import Lesson, LessonScene, LessonStep, ScriptedMove


class ScriptPolicy:
    """Moves that wait until it is the turn of whoever makes them; it chooses for everybody but the learner.

    Attributes:
        waiting: The moves to come.
    """

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        """Begin with nothing written; what chance does where nothing is written comes from the seed."""
        self.waiting: deque[ScriptedMove] = deque()
        self._chance = SeededChance(Streams(match.header.seed))

    def add(self, moves: Iterable[ScriptedMove]) -> None:
        """Write down moves that follow those which still wait."""
        self.waiting.extend(moves)

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return the next action; the table asks only where one waits, or for chance."""
        if not self.waiting:
            return self._chance.choose(game, state, moment)
        return game.parse_action(self.waiting.popleft().text)


class ScriptedTable(MatchDriver):
    """A table at which everybody but the learner does what the lesson says.

    Attributes:
        script: What they do.
    """

    def __init__(self, match: Match[Any, Any, Any, Any], script: ScriptPolicy) -> None:
        """Seat the script everywhere."""
        super().__init__(match, {}, {})
        self.script = script

    def next_automatic(self) -> Actor | None:
        """Return whose move waits, or chance where nothing is written and it alone can go on."""
        waiting = self.script.waiting
        if waiting:
            return waiting[0].actor
        return CHANCE if self.match.actors == (CHANCE,) else None

    def advance(self) -> tuple[Actor, tuple[Any, ...]] | None:
        """Let the next one act; return it with its events, or None when the learner or nobody is awaited.

        Raises:
            GameError: What is written does not fit the match, which is a mistake of the lesson.
        """
        actor = self.next_automatic()
        if actor is None:
            return None
        action = self.script.choose(self.match.game, self.match.state, self.match.moment)
        return actor, self.match.submit(actor, action).events

    def play_on(self) -> None:
        """Let everybody act who has something to do."""
        while self.advance() is not None:
            pass


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
    table = ScriptedTable(match, ScriptPolicy(match))
    table.script.add(scene.before)
    while table.script.waiting:
        table.advance()
    table.script.add(scene.told)
    for step in scene.steps[:done]:
        table.play_on()
        repeat_step(table, step)
    if done:
        table.play_on()
    return table


def repeat_step(table: ScriptedTable, step: LessonStep) -> None:
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
