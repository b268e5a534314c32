"""A club one of whose journals breaks the rules: the others go on, and nothing of it is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import LEAGUE, Archive, club_path, read_archive
from accessgames.club.store.database import create_club_file
from accessgames.engine import GameError
from tests.club.desk.helpers import NOW, Bench, begun

if TYPE_CHECKING:
    from pathlib import Path

WRONG = "Turnaj vecer, řádek 3 záznamu není v pořádku. Řádek 3"
"""How the mistake begins."""


def archive() -> Archive:
    """Two tournaments, with the third line of the first changed."""
    bench = begun()
    bench.do("create", "Druhý", {"date": "2026-12-01", "game": "iota", "rounds": "2"})
    bench.do("register", "Jana, Petr, Marie")
    kept = bench.club.archive
    lines = kept.tournaments
    changed = tuple(line.replace('"player":2,', '"player":1,') for line in lines["vecer"])
    bench.club.close()
    return replace(kept, name="Jiný", tournaments={"vecer": changed, "druhy": lines["druhy"]})


def desk(kept: Archive) -> Bench:
    return Bench("cs", OpenClub(create_club_file(club_path(kept.name), kept), lambda: NOW, lambda: "7"))


@pytest.fixture
def bench() -> Bench:
    return desk(archive())


def test_the_others_go_on(bench: Bench) -> None:
    """The sound tournament is open, takes events, and the list names the broken one with its line."""
    assert "druhy" == bench.club.current
    bench.do("seat")
    told = bench.do("list")
    assert "Turnaje, se kterými nelze pracovat: 1. V klubu zůstávají beze změny." == told[2]
    assert told[3].startswith(WRONG)
    assert {"druhy"} == set(bench.club.tournaments)


def test_the_broken_one_cannot_be_chosen(bench: Bench) -> None:
    """By its id or by the beginning of it; a league of all says what is wrong instead of leaving it out."""
    before = bench.club.archive.tournaments["vecer"]
    for typed in ("vecer", "več"):
        assert bench.refused("open", typed).startswith(WRONG)
    assert bench.do("verify")[0].startswith(WRONG)
    assert bench.refused("league", "Liga", {"best": 2}).startswith(WRONG)
    assert "druhy" == bench.club.current
    bench.do("create", "Večer", {"date": "2026-12-02", "game": "iota"})
    assert "vecer-2" == bench.club.current
    assert before == bench.club.archive.tournaments["vecer"]


def test_an_export_says_what_it_leaves_out(bench: Bench, tmp_path: Path) -> None:
    """What is exported can be taken in elsewhere; the broken tournament stays here."""
    told = bench.do("export", "klub.txt")
    assert "Klub je v souboru klub.txt, turnajů: 1." == told[0]
    assert "Turnaj vecer vyvezený není, jeho záznam není v pořádku. V klubu zůstává." == told[1]
    assert {"druhy"} == set(read_archive((tmp_path / "klub.txt").read_text(encoding="utf-8")).tournaments)
    assert ["Klub Kopie je načtený a ověřený, turnajů: 1."] == bench.do(
        "import", "klub.txt", {"club": "Kopie"}
    )
    assert {"vecer", "druhy"} == set(bench.club.archive.tournaments)


def test_with_nothing_sound_the_mistake_is_told() -> None:
    """Where only a broken tournament is, every command says so; a new one can be made beside it."""
    kept = archive()
    bench = desk(Archive("Sám", {"vecer": ("nic takového", *kept.tournaments["vecer"][1:])}))
    first = "Turnaj vecer, řádek 1 záznamu není v pořádku."
    assert bench.refused("show").startswith(first)
    assert bench.refused("export", "klub.txt").startswith(first)
    assert bench.do("list")[1].startswith(first)
    bench.do("create", "Nový", {"date": "2026-12-02", "game": "iota"})
    assert "novy" == bench.club.current
    with pytest.raises(GameError):
        bench.do("open", "vecer")
    assert not any(name.startswith(LEAGUE) for name in bench.club.archive.tournaments)
