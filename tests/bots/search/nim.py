"""Nim with one heap: take one to three counters, whoever takes the last wins; nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from accessgames.engine import Actor, Game, Outcome, Refusal, ScoreItem, Setup, Step, Stream, Viewer
from accessgames.engine import make_outcome as outcome_of

MOST = 3


@dataclass(frozen=True, slots=True)
class Heap:
    """How many counters are left and whose turn it is."""

    left: int
    seat: int = 0


class Nim(Game[Heap, int, None, Heap]):
    """Nim for two; whoever is left a multiple of four loses against best play."""

    id = "nim"
    rules_version = 1
    seats = range(2, 3)
    options = ()

    def initial(self, setup: Setup) -> Heap:
        return Heap(21)

    def actors(self, state: Heap) -> tuple[Actor, ...]:
        return (state.seat,) if state.left else ()

    def legal_actions(self, state: Heap, actor: Actor) -> tuple[int, ...]:
        return tuple(range(1, min(MOST, state.left) + 1)) if actor == state.seat else ()

    def refusal(self, state: Heap, actor: Actor, action: int) -> Refusal | None:
        return None if action in self.legal_actions(state, actor) else Refusal("nim-refused")

    def apply(self, state: Heap, actor: Actor, action: int) -> Step[Heap, None]:
        return Step(Heap(state.left - action, 1 - actor), ())

    def chance(self, state: Heap, stream: Stream) -> int:
        raise AssertionError

    def view(self, state: Heap, viewer: Viewer) -> Heap:
        return state

    def resample(self, view: Heap, stream: Stream) -> Heap:
        return view

    def outcome(self, state: Heap) -> Outcome | None:
        if state.left:
            return None
        return outcome_of([[ScoreItem("nim-item", int(seat != state.seat))] for seat in range(2)], "taken")

    def format_action(self, action: int) -> str:
        return str(action)

    def parse_action(self, text: str) -> int:
        return int(text)


class Even:
    """A guide that knows nothing: every action is as likely, every position is even."""

    def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
        return [(action, 1.0) for action in game.legal_actions(state, seat)]

    def worth(self, game: Any, state: Any, /) -> Sequence[float]:  # noqa: ANN401 - by game
        return (0.5, 0.5)
