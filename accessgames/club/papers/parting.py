"""Neighbours in any standings whom one and the same criterion parted, so that one sentence tells them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from accessgames.club.scoring.standings import Decision

MOST_NAMED: Final = 5
"""So many people of a run are named; of a longer one the places are told."""


class RankedRow(Protocol):
    """A line of standings."""

    @property
    def place(self) -> int:
        """The place."""

    @property
    def decision(self) -> Decision | None:
        """What put it before the next one."""


R = TypeVar("R", bound=RankedRow)


def decided_runs(rows: Sequence[R], plain: frozenset[str]) -> Iterator[tuple[R, ...]]:
    """Yield neighbours that were parted from each other by one and the same criterion.

    Args:
        rows: Standings, the best first.
        plain: Criteria that need no explanation.
    """
    run: list[R] = []
    by = ""
    for row, after in pairwise(rows):
        decided = "" if row.decision is None or row.decision.by in plain else row.decision.by
        if run and decided != by:
            yield tuple(run)
            run = []
        if decided:
            run = [*(run or [row]), after]
        by = decided
    if run:
        yield tuple(run)
