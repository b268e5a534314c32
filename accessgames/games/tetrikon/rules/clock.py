"""The game with a time limit (R35): time passes while seats are to act, and between two turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Elapsed, Spans, refuse
from accessgames.games.tetrikon.rules.tasks import ClockDue
from accessgames.games.tetrikon.rules.trading import cancel_offers
from accessgames.games.tetrikon.rules.turns import close

if TYPE_CHECKING:
    from accessgames.engine import Refusal, Stream
    from accessgames.games.tetrikon.rules.actions import TableAction
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.work import Work

_QUICK_TURN: Final = 15_000
_SLOW_TURN: Final = 60_000
"""Milliseconds of the turns that simulated players take."""

_INSTANT: Final = 10
"""Milliseconds that pass in the middle of a simulated turn."""


def running(table: Table) -> bool:
    """Tell whether time counts now: there is a limit, it is not over, and somebody has to act."""
    return table.remaining is not None and table.closing is None


def spans(table: Table) -> Spans:
    """Return how much time may pass at once: up to the whole limit, as who thinks too long finds it over.

    Between two turns the clock has to act although perhaps nobody took any time.
    """
    return Spans(table.rules.milliseconds or 0, least=0 if isinstance(table.task, ClockDue) else 1)


def refuse_span(table: Table, action: TableAction) -> Refusal | None:
    """Return why so much time can't pass."""
    if action in spans(table):
        return None
    return refuse("tetrikon-refused-clock")


def owed(table: Table, milliseconds: int) -> Elapsed | None:
    """Return what the clock says when so much time has passed; more than the whole limit counts as that."""
    elapsed = Elapsed(min(milliseconds, table.rules.milliseconds or 0))
    return elapsed if elapsed in spans(table) else None


def simulated(table: Table, stream: Stream) -> Elapsed:
    """Return how long a turn takes where no real clock runs; nearly all of it counts between two turns."""
    if not isinstance(table.task, ClockDue):
        return Elapsed(_INSTANT)
    return Elapsed(_QUICK_TURN + stream.below(_SLOW_TURN - _QUICK_TURN))


def pass_time(work: Work, action: Elapsed) -> None:
    """Let time pass; when it is up the game closes, and offers still open are void (R35)."""
    if isinstance(work.table.task, ClockDue):
        work.pop()
    remaining = max(0, (work.table.remaining or 0) - action.milliseconds)
    work.change(remaining=remaining)
    if not remaining:
        close(work, "time")
        cancel_offers(work)
