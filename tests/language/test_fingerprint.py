from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from accessgames.language import fingerprint, languages
from accessgames.language.fingerprint import WORDS, drawn_words, fingerprint_words, spoken_fingerprint
from accessgames.language.resources import LanguageDataError

if TYPE_CHECKING:
    from pathlib import Path

TAGS = languages()

# What a voice makes alike: long and short, y and i, and what loses its voice at the end of a word.
_SHORT = str.maketrans("áéěíóúůýy", "aeeiouuii")
_VOICELESS = dict(zip("bdďgvzž", "ptťkfsš", strict=True))


def sound(word: str) -> str:
    """What is left of a Czech word when it is heard badly."""
    short = word.translate(_SHORT)
    return short[:-1] + _VOICELESS.get(short[-1], short[-1])


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_2048_words(tag: str) -> None:
    """Each word carries 11 bits, so the lists have the same length, short words and no word twice."""
    words = fingerprint_words(tag)
    assert WORDS == len(words) == len(set(words))
    assert [] == [word for word in words if not (3 <= len(word) <= 8 and word.isalpha() and word.islower())]


@pytest.mark.parametrize(
    ("tag", "digest"),
    [
        ("cs", "6391674375192a096ac731b45b5fcde96532c26306ce0288c8eaceb24f36e9c7"),
        ("en", "2a2f68c75e2192d0001624e165f821db268644387a3fd6cd80a0104184495732"),
    ],
)
def test_the_lists_never_change(tag: str, digest: str) -> None:
    """Words that were told once have to be found again: the lists are fixed to the letter."""
    assert digest == sha256("\n".join(fingerprint_words(tag)).encode()).hexdigest()


def test_no_two_czech_words_sound_alike() -> None:
    """Length, y and a voice lost at the end make no difference between two words, as in hrad and hrát."""
    heard: dict[str, str] = {}
    alike = [(word, heard[sound(word)]) for word in fingerprint_words("cs") if sound(word) in heard]
    heard.update((sound(word), word) for word in fingerprint_words("cs"))
    assert WORDS == len(heard)
    assert [] == alike


def test_czech_words_differ_in_more_than_a_last_letter() -> None:
    """A word is never another one with an ending: what was cut off at the end is noticed."""
    words = set(map(sound, fingerprint_words("cs")))
    assert [] == [word for word in words if len(word) > 4 and word[:-1] in words]


@pytest.mark.parametrize(
    ("bits", "places"),
    [
        ("0" * 44, (0, 0, 0, 0)),
        ("1" * 44, (2047, 2047, 2047, 2047)),
        ("00000000001000000000101000000000000000000011", (1, 2, 1024, 3)),
    ],
)
def test_the_first_44_bits_choose_the_words(bits: str, places: tuple[int, ...]) -> None:
    """Each word stands for 11 bits, the first for the first ones; the rest of the number is not asked."""
    words = fingerprint_words("cs")
    digest = f"{int(bits, 2):011x}"
    for rest in ("", "0" * 53, "f" * 53):
        assert tuple(words[place] for place in places) == spoken_fingerprint(digest + rest, "cs")


@pytest.mark.parametrize("digest", ["", "0123456789", "xyzxyzxyzxyz"])
def test_what_is_no_number_has_no_words(digest: str) -> None:
    """Fewer than 44 bits, or letters that are no digits, are a mistake of the caller."""
    with pytest.raises(ValueError, match=digest[:11] or "^$"):
        spoken_fingerprint(digest, "cs")


def test_a_language_without_a_list_has_the_english_one() -> None:
    """A new language needs no list of its own."""
    assert fingerprint_words("en") == fingerprint_words("de")


def test_a_broken_list_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing or short list is named with its file."""
    monkeypatch.setattr(fingerprint, "locales_root", lambda: tmp_path)
    with pytest.raises(LanguageDataError, match=re.escape("fingerprint.txt")):
        fingerprint_words("xx")
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "fingerprint.txt").write_text("jedno\n", encoding="utf-8")
    with pytest.raises(LanguageDataError, match="2048"):
        fingerprint_words("yy")


def test_drawn_words_are_of_the_list_and_new_each_time() -> None:
    """As many as are wanted, each of them any of the list."""
    drawn = [drawn_words("cs", count).split() for count in (1, 3, 4, 6)]
    assert [1, 3, 4, 6] == list(map(len, drawn))
    assert {word for words in drawn for word in words} <= set(fingerprint_words("cs"))
    assert 20 == len({drawn_words("en") for _ in range(20)})
