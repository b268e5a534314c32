"""Copies of a hall: made in the middle of play, restored elsewhere, and played on."""

from __future__ import annotations

import sqlite3
import sys
import zipfile
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError, NotYourTurn, read_journal, verify
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.hall.ledger import DATABASE, Ledger
from accessgames.net.operations import copies
from tests.cli.program import Program
from tests.net.sockets import Party, Served, enter, open_room

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.net.remote_seat import RemoteSeat

    Seats = list[RemoteSeat]


def play(seats: Seats, most: int = 10_000) -> int:
    """Let everybody do the first thing there is, so many times at most; returns how many were done."""
    done = 0
    while done < most and all(seat._actors for seat in seats):
        for number, seat in enumerate(seats):
            seat.catch_up()
            if number in seat._actors and done < most:
                done += _do(seat, number)
    return done


def _do(seat: RemoteSeat, number: int) -> int:
    try:
        seat.submit(number, [next(iter(seat.perspective(number).legal))])
    except (NotYourTurn, GameError):
        return 0
    return 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a hall."""
    found = tmp_path / "hall"
    found.mkdir()
    return found


def test_a_copy_that_is_made_while_people_play_goes_on_elsewhere(folder: Path, tmp_path: Path) -> None:
    """What was told before it was made is there; the match is played to its end from it, and verified."""
    with Served(folder / DATABASE) as served:
        party = Party(served, "quantum")
        assert 6 == play(party.seats, 6)
        (folder / "host.txt").write_text("four words of host\n", encoding="utf-8")
        (folder / "host.txt").chmod(0o600)
        told = served.ledger.lines(party.table)
        content = copies.copy_hall(folder, str(tmp_path / "copy.zip"), open_room)
        assert (2, 1, 1) == (content.people, content.tables, content.matches)
        play(party.seats, 4)  # the hall goes on
        party.close()
    away = tmp_path / "away"
    away.mkdir()
    (away / copies.LOCK).touch()
    assert 1 == copies.restore_hall(tmp_path / "copy.zip", away, open_room).matches
    assert {"hall.sqlite", "host.txt", "hall.lock"} == {path.name for path in away.iterdir()}
    with Served(away / DATABASE) as again:
        again.tokens = served.tokens
        assert told == again.ledger.lines(party.table)
        links = [again.link(name) for name in ("Jana", "Petr")]
        for link in links:
            link.request(frames.Sit(party.table), frames.TableSeen)
        play([enter(link) for link in links])
        journal = read_journal(list(again.ledger.lines(party.table)))
        for link in links:
            link.close()
    assert verify(load_room("quantum").game, journal).ok
    assert journal.revealed is not None


@pytest.mark.skipif(sys.platform == "win32", reason="other rights of files")
def test_a_copy_is_for_its_owner_alone(folder: Path, tmp_path: Path) -> None:
    """And is never written over another file."""
    Ledger(folder / DATABASE).close()
    copies.copy_hall(folder, str(tmp_path / "copy.zip"), open_room)
    assert 0o600 == (tmp_path / "copy.zip").stat().st_mode & 0o777
    assert "shell-file-exists" == _refusal(folder, tmp_path / "copy.zip")


def _refusal(folder: Path, path: Path) -> str:
    with pytest.raises(GameError) as caught:
        copies.copy_hall(folder, str(path), open_room)
    return caught.value.key


def test_without_a_hall_there_is_nothing_to_copy(folder: Path, tmp_path: Path) -> None:
    """No empty file is left that looks like a backup."""
    assert "hall-copy-nothing" == _refusal(folder, tmp_path / "copy.zip")
    assert not (tmp_path / "copy.zip").exists()


def test_nothing_is_restored_over_a_hall(folder: Path, tmp_path: Path) -> None:
    """Whoever restores says themselves what becomes of the one that is there."""
    Ledger(folder / DATABASE).close()
    copies.copy_hall(folder, str(tmp_path / "copy.zip"), open_room)
    with pytest.raises(GameError) as caught:
        copies.restore_hall(tmp_path / "copy.zip", folder, open_room)
    assert "hall-copy-not-empty" == caught.value.key


def _changed(path: Path, statement: str) -> None:
    """Change the database in a copy."""
    with zipfile.ZipFile(path) as parcel:
        content = {info.filename: parcel.read(info) for info in parcel.infolist()}
    beside = path.with_suffix(".sqlite")
    beside.write_bytes(content[DATABASE])
    with closing(sqlite3.connect(beside)) as connection, connection:
        connection.execute(statement)
    with closing(sqlite3.connect(beside)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content[DATABASE] = beside.read_bytes()
    with zipfile.ZipFile(path, "w") as parcel:
        for name, data in content.items():
            parcel.writestr(name, data)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM lines WHERE n = 2",
        "UPDATE lines SET text = replace(text, 'Jana', 'Dana') WHERE n = 0",
        "UPDATE tables SET secret = '12345'",
    ],
)
def test_a_copy_in_which_a_match_does_not_hold_is_not_restored(
    statement: str, folder: Path, tmp_path: Path
) -> None:
    """A line that is missing, another name, another seed: the folder stays empty."""
    with Served(folder / DATABASE) as served:
        party = Party(served, "quantum")
        play(party.seats, 4)
        copies.copy_hall(folder, str(tmp_path / "copy.zip"), open_room)
        party.close()
    _changed(tmp_path / "copy.zip", statement)
    away = tmp_path / "away"
    away.mkdir()
    with pytest.raises(GameError) as caught:
        copies.restore_hall(tmp_path / "copy.zip", away, open_room)
    assert ("hall-copy-broken", 1) == (caught.value.key, caught.value.args_["table"])
    assert [] == list(away.iterdir())


@pytest.mark.parametrize("name", ["../hall.sqlite", "log.jsonl", "HALL.sqlite", "host.txt/x"])
def test_a_file_of_a_stranger_puts_nothing_elsewhere(name: str, folder: Path, tmp_path: Path) -> None:
    """Names that do not belong into a copy are refused before anything is unpacked."""
    path = tmp_path / "copy.zip"
    with zipfile.ZipFile(path, "w") as parcel:
        parcel.writestr(copies.HEAD, b"")
        parcel.writestr(name, b"x")
    with pytest.raises(GameError) as caught:
        copies.restore_hall(path, folder, open_room)
    assert "parcel-name" == caught.value.key
    assert [] == list(folder.iterdir())


def test_a_copy_without_its_database_is_damaged(folder: Path, tmp_path: Path) -> None:
    """Words of a host alone are no hall."""
    path = tmp_path / "copy.zip"
    with zipfile.ZipFile(path, "w") as parcel:
        parcel.writestr(copies.HEAD, b"")
        parcel.writestr("host.txt", b"words\n")
    with pytest.raises(GameError) as caught:
        copies.restore_hall(path, folder, open_room)
    assert "parcel-torn" == caught.value.key


@pytest.mark.parametrize(
    ("save", "back", "said"),
    [
        (
            ("herna", "--zaloha"),
            ("herna", "--obnova"),
            "Herna je obnovená. Lidí 0, stolů 0. Ověřených partií: 0.",
        ),
        (
            ("serve", "--lang", "en", "--backup"),
            ("serve", "--lang", "en", "--restore"),
            "The hall is restored. People 0, tables 0, matches verified 0.",
        ),
    ],
)
def test_on_the_command_line(save: tuple[str, ...], back: tuple[str, ...], said: str, tmp_path: Path) -> None:
    """One sentence says what there is now, one what is wrong."""
    here, there = (Program(tmp_path / name) for name in ("here", "there"))
    file = str(tmp_path / "copy.zip")
    assert (1, "") == (here(*save, file).code, here(*save, file).out)
    (here.home / "hall").mkdir(parents=True)
    Ledger(here.home / "hall" / DATABASE).close()
    assert 0 == here(*save, file).code
    assert [said] == there(*back, file).lines
    again = there(*back, file)
    assert (1, "") == (again.code, again.out)
    for asked in (save, back):
        elsewhere = here(*asked, file, "--database", "postgresql://localhost/hall")
        assert (1, "") == (elsewhere.code, elsewhere.out)
        assert "pg_dump" in elsewhere.err
