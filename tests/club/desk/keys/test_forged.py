"""Records that prove themselves: each forgery of a club is found, signatures are told by key."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.desk.scribe import tell_news
from accessgames.club.events import Event, Keyed, Reported
from accessgames.club.notation import FORMAT, JournalLine, JournalWriter, read_tournament_journal
from accessgames.club.store.archive import Archive, club_path, read_archive, write_archive
from accessgames.club.store.database import create_club_file, open_club_file
from accessgames.storage import signing
from tests.club.desk.helpers import NOW, Bench, begun, language
from tests.club.making import opened, placed, seated
from tests.systems import SIGNS

if TYPE_CHECKING:
    from pathlib import Path

CLUB = "Náš klub"


pytestmark = pytest.mark.usefixtures("linear")


def signed_bench() -> Bench:
    """A desk whose lines are signed with the key of this computer, with one round played."""
    bench = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7", signing.own_signer))
    bench.do("create", "Večer", {"date": "21. 11. 2026", "game": "iota", "rounds": "3", "seed": "7"})
    bench.do("register", "Jana nevidomí, Petr, Marie, Karel nevidomí")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    return bench


def lines_of(bench: Bench) -> tuple[JournalLine, ...]:
    """The lines of the only tournament."""
    archive = bench.club.archive
    lines = (f"{line}\n" for line in archive.tournaments["vecer"])
    return read_tournament_journal(lines, archive.people).lines


def chained(lines: tuple[JournalLine, ...]) -> tuple[str, ...]:
    """Lines chained anew, with the signatures that they had: all that a forger without the key can do."""
    writer = JournalWriter(form=FORMAT)

    def signature(line: JournalLine) -> str:
        return writer.line(
            line.event, line.when, (lambda _digest: line.signature) if line.signature else None
        ).rstrip("\n")

    return tuple(map(signature, lines))


def forge(bench: Bench, lines: tuple[str, ...]) -> Bench:
    """Write lines into the file of the club as SQLite lets anybody do; open it again."""
    path = club_path(CLUB)
    bench.club.close()
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("DELETE FROM line WHERE tournament = 'vecer'")
        rows = [("vecer", number, line) for number, line in enumerate(lines)]
        connection.executemany("INSERT INTO line VALUES (?, ?, ?)", rows)
    connection.close()
    return Bench("cs", OpenClub(open_club_file(path), lambda: NOW, lambda: "7", signing.own_signer))


def better(event: Event) -> Event:
    """The result with places exchanged: Karel wins."""
    if not isinstance(event, Reported):
        return event
    first, *others, last = event.result.seats
    swapped = (
        replace(first, place=last.place, parts=last.parts), *others,
        replace(last, place=first.place, parts=first.parts),
    )  # fmt: skip
    return replace(event, result=replace(event.result, seats=swapped))


@SIGNS
def test_a_result_changed_and_chained_anew_is_found(home: Path) -> None:
    """The hashes fit again, the signature does not."""
    bench = signed_bench()
    assert bench.do("verify")[0].startswith("Turnaj Večer souhlasí: 8 řádků")
    lines = lines_of(bench)
    forged = forge(bench, chained(tuple(replace(line, event=better(line.event)) for line in lines)))
    told = forged.do("verify")
    assert "Turnaj vecer, řádek 8 záznamu není v pořádku. Podpis nesedí" in told[0]
    assert not any("souhlasí" in line for line in told)


@SIGNS
@pytest.mark.parametrize("gone", [3, 4, 5])
def test_a_line_dropped_and_chained_anew_is_found(home: Path, gone: int) -> None:
    """Every line behind the gap has a signature of something else."""
    bench = signed_bench()
    lines = lines_of(bench)
    forged = forge(bench, chained((*lines[:gone], *lines[gone + 1 :])))
    assert any("Podpis nesedí" in line for line in forged.do("verify"))


@SIGNS
def test_lines_in_another_order_chained_anew_are_found(home: Path) -> None:
    """A signature is of everything before its line."""
    bench = signed_bench()
    bench.do("penalty", "Jana 1")
    bench.do("penalty", "Petr 2")
    lines = lines_of(bench)
    forged = forge(bench, chained((*lines[:-2], lines[-1], lines[-2])))
    assert 2 == sum("Podpis nesedí" in line for line in forged.do("verify"))


@SIGNS
def test_a_forger_with_a_key_of_his_own_is_told_by_its_words(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who signs everything anew cannot have the organiser's key; the words are other ones."""
    bench = signed_bench()
    words = bench.do("key")[0].removeprefix("Klíč tohoto počítače: ").rstrip(".")
    lines = lines_of(bench)
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home / "zlodej"))
    thief = signing.own_signer()
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home))
    assert thief is not None
    writer = JournalWriter(form=FORMAT)
    forged = []
    for number, line in enumerate(lines):
        event = Keyed(thief.public) if isinstance(line.event, Keyed) else better(line.event)
        sign = (lambda digest: thief.sign(signing.CLUB_LINE, digest)) if number else None
        forged.append(writer.line(event, line.when, sign).rstrip("\n"))
    told = forge(bench, tuple(forged)).do("verify")
    assert told[0].startswith("Turnaj Večer souhlasí")
    assert "Tento počítač má jiný" in told[1]
    assert words not in told[1]


