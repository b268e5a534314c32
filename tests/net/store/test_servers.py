"""Servers that are processes and share one database: one ends, another goes on, nothing told is lost."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import read_journal, verify
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.hall import serving
from accessgames.net.store import leases
from tests.net.sockets import Party, enter
from tests.net.store.servers import Server
from tests.net.test_sockets import play, players_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.net.store.clusters import Cluster


def test_a_server_is_replaced_within_five_seconds() -> None:
    """Its lease ends, and whoever waits asks often enough, by the numbers that both keep to."""
    assert leases.LASTS / 1000 + serving.ASKED < 5
    assert 2 * leases.RENEWED < leases.LASTS / 1000


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_another_server_goes_on_where_one_has_ended(
    how: signal.Signals, cluster: Cluster, tmp_path: Path
) -> None:
    """Killed, hung or ended in order: every told line is there, whoever comes back late writes nothing."""
    database, tokens = cluster.database(f"servers{how}"), dict[str, str]()
    with Server(tmp_path / "a", database, tokens) as first, ExitStack() as left:
        first.tells("Ctrl+C")
        second = left.enter_context(Server(tmp_path / "b", database, tokens))
        second.tells("waits")
        party = Party(first, "quantum")
        play(players_of(party, "before"), 10)
        told = party.seats[0].moment
        first.send(how)
        second.tells("Ctrl+C")
        before = second.journal(party.table)
        assert told < before.count("\n")  # the header is no action
        old, party.links = party.links, [second.link(name) for name in ("Jana", "Petr")]
        for link in party.links:
            link.request(frames.Sit(party.table), frames.TableSeen)
        party.seats = [enter(link) for link in party.links]
        play(players_of(party, "behind"))
        if how == signal.SIGSTOP:
            first.send(signal.SIGCONT)
            first.tells("taken the hall over")
        assert (how == signal.SIGTERM) == (first.ended() == 0)
        for link in old:
            link.close()
        after = second.journal(party.table)
        assert after.startswith(before)
        journal = read_journal(after.splitlines(keepends=True))
        assert verify(load_room("quantum").game, journal).ok
        party.close()
