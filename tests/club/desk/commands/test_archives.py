"""The club as a whole: verified with every wrong line, taken in all or nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.leagues import find_league
from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import Archive, club_path, read_archive, write_archive
from accessgames.club.store.database import create_club_file, open_club_file
from accessgames.club.union.leagues import read_league_line
from accessgames.storage.files import StorageError
from tests.club.desk.helpers import NOW, Bench, begun

if TYPE_CHECKING:
    from pathlib import Path

DAY = {"date": "2026-12-01", "game": "iota", "rounds": "2"}


def export(bench: Bench, home: Path, name: str) -> Archive:
    """Export a club and read what was written."""
    bench.do("export", name)
    return read_archive((home / name).read_text(encoding="utf-8"))


def two(home: Path) -> Archive:
    """A club with two tournaments, exported as `klub.txt` and closed."""
    bench = begun()
    bench.do("create", "Druhý", DAY)
    bench.do("register", "Jana, Petr, Marie")
    found = export(bench, home, "klub.txt")
    bench.club.close()
    return found


def desk(kept: Archive) -> Bench:
    """A desk with a club made of an archive."""
    return Bench("cs", OpenClub(create_club_file(club_path(kept.name), kept), lambda: NOW, lambda: "7"))


def test_all_wrong_lines_are_told_by_tournament(home: Path) -> None:
    """Sound tournaments are counted, wrong lines named, and behind ten of them the rest is counted."""
    kept = two(home)
    bench = begun("", club="Velký")
    bench.do("register", ", ".join(f"Hráč {number}" for number in range(1, 15)))
    long = bench.club.archive
    bench.club.close()
    changed = tuple(
        line.replace('"qualifier":false', '"qualifier":true') for line in long.tournaments["vecer"]
    )
    journals = {"vecer": changed, "druhy": kept.tournaments["druhy"], "maly": kept.tournaments["vecer"]}
    bench = desk(Archive("Jiný", journals, {}, {**kept.people, **long.people}))
    told = bench.do("verify")
    wrong = [line for line in told if line.startswith("Turnaj vecer, řádek")]
    assert [f"Turnaj vecer, řádek {number} záznamu není v pořádku." for number in range(2, 12)] == [
        line.partition(". ")[0] + "." for line in wrong
    ]
    assert "vecer: vadných řádků je ještě 4." in told
    assert 2 == sum("souhlasí" in line for line in told)


@pytest.mark.usefixtures("linear")
def test_an_import_is_written_in_one_transaction(home: Path) -> None:
    """When the second tournament can't be written, the first one is not there either."""
    archive = two(home)
    bench = begun(club="Druhý klub")
    before = bench.club.archive
    renamed = {f"{name}-x": lines for name, lines in archive.tournaments.items()}
    renamed_ = replace(archive, name="Druhý klub", tournaments=renamed)
    (home / "jiny.txt").write_bytes(write_archive(renamed_).encode())
    assert bench.club.file is not None
    bench.club.file._connection.execute(
        "CREATE TEMP TRIGGER full BEFORE INSERT ON main.line WHEN new.tournament = 'druhy-x'"
        " BEGIN SELECT raise(FAIL, 'full'); END"
    )
    with pytest.raises(StorageError):
        bench.do("import", "jiny.txt")
    assert before == bench.club.archive
    bench.club.close()
    with open_club_file(club_path("Druhý klub")) as again:
        assert before == again.archive


@pytest.mark.usefixtures("linear")
def test_all_tournaments_of_an_import_come_at_once(home: Path) -> None:
    """Two new ones are added and open; a second time nothing changes."""
    archive = two(home)
    bench = begun(club="Třetí")
    renamed = {f"{name}-x": lines for name, lines in archive.tournaments.items()}
    (home / "jiny.txt").write_text(
        write_archive(replace(archive, name="Třetí", tournaments=renamed)), encoding="utf-8", newline="\n"
    )
    assert ["Do klubu Třetí přibývají 2 ověřené turnaje."] == bench.do("import", "jiny.txt")
    assert {"vecer", "vecer-x", "druhy-x"} == set(bench.club.tournaments)
    assert ["Všechny turnaje už v klubu Třetí jsou, nic se nemění."] == bench.do("import", "jiny.txt")


def test_a_tournament_that_went_on_elsewhere_goes_on_here(home: Path) -> None:
    """A branch plays a round, sends its club back, and the lines that are missing here are added."""
    bench = begun(club="Ústředí")
    export(bench, home, "tam.txt")
    branch = Bench()
    branch.do("import", "tam.txt", {"club": "Pobočka"})
    branch = Bench("cs", OpenClub(open_club_file(club_path("Pobočka")), lambda: NOW, lambda: "7"))
    branch.do("seat", "Jana, Petr, Marie, Karel /")
    branch.do("result", "1 34, 28, 20, 11")
    sent = export(branch, home, "zpet.txt")
    branch.club.close()
    told = bench.do("import", "zpet.txt", {"club": "Ústředí"})
    assert [
        "Do klubu Ústředí žádný nový turnaj nepřibývá.",
        "Turnaj vecer pokračuje tím, co se zapsalo jinde.",
    ] == told
    assert sent.tournaments == bench.club.archive.tournaments
    assert 1 == bench.tournament.played
    bench.do("register", "Eva")
    assert ["Všechny turnaje už v klubu Ústředí jsou, nic se nemění."] == bench.do(
        "import", "zpet.txt", {"club": "Ústředí"}
    )


@pytest.mark.usefixtures("linear")
def test_tournaments_that_went_apart_are_refused_and_leagues_stay(home: Path) -> None:
    """Neither is the beginning of the other; a league made otherwise keeps nobody from importing."""
    archive = two(home)
    bench = begun("Eva, Ivo", club="Čtvrtý")
    (home / "spor.txt").write_bytes(write_archive(archive).encode())
    assert "Turnaj vecer v klubu Čtvrtý je jiný" in bench.refused("import", "spor.txt", {"club": "Čtvrtý"})
    bench.do("league", "Rok, vecer", {"best": "2"})
    other = begun("", club="Pátý", date="2026-12-05")
    other.do("league", "Rok, vecer", {"best": "3"})
    league = other.club.archive.tournaments["@rok"]
    assert read_league_line(league[0]).best == 3
    other.club.close()
    mixed = {"druhy": archive.tournaments["druhy"], "@rok": league}
    (home / "liga.txt").write_text(
        write_archive(replace(archive, name="Čtvrtý", tournaments=mixed)), encoding="utf-8", newline="\n"
    )
    told = bench.do("import", "liga.txt")
    assert "Do klubu Čtvrtý přibývá jeden ověřený turnaj." == told[0]
    # Neither knew of the other one, so it hangs on their random ids which of them holds.
    if told[1] == "Liga rok je tu založená jinak a zůstává, jak je.":
        assert 2 == find_league(bench.club, "rok").best
    else:
        assert "Liga rok je teď založená tak, jak se změnila jinde." == told[1]
        assert 3 == find_league(bench.club, "rok").best


def test_leagues_are_not_counted_as_tournaments(home: Path) -> None:
    """What is exported and taken in is told by its tournaments."""
    bench = begun(club="Šestý")
    bench.do("league", "Rok, vecer")
    assert ["Klub je v souboru klub.txt, turnajů: 1."] == bench.do("export", "klub.txt")
    assert ["Klub Kopie je načtený a ověřený, turnajů: 1."] == bench.do(
        "import", "klub.txt", {"club": "Kopie"}
    )
    assert 2 == len(read_archive((home / "klub.txt").read_text(encoding="utf-8")).tournaments)
