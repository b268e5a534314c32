from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.store.archive import club_path
from accessgames.club.store.database import read_club_file
from tests.club.desk.helpers import Bench, begun
from tests.club.season import played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bench() -> Bench:
    bench = begun("Jana, Petr, Marie, Karel", game="quantum", rounds="2")
    bench.do("seat")
    return bench


def match(bench: Bench, round_: int = 1, table: int = 1) -> str:
    return played(bench.tournament, bench.tournament.round(round_), bench.tournament.table(round_, table))


def saved(home: Path, text: str, name: str = "m.jsonl") -> str:
    (home / name).write_bytes(text.encode())
    return name


def test_a_journal_becomes_the_result_of_its_table(bench: Bench, home: Path) -> None:
    """The table is found by game, names and seed, and the journal is kept in the club."""
    told = bench.do("import", saved(home, match(bench)))
    assert told[0].startswith("První kolo, stůl 1: Jana 16, ")
    assert 1 == len(bench.club.archive.records)
    second = match(bench, 2)
    assert bench.do("import", saved(home, second, "n.jsonl"))[0].startswith("Druhé kolo, stůl 1: Jana 8, ")
    assert "Turnaj Večer souhlasí: 8 řádků, 2 partie ze záznamů, losování 1." == bench.do("verify")[0]


def test_the_seats_of_a_journal_may_stand_in_another_order(bench: Bench, home: Path) -> None:
    """Another computer may have seated people otherwise: names decide, not chairs."""
    round_ = bench.tournament.round(1)
    from dataclasses import replace  # noqa: PLC0415 - here only

    turned = replace(round_.tables[0], players=round_.tables[0].players[::-1])
    bench.do("import", saved(home, played(bench.tournament, round_, turned)))
    result = bench.tournament.round(1).tables[0].result
    assert result is not None
    assert round_.tables[0].players == tuple(seat.player for seat in result.seats)


def test_journals_that_do_not_count_are_refused(bench: Bench, home: Path) -> None:
    """Changed, torn, unfinished, known, of other people, of another game, or no journal at all."""
    text = match(bench)
    lines = text.splitlines(keepends=True)
    changed = "".join([*lines[:5], lines[5].replace('"do":"', '"do":"x', 1), *lines[6:]])
    assert bench.refused("import", saved(home, changed, "a")).startswith(
        "Záznam partie nejde použít. Řádek 6"
    )
    assert "Záznam partie nejde použít" in bench.refused("import", saved(home, text[:-9], "b"))
    assert "není dohraná" in bench.refused("import", saved(home, "".join(lines[:20]), "c"))
    assert "Soubor není záznam partie z tohoto programu." == bench.refused(
        "import", saved(home, "Ahoj\n", "d")
    )
    assert "Soubor x.jsonl neexistuje." == bench.refused("import", "x.jsonl")
    (home / "e").write_bytes(b"\xff\xfe\x00")
    assert "Soubor není ani záznam partie, ani vyvezený klub." == bench.refused("import", "e")
    assert bench.refused("import").startswith("Chybí jméno souboru")
    bench.do("import", saved(home, text, "f"))
    assert "Tento záznam už je zapsaný, kolo 1, stůl 1." == bench.refused("import", "f")
    other = begun("Ivo, Eva, Ota, Jan", game="quantum", rounds="1", club="B")
    other.do("seat")
    assert bench.refused("import", saved(home, match(other), "g")).startswith(
        "U žádného stolu hry quantum nesedí"
    )
    iota = begun("Jana, Petr, Marie, Karel", game="iota", rounds="1", club="C")
    iota.do("seat")
    assert bench.refused("import", saved(home, match(iota), "h")).startswith(
        "U žádného stolu hry iota nesedí"
    )


def test_a_match_by_other_options_is_refused(home: Path) -> None:
    """What was agreed for the tournament holds for every table."""
    bench = begun("Jana, Petr", game="iqlandie", option="rounds=3", rounds="1", tables="2", club="A")
    other = begun("Jana, Petr", game="iqlandie", option="rounds=6", rounds="1", tables="2", club="B")
    for one in (bench, other):
        one.do("seat")
    told = bench.refused("import", saved(home, match(other)))
    assert "Volba rounds má v partii hodnotu 6, v turnaji platí 3." == told


