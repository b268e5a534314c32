"""Every number in words, in every case and gender, as a voice says it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product

import pytest

from accessgames.language.numerals import BEYOND
from accessgames.language.values import Phrase
from tests.language.tongues import tongue

CZECH = tongue().grammar
NUMERALS = CZECH.spoken.numerals
CASES = CZECH.cases.order
GENDERS = ("", "ma", "mi", "f", "n")

HUNDREDS = {
    "nom": "sto|dvě stě|tři sta|čtyři sta|pět set|šest set|sedm set|osm set|devět set",
    "gen": "sto|dvou set|tří set|čtyř set|pěti set|šesti set|sedmi set|osmi set|devíti set",
    "dat": "sto|dvěma stům|třem stům|čtyřem stům|pěti stům|šesti stům|sedmi stům|osmi stům|devíti stům",
    "loc": "sto|dvou stech|třech stech|čtyřech stech|pěti stech|šesti stech|sedmi stech|osmi stech|"
    "devíti stech",
    "ins": "sto|dvěma sty|třemi sty|čtyřmi sty|pěti sty|šesti sty|sedmi sty|osmi sty|devíti sty",
}
"""The hundreds as they are declined; accusative and vocative are the nominative."""

NOMINATIVES: list[str] = re.findall(
    r"\w+",
    "nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct "
    "šestnáct sedmnáct osmnáct devatenáct",
)
TENS: list[str] = re.findall(r"\w+", "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát")
OBLIQUE: Mapping[int, Mapping[str, str]] = {
    2: {"gen": "dvou", "dat": "dvěma", "loc": "dvou", "ins": "dvěma"},
    3: {"gen": "tří", "dat": "třem", "loc": "třech", "ins": "třemi"},
    4: {"gen": "čtyř", "dat": "čtyřem", "loc": "čtyřech", "ins": "čtyřmi"},
    9: dict.fromkeys(("gen", "dat", "loc", "ins"), "devíti"),
    10: dict.fromkeys(("gen", "dat", "loc", "ins"), "deseti"),
}
ONES = {
    "ma": ["jeden", "jednoho", "jednomu", "jednoho", "jeden", "jednom", "jedním"],
    "mi": ["jeden", "jednoho", "jednomu", "jeden", "jeden", "jednom", "jedním"],
    "f": ["jedna", "jedné", "jedné", "jednu", "jedna", "jedné", "jednou"],
    "n": ["jedno", "jednoho", "jednomu", "jedno", "jedno", "jednom", "jedním"],
}


def small(number: int, case: str) -> str:
    """Return a number below a hundred that stands alone, made from the tables of a grammar book."""
    if number >= 20 and number % 10:
        end = "jedna" if number % 10 == 1 else small(number % 10, case)
        return f"{small(number - number % 10, case)} {end}"
    word = TENS[number // 10 - 2] if number >= 20 else NOMINATIVES[number]
    if case in ("nom", "acc", "voc"):
        return word
    return OBLIQUE.get(number, {}).get(case) or f"{word}i"


@pytest.mark.parametrize("case", CASES)
def test_every_number_to_a_thousand_in_every_gender(case: str) -> None:
    """All 1,000 numbers agree with the tables of a grammar book; only 1 and 2 alone know a gender."""
    direct = case in ("nom", "acc", "voc")
    hundreds = HUNDREDS["nom" if direct else case].split("|")
    for number, gender in product(range(1000), GENDERS):
        rest = number % 100
        if number == 0:
            expected = ["nula", "nuly", "nule", "nulu", "nulo", "nule", "nulou"][CASES.index(case)]
        elif number == 1:
            expected = ONES[gender or "f"][CASES.index(case)]
        elif number == 2 and gender in ("f", "n") and direct:
            expected = "dvě"
        else:
            # The end of a longer number is said as people count, and 1 there is never declined.
            end = "jedna" if rest == 1 else small(rest, case) if rest else ""
            expected = " ".join(filter(None, (hundreds[number // 100 - 1] if number > 99 else "", end)))
        assert expected == NUMERALS.words(number, case, gender), (number, gender)


@pytest.mark.parametrize(
    ("number", "case", "said"),
    [
        (1000, "nom", "tisíc"),
        (1000, "loc", "tisíci"),
        (1001, "nom", "tisíc jedna"),
        (2000, "gen", "dvou tisíc"),
        (2026, "nom", "dva tisíce dvacet šest"),
        (5000, "ins", "pěti tisíci"),
        (21000, "nom", "dvacet jedna tisíc"),
        (100000, "nom", "sto tisíc"),
        (1000000, "acc", "jeden milion"),
        (2000003, "nom", "dva miliony tři"),
        (1000000000, "acc", "jednu miliardu"),
        (-5, "nom", "minus pět"),
        (-21, "loc", "minus dvaceti jedna"),
        (BEYOND, "nom", " ".join(["jedna", *["nula"] * 12])),
    ],
)
def test_great_and_negative_numbers(number: int, case: str, said: str) -> None:
    """Thousands and more are declined; from a billion on a number is said figure by figure."""
    assert said == NUMERALS.words(number, case)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (21, "twenty-one"),
        (1000, "one thousand"),
        (1005, "one thousand and five"),
        (1200, "one thousand two hundred"),
        (2026, "two thousand and twenty-six"),
        (-3, "minus three"),
    ],
)
def test_english(number: int, said: str) -> None:
    """English has its own words in the same places."""
    assert said == tongue("en").grammar.spoken.numerals.words(number)


@pytest.mark.parametrize(
    ("noun", "count", "case", "said"),
    [
        ("card", 1, "acc", "jednu kartu"),
        ("card", 2, "nom", "dvě karty"),
        ("card", 5, "nom", "pět karet"),
        ("point", 2, "nom", "dva body"),
        ("point", 21, "nom", "dvacet jedna bodů"),
        ("point", 22, "gen", "dvaceti dvou bodů"),
        ("minute", 6, "loc", "šesti minutách"),
        ("minute", 1, "loc", "jedné minutě"),
    ],
)
def test_counted_aloud(noun: str, count: int, case: str, said: str) -> None:
    """The number has the gender of the noun, and both have their case."""
    assert said == tongue().data.phrases.counted(Phrase(noun), count, case, aloud=True)
