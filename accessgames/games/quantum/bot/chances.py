"""Chances to win, from who is ahead and by how much: for looking back at a match.

Fitted by `tools/fit_chances.py`: equal strong players, by the margins of the shrewd player.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.bot.gains import ILLEGAL, Gains
from accessgames.games.quantum.bot.margins import best_reply, closed, margin, turn_progress, with_sheet
from accessgames.games.quantum.bot.shrewd import ShrewdJudge
from accessgames.games.quantum.bot.whole import shipped_whole
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.endings import outcome
from accessgames.games.quantum.rules.sheet import MOST_MISSES, is_full, write
from accessgames.games.quantum.rules.state import Phase, State, Write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Game, Reason
    from accessgames.games.quantum.rules.state import Action, QuantumView

STEEP: Final = 0.03
"""Margin by which a victory is exp(STEEP) times as likely."""

HUNDRED: Final = 100
"""Values are victories in so many matches."""

TIE: Final = 1e-3
"""What a unit of the margin weighs beside a victory in a hundred: it only decides between equals."""

_Choices = dict[int, int | None]


def chances(judge: ShrewdJudge, table: State, progress: Sequence[int]) -> tuple[float, ...]:
    """Return the chances of all seats after a turn, or within one before anything is written in it.

    Args:
        judge: Its value says who is ahead.
        table: A position; where it ends the match the result counts.
        progress: How far all seats were at the beginning of the turn.
    """
    seats = range(len(table.sheets))
    if table.misses[table.active] == MOST_MISSES or any(map(is_full, table.sheets)):
        winners = outcome(table).winners()
        return tuple((seat in winners) / len(winners) for seat in seats)
    # Behind the leader, whose own margin is that over the second, everybody has what they lack.
    behind = (min(0.0, margin(judge.value, table, seat, progress)) for seat in seats)
    weights = [exp(STEEP * each) for each in behind]
    return tuple(weight / sum(weights) for weight in weights)


@dataclass(frozen=True, slots=True)
class WinsJudge:
    """Values decisions by victories in a hundred matches, as the shrewd player foresees the turn.

    Attributes:
        judge: The shrewd player.
    """

    judge: ShrewdJudge

    def values(self, view: QuantumView, actions: Sequence[Action]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        table, seat = view.table, view.viewer
        values = self.judge.values(view, actions)
        if table.phase is Phase.REROLL:
            return self._rerolls(table, seat, values)
        return [
            HUNDRED * self.after(table, seat, action)[seat] + TIE * value
            for action, value in zip(actions, values, strict=True)
        ]

    def reasons(self, view: QuantumView, action: Action) -> tuple[Reason, ...]:
        """Return the reasons of the shrewd player; see `engine.Judge`."""
        return self.judge.reasons(view, action)

    def _rerolls(self, table: State, seat: int, values: Sequence[float]) -> list[float]:
        """Return the victories by what ways to throw again add to the margin; it was exact to be expected."""
        now = chances(self.judge, table, turn_progress(table))[seat]
        odds = now / (1 - now)
        return [
            HUNDRED * odds * exp(STEEP * value) / (1 + odds * exp(STEEP * value)) + TIE * value
            for value in values
        ]

    def after(self, table: State, seat: int, action: Action) -> tuple[float, ...]:
        """Return the chances after a choice of step B or C, when everybody goes on with the best."""
        colour = action.colour if isinstance(action, Write) else None
        ended = (
            self._alone(table, seat, colour) if table.phase is Phase.ALONE else self._all(table, seat, colour)
        )
        return chances(self.judge, ended, turn_progress(table))

    def _alone(self, table: State, seat: int, colour: int | None) -> State:
        """Return the table after the turn that a choice of step B begins; see `ShrewdJudge.alone`."""
        after = table._replace(phase=Phase.EVERYBODY)
        sums = totals(table.dice)
        if colour is not None:
            rows = write(table.sheets[seat], colour, sums[colour])
            after = with_sheet(after._replace(taken=colour), seat, rows)
            if is_full(rows):
                return after
        own = self.judge.gains(after, seat)
        open_to_own = [
            each for each in range(len(COLOURS)) if each != colour and own[each][sums[each]] > ILLEGAL
        ]
        best = max((None, *open_to_own), key=lambda choice: self.judge.together(after, seat, choice))
        return self._all(after, seat, best)

    def _all(self, table: State, seat: int, colour: int | None) -> State:
        """Return the table after step C; see `ShrewdJudge.together`."""
        choices: _Choices = {seat: colour}
        for other in range(len(table.sheets)):
            if other != seat:
                choices[other] = self._reply(table, other)
        return closed(table, choices)

    def _reply(self, table: State, seat: int) -> int | None:
        return best_reply(self.judge.gains(table, seat), totals(table.dice), table.taken).colour


class Standing:
    """Everybody's chances at any moment; see `games.Chances`.

    Once the dice lie for good, by the best that can be written; else by the sheets, as the first throw is
    worth what the second one makes of it.
    """

    def __init__(self, judge: ShrewdJudge) -> None:
        """Ask this player who is ahead."""
        self._judge = judge
        # The same sheets meet many throws: what numbers bring does not depend on the dice.
        self._gains = lru_cache(maxsize=16)(judge.gains)

    def __call__(self, game: Game[Any, Any, Any, Any], state: State) -> tuple[float, ...]:
        """Return the chances of all seats."""
        del game
        ended = self._settled(state) if state.phase is Phase.ALONE else state
        return chances(self._judge, ended, turn_progress(state))

    def _settled(self, state: State) -> State:
        """Return the table after a turn in which everybody takes what adds most, by the gains of now."""
        sums, seats = totals(state.dice), range(len(state.sheets))
        lying = state._replace(dice=(), rolling=0, second=False, turn=0)
        gains = [self._gains(lying, seat) for seat in seats]
        taken = max((None, *range(len(COLOURS))), key=lambda colour: _lead(gains, sums, state.active, colour))
        replies: _Choices = {seat: best_reply(gains[seat], sums, taken).colour for seat in seats}
        if taken is not None:
            rows = write(state.sheets[state.active], taken, sums[taken])
            state = with_sheet(state._replace(taken=taken), state.active, rows)
            if is_full(rows):
                return state
        return closed(state, replies)


def _lead(gains: Sequence[Gains], sums: Sequence[int], seat: int, colour: int | None) -> float:
    """Return what a choice of step B and the best of step C add, less the most that the others add."""
    own = 0.0 if colour is None else gains[seat][colour][sums[colour]]
    if own <= ILLEGAL:
        return ILLEGAL
    others = (best_reply(each, sums, colour).gain for other, each in enumerate(gains) if other != seat)
    return own + best_reply(gains[seat], sums, colour).gain - max(others)


def shrewd() -> ShrewdJudge:
    """Return the player with the numbers that come with the game."""
    return ShrewdJudge(shipped_whole())
