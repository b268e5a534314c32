"""What the search of the strongest player is told: actions to try, who stands how well, chances to win.

The chances were fitted by `tools/fit_chances.py`: equal players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, field
from accessgames.games.tetrikon.bot.deals import value_of_card
from accessgames.games.tetrikon.rules.actions import Build, EndTurn, Exchange
from accessgames.games.tetrikon.rules.puzzle import PuzzleState
from accessgames.games.tetrikon.rules.state import LETTERS, TetrikonState
from accessgames.games.tetrikon.rules.tasks import Turn

if TYPE_CHECKING:
    from accessgames.engine import Game, Judge
    from accessgames.games.tetrikon.bot.race import Race

_PAIR: Final = 2
"""Players between whom the search looks ahead."""

_MOST: Final = 4
"""Actions that are tried."""

_CLOSE: Final = 18.0
"""What the master values so many T less than its best action is not tried: there it is surely right."""

_HEAT: Final = 9.0
"""Difference in T of actions of which one is preferred almost three to one."""

_MOVE: Final = 0.04
"""Strength of each action that is left in the present turn."""

_RESULT: Final = 0.5
"""Strength of an empty square less in the games before."""


@dataclass(frozen=True)
class TetrikonGuide:
    """Knows what the master knows.

    Attributes:
        race: How well seats stand.
        judge: The master, who proposes.
    """

    race: Race = field(repr=False)
    judge: Judge[Any, Any] = field(repr=False)

    def candidates(
        self,
        game: Game[Any, Any, Any, Any],
        state: Any,  # noqa: ANN401 - of either way to play
        seat: int,
    ) -> Sequence[tuple[Any, float]]:
        """Return what the master finds about as good as its best action; see `engine.Guide`.

        Where there are more than two its best one alone: what is looked ahead is who fills a diagram first,
        and among more, places count, and between two turns of a seat too much happens.
        """
        actions = tuple(game.legal_actions(state, seat))
        in_turn = not isinstance(state, PuzzleState) and isinstance(state.table.task, Turn)
        in_turn = in_turn and len(state.table.players) == _PAIR
        if in_turn and not self.race.assembly(state.table, seat):
            # Exchanges are many; they are looked at where they can lead to a full diagram.
            actions = tuple(action for action in actions if not isinstance(action, Exchange))
        if len(actions) == 1:
            return ((actions[0], 1.0),)
        values = self.judge.values(game.view(state, seat), actions)
        best = max(values)
        first = actions[values.index(best)]
        if not in_turn:
            return ((first, 1.0),)
        # Building goes along with nearly everything else in a turn: it is only compared with building.
        building = isinstance(first, Build | Exchange)
        close = [
            (action, exp((value - best) / _HEAT))
            for action, value in zip(actions, values, strict=True)
            if best - value <= _CLOSE
            and (
                action == first
                or (isinstance(action, Build | Exchange) == building and not isinstance(action, EndTurn))
            )
        ]
        return sorted(close, key=lambda one: -one[1])[:_MOST]

    def worth(self, game: Game[Any, Any, Any, Any], state: Any) -> Sequence[float]:  # noqa: ANN401 - as above
        """Return the chances of the seats; see `engine.Guide`."""
        del game
        if isinstance(state, PuzzleState):
            return (0.5,) * 4
        return share_chances(self.race, state)


def strength_of(race: Race, state: TetrikonState, seat: int) -> float:
    """Return how well a seat stands, with earlier games, cards and what is left of a turn."""
    table, hand = state.table, state.hands[seat]
    before = -_RESULT * sum(result.empty[seat] for result in table.results)
    if table.closing is not None:
        left = race.empty(table.players[seat]).bit_count()
        return before - _RESULT * left + (3.0 if table.winner == seat else 0.0)
    cards = 0.8 * sum(value_of_card(kind, len(table.players) - 1) for kind in hand.cards)
    strength = before + race.strength(table, seat, hand.total + cards)
    turn = table.turn
    if turn is not None and turn.seat == seat:
        strength += _MOVE * max(0, LETTERS - len(turn.letters))
    return strength


def share_chances(race: Race, state: TetrikonState, scale: float = 1.0) -> tuple[float, ...]:
    """Return the chances of all seats by their strengths."""
    strengths = [strength_of(race, state, seat) for seat in state.table.seats]
    most = max(strengths)
    weights = [exp((strength - most) / scale) for strength in strengths]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


SCALE: Final = 1.2
"""Strength that makes a victory e times as likely."""


class WinningChances:
    """Chances by the strengths that the search of the strongest player knows, less sure of them."""

    def __init__(self, race: Race) -> None:
        """Know how well seats stand in the race."""
        self._race = race

    def __call__(
        self,
        game: Game[Any, Any, Any, Any],
        state: Any,  # noqa: ANN401 - of either way to play
    ) -> tuple[float, ...] | None:
        """Return everybody's chances; see `WinChances`. None in blitz and solo, where nothing is drawn."""
        del game
        if isinstance(state, PuzzleState):
            return None
        return share_chances(self._race, state, SCALE)
