"""What Quantum gives the search: a few good actions, and the chances of winning at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.bot.gains import ILLEGAL
from accessgames.games.quantum.bot.margins import best_reply, closed, margin, turn_progress
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Action,
    Phase,
    QuantumView,
    State,
    Write,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Game
    from accessgames.games.quantum.bot.shrewd import ShrewdJudge

NEAR: Final = 0.3
"""What is worth so much less than the best is not looked at."""

EQUAL: Final = 0.15
"""Difference of values that makes a candidate e times as likely."""

CHANCE: Final = 25.0
"""Difference of margins that makes a victory e times as likely."""


@dataclass(frozen=True, slots=True)
class QuantumGuide:
    """Proposes by the exact worth of throws and by the gains of writing; judges a turn by its end.

    Attributes:
        judge: The evaluation.
    """

    judge: ShrewdJudge

    def openings(
        self, game: Game[State, Action, Any, Any], state: State, seat: int, /
    ) -> Sequence[tuple[Action, float]]:
        """Return what is nearly as good as the best by the judge; see `engine.Opening`."""
        legal = tuple(game.legal_actions(state, seat))
        values = self.judge.values(QuantumView(seat, state), legal)
        return _weighed(list(zip(legal, values, strict=True)))

    def candidates(
        self, game: Game[State, Action, Any, Any], state: State, seat: int, /
    ) -> Sequence[tuple[Action, float]]:
        """Return what is nearly as good as the best by the gains of now; see `engine.Guide`."""
        del game
        if state.phase is Phase.REROLL:
            return ((REROLLS[0], 1.0),)
        if state.phase is Phase.ALONE:
            return _weighed(self._alone(state, seat))
        reply = best_reply(self.judge.gains(state, seat), totals(state.dice), state.taken)
        return ((_choice(reply.colour), 1.0),)

    def _alone(self, state: State, seat: int) -> list[tuple[Action, float]]:
        """Return the choices of step B with what they and the best of step C add, less the others' best."""
        sums = totals(state.dice)
        own = self.judge.gains(state, seat)
        others = [self.judge.gains(state, other) for other in range(len(state.sheets)) if other != seat]
        found: list[tuple[Action, float]] = []
        for colour in (None, *range(len(COLOURS))):
            gain = 0.0 if colour is None else own[colour][sums[colour]]
            if gain > ILLEGAL:
                gain += best_reply(own, sums, colour).gain
                gain -= max(best_reply(gains, sums, colour).gain for gains in others)
                found.append((_choice(colour), gain))
        return found

    def worth(self, game: Game[State, Action, Any, Any], state: State, /) -> Sequence[float]:
        """Return the chances by the margins after step C, where everybody writes the best."""
        del game
        progress = turn_progress(state)
        if state.phase is Phase.EVERYBODY:
            state = self._closed(state)
        margins = [margin(self.judge.value, state, seat, progress) for seat in range(len(state.sheets))]
        weights = [exp(each / CHANCE) for each in margins]
        return tuple(weight / sum(weights) for weight in weights)

    def _closed(self, state: State) -> State:
        """Return the table after step C: what was chosen counts, the others choose what is best for them."""
        sums = totals(state.dice)
        choices: dict[int, int | None] = {
            seat: choice.colour if isinstance(choice, Write) else None
            for seat, choice in state.choices.chosen
        }
        for seat in state.choices.waiting:
            choices[seat] = best_reply(self.judge.gains(state, seat), sums, state.taken).colour
        return closed(state, choices)


def _choice(colour: int | None) -> Action:
    return PASS if colour is None else WRITES[colour]


def _weighed(valued: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Return what is nearly as good as the best, the best first, with weights that fall with the value."""
    best = max(value for _, value in valued)
    near = sorted((pair for pair in valued if pair[1] > best - NEAR), key=lambda pair: -pair[1])
    return [(action, exp((value - best) / EQUAL)) for action, value in near]
