from __future__ import annotations

import pytest

from tests.club.desk.helpers import Bench, begun


def people(bench: Bench) -> list[tuple[str, str, bool]]:
    return [(player.name, player.category, player.active) for player in bench.tournament.players]


def test_people_are_registered_in_rows() -> None:
    """Several people between commas, each with a category behind the name in any of its forms."""
    bench = begun("")
    assert ["Zapsáno: Jana, Petr Novák a Olga. Celkem 3 hráči."] == bench.do(
        "register", "Jana nevidomá, Petr Novák, Olga slabozraká"
    )
    assert [("Jana", "blind", True), ("Petr Novák", "", True), ("Olga", "sighted", True)] == people(bench)
    assert ["Číslo 4: Eva, kategorie nevidomí."] == bench.do("register", "Eva", {"category": "nevid"})


def test_one_wrong_name_registers_nobody() -> None:
    """All of a row or nobody: the refused one is named."""
    bench = begun("Jana")
    assert "Jana" in bench.refused("register", "Petr, Jana")
    assert "„nevidomí“ je kategorie, chybí před ní jméno." == bench.refused("register", "nevidomí")
    assert "Chybí jméno, správně je například „zapiš Jana“." == bench.refused("register")
    long = bench.refused("register", "x" * 60)
    assert "xxx" in long
    assert [("Jana", "", True)] == people(bench)


def test_latecomers_hear_from_which_round_they_play() -> None:
    """Whoever comes after a round has begun plays from the next one on."""
    bench = begun()
    bench.do("seat")
    bench.do("result", "1 4, 3, 2, 1")
    assert ["Číslo 5: Eva.", "Hraje od druhého kola."] == bench.do("register", "Eva")


def test_leaving_and_coming_back() -> None:
    """A round that is seated and has not begun is told to be stale."""
    bench = begun("Jana, Petr, Marie, Karel, Eva")
    bench.do("seat")
    told = bench.do("withdraw", "petr")
    assert [
        "Petr odchází.",
        "Stoly prvního kola už neodpovídají seznamu hráčů.",
        "Losuje slovo „losuj“; když se už hraje, výsledky zapíše „výsledek“.",
    ] == told
    assert ["Petr se vrací."] == bench.do("return", "Petr")
    assert "Petr" in bench.refused("return", "Petr")
    assert bench.refused("withdraw", "Ivo").startswith("Hráče „Ivo“ tu neznám, jsou tu: Jana, Petr")
    assert "Chybí jméno hráče." == bench.refused("withdraw")


def test_a_later_round_that_no_longer_fits_waits() -> None:
    """While a round is played, of the next ones only that is said: nothing can be done about it yet."""
    bench = begun("Jana, Petr, Marie, Karel, Eva, Ivo, Olga, Jiří")
    bench.do("seat")
    bench.do("result", "1 4, 3, 2, 1")
    away = bench.tournament.round(1).tables[0].players[0]
    told = bench.do("withdraw", str(away))
    assert ["Stoly druhého kola už neodpovídají seznamu hráčů."] == told[1:]


def test_a_name_may_be_shortened_while_it_is_clear() -> None:
    """A beginning is enough, one that fits two people is asked about, and a number is a player."""
    bench = begun("Jana, Jan Malý, Petr")
    assert "„Ja“ může být Jana nebo Jan Malý, napište víc písmen." == bench.refused("withdraw", "Ja")
    assert ["Jan Malý odchází."] == bench.do("withdraw", "jan m")
    assert ["Petr odchází."] == bench.do("withdraw", "3")


def test_a_substitute_takes_the_seat() -> None:
    """The newcomer has the other one's category unless one is named, and sits where the other one sat."""
    bench = begun()
    bench.do("seat")
    seats = bench.tournament.round(1).tables[0].players
    told = bench.do("substitute", "Jana, Ivo")
    assert ["Střídání: odchází Jana, přichází Ivo."] == told
    assert "blind" == bench.tournament.player(5).category
    assert tuple(5 if seat == 1 else seat for seat in seats) == bench.tournament.round(1).tables[0].players
    assert bench.refused("substitute", "Jana").startswith("Potřebuji dvě jména")
    bench.do("substitute", "Petr, Ota nevidomý", {"inherits": ()})
    assert bench.tournament.player(6).inherits


