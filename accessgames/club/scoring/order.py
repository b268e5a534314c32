"""Putting people in order by one criterion after the other, so that it can be told which one decided."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
Value = Fraction | None
"""Greater is better; None means that there is nothing to compare, and is the worst."""

Measure = Callable[[Sequence[K]], Mapping[K, Value]]
"""From a group of equals to a value for each."""


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
            parted += _parted(group, values)
        groups = parted
    order = tuple(one for group in groups for one in group)
    return Ordered(tuple(name for name, _ in criteria), order, paths)


def _parted(group: list[K], values: Mapping[K, Value]) -> list[list[K]]:
    """Divide a group by values, the greatest first, None last; keep the given order inside."""
    known = sorted({value for value in values.values() if value is not None}, reverse=True)
    every: list[Value] = [*known, None]
    parts = [[one for one in group if values[one] == value] for value in every]
    return [part for part in parts if part]
