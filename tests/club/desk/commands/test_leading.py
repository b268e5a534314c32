from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessgames.club.model.proposal import Mix, SeatingKind, TableSizes, TieBreak
from tests.club.desk.helpers import Bench, begun

TOML = """
name = "Podzim"
date = "2026-11-21"
rounds = 2
order = [1, 2]

[[games]]
game = "iota"
points = "4-3-2-1"

[[games]]
name = "Carcassonne"
minutes = 70

[texts]
fee = "Nic."
"""


def test_the_first_tournament_makes_the_club() -> None:
    """Without a word about the club it gets the usual name; the answer says what was decided."""
    bench = Bench()
    told = bench.do("create", "Večer", {"date": "1. 12. 2026", "game": ("iota", "quantum"), "rounds": "4"})
    assert ["Turnaj Večer je založený.", "Úterý 1. prosince 2026. Hry: IOTA a Quantum. Kol: 4."] == told
    assert [
        "Náš klub: 1 turnaj.",
        "Večer, úterý 1. prosince 2026, 0 hráčů, právě otevřený. Zkratka vecer.",
    ] == (bench.do("list"))
    assert (0, 1) == bench.tournament.proposal.order


def test_every_field_is_understood_as_it_is_typed() -> None:
    """Options are the words of the desk, with and without diacritics."""
    bench = begun(
        "",
        game=("tetrikon", "Carcassonne"),
        tables="3-4",
        points="4-3-2-1",
        lower="Carcassonne",
        ties="výhry, nuly, los",
        seating="podle bodu",
        mix="noví",
        minutes="70",
        qualifies="2 z každé kategorie",
        capacity="24",
        begins="16:00",
        place="Klubovna",
        fee="nic",
    )
    proposal = bench.tournament.proposal
    assert ["tetrikon", ""] == [game.game for game in proposal.games]
    assert "Carcassonne" == proposal.games[1].name
    assert TableSizes(4, 3, 4) == proposal.games[0].sizes
    assert [(4, 3, 2, 1)] * 2 == [game.points.places for game in proposal.games]
    assert [True, True] == [game.lower_wins for game in proposal.games]
    assert (TieBreak.WINS, TieBreak.ZEROS, TieBreak.LOT) == proposal.tie_breaks
    assert (SeatingKind.SCORE, Mix.NEW) == (proposal.seating, proposal.mix)
    assert (2, True, 24) == (proposal.qualifies, proposal.by_category, proposal.capacity)
    assert ("16:00", "Klubovna", ()) == (proposal.begins, proposal.place, proposal.texts)


def test_what_makes_no_sense_makes_no_tournament() -> None:
    """Each wrong value is told with what would be right."""
    bench = Bench()
    assert "„9“ není číslo od 2 do 5." == bench.refused("create", "X", {"tables": "9"})
    assert bench.refused("create", "X", {"seating": "hvězdy"}).startswith(
        "„hvězdy“ tu nic neznamená, na výběr"
    )
    assert "pátek" in bench.refused("create", "X", {"date": "pátek"})
    assert bench.refused("create", "X", {"groups": "4"}).startswith("„4“ nejsou skupiny")
    assert bench.refused("create", "X", {"option": "level=A"}).startswith(
        "Volbu „level“ žádná hra turnaje nemá"
    )
    assert "Z" in bench.refused("create", "X", {"game": "tetrikon", "option": "level=Z"})
    assert bench.club.file is None


def test_a_proposal_comes_from_a_file(home: Path) -> None:
    """TOML with the attributes of a proposal; options of the command line come on top."""
    (home / "p.toml").write_text(TOML, encoding="utf-8")
    bench = Bench()
    bench.do("create", "", {"file": "p.toml", "rounds": "6"})
    proposal = bench.tournament.proposal
    assert ("Podzim", 6, ("iota", "")) == (
        proposal.name,
        proposal.rounds,
        tuple(g.game for g in proposal.games),
    )
    told = bench.do("proposal")
    assert "Propozice turnaje Podzim" == told[0]
    assert "Nic." in told


def test_wrong_files_are_refused_with_their_line(home: Path) -> None:
    """Bad TOML, unknown keys and missing files are one sentence each."""
    bench = Bench()
    (home / "bad.toml").write_text("name = \n", encoding="utf-8")
    assert "Propozice v bad.toml nejdou přečíst jako TOML, chyba je na řádku 1." == bench.refused(
        "create", "", {"file": "bad.toml"}
    )
    (home / "odd.toml").write_text(TOML.replace("rounds", "laps"), encoding="utf-8")
    assert "laps" in bench.refused("create", "", {"file": "odd.toml"})
    assert "Soubor ne.toml neexistuje." == bench.refused("create", "", {"file": "ne.toml"})
    (home / "big.toml").write_bytes(b"#" * 300_000)
    assert "moc velký" in bench.refused("create", "", {"file": "big.toml"})