def test_a_club_travels_as_one_file(bench: Bench, home: Path) -> None:
    """Exported, imported under another name, verified; the same file twice changes nothing."""
    bench.do("import", saved(home, match(bench)))
    assert ["Klub je v souboru klub.txt, turnajů: 1."] == bench.do("export", "klub.txt")
    assert "Soubor klub.txt už existuje a nepřepíše se." == bench.refused("export", "klub.txt")
    told = bench.do("import", "klub.txt", {"club": "Kopie"})
    assert ["Klub Kopie je načtený a ověřený, turnajů: 1."] == told
    with read_club_file(club_path("Kopie")) as copy:
        assert bench.club.archive.tournaments == copy.archive.tournaments
        assert bench.club.archive.records == copy.archive.records
    assert ["Všechny turnaje už v klubu Náš klub jsou, nic se nemění."] == bench.do("import", "klub.txt")
    bench.do("penalty", "Jana 1")
    assert ["Všechny turnaje už v klubu Náš klub jsou, nic se nemění."] == bench.do("import", "klub.txt")


def test_one_tournament_of_a_club_joins_another_club(bench: Bench, home: Path) -> None:
    """A branch sends its tournament, and the league of the other club can count it."""
    bench.do("create", "Druhý", {"date": "2026-12-01", "game": "iota"})
    bench.do("export", "druhy.txt", {"tournament": "druhy"})
    other = begun("Ivo", club="B")
    told = other.do("import", "druhy.txt", {"club": "B"})
    assert ["Do klubu B přibývá jeden ověřený turnaj."] == told
    assert {"vecer", "druhy"} == set(other.club.tournaments)


def test_exported_files_that_were_touched_are_refused(bench: Bench, home: Path) -> None:
    """A changed letter, a missing end, or a digest made again over a broken rule."""
    bench.do("export", "klub.txt")
    text = (home / "klub.txt").read_text(encoding="utf-8")
    for name, wrong in (
        ("a", text.replace("Jana", "Hana")),
        ("b", text[:-70]),
        ("c", text.replace("tournament ", "t ")),
    ):
        saved(home, wrong, name)
        assert bench.refused("import", name, {"club": "X"}).startswith("Vyvezený klub ")
    assert not club_path("X").exists()


@pytest.mark.usefixtures("linear")
def test_the_audit_names_the_first_wrong_line(bench: Bench) -> None:
    """A journal whose hashes were made again is caught by the rules, the draw or the match."""
    from accessgames.club.events import Seated, SeatingDraft  # noqa: PLC0415 - as above
    from accessgames.club.examination import audit_club  # noqa: PLC0415 - of this test alone
    from accessgames.club.notation import (  # noqa: PLC0415 - as above
        FORMAT,
        JournalWriter,
        read_tournament_journal,
    )
    from accessgames.club.store.archive import Archive  # noqa: PLC0415 - as above
    from accessgames.engine import GameError  # noqa: PLC0415 - as above

    people = bench.club.archive.people
    lines = read_tournament_journal(
        (f"{line}\n" for line in bench.club.archive.tournaments["vecer"]), people
    ).lines
    writer = JournalWriter(form=FORMAT)
    forged = []
    for line in lines:
        event = line.event
        if isinstance(event, Seated):
            drafts = tuple(
                SeatingDraft(tuple(table[::-1] for table in one.tables), one.out) for one in event.rounds
            )
            event = Seated(event.first, drafts, event.kind, event.mix, event.seed, event.stage)
        forged.append(writer.line(event, line.when).rstrip("\n"))
    with pytest.raises(GameError) as error:
        audit_club(Archive("K", {"vecer": tuple(forged)}, {}, people), bench.context.open_room)
    assert ("club-error-journal", 6) == (error.value.key, error.value.args_["line"])
    assert "club-error-draw" == error.value.args_["cause"].key  # type: ignore[attr-defined] # a mistake inside
    with pytest.raises(GameError) as error:
        audit_club(Archive("K", {"vecer": (*forged[:2], forged[3])}, {}, people), bench.context.open_room)
    assert 3 == error.value.args_["line"]


def test_a_journal_of_a_match_is_never_as_large_as_a_club(bench: Bench, home: Path) -> None:
    """What is no exported club may only have the size of a match; the file is named."""
    assert "Soubor m.jsonl je moc velký, smí mít nejvýš 4096 kilobajtů." == bench.refused(
        "import", saved(home, "x" * (4 * 1024 * 1024 + 1))
    )
