"""Matches looked back at: personal records, and what there is to say about a race and the last pieces.

Nothing here is an opinion: remarks follow from the card, from the times of the race, or from the points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine import Reason
from accessgames.games.iqlandie.material import JOKER, Exposition, Expositions, Piece, Spot, spots
from accessgames.games.iqlandie.rules import OPTIONS, ROUNDS, scoring, state
from accessgames.games.iqlandie.rules.actions import SECOND, Claim, Done
from accessgames.games.iqlandie.rules.placements import after_piece
from accessgames.games.iqlandie.tasks.kind import STAGES
from accessgames.games.measure import PlayedMove, Remark
from accessgames.games.room import Achievement
from accessgames.language import Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.rules.state import IqTable

_TASK: Final = "task"
_GAME: Final = "game"
_ROUNDS: Final = next(option.choices for option in OPTIONS if option.key == ROUNDS)


class IqlandieRecords:
    """Of a practice the best time by kind and level, without hints; of a whole game the points."""

    def feats(self, listener: IqListener, outcome: Outcome) -> Sequence[Achievement]:
        """Return the best times of a practice, or the points of a whole game."""
        del outcome
        table: IqTable = listener.view.table
        if table.own_draws:
            # Nothing proves what people drew.
            return ()
        if table.practice is None:
            key = f"{_GAME} {table.rounds}"
            return tuple(
                Achievement(seat, key, scoring.score_of(table, seat), "points", lower=False)
                for seat in range(table.seats)
            )
        return tuple(feat for seat in range(table.seats) for feat in _times(table, seat))

    def title(self, key: str) -> Message:
        """Name the kind and level of tasks, or the length of the game."""
        way, what, level = (*key.split(" "), "", "")[:3]
        if way == _TASK:
            return say("iqlandie-record-task", kind=what, level=level)
        return say("iqlandie-record-game", rounds=int(what) if what in _ROUNDS else 0)


def _times(table: IqTable, seat: int) -> Iterator[Achievement]:
    """Yield the best time of a seat at each level, its hints and errors left out."""
    best: dict[str, int] = {}
    for race in table.history:
        result = race.results[seat]
        if result.verdict == "right" and result.time is not None and not result.hints:
            key = f"{_TASK} {race.kind} {table.deck.level_of(race.kind, race.number)}"
            best[key] = min(result.time, best.get(key, result.time))
    for key, time in sorted(best.items()):
        yield Achievement(seat, key, time // SECOND, "seconds", lower=True)


RECORDS: Final = IqlandieRecords()
"""Personal records of the game."""


MOST: Final = 2
"""Pieces that are laid in a round."""


class LastPlacements(NamedTuple):
    """Where pieces can be laid together.

    Attributes:
        gain: Points that they add to the expositions.
        where: The pieces with their places.
    """

    gain: int
    where: tuple[tuple[Piece, Spot], ...]


def best_last_placements(
    grids: Expositions, board: state.PlayerBoard, pieces: Sequence[Piece]
) -> LastPlacements | None:
    """Return how some pieces bring most together.

    Returns:
        The best laying of all of them; None where jokers are about, whose colours are chosen later, where
        there are more pieces than in a round, or where they don't all fit.
    """
    jokers = any(piece.colour == JOKER for piece in pieces) or any(map(scoring.open_jokers, board))
    if jokers or not 0 < len(pieces) <= MOST:
        return None
    if len(pieces) == 1:
        alone = (one for pair in zip(grids, board, strict=True) for one in _inside(*pair, pieces[0]))
        return max(alone, key=_gain, default=None)
    return max(_together(grids, board, *pieces), key=_gain, default=None)


def _together(
    grids: Expositions, board: state.PlayerBoard, first: Piece, second: Piece
) -> Iterator[LastPlacements]:
    """Yield for each place of one piece the best of the other one."""
    both = tuple(zip(grids, board, strict=True))
    alone = [max(_inside(*pair, second), default=None, key=_gain) for pair in both]
    for index, (grid, laid) in enumerate(both):
        others = [one for place, one in enumerate(alone) if one is not None and place != index]
        for one in _inside(grid, laid, first):
            _, spot = one.where[0]
            there = _inside(grid, (*laid, state.Laid(first, spot, first.colour)), second)
            best = max((*others, *there), default=None, key=_gain)
            if best is not None:
                yield LastPlacements(one.gain + best.gain, (*one.where, *best.where))


def _inside(grid: Exposition, laid: state.LaidPieces, piece: Piece) -> Iterator[LastPlacements]:
    """Yield every place of a piece in one exposition."""
    taken, before = state.covered(laid), scoring.points(grid, laid, scoring.colours_of(laid))
    after = after_piece(grid, laid, piece)
    for spot in spots(piece, grid):
        if not spot.mask & taken:
            yield LastPlacements(after(spot) - before, ((piece, spot),))


def _gain(laying: LastPlacements) -> int:
    return laying.gain


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

CLEAR: Final = 6
"""Points from which where the last pieces lie has turned the match."""


def remarks(move: PlayedMove) -> tuple[Remark, ...]:
    """Return what there is to say about a move in a race; see `games.measure.RemarkFinder`."""
    before: state.IqState = move.before
    if isinstance(move.action, Done):
        return tuple(_built(before.table, move.seat))
    race = before.race
    if race is None or before.table.phase != "race":
        return ()
    claimed = _claimed(race, move.seat) if isinstance(move.action, Claim) else ()
    history = move.after.table.history
    ended = _ended(history[-1]) if len(history) > len(before.table.history) else ()
    return (*claimed, *ended)


def _built(table: state.IqTable, seat: int) -> Iterator[Remark]:
    """Yield by how much the last pieces could have been laid better, and where; before nothing is sure."""
    if table.round < table.rounds or table.hands[seat]:
        return
    bare = table.boards[seat]
    for laid in table.fresh[seat]:
        bare = state.without_piece(bare, laid)
    best = best_last_placements(table.expositions, bare, tuple(laid.piece for laid in table.fresh[seat]))
    missed = 0 if best is None else best.gain - _points(table, table.boards[seat]) + _points(table, bare)
    if best is None or not missed:
        return
    yield Remark(
        Reason("iqlandie-remark-last", (("seat", seat), ("points", missed))), turning=missed >= CLEAR
    )
    for piece, spot in best.where:
        where = (("piece", piece), ("number", spot.exposition), ("mask", spot.mask))
        yield Remark(Reason("iqlandie-remark-where", where))


def _points(table: state.IqTable, board: state.PlayerBoard) -> int:
    """Return the points of all expositions."""
    return sum(map(scoring.exposition_points, table.expositions, board))


def _claimed(race: state.Race, seat: int) -> Iterator[Remark]:
    """Yield in how many steps it could be done, or how many were still missing."""
    run, rules, task = race.runs[seat], race.rules, race.task
    if not rules.solved(task, run.work):
        missing = len(rules.hint(task, run.work, STAGES[-1]).steps)
        yield Remark(Reason("iqlandie-remark-missing", (("seat", seat), ("steps", missing))))
        return
    made, steps = len(run.path) - 1, len(rules.solution(task))
    if steps < made:
        yield Remark(Reason("iqlandie-remark-shorter", (("seat", seat), ("made", made), ("steps", steps))))


def _ended(result: state.RoundResult) -> Iterator[Remark]:
    """Yield what places would have been in reach with a right answer, without hints, or a little faster."""
    for seat, own in enumerate(result.results):
        now = result.order.index(seat) + 1
        if own.verdict == "wrong":
            # The place with this token, had the answer been right.
            place = 1 + sum(
                each.token < own.token
                for other, each in enumerate(result.results)
                if other != seat and each.verdict != "wrong"
            )
            if place < now:
                yield _lost("wrong", seat, place, now)
        elif own.verdict == "right" and now > 1:
            yield from _slower(result, seat, own, now)


def _slower(result: state.RoundResult, seat: int, own: state.Result, now: int) -> Iterator[Remark]:
    """Yield how far behind the first somebody was who was right, and whether hints did it."""
    time, best = own.time or 0, result.results[result.order[0]].time
    if best is not None and (seconds := round((time - best) / SECOND)):
        yield Remark(Reason("iqlandie-remark-behind", (("seat", seat), ("seconds", seconds))))
    quicker = time - sum(map(state.hint_cost, range(1, own.hints + 1)))
    faster = [
        other
        for other, each in enumerate(result.results)
        if other != seat and each.verdict == "right" and (each.time or 0) <= quicker
    ]
    if own.hints and len(faster) + 1 < now:
        yield _lost("hints", seat, len(faster) + 1, now)


def _lost(why: str, seat: int, place: int, now: int) -> Remark:
    """Say which place was lost; with the first one the 2 points and the first choice are gone."""
    values = (("seat", seat), ("place", place), ("now", now))
    return Remark(Reason(f"iqlandie-remark-{why}", values), turning=place == 1, seat=seat)
