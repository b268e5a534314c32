"""Order tokens, the check of claims, and the final order (iQLANDIE, "Chybně vyřešená úloha"; notes 2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.rules.events import Judged
from accessgames.games.iqlandie.rules.table import Result

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.rules.events import Verdict
    from accessgames.games.iqlandie.rules.runs import Race, Run


def by_token(race: Race) -> tuple[int, ...]:
    """Return the seats that have tokens or will get one, in the order of their tokens.

    Claims by the time that counts, the earlier claim first where it is equal; after them the last one left
    without a solution; then those who gave up: each of them took the last token that there was.
    """
    seats = range(len(race.runs))
    claimed = sorted(
        (seat for seat in seats if race.runs[seat].stage == "claimed"),
        key=lambda seat: (race.runs[seat].time, race.runs[seat].arrival),
    )
    gave_up = sorted(
        (seat for seat in seats if race.runs[seat].stage == "gave-up"),
        key=lambda seat: -(race.runs[seat].arrival or 0),
    )
    rest = [seat for seat in seats if race.runs[seat].stage not in {"claimed", "gave-up"}]
    return (*claimed, *rest, *gave_up)


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a race ended.

    Attributes:
        judged: By token.
        order: Seats in the final order: those that are not wrong by token, then the wrong ones by token.
        first: Who gets the 2 points: the first of the final order, unless wrong or given up; else None.
        loser: Who had the first token and was wrong, or None.
    """

    judged: tuple[Judged, ...]
    order: tuple[int, ...]
    first: int | None
    loser: int | None

    def results(self, race: Race) -> tuple[Result, ...]:
        """Return how each seat did, by seat."""
        by_seat = {each.seat: each for each in self.judged}
        return tuple(
            Result(by_seat[seat].verdict, by_seat[seat].time, by_seat[seat].token, run.hints)
            for seat, run in enumerate(race.runs)
        )


def judge(race: Race) -> Judgement:
    """Check every claim and put the seats in their final order.

    Literally by the rules: the last one left, who solved nothing, moves ahead of those who were wrong, and
    gets the 2 points when everybody else was (notes 2.9, 4).
    """
    tokens = by_token(race)
    checks = {seat: _check(race, race.runs[seat]) for seat in tokens}
    right = [seat for seat in tokens if checks[seat][0] != "wrong"]
    order = (*right, *(seat for seat in tokens if checks[seat][0] == "wrong"))
    judged = tuple(
        Judged(
            seat=seat,
            verdict=checks[seat][0],
            token=token,
            place=order.index(seat) + 1,
            time=race.runs[seat].time if race.runs[seat].stage == "claimed" else None,
            work=race.runs[seat].work,
            wrong=checks[seat][1],
        )
        for token, seat in enumerate(tokens, 1)
    )
    first = right[0] if right and checks[right[0]][0] != "gave-up" else None
    loser = tokens[0] if checks[tokens[0]][0] == "wrong" else None
    return Judgement(judged, order, first, loser)


def _check(race: Race, run: Run) -> tuple[Verdict, Refusal | None]:
    """Return the verdict about one seat, and what is wrong with its claim."""
    if run.stage == "gave-up":
        return "gave-up", None
    if run.stage != "claimed":
        return "late", None
    wrong = race.rules.check(race.task, run.work)
    return ("right", None) if wrong is None else ("wrong", wrong)