def test_entries_change_until_they_were_played() -> None:
    """A line with a field and a value changes it; rounds that were planned and do not fit any more go."""
    bench = begun()
    bench.do("seat")
    assert 3 == len(bench.tournament.rounds)
    told = bench.do("amend", "kola 2")
    assert "Rozlosovaná kola od třetího už neplatí, losují se znovu." == told[1]
    assert ["Propozice turnaje Nový název jsou změněné."] == bench.do("amend", "název Nový název")
    assert "Za „kola“ chybí hodnota, třeba „uprav kola 4“." == bench.refused("amend", "kola")
    assert bench.refused("amend", "barva modrá").startswith("„barva modrá“ není údaj")
    bench.do("result", "1 4, 3, 2, 1")
    assert "" != bench.refused("amend", "hry quantum")
    bench.do("amend", "", {"place": "Jinde"})
    assert "Jinde" == bench.tournament.proposal.place


def test_the_weight_is_explained_and_chosen() -> None:
    """What matters more by score is a word with a sentence behind it."""
    bench = begun(seating="body")
    told = bench.do("mix")
    assert "Noví soupeři: kdo se ještě nepotkal, má přednost, blízké body až potom." == told[0]
    assert "Teď platí: vyváženě." == told[3]
    assert ["Blízké body: sedí spolu ti s podobnými body, i když se už potkali."] == bench.do("mix", "blízké")
    assert Mix.CLOSE is bench.tournament.proposal.mix
    assert bench.refused("mix", "modrá").startswith("„modrá“ tu nic neznamená")


def test_how_far_the_tournament_is() -> None:
    """From nobody registered to closed, each state has its sentence."""
    bench = begun("", rounds="1")
    assert "Zatím není nikdo zapsán." == bench.do("show")[1]
    bench.do("register", "Jana, Petr, Eva, Karel, Ivo, Ota, Jan, Jiří")
    assert "Na řadě je losování prvního kola." == bench.do("show")[1]
    bench.do("seat")
    assert "První kolo, IOTA. Výsledek chybí u stolů 1 a 2." == bench.do("show")[1]
    bench.do("result", "1 4, 3, 2, 1")
    assert "První kolo, IOTA. Výsledek chybí u stolu 2." == bench.do("show")[1]
    bench.do("result", "2 4, 3, 2, 1")
    assert "Všechna kola jsou odehraná, celkem 1." == bench.do("show")[1]
    assert ["Výsledek turnaje Večer je konečný."] == bench.do("close")
    assert "Turnaj je uzavřený." == bench.do("show")[1]
    assert "" != bench.refused("register", "Nina")
    assert ["Výsledek turnaje Večer je zase otevřený."] == bench.do("reopen")


def test_another_tournament_is_chosen_by_its_name() -> None:
    """Ids are made of names, a second tournament of the same name gets a number."""
    bench = begun("Jana")
    bench.do("create", "Večer", {"date": "2026-12-01"})
    assert "vecer-2" == bench.club.current
    assert bench.do("open", "vecer")[0].startswith("Večer, sobota 21. listopadu 2026, 1 hráč")
    assert bench.refused("open", "nic takového").startswith(
        "Turnaj „nic takového“ v klubu není, jsou tu: vecer"
    )
    assert ["Klub zatím nemá žádný turnaj."] == Bench().do("list")


@pytest.mark.parametrize("name", ["cs/turnaj.md", "en/tournament.md"])
def test_the_proposals_on_the_pages_make_tournaments(name: str, home: Path) -> None:
    """The file that the documentation shows is understood as it stands."""
    page = (Path(__file__).parents[4] / "docs" / name).read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (home / "p.toml").write_text(example, encoding="utf-8")
    bench = Bench()
    bench.do("create", "", {"file": "p.toml"})
    assert ("iota", "quantum") == tuple(game.game for game in bench.tournament.proposal.games)
    assert TieBreak.MUTUAL in bench.tournament.proposal.tie_breaks


def test_closing_early_says_how_much_was_played() -> None:
    """Nobody closes a tournament with rounds left without hearing it; after the last one nothing is added."""
    bench = begun("Jana, Petr", tables="2", rounds="2")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 3, 2")
    told = bench.do("close")
    assert ["Odehráno je 1 ze 2 kol; další hraní umožní slovo „odemkni“."] == told[1:]
    bench.do("reopen")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 3, 2")
    assert 1 == len(bench.do("close"))
