from __future__ import annotations

import pytest

from accessgames.language.morphology import (
    Cases,
    Forms,
    decline,
    joined,
    read_forms,
    read_paradigms,
)
from accessgames.language.resources import LanguageDataError
from tests.language.tongues import tongue

CASES = Cases(("nom", "gen", "acc"), frozenset({"nom", "acc"}))
ONE_CASE = Cases(("nom",), frozenset({"nom"}))


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("karta karty kartu", ("karta", "karty", "kartu")),
        ("pět pěti", ("pět", "pěti", "pět")),
        ("skóre", ("skóre", "skóre", "skóre")),
        ("", ("", "", "")),
    ],
)
def test_spread(text: str, forms: tuple[str, ...]) -> None:
    """One form serves all cases, two are for direct and other cases, else there is one for each."""
    assert forms == CASES.spread(text)


def test_spread_counts_forms() -> None:
    """A table entry with a wrong number of forms is found when it is read, not when it is said."""
    with pytest.raises(LanguageDataError, match="4 forms"):
        CASES.spread("a b c d")


def test_index() -> None:
    """A case is found by its name; a wrong name lists the right ones."""
    assert 2 == CASES.index("acc")
    with pytest.raises(ValueError, match="nom, gen, acc"):
        CASES.index("loc")


def test_one_case_serves_for_all() -> None:
    """A language with a single case takes any case name, so that messages may be copied."""
    assert 0 == ONE_CASE.index("loc")


def test_forms_iterate_over_everything() -> None:
    """All forms of a word come one after another, singular first."""
    assert ["a", "b", "c", "d"] == list(Forms(("a", "b"), ("c", "d")))


def test_read_forms_without_plural() -> None:
    """A word with one number only uses its forms for both."""
    assert Forms(("a", "a", "a"), ("a", "a", "a")) == read_forms(CASES, {"pl": "a"})
    with pytest.raises(LanguageDataError, match="neither"):
        read_forms(CASES, {"gender": "f"})


def test_decline_softens() -> None:
    """An ending marked with ~ takes the second form of the stem, where it has one."""
    endings = Forms(("ý", "ého"), ("~í", "ých"))
    assert Forms(("divoký", "divokého"), ("divocí", "divokých")) == decline("divok/divoc", endings)
    assert Forms(("nový", "nového"), ("noví", "nových")) == decline("nov", endings)


def test_joined() -> None:
    """Adjectives and nouns stand side by side in every case and number."""
    red, card = Forms(("červená",), ("červené",)), Forms(("karta",), ("karty",))
    assert Forms(("červená karta",), ("červené karty",)) == joined([red, card])
    assert card is joined([card])


def test_read_paradigms() -> None:
    """Paradigms are read gender by gender."""
    read = read_paradigms(CASES, {"soft": {"f": {"sg": "í", "pl": "í ích í"}}})
    assert Forms(("í", "í", "í"), ("í", "ích", "í")) == read["soft"]["f"]


HARD = {
    "ma": "mladý mladého mladému mladého mladý mladém mladým "
    "mladí mladých mladým mladé mladí mladých mladými",
    "mi": "mladý mladého mladému mladý mladý mladém mladým mladé mladých mladým mladé mladé mladých mladými",
    "f": "mladá mladé mladé mladou mladá mladé mladou mladé mladých mladým mladé mladé mladých mladými",
    "n": "mladé mladého mladému mladé mladé mladém mladým mladá mladých mladým mladá mladá mladých mladými",
}
SPRING_PLURAL = "jarní jarních jarním jarní jarní jarních jarními"
SOFT = {
    "ma": "jarní jarního jarnímu jarního jarní jarním jarním " + SPRING_PLURAL,
    "mi": "jarní jarního jarnímu jarní jarní jarním jarním jarní jarních jarním jarní jarní jarních jarními",
    "f": "jarní jarní jarní jarní jarní jarní jarní jarní jarních jarním jarní jarní jarních jarními",
    "n": "jarní jarního jarnímu jarní jarní jarním jarním jarní jarních jarním jarní jarní jarních jarními",
}


@pytest.mark.parametrize(
    ("stem", "paradigm", "gender", "expected"),
    [("mlad", "hard", gender, text) for gender, text in HARD.items()]
    + [("jarn", "soft", gender, text) for gender, text in SOFT.items()],
)
def test_czech_adjectives(stem: str, paradigm: str, gender: str, expected: str) -> None:
    """The two Czech paradigms are those of the school grammar: mladý and jarní, 56 forms each."""
    endings = tongue().grammar.paradigms[paradigm][gender]
    assert expected.split() == list(decline(stem, endings))
