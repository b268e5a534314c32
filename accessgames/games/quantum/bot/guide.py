"""What Quantum gives the search: a few good actions, and the chances to win, also for looking back.

The chances were fitted by `tools/fit_chances.py`: equal strong players, by the margins of the shrewd
player.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.games.quantum.bot import certain, whole_value
from accessgames.games.quantum.bot.endings import MATCHES, is_near
from accessgames.games.quantum.bot.judges import ShrewdJudge, after_alone
from accessgames.games.quantum.bot.sheet_values import ILLEGAL, Gains
from accessgames.games.quantum.rules import state as states
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.sheet import MOST_MISSES, final_outcome, is_full, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Difference, Game, Reason

CANDIDATE_GAP: Final = 0.3
"""What is worth so much less than the best is not looked at."""

CANDIDATE_SCALE: Final = 0.15
"""Difference of values that makes a candidate e times as likely."""

MARGIN_SCALE: Final = 25.0
"""Difference of margins that makes a victory e times as likely."""


_Choices = dict[int, int | None]


@dataclass(frozen=True, slots=True)
class QuantumGuide:
    """Proposes by the exact worth of throws and by the gains of writing; judges a turn by its end.

    Attributes:
        judge: The evaluation.
    """

    judge: ShrewdJudge

    def openings(
        self,
        game: Game[states.QuantumState, states.QuantumAction, Any, Any],
        state: states.QuantumState,
        seat: int,
        /,
    ) -> Sequence[tuple[states.QuantumAction, float]]:
        """Return what is nearly as good as the best by the judge; see `engine.Opening`."""
        legal = tuple(game.legal_actions(state, seat))
        values = self.judge.values(states.QuantumView(seat, state), legal)
        return _weighed(list(zip(legal, values, strict=True)))

    def candidates(
        self,
        game: Game[states.QuantumState, states.QuantumAction, Any, Any],
        state: states.QuantumState,
        seat: int,
        /,
    ) -> Sequence[tuple[states.QuantumAction, float]]:
        """Return what is nearly as good as the best by the gains of now; see `engine.Guide`."""
        del game
        if state.phase is states.Phase.REROLL:
            return ((states.REROLLS[0], 1.0),)
        if state.phase is states.Phase.ALONE:
            sums = totals(state.dice)
            gains = [self.judge.gains(state, each) for each in range(len(state.sheets))]
            leads = [
                (_choice(colour), _lead(gains, sums, seat, colour)) for colour in (None, *range(len(COLOURS)))
            ]
            return _weighed([(action, lead) for action, lead in leads if lead > ILLEGAL])
        reply = whole_value.best_reply(self.judge.gains(state, seat), totals(state.dice), state.taken)
        return ((_choice(reply.colour), 1.0),)

    def worth(
        self, game: Game[states.QuantumState, states.QuantumAction, Any, Any], state: states.QuantumState, /
    ) -> Sequence[float]:
        """Return the chances by the margins after step C, where everybody writes the best."""
        del game
        if is_near(state):
            return self._near(state)
        progress = whole_value.turn_progress(state)
        if state.phase is states.Phase.EVERYBODY:
            choices: _Choices = {
                seat: choice.colour if isinstance(choice, states.Write) else None
                for seat, choice in state.choices.chosen
            }
            sums = totals(state.dice)
            for seat in state.choices.waiting:
                choices[seat] = whole_value.best_reply(
                    self.judge.gains(state, seat), sums, state.taken
                ).colour
            state = whole_value.close_turn(state, choices)
        margins = [
            whole_value.margin(self.judge.value, state, seat, progress) for seat in range(len(state.sheets))
        ]
        weights = [exp(each / MARGIN_SCALE) for each in margins]
        return tuple(weight / sum(weights) for weight in weights)

    def _near(self, state: states.QuantumState) -> Sequence[float]:
        """Return the chances near the end; what is chosen already in step C counts."""
        ends = self.judge.ends
        if state.phase is not states.Phase.EVERYBODY:
            return ends.chances(state, state.active)
        chosen: _Choices = {
            seat: choice.colour if isinstance(choice, states.Write) else None
            for seat, choice in state.choices.chosen
        }
        after = whole_value.close_turn(state, {**ends.replies(state), **chosen})
        return ends.chances(after, (state.active + 1) % len(state.sheets))


def _choice(colour: int | None) -> states.QuantumAction:
    return states.PASS if colour is None else states.WRITES[colour]


def _weighed(valued: list[tuple[states.QuantumAction, float]]) -> list[tuple[states.QuantumAction, float]]:
    """Return what is nearly as good as the best, the best first, with weights that fall with the value."""
    best = max(value for _, value in valued)
    near = sorted((pair for pair in valued if pair[1] > best - CANDIDATE_GAP), key=lambda pair: -pair[1])
    return [(action, exp((value - best) / CANDIDATE_SCALE)) for action, value in near]


MARGIN_WEIGHT: Final = 0.03
"""Margin by which a victory is exp(STEEP) times as likely."""

TIE_BREAK: Final = 1e-3
"""What a unit of the margin weighs beside a victory in a hundred: it only decides between equals."""


def winning_chances(
    judge: ShrewdJudge, table: states.QuantumState, progress: Sequence[int]
) -> tuple[float, ...]:
    """Return the chances of all seats after a turn, or within one before anything is written in it.

    Args:
        judge: Its value says who is ahead.
        table: A position; where it ends the match the result counts.
        progress: How far all seats were at the beginning of the turn.
    """
    seats = range(len(table.sheets))
    if table.misses[table.active] == MOST_MISSES or any(map(is_full, table.sheets)):
        winners = final_outcome(table).winners()
        return tuple((seat in winners) / len(winners) for seat in seats)
    # Behind the leader, whose own margin is that over the second, everybody has what they lack.
    behind = (min(0.0, whole_value.margin(judge.value, table, seat, progress)) for seat in seats)
    weights = [exp(MARGIN_WEIGHT * each) for each in behind]
    return tuple(weight / sum(weights) for weight in weights)


@dataclass(frozen=True, slots=True)
class WinsJudge:
    """Values decisions by victories in a hundred matches, as the shrewd player foresees the turn.

    Attributes:
        judge: The shrewd player.
    """

    judge: ShrewdJudge

    def values(self, view: states.QuantumView, actions: Sequence[states.QuantumAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        leads = certain.certain_leads(view.table, view.viewer, actions)
        values = self._near(view, actions) if is_near(view.table) else self._estimates(view, actions)
        return [
            value if lead is None else MATCHES + TIE_BREAK * (MATCHES + lead)
            for value, lead in zip(values, leads, strict=True)
        ]

    def _near(self, view: states.QuantumView, actions: Sequence[states.QuantumAction]) -> list[float]:
        """Return the shrewd player's victories near the end, kept between none and a hundred."""
        values = self.judge.estimates(view, actions)
        return [min(MATCHES, max(0.0, value)) + TIE_BREAK * min(MATCHES, value) for value in values]

    def _estimates(self, view: states.QuantumView, actions: Sequence[states.QuantumAction]) -> list[float]:
        table, seat = view.table, view.viewer
        values = self.judge.estimates(view, actions)
        if table.phase is states.Phase.REROLL:
            # By what ways to throw again add to the margin: it was exact to be expected.
            now = winning_chances(self.judge, table, whole_value.turn_progress(table))[seat]
            odds = now / (1 - now)
            return [
                MATCHES * odds * exp(MARGIN_WEIGHT * value) / (1 + odds * exp(MARGIN_WEIGHT * value))
                + TIE_BREAK * value
                for value in values
            ]
        return [
            MATCHES * self.after(table, seat, action)[seat] + TIE_BREAK * value
            for action, value in zip(actions, values, strict=True)
        ]

    def reasons(self, view: states.QuantumView, action: states.QuantumAction) -> tuple[Reason, ...]:
        """Return the reasons of the shrewd player; see `engine.Judge`."""
        return self.judge.reasons(view, action)

    def differences(
        self, view: states.QuantumView, action: states.QuantumAction, other: states.QuantumAction, /
    ) -> tuple[Difference, ...]:
        """Return what the shrewd player compares; see `engine.Comparing`."""
        return self.judge.differences(view, action, other)

    def after(self, table: states.QuantumState, seat: int, action: states.QuantumAction) -> tuple[float, ...]:
        """Return the chances after a choice of step B or C, when everybody goes on with the best."""
        colour = action.colour if isinstance(action, states.Write) else None
        ended = table
        if table.phase is states.Phase.ALONE:
            ended = after_alone(table, seat, colour)
            if colour is not None and is_full(ended.sheets[seat]):
                return winning_chances(self.judge, ended, whole_value.turn_progress(table))
            choices = self.judge.later(ended, seat)
            colour = max(choices, key=lambda choice: self.judge.together(ended, seat, choice))
        ended = self.judge.closed(ended, {seat: colour})
        return winning_chances(self.judge, ended, whole_value.turn_progress(table))


