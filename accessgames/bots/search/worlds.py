"""Made-up worlds and the luck in them, each found again by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, Actor, Stream

if TYPE_CHECKING:
    from accessgames.engine import Game


class Worlds:
    """The worlds of one decision: what the view allows, with the luck that follows.

    World number k is the same whatever was tried before. Every action of the root meets the worlds in the
    same order, so actions are compared on the same hidden cards and much the same luck, which needs far
    fewer of them than worlds drawn for each action anew.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], view: Any, stream: Stream) -> None:  # noqa: ANN401 - by game
        """Make worlds of a view; two numbers are drawn from the stream of the bot, nothing else."""
        self._game = game
        self._view = view
        self._made = Stream(str(stream.getrandbits(64)), "worlds")
        self._luck = Stream(str(stream.getrandbits(64)), "luck")
        self._worlds: dict[int, Any] = {}

    def enter(self, number: int) -> Any:  # noqa: ANN401 - states differ by game
        """Return a world by its number from 0, and bring its luck back to the beginning."""
        self._luck.seek(number)
        if number not in self._worlds:
            self._made.seek(number)
            self._worlds[number] = self._game.resample(self._view, self._made)
        return self._worlds[number]

    def luck(self, state: Any, actor: Actor) -> Any:  # noqa: ANN401 - states and actions differ by game
        """Return what chance or the clock does next in the world that was entered last."""
        if actor == CHANCE:
            return self._game.chance(state, self._luck)
        return self._game.clock(state, self._luck)
