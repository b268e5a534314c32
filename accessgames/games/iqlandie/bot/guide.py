"""What iQLANDIE gives the search: how to solve, a few good pieces and places, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Stream
from accessgames.games.iqlandie.bot.content import content_of
from accessgames.games.iqlandie.bot.places import pair_counts
from accessgames.games.iqlandie.bot.solving import solve
from accessgames.games.iqlandie.bot.worth import WORTHS, pairs_worth
from accessgames.games.iqlandie.rules.actions import IqAction, Place, TakePiece, Unplace
from accessgames.games.iqlandie.rules.table import IqState, IqView

if TYPE_CHECKING:
    from accessgames.engine import Game
    from accessgames.games.iqlandie.bot.builder import Builder
    from accessgames.games.iqlandie.bot.skill import Skill
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import Table

PROMISING: Final = 6
"""Actions with the same piece that are looked at: places, and with different pieces what is taken."""

EQUAL: Final = 1.0
"""Points that make a candidate e times as likely."""

CHANCE: Final = 8.0
"""Points that make a victory e times as likely."""

PER_FIRST: Final = 2
"""Points for having been first (point 8)."""


@dataclass(frozen=True, slots=True)
class IqGuide:
    """Solves tasks by skill; takes and lays by the values of a builder.

    Attributes:
        builder: What it thinks of pieces.
        skill: How it solves tasks.
    """

    builder: Builder
    skill: Skill

    def candidates(
        self, game: Game[IqState, IqAction, Any, IqView], state: IqState, seat: int, /
    ) -> Sequence[tuple[IqAction, float]]:
        """Return what is worth considering; see `engine.Guide`. Outside of pieces there is one way only."""
        table, race = state.table, state.race
        if table.phase == "race" and race is not None:
            return ((self._solving(table, race, seat), 1.0),)
        legal = [one for one in game.legal_actions(state, seat) if not isinstance(one, Unplace)]
        if len(legal) == 1:
            return ((legal[0], 1.0),)
        values = self.builder.values(IqView(seat, table, None), legal)
        ranked = sorted(zip(legal, values, strict=True), key=lambda pair: -pair[1])
        best = ranked[0][1]
        if not isinstance(ranked[0][0], Place | TakePiece):
            return ((ranked[0][0], 1.0),)
        return [(action, exp((value - best) / EQUAL)) for action, value in _promising(ranked)]

    def _solving(self, table: Table, race: Race, seat: int) -> IqAction:
        """Return the next step or the claim; luck follows from the situation, as a guide has no stream."""
        run = race.runs[seat]
        luck = Stream(f"{table.conditions}/{table.round}/{race.number}/{seat}", f"skill/{len(run.path)}")
        return solve(race, run, self.skill, luck)

    def worth(self, game: Game[IqState, IqAction, Any, IqView], state: IqState, /) -> Sequence[float]:
        """Return the chances by what boards, pieces in hand and pieces still to be taken are worth."""
        del game
        values = [self.value(state.table, seat) for seat in range(state.table.seats)]
        best = max(values)
        weights = [exp((value - best) / CHANCE) for value in values]
        return tuple(weight / sum(weights) for weight in weights)

    def value(self, table: Table, seat: int) -> float:
        """Return what a seat can expect: its board, its hand, pieces still to take, and point 8."""
        view, weights = IqView(seat, table, None), self.builder.weights
        hope = self.builder.hope(view)
        board, pair = self.builder.with_hand(view), table.colours_of(seat)
        value = sum(
            worth(index, content_of(laid), weights, hope)
            for index, (worth, laid) in enumerate(zip(WORTHS, board, strict=True))
        )
        if pair is not None:
            value += pairs_worth(pair_counts(board, pair), weights, hope)
        if table.phase in {"take", "add", "draw"} and seat in table.order[table.turn + 1 :]:
            value += sum(self.builder.best_of(view, seat, table.offer(table.kind))[0])
        return value + PER_FIRST * table.firsts[seat]


def _promising(ranked: Sequence[tuple[IqAction, float]]) -> list[tuple[IqAction, float]]:
    """Return the best places of each piece, or the best pieces."""
    found: list[tuple[IqAction, float]] = []
    count: dict[object, int] = {}
    for action, value in ranked:
        piece = action.piece if isinstance(action, Place) else None
        count[piece] = count.get(piece, 0) + 1
        if count[piece] <= PROMISING:
            found.append((action, value))
    return found
