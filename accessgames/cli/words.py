"""Names of commands, options and deeds in every language, from `cli.toml` and `words/club.toml`."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, get_args

from accessgames.cli.table import COMMANDS, DEEDS, OPTIONS
from accessgames.language.resources import languages, locales_root, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Group = Literal["command", "flag", "deed"]
"""What a word names; also the argument of messages that carry such a word."""

GROUPS: Final[tuple[Group, ...]] = get_args(Group)


def fold(word: str) -> str:
    """Make case, diacritics and underscores of a typed word irrelevant.

    >>> fold("Pokračuj")
    'pokracuj'
    """
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("_", "-")


def find(group: Group, word: str) -> str | None:
    """Return the id of a command or option by any of its names, or None when there is none such.

    The language files are read only for a word that is not the English name.
    """
    folded = fold(word)
    if folded in _ids(group):
        return folded
    return _aliases(group).get(folded)


def nearest(group: Group, word: str) -> str | None:
    """Return the name that resembles a mistyped word most, or None when none does."""
    from difflib import get_close_matches  # noqa: PLC0415 - needed after a mistake only

    names = (*_ids(group), *_aliases(group))
    return next(iter(get_close_matches(fold(word), names, n=1)), None)


def names(group: Group, tag: str) -> Mapping[str, str]:
    """Return the first name of each command or option in a language, English where it has none."""
    own = {key: aliases[0] for key, aliases in spellings(tag, group).items()}
    return {key: own.get(key, key) for key in _ids(group)}


def _ids(group: Group) -> Iterable[str]:
    if group == "flag":
        return tuple(OPTIONS)
    return tuple(command.id for command in (DEEDS if group == "deed" else COMMANDS))


@cache
def _aliases(group: Group) -> Mapping[str, str]:
    tables = (spellings(tag, group) for tag in languages())
    return {alias: key for table in tables for key, aliases in table.items() for alias in aliases}


@cache
def spellings(tag: str, group: Group) -> Mapping[str, list[str]]:
    """Return every name that a language gives, by id, folded; the first of each is shown."""
    if group == "deed":
        return _deeds(tag)
    path = locales_root() / tag / "cli.toml"
    table: Mapping[str, list[str]] = read_toml(path)[group] if path.exists() else {}
    return table


_DEED: Final = "club-"
"""Ids of the words for deeds begin like this."""


def _deeds(tag: str) -> Mapping[str, list[str]]:
    """Return the words for what `club` does: those of the conversation that stand for themselves, folded."""
    path = locales_root() / tag / "words" / "club.toml"
    words = read_toml(path)["club"] if path.exists() else {}
    return {
        key.removeprefix(_DEED): [fold(word) for word in entry["words"] if " " not in word]
        for key, entry in words.items()
        if key.removeprefix(_DEED) in _ids("deed")
    }
