"""What hosts type to save a hall and to put it back, typed while people play, and played on."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.net.sockets import Party
from tests.net.store.servers import Server
from tests.net.store.test_servers import Guests, checked
from tests.net.test_sockets import play, players_of, wait_until
from tools.clusters import PROGRAMS, Cluster

DOCS = Path(__file__).parents[3] / "docs"
PAGES = (DOCS / "en" / "operations.md", DOCS / "cs" / "provoz.md")
PATIENCE = 120
MOST = 24
"""Actions before which a match is not over."""


def typed(page: Path, *parts: str) -> list[str]:
    """The lines on a page that have one of some words in them, as a host types them."""
    code = re.findall(
        r"^```\n(.*?)^```$|`([^`\n]+)`", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    lines = [line for block, words in code for line in (block or words).splitlines()]
    return list(dict.fromkeys(line for line in lines if any(part in line for part in parts)))


class Host:
    """Types lines at the computer of a hall.

    Attributes:
        home: The folder of its data.
    """

    def __init__(self, home: Path, changes: dict[str, str]) -> None:
        """Have a home, and names that stand here for those on the page."""
        self.home, self._changes = home, changes

    def begins(self, line: str) -> subprocess.Popen[str]:
        """Type a line."""
        for written, here in self._changes.items():
            line = line.replace(written, here)
        own = {"XDG_DATA_HOME": str(self.home), "XDG_CONFIG_HOME": str(self.home)}
        program = f'accessgames() {{ {shlex.quote(sys.executable)} -P -m accessgames "$@"; }}'
        path = f"{PROGRAMS}:{os.environ['PATH']}"
        return subprocess.Popen(
            ["bash", "-c", f"{program}; {line}"], env={**os.environ, **own, "PATH": path},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, encoding="utf-8",
        )  # fmt: skip

    def types(self, line: str) -> None:
        """Type a line and wait until it is done."""
        typing = self.begins(line)
        told, _ = typing.communicate(timeout=PATIENCE)
        assert 0 == typing.returncode, told


def play_more(party: Party, actions: int) -> None:
    """Let everybody at a table do so much more."""
    play(players_of(party, "more"), max(seat.moment for seat in party.seats) + actions)


def rehearse(here: Host, there: Host, save: str, back: list[str], databases: tuple[str, str]) -> None:
    """Play, save meanwhile, play on, lose everything, put it back; whoever played runs on to the end."""
    tokens = dict[str, str]()
    with Server(here.home, databases[0], tokens) as server:
        server.tells("Ctrl+C")
        party = Party(Guests([server]), "quantum")
        play_more(party, 12)
        before, saving = server.journal(party.table), here.begins(save)
        while saving.poll() is None:
            if party.seats[0].moment < MOST:  # a busy computer takes long to save
                play_more(party, 1)
            time.sleep(0.1)
        told, _ = saving.communicate()
        assert 0 == saving.returncode, told
        play_more(party, 4)
        server.send(signal.SIGKILL)
        server.ended()
        after = server.journal(party.table)
    for line in back:
        there.types(line)
    with Server(there.home, databases[1], tokens, port=server.port) as again:
        again.tells("Ctrl+C")
        restored = again.journal(party.table)
        assert restored.startswith(before)
        assert after.startswith(restored)
        wait_until(lambda: all(link.breaks and link.arrived for link in party.links))  # they run on
        retreats = [seat.catch_up() for seat in party.seats]
        assert not any(retreat and retreat.actor is not None for retreat in retreats)
        assert any(retreats)
        play(players_of(party, "again"))
        checked(again, party, restored.count("\n"))
        assert again.journal(party.table).startswith(restored)
        party.close()


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=["en", "cs"])
def test_a_hall_in_a_file_is_saved_and_put_back(page: Path, tmp_path: Path) -> None:
    """All that was announced before is there, people sit where they sat, and the match goes on from it."""
    (save,), (back,) = typed(page, '.zip"'), typed(page, "--restore hall.zip", "--obnova herna.zip")
    file = str(tmp_path / "saved.zip")
    here, there = (Host(tmp_path / name, {save.split('"')[1]: file, back.split()[-1]: file}) for name in "ab")
    rehearse(here, there, save, [back], ("", ""))


@pytest.mark.slow
def test_a_hall_in_postgresql_is_saved_and_put_back(cluster: Cluster, tmp_path: Path) -> None:
    """The same by its own programs, into an empty database; both pages have the same lines."""
    lines, czech = (typed(page, "pg_dump -", "createdb -", "pg_restore -") for page in PAGES)
    assert lines == czech
    places = {
        f"postgresql://database.example/{name}": f"postgresql://house@/{name}?host={cluster.folder}"
        for name in ("hall2", "postgres", "hall")
    }
    days = {"/var/backups": str(tmp_path), "$(date +%F)": "2026-11-28"}
    here, there = (Host(tmp_path / name, places | days) for name in "ab")
    cluster.database("hall")
    hall2, _, hall = places.values()
    rehearse(here, there, lines[0], lines[1:], (hall, hall2))
