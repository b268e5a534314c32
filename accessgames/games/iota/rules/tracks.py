"""The places around a grid that a placement can take, seen from one place along a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from accessgames.games.iota.rules.cards import ALL, VALUES, Card, Mask
from accessgames.games.iota.rules.grid import EMPTY_RUN, STRIDE, Grid, Run, side_at
from accessgames.games.iota.rules.holding import Line, good
from accessgames.games.iota.rules.scoring import LOT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Rung(NamedTuple):
    """A place of a track, and the cards that lie in its line when all places up to here are filled.

    Attributes:
        place: The place.
        mask: Identities that fit there by themselves; all where it touches nothing.
        across: The run that a card there joins across the track.
        line: The cards that lie in the line, by which a hand remembers them.
        points: Sum of the numbers of those cards.
    """

    place: int
    mask: Mask
    across: Run
    line: Line
    points: int


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

    Attributes:
        step: Difference of neighbouring places.
        below: How many places below the anchor touch nothing, as far as there is room in the line.
        rungs: The anchor, and the empty places above it up to the last one that touches something.
        free: How many places above those touch nothing, as far as there is room.
        way: All its places, from the lowest.
        memory: The climbs, once somebody has asked for them.
    """

    step: int
    below: int
    rungs: tuple[Rung, ...]
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
            self.memory.extend(_climbs(self.rungs, self.free))
        return self.memory


def track_at(grid: Grid, place: int, step: int) -> Track:
    """Look from an anchor along a direction; a grid remembers what was seen until the line changes."""
    line = grid.tracks[step != 1].setdefault(place // STRIDE if step == 1 else place % STRIDE, {})
    track = line.get(place)
    if track is None:
        track = line[place] = _track(grid, place, step)
    return track


def _track(grid: Grid, place: int, step: int) -> Track:
    at, touching = grid.at, grid.open
    along, across = grid.runs if step == 1 else grid.runs[::-1]
    run = along.get(place, EMPTY_RUN)
    line, points = (run.fixed, run.opens), run.points
    rungs = [Rung(place, touching[place], across.get(place, EMPTY_RUN), line, points)]
    room = left = LOT - 1 - run.length
    below, free, low, high = 0, 0, place - step, _above(at, place, step)
    while below < room and low not in at and low not in touching:
        below += 1
        low -= step
    while free < left:
        if high not in touching:
            free += 1
            high += step
            continue
        bridged = _bridged(at, high, step, line)
        left -= free + 1 + len(bridged[0]) + len(bridged[1]) - len(line[0]) - len(line[1])
        if left < 0 or not (touching[high] and good(*bridged)):
            break
        rungs += [Rung(each, ALL, EMPTY_RUN, line, points) for each in range(high - free * step, high, step)]
        points += sum([VALUES[card] for card in bridged[0][len(line[0]) :]])
        line, free = bridged, 0
        rungs.append(Rung(high, touching[high], across.get(high, EMPTY_RUN), line, points))
        high = _above(at, high, step)
    last = rungs[-1].place
    way = (
        *range(place - below * step, place, step),
        *[rung.place for rung in rungs],
        *range(last + step, last + step * free + 1, step),
    )
    return Track(step, below, tuple(rungs), free, way, [])


def _climbs(rungs: Sequence[Rung], free: int) -> tuple[Climb, ...]:
    """Add up the points from the anchor upwards."""
    climbs = []
    crossed = lots = 0
    for rung in rungs:
        across, length = rung.across, len(rung.line[0]) + len(rung.line[1])
        crossed += across.points
        lots += across.length == LOT - 1
        climbs.append(Climb(rung.points + crossed, lots, length, 2 if across.length else 1))
    return (*climbs, *[Climb(climbs[-1].points, lots, climbs[-1].length, 1)] * free)


def _above(at: Mapping[int, Card], place: int, step: int) -> int:
    """Return the next empty place above."""
    place += step
    while place in at:
        place += step
    return place


def _bridged(at: Mapping[int, Card], place: int, step: int, line: Line) -> Line:
    """Return a line that goes on over a place, with the cards that lie just above it."""
    if place + step not in at:
        return line
    more, opens, _ = side_at(at, place, step)
    return line[0] + more, line[1] + opens
