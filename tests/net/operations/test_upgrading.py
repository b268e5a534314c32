"""What an older version left opens in this one, and an older client hears in one sentence what is wrong.

`data/hall-1.sqlite` was written by the program of commit 60c9a0ef (version 1 of the file and of the wire):
Jana and Petr in the middle of Quantum at table 1, Petr with a passphrase, and Eva waiting at a private table.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from websockets.sync.client import connect

from accessgames.engine import GameError, read_journal, verify
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.net import frames
from accessgames.net.link import Link
from accessgames.net.operations import copies
from accessgames.net.store.migrating import FILE_VERSION
from accessgames.shell.errors import tell_error
from tests.net.operations.test_copies import play
from tests.net.sockets import Served, enter, hello, open_room

if TYPE_CHECKING:
    from collections.abc import Iterator

OLD = Path(__file__).parent / "data" / "hall-1.sqlite"
JANA, EVA = "-GGRkogYKW-GcabLDsmLiCC75CerXgM3", "8oj56NgPDcNarN0UE-kksw-Ae9wNu6PA"
PASSPHRASE = "heslo staré herny"  # noqa: S105 - of nobody
CODE = "potomek databáze"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A hall of this version on the file of an older one."""
    shutil.copyfile(OLD, tmp_path / "hall.sqlite")
    with Served(tmp_path / "hall.sqlite") as hall:
        yield hall


def lines_of(path: Path) -> list[str]:
    """The journal at table 1, as the file has it."""
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as connection:
        rows = connection.execute("SELECT text FROM lines WHERE number = 1 ORDER BY n").fetchall()
    return [text for (text,) in rows]


def test_the_file_is_one_of_an_older_version() -> None:
    """Else the tests here would show nothing."""
    with closing(sqlite3.connect(f"file:{OLD}?immutable=1", uri=True)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    assert (1, True) == (version, version < FILE_VERSION)


def test_a_match_of_an_older_version_is_played_to_its_end(served: Served) -> None:
    """Its people are known by the token or the passphrase that they had; old lines keep their bytes."""
    jana = Link(served.address, hello(token=JANA), open_room)
    petr = Link(served.address, hello("petr", passphrase=PASSPHRASE), open_room)
    for link in (jana, petr):
        assert link.request(frames.Sit(1), frames.TableSeen).own
    play([enter(link) for link in (jana, petr)])
    lines = list(served.ledger.lines(1))
    before = lines_of(OLD)
    assert before == lines[: len(before)]
    journal = read_journal(lines)
    assert verify(load_room("quantum").game, journal).ok
    assert journal.revealed is not None
    assert ("Jana", "Petr") == (jana.name, petr.name)
    for link in (jana, petr):
        link.close()


def test_a_table_of_an_older_version_still_waits(served: Served) -> None:
    """With the same words, for the same person."""
    eva = Link(served.address, hello(token=EVA), open_room)
    (seen,) = eva.request(frames.Tables(own=True), list[frames.TableSeen])
    assert ("iota", "waits", CODE) == (seen.game, seen.state, seen.code)
    petr = Link(served.address, hello("petr", passphrase=PASSPHRASE), open_room)
    assert petr.request(frames.Sit(2, CODE), frames.TableSeen).own
    for link in (eva, petr):
        link.close()


def test_a_copy_of_an_older_version_is_restored(tmp_path: Path) -> None:
    """It is of this version then, and its match was verified."""
    shutil.copyfile(OLD, tmp_path / "hall.sqlite")
    assert 1 == copies.copy_hall(tmp_path, str(tmp_path / "copy.zip"), open_room).matches
    (tmp_path / "there").mkdir()
    content = copies.restore_hall(tmp_path / "copy.zip", tmp_path / "there", open_room)
    assert (3, 2, 1) == (content.people, content.tables, content.matches)
    with closing(sqlite3.connect(tmp_path / "there" / "hall.sqlite")) as connection:
        assert FILE_VERSION == connection.execute("PRAGMA user_version").fetchone()[0]


@pytest.mark.parametrize("version", [frames.VERSION - 1, frames.VERSION + 1])
def test_a_client_of_another_wire_hears_one_sentence(version: int, served: Served) -> None:
    """Byte for byte in the frame that clients have read since version 1, with a key that they can say."""
    with connect(served.address) as line:
        line.send(json.dumps({"is": "Hello", "version": version, "token": "", "name": "Ida", "word": ""}))
        told = line.recv(20)
    arguments = f'[["own",{frames.VERSION}],["other",{version}]]'
    assert told == f'{{"is":"Fault","kind":"GameError","key":"net-version","arguments":{arguments}}}'


def test_the_sentence_says_what_to_do(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of another version ends with it, and does not try again and again."""
    asked = hello("Ida")
    monkeypatch.setattr(frames, "VERSION", frames.VERSION + 1)
    with pytest.raises(GameError) as caught:
        Link(served.address, asked, open_room)
    said = Language("cs").form(tell_error(caught.value, "system"), "full")
    assert "Server mluví verzí spojení 3, váš program verzí 2. Použijte stejnou verzi programu." == said
