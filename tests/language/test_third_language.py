"""A third language needs no code: German, of nothing but the data in `tests/language/locales/de`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language.catalogue import Language
from accessgames.language.values import Cell, Listing, Person, Phrase, Rendered, say
from accessgames.language.vocabulary import Found
from accessgames.language.voice import Manners
from tests.language.tongues import LOCALES, reading, tongue, words

if TYPE_CHECKING:
    from accessgames.language.coordinates import Style

CARDS = Listing((Phrase("circle", ("red",), label="3"), Phrase("card")))


def test_messages_in_all_forms() -> None:
    """Accusative, list, address and Braille form come from data alone."""
    message = say("golden-place", "own", who=Person("Jana", "you"), cards=CARDS, cell=Cell("m", 50))
    full = "Sie legen roten Kreis 3 und Karte auf Feld m50."
    assert Rendered(full, full, "rk3 Karte m50", "own") == tongue("de").render(message)


def test_registers() -> None:
    """Formal and informal address are chosen as in Czech."""
    message = say("golden-place", who=Person("Jana", "you"), cards=CARDS, cell=Cell("m", 50))
    informal = tongue("de").switch(Manners("informal"))
    assert "Du legst roten Kreis 3 und Karte auf Feld m50." == informal.form(message, "full")


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "null Karten"), (1, "eine Karte"), (2, "zwei Karten"), (12, "zwölf Karten"), (21, "21 Karten")],
)
def test_counted(number: int, said: str) -> None:
    """One is singular and agrees in gender, all other numbers are plural."""
    assert said == tongue("de").text("golden-cards", n=number)


@pytest.mark.parametrize(
    ("number", "said"), [(21, "einundzwanzig"), (34, "vierunddreißig"), (105, "hundertfünf")]
)
def test_units_before_tens(number: int, said: str) -> None:
    """The pattern of compounds is data: units come first and are joined by "und"."""
    assert said == tongue("de").grammar.cardinals.words(number, "nom", "m")


@pytest.mark.parametrize(
    ("number", "said"), [(3, "in der dritten Reihe"), (21, "in der einundzwanzigsten Reihe")]
)
def test_ordinals(number: int, said: str) -> None:
    """Ordinals are declined by the paradigm the data name."""
    assert said == tongue("de").text("golden-row", n=number)


@pytest.mark.parametrize(
    ("style", "said"), [("letters", "m50"), ("names", "Martha 50"), ("numbers", "Spalte 13, Reihe 50")]
)
def test_coordinates(style: Style, said: str) -> None:
    """All three styles of places are said, and read back as the same place."""
    assert said == tongue("de").grammar.coordinates.format(Cell("m", 50), style)
    taken = reading("de").cell(words(said))
    assert taken is not None
    assert Cell("m", 50) == taken.value


def test_words() -> None:
    """Commands are found by their German words."""
    vocabulary = tongue("de").vocabulary("common")
    assert Found("row", 1) == vocabulary.match(("reih", "3"), vocabulary.ids("commands"))


def test_a_language_without_prepositions_says_them_unchanged() -> None:
    """Where the data know no longer forms, a preposition is put before the text as it is."""
    assert "in Reihe" == tongue("de").grammar.prepositions.before("in", "Reihe")


def test_missing_language() -> None:
    """Opening a language without a grammar names the language and the folders."""
    with pytest.raises(Exception, match="'xx'") as caught:
        Language("xx", roots=(LOCALES,))
    assert str(LOCALES) in str(caught.value)
