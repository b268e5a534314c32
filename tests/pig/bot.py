"""What Pig tells the computer players: how much an action is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.engine import BotKit, Game, Novice, Reason, Search
from tests.pig.notation import Action, Hold

if TYPE_CHECKING:
    from tests.pig.rules import State

Candidates: TypeAlias = Sequence[tuple[Action, float]]


@dataclass(frozen=True, slots=True)
class HoldAt:
    """Rolls until the turn is worth enough.

    At 20 points a roll brings on average what it takes: five faces bring 20 sixths, the one takes a sixth
    of 20.

    Attributes:
        enough: Points at which it holds.
    """

    enough: int

    def values(self, view: State, actions: Sequence[Action]) -> tuple[float, ...]:
        """Value holding as nothing, unless it wins, and rolling by what it gains on average."""
        wins = view.total(view.seat) + view.turn >= view.target
        held = float(view.target) if wins else 0.0
        return tuple(
            held if isinstance(action, Hold) else (self.enough - view.turn) / 6 for action in actions
        )

    def reasons(self, view: State, action: Action) -> tuple[Reason, ...]:
        """Name the points at stake, or the victory."""
        total = view.total(view.seat) + view.turn
        if isinstance(action, Hold) and total >= view.target:
            return (Reason("pig-reason-wins", (("points", total),)),)
        return (Reason("pig-reason-stake", (("points", view.turn),)),)


@dataclass(frozen=True, slots=True)
class RaceGuide:
    """What the search has to know: where to look, and how a race stands that is not over."""

    def candidates(self, game: Game[State, Action, Any, Any], state: State, seat: int) -> Candidates:
        """Propose what is legal, holding first where a turn is worth its twenty points."""
        actions = [(action, 1.0) for action in game.legal_actions(state, seat)]
        return actions if state.turn >= 20 else actions[::-1]

    def worth(self, game: Game[State, Action, Any, Any], state: State) -> tuple[float, ...]:
        """Return chances to win that grow with the lead over the best of the others."""
        del game
        totals = [
            state.total(seat) + (state.turn if seat == state.seat else 0) for seat in range(len(state.kept))
        ]
        leads = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        return tuple(min(1.0, max(0.0, 0.5 + lead / (2 * state.target))) for lead in leads)


BOTS = BotKit(
    MappingProxyType({"hasty": HoldAt(6), "timid": HoldAt(8), "careful": HoldAt(14), "greedy": HoldAt(20)}),
    levels=("beginner", "hasty", "timid", "careful", "greedy"),
    adviser="greedy",
    players=MappingProxyType(
        {
            "beginner": Novice("timid", overlooks=0.7, blur=3.0),
            "search": Search(RaceGuide(), iterations=40, milliseconds=2000, depth=3, luck=True),
        }
    ),
)
