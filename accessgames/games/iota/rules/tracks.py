"""The places around a grid that a placement can take, seen from one place along a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from accessgames.games.iota.rules.cards import ALL, VALUES, Card, Mask
from accessgames.games.iota.rules.grid import EMPTY_RUN, STRIDE, Grid, Run, side_at
from accessgames.games.iota.rules.holding import Line, good
from accessgames.games.iota.rules.scoring import LOT

if TYPE_CHECKING:
    from collections.abc import Mapping


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
            self.memory.extend(_climbs(self))
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
    room = LOT - 1 - run.length
    low, least = place, place - room * step
    while low != least and low - step not in touching and low - step not in at:
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
        if high in at:
            high = _above(at, high, step)
        mask = touching.get(high)
        if mask is None:
            free += 1
        else:
            bridged = _bridged(at, high, step, line) if high + step in at else line
            room -= free + 1 + len(bridged[0]) + len(bridged[1]) - len(line[0]) - len(line[1])
            if room < 0 or not mask or not (bridged is line or good(*bridged)):
                break
            masks += (*[ALL] * free, mask)
            lines += (*[line] * free, bridged)
            crossed += (*[EMPTY_RUN] * free, across.get(high, EMPTY_RUN))
            line, free = bridged, 0
        way.append(high)
    return Track(below, masks, lines, crossed, free, tuple(way), [])


def _climbs(track: Track) -> list[Climb]:
    """Add up the points from the anchor upwards."""
    climbs = []
    points = lots = 0
    for (fixed, opens), across in zip(track.lines, track.crossed, strict=True):
        points += across.points
        lots += across.length == LOT - 1
        inside = sum([VALUES[card] for card in fixed])
        climbs.append(Climb(inside + points, lots, len(fixed) + len(opens), 2 if across.length else 1))
    last = climbs[-1]
    return climbs + [Climb(last.points, lots, last.length, 1)] * track.free


def _above(at: Mapping[int, Card], place: int, step: int) -> int:
    """Return the next empty place above."""
    place += step
    while place in at:
        place += step
    return place


def _bridged(at: Mapping[int, Card], place: int, step: int, line: Line) -> Line:
    """Return a line that goes on over a place, with the cards that lie just above it."""
    more, opens, _ = side_at(at, place, step)
    return line[0] + more, line[1] + opens
