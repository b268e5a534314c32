from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language.lexicon import Lexicon, load_lexicon
from accessgames.language.resources import LanguageDataError
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from pathlib import Path

LEXICON = tongue().lexicon
GRAMMAR = tongue().grammar

# Endings that no Czech noun of the lexicon may miss: dative, locative, instrumental plural.
PLURAL_ENDINGS = {2: ("m",), 5: ("ch",), 6: ("i", "y", "mi", "ma")}


def load(tmp_path: Path, *texts: str) -> Lexicon:
    """Load a lexicon from the texts of its files."""
    paths = []
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return load_lexicon(iter(paths), GRAMMAR.cases, GRAMMAR.paradigms, GRAMMAR.genders)


@pytest.mark.parametrize("key", sorted(LEXICON.nouns))
def test_nouns_have_czech_endings(key: str) -> None:
    """Every noun has fourteen forms, with the endings that all Czech plurals share."""
    noun = LEXICON.noun(key)
    assert noun.gender in GRAMMAR.genders
    assert 14 == len(list(noun.forms))
    if len(set(noun.forms)) > 1:
        for place, endings in PLURAL_ENDINGS.items():
            assert noun.forms.pl[place].endswith(endings), noun.forms.pl[place]


@pytest.mark.parametrize("key", sorted(LEXICON.nouns))
def test_nouns_agree_with_their_gender(key: str) -> None:
    """Nominative, accusative and vocative relate to each other as the gender demands."""
    noun = LEXICON.noun(key)
    nominative, genitive, accusative = (noun.forms.sg[case] for case in (0, 1, 3))
    if noun.gender == "ma":
        assert genitive == accusative
    elif noun.gender in {"mi", "n"}:
        assert nominative == accusative
    if noun.gender != "ma":
        assert noun.forms.pl[0] == noun.forms.pl[3] == noun.forms.pl[4]


@pytest.mark.parametrize("key", sorted(LEXICON.adjectives))
def test_adjectives_have_all_genders(key: str) -> None:
    """Every adjective has forms for every gender."""
    assert GRAMMAR.genders.keys() == LEXICON.adjective(key).forms.keys()


def test_compound(tmp_path: Path) -> None:
    """A noun may be made of a head and its adjectives, declined together, wherever its head stands."""
    lexicon = load(
        tmp_path,
        '[nouns]\njoker = { head = "card", adjectives = ["wild"], short = "j" }\n',
        '[nouns]\ncard = { gender = "f", sg = "karta karty kartě kartu karto kartě kartou",'
        ' pl = "karty karet kartám karty karty kartách kartami" }\n'
        '[adjectives]\nwild = { stem = "divok/divoc", paradigm = "hard" }\n',
    )
    joker = lexicon.noun("joker")
    assert ("f", "j") == (joker.gender, joker.short)
    assert "divokou kartu" == joker.forms.sg[3]
    assert "divokých karet" == joker.forms.pl[1]


def test_unknown_words() -> None:
    """A word that is not there is an error that names it."""
    with pytest.raises(LanguageDataError, match="noun 'unicorn'"):
        LEXICON.noun("unicorn")
    with pytest.raises(LanguageDataError, match="adjective 'plaid'"):
        LEXICON.adjective("plaid")
    with pytest.raises(LanguageDataError, match="noun 'unicorn'"):
        LEXICON.short("unicorn")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[nouns]\na = { sg = "b" }\n', "0.toml: noun 'a': missing 'gender'"),
        (
            '[nouns]\na = { gender = "nonsense", sg = "b" }\n',
            "0.toml: noun 'a': gender 'nonsense'.*ma, mi, f, n",
        ),
        ('[nouns]\na = { gender = "f" }\n', "noun 'a'.*neither sg nor pl"),
        ('[nouns]\na = { gender = "f", sg = "b c d" }\n', "noun 'a'.*3 forms"),
        ('[nouns]\na = { head = "missing" }\n', "noun 'a'.*missing"),
        ('[adjectives]\na = { stem = "b", paradigm = "odd" }\n', "adjective 'a'.*odd"),
        ('[adjectives]\na = { paradigm = "hard" }\n', "adjective 'a'.*stem"),
        ('[verbs]\na = { stem = "b" }\n', "verbs.*expected .nouns. or .adjectives."),
    ],
)
def test_incomplete_entries(tmp_path: Path, text: str, reason: str) -> None:
    """An entry that lacks something is an error that names the entry and what is missing."""
    with pytest.raises(LanguageDataError, match=reason):
        load(tmp_path, text)


def test_no_word_stands_twice(tmp_path: Path) -> None:
    """Two lexicons cannot both define a word: which one counts would depend on their names."""
    text = '[nouns]\na = { gender = "n", sg = "skóre" }\n'
    with pytest.raises(LanguageDataError, match="a stands elsewhere"):
        load(tmp_path, text, text)


def test_short_forms() -> None:
    """Colours and shapes have the short forms of the games' notation."""
    shorts = [LEXICON.short(key) for key in ("red", "green", "blue", "yellow", "purple", "white")]
    assert ["č", "z", "m", "ž", "f", "b"] == shorts
    shapes = [LEXICON.short(key) for key in ("circle", "square", "triangle", "cross", "wild-card")]
    assert ["k", "č", "t", "x", "div"] == shapes


def test_forms_for_typing() -> None:
    """All forms of a noun or an adjective can be listed."""
    assert {"karta", "karet", "kartami"} <= set(LEXICON.forms("card"))
    assert {"červený", "červenou", "červenými"} <= set(LEXICON.forms("red"))


@pytest.mark.parametrize(
    ("key", "plural"), [("die", "dice"), ("person", "people"), ("match", "matches"), ("box", "boxes")]
)
def test_english_plurals(key: str, plural: str) -> None:
    """English nouns have their plurals as data, the irregular ones too."""
    assert (plural,) == tongue("en").lexicon.noun(key).forms.pl
