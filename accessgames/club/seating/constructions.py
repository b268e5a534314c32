"""Schedules known to mathematics in which nobody meets anybody twice.

The people of a transversal design are g groups of m, one of each group at every one of m tables: in round
r, the member of group i at table t is number t + i·r, computed in a field of m elements. Two people meet
twice only where (i - j)·(r - s) is zero, which in a field never happens; so as many rounds as the field has
elements are free of repeated meetings. Where each group makes a table of its own, that is one more round
(an affine plane: 9 people over 4 rounds, 16 over 5, 25 over 6). Numbers modulo m do the same where there is
no such field as long as no product of a difference of groups and one of rounds is a multiple of m.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from typing import Final

_POLYNOMIALS: Final = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (1, 0)), 16: (2, (1, 1, 0, 0))}
"""Fields that are no prime: the prime, and the lower coefficients of x^n as minus them is reduced."""

Multiply = Callable[[int, int], int]


def transversal(groups: int, tables: int, rounds: int) -> tuple[tuple[tuple[int, ...], ...], ...] | None:
    """Return who sits where in each round, or None where this construction has repeated meetings.

    People are numbers below `groups * tables`; person `tables * i + k` is number k of group i.
    """
    extra = int(groups == tables)
    if rounds > tables + extra or groups > tables:
        return None
    add, multiply = _arithmetic(tables)
    lines = min(rounds, tables)
    if _repeats(groups, lines, add, multiply):
        return None
    schedule = [
        tuple(
            tuple(tables * group + add(table, multiply(group, line)) for group in range(groups))
            for table in range(tables)
        )
        for line in range(lines)
    ]
    if rounds > lines:
        schedule.append(tuple(tuple(range(tables * group, tables * (group + 1))) for group in range(groups)))
    return tuple(schedule)


def _repeats(groups: int, lines: int, add: Multiply, multiply: Multiply) -> bool:
    """Tell whether two lines put the same two people together: equal shifts between two groups."""
    for one, two in combinations(range(groups), 2):
        shifts = {_shift(one, two, line, add, multiply) for line in range(lines)}
        if len(shifts) < lines:
            return True
    return False


def _shift(one: int, two: int, line: int, add: Multiply, multiply: Multiply) -> int:
    """Return who of group `two` sits with number 0 of group `one` in a line."""
    table = 0
    while add(table, multiply(one, line)):
        table += 1
    return add(table, multiply(two, line))


@cache
def _arithmetic(size: int) -> tuple[Multiply, Multiply]:
    """Return addition and multiplication: of a field where we have one, else modulo the size."""
    if size not in _POLYNOMIALS:
        return (lambda one, two: (one + two) % size), (lambda one, two: one * two % size)
    prime, modulus = _POLYNOMIALS[size]
    elements = list(product(range(prime), repeat=len(modulus)))
    number = {element: index for index, element in enumerate(elements)}
    plus = [
        [number[tuple((x + y) % prime for x, y in zip(one, two, strict=True))] for two in elements]
        for one in elements
    ]
    times = [[number[_product(one, two, prime, modulus)] for two in elements] for one in elements]
    return (lambda one, two: plus[one][two]), (lambda one, two: times[one][two])


def _product(
    one: tuple[int, ...], two: tuple[int, ...], prime: int, modulus: tuple[int, ...]
) -> tuple[int, ...]:
    """Multiply two polynomials, highest coefficient last, and reduce: x^n = -modulus."""
    degree = len(modulus)
    long = [0] * (2 * degree - 1)
    for (i, x), (j, y) in product(enumerate(one), enumerate(two)):
        long[i + j] += x * y
    for power in range(2 * degree - 2, degree - 1, -1):
        for index, coefficient in enumerate(modulus):
            long[power - degree + index] -= long[power] * coefficient
        long[power] = 0
    return tuple(value % prime for value in long[:degree])
