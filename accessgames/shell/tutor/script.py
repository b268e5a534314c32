"""What others, chance and the clock do in a lesson: as it is written there, through the engine's own ways."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, Match, Table
from accessgames.engine.driver import SeededChance
from accessgames.engine.streams import Streams

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.engine import Actor
    from accessgames.engine.game import Game
    from accessgames.shell.tutor.lesson import Move


class Script:
    """Moves that wait until it is the turn of whoever makes them; it chooses for everybody but the learner.

    Attributes:
        waiting: The moves to come.
    """

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        """Begin with nothing written; what chance does where nothing is written comes from the seed."""
        self.waiting: deque[Move] = deque()
        self._chance = SeededChance(Streams(match.header.seed))

    def add(self, moves: Iterable[Move]) -> None:
        """Write down moves that follow those which still wait."""
        self.waiting.extend(moves)

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return the next action; the table asks only where one waits, or for chance."""
        if not self.waiting:
            return self._chance.choose(game, state, moment)
        return game.parse_action(self.waiting.popleft().text)


class ScriptedTable(Table):
    """A table at which everybody but the learner does what the lesson says.

    Attributes:
        script: What they do.
    """

    def __init__(self, match: Match[Any, Any, Any, Any], script: Script) -> None:
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
