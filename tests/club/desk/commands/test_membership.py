from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk import club_register
from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import OpenClub, Request
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import NOW, Bench, begun, language

if TYPE_CHECKING:
    from pathlib import Path


def seasons(first: str = "Jana Nová nevidomí, Petr Malý", second: str = "") -> Bench:
    """A desk with a second tournament, at which some are registered."""
    bench = begun(first)
    bench.do("create", "Prosinec", {"date": "12. 12. 2026", "game": "iota"})
    if second:
        bench.do("register", second)
    return bench


def names(bench: Bench) -> list[str]:
    return sorted(one.name for one in club_register.club_register(bench.club).people.values())


def reopened(bench: Bench) -> Bench:
    """The same club, opened again."""
    bench.club.close()
    file = open_club_file(club_path("Náš klub"))
    return Bench("cs", OpenClub(file, lambda: NOW, lambda: "7"))


def test_a_beginning_registers_who_is_known() -> None:
    """Who has played before is found by a part of the name, and has the category that the club knows."""
    bench = seasons(second="Nov")
    assert [("Jana Nová", "blind")] == [(one.name, one.category) for one in bench.tournament.players]
    assert ["Jana Nová", "Petr Malý"] == names(bench)
    assert "2: Petr Malý, 1 turnaj." in bench.do("persons")
    assert "1: Jana Nová, 2 turnaje." in reopened(bench).do("persons")


def test_several_of_a_beginning_are_named_and_nobody_is_registered() -> None:
    """The question names both; a command line has to say more."""
    bench = seasons("Jana Nová, Jana Nováková")
    told = "„Nov“ může být Jana Nová nebo Jana Nováková. Napište víc písmen nebo číslo ze seznamu osob."
    assert told == bench.refused("register", "Nov")
    bench.do("register", "Novak, nova")
    assert ["Jana Nováková", "Jana Nová"] == [one.name for one in bench.tournament.players]


def test_a_name_that_is_near_is_new_and_told() -> None:
    """A command line registers somebody new, and says who has nearly the same name."""
    bench = seasons()
    told = bench.do("register", "Jana Novy")
    assert "Jana Novy je v rejstříku nový člověk, podobně se jmenuje Jana Nová." in told[1]
    assert ["Jana Novy", "Jana Nová", "Petr Malý"] == names(bench)


def test_the_conversation_asks_who_it_is(home: Path) -> None:
    """Where several or a near one may be meant it is asked, and the answer is a number, a name, yes or no."""
    bench = seasons("Jana Nová, Jana Nováková, Karel Dvořák")
    bench.club.close()
    told = hold("cs", ("zapiš Nov", "2", "zapiš Karl Dvořák", "ano", "zapiš Jana Novy", "ne", "hráči"))
    assert "Kdo je „Nov“? V rejstříku je Jana Nová nebo Jana Nováková." in told
    assert "3: někdo nový, Nov" in told
    players = told.partition("> hráči\n")[2]
    assert ["1: Jana Nováková.", "2: Karel Dvořák.", "3: Jana Novy."] == players.split("\n")[1:4]


def test_who_does_not_want_to_say_registers_nobody(home: Path) -> None:
    """Going back from the question leaves everything as it was."""
    seasons("Jana Nová, Jana Nováková").club.close()
    told = hold("cs", ("zapiš Nov", "zpět", "hráči"))
    assert "Nikdo se nezapsal." in told
    assert "Zatím" in told.partition("> hráči\n")[2]


def test_somebody_new_may_have_a_name_that_is_known(home: Path) -> None:
    """Two people of one name stay two, since it was said so."""
    bench = seasons("Jan Novák, Jana Nováková")
    bench.do("register", "Jan Novák", {"person": ("new",)})
    assert ["Jan Novák", "Jan Novák", "Jana Nováková"] == names(bench)
    assert "Jan Novák je tu víckrát pod čísly 1 a 2." in bench.do("persons")[-1]


def test_a_substitute_may_be_known() -> None:
    """Somebody who comes for somebody else is found in the same way."""
    bench = seasons(second="Petr, Karel")
    bench.do("substitute", "Karel, Nov")
    assert "Jana Nová" == bench.tournament.player(3).name
    assert ["Jana Nová", "Karel", "Petr Malý"] == names(bench)


