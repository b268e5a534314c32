"""A name that was forgotten, looked for in every byte below the home folder."""

from __future__ import annotations

import json
import unicodedata
import zipfile
from typing import TYPE_CHECKING

import pytest

from accessgames.braille.transcriber import transcriber
from accessgames.club.desk import traces
from accessgames.club.desk.commands.archives import import_match
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.store.archive import club_path
from accessgames.storage import files
from tests.club.desk.helpers import NOW, Bench
from tests.club.season import played

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Žofie Řípová", "Žofie Říp", "Žofka")
KEPT = ("777 123 456", "zofie@example.cz")


def spelled(text: str) -> set[bytes]:
    """What a text can be in a file, by rules of this test's own."""
    plain = {text, unicodedata.normalize("NFD", text), transcriber("cs").forward(text)}
    codes = {one.encode(code) for one in plain for code in ("utf-8", "utf-16-le", "utf-16-be")}
    return codes | {json.dumps(one)[1:-1].encode() for one in plain}


def holding(folder: Path, *texts: str) -> list[str]:
    """The files below a folder that have one of some texts, packed ones looked into."""
    wanted = [form for text in texts for form in spelled(text)]
    found = []
    for path in sorted(folder.rglob("*")):
        if not path.is_file():
            continue
        contents = [path.read_bytes()]
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as packed:
                contents += [packed.read(name) for name in packed.namelist()]
        if any(form in data for data in contents for form in wanted):
            found.append(str(path.relative_to(folder)))
    return found


def season() -> Bench:
    """A club of two evenings with everything that it keeps about Žofie, who was called otherwise before."""
    bench = Bench("cs", open_club_by_name("Klub", lambda: NOW, lambda: "7", make=True))
    for number in range(2):
        options = {"date": f"2{number}. 11. 2026", "game": "quantum", "rounds": "2", "club": "Klub"}
        bench.do("create", f"Večer {number}", options)
        bench.do("register", f"{NAMES[1]}, Petr, Marie, Karel")
        bench.do("seat", "losem")
        bench.do("result", "1 34, 28, 20, 11")
    bench.do("rename", "Žofie Říp, Žofie Řípová")
    bench.do("rename", "Žofie Řípová, Žofka")
    bench.do("note", f"Žofka, kontakt {KEPT[0]}")
    bench.do("note", f"Žofka, kontakt {KEPT[1]}")
    bench.do("league", "Rok", {"best": "2"})
    return bench


def test_no_byte_of_the_home_folder_has_the_name(home: Path) -> None:
    """Not in the club, its free pages and what lies beside it, nor in settings; and the program says so."""
    bench = season()
    folder = files.data_folder()
    assert [club_path("Klub")] == [folder / one for one in holding(folder, *NAMES)]
    told = bench.do("forget", "Žofka, ano")
    assert "Ve složce programu už to jméno není." in told
    assert [] == holding(home, *NAMES, *KEPT)
    bench.do("standings")
    bench.club.close()
    assert [] == holding(home, *NAMES, *KEPT)


def test_the_journal_of_a_match_at_home_goes_with_the_name(home: Path) -> None:
    """What was played at this computer for a table of the club lies among its matches, with a signature."""
    bench = Bench("cs", open_club_by_name("Klub", lambda: NOW, lambda: "7", make=True))
    options = {"date": "20. 11. 2026", "game": "iota", "rounds": "1", "seed": "7", "club": "Klub"}
    bench.do("create", "Večer", options)
    bench.do("register", f"{NAMES[0]}, Petr")
    bench.do("seat", f"{NAMES[0]}, Petr /")
    folder = files.matches_folder() / files.FINISHED_FOLDER
    folder.mkdir(parents=True)
    round_ = bench.tournament.round(1)
    text = played(bench.tournament, round_, round_.tables[0])
    own, other = folder / "2026-11-20-1800-iota-abcd.jsonl", folder / "2026-11-20-1900-iota-abce.jsonl"
    own.write_text(text, encoding="utf-8")
    own.with_name(f"{own.name}.sig").write_text("x", encoding="utf-8")
    other.write_text('{"elsewhere":"Petr"}\n', encoding="utf-8")
    import_match(bench.context, text, None)
    bench.do("forget", f"{NAMES[0]}, ano")
    assert [] == holding(home, NAMES[0])
    assert [other] == sorted(folder.iterdir())


@pytest.mark.parametrize("code", ["utf-8", "utf-16-le"])
def test_what_lies_elsewhere_is_named(home: Path, code: str) -> None:
    """A paper that was written into the folder keeps the name, and is told by its own."""
    bench = season()
    paper = files.data_folder() / "poradi.txt"
    paper.write_bytes(f"1. {NAMES[0]}\n".encode(code))
    told = bench.do("forget", "Žofka, ano")
    assert "To jméno ještě stojí v souborech programu: poradi.txt." in told


def test_a_packed_paper_is_looked_into_and_many_are_counted(home: Path) -> None:
    """A workbook is a zip file; of more than six files the rest is a number."""
    bench = season()
    for number in range(8):
        with zipfile.ZipFile(
            files.data_folder() / f"kniha{number}.xlsx", "w", zipfile.ZIP_DEFLATED
        ) as packed:
            packed.writestr("sheet.xml", f"<v>{NAMES[1]}</v>")
    told = bench.do("forget", "Žofka, ano")
    assert "Dalších souborů s tím jménem: 2." in told
    assert any("kniha5.xlsx" in line and "kniha6.xlsx" not in line for line in told)


def test_a_name_inside_a_longer_one_is_another_name(home: Path) -> None:
    """Who forgets Jan is not told of files about Jana, and files that nobody may read are left out."""
    folder = files.data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "a.txt").write_text("Jana Janů\n", encoding="utf-8")
    (folder / "b.txt").write_text("Jan.\n", encoding="utf-8")
    (folder / "c.txt").write_bytes(b"PK\x03\x04 broken")
    (folder / "d.txt").symlink_to(folder / "b.txt")
    assert ["b.txt"] == [str(one) for one in traces.files_with({"Jan"}, "cs")]


def test_a_name_is_found_in_json_and_braille() -> None:
    """Escaped letters and cells are forms of a name, too."""
    forms = traces.forms_of("Řeháček", "cs")
    assert {b"\\u0158eh\\u00e1\\u010dek", transcriber("cs").forward("Řeháček").encode()} <= forms
