from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.language.readers import Parsed, read_place_words
from accessgames.language.values import Cell
from tests.language.tongues import reading, tongue, words

CZECH, ENGLISH = reading("cs"), reading("en")


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("m50", ("m", 50)),
        ("M50", ("m", 50)),
        ("m 50", ("m", 50)),
        ("em 50", ("m", 50)),
        ("Marie 50", ("m", 50)),
        ("marie padesát", ("m", 50)),
        ("cé čtyři", ("c", 4)),
        ("cé čtyřka", ("c", 4)),
        ("c čtyřku", ("c", 4)),
        ("Cyril 4", ("c", 4)),
        ("cyril ctyri", ("c", 4)),
        ("aa12", ("aa", 12)),
        ("Adam Božena 12", ("ab", 12)),
        ("adam bozena 12", ("ab", 12)),
        ("dvojité vé 3", ("w", 3)),
        ("dvojite ve 3", ("w", 3)),
        ("sloupec 13, řada 50", ("m", 50)),
        ("sloupec 13 řada 50", ("m", 50)),
        ("sloupec m řada 50", ("m", 50)),
        ("sloupec m rada 50", ("m", 50)),
        ("řada 50 sloupec m", ("m", 50)),
        ("řada 50, sloupec Marie", ("m", 50)),
        ("ve sloupci m, v řadě 50", ("m", 50)),
        ("sloupec v řada 5", ("v", 5)),
        ("sloupec minus 3 řada 5", ("zw", 5)),
        ("pole m50", ("m", 50)),
        ("na pole m50", ("m", 50)),
        ("na poli c4", ("c", 4)),
        ("z m50", ("m", 50)),
        ("v 5", ("v", 5)),
        ("v m5", ("m", 5)),
        ("a 4", ("a", 4)),
        ("k 3", ("k", 3)),
        ("na v 5", ("v", 5)),
        ("m", None),
        ("50", None),
        ("čtyři", None),
        ("abc12", None),
        ("m12345", None),
        ("", None),
        ("na", None),
        ("sloupec", None),
        ("sloupec m", None),
        ("řada 50", None),
        ("řada 50 sloupec", None),
    ],
)
def test_czech_places(typed: str, cell: tuple[str, int] | None) -> None:
    """A place is understood in every style, with small words around it, with and without diacritics."""
    taken = CZECH.cell(words(typed))
    assert cell == (taken and (taken.value.column, taken.value.row))


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("m50", ("m", 50)),
        ("Mike 50", ("m", 50)),
        ("double you 3", ("w", 3)),
        ("column 13, row 50", ("m", 50)),
        ("row fifty column m", ("m", 50)),
        ("at cell m50", ("m", 50)),
        ("to the m 50", ("m", 50)),
        ("em twenty-three", ("m", 23)),
    ],
)
def test_english_places(typed: str, cell: tuple[str, int]) -> None:
    """English places have English words."""
    taken = ENGLISH.cell(words(typed))
    assert taken is not None
    assert cell == (taken.value.column, taken.value.row)


def test_the_rest_stays() -> None:
    """Reading tells how many words it took; what follows is for others."""
    assert Parsed(Cell("m", 50), 2) == CZECH.cell(words("pole m50 a ještě něco"))
    assert Parsed(Cell("m", 50), 2) == CZECH.cell(words("em 50 51"))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("3", 3),
        ("-3", -3),
        ("tři", 3),
        ("tri", 3),
        ("TŘI", 3),
        ("jedna", 1),
        ("jedno", 1),
        ("dvě", 2),
        ("dvou", 2),
        ("nula", 0),
        ("dvacet tři", 23),
        ("dvacet dvě", 22),
        ("třiadvacet", 23),
        ("třiadvaceti", 23),
        ("sto", 100),
        ("sto pět", 105),
        ("dvě stě", 200),
        ("dve ste padesat jedna", 251),
        ("minus tři", -3),
        ("minus 3", -3),
        ("minus -3", -3),
        ("devět set devadesát devět", 999),
        ("minus", None),
        ("nic", None),
        ("", None),
        ("3a", None),
        ("12345678901", None),
    ],
)
def test_czech_numbers(typed: str, number: int | None) -> None:
    """Whole numbers are understood in figures and in words, declined ones too."""
    taken = CZECH.number(words(typed))
    assert number == (taken and taken.value)
    assert taken is None or len(words(typed)) == taken.used


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("twenty-three", 23),
        ("twenty three", 23),
        ("one hundred and five", 105),
        ("two hundred five", 205),
        ("twelve", 12),
        ("twenty-first", None),
    ],
)
def test_english_numbers(typed: str, number: int | None) -> None:
    """English numbers may have hyphens and an "and" after the hundreds."""
    taken = ENGLISH.number(words(typed))
    assert number == (taken and taken.value)


