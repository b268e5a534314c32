"""The words of a language: nouns and adjectives with all their forms, read from `lexicon/*.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.language.morphology import Cases, Forms, Paradigm, decline, joined, read_forms
from accessgames.language.resources import LanguageDataError, read_toml

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun: its gender, its forms, and its short form for notation ("" where there is none)."""

    gender: str
    forms: Forms
    short: str


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective: forms by gender, and its short form for notation ("" where there is none)."""

    forms: Mapping[str, Forms]
    short: str


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All nouns and adjectives of a language by their ids."""

    nouns: Mapping[str, Noun]
    adjectives: Mapping[str, Adjective]

    def noun(self, key: str) -> Noun:
        """Find a noun.

        Raises:
            LanguageDataError: The lexicon has no such noun.
        """
        try:
            return self.nouns[key]
        except KeyError:
            raise LanguageDataError(f"no noun {key!r} in the lexicon") from None

    def adjective(self, key: str) -> Adjective:
        """Find an adjective.

        Raises:
            LanguageDataError: The lexicon has no such adjective.
        """
        try:
            return self.adjectives[key]
        except KeyError:
            raise LanguageDataError(f"no adjective {key!r} in the lexicon") from None

    def short(self, key: str) -> str:
        """Give the short form of an entry, or "" where it has none; adjectives before nouns.

        Raises:
            LanguageDataError: The lexicon has neither such an adjective nor such a noun.
        """
        if key in self.adjectives:
            return self.adjectives[key].short
        return self.noun(key).short

    def forms(self, key: str) -> Iterator[str]:
        """Yield every form of an entry, for words that a player may type."""
        if key in self.adjectives:
            for forms in self.adjectives[key].forms.values():
                yield from forms
        else:
            yield from self.noun(key).forms


def load_lexicon(paths: Iterator[Path], cases: Cases, paradigms: Mapping[str, Paradigm]) -> Lexicon:
    """Read the lexicon files of a language.

    Raises:
        LanguageDataError: A file cannot be read, an entry stands twice or is incomplete.
    """
    raw: dict[str, dict[str, Any]] = {"nouns": {}, "adjectives": {}}
    for path in paths:
        for kind, entries in read_toml(path).items():
            if kind not in raw:
                raise LanguageDataError(f"{path}: table [{kind}], expected [nouns] or [adjectives]")
            if twice := entries.keys() & raw[kind].keys():
                raise LanguageDataError(f"{path}: {', '.join(sorted(twice))} stands elsewhere already")
            raw[kind] |= entries
    adjectives = {key: _adjective(key, entry, paradigms) for key, entry in raw["adjectives"].items()}
    nouns: dict[str, Noun] = {}
    # Compounds last: their heads must be there.
    for key, entry in sorted(raw["nouns"].items(), key=lambda item: "head" in item[1]):
        nouns[key] = _compound(key, entry, nouns, adjectives) if "head" in entry else _noun(key, entry, cases)
    return Lexicon(MappingProxyType(nouns), MappingProxyType(adjectives))


def _noun(key: str, entry: Mapping[str, Any], cases: Cases) -> Noun:
    try:
        return Noun(entry["gender"], read_forms(cases, entry), entry.get("short", ""))
    except (KeyError, LanguageDataError) as error:
        raise LanguageDataError(f"noun {key!r}: {error}") from error


def _adjective(key: str, entry: Mapping[str, Any], paradigms: Mapping[str, Paradigm]) -> Adjective:
    try:
        endings = paradigms[entry["paradigm"]]
        forms = {gender: decline(entry["stem"], ends) for gender, ends in endings.items()}
    except KeyError as error:
        raise LanguageDataError(f"adjective {key!r}: missing {error}") from error
    return Adjective(forms, entry.get("short", ""))


def _compound(
    key: str, entry: Mapping[str, Any], nouns: Mapping[str, Noun], adjectives: Mapping[str, Adjective]
) -> Noun:
    try:
        head = nouns[entry["head"]]
        parts = [adjectives[name].forms[head.gender] for name in entry.get("adjectives", ())]
    except KeyError as error:
        raise LanguageDataError(f"noun {key!r}: missing {error}") from error
    return Noun(head.gender, joined([*parts, head.forms]), entry.get("short", ""))
