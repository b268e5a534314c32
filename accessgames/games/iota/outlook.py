"""What a grid still allows: the open ends of lines, and the lots that a change of the grid makes possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from accessgames.games.iota.rules import LOT, Direction, Grid, Spot


def open_ends(grid: Grid, direction: Direction, line: Sequence[Spot]) -> tuple[Spot, ...]:
    """Return the places at the ends of a line where a card can still go."""
    ends = (line[0].step(direction, -1), line[-1].step(direction))
    return tuple(end for end in ends if end not in grid and grid.fits(end))


def newly_open(before: Grid, after: Grid) -> Iterator[tuple[Direction, Spot, tuple[Spot, ...]]]:
    """Yield the lines that one card could complete to a lot after a change, and could not before.

    Yields:
        Direction and first place of the line, and the places where that card would go.
    """
    for direction, line in after.lines():
        if len(line) != LOT - 1:
            continue
        ends = set(open_ends(after, direction, line))
        if all(spot in before for spot in line):
            ends -= set(open_ends(before, direction, line))
        if ends:
            yield direction, line[0], tuple(sorted(ends))
