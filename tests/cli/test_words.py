"""Names of commands and options in the languages."""

from __future__ import annotations

import pytest

from accessgames.cli.commands import (
    CLUB_COMMANDS,
    COMMANDS,
    NAME_GROUPS,
    OPTIONS,
    NameGroup,
    find_id,
    first_names,
    fold_name,
    nearest_name,
    spellings,
)
from accessgames.language.resources import languages

_IDS = {
    "command": [command.id for command in COMMANDS],
    "club": [command.id for command in CLUB_COMMANDS],
    "flag": list(OPTIONS),
}


@pytest.mark.parametrize(
    ("word", "expected"), [("Pokračuj", "pokracuj"), ("MĚŘENÍ", "mereni"), ("a_b", "a-b"), ("ß", "ss")]
)
def test_fold(word: str, expected: str) -> None:
    """Case, diacritics and underscores of a typed word do not matter."""
    assert expected == fold_name(word)


@pytest.mark.parametrize("group", NAME_GROUPS)
@pytest.mark.parametrize("tag", languages())
def test_files_name_what_exists_and_nothing_twice(group: NameGroup, tag: str) -> None:
    """A language names only known commands and options, in folded form, and no name means two things."""
    table = spellings(tag, group)
    aliases = [alias for found in table.values() for alias in found]
    assert set(table) <= set(_IDS[group])
    assert [fold_name(alias) for alias in aliases] == aliases
    assert len(set(aliases)) == len(aliases)
    assert [key for key, found in table.items() for _ in found] == [
        find_id(group, alias) for alias in aliases
    ]


@pytest.mark.parametrize("group", NAME_GROUPS)
def test_czech_names_everything(group: NameGroup) -> None:
    """Each command and each option has a Czech name."""
    assert set(_IDS[group]) == set(spellings("cs", group))


def test_names_fall_back_to_english() -> None:
    """Where a language has no name of its own, the English one is shown."""
    assert ("play", "analyse") == (
        first_names("command", "en")["play"],
        first_names("command", "en")["analyse"],
    )
    assert "hraj" == first_names("command", "cs")["play"]
    assert "play" == first_names("command", "xx")["play"]


def test_nearest() -> None:
    """A mistyped word is answered with the name it resembles, or with nothing."""
    assert "simuluj" == nearest_name("command", "simuluje")
    assert "version" == nearest_name("flag", "verison")
    assert None is nearest_name("command", "qqq")


def test_find_knows_english_without_reading_files() -> None:
    """English names are found as they are; an unknown word is nothing."""
    assert ("play", None, None) == (
        find_id("command", "play"),
        find_id("command", "players"),
        find_id("flag", ""),
    )
