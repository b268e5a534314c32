"""Answers to everything that can be asked about a match of Quantum, in both languages."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR, MalformedAction
from accessgames.games.quantum.rules.state import Phase, QuantumState
from accessgames.language.commandline import split_words
from tests.games.quantum.helpers import position, rows
from tests.games.quantum.wording import COMMANDS, ask, desk_at, mistake, say_all

SARA = "R1 R2 B4 P3 B6 Y5 3"
LINUS = "Y5 B5 B4 B2 B2 B3 3"
JANA = rows(R=(4, 9, 13, 17, 11), Y=(3, 8), B=(6, 7, 9), P=(7, 10, 12))
PETR = rows(R=(1,), Y=(1, 20))


def middle(phase: Phase = Phase.EVERYBODY, dice: str = SARA, **options: str) -> QuantumState:
    """The middle of a match: Jana has one column complete and two that lack yellow, Petr two misses."""
    return position(phase, dice=dice, sheets={0: JANA, 1: PETR}, misses={0: 1, 1: 2}, options=options)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "stav",
            [
                "Na tahu jste vy.",
                "Krok C, na řadě: vy a Petr.",
                "Krok C: volíte červenou 6 nebo modrou 13?",
                "Červená 6, žlutá 8, modrá 13, fialová 6; bílá 3 je započtena.",
                "Vedete o 14 bodů.",
                "Body: vy 11, Petr minus 3.",
                "Kdo má kolik chyb: vy 1, Petr 2.",
            ],
        ),
        ("skóre", ["Vedete o 14 bodů.", "Body: vy 11, Petr minus 3.", "Kdo má kolik chyb: vy 1, Petr 2."]),
        ("skore petr", ["Petr: minus 3 body.", "První chyba: minus 1.", "Druhá chyba: minus 2."]),
        (
            "body jana",
            [
                "Vaše skóre: 11 bodů.",
                "Platí druhé nejnižší číslo sloupce.",
                "Sloupec 1 za 4: 3, 4, 6, 7.",
                "Sloupec 2 za 8: 7, 8, 9, 10.",
                "První chyba: minus 1.",
            ],
        ),
        ("chyby", ["Kdo má kolik chyb: vy 1, Petr 2."]),
        (
            "deska",
            [
                "Váš list: 11 bodů.",
                "Červená: 4, 9, 13, 17, za oddělovačem 11.",
                "Žlutá: 3, 8.",
                "Modrá: 6, 7, 9.",
                "Fialová: 7, 10, 12.",
                "Sloupce: 1 za 4, 2 za 8.",
                "1 chyba: minus 1.",
            ],
        ),
        (
            "list Petr",
            [
                "Petr, list: minus 3 body.",
                "Červená: 1.",
                "Žlutá: 1, 20.",
                "Modrá: nic.",
                "Fialová: nic.",
                "2 chyby: minus 3.",
            ],
        ),
        ("řada červená", ["Červená: 4, 9, 13, 17, za oddělovačem 11.", "Políčko 6, číslo pod 11."]),
        ("rada z", ["Žlutá: 3, 8.", "Políčko 3, číslo nad 8."]),
        ("řada modrá Petr", ["Modrá: nic.", "Políčko 1, jakékoli číslo."]),
        ("sloupec 1", ["Sloupec 1: červená 4, žlutá 3, modrá 6, fialová 7.", "Je plný, za 4 body."]),
        ("sloupec třetí", ["Sloupec 3: červená 13, modrá 9, fialová 12.", "Chybí žlutá."]),
        ("sloupec 4", ["Sloupec 4: červená 17.", "Chybí žlutá, modrá a fialová."]),
        ("sloupec 6", ["Sloupec 6 je prázdný."]),
        ("sloupec 2 petr", ["Sloupec 2: žlutá 20.", "Chybí červená, modrá a fialová."]),
        (
            "kde 9",
            [
                "Číslo 9: červená, políčko 2 a modrá, políčko 3.",
                "Číslo 9 se ještě vejde do červené a žluté.",
                "Červená 9 na políčko 6, nepřeskočí nic.",
                "Žlutá 9 na políčko 3, nepřeskočí nic, naplní sloupec za 12 bodů.",
            ],
        ),
        (
            "kde 33",
            [
                "Číslo 33 na listu není.",
                "Číslo 33 se ještě vejde do žluté, modré a fialové.",
                "Žlutá 33 na políčko 3, přeskočí 24 čísel, naplní sloupec za 12 bodů.",
                "Modrá 33 na políčko 4, nepřeskočí nic.",
                "Fialová 33 na políčko 4, nepřeskočí nic.",
            ],
        ),
        ("kde žlutá", ["Žlutá: 3, 8.", "Políčko 3, číslo nad 8."]),
        (
            "volno",
            [
                "Zapsat jde: červená 6, modrá 13.",
                "Červená: políčko 6, číslo pod 11.",
                "Žlutá: políčko 3, číslo nad 8.",
                "Modrá: políčko 4, číslo nad 9.",
                "Fialová: políčko 4, číslo nad 12.",
            ],
        ),
        (
            "kostky",
            [
                "Červená 6, žlutá 8, modrá 13, fialová 6; bílá 3 je započtena.",
                "Kostky: 1 fialová 3, 2 modrá 6, 3 žlutá 5, 4 bílá 3.",
            ],
        ),
        (
            "cena",
            [
                "Červená 6: nepřeskočí nic.",
                "Žlutá 8 nejde: řada stoupá, musí být nad 8.",
                "Modrá 13: nepřeskočí nic.",
                "Fialová 6 nejde: řada stoupá, musí být nad 12.",
            ],
        ),
        (
            "cena žlutá 12",
            [
                "Žlutá 12 na políčko 3.",
                "Přeskočí 3 čísla, 9 až 11.",
                "Potom políčko 4, číslo nad 12.",
                "Sloupec 3 bude plný: 12 bodů, celkem 23.",
            ],
        ),
        (
            "cena m",
            [
                "Modrá 13 na políčko 4.",
                "Nepřeskočí žádné číslo.",
                "Potom políčko 5, číslo pod 13.",
                "Ve sloupci 4 chybí žlutá a fialová.",
            ],
        ),
        ("cena červená 12", ["Červená 12 nejde: řada klesá, musí být pod 11."]),
        ("blízko", ["Ve sloupci 3 chybí jen žlutá, bude za 10 až 12 bodů."]),
    ],
)
def test_answers_in_czech(typed: str, expected: list[str]) -> None:
    """Every question is answered at once, with and without diacritics and shortened."""
    answer = ask(desk_at(middle()), typed)
    if typed == "kostky":
        assert expected[0] == answer[0]
        assert answer[1].startswith("Kostky: 1 ")
        assert 7 == answer[1].count(",") + 1
    else:
        assert expected == answer


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "score",
            ["You lead by 14 points.", "Points: you 11, Petr minus 3.", "Misses so far: you 1, Petr 2."],
        ),
        (
            "sheet",
            [
                "Your sheet: 11 points.",
                "Red: 4, 9, 13, 17, after the divider 11.",
                "Yellow: 3, 8.",
                "Blue: 6, 7, 9.",
                "Purple: 7, 10, 12.",
                "Columns: 1 for 4, 2 for 8.",
                "1 miss: minus 1.",
            ],
        ),
        ("row red", ["Red: 4, 9, 13, 17, after the divider 11.", "Box 6, a number below 11."]),
        ("column 3", ["Column 3: red 13, blue 9, purple 12.", "Missing: yellow."]),
        (
            "where 9",
            [
                "Number 9: red, box 2 and blue, box 3.",
                "Number 9 still fits red and yellow.",
                "Red 9 into box 6, skips nothing.",
                "Yellow 9 into box 3, skips nothing, fills a column for 12 points.",
            ],
        ),
        (
            "cost yellow 12",
            [
                "Yellow 12 into box 3.",
                "It skips 3 numbers, 9 to 11.",
                "Then box 4, a number above 12.",
                "Column 3 will be complete: 12 points, 23 in all.",
            ],
        ),
        ("nearly", ["Column 3 lacks only yellow and will be worth 10 to 12 points."]),
        ("misses", ["Misses so far: you 1, Petr 2."]),
    ],
)
def test_answers_in_english(typed: str, expected: list[str]) -> None:
    """The same in English."""
    assert expected == ask(desk_at(middle(), 0, "en"), typed, "en")


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("cs", "Číslo 11: červená, políčko 3 a červená, políčko 5."),
        ("en", "Number 11: red, box 3 and red, box 5."),
    ],
)
def test_a_number_that_stands_twice_in_a_row(tag: str, expected: str) -> None:
    """It may rise over a number and fall to it behind the divider; both places are named."""
    sheet = {0: rows(R=(4, 9, 11, 17, 11))}
    desk = desk_at(position(Phase.EVERYBODY, dice=SARA, sheets=sheet), 0, tag)
    assert expected == ask(desk, "kde 11" if tag == "cs" else "where 11", tag)[0]


def test_the_dice_with_their_places() -> None:
    """Each die is told with the number by which it can be thrown again; a missing colour with its worth."""
    state = position(Phase.REROLL, dice=LINUS)
    totals, missing, each = say_all(COMMANDS.answers["dice"](desk_at(state), ()))
    assert "Červená chybí, žlutá 8, modrá 19, fialová chybí; bílá 3 je započtena." == totals.full
    assert ("č3 ž8 m19 f3 b3", "Chybí červená a fialová, platí za ně bílá 3.") == (
        totals.braille,
        missing.full,
    )
    assert "chybí č f, platí 3" == missing.braille
    places = each.full.removeprefix("Kostky: ").removesuffix(".").split(", ")
    assert [str(place) for place in range(1, 8)] == [text.split()[0] for text in places]
    assert "7 bílá 3" == places[-1]
    assert 7 == len(each.braille.split())
    one = position(Phase.REROLL, dice="R1 R2 B4 B6 Y1 Y4 3")
    assert "Chybí fialová, platí za ni bílá 3." == ask(desk_at(one), "kostky")[1]


def test_what_is_gone_in_step_c() -> None:
    """In step C one hears which colour is gone and who has it; who can write nothing hears that."""
    state = middle()._replace(taken=2)
    gone = "Modrá už nejde, v kroku B ji zapisujete vy."
    assert [gone, "Zapsat jde: červená 6."] == ask(desk_at(state), "volno")[:2]
    assert "Modrá už nejde, v kroku B ji zapisuje Jana." == ask(desk_at(state, 1), "volno")[0]
    red = middle()._replace(taken=0, sheets=(rows(Y=(9,), B=(14,), P=(7,)), PETR))
    assert "Z tohoto hodu zapsat nejde nic." == ask(desk_at(red), "volno")[1]


def test_before_the_first_throw() -> None:
    """Before anything was rolled the questions about dice say so."""
    desk = desk_at(position(Phase.ROLL))
    assert ["Kostky ještě neleží na stole."] == ask(desk, "kostky")
    assert ["Nikdo nevede, všichni mají 0 bodů."] == ask(desk, "skóre")
    assert ["Zatím nemáte body ani chyby."] == ask(desk, "skóre Jana")
    assert ["Chybu zatím nemá nikdo."] == ask(desk, "chyby")
    assert ["Žádný sloupec nečeká na poslední číslo."] == ask(desk, "blízko")
    assert "Červená: políčko 1, jakékoli číslo." == ask(desk, "volno")[0]
    assert ["Modrá 12 na políčko 1.", "Přeskočí 11 čísel, 1 až 11."] == ask(desk, "cena modrá 12")[:2]
    with pytest.raises(MalformedAction) as error:
        ask(desk, "cena modrá")
    assert "Kostky neleží, napište barvu i číslo, třeba „cena červená 12“." == mistake(error.value)


def test_rows_that_are_full_or_blocked() -> None:
    """A full row says so, and one that no number fits any more does too."""
    sheets = {0: rows(R=(1, 2, 3, 20, 9, 8), Y=(1, 2, 3, 20, 1), B=(2, 33), P=(1, 2, 3, 5))}
    desk = desk_at(position(Phase.ROLL, sheets=sheets))
    assert [
        "Červená: řada je plná.",
        "Žlutá: políčko 6 už nic nevezme.",
        "Modrá: políčko 3 už nic nevezme.",
        "Fialová: políčko 5, číslo pod 5.",
    ] == ask(desk, "volno")
    assert ["Červená řada je plná."] == ask(desk, "cena červená 4")
    free = position(Phase.ROLL, sheets=sheets, options={"fifth": "free"})
    assert "Fialová: políčko 5, jakékoli číslo." == ask(desk_at(free), "volno")[-1]


def test_columns_that_are_near() -> None:
    """A column that lacks one number tells what it can bring and how many boxes come first."""
    sheets = {0: rows(R=(4, 9, 13), Y=(5, 10, 12), B=(6, 11, 14), P=(1,))}
    lines = say_all(COMMANDS.answers["nearly"](desk_at(position(Phase.ROLL, sheets=sheets)), ()))
    assert [
        "Ve sloupci 2 chybí jen fialová, bude za 9 až 10 bodů.",
        "Ve sloupci 3 chybí jen 2 fialové, bude za 12 až 13 bodů.",
    ] == [line.full for line in lines]
    assert ["sl2 9-10, chybí f", "sl3 12-13, chybí 2 f"] == [line.braille for line in lines]


def test_a_spectator_and_a_shared_keyboard() -> None:
    """Without a seat the active player's sheet is meant, and everybody is named."""
    desk = desk_at(middle(), SPECTATOR)
    assert "Jana, list: 11 bodů." == ask(desk, "deska")[0]
    assert [
        "Vede Jana o 14 bodů.",
        "Body: Jana 11, Petr minus 3.",
        "Kdo má kolik chyb: Jana 1, Petr 2.",
    ] == ask(desk, "skóre")
    assert "Petr, list: minus 3 body." == ask(desk_at(middle(), 1, shared=True), "list")[0]


