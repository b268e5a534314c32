from __future__ import annotations

import pytest

from accessgames.language.resources import LanguageDataError
from accessgames.language.values import Phrase
from tests.language.tongues import tongue

CZECH, ENGLISH = tongue("cs").data.phrases, tongue("en").data.phrases
RED_CROSS = Phrase("cross", ("red",))


@pytest.mark.parametrize(
    ("phrase", "czech", "english"),
    [
        (Phrase("cross", ("red",), label="3"), "čx3", "rx3"),
        (Phrase("triangle", ("yellow",), label="4"), "žt4", "yt4"),
        (Phrase("square", ("green",)), "zč", "gs"),
        (Phrase("wild-card"), "div", "wild"),
        (Phrase("point", count=5), "5 b", "5 p"),
        (Phrase("row", label="3"), "ř3", "r3"),
        (Phrase("card", ("red",)), "červená karta", "red card"),
        (Phrase("card", count=5), "5 karet", "5 cards"),
    ],
)
def test_short(phrase: Phrase, czech: str, english: str) -> None:
    """Short forms are put together of codes; where a part has none, the phrase stays whole."""
    assert (czech, english) == (CZECH.short(phrase), ENGLISH.short(phrase))


def test_the_label_follows_unchanged() -> None:
    """A label is not declined."""
    assert "červeného kříže 3" == CZECH.plain(Phrase("cross", ("red",), label="3"), "gen")
    assert "2 kříže x" == CZECH.plain(Phrase("cross", count=2, label="x"), "nom")


def test_several_adjectives() -> None:
    """All adjectives agree with their noun."""
    assert "s novou divokou kartou" == "s " + CZECH.plain(Phrase("card", ("new", "wild")), "ins")


def test_counts_have_figures_by_themselves() -> None:
    """A phrase with a count has figures; words are asked for."""
    phrase = Phrase("cross", ("red",), 3)
    assert "3 červené kříže" == CZECH.plain(phrase, "nom")
    assert "tři červené kříže" == CZECH.counted(phrase, 3, "nom")


@pytest.mark.parametrize(("limit", "said"), [(4, "5 křížů"), (5, "pět křížů"), (-1, "5 křížů")])
def test_the_limit_of_words(limit: int, said: str) -> None:
    """Words are used up to a limit."""
    assert said == CZECH.counted(Phrase("cross"), 5, "nom", words_to=limit)


def test_negative_counts() -> None:
    """A negative number agrees as its positive one and has its sign in words."""
    assert "minus 1 bod" == CZECH.plain(Phrase("point", count=-1), "nom")
    assert "minus 5 bodů" == CZECH.counted(Phrase("point"), -5, "nom")


def test_forms_are_kept() -> None:
    """Forms put together once are used again: the same object comes back."""
    assert CZECH.forms("cross", ("red",)) is CZECH.forms("cross", ("red",))


def test_gender() -> None:
    """The gender of a noun is that of the lexicon."""
    assert ("mi", "f") == (CZECH.gender("cross"), CZECH.gender("card"))


def test_wrong_case_and_word() -> None:
    """Cases and words that do not exist are errors that name them."""
    with pytest.raises(ValueError, match="'foo'"):
        CZECH.plain(RED_CROSS, "foo")
    with pytest.raises(LanguageDataError, match="'plaid'"):
        CZECH.plain(Phrase("cross", ("plaid",)), "nom")


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "zero cards"), (1, "one card"), (2, "two cards"), (12, "twelve cards"), (13, "13 cards")],
)
def test_english(count: int, said: str) -> None:
    """English counts with the same code."""
    assert said == ENGLISH.counted(Phrase("card"), count, "nom")