def test_signatures_taken_out_are_missed(home: Path) -> None:
    """A journal without signatures is told as one that nobody signed."""
    bench = signed_bench()
    bare = tuple(replace(line, signature="") for line in lines_of(bench) if not isinstance(line.event, Keyed))
    told = forge(bench, chained(bare)).do("verify")
    assert "Turnaj nikdo nepodepsal; kdo měl soubor v rukou, mohl výsledky změnit beze stopy." == told[1]


@SIGNS
def test_the_end_without_signatures_is_told(home: Path) -> None:
    """Lines that somebody without the key has put behind the signed ones are counted."""
    bench = signed_bench()
    lines = lines_of(bench)
    told = forge(bench, chained((*lines[:-1], replace(lines[-1], signature="")))).do("verify")
    assert "Nepodepsaný je konec záznamu: 1 řádek." in told


def test_names_exchanged_beside_the_chain_are_found(home: Path) -> None:
    """Who wins under the name of somebody else: the chain has the digests of both."""
    bench = signed_bench()
    archive = bench.club.archive
    bench.club.close()
    jana, karel = (
        next(digest for digest, text in archive.people.items() if f'"{name}"' in text)
        for name in ("Jana", "Karel")
    )
    path = club_path(CLUB)
    connection = sqlite3.connect(path)
    with connection:
        for digest, text in ((jana, archive.people[karel]), (karel, archive.people[jana])):
            connection.execute("UPDATE person SET text = ? WHERE digest = ?", (text, digest))
    connection.close()
    again = Bench("cs", OpenClub(open_club_file(path), lambda: NOW, lambda: "7"))
    told = again.do("verify")
    assert "Jméno hráče číslo 1 není to, které se zapsalo, nebo chybí." in told[0]
    assert "Jméno hráče číslo 4 není to, které se zapsalo, nebo chybí." in told[1]


@SIGNS
def test_an_import_of_a_forged_club_is_refused(home: Path) -> None:
    """What was changed and chained anew is not taken in, though the digest of the file fits."""
    bench = signed_bench()
    lines = lines_of(bench)
    forged = chained(tuple(replace(line, event=better(line.event)) for line in lines))
    archive = replace(bench.club.archive, tournaments={"vecer": forged})
    (home / "klub.txt").write_bytes(write_archive(archive).encode())
    assert "Podpis nesedí" in bench.refused("import", "klub.txt", {"club": "Jiný"})


def test_no_line_of_a_chain_has_a_name(home: Path) -> None:
    """Names, categories and changes of them lie beside the journal, in the file and in the export."""
    bench = signed_bench()
    bench.do("rename", "Jana, Jana Nová")
    bench.do("category", "Petr nevidomí")
    bench.do("substitute", "Petr, Eva nevidomí")
    chain = "\n".join(bench.club.archive.tournaments["vecer"])
    assert [] == [name for name in ("Jana", "Petr", "Marie", "Karel", "Eva") if name in chain]
    assert "Jana Nová" == bench.tournament.player(1).name
    bench.do("export", "klub.txt")
    archive = read_archive((home / "klub.txt").read_text(encoding="utf-8"))
    assert bench.club.archive == archive
    assert ["Klub Kopie je načtený a ověřený, turnajů: 1."] == bench.do(
        "import", "klub.txt", {"club": "Kopie"}
    )


@SIGNS
def test_a_lost_key_is_no_lost_club(home: Path) -> None:
    """A new key takes over with a line of its own, and that is told, with the words of both."""
    bench = signed_bench()
    bench.club.close()
    signing.key_path().unlink()
    path = club_path(CLUB)
    again = Bench("cs", OpenClub(open_club_file(path), lambda: NOW, lambda: "7", signing.own_signer))
    again.do("penalty", "Jana 1")
    (news,) = tell_news(language("cs"), again.club.scribe)
    assert language("cs").form(news, "full").startswith("Odteď podepisuje nový klíč: ")
    told = again.do("verify")
    assert told[0].startswith("Turnaj Večer souhlasí: 10 řádků")
    assert "Tento počítač má jiný" in told[1]
    assert told[2].startswith("Od řádku 9 ho podepsal jiný klíč, ")
    assert "Je to klíč tohoto počítače." in told[2]


def test_a_key_that_is_only_named_signs_nothing(home: Path) -> None:
    """Everybody knows the public key: a line with it and no good signature is told as unsigned."""
    bench = signed_bench()
    bare = tuple(replace(line, signature="") for line in lines_of(bench))
    assert forge(bench, chained(bare)).do("verify")[1].startswith("Turnaj nikdo nepodepsal")


