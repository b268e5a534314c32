from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.language.commandline import (
    TypedCommand,
    normalise_bare,
    normalise_case,
    quote_briefly,
    split_commands,
    split_items,
    split_words,
)

CONJUNCTIONS = frozenset({"a", "nebo"})


@pytest.mark.parametrize(
    ("typed", "marked", "bare"),
    [
        ("ŘADA", "řada", "rada"),
        ("  Nápověda  ", "nápověda", "napoveda"),
        ("co  JDE", "co jde", "co jde"),
        ("R\u030cada", "řada", "rada"),
        ("Straße", "strasse", "strasse"),
        ("ů ě ď", "ů ě ď", "u e d"),
        ("chyba", "chyba", "chyba"),
    ],
)
def test_normalisation(typed: str, marked: str, bare: str) -> None:
    """Case, blanks and the way diacritics are encoded never matter; diacritics only where asked for."""
    assert (marked, bare) == (normalise_case(typed), normalise_bare(typed))


@given(st.text())
def test_normalisation_is_stable(text: str) -> None:
    """Normalising twice changes nothing more, for any text at all."""
    assert normalise_bare(text) == normalise_bare(normalise_bare(text))
    assert normalise_case(text) == normalise_case(normalise_case(text))


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("", []),
        (" ; ;", []),
        ("stav", ["stav"]),
        ("stav; deska ;ruka", ["stav", "deska", "ruka"]),
    ],
)
def test_commands(line: str, commands: list[str]) -> None:
    """Semicolons stand between commands; empty ones are left out."""
    assert commands == [command.text for command in split_commands(line)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("polož čt3 m51", ("polož", "čt3", "m51")),
        ("polož čt3,ck1 m51", ("polož", "čt3", ",", "ck1", "m51")),
        ("řada 3.", ("řada", "3.")),
        ("kdo je na tahu?", ("kdo", "je", "na", "tahu")),
        ("konec!", ("konec",)),
        ("?", ("?",)),
        ("???", ("???",)),
        ("...", ()),
        (".", (".",)),
        ("přepis partie.txt", ("přepis", "partie.txt")),
        ("volba=ano", ("volba=ano",)),
        ("zkus „polož 4“", ("zkus", "polož", "4")),
        ("try “place 4”.", ("try", "place", "4")),
        ("řada „3.“", ("řada", "3.")),
    ],
)
def test_words(text: str, words: tuple[str, ...]) -> None:
    """Words are cut at blanks and commas; signs at their ends go, except where they mean something."""
    assert words == split_words(text)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("„hledej Ahoj“", "hledej Ahoj"),
        ("“search Hello”.", "search Hello"),
        ("„stav“; „deska“", "stav|deska"),
        ("řekni „ahoj“", "řekni „ahoj“"),
        ("„ano“ nebo „ne“", "„ano“ nebo „ne“"),
        ("„“", "„“"),
    ],
)
def test_quoted(line: str, text: str) -> None:
    """Whoever types a command with the quotes that it is told in has typed the command."""
    assert text == "|".join(command.text for command in split_commands(line))


@pytest.mark.parametrize(("used", "rest"), [(0, "hledej  Ahoj, světe!"), (1, "Ahoj, světe!"), (9, "")])
def test_rest(used: int, rest: str) -> None:
    """What follows a command is available as it was typed."""
    text = "hledej  Ahoj, světe!"
    assert rest == TypedCommand(text, split_words(text)).rest(used)


@pytest.mark.parametrize(
    ("typed", "items"),
    [
        ("1, 2 a 3", ["1", "2", "3"]),
        ("1,2,3", ["1", "2", "3"]),
        ("a4 a b5", ["a4", "b5"]),
        ("a 4", ["a 4"]),
        ("b 3 a a 4", ["b 3", "a 4"]),
        ("čt3 nebo ck1", ["čt3", "ck1"]),
        ("čt3, a ck1", ["čt3", "a ck1"]),
        ("sloupec a", ["sloupec a"]),
        (", ,", []),
        ("", []),
    ],
)
def test_items(typed: str, items: list[str]) -> None:
    """Commas and conjunctions separate items; an "a" that separates nothing is the column a."""
    found = split_items(split_words(typed), CONJUNCTIONS)
    assert items == [" ".join(item) for item in found]


@given(st.lists(st.sampled_from(["čt3", "m50", "3", "červený kruh"]), max_size=5))
def test_lists_round_trip(items: list[str]) -> None:
    """A list as the program would write it is read back item by item."""
    typed = " a ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
    assert items == [" ".join(item) for item in split_items(split_words(typed), CONJUNCTIONS)]


@given(st.text())
def test_any_line_can_be_split(line: str) -> None:
    """Nothing that can be typed breaks the splitting, and no word has blanks or is empty."""
    for command in split_commands(line):
        assert all(word and word == word.strip() for word in command.words)


def test_what_is_quoted_fits_a_line() -> None:
    """An answer repeats the beginning of a long text, without what would break its line."""
    assert "polož čt3" == quote_briefly(" polož \t čt3\n")
    assert "a" * 40 == quote_briefly("a" * 400)
    assert "slovo " * 6 + "slov" == quote_briefly("slovo " * 40)