class WinningChances:
    """Everybody's chances at any moment; see `WinChances`.

    Once the dice lie for good, by the best that can be written; else by the sheets, as the first throw is
    worth what the second one makes of it.
    """

    def __init__(self, judge: ShrewdJudge) -> None:
        """Ask this player who is ahead."""
        self._judge = judge
        # The same sheets meet many throws: what numbers bring does not depend on the dice.
        self._gains = lru_cache(maxsize=16)(judge.gains)

    def __call__(self, game: Game[Any, Any, Any, Any], state: states.QuantumState) -> tuple[float, ...]:
        """Return the chances of all seats."""
        del game
        if is_near(state):
            return self._near(state)
        ended = self._settled(state) if state.phase is states.Phase.ALONE else state
        return winning_chances(self._judge, ended, whole_value.turn_progress(state))

    def _near(self, state: states.QuantumState) -> tuple[float, ...]:
        """Return the chances near the end; once the dice lie for good, of the best that can be written."""
        ends, following = self._judge.ends, (state.active + 1) % len(state.sheets)
        if state.phase is states.Phase.EVERYBODY:
            return ends.chances(whole_value.close_turn(state, ends.replies(state)), following)
        if state.phase is not states.Phase.ALONE:
            return ends.chances(state, state.active)
        choices = (None, *self._judge.later(state, state.active)[1:])
        taken = max(choices, key=lambda colour: self._judge.alone(state, state.active, colour))
        after = after_alone(state, state.active, taken)
        if not is_full(after.sheets[state.active]):
            after = whole_value.close_turn(after, ends.replies(after))
        return ends.chances(after, following)

    def _settled(self, state: states.QuantumState) -> states.QuantumState:
        """Return the table after a turn in which everybody takes what adds most, by the gains of now."""
        sums, seats = totals(state.dice), range(len(state.sheets))
        lying = state._replace(dice=(), rolling=0, second=False, turn=0)
        gains = [self._gains(lying, seat) for seat in seats]
        taken = max((None, *range(len(COLOURS))), key=lambda colour: _lead(gains, sums, state.active, colour))
        replies: _Choices = {seat: whole_value.best_reply(gains[seat], sums, taken).colour for seat in seats}
        if taken is not None:
            rows = write(state.sheets[state.active], taken, sums[taken])
            state = whole_value.with_sheet(state._replace(taken=taken), state.active, rows)
            if is_full(rows):
                return state
        return whole_value.close_turn(state, replies)


def _lead(gains: Sequence[Gains], sums: Sequence[int], seat: int, colour: int | None) -> float:
    """Return what a choice of step B and the best of step C add, less the most that the others add."""
    own = 0.0 if colour is None else gains[seat][colour][sums[colour]]
    if own <= ILLEGAL:
        return ILLEGAL
    others = (
        whole_value.best_reply(each, sums, colour).gain for other, each in enumerate(gains) if other != seat
    )
    return own + whole_value.best_reply(gains[seat], sums, colour).gain - max(others)
