"""What is worked out in a game beside playing: a module for each game that has such work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.games import Room


@dataclass(frozen=True, slots=True)
class Workload:
    """Something in a game that is not played but worked out.

    Attributes:
        name: Such as `made-optics`; `accessgames bench` puts `work-` in front and the game behind.
        key: Message that names it, for people.
        unit: Such as `cards/s`.
        work: Does some of it and returns how many units that were; prepares itself when first called.
        limit: Milliseconds within which 95 of 100 calls have to end. Then the unit is `ms` and each call is
            measured, but for the first one, which prepares, until one returns 0.
    """

    name: str
    key: str
    unit: str
    work: Callable[[], int]
    limit: float | None = None


def works(room: Room) -> tuple[Workload, ...]:
    """Return what can be measured of a game, in the order in which it is told; nothing for most games."""
    name = f"{__name__}.{room.game.id}"
    if find_spec(name) is None:
        return ()
    found: tuple[Workload, ...] = import_module(name).WORKLOADS
    return found