def test_a_new_name_at_a_tournament_is_that_of_the_person() -> None:
    """Whoever is renamed stays one person, with what was played under the old name."""
    bench = seasons(second="Jana Nová")
    bench.do("rename", "Jana, Jana Dvořáková")
    assert ["Jana Dvořáková", "Petr Malý"] == names(bench)
    assert "Jana Nová" == bench.club.tournaments["vecer"].tournament.player(1).name
    assert "1: Jana Dvořáková, 2 turnaje." in reopened(bench).do("persons")


def test_what_is_kept_of_somebody_is_told() -> None:
    """Everything that the register has is told by one command, in a sentence each."""
    bench = seasons()
    told = bench.do("note", "Nov, kontakt 777 123 456, výslovnost Jána Nová, oslovení Jano, rod žena")
    expected = [
        "Jana Nová, v klubu 1 turnaj.",
        "Výslovnost: Jána Nová.",
        "Oslovení: Jano.",
        "Rod: žena.",
        "Kategorie: nevidomí.",
        "Kontakt: 777 123 456",
        "Jméno na veřejných listinách: bez souhlasu, místo jména tam stojí hráč a číslo.",
        "Kategorie na veřejných listinách: bez souhlasu, neuvádí se.",
    ]
    assert ["Zapsáno, Jana Nová.", *expected] == told
    bench = reopened(bench)
    assert expected == bench.do("person", "nova")
    bench.do("note", "Nov, kontakt nic")
    assert "Kontakt: 777 123 456" not in bench.do("person", "nova")


def test_a_voice_says_a_name_as_it_is_spelled_for_it() -> None:
    """The spelling for the voice is heard at the tournament that goes on, and is never read."""
    bench = begun("Guillaume, Petr")
    bench.do("note", "Guillaume, výslovnost Gijóm, rod muž")
    assert ["Gijóm", ""] == [one.spoken for one in bench.tournament.players]
    from accessgames.club.papers.standings import entry_sentence  # noqa: PLC0415 - of this test alone

    sentence = entry_sentence(bench.tournament.player(1))
    assert "1: Guillaume." == language("cs").form(sentence, "full")
    assert "Gijóm" in language("cs").aloud(sentence)
    assert "Guillaume" not in language("cs").aloud(sentence)
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Guillaume")
    assert ("Gijóm", "masculine") == (bench.tournament.player(1).spoken, bench.tournament.player(1).gender)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Chybí jméno člověka z rejstříku."),
        ("Ivo, kontakt 1", "„Ivo“ v rejstříku není, všechny vypíše slovo „osoby“."),
        ("Nov", "Chybí údaj, třeba „kontakt jana@klub.cz“."),
        ("Nov, barva modrá", "„barva modrá“ nezačíná údajem."),
        ("Nov, rod žába", "„žába“ tu nic neznamená"),
        (f"Nov, kontakt {'x' * 201}", "text je moc dlouhý, může mít nejvýš 200 znaků."),
        ("Nov, výslovnost Ja\u200bna", "„Ja?na“: na kraji je mezera"),
        ("Nov, jméno nic", "Text chybí, může mít 1 až 40 znaků."),
    ],
)
def test_what_cannot_be_kept_is_refused(text: str, sentence: str) -> None:
    """One sentence says what is wrong, and nothing changes."""
    assert sentence in seasons().refused("note", text)


def test_consent_is_noted_with_its_day() -> None:
    """Who agrees to what is told with the day; a no is an answer as well."""
    bench = seasons(second="Nov, Petr Malý")
    assert ["Souhlas zapsán, jméno na veřejných listinách: Jana Nová."] == bench.do("consent", "Nov, jméno")
    bench.do("consent", "Nov kategorie ne")
    told = bench.do("person", "nov")
    assert "Jméno na veřejných listinách: souhlasí, od soboty 21. listopadu 2026." in told
    assert "Kategorie na veřejných listinách: nesouhlasí, od soboty 21. listopadu 2026." in told
    (line,) = bench.do("consent", "všichni, jméno, ano")
    assert "Souhlas zapsán, jméno na veřejných listinách: Jana Nová a Petr Malý." == line
    bench.do("create", "Leden", {"date": "12. 1. 2027", "game": "iota"})
    assert "Na tomto turnaji nehraje nikdo z rejstříku." == bench.refused("consent", "všichni")


