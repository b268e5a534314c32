from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from babel import Locale

from accessgames.language.grammar import Joiner, load_grammar
from accessgames.language.resources import LanguageDataError, locales_root
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.grammar import Grammar

CZECH, ENGLISH = tongue("cs").grammar, tongue("en").grammar


@pytest.mark.parametrize("grammar", [CZECH, ENGLISH], ids=["cs", "en"])
def test_plural_rules_are_those_of_cldr(grammar: Grammar) -> None:
    """What a grammar says about plural categories is what CLDR says."""
    rule = Locale.parse(grammar.tag).plural_form
    assert [rule(number) for number in range(1200)] == list(map(grammar.plural, range(1200)))


@pytest.mark.parametrize(
    ("number", "czech", "english"),
    [
        (0, "other", "other"),
        (1, "one", "one"),
        (2, "few", "other"),
        (4, "few", "other"),
        (5, "other", "other"),
        (11, "other", "other"),
        (21, "other", "other"),
        (22, "other", "other"),
        (34, "other", "other"),
        (101, "other", "other"),
    ],
)
def test_plural_categories(number: int, czech: str, english: str) -> None:
    """Plural categories are those of CLDR: in Czech the whole number decides."""
    assert (czech, english) == (CZECH.plural(number), ENGLISH.plural(number))


@pytest.mark.parametrize(
    ("number", "case", "expected"),
    [
        (1, "nom", ("sg", 0)),
        (2, "acc", ("pl", 3)),
        (5, "nom", ("pl", 1)),
        (5, "acc", ("pl", 1)),
        (5, "ins", ("pl", 6)),
        (0, "nom", ("pl", 1)),
    ],
)
def test_counted_case(number: int, case: str, expected: tuple[str, int]) -> None:
    """From five on the counted noun stands in the genitive, but only where the case is direct."""
    assert expected == CZECH.agreement.form(number, case)


@pytest.mark.parametrize(
    ("number", "gender", "ending"),
    [
        (1, "ma", ""),
        (1, "f", "a"),
        (1, "n", "o"),
        (2, "ma", "i"),
        (2, "mi", "y"),
        (3, "n", "a"),
        (5, "f", "o"),
    ],
)
def test_participle(number: int, gender: str, ending: str) -> None:
    """The past participle agrees in gender and number; from five on it is neuter singular."""
    assert ending == CZECH.participle_ending(number, gender)


def test_english_participles_do_not_agree() -> None:
    """A language without endings of the participle leaves the table out."""
    assert "" == ENGLISH.participle_ending(2, "f")


def test_gender_of_a_selector() -> None:
    """The genders of persons map to those of nouns; an unknown one takes the default."""
    assert ("f", "ma", "n") == tuple(map(CZECH.gender_of, ("feminine", "masculine", "neuter")))
    assert CZECH.default_gender == CZECH.gender_of("unknown")


def test_joiner() -> None:
    """One part stands alone, two have the conjunction, three have commas too."""
    joiner = Joiner(", ", " a ")
    assert ["x", "x a y", "x, y a z"] == [
        joiner.join(parts) for parts in (("x",), ("x", "y"), ("x", "y", "z"))
    ]


def test_own_names() -> None:
    """A language knows what it calls itself."""
    assert ("čeština", "English") == (CZECH.name, ENGLISH.name)


def test_missing_table(tmp_path: Path) -> None:
    """A grammar that lacks a table says which, and in which file."""
    (tmp_path / "cs").mkdir()
    text = (locales_root() / "cs" / "grammar.toml").read_text(encoding="utf-8")
    (tmp_path / "cs" / "grammar.toml").write_text(text.replace("[lists]", "[listen]"), encoding="utf-8")
    with pytest.raises(LanguageDataError, match=r"grammar\.toml.*lists"):
        load_grammar((tmp_path,), "cs")


def test_speech_rules_are_optional(tmp_path: Path) -> None:
    """A language without rules for voices is said as it is written, places apart."""
    (tmp_path / "cs").mkdir()
    shutil.copy(locales_root() / "cs" / "grammar.toml", tmp_path / "cs")
    assert "tři   čtyři na em pět" == load_grammar((tmp_path,), "cs").spoken.free("3 × 4 na m5")


def test_missing_language(tmp_path: Path) -> None:
    """A language that is not there is named, with the folders searched."""
    with pytest.raises(LanguageDataError, match="'xx'"):
        load_grammar((tmp_path,), "xx")


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_letter_can_be_said(tag: str) -> None:
    """All letters that name columns have a name and a place in the spelling alphabet."""
    grammar = tongue(tag).grammar
    alphabet = set("abcdefghijklmnopqrstuvwxyz")
    assert alphabet <= grammar.spoken.letters.keys()
    assert alphabet == grammar.coordinates.spelling.keys()
    assert 26 == len(set(grammar.coordinates.spelling.values()))
