"""Golden English: the same constructions as in Czech, by the same code."""

from __future__ import annotations

import pytest

from accessgames.language.values import Cell, Listing, Person, Phrase, say
from accessgames.testing.speech import load_speech_lint
from tests.language.tongues import tongue

YOU, JANA = Person("Jana", "you"), Person("Jana", "other", "feminine")
COUNTED = {
    "golden-points-words": {
        0: "zero points",
        1: "one point",
        2: "two points",
        4: "four points",
        5: "five points",
        11: "eleven points",
        12: "twelve points",
        21: "21 points",
        22: "22 points",
        34: "34 points",
        101: "101 points",
    },
    "golden-cards": {0: "zero cards", 1: "one card", 2: "two cards", 13: "13 cards", 101: "101 cards"},
    "golden-lots": {0: "zero lots", 1: "one lot", 5: "five lots", 21: "21 lots"},
    "golden-turns": {0: "0 turns", 1: "1 turn", 4: "4 turns", 101: "101 turns", -1: "minus 1 turn"},
    "golden-row": {
        1: "in the first row",
        2: "in the second row",
        3: "in the third row",
        12: "in the twelfth row",
        21: "in the twenty-first row",
        101: "in the one hundred and first row",
    },
    "golden-score": {0: "Score 0", -6: "Score minus 6", 12345: "Score 12345"},
}
PHRASES = {
    "golden-case-nom": {
        Phrase("cross", ("red",), label="3"): "red cross 3",
        Phrase("wild-card"): "wild card",
        Phrase("row", ("purple",)): "purple row",
    },
    "golden-plural-nom": {
        Phrase("die", ("white",)): "white dice",
        Phrase("match"): "matches",
        Phrase("possibility"): "possibilities",
        Phrase("wild-card"): "wild cards",
        Phrase("bot"): "computer players",
    },
    "golden-counted": {
        Phrase("cell", ("free",), 2): "two free cells",
        Phrase("person", (), 1): "one person",
        Phrase("person", (), 5): "five people",
    },
}


@pytest.mark.parametrize(
    ("key", "number", "said"),
    [(key, number, said) for key, table in COUNTED.items() for number, said in table.items()],
)
def test_counts(key: str, number: int, said: str) -> None:
    """A counted noun agrees with its number."""
    assert said == tongue("en").text(key, n=number)


@pytest.mark.parametrize(
    ("key", "phrase", "said"),
    [(key, phrase, said) for key, table in PHRASES.items() for phrase, said in table.items()],
)
def test_phrases(key: str, phrase: Phrase, said: str) -> None:
    """Nouns have their plurals; a case named by mistake changes nothing."""
    assert said == tongue("en").text(key, what=phrase)


@pytest.mark.parametrize(
    ("who", "number", "said"),
    [(YOU, 1, "You score 1 point"), (YOU, 2, "You score 2 points"), (JANA, 34, "Jana scores 34 points")],
)
def test_points(who: Person, number: int, said: str) -> None:
    """The listener is addressed, others are told about."""
    assert said == tongue("en").text("golden-points", who=who, n=number)


def test_both_registers_are_the_same() -> None:
    """English addresses everybody alike."""
    message = say("golden-place", who=YOU, cards=Listing((Phrase("wild-card"),)), cell=Cell("c", 4))
    assert "You place wild card at cell c4." == tongue("en").form(message, "full")
    assert "You place wild card at cell c4." == tongue("en", "informal").form(message, "full")


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (Person("Petr", "other", "masculine"), "He placed it"),
        (JANA, "She placed it"),
        (Person("Alex"), "They placed it"),
    ],
)
def test_gender(who: Person, said: str) -> None:
    """A person of unknown gender is they."""
    assert said == tongue("en").text("golden-placed", who=who)


def test_lists() -> None:
    """Lists are joined by and, or by or."""
    items = Listing((Phrase("card"), Phrase("lot"), Phrase("row")))
    assert "card, lot or row" == tongue("en").text("golden-choice", items=items)


@pytest.mark.parametrize(
    ("names", "said"),
    [(False, "cell m50, column m"), (True, "cell Mike 50, column Mike")],
)
def test_places(names: bool, said: str) -> None:
    """Places may be spelled with the international alphabet."""
    language = tongue("en", "formal", "names" if names else "letters")
    assert said == language.text("golden-at", cell=Cell("m", 50))


def test_every_golden_text_can_be_heard() -> None:
    """No golden text has anything that a voice reads wrongly."""
    counted = [said for table in COUNTED.values() for said in table.values()]
    phrases = [said for table in PHRASES.values() for said in table.values()]
    lint = load_speech_lint("en")
    assert [] == [finding for said in (*counted, *phrases) for finding in lint.line(said)]
