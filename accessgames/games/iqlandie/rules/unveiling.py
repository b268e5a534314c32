"""The end of a race: the card is turned over, claims are checked, the 2 points are given."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.rules.events import FirstScored, IqEvent, Uncovered
from accessgames.games.iqlandie.rules.order import judge
from accessgames.games.iqlandie.rules.rounds import next_round
from accessgames.games.iqlandie.rules.table import IqState, RoundResult

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import Table


def unveil(state: IqState, told: tuple[IqEvent, ...]) -> tuple[IqState, tuple[IqEvent, ...]]:
    """Show one solution, check every claim, give the points, and let the first one take pieces.

    Raises:
        ValueError: Nothing was solved.
    """
    race = state.race
    if race is None or race.number is None:
        raise ValueError(state.table.phase)
    judgement = judge(race)
    firsts = list(state.table.firsts)
    if judgement.first is not None:
        firsts[judgement.first] += 1
    count = 0 if judgement.first is None else firsts[judgement.first]
    result = RoundResult(
        race.kind,
        race.number,
        state.table.chooser,
        judgement.results(race),
        judgement.order,
        judgement.first,
    )
    table = replace(
        state.table, firsts=tuple(firsts), order=judgement.order, history=(*state.table.history, result)
    )
    first = FirstScored(judgement.first, judgement.loser, count)
    told = (*told, Uncovered(race.kind, race.number), *judgement.judged, first)
    return _on_to_pieces(table, race, told)


def _on_to_pieces(table: Table, race: Race, told: tuple[IqEvent, ...]) -> tuple[IqState, tuple[IqEvent, ...]]:
    """Go on with pieces, or in a practice with the next round."""
    if table.practice is None:
        return IqState(replace(table, phase="take", kind=race.kind, turn=0, taken=0)), told
    return next_round(table, told)
