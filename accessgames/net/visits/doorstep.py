"""Those at a door who have not come in yet: few from each address, few in all, and none for long."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Final, Protocol

from accessgames.engine import GameError

MOST_HERE: Final = 32
"""So many connections from one address wait at once; a whole club may come through one router."""

MOST: Final = 256
"""So many wait at once from everywhere; with more, the first from where most come from is sent away."""

SECONDS: Final = 120.0
"""So long somebody may take to prove who they are; what is asked first has to be read by ear."""

MOST_TOLD: Final = 64
"""So many who are too many are told why at the same time; with more, their lines are only cut."""

TOLD_SECONDS: Final = 5.0
"""So long whoever is too many may take until they can be told."""

_NEIGHBOURS: Final = 64
"""Bits of a long address that belong to one house."""


class Waiter(Protocol):
    """Somebody at a door.

    Attributes:
        address: Where they come from.
    """

    address: str

    def send_away(self, error: GameError) -> None:
        """End the connection, and say why where that can be heard."""


class Doorstep:
    """Where people wait until they have come in."""

    def __init__(self, most_here: int = MOST_HERE, most: int = MOST, seconds: float = SECONDS) -> None:
        """Let nobody wait yet."""
        self._most_here, self._most, self._seconds = most_here, most, seconds
        self._houses: dict[str, dict[Waiter, asyncio.TimerHandle]] = {}

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._houses.values()))

    def come(self, waiter: Waiter) -> None:
        """Let somebody wait.

        Raises:
            GameError: `net-doorstep-full`, where too many wait who come from the same address.
        """
        house = _house(waiter.address)
        if len(self._houses.get(house, ())) >= self._most_here:
            raise GameError("net-doorstep-full")
        if len(self) >= self._most:
            crowd = max(self._houses, key=lambda one: len(self._houses[one]))
            self._send_away(next(iter(self._houses[crowd])), GameError("net-hall-busy"))
        slow = GameError("net-doorstep-slow", seconds=round(self._seconds))
        timer = asyncio.get_running_loop().call_later(self._seconds, self._send_away, waiter, slow)
        self._houses.setdefault(house, {})[waiter] = timer

    def go(self, waiter: Waiter) -> None:
        """Let somebody wait no more; whoever does not is left alone."""
        house = _house(waiter.address)
        waiting = self._houses.get(house, {})
        if (timer := waiting.pop(waiter, None)) is not None:
            timer.cancel()
        if not waiting:
            self._houses.pop(house, None)

    def _send_away(self, waiter: Waiter, error: GameError) -> None:
        self.go(waiter)
        waiter.send_away(error)


def _house(address: str) -> str:
    """Return what is one address: of a long one its first half.

    >>> _house("192.0.2.7"), _house("2001:db8:1:2:3::4"), _house("?")
    ('192.0.2.7', '2001:db8:1:2::/64', '?')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4 or known.ipv4_mapped:  # noqa: PLR2004 - short ones
        return str(known)
    return str(ipaddress.ip_network((known, _NEIGHBOURS), strict=False))
