from __future__ import annotations

import pytest

from accessgames.language.values import Phrase
from tests.language.tongues import tongue

CARDINALS = tongue().grammar.cardinals
ORDINALS = tongue().grammar.ordinals

# All forms of the small numerals, in the order of the cases.
DECLINED = {
    (0, "f"): "nula nuly nule nulu nulo nule nulou",
    (1, "ma"): "jeden jednoho jednomu jednoho jeden jednom jedním",
    (1, "mi"): "jeden jednoho jednomu jeden jeden jednom jedním",
    (1, "f"): "jedna jedné jedné jednu jedna jedné jednou",
    (1, "n"): "jedno jednoho jednomu jedno jedno jednom jedním",
    (2, "mi"): "dva dvou dvěma dva dva dvou dvěma",
    (2, "f"): "dvě dvou dvěma dvě dvě dvou dvěma",
    (2, "n"): "dvě dvou dvěma dvě dvě dvou dvěma",
    (3, "mi"): "tři tří třem tři tři třech třemi",
    (4, "f"): "čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi",
    (5, "mi"): "pět pěti pěti pět pět pěti pěti",
    (9, "mi"): "devět devíti devíti devět devět devíti devíti",
    (12, "mi"): "dvanáct dvanácti dvanácti dvanáct dvanáct dvanácti dvanácti",
}

POINTS = {
    (1, "nom"): "jeden bod",
    (2, "nom"): "dva body",
    (4, "nom"): "čtyři body",
    (5, "nom"): "pět bodů",
    (0, "nom"): "nula bodů",
    (34, "nom"): "třicet čtyři bodů",
    (2, "gen"): "dvou bodů",
    (34, "gen"): "čtyřiatřiceti bodů",
    (34, "ins"): "čtyřiatřiceti body",
    (21, "ins"): "jedenadvaceti body",
    (5, "ins"): "pěti body",
    (4, "ins"): "čtyřmi body",
    (3, "loc"): "třech bodech",
    (1, "ins"): "jedním bodem",
    (9, "dat"): "devíti bodům",
    (100, "nom"): "sto bodů",
    (205, "nom"): "dvě stě pět bodů",
    (12, "ins"): "dvanácti body",
    (999, "nom"): "devět set devadesát devět bodů",
}


@pytest.mark.parametrize(("number", "gender"), list(DECLINED))
def test_small_numerals_in_all_cases(number: int, gender: str) -> None:
    """Small numerals have all their forms, by case and gender."""
    forms = [CARDINALS.words(number, case, gender) for case in CARDINALS.cases.order]
    assert DECLINED[number, gender].split() == forms


@pytest.mark.parametrize(("number", "case"), list(POINTS))
def test_counted_points_in_words(number: int, case: str) -> None:
    """A numeral in words and its noun agree in every case, above twelve too."""
    phrase = Phrase("point", count=number)
    assert POINTS[number, case] == tongue().data.phrases.counted(phrase, number, case, words_to=999)


def test_inverted_form_on_request() -> None:
    """Units may come first in direct cases as well."""
    assert "pětatřicet" == CARDINALS.words(35, "nom", "mi", inverted=True)
    assert "třiceti pěti" == CARDINALS.words(35, "gen", "mi", inverted=False)


@pytest.mark.parametrize("number", [-1, 1000])
def test_numbers_out_of_range(number: int) -> None:
    """Numbers that have no words are refused with the range that has."""
    with pytest.raises(ValueError, match="0 to 999"):
        CARDINALS.words(number, "nom", "mi")


@pytest.mark.parametrize(
    ("number", "case", "gender", "said"),
    [
        (1, "loc", "f", "první"),
        (2, "loc", "f", "druhé"),
        (3, "loc", "f", "třetí"),
        (4, "loc", "f", "čtvrté"),
        (9, "loc", "f", "deváté"),
        (21, "loc", "f", "dvacáté první"),
        (1, "gen", "mi", "prvního"),
        (2, "acc", "ma", "druhého"),
        (22, "ins", "n", "dvacátým druhým"),
        (34, "nom", "mi", "třicátý čtvrtý"),
        (50, "nom", "f", "padesátá"),
        (99, "nom", "f", "devadesátá devátá"),
        (100, "nom", "f", "stá"),
        (101, "nom", "f", "sto první"),
        (250, "nom", "mi", "dvě stě padesátý"),
    ],
)
def test_ordinals(number: int, case: str, gender: str, said: str) -> None:
    """Ordinals are declined, in compounds in both parts."""
    assert said == ORDINALS.words(number, case, gender)


def test_ordinals_have_a_plural() -> None:
    """The animate plural softens its stem like any adjective."""
    assert "druzí" == ORDINALS.words(2, "nom", "ma", "pl")


@pytest.mark.parametrize("number", [0, 1000, -3])
def test_ordinals_out_of_range(number: int) -> None:
    """There is no zeroth row."""
    with pytest.raises(ValueError, match="1 to 999"):
        ORDINALS.words(number, "nom", "f")


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_number_below_a_thousand_has_words_of_its_own(tag: str) -> None:
    """No two numbers share their words, in either language, cardinals and ordinals alike."""
    grammar = tongue(tag).grammar
    case, gender = grammar.cases.order[0], grammar.default_gender
    assert 1000 == len({grammar.cardinals.words(number, case, gender) for number in range(1000)})
    assert 999 == len({grammar.ordinals.words(number, case, gender) for number in range(1, 1000)})


@pytest.mark.parametrize(
    ("number", "cardinal", "ordinal"),
    [
        (1, "one", "first"),
        (2, "two", "second"),
        (12, "twelve", "twelfth"),
        (20, "twenty", "twentieth"),
        (21, "twenty-one", "twenty-first"),
        (34, "thirty-four", "thirty-fourth"),
        (101, "one hundred and one", "one hundred and first"),
        (205, "two hundred and five", "two hundred and fifth"),
    ],
)
def test_english(number: int, cardinal: str, ordinal: str) -> None:
    """English comes from the same functions with other data."""
    grammar = tongue("en").grammar
    assert cardinal == grammar.cardinals.words(number, "nom", "n")
    assert ordinal == grammar.ordinals.words(number, "nom", "n")
