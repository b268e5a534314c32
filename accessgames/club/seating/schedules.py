"""Schedules in which people meet many others: those known to mathematics, and the search that betters any."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, combinations, product
from math import exp
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Cooling:
    """How a search cools down, so that it accepts ever fewer worsenings; at the end it is heated again.

    Attributes:
        hot: Temperature at the beginning, in units of cost.
        cold: Temperature at the end.
        cycle: Steps from hot to cold.
    """

    hot: float
    cold: float
    cycle: int


_RETUNE: Final = 512
_CHUNK: Final = 1024
_LUCK_BITS: Final = 30
_LUCK: Final = 1 << _LUCK_BITS
_STEEPEST: Final = 64
_UNEVEN: Final = 1000
"""How much more than in the search unevenness of sizes counts when schedules are compared."""


def random_numbers(stream: Stream) -> Iterator[int]:
    """Yield numbers of 64 bits without end; drawn in chunks, which is ten times as fast as one by one."""
    while True:
        words = array("Q", stream.getrandbits(64 * _CHUNK).to_bytes(8 * _CHUNK, "little"))
        if sys.byteorder == "big":
            words.byteswap()
        yield from words


def plain_price(met: int) -> int:
    """Price of one more meeting by which a schedule costs the sum over pairs of C(meetings, 2)."""
    return met


class Schedule:
    """Rounds that are being improved: who meets whom how often, who sits at smaller tables, what that costs.

    A pair pays for each meeting the price of one more meeting, history included. Somebody who sits at smaller
    tables more often than falls to him, or less often, pays the square of the difference.
    """

    def __init__(
        self,
        people: int,
        meetings: Mapping[tuple[int, int], int],
        rounds: Sequence[NumberedTables],
        price: Callable[[int], int] = plain_price,
        leanings: Sequence[int] = (),
    ) -> None:
        """Begin with rounds and with what was before; who is at no table of a round sits out.

        Args:
            people: How many; they are numbers below it.
            meetings: How often pairs met before.
            rounds: Tables of each round.
            price: What one more meeting costs two people who met so many times; never falls.
            leanings: For each person how many halves of a smaller table he will have sat at beyond what falls
                to him, these rounds included; empty where sizes do not matter.
        """
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
        most = max(map(max, self.meet), default=0) + len(rounds)
        self.price = [price(met) for met in range(most + 1)]
        # What meeting once more would cost a pair, and what meeting once less would save it.
        self.gain = [[self.price[times] for times in row] for row in self.meet]
        self.loss = [[self.price[times - 1] if times else 0 for times in row] for row in self.meet]
        self.cost = self.paid()
        self.leanings = list(leanings)
        self.small = [
            [bool(leanings) and len(table) < max(map(len, tables)) for table in tables]
            for tables in self.rounds
        ]
        self.uneven = 0

    def paid(self) -> int:
        """Return what all meetings cost, earlier ones included."""
        upto = [0, *accumulate(self.price)]
        return sum(upto[times] for row in self.meet for times in row) // 2

    def bound(self) -> int:
        """Return a cost that cannot be undercut: all meetings spread evenly over all pairs."""
        total = sum(map(sum, self.meet)) // 2
        pairs = self.people * (self.people - 1) // 2
        each, rest = divmod(total, pairs) if pairs else (0, 0)
        return rest * self.price[each] + pairs * sum(self.price[:each])

    def swap(self, round_: int, one: int, two: int) -> None:
        """Let two people of different tables of a round change places; the cost is the caller's to keep."""
        where, tables, small = self.where[round_], self.rounds[round_], self.small[round_]
        here, there = tables[where[one]], tables[where[two]]
        for mover, left, joined in ((one, here, there), (two, there, here)):
            for other in left:
                if other != mover:
                    self._meet(mover, other, -1)
            for other in joined:
                if other not in (one, two):
                    self._meet(mover, other, 1)
        here[here.index(one)], there[there.index(two)] = two, one
        if small[where[one]] != small[where[two]]:
            step = 2 if small[where[one]] else -2
            self.leanings[one] -= step
            self.leanings[two] += step
        where[one], where[two] = where[two], where[one]

    def _meet(self, one: int, two: int, more: int) -> None:
        times = self.meet[one][two] + more
        self.meet[one][two] = self.meet[two][one] = times
        self.gain[one][two] = self.gain[two][one] = self.price[times]
        self.loss[one][two] = self.loss[two][one] = self.price[times - 1]


def anneal(schedule: Schedule, steps: int, stream: Stream, cooling: Cooling) -> int:
    """Improve a schedule in place by at most so many steps; return its cost, the lowest that was found.

    It ends early only where the cost can be shown not to go lower.
    """
    draw, bound = random_numbers(stream).__next__, schedule.bound()
    trail: list[Swap] = []
    lowest = schedule.cost
    for start in range(0, steps, _RETUNE):
        if lowest <= bound:
            break
        done = start % cooling.cycle / cooling.cycle
        temperature = cooling.hot * (cooling.cold / cooling.hot) ** done
        # For each worsening, how much luck of `_LUCK` accepts it.
        accept = [int(_LUCK * exp(-worse / temperature)) for worse in range(_STEEPEST)]
        lowest = _cool(schedule, draw, min(_RETUNE, steps - start), accept, trail, lowest)
    for round_, one, two in reversed(trail):
        schedule.swap(round_, one, two)
    schedule.cost = schedule.paid()
    return schedule.cost


def _cool(
    schedule: Schedule, draw: Callable[[], int], steps: int, accept: list[int], trail: list[Swap], lowest: int
) -> int:
    """Take steps at one temperature; return the lowest cost so far, the swaps since then in the trail."""
    people, rounds, where = schedule.people, schedule.rounds, schedule.where
    gain, loss, small, lean = schedule.gain, schedule.loss, schedule.small, schedule.leanings
    cost, uneven, played = schedule.cost, schedule.uneven, len(schedule.rounds)
    for _ in range(steps):
        rest, luck = divmod(draw(), _LUCK)
        rest, one = divmod(rest, people)
        rest, two = divmod(rest, people)
        round_ = rest % played
        here, there = where[round_][one], where[round_][two]
        if here == there or OUT in (here, there):
            continue
        gain_one, gain_two, loss_one, loss_two = gain[one], gain[two], loss[one], loss[two]
        # Each joins the other's table, where the other no longer is.
        worse = -2 * gain_one[two]
        for other in rounds[round_][here]:
            worse += gain_two[other] - loss_one[other]
        for other in rounds[round_][there]:
            worse += gain_one[other] - loss_two[other]
        shift = 0
        if small[round_][here] != small[round_][there]:
            shift = 2 + (lean[two] - lean[one] if small[round_][here] else lean[one] - lean[two])
            worse += shift
        if worse <= 0 or (worse < _STEEPEST and luck < accept[worse]):
            schedule.swap(round_, one, two)
            cost += worse
            uneven += shift
            trail.append((round_, one, two))
            if cost + _UNEVEN * uneven < lowest:
                lowest = cost + _UNEVEN * uneven
                trail.clear()
    schedule.cost, schedule.uneven = cost, uneven
    return lowest
