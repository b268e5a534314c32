"""A dictionary made by others knows our words, and the check finds what is misspelt."""

from collections.abc import Callable, Iterator

import pytest

from tools.reading import spelling

needs_hunspell = pytest.mark.skipif(
    not spelling.can_look_up(), reason="needs hunspell with hunspell-cs and hunspell-en-gb from Debian"
)


@needs_hunspell
@pytest.mark.parametrize(
    "read", [spelling.lines_of_messages, spelling.lines_of_lexicon, spelling.lines_of_pages]
)
@pytest.mark.parametrize("tag", sorted(spelling.DICTIONARIES))
def test_every_word_is_known(tag: str, read: Callable[[str], Iterator[tuple[str, str]]]) -> None:
    """Messages, all forms of the lexicon and pages have no word that neither the dictionary nor we know."""
    assert {} == spelling.unknown(read(tag), tag)


@needs_hunspell
@pytest.mark.parametrize(
    ("tag", "line", "wrong"),
    [
        ("cs", "Raději počká, než by kládla za málo.", "kládla"),
        ("cs", "Dlouhí hráči a dlouzí hráči.", "Dlouhí"),
        ("en", "The proposl of a tournament.", "proposl"),
    ],
)
def test_a_wrong_word_is_found(tag: str, line: str, wrong: str) -> None:
    """What stood in our texts before the dictionary read them is found, with its place."""
    assert {wrong: "here"} == spelling.unknown([("here", line)], tag)


def test_values_and_commands_are_no_prose() -> None:
    """What code puts in and what stands in blocks, addresses or quotes of the program is not looked up."""
    assert not [line for _, line in spelling.lines_of_messages("cs") if "⟦" in line]
    assert not [line for _, line in spelling.lines_of_pages("cs") if "`" in line or "http" in line]


def test_a_typed_word_is_known_bare() -> None:
    """Words that are typed without diacritics are known as they are typed, others are not."""
    assert {"poloz", "Položit"} & spelling.typed_words("cs") == {"poloz"}
