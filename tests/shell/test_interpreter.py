from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.shell.conversation import LONGEST_LINE
from accessgames.shell.interpreter import HANDLERS, SECRET
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import FakeKept, Stage, speak

TURN = "Jste na tahu: hoď."


def test_every_common_word_has_a_handler() -> None:
    """No word of the commands is known and not understood."""
    words = speak("cs").vocabulary("common", "shell")
    assert set(words.ids("commands")) == set(HANDLERS)
    assert set(HANDLERS) >= SECRET - {"hand", "holds"}  # these two are answered by games


@pytest.mark.parametrize("line", ["", "   ", ";", " ; ; "])
def test_an_empty_line_repeats_the_question_and_never_moves(line: str) -> None:
    """Enter alone is no move."""
    stage = Stage()
    stage.type("hráči")
    assert [TURN] == stage.type(line)
    assert 0 == len(stage.match.entries)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("HRÁČI", "Jana je člověk."),
        ("hraci", "Jana je člověk."),
        ("hrá", "Jana je člověk."),
        ("kdo sedí", "Za příkazem „kdo“ je navíc „sedí“."),
        ("Ticho.", "Ticho."),
        ("  ticho  ", "Ticho."),
        ("xyz", "Příkaz „xyz“ neznám, všechny vypíše „nápověda“."),
        ("hysterie", "Příkaz „hysterie“ neznám, nejbližší je „historie“."),
        ("ruka", "Slovo „ruka“ v této hře nic neznamená."),
        ("rada 3", "Slovo „řada“ v této hře nic neznamená."),
    ],
)
def test_words_are_understood_in_every_spelling(line: str, told: str) -> None:
    """With and without diacritics, in any case, by a beginning; the unknown gets the nearest."""
    assert Stage().type(line)[0].startswith(told)


def test_a_beginning_of_several_words_becomes_a_choice_by_number() -> None:
    """The number runs the word, with what followed it."""
    stage = Stage()
    told = stage.type("st")
    assert ["„st“ má více významů, vyberte číslo:", "1 ze 3: stav", "2 ze 3: stručně"] == told[:3]
    assert ["Podrobnost: stručně."] == stage.type("2")


def test_several_commands_on_one_line() -> None:
    """One after another, as if typed apart, questions also over the moves of others."""
    stage = Stage()
    told = stage.type("kdo; hod; hraci")
    assert "Padlo 6, v tahu máte 6 bodů." == told[1]
    assert "Alfa je počítač, úroveň 3, hráč." == told[-1]
    told = stage.type("pricti; hraci")
    assert "Přičítáte si 6 bodů, celkem 6." in told
    assert "Alfa je počítač, úroveň 3, hráč." == told[-1]


def test_a_mistake_stops_the_rest_and_says_so() -> None:
    """What was not done is named."""
    stage = Stage()
    told = stage.type("ticho; pricti; hod; skore")
    assert ["Ticho.", "Není co přičíst, nejdřív hoďte.", "Neprovedeno: hod, skore."] == told
    assert 0 == len(stage.match.entries)


def test_nothing_is_done_after_the_end() -> None:
    """What follows leaving is forgotten without a word."""
    stage = Stage(settings={"confirm-quit": "no"})
    assert [] == stage.type("konec; hod")
    assert stage.session.agenda.done
    assert 0 == len(stage.match.entries)


def test_a_line_too_long_is_refused_with_both_numbers() -> None:
    """Nothing of it is done."""
    stage = Stage()
    assert [f"Řádek má 501 znaků, nejvýš jich smí být {LONGEST_LINE}."] == stage.type(
        "hod;" + "a" * (LONGEST_LINE - 3)
    )
    assert 0 == len(stage.match.entries)


def test_a_tab_is_a_blank_and_other_control_characters_are_refused() -> None:
    """Whatever a paste brings along."""
    stage = Stage()
    assert ["Ticho."] == stage.type("\tticho\t")
    assert ["Řádek obsahuje neviditelné znaky, proto se nic nestalo."] == stage.type("hod\x1b[A")


@pytest.mark.parametrize("line", ["3", "třetí", "tři", "3."])
def test_numbers_without_a_list_say_which_list_there_could_be(line: str) -> None:
    """A number never does anything by chance."""
    assert ["Číslo 3 teď nic nevybírá, seznam přečte třeba „tahy“."] == Stage().type(line)


def test_numbers_choose_from_the_last_list() -> None:
    """In figures and in words; a list of moves ends with the move."""
    stage = Stage()
    stage.type("hod", "tahy")
    assert "Přičítáte si 6 bodů, celkem 6." == stage.type("druhá")[0]
    assert ["Číslo 1 teď nic nevybírá, seznam přečte třeba „tahy“."] == stage.type("1")


def test_a_number_outside_of_the_list_says_how_long_it_is() -> None:
    """The list stays."""
    stage = Stage()
    stage.type("hod", "tahy")
    assert ["Číslo 9 v seznamu není, je v něm 1 až 2."] == stage.type("9")
    assert "Přičítáte si" in stage.type("2")[0]


def test_a_refused_move_is_told_and_kept_for_why() -> None:
    """The reason comes from the game."""
    stage = Stage()
    assert ["Není co přičíst, nejdřív hoďte."] == stage.type("přičti")
    assert stage.session.agenda.refused is not None


def test_an_ambiguous_move_becomes_a_choice() -> None:
    """The room offers what the words may mean, a number does one of them."""
    stage = Stage(DUEL, "Jana,bot:1")
    told = stage.type("polož")
    assert "Kterou kartu?" == told[0]
    assert told[1].startswith("1 z")
    assert stage.type("1")[0].startswith("Kladete: ")


def test_words_that_are_no_move_are_told_as_the_room_says() -> None:
    """Its own mistakes are sentences too."""
    assert ["Taková karta není: lev."] == Stage(DUEL, "Jana,bot:1").type("polož lev")


class FullDisk(FakeKept):
    def __call__(self, line: str, /) -> None:
        if len(self.lines) > 2:
            raise GameError("error-storage-full", file="x.jsonl")
        super().__call__(line)


def test_a_move_that_cannot_be_kept_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is one sentence, and nobody hears of a move that is not safe."""
    monkeypatch.setattr("tests.shell.stage.FakeKept", FullDisk)
    stage = Stage()
    stage.type("hod")
    before = len(stage.match.entries)
    assert "Na disku není místo pro x.jsonl." in stage.type("hod")
    assert before == len(stage.match.entries)
