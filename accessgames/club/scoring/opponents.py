"""Tie-breaks that are about opponents, by the rules of FIDE; all of them at tables of two."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.scoring import ledger as books


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one round adds to the strength of somebody's opponents.

    Attributes:
        points: Points of the opponent; of somebody without one the own points, as if of a twin.
        won: Part of a win that the round brought.
        missed: Whether the player was not there, so that this one is the first to be cut.
    """

    points: Fraction
    won: Fraction
    missed: bool


def contributions(ledger: books.Ledger, player: int) -> tuple[Contribution, ...]:
    """Return what each round of somebody adds; penalties of the organiser change nothing of it."""
    rows = ledger.row_of
    found = []
    for line in ledger.lines[player]:
        others = [player]
        if line.place:
            table = ledger.tournament.table(line.round_, line.table)
            others = [rows[one] for one in table.players if one in rows and rows[one] != player]
        missed = not line.place and line.kind != "out"
        found += [
            Contribution(points_of(ledger, other), ledger.part_of_win(line), missed) for other in others
        ]
    return tuple(found)


def points_of(ledger: books.Ledger, player: int) -> Fraction:
    """Return the points of all rounds of a row, before penalties."""
    return sum((line.points for line in ledger.lines.get(player, ())), Fraction())


def buchholz(ledger: books.Ledger, player: int) -> Fraction:
    """Return the points of all opponents."""
    return sum((one.points for one in contributions(ledger, player)), Fraction())


def buchholz_cut(ledger: books.Ledger, player: int) -> Fraction:
    """Return the points of all opponents but the weakest one; a round that was missed is cut first."""
    found = contributions(ledger, player)
    cut = [one.points for one in found if one.missed] or [one.points for one in found]
    return buchholz(ledger, player) - min(cut, default=Fraction())


def sonneborn(ledger: books.Ledger, player: int) -> Fraction:
    """Return the points of those beaten, and the part of others that the result was of a win."""
    return sum((one.points * one.won for one in contributions(ledger, player)), Fraction())


def direct(ledger: books.Ledger, equals: Sequence[int]) -> dict[int, Fraction]:
    """Return how equals stand by the games between them; more is better, equals stay equal.

    Where all have met, their points against each other count, and once more among those still equal. Where
    some have not, who would be alone at the top whatever came out of the games not played is first, and so
    on behind; the others stay equal.
    """
    won = dict.fromkeys(equals, Fraction())
    missing = {one: len(equals) - 1 for one in equals}
    for (one, mine), (other, theirs) in combinations(_places(ledger, equals).items(), 2):
        shared = mine.keys() & theirs.keys()
        for table in shared:
            won[one] += Fraction((theirs[table] > mine[table]) - (theirs[table] < mine[table]) + 1, 2)
            won[other] += Fraction((mine[table] > theirs[table]) - (mine[table] < theirs[table]) + 1, 2)
        missing[one] -= bool(shared)
        missing[other] -= bool(shared)
    order = _parted(ledger, won) if not any(missing.values()) else _safe(won, missing)
    return {one: Fraction(-rank) for rank, group in enumerate(order) for one in group}


def _places(ledger: books.Ledger, equals: Sequence[int]) -> dict[int, dict[tuple[int, int], int]]:
    """Return at which tables each one played, and the places there."""
    return {
        one: {(line.round_, line.table): line.place for line in ledger.lines[one] if line.place}
        for one in equals
    }


def _parted(ledger: books.Ledger, won: dict[int, Fraction]) -> list[list[int]]:
    """Order people who have all met; those equal once more among themselves."""
    found: list[list[int]] = []
    for points in sorted(set(won.values()), reverse=True):
        group = [one for one in won if won[one] == points]
        if 1 < len(group) < len(won):
            inner = direct(ledger, group)
            found += [[one for one in group if inner[one] == value] for value in sorted(set(inner.values()))][
                ::-1
            ]
        else:
            found.append(group)
    return found


def _safe(won: dict[int, Fraction], missing: dict[int, int]) -> list[list[int]]:
    """Put those first, one after the other, who cannot be reached by games not played."""
    left, found = list(won), list[list[int]]()
    while len(left) > 1:
        top = max(left, key=won.__getitem__)
        if any(won[one] + missing[one] >= won[top] for one in left if one != top):
            break
        found.append([top])
        left.remove(top)
    return [*found, left]