def test_equal_leaders() -> None:
    """Several players in the lead are named together."""
    desk = desk_at(position(Phase.ROLL, seats=3, misses={2: 1}), 1)
    assert ["Na prvním místě: Jana a vy, náskok 1 bod.", "Body: Jana 0, vy 0, Eva minus 1."] == ask(
        desk, "skóre"
    )[:2]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("list Karel", "„Karel“ u stolu nesedí, hráči jsou Jana a Petr."),
        ("list 3", "„3“ u stolu nesedí, hráči jsou Jana a Petr."),
        ("řada zelená", "„zelená“ není řada, řady jsou červená, žlutá, modrá a fialová."),
        ("řada", "Chybí barva řady, třeba „červená“."),
        ("řada bílá", "„bílá“ není řada, řady jsou červená, žlutá, modrá a fialová."),
        ("sloupec 7", "Sloupec se píše číslem od 1 do 6."),
        ("sloupec", "Sloupec se píše číslem od 1 do 6."),
        ("cena červená 34", "Součet 34 být nemůže, nejvyšší je 33."),
        ("cena červená 12 hned", "Slovo „hned“ je navíc."),
        ("kde", "Napište číslo nebo barvu, třeba „kde 13“ nebo „kde červená“."),
        ("kde bílá", "Napište číslo nebo barvu, třeba „kde 13“ nebo „kde červená“."),
        ("kde 12 modrá", "Napište číslo nebo barvu, třeba „kde 13“ nebo „kde červená“."),
        ("stav hry", "Slovo „hry“ je navíc."),
        ("blízko čeho", "Slovo „čeho“ je navíc."),
    ],
)
def test_questions_that_are_not_understood(typed: str, expected: str) -> None:
    """A question that is not understood is refused with the word and what would be right."""
    desk = desk_at(middle())
    words = split_words(typed)
    found = desk.words.match(words, COMMANDS.answers)
    with pytest.raises(MalformedAction) as error:
        COMMANDS.answers[getattr(found, "id", "row")](desk, words[1:])
    assert expected == mistake(error.value)


