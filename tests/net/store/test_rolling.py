"""Two versions of the program serve one hall at once; the tables are brought up to date under play."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from accessgames.net import frames
from tests.net.sockets import Party
from tests.net.store import tomorrow
from tests.net.store.servers import Server
from tests.net.store.test_migrating import reading, version
from tests.net.store.test_servers import Guests, checked
from tests.net.test_sockets import play, players_of, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from tools.clusters import Cluster


def refusals(cluster: Cluster) -> int:
    """How many statements gave up because a lock did not come."""
    return (cluster.folder / "log").read_text(encoding="utf-8").count("due to lock timeout")


@pytest.mark.slow
def test_two_versions_serve_one_hall_while_people_play(cluster: Cluster, tmp_path: Path) -> None:
    """The newer one brings the tables up to date beside a long reader and play; the older one goes on.

    Tables go from the older to the newer when that ends, and to an older one that comes once more.
    """
    database, tokens = cluster.database("rolling"), dict[str, str]()
    begins = tomorrow.BEGINS.format(folder=str(tomorrow.folder(tmp_path / "migrations")))
    with Server(tmp_path / "old", database, tokens) as old:
        old.tells("Ctrl+C")
        party = Party(Guests([old]), "quantum")
        before = refusals(cluster)
        with Server(tmp_path / "new", database, tokens, begins=begins) as new:
            with reading(database):
                wait_until(lambda: refusals(cluster) > before)
                play(players_of(party, "while it waits"), 12)
                assert "places" == version(database)
            new.tells("Ctrl+C")
            assert "tomorrow" == version(database)
            for one in (old, new):
                one.knows(1)
            play(players_of(party, "behind it"), 24)
            assert {0} == {link.breaks for link in party.links}
            assert 24 <= min(seat.moment for seat in party.seats)
            eva = new.link("Eva")
            assert "goes" == eva.request(frames.Watch(party.table), frames.TableSeen).state
            eva.ask(frames.Stand())
            written = eva.request(frames.Open("iota", 2), frames.TableSeen).number
            old.send(signal.SIGKILL)
            play(players_of(party, "at the newer one"), 36)
            with Server(tmp_path / "again", database, tokens) as again:
                again.tells("Ctrl+C")
                for one in (new, again):
                    one.knows(1)
                new.send(signal.SIGTERM)
                play(players_of(party, "at the older one"))
                seen = again.link("Ota").request(frames.Watch(written), frames.TableSeen)
                assert "waits" == seen.state
                checked(again, party, 36)
    party.close()
    eva.close()