@SIGNS
def test_the_private_key_is_nowhere_else(home: Path) -> None:
    """Not in the club, in exports, on papers, nor in anything else that was written."""
    bench = signed_bench()
    bench.do("export", "klub.txt")
    for paper, file in (
        ("pořadí", "poradi.txt"),
        ("protokol", "protokol.html"),
        ("výsledky", "vysledky.brf"),
    ):
        bench.do("papers", f"{paper}, {file}")
    private = signing.key_path().read_text(encoding="ascii").split()[-1]
    secret = (private.encode(), bytes.fromhex(private))
    others = [path for path in home.rglob("*") if path.is_file() and path != signing.key_path()]
    assert 5 <= len(others)
    assert [] == [path for path in others if any(one in path.read_bytes() for one in secret)]


@SIGNS
def test_papers_tell_the_words_of_key_and_journal(home: Path) -> None:
    """Those of results, standings and of a round that is over; an audit finds the same words later."""
    bench = signed_bench()
    bench.do("seat", "Karel, Petr, Marie, Jana /")
    paper = bench.do("papers", "pořadí")
    words = paper[-2].removeprefix("Otisk záznamu, 9 řádků: ")
    assert paper[-2] == f"Otisk záznamu, 9 řádků: {words}"
    assert paper[-1] == bench.do("key")[1].replace(
        "Turnaj Večer podepisuje klíč tohoto počítače:", "Podepisuje klíč"
    )
    assert not any("Otisk" in line for line in bench.do("papers", "karty"))
    bench.do("result", "1 34, 28, 20, 11")
    assert any("Otisk záznamu, 10 řádků" in line for line in bench.do("papers", "karty"))
    assert [f"Otisk záznamu, 9 řádků: {words}"] == bench.do("verify", "9")
    assert "11" in bench.refused("verify", "11")


def test_an_audit_makes_no_key(home: Path) -> None:
    """Who only looks at a club of somebody else needs none."""
    begun("Jana").club.close()
    file = open_club_file(club_path(CLUB))
    Bench("cs", OpenClub(file, lambda: NOW, lambda: "7", signing.own_signer)).do("verify")
    assert not signing.key_path().exists()


@SIGNS
def test_without_the_library_everything_goes_on_unsigned(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says so and what to add; an audit says that signatures could not be checked."""
    bench = signed_bench()
    bench.club.close()
    monkeypatch.setattr(signing, "_library", lambda: None)
    path = club_path(CLUB)
    again = Bench("cs", OpenClub(open_club_file(path), lambda: NOW, lambda: "7", signing.own_signer))
    again.do("penalty", "Jana 1")
    told = again.do("verify")
    assert told[0].startswith("Turnaj Večer souhlasí: 9 řádků")
    assert "jestli opravdu podepsal, ověřit nejde." in told[1]
    assert told[-1].startswith("Podpisy ověřit nejde, chybí knihovna cryptography.")
    created = again.do("create", "Druhý", {"date": "21. 11. 2026", "game": "iota"})
    assert created[-1].startswith("Výsledky zůstávají bez podpisu, chybí knihovna cryptography.")


def test_draws_do_not_depend_on_a_key(home: Path) -> None:
    """Who has a key draws the same tables as who has none."""
    plain = begun(club="Bez klíče")
    plain.do("seat")
    bench = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7", signing.own_signer))
    bench.do(
        "create",
        "Večer",
        {"date": "21. 11. 2026", "game": "iota", "rounds": "3", "seed": "7", "club": "S klíčem"},
    )
    bench.do("register", "Jana nevidomí, Petr, Marie, Karel nevidomí")
    bench.do("seat")
    assert plain.tournament == bench.tournament


def test_old_tournaments_go_on_as_before(home: Path) -> None:
    """A journal with names in its lines gets more lines of its own shape, without signatures."""
    course = placed(seated(opened(("Jana", "Petr", "Žofie", "Ota")), (1, 2, 3, 4)), (1, 2, 3, 4))
    writer = JournalWriter()
    lines = tuple(writer.line(event, NOW).rstrip("\n") for event in course.events)
    file = create_club_file(club_path("Starý"), Archive("Starý", {"stary": lines}))
    bench = Bench("cs", OpenClub(file, lambda: NOW, lambda: "7", signing.own_signer))
    bench.do("penalty", "Jana 1")
    after = bench.club.archive
    assert lines == after.tournaments["stary"][: len(lines)]
    assert ({}, {}) == (after.people, after.seals)
    told = bench.do("verify")
    assert "souhlasí" in told[0]
    assert told[1].startswith("Turnaj nikdo nepodepsal")
    assert "Jméno Jana zapomenout nejde, turnaj stary je ze starší verze" in bench.refused("forget", "Jana")
