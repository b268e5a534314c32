"""Every way to build in a diagram, found once for what lies there and what is free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.games.tetrikon.rules.actions import Build, Exchange

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.rules.gear import Spot


def find_builds(spots: Sequence[Sequence[Spot]], covered: int) -> tuple[Build, ...]:
    """Return every way to lay a piece on empty squares.

    Args:
        spots: The places in an empty diagram of each type that is free, sorted by notation.
        covered: The covered squares.
    """
    return tuple(build for places in spots for mask, _, build in places if not mask & covered)


def find_exchanges(spots: Sequence[Sequence[Spot]], lying: Sequence[Placement]) -> tuple[Exchange, ...]:
    """Return every exchange, sorted by notation.

    Each way to lay a piece is looked at once: it goes with every piece that lies there, with the one piece in
    its way, or not at all.

    Args:
        spots: As above.
        lying: The pieces in the diagram.
    """
    placed = sorted(lying, key=lambda placement: placement.anchor.name)
    masks = [placement.mask for placement in placed]
    covered = sum(masks)
    ways: list[list[Build]] = [[] for _ in placed]
    for places in spots:
        for mask, placement, build in places:
            clash = mask & covered
            if not clash:
                for way in ways:
                    way.append(build)
                continue
            number = next(number for number, other in enumerate(masks) if clash & other)
            if not clash & ~masks[number] and placement != placed[number]:
                ways[number].append(build)
    return tuple(
        Exchange(placement.anchor, build.piece, build.orientation, build.anchor)
        for placement, way in zip(placed, ways, strict=True)
        for build in way
    )
