"""What Tab inserts and tells: only what makes sense at that place, and never more than anybody remembers."""

from __future__ import annotations

import pytest

from accessgames.language import Language
from accessgames.shell.typing_aids import MOST_COMPLETIONS, complete, offer_message
from tests.fuzz.table import FuzzTable, Plan


@pytest.fixture(scope="module")
def table() -> FuzzTable:
    """A match of IOTA, whose words are many."""
    return FuzzTable(Plan())


def words(table: FuzzTable, text: str) -> tuple[str, ...]:
    return complete(table.session, text).words


@pytest.mark.parametrize(
    ("text", "start", "expected"),
    [
        ("r", 0, ("rada", "rada náznak", "rada vše", "rekordy", "rozbor", "ruka", "rychleji", "řada")),
        ("ř", 0, ("řada",)),
        ("RU", 0, ("ruka",)),
        ("napoveda", 0, ("nápověda",)),
        ("co s", 0, ("co sem",)),
        ("  ru", 2, ("ruka",)),
        ("stav;ru", 5, ("ruka",)),
        ("stav; pravidla boď; pravidla bo", 29, ("bodování",)),
        ("nastavení moje z", 10, ("moje zprávy",)),
        ("nastavení oslovení ", 19, ("tykání", "vykání")),
        ("nastavení zprávy o bodech m", 26, ("mlčet",)),
        ("jazyk ", 6, ("English", "čeština")),
        ("klávesy z", 8, ("zapnout",)),
        ("přepis v", 7, ("vypnout",)),
        ("tisk pra", 5, ("pravidla",)),
        ("tisk vý", 5, ("výsledek",)),
        ("zkus p", 5, ("pas", "polož")),
        ("zkus polož č", 11, ("červená", "čtverec", "čtyřka")),
        ("polož čt3 m51 vp", 14, ("vpravo",)),
        ("vyměň v", 6, ("vlevo", "vpravo", "výuka znovu", "včera", "vše")),
        ("historie bo", 9, ("body",)),
        ("nápověda brj", 12, ()),
        ("qqq", 3, ()),
        (".", 1, ()),
    ],
)
def test_what_makes_sense_at_a_place(
    table: FuzzTable, text: str, start: int, expected: tuple[str, ...]
) -> None:
    """Commands come first, then their own words; any case fits, and diacritics may be left out."""
    found = complete(table.session, text)
    assert (start, expected) == (found.start, found.words)


def test_settings_are_offered_before_their_values(table: FuzzTable) -> None:
    """Behind the command stand the settings, behind a setting only what it may be."""
    assert {"oslovení", "jméno", "moje zprávy"} <= set(words(table, "nastavení "))
    assert not words(table, "nastavení jméno ")
    assert "tykání" not in words(table, "nastavení ")


def test_signs_are_no_words(table: FuzzTable) -> None:
    """A comma in a list of commands could not be heard."""
    assert all(word[0].isalpha() for word in words(table, ""))


def test_an_open_question_is_answered_first() -> None:
    """While something is asked, its answers are among the words."""
    table = FuzzTable(Plan(people=2, bots=0))
    assert ("ano",) == words(table, "an")


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "Takové slovo tu není."),
        (2, "Možnosti: slovo 0, slovo 1."),
        (MOST_COMPLETIONS + 1, "Možností je 25, napište ještě písmeno."),
    ],
)
def test_many_words_are_only_counted(count: int, expected: str) -> None:
    """What nobody would remember is not read out."""
    told = offer_message(tuple(f"slovo {number}" for number in range(count)))
    assert expected == Language("cs", strict=True).form(told, "full")
