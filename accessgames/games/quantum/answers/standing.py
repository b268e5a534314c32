"""How the match stands: the turn, the throw, the points, the misses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.games.quantum.answers.asked import asked_seat, nothing_more
from accessgames.games.quantum.naming import everybody, nested
from accessgames.games.quantum.narration.points import explain
from accessgames.games.quantum.narration.throws import tell_dice
from accessgames.games.quantum.narration.turns import tell_turn
from accessgames.games.quantum.rules.endings import score as score_of
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import State
    from accessgames.games.room import Desk


def status(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is, the throw, the points and the misses.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    table: State = desk.view.table
    turn = tell_turn(desk)
    throw = tell_dice(table.dice)[:1] if table.dice else ()
    return (say(turn.key, **turn.args), *throw, *_points(desk), *_misses(desk))


def score(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who leads and the points of all, the highest first; of a player who is named, entry by entry.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if not words:
        return (*_points(desk), *_misses(desk))
    seat = asked_seat(desk, words)
    return tuple(explain(seat, desk)) or (say("quantum-score-none", who=desk.person(seat)),)


def _points(desk: Desk) -> Iterator[Message]:
    table: State = desk.view.table
    scores = [score_of(table, seat) for seat in range(len(table.sheets))]
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ahead, behind = scores[order[0]], [points for points in scores if points != max(scores)]
    leaders = [seat for seat in order if scores[seat] == ahead]
    if not behind:
        yield say("quantum-score-equal", points=ahead)
        return
    if len(leaders) > 1:
        yield say("quantum-score-leaders", who=everybody(desk, leaders), lead=ahead - max(behind))
    else:
        yield say("quantum-score-leader", who=desk.person(leaders[0]), lead=ahead - max(behind))
    entries = nested(say("quantum-score-of", who=desk.person(seat), points=scores[seat]) for seat in order)
    yield say("quantum-score-all", entries=entries)


def misses(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many misses everybody has.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    return tuple(_misses(desk)) or (say("quantum-misses-none"),)


def _misses(desk: Desk) -> Iterator[Message]:
    """Tell the misses of those who have any."""
    counted = [(seat, count) for seat, count in enumerate(desk.view.table.misses) if count]
    if counted:
        entries = (say("quantum-score-of", who=desk.person(seat), points=count) for seat, count in counted)
        yield say("quantum-misses", entries=nested(entries))


def dice(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the throw: totals, missing colours, and each die with the number by which it can be named.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    shown = desk.view.table.dice
    return tell_dice(shown) if shown else (say("quantum-dice-none"),)
