"""A whole tournament as a document at the desk: out, into another club, and refused without a change."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.club.exchange import standing
from accessgames.club.model import luck
from tests.club.desk.helpers import Bench, begun
from tests.club.exchange.test_document import SEEDS, document_text, mutate
from tools.club_evenings import Dice

if TYPE_CHECKING:
    from collections.abc import Callable

from accessgames.engine import GameError, Stream


@pytest.fixture
def bench() -> Bench:
    """An evening that is over: a correction, a penalty, a name put right, somebody who left; Petr agreed."""
    bench = begun("Xenie nevidomí, Petr, Marie, Karel nevidomí", rounds="2", category="nevidomí")
    bench.do("rename", "Marie, Marie Malá")
    bench.do("seat", "Xenie, Petr, Marie Malá, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    bench.do("correct", "1 34, 38, 20, 11", {"reason": "Karel to přepsal"})
    bench.do("penalty", "Karel 1", {"reason": "pozdě"})
    bench.do("withdraw", "Karel")
    bench.do("consent", "Petr, jméno")
    return bench


@pytest.fixture
def elsewhere(bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A computer without any club, where the document of the evening lies."""
    bench.do("export", "turnaj.json")
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "elsewhere"))
    return Bench()


def test_export_says_what_is_in_the_file(bench: Bench) -> None:
    """The tournament, how much there is of it, that all names are in it, and how to write it without them."""
    assert [
        "Turnaj Večer je v souboru turnaj.json. Hráčů 4, kol 1.",
        "Jsou v něm všechna jména a kategorie. Pro veřejnost napište „vyvez verejne.json, veřejně“.",
    ] == bench.do("export", "turnaj.json")
    assert 0o600 == stat.S_IMODE(Path("turnaj.json").stat().st_mode)


def test_another_club_has_the_same_tournament(bench: Bench, elsewhere: Bench) -> None:
    """An import says what came and how it goes on; ranking, draws and results are the same, to the byte."""
    assert (
        "Turnaj Večer je načtený a pracuje se s ním. Hráčů 4, kol 1."
        == (elsewhere.do("import", "turnaj.json")[0])
    )
    assert bench.do("standings") == elsewhere.do("standings")
    assert standing.standing_of(bench.tournament) == standing.standing_of(elsewhere.tournament)
    elsewhere.do("export", "zpet.json")
    assert Path("turnaj.json").read_bytes() == Path("zpet.json").read_bytes()


def test_an_imported_tournament_goes_on(elsewhere: Bench) -> None:
    """It has a secret seed of its own, its journal agrees, and its next round is drawn and played."""
    elsewhere.club.seed = luck.draw_tournament_seed
    elsewhere.do("import", "turnaj.json")
    assert luck.is_secret(elsewhere.tournament.seed)
    assert "Turnaj Večer souhlasí" in elsewhere.do("verify")[0]
    elsewhere.do("seat")
    elsewhere.do("result", "1 30, 20, 10")
    assert 2 == elsewhere.tournament.played
    assert "Turnaj Večer souhlasí" in elsewhere.do("verify")[0]


def test_a_second_import_is_refused(bench: Bench, elsewhere: Bench) -> None:
    """A tournament that is here already, under whatever id, does not come twice."""
    known = "Ten turnaj už v klubu je, jmenuje se vecer. Nic se nenačetlo."
    assert known == bench.refused("import", "turnaj.json")
    elsewhere.do("import", "turnaj.json")
    assert known == elsewhere.refused("import", "turnaj.json")


def test_another_tournament_of_that_name_stays(elsewhere: Bench) -> None:
    """What the club has is never written over; the newcomer has an id of its own."""
    elsewhere.do("create", "Večer", {"date": "1. 1. 2026", "game": "iota", "seed": "7"})
    elsewhere.do("import", "turnaj.json")
    assert ["vecer", "vecer-2"] == list(elsewhere.club.tournaments)
    assert "vecer-2" == elsewhere.club.current


def test_one_of_several_tournaments_is_exported(bench: Bench) -> None:
    """The one that is named, else the one that is worked on."""
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota", "seed": "8"})
    assert (
        "Turnaj Večer je v souboru a.json. Hráčů 4, kol 1."
        == (bench.do("export", "a.json", {"tournament": "Večer"})[0])
    )
    assert "Turnaj Druhý je v souboru b.json. Hráčů 0, kol 0." == bench.do("export", "b.json")[0]


@pytest.mark.parametrize("text", ["verejne.json, veřejně", "verejne.json veřejně"])
def test_a_public_document_tells_what_people_agreed_to(bench: Bench, text: str) -> None:
    """No name, category or reason of anybody else is in it, and its ranking is the same."""
    assert "Jména a kategorie jsou v něm jen těch, kdo souhlasili." == bench.do("export", text)[-1]
    public = Path("verejne.json").read_text("utf-8")
    hidden = ("Xenie", "Marie", "Karel", "přepsal", "pozdě", "nevidomí", "blind")
    assert [] == [one for one in hidden if one in public]
    assert '"Petr"' in public
    bench.do("export", "vse.json")
    own = json.loads(Path("vse.json").read_text("utf-8"))
    assert own["rankings"][0] == json.loads(public)["rankings"][0]


