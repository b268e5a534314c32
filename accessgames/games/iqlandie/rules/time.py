"""Time in a race: what counts of it, and the actions of the clock."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from accessgames.engine import Elapsed, Spans
from accessgames.games.iqlandie.rules.runs import HINT_COST, Race

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.table import Table

LONGEST: Final = 3_600_000
"""Milliseconds that one action of the clock brings at most: an hour."""


class Passing(Spans):
    """All lengths of time that may pass at once: a millisecond to an hour. No time at all is no action."""

    __slots__ = ()

    def __init__(self) -> None:
        """Allow an hour."""
        super().__init__(LONGEST)

    def __len__(self) -> int:
        """Count the lengths."""
        return super().__len__() - 1

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return super().__contains__(action) and action != Elapsed(0)

    def __iter__(self) -> Iterator[Elapsed]:
        """Give them in the order of their notation."""
        return islice(super().__iter__(), 1, None)


def counted(table: Table, race: Race, seat: int, at: int) -> int:
    """Return the milliseconds that count for a seat when the race's clock shows `at`.

    The time since its own clock began, times its factor (iQLANDIE 2.9, 6), and what its hints cost.
    """
    run = race.runs[seat]
    return (at - run.began) * table.pace(seat) // 100 + run.hints * HINT_COST


def too_late_at(table: Table, race: Race, seat: int) -> int | None:
    """Return when the last seat without a token is slower than all who claimed; None before any claim."""
    claims = [run.time for run in race.runs if run.stage == "claimed" and run.time is not None]
    if not claims:
        return None
    run, pace = race.runs[seat], table.pace(seat)
    left = max(0, max(claims) - run.hints * HINT_COST)
    return max(race.elapsed, run.began - (-left * 100 // pace))
