"""The ways to a hall: which address is tried, and how long a server is waited for that went away."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.net import ways
from accessgames.net.ways import Ways

if TYPE_CHECKING:
    from accessgames.net.pipes import ClientLine

HERE, THERE = "ws://a.example:8021", "ws://b.example:8021"


def test_other_servers_are_tried_in_turn() -> None:
    """Of those that serve the same hall by the same kind of connection; the one that was right is first."""
    found = Ways(HERE)
    found.know((THERE, "wss://c.example:8021", HERE))
    assert (HERE, THERE) == found.addresses
    tried = []
    for _ in range(3):
        tried.append(found._here)
        found.turn()
    assert [HERE, THERE, HERE] == tried
    found.know((HERE,))
    assert (THERE, HERE) == found.addresses


def test_who_believes_in_one_certificate_goes_to_no_other_server() -> None:
    """Nothing is known of what the others prove themselves with."""
    found = Ways("wss://a.example:8021", secure=ssl.create_default_context())
    found.know(("wss://b.example:8021",))
    assert ("wss://a.example:8021",) == found.addresses


def test_a_hall_that_will_be_served_again_is_waited_for_longer() -> None:
    """Ten minutes longer than one that only went away."""
    found = Ways(HERE, (0.5,))
    assert ((0.5,), 600.5) == (found.pauses(patient=False), sum(found.pauses(patient=True)))


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ssl.SSLCertVerificationError(), "net-unproven"),
        (ConnectionRefusedError(), "net-unreachable"),
        (ValueError("no address"), "net-unreachable"),
        (EOFError(), "net-unreachable"),
    ],
)
def test_what_leads_nowhere_is_told(error: Exception, expected: str) -> None:
    """In terms of the address as people say it, without the name of a protocol."""

    def way() -> ClientLine:
        raise error

    with pytest.raises(GameError) as caught:
        Ways(HERE, way=way).open()
    assert (expected, HERE.removeprefix("ws://")) == (caught.value.key, caught.value.args_["address"])


def test_nobody_at_an_address_is_told() -> None:
    """By the socket as well."""
    assert ways.PAUSES == Ways(HERE).pauses(patient=False)
    with pytest.raises(GameError) as caught:
        Ways("ws://127.0.0.1:1").open()
    assert "net-unreachable" == caught.value.key
