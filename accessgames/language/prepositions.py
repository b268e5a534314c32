"""Prepositions that take a longer form before some words: "v páté", but "ve čtvrté"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Preposition:
    """One preposition.

    Attributes:
        short: The plain form.
        longer: The vocalised form, or "" where there is none.
        case: The case it governs.
        own: Initial letters before which the longer form always stands.
        never: Beginnings of words before which it never does.
    """

    short: str
    longer: str
    case: str
    own: str
    never: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vocalisation:
    """When the longer form is used, for all prepositions of a language.

    Attributes:
        vowels: Letters before which it never is.
        clusters: Beginnings of words that are hard to join.
        words: Whole words that ask for it.
    """

    vowels: str
    clusters: tuple[str, ...]
    words: frozenset[str]

    def asks_longer(self, preposition: Preposition, word: str) -> bool:
        """Tell whether the longer form stands before a word, which is given as it is spoken."""
        word = word.lower()
        if not preposition.longer or not word or word[0] in self.vowels or word.startswith(preposition.never):
            return False
        return word[0] in preposition.own or word in self.words or word.startswith(self.clusters)


@dataclass(frozen=True, slots=True)
class Prepositions:
    """All prepositions of a language.

    Attributes:
        table: Plain form -> preposition.
        vocalisation: When the longer form is used.
        spoken: Turns the beginning of a text into the word a voice says first ("c4" into "cé").
    """

    table: Mapping[str, Preposition]
    vocalisation: Vocalisation
    spoken: Callable[[str], str]

    def get(self, name: str) -> Preposition:
        """Find a preposition by its plain form; unknown ones have no longer form and govern no case."""
        return self.table.get(name) or Preposition(name, "", "", "", ())

    def before(self, name: str, text: str) -> str:
        """Put a preposition before a text, in the form that its first spoken word asks for."""
        preposition = self.get(name)
        longer = preposition.longer and self.vocalisation.asks_longer(preposition, self.spoken(text))
        return f"{preposition.longer if longer else preposition.short} {text}"


def read_prepositions(data: Mapping[str, Any], spoken: Callable[[str], str]) -> Prepositions:
    """Read `[vocalisation]` and `[prepositions]` of a grammar; a language may have neither."""
    rule = data.get("vocalisation", {})
    table = {
        short: Preposition(
            short,
            entry.get("longer", ""),
            entry.get("case", ""),
            entry.get("own", ""),
            tuple(entry.get("never", ())),
        )
        for short, entry in data.get("prepositions", {}).items()
    }
    vocalisation = Vocalisation(
        rule.get("vowels", ""), tuple(rule.get("clusters", ())), frozenset(rule.get("words", ()))
    )
    return Prepositions(table, vocalisation, spoken)