@pytest.mark.parametrize("tag", ["cs", "en"])
@given(number=st.integers(-999, 999))
def test_numbers_round_trip(tag: str, number: int) -> None:
    """Every number that can be said in words is understood when typed in words."""
    grammar = tongue(tag).grammar
    said = grammar.cardinals.words(abs(number), grammar.cases.order[0], grammar.default_gender)
    typed = words(f"{grammar.minus}{said}" if number < 0 else said)
    assert Parsed(number, len(typed)) == reading(tag).number(typed)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("3.", 3),
        ("třetí", 3),
        ("treti", 3),
        ("třetího", 3),
        ("první", 1),
        ("dvacátá první", 21),
        ("třicátého čtvrtého", 34),
        ("stá", 100),
        ("tři", None),
        ("3", None),
        ("", None),
        ("třetihory", None),
    ],
)
def test_czech_ordinals(typed: str, number: int | None) -> None:
    """Ordinals are understood in figures with a full stop and in words of any case and gender."""
    taken = CZECH.ordinal(words(typed))
    assert number == (taken and taken.value)


@pytest.mark.parametrize("tag", ["cs", "en"])
@given(number=st.integers(1, 99), data=st.data())
def test_ordinals_round_trip(tag: str, number: int, data: st.DataObject) -> None:
    """Every ordinal up to 99 is understood in every case and gender."""
    grammar = tongue(tag).grammar
    case = data.draw(st.sampled_from(grammar.cases.order))
    gender = data.draw(st.sampled_from(sorted(grammar.genders)))
    typed = words(grammar.ordinals.words(number, case, gender))
    assert Parsed(number, len(typed)) == reading(tag).ordinal(typed)


@pytest.mark.parametrize(("typed", "number"), [("1st", 1), ("22nd", 22), ("third", 3), ("forty-second", 42)])
def test_english_ordinals(typed: str, number: int) -> None:
    """English ordinals have letters behind their figures."""
    taken = ENGLISH.ordinal(words(typed))
    assert taken is not None
    assert number == taken.value


@pytest.mark.parametrize(
    ("typed", "row"),
    [
        ("řada 3", 3),
        ("rada 3", 3),
        ("řadě 3", 3),
        ("v řadě 50", 50),
        ("třetí řada", 3),
        ("3. řada", 3),
        ("řada třetí", 3),
        ("50", 50),
        ("m", None),
    ],
)
def test_rows(typed: str, row: int | None) -> None:
    """A row is a number or an ordinal, with its word before or after it or without."""
    taken = CZECH.row(words(typed))
    assert row == (taken and taken.value)
    assert taken is None or len(words(typed)) == taken.used


@pytest.mark.parametrize(
    ("typed", "column"),
    [
        ("m", "m"),
        ("sloupec m", "m"),
        ("ve sloupci m", "m"),
        ("sloupec em", "m"),
        ("Marie", "m"),
        ("13", "m"),
        ("třetí sloupec", "c"),
        ("sloupec třináct", "m"),
        ("a", "a"),
        ("v", "v"),
        ("999", None),
        ("čtverec", None),
        ("", None),
    ],
)
def test_columns(typed: str, column: str | None) -> None:
    """A column is a letter, its name, or its number."""
    taken = CZECH.column(words(typed))
    assert column == (taken and taken.value)


def test_which() -> None:
    """Items of a numbered list may be named by number or place."""
    assert [3, 3, 3, 3] == [
        taken.value for text in ("3", "3.", "tři", "třetí") if (taken := CZECH.which(words(text)))
    ]


def test_items() -> None:
    """Lists use the conjunctions of the language."""
    assert (("1",), ("2",), ("3",)) == CZECH.items(words("1, 2 a 3")) == ENGLISH.items(words("1, 2 and 3"))


def test_place_words() -> None:
    """Only single words stand around places; ids that are missing mean no such words."""
    found = read_place_words(iter([("row", ("řada", "v řadě")), ("filler", ("na",)), ("stav", ("stav",))]))
    assert frozenset({"rada"}) == found.row
    assert frozenset() == found.column
    assert frozenset({"na"}) == found.skipped


@pytest.mark.parametrize(
    ("typed", "used"), [("třetí sloupec", 2), ("3 sloupec", 2), ("3", 1), ("sloupec 3", 2)]
)
def test_a_column_takes_its_word_on_either_side(typed: str, used: int) -> None:
    """What follows is left for somebody else."""
    assert Parsed("c", used) == CZECH.column(words(f"{typed} deska"))
