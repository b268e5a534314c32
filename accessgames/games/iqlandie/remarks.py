"""What there is to say afterwards about a race, and about where the last pieces were laid.

Nothing here is an opinion: remarks follow from the card, from the times of the race, or from the points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Reason
from accessgames.games.iqlandie.finale import best_laying
from accessgames.games.iqlandie.rules.actions import Claim, Done
from accessgames.games.iqlandie.rules.board import without_piece
from accessgames.games.iqlandie.rules.runs import HINT_COST
from accessgames.games.iqlandie.rules.scoring.jokers import exposition_points
from accessgames.games.iqlandie.tasks import STAGES
from accessgames.games.measures import Remark
from accessgames.language import event_keys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games.iqlandie.rules.board import PlayerBoard
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import IqState, Result, RoundResult, Table
    from accessgames.games.measures import Deed

REMARKS: Final = event_keys(
    "iqlandie-remark-behind",
    "iqlandie-remark-hints",
    "iqlandie-remark-last",
    "iqlandie-remark-missing",
    "iqlandie-remark-shorter",
    "iqlandie-remark-where",
    "iqlandie-remark-wrong",
)
"""All remarks."""

SECOND: Final = 1000
"""Milliseconds of a second."""

CLEAR: Final = 6
"""Points from which where the last pieces lie has turned the match."""

COSTLY: Final = 2
"""Hints that add to the time; the third is the solution and means giving up."""


def remarks(deed: Deed) -> tuple[Remark, ...]:
    """Return what there is to say about a deed in a race; see `games.Remarking`."""
    before: IqState = deed.before
    if isinstance(deed.action, Done):
        return tuple(_built(before.table, deed.seat))
    race = before.race
    if race is None or before.table.phase != "race":
        return ()
    claimed = _claimed(race, deed.seat) if isinstance(deed.action, Claim) else ()
    history = deed.after.table.history
    ended = _ended(history[-1]) if len(history) > len(before.table.history) else ()
    return (*claimed, *ended)


def _built(table: Table, seat: int) -> Iterator[Remark]:
    """Yield by how much the last pieces could have been laid better, and where; before nothing is sure."""
    if table.round < table.rounds or table.hands[seat]:
        return
    bare = table.boards[seat]
    for laid in table.fresh[seat]:
        bare = without_piece(bare, laid)
    best = best_laying(bare, tuple(laid.piece for laid in table.fresh[seat]))
    missed = 0 if best is None else best.gain - _points(table.boards[seat]) + _points(bare)
    if best is None or not missed:
        return
    yield Remark(
        Reason("iqlandie-remark-last", (("seat", seat), ("points", missed))), turning=missed >= CLEAR
    )
    for piece, spot in best.where:
        where = (("piece", piece), ("number", spot.exposition), ("mask", spot.mask))
        yield Remark(Reason("iqlandie-remark-where", where))


def _points(board: PlayerBoard) -> int:
    """Return the points of all expositions."""
    return sum(exposition_points(index, laid) for index, laid in enumerate(board))


def _claimed(race: Race, seat: int) -> Iterator[Remark]:
    """Yield in how many steps it could be done, or how many were still missing."""
    run, rules, task = race.runs[seat], race.rules, race.task
    if not rules.solved(task, run.work):
        missing = len(rules.hint(task, run.work, STAGES[-1]).steps)
        yield Remark(Reason("iqlandie-remark-missing", (("seat", seat), ("steps", missing))))
        return
    made, steps = len(run.path) - 1, len(rules.solution(task))
    if steps < made:
        yield Remark(Reason("iqlandie-remark-shorter", (("seat", seat), ("made", made), ("steps", steps))))


def _ended(result: RoundResult) -> Iterator[Remark]:
    """Yield what places would have been in reach with a right answer, without hints, or a little faster."""
    for seat, own in enumerate(result.results):
        now = result.order.index(seat) + 1
        if own.verdict == "wrong":
            place = _place(result, seat, own.token)
            if place < now:
                yield _lost("wrong", seat, place, now)
        elif own.verdict == "right" and now > 1:
            yield from _slower(result, seat, own, now)


def _slower(result: RoundResult, seat: int, own: Result, now: int) -> Iterator[Remark]:
    """Yield how far behind the first somebody was who was right, and whether hints did it."""
    time, best = own.time or 0, result.results[result.order[0]].time
    if best is not None and (seconds := round((time - best) / SECOND)):
        yield Remark(Reason("iqlandie-remark-behind", (("seat", seat), ("seconds", seconds))))
    quicker = time - HINT_COST * min(COSTLY, own.hints)
    faster = [
        other
        for other, each in enumerate(result.results)
        if other != seat and each.verdict == "right" and (each.time or 0) <= quicker
    ]
    if own.hints and len(faster) + 1 < now:
        yield _lost("hints", seat, len(faster) + 1, now)


def _place(result: RoundResult, seat: int, token: int) -> int:
    """Return the place of somebody with this token, had the answer been right."""
    ahead = (
        each.token < token
        for other, each in enumerate(result.results)
        if other != seat and each.verdict != "wrong"
    )
    return 1 + sum(ahead)


def _lost(why: str, seat: int, place: int, now: int) -> Remark:
    """Say which place was lost; with the first one the 2 points and the first choice are gone."""
    values = (("seat", seat), ("place", place), ("now", now))
    return Remark(Reason(f"iqlandie-remark-{why}", values), turning=place == 1, seat=seat)
