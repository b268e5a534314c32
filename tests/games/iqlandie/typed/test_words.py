"""Helpers of all readers: empty words, one word among several, letters of ids."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.typed import (
    code_of,
    letter_of,
    letters,
    meaningful,
    nothing_more,
    one_of,
    unknown,
)
from tests.games.iqlandie.wording import language

WORDS = language("cs").vocabulary("common", "space", "shell", "iqlandie")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("do mezer", ["mezer"]),
        ("a téčko", ["téčko"]),
        ("téčko , tyčka", ["téčko", "tyčka"]),
        ("na pole b2", ["b2"]),
        ("od b2", ["b2"]),
    ],
)
def test_words_that_only_join(typed: str, expected: list[str]) -> None:
    """Commas, conjunctions and small words are dropped, except for those that are kept."""
    assert expected == meaningful(typed.split(), WORDS)


def test_kept_words() -> None:
    """A word that means something here stays."""
    assert ["na", "výšku"] == meaningful(["na", "a", "výšku"], WORDS, keep={"na"})


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("červená", ("red", 1)),
        ("červené", ("red", 1)),
        ("fialový", ("purple", 1)),
        ("žol", ("joker", 1)),
        ("červená fialová", ("red", 1)),
    ],
)
def test_one_among_several(typed: str, expected: tuple[str, int]) -> None:
    """Whole words and beginnings that are unique."""
    assert expected == one_of(typed.split(), ("red", "purple", "joker"), WORDS)


def test_none_of_them() -> None:
    """No words and other words are none of them."""
    assert one_of([], ("red",), WORDS) is None
    assert one_of(["x"], ("red",), WORDS) is None


def test_letters_of_colours() -> None:
    """One-letter spellings by letter."""
    assert [
        ("c", "red"),
        ("f", "purple"),
        ("j", "joker"),
        ("m", "blue"),
        ("o", "orange"),
        ("z", "green"),
    ] == sorted(letters(("red", "purple", "blue", "green", "orange", "joker"), WORDS).items())


def test_shortest() -> None:
    """The shortest spelling of a word, bare of diacritics."""
    assert ["c", "j", "r"] == [letter_of(key, WORDS) for key in ("red", "joker", "with-robot")]


def test_codes() -> None:
    """The spelling of a shape that is a letter and a figure."""
    assert ["i3", "k1", "x5"] == [code_of(f"shape-{shape}", WORDS) for shape in ("i3", "o1", "x5")]


def test_unknown_words_are_shortened() -> None:
    """The mistake carries the word, not more of it than a line can take."""
    mistake = unknown("x" * 500)
    assert "iqlandie-error-word" == mistake.key
    assert 30 == len(str(mistake.args_["word"]))


def test_nothing_more() -> None:
    """What follows a complete line is named."""
    nothing_more(["a", "b"], 2)
    with pytest.raises(MalformedAction) as caught:
        nothing_more(["a", "b", "c"], 2)
    assert ("iqlandie-error-more", "c") == (caught.value.key, caught.value.args_["word"])
