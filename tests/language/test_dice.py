"""Dice in words, for any game: faces of coloured and of plain dice, and the hearing of what they show."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.chance import Throw
from accessgames.language.dice import DiceDictation, FaceReader, SeenFace
from accessgames.language.readers import Parsed
from accessgames.language.values import Listing
from tests.language.tongues import tongue, words

SUITS = ("red", "yellow", "blue", "purple", "white")
NUMBERS = ("one", "two", "three", "four", "five", "six")
PLAIN = Throw(((frozenset(range(1, 7)),) * 3,))


def reader(tag: str = "cs", *, coloured: bool = True) -> FaceReader:
    """What reads faces, of coloured dice or of plain ones."""
    known = tongue(tag).vocabulary("common", "quantum")
    return FaceReader(known, SUITS if coloured else (), NUMBERS)


def plain_dice(tag: str = "cs") -> DiceDictation[int]:
    """What hears three plain dice."""
    return DiceDictation(
        reader(tag, coloured=False),
        find=lambda _, number: number if 1 <= number <= 6 else None,
        name=int,
        offer=lambda _, possible: Listing(tuple(sorted(possible))),
    )


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("č4", Parsed(SeenFace("red", 4), 1)),
        ("c4 z2", Parsed(SeenFace("red", 4), 1)),
        ("cer4", Parsed(SeenFace("red", 4), 1)),
        ("červená 4", Parsed(SeenFace("red", 4), 2)),
        ("červenou čtyři", Parsed(SeenFace("red", 4), 2)),
        ("červenou čtyřku", Parsed(SeenFace("red", 4), 2)),
        ("ž 2", Parsed(SeenFace("yellow", 2), 2)),
        ("b3", Parsed(SeenFace("white", 3), 1)),
        ("bílou", Parsed(SeenFace("white"), 1)),
        ("modrých a", Parsed(SeenFace("blue"), 1)),
        ("3", Parsed(SeenFace(number=3), 1)),
        ("tři", Parsed(SeenFace(number=3), 1)),
        ("trojky", Parsed(SeenFace(number=3, named=True), 1)),
        ("sest", Parsed(SeenFace(number=6), 1)),
        ("šestku", Parsed(SeenFace(number=6, named=True), 1)),
        ("q4", None),
        ("karta", None),
        ("", None),
    ],
)
def test_faces_in_czech(typed: str, expected: Parsed[SeenFace] | None) -> None:
    """A face is a colour and a number, a colour alone or a number alone, by short forms or by words."""
    assert expected == reader().read(words(typed))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("r4", Parsed(SeenFace("red", 4), 1)),
        ("red four", Parsed(SeenFace("red", 4), 2)),
        ("b3", Parsed(SeenFace("blue", 3), 1)),
        ("w3", Parsed(SeenFace("white", 3), 1)),
        ("sixes", Parsed(SeenFace(number=6, named=True), 1)),
    ],
)
def test_faces_in_english(typed: str, expected: Parsed[SeenFace]) -> None:
    """The same in English, where b is blue."""
    assert expected == reader("en").read(words(typed))


def test_plain_dice_have_numbers_only() -> None:
    """Without colours a short form is no face."""
    assert reader(coloured=False).read(("č4",)) is None
    assert Parsed(SeenFace(number=4), 1) == reader(coloured=False).read(("4",))


@pytest.mark.parametrize(
    ("told", "typed", "expected"),
    [
        ((), "4", (4,)),
        ((), "4 4 6", (4, 4, 6)),
        ((), "šestka, čtyřka a jednička", (6, 4, 1)),
        ((4,), "5 6", (4, 5, 6)),
        ((4, 5), "1 2 3", (1, 2, 3)),
        ((4, 5, 6), "1 2 3", (1, 2, 3)),
        ((4, 5, 6), "oprav 5 1", (4, 1, 6)),
        ((4, 5, 6), "oprav 5 na 1", (4, 1, 6)),
        ((4, 5, 6), "oprav 1", (4, 5, 1)),
        ((4, 5, 6), "5 1", (4, 1, 6)),
        ((4, 4), "oprav 4 6", (6, 4)),
        ((4, 5, 6), "smaž", (4, 5)),
        ((4, 5, 6), "smaž vše", ()),
        ((), "smaž", ()),
    ],
)
def test_hearing(told: tuple[int, ...], typed: str, expected: tuple[int, ...]) -> None:
    """Faces are added, all of them replace those told, corrections and erasing work at any time."""
    assert expected == plain_dice().hear(words(typed), told, PLAIN)


@pytest.mark.parametrize(
    ("told", "typed", "key"),
    [
        ((), "", "dice-error-nothing"),
        ((), "a", "dice-error-nothing"),
        ((), "w", "dice-error-word"),
        ((), "sedmička", "dice-error-word"),
        ((), "7", "dice-error-face"),
        ((), "oprav 4", "dice-error-correction"),
        ((4,), "oprav 1 2 3", "dice-error-correction"),
        ((4,), "oprav 1 2", "dice-error-not-told"),
        ((4, 5), "1 2", "dice-error-many"),
        ((4, 5, 6), "1", "dice-error-complete"),
        ((4, 5, 6), "1 2 3 4", "dice-error-complete"),
        ((4, 5, 6), "1 2", "dice-error-not-told"),
    ],
)
def test_mishearing(told: tuple[int, ...], typed: str, key: str) -> None:
    """What is no face, too many or too few is refused, each by a sentence of its own."""
    with pytest.raises(MalformedAction) as error:
        plain_dice().hear(words(typed), told, PLAIN)
    assert key == error.value.key


def test_dice_that_differ() -> None:
    """Faces that no two dice can show together are refused, with those in the way and those that could be."""
    throw = Throw(((frozenset({1, 2}), frozenset({2, 3})),))
    hearing = plain_dice()
    with pytest.raises(MalformedAction) as error:
        hearing.hear(("1", "1"), (), throw)
    assert ("dice-error-clash", Listing((1,)), Listing((2, 3))) == (
        error.value.key,
        error.value.args_["rivals"],
        error.value.args_["offered"],
    )
    with pytest.raises(MalformedAction) as error:
        hearing.hear(("5",), (), throw)
    assert ("dice-error-absent", 5) == (error.value.key, error.value.args_["face"])


def test_kept_dice_may_be_told_with_the_thrown_ones() -> None:
    """All dice in one line: the kept ones are taken out, and one that is missing is named."""
    throw = Throw(((frozenset(range(1, 7)),) * 2,))
    hearing = plain_dice()
    assert (6, 1) == hearing.hear(("6", "4", "1"), (), throw, (4,))
    assert (5, 6) == hearing.hear(("5", "6"), (), throw, (4,))
    with pytest.raises(MalformedAction) as error:
        hearing.hear(("6", "5", "1"), (), throw, (4,))
    assert ("dice-error-kept", 4) == (error.value.key, error.value.args_["face"])


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_words_of_correction(tag: str) -> None:
    """Both languages have words to correct and to erase, and they are no beginnings of colours."""
    known = tongue(tag).vocabulary("common", "quantum")
    for key in ("dice-correct", "dice-erase"):
        assert all(reader(tag).read((text.split()[0],)) is None for text in known.table[key].words)
