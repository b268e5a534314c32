"""Halls in the local network find each other's guests: announced and looked for by mDNS."""

from __future__ import annotations

import ipaddress
import socket
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from zeroconf import BadTypeInNameException, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf
from zeroconf import Error as ZeroconfError

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PORT: Final = 8021
"""Where programs and browsers come unless somebody says otherwise."""

TERMINAL_PORT: Final = 8022
"""Where terminals come unless somebody says otherwise."""

KIND: Final = "_accessgames._tcp.local."
"""What halls are announced as."""

LOOKING_SECONDS: Final = 2.0
"""So long halls are looked for: one that is near answers well within a second."""

MOST_FOUND: Final = 20
"""So many halls are told at once."""

_LONGEST_NAME: Final = 60
_TTL: Final = 120


@dataclass(frozen=True, slots=True)
class HallNearby:
    """A hall that was found.

    Attributes:
        name: What it is called, as it says.
        address: Where it is, as `join` takes it.
    """

    name: str
    address: str


def own_addresses() -> tuple[str, ...]:
    """Return the address of this computer in its network, or the one of itself where it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the way
        return (str(probe.getsockname()[0]),)
    return ("127.0.0.1",)


@contextmanager
def announced(
    name: str, port: int, *, secure: bool, interfaces: Sequence[str] | None = None
) -> Iterator[bool]:
    """Let a hall be found while it is served; yields whether that goes, for a network may forbid it.

    Args:
        name: What it is called.
        port: Where it listens.
        secure: Whether it is to be talked to by TLS.
        interfaces: Addresses to announce it at; None for this computer's own.
    """
    try:
        found = list(interfaces or own_addresses())
        network = Zeroconf(interfaces=found)
    except OSError:
        yield False
        return
    label = name.replace(".", " ")[:_LONGEST_NAME] or "accessgames"
    info = ServiceInfo(
        KIND, f"{label}.{KIND}", addresses=[ipaddress.ip_address(one).packed for one in found], port=port,
        properties={"name": name[:_LONGEST_NAME], "tls": "yes" if secure else "no"},
        server=f"{socket.gethostname().partition('.')[0]}-{port}.local.", host_ttl=_TTL,
    )  # fmt: skip
    try:
        network.register_service(info, allow_name_change=True)
    except (OSError, ZeroconfError, BadTypeInNameException):
        network.close()
        yield False
        return
    try:
        yield True
    finally:
        network.unregister_service(info)
        network.close()


class _Found(ServiceListener):
    """Keeps what was found."""

    def __init__(self) -> None:
        self.halls: dict[str, HallNearby] = {}
        self.lock = threading.Lock()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Ask where a hall is."""
        info = zc.get_service_info(type_, name, int(LOOKING_SECONDS * 1000))
        addresses = info.parsed_scoped_addresses() if info is not None else []
        if info is None or not addresses or info.port is None:
            return
        told = info.decoded_properties
        title = "".join(filter(str.isprintable, told.get("name") or name.removesuffix(f".{KIND}")))
        address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
        scheme = "wss://" if told.get("tls") == "yes" else ""
        with self.lock:
            self.halls[name] = HallNearby(title[:_LONGEST_NAME], f"{scheme}{address}:{info.port}")

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Ask anew."""
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Forget a hall that has closed."""
        del zc, type_
        with self.lock:
            self.halls.pop(name, None)


def find_halls(
    seconds: float = LOOKING_SECONDS, interfaces: Sequence[str] | None = None
) -> tuple[HallNearby, ...]:
    """Return the halls in the local network, by name; none where it can't be asked."""
    try:
        network = Zeroconf(interfaces=list(interfaces or own_addresses()))
    except OSError:
        return ()
    found = _Found()
    try:
        browser = ServiceBrowser(network, KIND, found)
        threading.Event().wait(seconds)
        browser.cancel()
    finally:
        network.close()
    with found.lock:
        return tuple(sorted(found.halls.values(), key=lambda hall: (hall.name, hall.address)))[:MOST_FOUND]
