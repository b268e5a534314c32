"""Servers that are processes and share one database: one ends, another goes on, nothing told is lost."""

from __future__ import annotations

import itertools
import signal
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import read_journal, verify
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.hall import house, relays
from accessgames.net.store import leases
from tests.net.sockets import PEOPLE, Party, enter
from tests.net.store.servers import Server
from tests.net.test_sockets import play, players_of, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from accessgames.net.link import Link
    from tools.clusters import Cluster


_NUMBERS = itertools.count()


def test_a_server_is_replaced_within_five_seconds() -> None:
    """Its lease ends, that is seen soon, and a second is left to take its tables and their journals."""
    assert leases.LASTS / 1000 + house.LOOKS + house.HURRIES < 4
    assert 5 < relays.PATIENCE
    assert 2 * leases.RENEWED < leases.LASTS / 1000


@pytest.fixture
def house_of(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[[int], list[Server]]]:
    """Lets so many servers serve on a database of their own."""
    with ExitStack() as left:

        def serve(count: int) -> list[Server]:
            database, tokens = cluster.database(f"servers{next(_NUMBERS)}"), dict[str, str]()
            found = [left.enter_context(Server(tmp_path / str(at), database, tokens)) for at in range(count)]
            for one in found:
                one.tells("Ctrl+C")
            for one in found:
                one.knows(count - 1)
            return found

        yield serve


class Guests:
    """People who come each to a server of their own."""

    def __init__(self, servers: list[Server]) -> None:
        self._servers = servers

    def link(self, name: str) -> Link:
        """A connection of somebody."""
        return self._servers[PEOPLE.index(name) % len(self._servers)].link(name)


def checked(server: Server, party: Party, told: int) -> None:
    """See that the journal of a match that is over has every told line once, and verifies."""
    text = server.journal(party.table)
    journal = read_journal(text.splitlines(keepends=True))
    assert told < text.count("\n")  # the header is no action
    assert verify(load_room(journal.header.game).game, journal).ok


@pytest.mark.slow
def test_three_servers_are_one_hall(house_of: Callable[[int], list[Server]]) -> None:
    """People at different servers see the same tables and each other, talk, invite and play at one table."""
    servers = house_of(3)
    jana, petr, eva = (server.link(name) for server, name in zip(servers, PEOPLE, strict=False))
    for link in (jana, petr, eva):  # who looked for others at each server is gone again
        while 3 != len(link.request(frames.Present(), list[frames.PersonSeen])):
            time.sleep(0.05)
    eva.ask(frames.Say("ahoj", "Jana"))
    wait_until(lambda: jana.rings)
    assert [frames.Heard("whispered", "Eva", "ahoj")] == list(jana.heard)
    first = jana.request(frames.Open("quantum", 3), frames.TableSeen).number
    second = petr.request(frames.Open("iota", 2), frames.TableSeen).number
    assert first != second
    seen = eva.request(frames.Tables(), list[frames.TableSeen])
    assert [(first, "quantum", True), (second, "iota", True)] == [
        (one.number, one.game, one.seats[0].here) for one in seen
    ]
    jana.ask(frames.Invite("Eva"))
    wait_until(lambda: eva.rings)
    assert [frames.Heard("invited", "Jana", "", first)] == list(eva.heard)
    eva.request(frames.Sit(first), frames.TableSeen)
    petr.ask(frames.Stand())
    assert "goes" == petr.request(frames.Sit(first), frames.TableSeen).state
    party = Party.__new__(Party)
    party.links, party.table = [jana, eva, petr], first
    party.seats = [enter(link) for link in party.links]
    assert [{0}, {1}, {2}] == [set(seat.own) for seat in party.seats]
    play(players_of(party, "three"))
    checked(servers[0], party, party.seats[2].moment)
    petr.leave()
    assert "iota" == petr.request(frames.Open("iota", 2), frames.TableSeen).game
    party.close()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_a_table_moves_when_its_server_ends(
    how: signal.Signals, house_of: Callable[[int], list[Server]]
) -> None:
    """Killed, hung or ended in order: guests of both go on, nothing is lost, who is late is refused."""
    first, second = house_of(2)
    party = Party(Guests([first, second]), "quantum")  # the table is at the first, Petr comes by the second
    play(players_of(party, "before"), 10)
    told, before = max(seat.moment for seat in party.seats), first.journal(party.table)
    first.send(how)
    play(players_of(party, "behind"))
    assert 0 < min(link.breaks for link in party.links)
    checked(second, party, told)
    assert second.journal(party.table).startswith(before)
    if how == signal.SIGSTOP:
        first.send(signal.SIGCONT)
        first.tells("serves again")
        late = first.link("Eva")
        assert "over" == late.request(frames.Watch(party.table), frames.TableSeen).state
        late.close()
    party.close()
