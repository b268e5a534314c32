"""What a player made of code is given and gives back; and what a game offers the generic bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from accessgames.engine.perspective import Perspective

if TYPE_CHECKING:
    from accessgames.engine.game import Game
    from accessgames.engine.streams import Stream

A = TypeVar("A")
V = TypeVar("V")
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Decision(Generic[V, A]):
    """One decision of one seat: what it knows and what it may do. There is no way from here to the state.

    Attributes:
        game: The rules, for looking ahead from resampled worlds.
        seat: Who decides.
        legal: The legal actions, as `Game.legal_actions` returns them.
        stream: Randomness of this seat's bot, already at this moment of the match.
    """

    __slots__ = ("_look", "_view", "game", "legal", "seat", "stream")

    def __init__(
        self,
        game: Game[Any, A, Any, V],
        seat: int,
        legal: Collection[A],
        stream: Stream,
        look: Callable[[], V],
    ) -> None:
        """Describe the decision; `look` makes the view and is called at most once, if the policy wants it."""
        self.game = game
        self.seat = seat
        self.legal = legal
        self.stream = stream
        self._look = look
        self._view: V | None = None

    @property
    def view(self) -> V:
        """All that the seat knows; made on first use because a random player never asks."""
        if self._view is None:
            self._view = self._look()
        return self._view

    @property
    def perspective(self) -> Perspective[Any, A, Any, V]:
        """The game as the seat knows it, for previews and look-ahead."""
        return Perspective(self.game, self.view, self.seat)


@runtime_checkable
class Policy(Protocol):
    """A player made of code."""

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return one of the legal actions."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good or bad, in the game's own terms.

    Attributes:
        key: Message id, such as `iota-reason-lot`.
        args: Name and value pairs for the sentence.
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()


class Judge(Protocol[V_contra, A_co]):
    """An evaluation of actions by what one seat knows: made by a game, used by the generic bots."""

    def values(self, view: V_contra, actions: Sequence[Any]) -> Sequence[float]:
        """Return a value for each action, higher is better, in points where the game has points."""

    def reasons(self, view: V_contra, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - actions differ by game
        """Return the real parts of the action's value, the weightiest first."""


@dataclass(frozen=True, slots=True)
class BotKit:
    """What a game gives the generic bots.

    Attributes:
        judges: Evaluations by policy name; `greedy` always exists.
        levels: Policy names from the weakest (level 1) to the strongest; `random` needs no judge.
        adviser: Name of the judge behind hints.
    """

    judges: Mapping[str, Judge[Any, Any]]
    levels: tuple[str, ...]
    adviser: str
