"""People whom the same criterion parted are told of in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from accessgames.club.papers.parting import decided_runs
from accessgames.club.scoring.standings import Decision

PLAIN = frozenset({"points"})


@dataclass(frozen=True)
class Line:
    """A line of standings as far as it matters here."""

    place: int
    decision: Decision | None


def lines(*criteria: str) -> list[Line]:
    """Lines parted by these criteria, empty for equals; one line more than there are criteria."""
    found = [Decision(by, Fraction(1), Fraction(0)) if by else None for by in (*criteria, "")]
    return [Line(place, decision) for place, decision in enumerate(found, 1)]


def places(*criteria: str) -> list[tuple[int, ...]]:
    """The places of each run."""
    return [tuple(line.place for line in run) for run in decided_runs(lines(*criteria), PLAIN)]


def test_neighbours_with_the_same_criterion_belong_together() -> None:
    """One run until something else decides; points need no word."""
    assert [(1, 2, 3)] == places("scores", "scores", "points")
    assert [(1, 2), (2, 3)] == places("scores", "zeros")
    assert [(2, 3), (4, 5)] == places("points", "lot", "points", "lot")
    assert [] == places("points", "")
    assert [] == places()
