"""Numbers with nouns, as a voice says them: no figure, and each word sounds as it does alone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from accessgames.language.values import Phrase
from tests.language.aloud.phonemes import can_speak, phonemes
from tests.language.tongues import tongue

SOUNDS: Final = Path(__file__).with_name("numbers.txt")
"""The words of the numbers from 0 to 120 in all cases and genders, and how they sound; each was read."""
GENDERS: Final = ("", "ma", "mi", "f", "n")
VOICED: Final = str.maketrans("dbgzZQ", "tpksSx", ";")
"""What a consonant is at the end of a word where the next one does not voice it; also a mark of no sound."""


def counted_nouns() -> set[tuple[str, str]]:
    """Return the nouns that Czech messages count, each with the cases it is counted in."""
    calls = (
        call
        for path in Path("locales/cs").glob("*.ftl")
        for call in re.findall(r"NP\(([^()]*)\)", path.read_text(encoding="utf-8"))
    )
    return {
        (noun[1], case[1] if case else "nom")
        for call in calls
        if (noun := re.search(r'noun: "([\w-]+)"', call))
        for case in [re.search(r'case: "(\w+)"', call)]
    }


@pytest.mark.skipif(not can_speak(), reason="needs espeak-ng of the version of the kept phonemes")
def test_words_of_numbers_sound_as_they_were_found_right() -> None:
    """All words of the numbers from 0 to 120, in every case and gender."""
    grammar = tongue().grammar
    every = product(range(121), grammar.cases.order, GENDERS)
    words = {word for each in every for word in grammar.spoken.numerals.words(*each).split()}
    kept = [line.split(maxsplit=1) for line in SOUNDS.read_text(encoding="utf-8").splitlines()]
    assert kept == [[word, phonemes("cs", word)] for word in sorted(words)]


@pytest.mark.skipif(not can_speak(), reason="needs espeak-ng of the version of the kept phonemes")
def test_numbers_with_nouns_sound_like_their_words() -> None:
    """From 0 to 120 with each noun in each case that messages count it in; only voicing changes."""
    said = {
        tongue().data.phrases.counted(Phrase(noun), number, case, aloud=True)
        for noun, case in counted_nouns()
        for number in range(121)
    }
    assert len(said) > 5000
    assert [] == [text for text in said if re.search(r"\d", text)]
    alone = {word: phonemes("cs", word) for text in said for word in text.split()}
    expected = {text: " ".join(alone[word] for word in text.split()).translate(VOICED) for text in said}
    assert expected == {text: phonemes("cs", text).translate(VOICED) for text in said}


@pytest.mark.skipif(not can_speak(), reason="needs espeak-ng of the version of the kept phonemes")
@pytest.mark.parametrize("word", ["partie", "partii", "partií", "partiích", "partiím", "partiemi"])
def test_a_foreign_word_keeps_its_hard_consonant(word: str) -> None:
    """A voice that follows letters would say "parťijí"."""
    assert phonemes("cs", tongue().grammar.spoken.line(word)).startswith("p'aRtij")
