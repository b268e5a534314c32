"""Schedules in which people meet many others: those known to mathematics, and the search that betters any."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessgames.engine import Stream

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
    for one, two in combinations(range(groups), 2):
        # Two lines with equal shifts between two groups would put the same two people together.
        if len({_shift(one, two, line, add, multiply) for line in range(lines)}) < lines:
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


NumberedTables = list[list[int]]
"""Numbers of people below n by table."""

Swap = tuple[int, int, int]
"""A round and two people who changed tables in it."""

OUT: Final = -1
"""Stands for the table of somebody who sits out."""

CYCLE: Final = 200_000
"""Steps from hot to cold; then it is heated again. Measured on 13 to 24 people: shorter ones find less."""

_HOT: Final = 0.5
_COLD: Final = 0.2
_RETUNE: Final = 512
_CHUNK: Final = 1024
_LUCK_BITS: Final = 30
_LUCK: Final = 1 << _LUCK_BITS
_STEEPEST: Final = 64


def random_numbers(stream: Stream) -> Iterator[int]:
    """Yield numbers of 64 bits without end; drawn in chunks, which is ten times as fast as one by one."""
    while True:
        words = array("Q", stream.getrandbits(64 * _CHUNK).to_bytes(8 * _CHUNK, "little"))
        if sys.byteorder == "big":
            words.byteswap()
        yield from words


class Schedule:
    """Rounds that are being improved: who meets whom how often, and what that costs.

    The cost is the sum over pairs of C(meetings, 2), history included.
    """

    def __init__(
        self, people: int, meetings: dict[tuple[int, int], int], rounds: Sequence[NumberedTables]
    ) -> None:
        """Begin with rounds and with earlier meetings of pairs; who is at no table of a round sits out."""
        self.people = people
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        self.meet = [[0] * people for _ in range(people)]
        for (one, two), times in meetings.items():
            self.meet[one][two] = self.meet[two][one] = times
        self.where = [[OUT] * people for _ in rounds]
        for tables, where in zip(self.rounds, self.where, strict=True):
            for number, table in enumerate(tables):
                for one in table:
                    where[one] = number
                    for two in table:
                        self.meet[one][two] += one != two
        self.cost = sum(times * (times - 1) for row in self.meet for times in row) // 4

    def bound(self) -> int:
        """Return a cost that cannot be undercut: all meetings spread evenly over all pairs."""
        total = sum(map(sum, self.meet)) // 2
        pairs = self.people * (self.people - 1) // 2
        each, rest = divmod(total, pairs) if pairs else (0, 0)
        return rest * each + pairs * (each * (each - 1) // 2)

    def swap(self, round_: int, one: int, two: int) -> None:
        """Let two people of different tables of a round change places; the cost is the caller's to keep."""
        where, tables, meet = self.where[round_], self.rounds[round_], self.meet
        here, there = tables[where[one]], tables[where[two]]
        for mover, left, joined in ((one, here, there), (two, there, here)):
            for other in left:
                if other != mover:
                    meet[mover][other] -= 1
                    meet[other][mover] -= 1
            for other in joined:
                if other not in (one, two):
                    meet[mover][other] += 1
                    meet[other][mover] += 1
        here[here.index(one)], there[there.index(two)] = two, one
        where[one], where[two] = where[two], where[one]


def anneal(schedule: Schedule, steps: int, stream: Stream) -> int:
    """Improve a schedule in place by at most so many steps; return its cost, the lowest that was found.

    It ends early only where the cost can be shown not to go lower.
    """
    draw, bound = random_numbers(stream).__next__, schedule.bound()
    trail: list[Swap] = []
    lowest = schedule.cost
    for start in range(0, steps, _RETUNE):
        if lowest <= bound:
            break
        temperature = _HOT * (_COLD / _HOT) ** (start % CYCLE / CYCLE)
        # For each worsening, how much luck of `_LUCK` accepts it.
        accept = [int(_LUCK * exp(-worse / temperature)) for worse in range(_STEEPEST)]
        lowest = _cool(schedule, draw, min(_RETUNE, steps - start), accept, trail, lowest)
    for round_, one, two in reversed(trail):
        schedule.swap(round_, one, two)
    schedule.cost = lowest
    return lowest


def _cool(
    schedule: Schedule, draw: Callable[[], int], steps: int, accept: list[int], trail: list[Swap], lowest: int
) -> int:
    """Take steps at one temperature; return the lowest cost so far, the swaps since then in the trail."""
    people, rounds, where, meet = schedule.people, schedule.rounds, schedule.where, schedule.meet
    cost, played = schedule.cost, len(schedule.rounds)
    for _ in range(steps):
        rest, luck = divmod(draw(), _LUCK)
        rest, one = divmod(rest, people)
        rest, two = divmod(rest, people)
        round_ = rest % played
        here, there = where[round_][one], where[round_][two]
        if here == there or OUT in (here, there):
            continue
        first, second = meet[one], meet[two]
        left, joined = rounds[round_][here], rounds[round_][there]
        worse = len(left) + len(joined) - 2 - first[two] - second[one]
        for other in left:
            worse += second[other] - first[other]
        for other in joined:
            worse += first[other] - second[other]
        if worse <= 0 or (worse < _STEEPEST and luck < accept[worse]):
            schedule.swap(round_, one, two)
            cost += worse
            trail.append((round_, one, two))
            if cost < lowest:
                lowest = cost
                trail.clear()
    schedule.cost = cost
    return lowest