def test_categories_names_and_direct_places_are_put_right() -> None:
    """What was written down about somebody can be changed at any time."""
    bench = begun()
    assert ["Kategorie slabozrací a vidící: Petr a Marie."] == bench.do("category", "Petr, Marie vidící")
    assert ["Bez kategorie: Petr."] == bench.do("category", "Petr nic")
    assert ["Kategorie nevidomí: Petr."] == bench.do("category", "Petr", {"category": "nevidomí"})
    assert bench.refused("category", "Petr zrzaví").startswith(
        "Kategorie „zrzaví“ není, na výběr je nevidomí"
    )
    assert ["Jméno je opravené: Jana Nová, dřív Jana."] == bench.do("rename", "Jana, Jana Nová")
    assert bench.refused("rename", "Jana").startswith("Potřebuji dvě jména")
    assert ["Přímý postup má Jana Nová."] == bench.do("qualify", "jana")
    assert bench.tournament.player(1).qualifier
    assert ["Přímý postup nemá Jana Nová."] == bench.do("qualify", "jana, ne")
    assert not bench.tournament.player(1).qualifier


def test_a_tournament_without_categories_says_so() -> None:
    """Own categories are told as they were written, and none at all is possible."""
    bench = begun("Jana", category="žádné")
    assert "Kategorie „nevidomí“ není, turnaj nemá žádné." == bench.refused("category", "Jana nevidomí")
    own = begun("", category="děti, dospělí", club="Jiný")
    assert ["Číslo 1: Míša, kategorie děti."] == own.do("register", "Míša děti")


def test_who_is_here() -> None:
    """The list has numbers, categories, and who has left or is qualified."""
    bench = begun("Jana nevidomí, Petr")
    bench.do("withdraw", "Petr")
    bench.do("qualify", "Jana")
    assert [
        "Zapsán je 1 hráč.",
        "1: Jana, kategorie nevidomí, přímý postup.",
        "2: Petr, už nehraje.",
    ] == bench.do("people")
    assert ["Zatím není nikdo zapsán."] == begun("", club="Jiný").do("people")


@pytest.mark.parametrize("command", ["register", "people", "withdraw", "seat", "standings", "result", "undo"])
def test_nothing_can_be_done_without_a_tournament(command: str) -> None:
    """Every command says that a tournament has to be made first."""
    assert "Žádný turnaj tu není, založte ho slovem „založ“." == Bench().refused(command, "Jana")


def test_giving_up_a_place() -> None:
    """Whoever gives up a place that qualifies is told so, and the next one gets it."""
    bench = begun(qualifies="1")
    bench.do("seat")
    bench.do("result", "Jana 9, Petr 8, Marie 7, Karel 6")
    assert ["Jana se vzdává postupu."] == bench.do("decline", "Jana")
    assert (1,) == bench.tournament.declined


def test_many_people_are_told_one_by_one() -> None:
    """One sentence with 13 names is more than anybody keeps; each has a number of its own."""
    bench = begun("")
    told = bench.do(
        "register", "Jana nevidomí, Petr, " + ", ".join(f"Hráčka {letter}" for letter in "ABCDEFGHIJK")
    )
    assert "Zapsáno je 13 hráčů." == told[0]
    assert 14 == len(told)
    assert told[1].startswith("Číslo 1: Jana")
    assert max(map(len, told)) < 120


def test_whoever_leaves_a_table_that_still_plays_is_told_of() -> None:
    """The result of that table needs the word for somebody absent; elsewhere nothing is said."""
    bench = begun("Jana, Petr, Marie, Karel", tables="2", rounds="2")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("result", "1 3, 2")
    told = bench.do("withdraw", "Karel")
    assert ["Karel odchází.", "Karel ještě sedí u stolu 2, do výsledku patří jméno a slovo „nehrál“."] == told
    assert ["Jana odchází."] == bench.do("withdraw", "Jana")


def test_who_is_here_comes_before_who_has_left() -> None:
    """A beginning that only one of those present has is enough; alone, somebody gone is found too."""
    bench = begun("Jana, Jan Novák, Petr")
    bench.do("withdraw", "Jan Novák")
    assert "Jana odchází." == bench.do("withdraw", "Ja")[0]
    assert "Na turnaji teď nehraje: Jan Novák." in bench.refused("withdraw", "Jan Novák")
