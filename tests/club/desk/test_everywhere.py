"""A name that goes from the whole computer: other clubs, statistics, records, journals of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.cli.material import open_room
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.store.archive import club_path
from accessgames.engine import SeatSpec
from accessgames.engine.luck import draw_luck
from accessgames.personal import database, results
from accessgames.personal.records import PersonalRecords
from accessgames.storage import files
from accessgames.storage.progress import Record, RecordsFile
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import NOW, Bench
from tests.club.desk.test_traces import holding
from tests.club.season import match_header, play_out
from tests.personal.test_results import PETR, WON, result

if TYPE_CHECKING:
    from pathlib import Path

NAME = "Žofie Říp"
ROOM = open_room("iota", {})


def club(name: str) -> Bench:
    """A club with an evening at which Žofie played."""
    bench = Bench("cs", open_club_by_name(name, lambda: NOW, lambda: "7", make=True))
    options = {"date": "20. 11. 2026", "game": "quantum", "rounds": "2", "club": name, "seed": "7"}
    bench.do("create", f"Večer {name}", options)
    bench.do("register", f"{NAME}, Petr, Marie, Karel")
    bench.do("seat", "losem")
    bench.do("result", "1 34, 28, 20, 11")
    bench.do("note", f"{NAME}, kontakt 777 123 456")
    return bench


def played_at_home() -> None:
    """A match of Žofie and Petr that was counted, a record of each, and the journal of another match."""
    own = database.PersonalFile(database.personal_path())
    results.count(own, [result(1, WON, SeatSpec(NAME), PETR)])
    PersonalRecords(own, RecordsFile(files.data_folder() / "none.jsonl")).save(
        Record("iota", "best", name, 30, "points", lower=False, when="2026-11-21") for name in (NAME, "Petr")
    )
    folder = files.matches_folder() / files.FINISHED_FOLDER
    folder.mkdir(parents=True)
    for number, names in enumerate(((NAME, "Petr"), ("Eva", "Petr"))):
        luck = draw_luck("")
        text = play_out(ROOM, match_header(ROOM, names, (), None, luck), luck.secret)
        (folder / f"iota-{number}.jsonl").write_bytes(text.encode())


@pytest.fixture
def others(home: Path) -> Bench:
    """Two clubs that know Žofie, and what was played at home; the second one is open."""
    club("Sobota").club.close()
    played_at_home()
    return club("Klub")


def test_everywhere_leaves_no_byte_of_the_name(others: Bench, home: Path) -> None:
    """In both clubs there are numbers, in statistics a label, and no file below the home has the name."""
    assert holding(home, NAME)
    told = others.do("forget", f"{NAME}, všude, ano")
    plain = [" ".join(line.split()) for line in told]
    assert "Ve statistice tohoto počítače je to teď hráč 1, změněna 1 partie, smazán 1 rekord." in plain
    assert any(line.startswith("Klub Sobota. Jméno Žofie Říp je zapomenuté, v klubu je to") for line in plain)
    assert "Smazaných záznamů dohraných partií: 1." in plain
    assert "Ve složce programu už to jméno není." == plain[-1]
    others.club.close()
    assert [] == holding(home, NAME, "777 123 456")
    own = database.PersonalFile(database.personal_path())
    (match,) = results.counted(own)
    assert [("hráč 1", 1), ("Petr", 2)] == [(seat.name, seat.place) for seat in match.seats]
    kept = [path.name for path in (files.matches_folder() / files.FINISHED_FOLDER).iterdir()]
    assert ["iota-1.jsonl"] == kept
    for name in ("Klub", "Sobota"):
        bench = Bench("cs", open_club_by_name(name, lambda: NOW, lambda: "7"))
        assert "souhlasí" in bench.do("verify")[0]
        assert ["Karel", "Marie", "Petr"] == sorted(
            player.name for player in bench.tournament.players if not player.name.startswith("hráč")
        )
        bench.club.close()


def test_without_the_word_the_rest_is_only_named(others: Bench, home: Path) -> None:
    """The other club, statistics and journals keep the name; the files are told, and what would delete it."""
    told = others.do("forget", f"{NAME}, ano")
    assert f"Z celého počítače to jméno smaže „zapomeň {NAME} všude“." == " ".join(told[-1].split())
    assert "sobota.club" in " ".join(told)
    assert club_path("Sobota").relative_to(home).as_posix() in holding(home, NAME)
    again = others.do("forget", f"{NAME} všude, ano")
    assert again[0].startswith("Klub Sobota. Jméno Žofie Říp je zapomenuté")
    others.club.close()
    assert [] == holding(home, NAME)


def test_it_is_asked_once_and_refused_without_a_yes(others: Bench) -> None:
    """On the command line the sentence has what would be right; nobody of that name anywhere is unknown."""
    refused = " ".join(others.refused("forget", f"{NAME} všude").split())
    assert f"Kdo to chce, napíše „zapomeň {NAME}, všude, ano“" in refused
    assert "Ivo" in others.refused("forget", "Ivo, všude, ano")
    assert NAME == next(one.name for one in others.tournament.players if one.name == NAME)


def test_a_club_that_cannot_be_used_is_told(others: Bench) -> None:
    """A damaged one stays as it is, and everything else is done."""
    path = club_path("Sobota").with_name("jiny.club")
    path.write_bytes(b"no club at all")
    told = " ".join(" ".join(others.do("forget", f"{NAME}, všude, ano")).split())
    assert "V souboru jiny.club to jméno zůstává:" in told
    assert "Klub Sobota. Jméno" in told
    assert b"no club at all" == path.read_bytes()


@pytest.mark.parametrize(
    ("tag", "lines", "kept"),
    [
        (
            "cs",
            (f"zapomeň {NAME} všude", "ne", "osoby", f"vymaž osobu {NAME} všude", "ano", "osoby"),
            "zůstává",
        ),
        ("en", (f"forget {NAME} everywhere", "no", "persons", f"forget {NAME} everywhere", "yes"), "stays"),
    ],
)
def test_the_conversation_asks_once(others: Bench, tag: str, lines: tuple[str, ...], kept: str) -> None:
    """No keeps everything, yes forgets in all clubs and at home."""
    others.club.close()
    told = hold(tag, lines)
    assert kept in told
    assert 1 == told.count("Sobota. ")
    assert NAME not in told.rpartition("Sobota. ")[2].partition("\n")[2]
