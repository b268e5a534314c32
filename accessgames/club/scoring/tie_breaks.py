"""Putting people in order by one criterion after the other, and each tie-break as such a criterion.

It can be told which one decided.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.club.model import TieBreak
from accessgames.club.scoring.points import LineKind

if TYPE_CHECKING:
    from accessgames.club.model import Tournament
    from accessgames.club.scoring.points import RoundLine

K = TypeVar("K", bound=Hashable)
Value = Fraction | None
"""Greater is better; None means that there is nothing to compare, and is the worst."""

Measure = Callable[[Sequence[K]], Mapping[K, Value]]
"""From a group of equals to a value for each."""


def each(value: Callable[[K], Value]) -> Measure[K]:
    """Measure everybody alone."""
    return lambda group: {one: value(one) for one in group}


@dataclass(frozen=True, slots=True)
class Ordered(Generic[K]):
    """People in order.

    Attributes:
        names: Names of the criteria, in the order in which they count.
        order: Everybody, the best first; equals in the order in which they were given.
        paths: For each the values by these criteria; after the one that parted somebody from everybody else,
            further ones are not computed and None.
    """

    names: tuple[str, ...]
    order: tuple[K, ...]
    paths: Mapping[K, tuple[Value, ...]]

    def places(self, among: Sequence[K]) -> tuple[int, ...]:
        """Return the places of a part of the people, given in their order; equals share one (1, 1, 3)."""
        found: list[int] = []
        for index, one in enumerate(among):
            same = index and self.paths[one] == self.paths[among[index - 1]]
            found.append(found[-1] if same else index + 1)
        return tuple(found)

    def decided(self, better: K, other: K) -> tuple[str, Value, Value] | None:
        """Return the name of the first criterion in which two differ with both values; None for equals."""
        pairs = zip(self.names, self.paths[better], self.paths[other], strict=True)
        return next(((name, one, two) for name, one, two in pairs if one != two), None)


def put_in_order(people: Sequence[K], criteria: Sequence[tuple[str, Measure[K]]]) -> Ordered[K]:
    """Order people by criteria; each one is asked only about groups that are still equal."""
    groups: list[list[K]] = [list(people)] if people else []
    paths: dict[K, tuple[Value, ...]] = dict.fromkeys(people, ())
    for _, measure in criteria:
        parted: list[list[K]] = []
        for group in groups:
            values = measure(group) if len(group) > 1 else dict.fromkeys(group)
            for one in group:
                paths[one] = (*paths[one], values[one])
            known = sorted({value for value in values.values() if value is not None}, reverse=True)
            every: list[Value] = [*known, None]
            parts = [[one for one in group if values[one] == value] for value in every]
            parted += [part for part in parts if part]
        groups = parted
    order = tuple(one for group in groups for one in group)
    return Ordered(tuple(name for name, _ in criteria), order, paths)


_HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Ledger:
    """What tie-breaks are computed from.

    Attributes:
        tournament: The tournament.
        lines: Lines of each row that count.
        chains: Numbers under which each row was played.
    """

    tournament: Tournament
    lines: Mapping[int, tuple[RoundLine, ...]]
    chains: Mapping[int, tuple[int, ...]]

    def lower(self, line: RoundLine) -> bool:
        """Whether fewer points of the game of a line are better."""
        return self.tournament.proposal.games[self.tournament.round(line.round_).game].lower_wins

    def signed(self, line: RoundLine, score: int) -> Fraction:
        """Return a score so that greater is better."""
        return Fraction(-score if self.lower(line) else score)

    def played(self, player: int) -> tuple[RoundLine, ...]:
        """Return the lines of what was really played."""
        return tuple(line for line in self.lines[player] if line.kind is LineKind.PLAYED)


def tie_break_values(ledger: Ledger, tie_break: TieBreak, equals: Sequence[int]) -> dict[int, Value]:
    """Return the value of a tie-break for everybody of a group of equals."""
    if tie_break is TieBreak.MUTUAL:
        return _mutual(ledger, equals)
    if tie_break is TieBreak.LOT:
        # The order of the last lot drawn between all of them; a substitute who took a row over has its lot.
        for lot in reversed(ledger.tournament.lots):
            drawn = {
                player: -lot.players.index(number)
                for player in equals
                for number in ledger.chains[player]
                if number in lot.players
            }
            if len(drawn) == len(equals):
                return {player: Fraction(place) for player, place in drawn.items()}
        return dict.fromkeys(equals)
    single = _SINGLE[tie_break]
    return {player: single(ledger, player) for player in equals}


def _mutual(ledger: Ledger, equals: Sequence[int]) -> dict[int, Value]:
    """Return how everybody placed against the others: 1 for each one beaten, a half for each equal.

    It decides only where each of them met the others equally often; otherwise all have None.
    """
    won = dict.fromkeys(equals, Fraction())
    met = dict.fromkeys(equals, 0)
    places: dict[tuple[int, int], dict[int, int]] = {}
    for player in equals:
        for line in ledger.played(player):
            places.setdefault((line.round_, line.table), {})[player] = line.place
    for table in places.values():
        for player, place in table.items():
            for other, against in table.items():
                if other != player:
                    met[player] += 1
                    won[player] += 1 if place < against else _HALF if place == against else 0
    fair = len(set(met.values())) == 1 and all(met.values())
    return {player: won[player] if fair else None for player in equals}


_SINGLE: Final[Mapping[TieBreak, Callable[[Ledger, int], Value]]] = MappingProxyType(
    {
        TieBreak.SCORES: lambda ledger, player: sum(
            (ledger.signed(line, line.score) for line in ledger.lines[player]), Fraction()
        ),
        TieBreak.ZEROS: lambda ledger, player: Fraction(
            sum(line.parts.count(0) for line in ledger.played(player) if ledger.lower(line))
        ),
        TieBreak.BEST_GAME: lambda ledger, player: max(
            (ledger.signed(line, part) for line in ledger.played(player) for part in line.parts), default=None
        ),
        TieBreak.BEST_ROUND: lambda ledger, player: max(
            (ledger.signed(line, line.score) for line in ledger.played(player) if line.parts), default=None
        ),
        TieBreak.WINS: lambda ledger, player: Fraction(
            sum(line.place == 1 for line in ledger.played(player))
        ),
    }
)
