"""A match whose last action was the last thing that a killed program wrote is finished by the next start."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import Header, SeatSpec, verify
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import draw_luck
from accessgames.games import game_ids, load_room
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.records import PersonalRecords
from accessgames.personal.results import counted
from accessgames.storage.files import HOME_VARIABLE, matches_folder, records_path
from accessgames.storage.journal_files import create_journal, load_journal, resume_journal
from accessgames.storage.progress import RecordsFile
from tests.whole.program import matches, run

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.storage.journal_files import JournalFile

ENDED = "Minule skončila hra "
WON = "yhrává|ítězství|místo|emíza|trestn"
"""What any end says: somebody wins, some share the victory, all lose together or have their points."""
START = ("play", "iota", "--players", "Eva,bot:1", "--seed", "7", "--lang", "cs")


def write(game: str, most: int = 10_000) -> JournalFile:
    """Play a match of people, for whom the computer thinks, up to an action; the journal is still open."""
    room, luck, people = load_room(game), draw_luck(), ("Jana", "Petr")
    options = room.game.setup(len(people), {}).options
    seats = tuple(map(SeatSpec, people))
    begun = datetime(2026, 11, 22, 10, 0, tzinfo=UTC)
    header = Header(
        game, room.game.rules_version, seats, options, "", started=begun.isoformat(), sealed=luck.sealed
    )
    file = create_journal(matches_folder(), game, begun, luck.secret)
    seat = LocalSeat.begin(room.game, header, file, luck.secret)
    bots = {number: make_policy(room.bots, "bot:1") for number in range(len(people))}
    seat.occupy(bots, lambda: 0, lambda _position: False)
    while seat.moment < most and seat.advance() is not None:
        pass
    return file


@pytest.fixture(autouse=True)
def own_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything of this test in one folder."""
    monkeypatch.setenv(HOME_VARIABLE, str(home))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("torn", [False, True])
def test_the_next_start_finishes_it(game: str, torn: bool, home: Path) -> None:
    """Result, seed and place are as if the program had not been killed, and it is told once."""
    file = write(game)
    file.close()
    if torn:
        with file.path.open("ab") as beginning:
            beginning.write(b'{"n":')
    first, again = run(*START), run(*START)
    assert [True] == [line.endswith("u stolu: Jana a Petr.") for line in first.lines if ENDED in line]
    assert any(re.search(WON, line) for line in first.lines)
    assert not any(line.startswith(ENDED) for line in again.lines)
    (done,) = matches(home, "finished")
    journal = load_journal(done)
    assert journal.revealed
    assert journal.damage is None
    found = verify(load_room(game).game, journal)
    assert found.ok
    assert found.outcome is not None
    assert [] == list(home.rglob("*.seed"))


def test_whoever_goes_on_hears_it_too(home: Path) -> None:
    """`pokračuj` finishes it and goes on with another match; where there is no other, with this one."""
    write("iota").close()
    write("quantum", 6).close()
    ran = run("pokračuj", "--lang", "cs")
    assert [True] == [line.endswith("IOTA, u stolu: Jana a Petr.") for line in ran.lines if ENDED in line]
    assert any(line.startswith("Pokračuje Quantum.") for line in ran.lines)
    (left,) = matches(home)
    left.unlink()
    write("iota").close()
    ran = run("pokračuj", "--lang", "cs")
    assert (0, "") == (ran.code, ran.err)
    assert any(re.search(WON, line) for line in ran.lines)
    assert 2 == len(matches(home, "finished"))


def test_its_records_are_kept(home: Path) -> None:
    """What people achieved by the last action is a record, as if they had heard of it at once."""
    write("iqlandie").close()
    ran = run(*START)
    kept = PersonalRecords(PersonalFile(personal_path()), RecordsFile(records_path())).load().records
    assert ["Jana", "Petr"] == sorted(record.name for record in kept)
    assert 2 == ran.out.count("ekord")


def test_it_is_counted_once(home: Path) -> None:
    """At the next start, not again by the one after it, nor when a copy comes from another computer."""
    write("quantum").close()
    run(*START)
    own = PersonalFile(personal_path())
    (result,) = counted(own)
    assert ("quantum", ["Jana", "Petr"]) == (result.game, [seat.name for seat in result.seats])
    (done,) = matches(home, "finished")
    done.with_name("other.jsonl").write_bytes(done.read_bytes())
    told = run("statistika", "--lang", "cs").lines
    assert [True, True] == [": 1 partie, " in line for line in told if line.startswith("Quantum, ")]
    own.path.unlink()
    run("statistika", "--lang", "cs")
    assert (result,) == counted(own)
    run(*START)
    assert (result,) == counted(own)


def test_what_another_window_has_open_is_its_own(home: Path) -> None:
    """Its end is seen to there; were that window killed, the next start looks again."""
    file = write("iota")
    assert ENDED not in run(*START).out
    later = write("quantum")
    later.close()
    assert 1 == run(*START).out.count(ENDED)
    file.close()
    assert 1 == run(*START).out.count(ENDED)
    assert 2 == len(matches(home, "finished"))


def test_matches_that_go_on_are_looked_at_once(home: Path) -> None:
    """A match that was left is not played through at every start, and neither is one that is damaged."""
    begun = write("iota", 20)
    begun.close()
    file = write("iota")
    file.close()
    file.path.write_bytes(b"nothing of ours\n")
    run(*START)
    for path in matches(home):
        os.utime(path, (0, 0))
    assert ENDED not in run(*START).out
    resumed = resume_journal(begun.path)
    resumed.file.close()
    assert 20 == len(resumed.journal.records)


def test_a_lost_seed_is_no_obstacle_to_others(home: Path) -> None:
    """A match that can't end with its seed stays where it is, and the others are finished."""
    file = write("iota")
    file.close()
    for seed in home.rglob("*.seed"):
        seed.unlink()
    write("quantum").close()
    ran = run(*START)
    assert (0, "") == (ran.code, ran.err)
    assert 1 == ran.out.count(ENDED)
    assert file.path.exists()
