"""Two servers that share a place are one hall: who is where, what is heard, and who may lead guests."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import relays
from tests.net.sockets import HOST, Served, enter, refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from accessgames.net.hall.guests import Guest
    from accessgames.net.link import Link


def hears(link: Link) -> frames.Heard:
    """What somebody hears next."""
    for _ in range(1000):
        if heard := link.heard:
            return heard[0]
        time.sleep(0.01)
    raise AssertionError


def test_a_stranger_does_not_pass_for_a_server(pair: tuple[Served, Served], tmp_path: Path) -> None:
    """Who leads guests has to know the secret of the server that is led to; a hall alone lets nobody lead."""
    with Served(tmp_path / "alone.sqlite") as alone:
        for served, secret in ((pair[0], "guess"), (pair[0], ""), (alone, "")):
            with connect(served.address, compression=None) as line:
                line.send(msgspec.json.encode(relays.Relayed(1, secret)), text=True)
                assert "net-unknown" == msgspec.json.decode(line.recv(20))["key"]


def test_a_name_is_one_person_at_every_server(pair: tuple[Served, Served], come: Callable[..., Link]) -> None:
    """A name that was taken at one is taken at all; whoever comes by another server leaves the one before."""
    jana = come(pair[0], "Jana")
    with pytest.raises(GameError) as caught:
        come(pair[1], "jána")
    assert "net-name-taken" == caught.value.key
    again = come(pair[1], "", token=jana.token)
    assert "Jana" == again.name
    while jana.lost is None:
        time.sleep(0.01)
    assert "net-elsewhere" == jana.lost.key
    assert [frames.PersonSeen("Jana")] == again.request(frames.Present(), list[frames.PersonSeen])


def test_a_greeting_comes_before_all_that_happens(
    pair: tuple[Served, Served], come: Callable[..., Link], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server comes or somebody talks while somebody is let in: they hear it behind the greeting."""
    hall, said = pair[0].hall, frames.Heard("said", "Petr", "ahoj")
    let_in = hall.come

    async def meanwhile(guest: Guest, *, quiet: bool = False) -> None:
        await let_in(guest, quiet=quiet)
        guest.hear(frames.Doors(("ws://127.0.0.1:1",)))
        guest.hear(said)
        await guest.send()

    monkeypatch.setattr(hall, "come", meanwhile)
    jana = come(pair[0], "Jana")
    assert said == hears(jana)
    petr = come(pair[1], "Petr")  # the server that has a table greets whoever is led there just so
    table = jana.request(frames.Open("quantum", 2), frames.TableSeen).number
    assert table == petr.request(frames.Sit(table), frames.TableSeen).number
    assert said == hears(petr)


def test_hosts_and_talk_reach_everybody(pair: tuple[Served, Served], come: Callable[..., Link]) -> None:
    """Whoever is at the other server hears what is said, is silenced there, and sent away from there."""
    jana, petr = come(pair[0], "Jana", word=HOST), come(pair[1], "Petr")
    assert 1 == jana.request(frames.Say("vítejte"), int)
    assert frames.Heard("said", "Jana", "vítejte") == hears(petr)
    jana.ask(frames.Follow(on=True))
    eva = come(pair[1], "Eva")
    assert frames.Heard("came", "Eva") == hears(jana)
    jana.ask(frames.Remove("Petr", "silent"))
    while "net-silenced" not in (key := _said(petr)):
        assert not key
    jana.ask(frames.Remove("Petr", "away"))
    while petr.lost is None:
        time.sleep(0.01)
    assert "net-sent-away" == petr.lost.key
    jana.ask(frames.Remove("", "lock"))
    while not pair[1].hall.locked:
        time.sleep(0.01)
    assert "net-nobody" == refused(eva, frames.Say("ahoj", "Petr"))


def _said(link: Link) -> str:
    """Why somebody may not speak; empty where they may."""
    try:
        link.ask(frames.Say("ahoj"))
    except GameError as error:
        return error.key
    return ""


def test_guests_know_the_servers_that_come_later(tmp_path: Path, come: Callable[..., Link]) -> None:
    """Whoever came before the second server did is told of it, and goes on there when the first is gone."""
    path = tmp_path / "hall.sqlite"
    first = Served(path, holder="a")
    first.serve()
    jana = come(first, "Jana")
    with Served(path, holder="b") as second:
        while len(jana._ways.addresses) < 2:
            time.sleep(0.01)
        first.kill()
        while not jana.breaks:
            time.sleep(0.01)
        assert [frames.PersonSeen("Jana")] == jana.request(frames.Present(), list[frames.PersonSeen])
        assert 1 == len(second.hall.guests)
        jana.close()


def test_own_tables_are_found_from_every_server(
    pair: tuple[Served, Served], come: Callable[..., Link]
) -> None:
    """Where somebody is awaited is read from the journal; nobody is forgotten who plays at another server."""
    jana, petr = come(pair[0], "Jana"), come(pair[1], "Petr")
    table = jana.request(frames.Open("iota", 2), frames.TableSeen).number
    assert "goes" == petr.request(frames.Sit(table), frames.TableSeen).state
    assert [table, table] == [one.table for one in jana.request(frames.Present(), list[frames.PersonSeen])]
    seats = [enter(link) for link in (jana, petr)]
    while not seats[1].actors or min(seats[1].actors) < 0:
        assert seats[1]._wire.wait()
        seats[1].catch_up()
    petr.leave()
    own = petr.request(frames.Tables(own=True), list[frames.TableSeen])
    assert [(table, 1 in seats[1].actors)] == [(one.number, one.awaited) for one in own]
    assert "net-plays-still" == refused(petr, frames.ForgetMe())
    petr.request(frames.Watch(table), frames.TableSeen)
    own_data = petr.request(frames.MyData(), dict)
    assert [table] == [one["number"] for one in own_data["tables"]]