def test_an_earlier_name_is_in_no_document(bench: Bench) -> None:
    """A name that was put right is told as it is now, from the beginning."""
    bench.do("rename", "Xenie, Žofie")
    bench.do("export", "turnaj.json")
    text = Path("turnaj.json").read_text("utf-8")
    assert "Žofie" in text
    assert "Xenie" not in text


def change(where: str, now: str) -> Callable[[str], str]:
    """Return what changes a text of a document once."""
    return lambda text: text.replace(where, now, 1)


REFUSED = [
    (change('"place": 1', '"place": "x"'), "Na místě history[6].reported.result.seats[0].place je „x“"),
    (change('"player": 1', '"player": 7'), "Událost history[1] se stát nemohla. Číslo 7 teď přidělit nelze"),
    (change("registered", "zapsal"), "Na místě history[1] je navíc „zapsal“, správně je tam třeba"),
    (
        change('"lower_wins": false', '"lower_wins": 0'),
        "games[0].lower_wins je „0“, správně je tam true nebo",
    ),
    (change('"seating": "meet"', '"seating": "met"'), "seating je „met“, správně je tam meet"),
    (change('"version": 1', '"version": 2'), "Dokument má verzi 2, program zná verzi 1."),
    (change('"version": 1', '"version": 1.5'), "V dokumentu je číslo „1.5“, správně jsou v něm celá čísla"),
    (change("accessgames-tournament", "šachy"), "Dokument není turnaj k výměně, správně je v něm format"),
    (change('"place": 1, ', ""), "Na místě history[6].reported.result.seats[0] chybí place."),
    (change('"points": "8"', '"points": "9"'), "Na místě rankings[0].rows[0].points je „9“"),
    (change("{", "{{"), "Soubor není platný JSON, chyba je na řádku 1, znak 2."),
    (lambda text: text[: len(text) // 2], "Soubor není platný JSON, chyba je na řádku"),
]


@pytest.mark.parametrize("case", range(len(REFUSED)))
def test_damage_is_refused_by_its_place(elsewhere: Bench, case: int) -> None:
    """One sentence says where, what stands there and what would be right; no club comes of it."""
    damage, expected = REFUSED[case]
    Path("jiny.json").write_text(damage(Path("turnaj.json").read_text("utf-8")), "utf-8")
    told = elsewhere.refused("import", "jiny.json")
    assert expected in told
    assert told.endswith("Nic se nenačetlo.")
    assert elsewhere.club.file is None


def test_a_file_that_is_too_large_is_not_read(elsewhere: Bench) -> None:
    """Its size is bounded before anything of it is understood."""
    Path("velky.json").write_bytes(b" " * (16 * 1024 * 1024 + 1))
    assert "Soubor velky.json je moc velký" in elsewhere.refused("import", "velky.json")


def test_what_is_no_text_is_refused(elsewhere: Bench) -> None:
    """Bytes that are no UTF-8 come to a sentence as well."""
    Path("bajty.json").write_bytes(b"\xff\xfe{")
    assert elsewhere.refused("import", "bajty.json")


DRAWN = ("Otisk záznamu, ", "Podepsal ho klíč ")
"""Beginnings of lines that end in words drawn from the list: "řádek" is one of them."""


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_whatever_is_changed_a_club_stays_whole(seed: str, elsewhere: Bench) -> None:
    """A changed document is refused and changes nothing, or is a tournament that agrees with its journal."""
    dice, text = Dice(Stream(seed, "desk")), document_text(seed)
    elsewhere.do("import", "turnaj.json")
    for _ in range(15):
        content = json.loads(text)
        mutate(content, dice)
        content.pop("standing", None)
        content.pop("rankings", None)
        Path("zmena.json").write_text(json.dumps(content), "utf-8")
        before = elsewhere.club.archive
        try:
            elsewhere.do("import", "zmena.json")
        except GameError:
            assert before == elsewhere.club.archive
    assert {} == dict(elsewhere.club.broken)
    told = [line for line in elsewhere.do("verify") if not line.startswith(DRAWN)]
    assert [] == [line for line in told if "řádek" in line]


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_random_tournaments_come_through_a_club(seed: str, elsewhere: Bench) -> None:
    """Imported into an empty club and exported again each is the same document, byte for byte."""
    Path("nahodny.json").write_text(document_text(seed), "utf-8")
    elsewhere.do("import", "nahodny.json")
    elsewhere.do("export", "znovu.json")
    assert document_text(seed) == Path("znovu.json").read_text("utf-8")


def test_english_says_the_same() -> None:
    """The sentences are there in both languages."""
    bench = Bench("en")
    bench.do("create", "Evening", {"date": "21. 11. 2026", "game": "iota", "seed": "7"})
    assert (
        "The tournament Evening is in the file a.json. Players 0, rounds 0."
        == bench.do("export", "a.json")[0]
    )
    assert "That tournament is in the club already, as evening. Nothing was imported." == (
        bench.refused("import", "a.json")
    )
