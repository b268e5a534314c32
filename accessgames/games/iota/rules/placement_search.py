"""The search for placements: strings of places beside the grid, and the orders of a hand that fit them.

Every placement contains a place next to a card, and a single card on that place is legal too, because a
part of a good line is a good line. So the search starts from each such place that a card of the hand fits
(the anchor: of all places of the placement next to a card the lowest) and makes strings of places through
it along the row and along the column: first downwards over places that touch nothing, then upwards, always
to the next empty place. For each string the orders of the hand that fit it are worked out all at once, as
sets of bits (see `hand_index`). So each placement is found once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iota.rules.cards import ALL, HAND, LOT, VALUES, WILDS, Card, Mask, joinable
from accessgames.games.iota.rules.grid import EMPTY_RUN, STRIDE, Grid, Run, ends, line_at, run_at, side_at
from accessgames.games.iota.rules.hand_index import (
    AT,
    LONGER,
    OF_LENGTH,
    ORDERS,
    HandIndex,
    Line,
    Orders,
    Subset,
    bits_of,
    is_line,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class Climb(NamedTuple):
    """What the cards that lie around a string score, up to one of its places.

    Attributes:
        points: Sum of the numbers in its line and in the lines across it.
        lots: Lots completed across it.
        length: Cards that lie in its line.
        lines: How many lines a card on the last place counts in.
    """

    points: int
    lots: int
    length: int
    lines: int


class Track(NamedTuple):
    """The places that a placement through an anchor can take in one direction, whatever the hand.

    Its rungs are the anchor and the empty places above it, up to the last one that touches something.

    Attributes:
        below: How many places below the anchor touch nothing, as far as there is room in the line.
        masks: By rung, the identities that fit there by themselves; all where it touches nothing.
        lines: By rung, the cards that lie in its line when all places up to there are filled.
        crossed: By rung, the run that a card there joins across the track.
        free: How many places above the last rung touch nothing, as far as there is room.
        way: All its places, from the lowest.
        memory: The climbs, once somebody has asked for them.
    """

    below: int
    masks: tuple[Mask, ...]
    lines: tuple[Line, ...]
    crossed: tuple[Run, ...]
    free: int
    way: tuple[int, ...]
    memory: list[Climb]

    def places(self, below: int) -> tuple[int, ...]:
        """Return the places of the string that begins so many places below the anchor, from the lowest."""
        return self.way[self.below - below :]

    @property
    def climbs(self) -> list[Climb]:
        """What counts when a string ends at the anchor, or so many places above it."""
        if not self.memory:
            points = lots = 0
            for (fixed, opens), across in zip(self.lines, self.crossed, strict=True):
                points += across.points
                lots += across.length == LOT - 1
                inside = sum([VALUES[card] for card in fixed])
                length = len(fixed) + len(opens)
                self.memory.append(Climb(inside + points, lots, length, 2 if across.length else 1))
            last = self.memory[-1]
            self.memory.extend([Climb(last.points, lots, last.length, 1)] * self.free)
        return self.memory


def track_at(grid: Grid, place: int, step: int) -> Track:
    """Look from an anchor along a direction; a grid remembers what was seen until the line changes."""
    if step == 1:
        tracks, number = grid.tracks[0], place // STRIDE
    else:
        tracks, number = grid.tracks[1], place % STRIDE
    line = tracks.get(number)
    if line is None:
        line = tracks[number] = {}
    track = line.get(place)
    if track is None:
        track = line[place] = _track(grid, place, step)
    return track


def _track(grid: Grid, place: int, step: int) -> Track:
    at, touching = grid.at, grid.open
    along, across = grid.runs if step == 1 else grid.runs[::-1]
    run = along.get(place, EMPTY_RUN)
    room = LOT - 1 - run.length
    low = place
    if low - step not in at:
        least = place - room * step
        # A card further down lies beside an empty place that touches it.
        while low != least and low - step not in touching:
            low -= step
    way = [*range(low, place + step, step)]
    below = len(way) - 1
    line = run.fixed, run.opens
    masks: tuple[Mask, ...] = (touching[place],)
    lines: tuple[Line, ...] = (line,)
    crossed: tuple[Run, ...] = (across.get(place, EMPTY_RUN),)
    free, high = 0, place
    while free < room:
        high += step
        while high in at:
            high += step
        if high not in touching:
            free += 1
        else:
            mask, bridged = touching[high], line
            if high + step in at:
                more, some, _ = side_at(at, high, step)
                bridged = line[0] + more, line[1] + some
                room -= len(more) + len(some)
            room -= free + 1
            if room < 0 or not mask or not (bridged is line or is_line(*bridged)):
                break
            masks += (*[ALL] * free, mask)
            lines += (*[line] * free, bridged)
            crossed += (*[EMPTY_RUN] * free, across.get(high, EMPTY_RUN))
            line, free = bridged, 0
        way.append(high)
    return Track(below, masks, lines, crossed, free, tuple(way), [])


class Twins(NamedTuple):
    """Two wild cards in one line, beside which a parallel line can grow past both.

    Each has one identity, and they share a line, so new cards in both of their other lines have to be looked
    at together; everywhere else the two lines through a place can be judged each on its own.

    Attributes:
        fixed: The cards in their line that are not wild.
        sides: For each of them, the empty places at the ends of its other line, with what lies there already.
    """

    fixed: tuple[Card, ...]
    sides: tuple[dict[int, tuple[Card, ...]], ...]

    def agreeing(self, hand: HandIndex, places: Sequence[int], orders: Orders) -> Orders:
        """Leave out the orders of one string after which the two wild cards have no identities together.

        A parallel line passes each of them once, so that two cards of an order decide.
        """
        beside = [
            (index, side[place]) for side in self.sides for index, place in enumerate(places) if place in side
        ]
        if len(beside) < WILDS:
            return orders
        (one, lower), (other, upper) = beside
        for first, card in enumerate(hand.cards):
            some = orders & AT[one][1 << first] if one < HAND else 0
            left = joinable(self.fixed, (joinable((*lower, card)),)) if some else 0
            for second, another in enumerate(hand.cards):
                both = some & AT[other][1 << second] if other < HAND else 0
                if both and not left & joinable((*upper, another)):
                    orders &= ~both
        return orders


def twins_of(grid: Grid, step: int) -> Twins | None:
    """Return the two wild cards of a grid when they share a line in the direction of `step`."""
    if len(grid.wilds) < WILDS:
        return None
    one, other = grid.wilds
    if abs(one - other) >= LOT * step or other not in line_at(grid.at, one, step):
        return None
    cross = STRIDE + 1 - step
    runs = grid.runs[cross != 1]
    sides = ({place: runs[place].fixed for place in ends(grid.at, wild, cross)} for wild in grid.wilds)
    return Twins(run_at(grid.at, grid.wilds[0], step).fixed, tuple(sides))


def strings_through(
    hand: HandIndex, track: Track, line: Orders, anchor: Subset, twins: Twins | None
) -> list[tuple[int, Orders]]:
    """Return the orders of two or more cards that fit the strings of a track.

    Args:
        hand: What is held.
        track: The places.
        line: The orders that make a line with the cards around the anchor.
        anchor: The cards of the hand that fit the anchor.
        twins: Two wild cards that share a line in the direction of the track, or None.

    Returns:
        Pairs: how many places below the anchor a string begins, and the orders that fit it from there on.
    """
    most, masks, _, _, free, _, _ = track
    found = PLAIN[line, anchor, most, free] if len(masks) == 1 else _climbing(hand, track, line, anchor)
    if hand.wild:
        found = _spared(hand, track, found)
    if twins:
        return [(below, twins.agreeing(hand, track.places(below), orders)) for below, orders in found]
    return found


class _Plain(dict[tuple[Orders, Subset, int, int], list[tuple[int, Orders]]]):
    """The orders that fit strings through an anchor beside which nothing else is touched; made once.

    The keys: the orders that make a line there, the cards that fit the anchor, and how many places below and
    above it are free.
    """

    def __missing__(self, key: tuple[Orders, Subset, int, int]) -> list[tuple[int, Orders]]:
        """Shift the string along the free places."""
        line, anchor, most, free = key
        if len(self) >= _MEMORY:
            self.clear()
        shifted = []
        for below in range(min(most + 1, HAND)):
            orders = line & AT[below][anchor] & (LONGER[below][1 + free] if below else LONGER[1][free])
            if orders:
                shifted.append((below, orders))
        self[key] = shifted
        return shifted


_MEMORY: Final = 1 << 14
PLAIN: Final = _Plain()


def _climbing(hand: HandIndex, track: Track, line: Orders, anchor: Subset) -> list[tuple[int, Orders]]:
    """Return the orders that fit strings over places beside which something lies.

    Args:
        hand: What is held.
        track: The places.
        line: The orders that make a line with what lies around the anchor.
        anchor: The cards that fit the anchor.
    """
    fits, held, masks, lines = hand.fits, hand.held, track.masks, track.lines
    rungs = len(masks)
    strings = []
    for below in range(track.below + 1):
        orders, count = line & AT[below][anchor], below + 1
        found = orders & OF_LENGTH[count] if below else 0
        for rung in range(1, min(rungs, HAND - below)):
            orders &= AT[count][fits[masks[rung] & held]]
            if not orders:
                break
            if lines[rung] is not lines[rung - 1]:
                # A string that goes on makes a line with what lay there before, too.
                orders &= hand.lines[lines[rung]]
            count += 1
            found |= orders & OF_LENGTH[count]
        found |= orders & LONGER[count][track.free]
        if found:
            strings.append((below, found))
    return strings


def _spared(hand: HandIndex, track: Track, strings: list[tuple[int, Orders]]) -> list[tuple[int, Orders]]:
    """Leave out the orders with a wild card for which nothing remains between its two lines."""
    narrow = [(rung, run.mask) for rung, run in enumerate(track.crossed) if run.mask != ALL]
    if not narrow:
        return strings
    spared = []
    for below, orders in strings:
        left = _sparing(hand, track, narrow, below, orders)
        if left and len(narrow) >= WILDS and hand.wild.bit_count() >= WILDS:
            left = sum(1 << bit for bit in bits_of(left) if _both_spared(hand, track, below, ORDERS[bit]))
        if left:
            spared.append((below, left))
    return spared


def _sparing(
    hand: HandIndex, track: Track, narrow: Sequence[tuple[int, Mask]], below: int, orders: Orders
) -> Orders:
    """Leave out the orders of one string with a wild card that one of its lines leaves no identity."""
    last = len(track.lines) - 1
    for rung, mask in narrow:
        beside = AT[below + rung][hand.wild] & orders if below + rung < HAND else 0
        for end in range(rung, min(last + 1, HAND - below)) if beside else ():
            # The last rung's line is that of the free places above as well.
            some = beside & LONGER[below + end][1 + track.free if end == last else 1]
            if some:
                orders &= ~some | hand.spared(track.lines[end], mask)
    return orders


def _both_spared(hand: HandIndex, track: Track, below: int, order: tuple[int, ...]) -> bool:
    """Tell whether two wild cards placed in one line can both be something."""
    fixed, opens = track.lines[min(len(order) - below, len(track.lines)) - 1]
    masks = [ALL] * below + [run.mask for run in track.crossed] + [ALL] * track.free
    more = [mask for index, mask in zip(order, masks, strict=False) if hand.wild >> index & 1]
    cards = [hand.cards[index] for index in order if not hand.wild >> index & 1]
    return is_line((*fixed, *cards), (*opens, *more))