def test_players_are_found_by_beginning_and_place() -> None:
    """A sheet is found by a name, its beginning, without diacritics, or the place at the table."""
    desk = desk_at(middle())
    heads = {ask(desk, f"list {name}")[0] for name in ("Petr", "petr", "pe", "2", "dva")}
    assert {"Petr, list: minus 3 body."} == heads


@pytest.mark.parametrize("question", ["status", "free", "nearly", "misses", "dice"])
def test_questions_without_words_take_none(question: str) -> None:
    """What needs no words refuses them."""
    with pytest.raises(MalformedAction):
        COMMANDS.answers[question](desk_at(middle()), ("navíc",))


@pytest.mark.parametrize(
    ("phase", "seat", "expected"),
    [
        (Phase.REROLL, 0, ["Na tahu jste vy.", "Přehodíte něco, nebo necháte?"]),
        (Phase.REROLL, 1, ["Na tahu: Jana.", "Jana: přehodit, nebo nechat?"]),
        (Phase.EVERYBODY, 1, ["Na tahu: Jana.", "Krok C, na řadě: Jana a vy."]),
    ],
)
def test_who_names_the_turn_in_each_step(phase: Phase, seat: int, expected: list[str]) -> None:
    """Whose turn it is is told by name, in step C also who chooses; the status begins with the same."""
    desk = desk_at(middle(phase), seat)
    assert expected == ask(desk, "kdo")[: len(expected)]
    assert expected == ask(desk, "stav")[: len(expected)]
