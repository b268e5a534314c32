"""Halls are found in the local network; here that is the loopback."""

from __future__ import annotations

import pytest

from accessgames.net.hall import nearby
from accessgames.net.hall.nearby import HallNearby, announced, find_halls

LOOPBACK = ("127.0.0.1",)


def test_halls_are_found_while_they_are_open() -> None:
    """With their names and addresses, also two of the same name; those with TLS say so."""
    with (
        announced("Klub Louny", 9101, secure=False, interfaces=LOOPBACK) as first,
        announced("Klub. Žatec", 9102, secure=True, interfaces=LOOPBACK) as second,
    ):
        if not (first and second):
            pytest.skip("this machine lets nobody listen for mDNS")
        found = set(find_halls(interfaces=LOOPBACK))
        assert {
            HallNearby("Klub Louny", "127.0.0.1:9101"),
            HallNearby("Klub. Žatec", "wss://127.0.0.1:9102"),
        } <= found
    assert not {"Klub Louny", "Klub. Žatec"} & {hall.name for hall in find_halls(0.5, LOOPBACK)}


def test_a_network_that_forbids_it_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall is open all the same, and nothing is found."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError("no multicast here")

    monkeypatch.setattr(nearby, "Zeroconf", refuse)
    with announced("Klub", 9103, secure=False) as found:
        assert not found
    assert () == find_halls(0)
