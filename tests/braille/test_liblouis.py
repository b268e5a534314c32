"""Our tables against liblouis, an independent implementation; every permitted difference is named here."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from accessgames.braille.formats import NABCC
from accessgames.braille.tables import COUNT, FIRST
from accessgames.braille.transcriber import transcriber
from tests.braille import liblouis

pytestmark = pytest.mark.skipif(liblouis.interpreter() is None, reason=liblouis.MISSING)

SENTENCES = {
    "cs": [
        "Položila jste červený kříž 3 na pole c4.",
        "Jana pokládá 4 karty: zelené kolečko 1, žlutý čtverec 4, divoká karta.",
        "Získáváte 34 bodů, celkem 1.208 bodů.",
        "Řada 51: m až p (volno), q modrý trojúhelník 2; dál nic!",
        "Na tahu je JUDr. ČERNÝ, hraje 2. kolo, 3D, 33k, 12ab, 27,3 %.",
        "Hrají: Ľubomír, Žofie, Ťapka, Óda, Řehoř, Ďáblík, Ňouma, Wolfgang, Xaver.",
        "Kdo? Petr! [a] {b} a_b #5 ~c^d & $ @ \\ ° + - * / | = < > × ÷ ' \" ;",
    ],
    "en": [
        "You place the red cross 3 at c4.",
        "Jane plays 4 cards: green circle 1, yellow square 4, wild card.",
        "You score 34 points, 1,208 in all.",
        "Row 51: m to p (free), q blue triangle 2; nothing more!",
        "It is round 2, 3D, 33k, 12ab, 27.3%, item 5.b, ABCs, USA.",
        "Players: Žofie, Jiří, Ďáblík, Łukasz, Søren, Müller, O'Neill.",
        "Who? Peter! [a] {b} a_b #5 ~c^d & $5 @ \\ ° + - * / | = < > × ÷ ± § © € £ •",
    ],
}

# Czech: a comma or full stop right before a number (liblouis puts the number sign before the comma, the norm
# has no such number); § (Z.2.1 gives it, liblouis does not know it); Greek letters among capitals (Z.1.2:
# a prefix of another meaning ends the string, liblouis reads on).
PERMITTED_CS = re.compile(
    r"(?<![0-9])[.,](?=[0-9])|§|(?<=[^\W\d_])[Α-ω]+(?=[^\W\d_])"
    r"|[A-ZÁ-Ž][Α-ω]|[Α-ω][A-ZÁ-Ž]"
)
# English: indicators against contractions, which our text cannot have, before punctuation inside a word; the
# numeric space; quotation and question marks inside words; two points or commas between digits (liblouis
# reads on as if they were one); a comma before a number (only the point begins one, 6.4.1). Besides these
# capitals passages, see below.
PERMITTED_EN = re.compile(
    r"(?<=[^\W\d_])[,;:!](?=[^\W\d_])|[0-9] [0-9]|\"|[.,]{2}|(?<![0-9]),(?=[0-9])|(?<![^\W_])\?|\?(?! |$)"
)


def has_passage(text: str) -> bool:
    """Whether three words in a row are in capitals: we mark each word, liblouis the passage."""
    capitals = [word != word.lower() and word == word.upper() for word in text.split()]
    neutral = [word == word.upper() for word in text.split()]
    return any(
        sum(capitals[at : at + 3]) > 1 and all(neutral[at : at + 3]) for at in range(len(capitals) - 2)
    )


def texts(language: str) -> st.SearchStrategy[list[str]]:
    """Many texts at a time, for one start of the referee: words of any signs of the alphabet."""
    word = st.text(
        st.sampled_from(sorted(transcriber(language).table.alphabet - {" "})), min_size=1, max_size=6
    )
    return st.lists(st.lists(word, min_size=1, max_size=4).map(" ".join), min_size=100, max_size=200)


def differences(language: str, candidates: list[str]) -> list[tuple[str, str, str]]:
    """Texts that liblouis writes otherwise, with both results."""
    code = transcriber(language)
    theirs = liblouis.translate(liblouis.TABLES[language], candidates)
    pairs = zip(candidates, map(code.forward, candidates), theirs, strict=True)
    return [(text, ours, other) for text, ours, other in pairs if ours != other]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_sentences_of_the_games(language: str) -> None:
    """Whole sentences come out the same."""
    assert [] == differences(language, SENTENCES[language])


@pytest.mark.parametrize("language", ["cs", "en"])
def test_each_sign_of_the_alphabet(language: str) -> None:
    """Every sign between two words, and every letter behind another, is the same."""
    alphabet = sorted(transcriber(language).table.alphabet - set(' §"'))
    assert [] == differences(language, [f"ab{sign} ab" for sign in alphabet])
    assert [] == differences(language, [f"1 {sign}" for sign in alphabet if sign.isalpha()])


@settings(max_examples=15)
@given(texts("cs"))
def test_random_czech(candidates: list[str]) -> None:
    """Random texts of the whole alphabet differ in the permitted points only."""
    compared = [text for text in candidates if not PERMITTED_CS.search(text)]
    assume(compared)
    assert [] == differences("cs", compared)


@settings(max_examples=15)
@given(texts("en"))
def test_random_english(candidates: list[str]) -> None:
    """The same in English, whose list of permitted points is longer."""
    compared = [text for text in candidates if not PERMITTED_EN.search(text) and not has_passage(text)]
    assume(compared)
    assert [] == differences("en", compared)


@pytest.mark.parametrize(
    ("text", "ours", "theirs"),
    [
        (",6", "⠂⠼⠋", "⠼⠂⠋"),
        (".6", "⠄⠼⠋", "⠼⠄⠋"),
        ("§", "⠼⠬", "⠢"),
        ("AβC", "⠠⠁⠘⠃⠠⠉", "⠰⠁⠘⠃⠉"),
        ("ς", "⠘⠎", "⠢"),
    ],
)
def test_permitted_czech_differences(text: str, ours: str, theirs: str) -> None:
    """The points in which we differ on purpose are still those, and no others hide behind them."""
    assert [(text, ours, theirs)] == differences("cs", [text])


@pytest.mark.parametrize(
    ("text", "ours", "theirs"),
    [
        ("AB CD EF", "⠠⠠⠁⠃⠀⠠⠠⠉⠙⠀⠠⠠⠑⠋", "⠠⠠⠠⠁⠃⠀⠉⠙⠀⠑⠋⠠⠄"),
        ("a:b", "⠁⠒⠃", "⠁⠰⠒⠃"),
        ("1 2", "⠼⠁⠀⠼⠃", "⠼⠁⠐⠃"),
        ('1"', "⠼⠁⠴", "⠼⠁⠠⠶"),
        ("a?b", "⠁⠦⠃", "⠁⠰⠦⠃"),
        (",5", "⠂⠼⠑", "⠼⠂⠑"),
    ],
)
def test_permitted_english_differences(text: str, ours: str, theirs: str) -> None:
    """Each decision named in locales/en/braille.toml is a difference from liblouis, and exactly this one."""
    assert [(text, ours, theirs)] == differences("en", [text])


def test_north_american_ascii() -> None:
    """The 64 characters of BRF are those of liblouis' own table for such files."""
    cells = "".join(chr(FIRST + bits) for bits in range(COUNT))
    tables = ["en-us-brf.dis", "unicode-braille.utb"]
    assert list(NABCC.upper()) == [sign.upper() for sign in liblouis.translate(tables, list(cells))]
