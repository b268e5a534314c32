"""The ways to a hall: who serves it where, the pauses between attempts to come back, refusals on the way."""

from __future__ import annotations

import ssl
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from websockets.sync.client import ClientConnection

    from accessgames.net.pipes import ClientLine

OPENING_SECONDS: Final = 10.0
"""So long is waited for somebody to answer."""

PAUSES: Final = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds between attempts to reach a server that went away."""

BROKEN: Final = (WebSocketException, OSError, EOFError)
"""What a connection raises that leads nowhere any more."""

FINAL: Final = frozenset({"net-unknown", "net-version", "net-word-asked", "net-locked", "net-elsewhere",
    "net-sent-away",
    "net-unproven",
})  # fmt: skip
"""Whoever is refused so once is refused again."""

PASSING: Final = frozenset({
    "net-table-elsewhere", "net-store-silent", "net-database", "net-ledger", "net-not-kept", "net-restarts",
})  # fmt: skip
"""Whoever can't be led back to their table because of these comes back once more."""

NOT_THERE: Final = frozenset({
    "net-no-table", "net-not-at-table", "net-table-full", "net-table-goes", "net-wrong-code", "net-private",
    "net-desk-words", "net-desk-taken",
})  # fmt: skip
"""Whoever can't be led back because of these sat at a table that the hall does not have any more."""

WITHDRAWN: Final = "net-desk-withdrawn"
"""Refusal by which is told that a table of a tournament is there no more."""

_NEXT_SECONDS: Final = 1.5
_PING_SECONDS: Final = 5.0
_PATIENT: Final = (30.0,) * 20


def told_address(address: str) -> str:
    """Return an address as people say it: without the name of the protocol, which nobody typed.

    >>> told_address("ws://127.0.0.1:8000")
    '127.0.0.1:8000'
    """
    return address.rpartition("://")[2].rstrip("/")


class Ways:
    """Opens connections to a hall, at whichever of its servers answers.

    Attributes:
        addresses: Where it can be reached, the one that was right the last time first.
    """

    def __init__(
        self, address: str, pauses: Sequence[float] = PAUSES, secure: ssl.SSLContext | None = None,
        way: Callable[[], ClientLine] | None = None,
    ) -> None:  # fmt: skip
        """Know one way.

        Args:
            address: Such as `ws://klub.local:8021`.
            pauses: Seconds between attempts to come back.
            secure: How a `wss://` address proves what it is; None for the usual ways.
            way: Makes a connection inside the server, where there is no address; None for a socket.
        """
        self.addresses: tuple[str, ...] = (address,)
        self._first, self._pauses, self._secure = address, pauses, secure
        self._way, self._at = way or self._socket, 0

    def pauses(self, *, patient: bool) -> Sequence[float]:
        """Return the pauses; a hall that said that it will be served again is waited for longer."""
        return (*self._pauses, *(_PATIENT if patient else ()))

    def open(self) -> ClientLine:
        """Connect.

        Raises:
            GameError: `net-unproven`, or as `unreachable`.
        """
        try:
            return self._way()
        except ssl.SSLCertVerificationError as error:
            raise GameError("net-unproven", address=told_address(self._first)) from error
        except (*BROKEN, ValueError) as error:
            raise self.unreachable() from error

    def unreachable(self) -> GameError:
        """Return what is told where nobody answers: `net-unreachable`."""
        return GameError("net-unreachable", address=told_address(self._first))

    def turn(self) -> None:
        """Try the next address from now on."""
        self._at += 1

    def know(self, others: Sequence[str]) -> None:
        """Know where else one may come, by a connection of the same kind."""
        if self._secure is not None:  # who believes in one certificate knows none of another server
            return
        scheme = self._first.partition(":")[0]
        found = (one for one in others if one.startswith(f"{scheme}:"))
        self.addresses, self._at = tuple(dict.fromkeys((self._here, *found))), 0

    @property
    def _here(self) -> str:
        return self.addresses[self._at % len(self.addresses)]

    def _socket(self) -> ClientLine:
        """Connect to the address; it is closed when the hall is left, not at the end of a block."""
        opened = connect(
            self._here, compression=None, max_size=frames.LONGEST_TOLD,
            open_timeout=OPENING_SECONDS if len(self.addresses) == 1 else _NEXT_SECONDS,
            user_agent_header=None, ssl=self._secure, ping_interval=_PING_SECONDS, ping_timeout=_PING_SECONDS,
        )  # fmt: skip
        line: ClientConnection = ExitStack().enter_context(opened)
        return line
