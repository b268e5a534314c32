from __future__ import annotations

from accessgames.games.iota import ROOM as IOTA
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage, sentences


def test_moves_are_listed_the_best_first() -> None:
    """The order is the adviser's."""
    stage = Stage()
    stage.type("hod")
    assert ["1 ze 2: hodit kostkou", "2 ze 2: přičíst si 6 bodů"] == stage.type("tahy")


def test_long_lists_are_read_by_pages() -> None:
    """Nine at a time, forwards and backwards; first how many there are."""
    stage = Stage(IOTA)
    first = sentences(stage.type("tahy"))
    assert "Možností podle místa je 66, teď 1 až 9." == first[0]
    assert first[1].startswith("1 ze 66: ")
    assert 11 == len(first)
    assert first[-1].startswith("Zbývá")
    second = stage.type("dál")
    assert second[0].startswith("10 z")
    again = sentences(stage.type("předchozí"))
    assert first == [line.removeprefix("Ještě jednou: ") for line in again]


def test_what_is_left_is_one_list_in_iota() -> None:
    """Numbers on a later page choose from the whole list."""
    stage = Stage(IOTA)
    second = stage.type("tahy", "dál")
    assert stage.type("12") != second
    assert any(entry.actor == 0 and "place" in entry.text for entry in stage.match.entries)


def test_further_words_choose_among_the_moves() -> None:
    """A card or a place narrows the list; nothing that fits is said."""
    stage = Stage(IOTA)
    told = sentences(stage.type("tahy zelený čtverec"))
    assert all("zelený čtverec" in line for line in told if " z" in line)
    wrong = (
        "Slovu „nesmysl“ za „tahy“ nerozumím, patří tam karta, její barva, tvar nebo číslo, pole, řada, "
        "sloupec nebo druh tahu."
    )
    assert [wrong] == stage.type("tahy nesmysl")


def test_paging_without_a_list_is_answered() -> None:
    """Also at both ends of one."""
    stage = Stage()
    assert ["Nic se právě nečte, seznam přečte třeba „tahy“."] == stage.type("dál")
    assert ["Dál už nic není."] == stage.type("tahy", "dál")
    assert ["Tohle je začátek."] == stage.type("předchozí")


def test_a_try_does_nothing() -> None:
    """The preview tells what it would bring, by words or by number of the list."""
    stage = Stage()
    stage.type("hod", "tahy")
    assert ["Celkem to dá 6 bodů."] == stage.type("zkus přičti")
    assert ["V sázce: 6 bodů, jednička je vezme."] == stage.type("zkus 1")
    assert 2 == len(stage.match.entries)


def test_a_refused_try_tells_the_rule_and_can_be_asked_about() -> None:
    """As the move itself would."""
    stage = Stage()
    assert ["Není co přičíst, nejdřív hoďte."] == stage.type("zkus přičti")
    assert "Přičtení" == stage.type("proč")[0]


def test_a_try_of_nothing_says_what_belongs_there() -> None:
    """Neither a move nor a number."""
    told = ["Za „zkus“ patří tah nebo číslo ze seznamu, třeba „zkus hoď“."]
    assert told == Stage().type("zkus")
    assert told == Stage().type("zkus xyz")


def test_an_ambiguous_try_offers_the_moves() -> None:
    """The room's candidates become a list; nothing is done by asking."""
    stage = Stage(DUEL, "Jana,bot:1")
    assert "Kterou kartu?" == stage.type("zkus polož")[0]
    assert not [entry for entry in stage.match.entries if entry.actor == 0]


def test_an_old_list_does_nothing_after_a_move() -> None:
    """Numbers of a list that no longer fits are refused."""
    stage = Stage()
    stage.type("hod", "tahy", "hod")
    assert "Číslo 2 teď nic nevybírá, seznam přečte třeba „tahy“." in stage.type("2")