def test_people_can_be_in_the_register_before_they_play() -> None:
    """Somebody is added by name, and found when the first tournament comes."""
    bench = seasons()
    bench.do("add-person", "Eva Malá, Ivo")
    assert "Eva Malá, v klubu zatím bez turnaje." == bench.do("person", "eva")[0]
    assert "Eva Malá už v rejstříku je." == bench.refused("add-person", "eva malá")
    assert "podobně se jmenuje Eva Malá" in bench.do("add-person", "Eva Mala")[1]
    bench.do("register", "Eva Malá")
    assert "Eva Malá, v klubu 1 turnaj." == bench.do("person", "Eva Malá")[0]


def test_doubles_become_one_and_can_be_two_again() -> None:
    """Merged people have one history under the second name; splitting gives each their own."""
    bench = seasons("Jana Nova, Petr", "Jana Nová")
    (line,) = bench.do("merge", "1, 2")
    told = "Sloučeno: Jana Nova a Jana Nová je jeden člověk, dál Jana Nová, 2 turnaje."
    assert told == line
    assert ["Jana Nová", "Petr"] == names(bench)
    assert "Spojeno ze 2 záznamů, poslední sloučení vrátí slovo „rozděl“." in bench.do("person", "Nov")
    bench = reopened(bench)
    assert ["Rozděleno: Jana Nova a Jana Nová."] == bench.do("split", "Jana Nová")
    assert ["Jana Nova", "Jana Nová", "Petr"] == names(bench)
    assert "Jana Nova není z více záznamů, není co dělit." == bench.refused("split", "1")
    bench.do("merge", "1, 2")
    assert ["Jana Nová", "Petr"] == names(bench)


def test_merging_two_who_sat_together_is_told() -> None:
    """Two who were registered at one tournament are hardly one person."""
    bench = begun("Jana Nova, Jana Nová, Petr")
    assert "Pozor, oba záznamy hrály na jednom turnaji: Večer." in bench.do("merge", "1, 2")[1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Nov", "Potřebuji dvě jména: koho sloučit, čárka, s kým. Jméno zůstane to druhé."),
        ("Nov, Jana", "Jana Nová už je jeden člověk."),
        ("Nov, Ivo", "„Ivo“ v rejstříku není, všechny vypíše slovo „osoby“."),
    ],
)
def test_what_cannot_be_merged_is_refused(text: str, sentence: str) -> None:
    """Two people who are known are needed."""
    assert sentence == seasons().refused("merge", text)


def test_a_namesake_is_parted_from_a_tournament() -> None:
    """Father and son of one name were taken for one; what the son played becomes his."""
    bench = seasons("Jan Novák, Petr", "Jan Novák, Eva")
    assert "1 turnaj" in bench.do("person", "Eva")[0]
    (line,) = bench.do("split", "Novák, Prosinec")
    assert "Rozděleno: v turnaji Prosinec hraje jiný člověk téhož jména, Jan Novák." == line
    bench = reopened(bench)
    assert ["Eva", "Jan Novák", "Jan Novák", "Petr"] == names(bench)
    assert "V turnaji Večer nehraje Eva." == bench.refused("split", "Eva, Večer")


def test_other_programs_get_the_register() -> None:
    """Everything that is told is there as values."""
    bench = seasons(second="Nov")
    bench.do("consent", "Nov, jméno")
    (jana, petr) = JSON_ANSWERS["persons"](bench.context, Request())
    assert jana == JSON_ANSWERS["person"](bench.context, Request(("Jana", "Nov")))
    assert {"yes": True, "on": "2026-11-21"} == jana["consents"]["named"]
    assert ("Petr Malý", None) == (petr["name"], petr["consents"]["named"])
    assert [("prosinec", 1), ("vecer", 1)] == [(one["id"], one["number"]) for one in jana["tournaments"]]


def test_a_register_without_a_club_is_told() -> None:
    """Before the first tournament there is nobody, and nobody can be added."""
    assert ["V rejstříku zatím nikdo není, přibude s prvním zapsaným hráčem."] == Bench().do("persons")
    assert "Klub tu zatím není, vznikne s prvním turnajem." == Bench().refused("add-person", "Jana")
