"""The words of a language, read from `lexicon/*.toml`, and noun phrases made of them.

Such as "červený kruh 3", "bez dvou červených křížů", "5 karet".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.dataclasses import dataclass
from accessgames.language.morphology import Cases, Forms, Number, Paradigm, decline, joined, read_forms
from accessgames.language.resources import LanguageDataError, read_toml

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.grammar import Grammar
    from accessgames.language.values import Phrase


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


def load_lexicon(
    paths: Iterator[Path], cases: Cases, paradigms: Mapping[str, Paradigm], genders: Collection[str]
) -> Lexicon:
    """Read the lexicon files of a language.

    Raises:
        LanguageDataError: A file cannot be read, an entry stands twice, is incomplete or has a
            gender that the grammar does not know; names the file and the entry.
    """
    places: dict[tuple[str, str], Path] = {}
    raw: dict[str, dict[str, Any]] = {"nouns": {}, "adjectives": {}}
    for path in paths:
        for kind, entries in read_toml(path).items():
            if kind not in raw or not isinstance(entries, dict):
                raise LanguageDataError(f"{path}: table [{kind}], expected [nouns] or [adjectives]")
            if twice := entries.keys() & raw[kind].keys():
                raise LanguageDataError(f"{path}: {', '.join(sorted(twice))} stands elsewhere already")
            raw[kind] |= entries
            places |= dict.fromkeys(((kind, key) for key in entries), path)
    adjectives: dict[str, Adjective] = {}
    nouns: dict[str, Noun] = {}
    for key, entry in raw["adjectives"].items():
        with _blaming(places["adjectives", key], f"adjective {key!r}"):
            adjectives[key] = _adjective(entry, paradigms)
    # Compounds last: their heads must be there.
    for key, entry in sorted(raw["nouns"].items(), key=lambda item: "head" in item[1]):
        with _blaming(places["nouns", key], f"noun {key!r}"):
            if "head" in entry:
                nouns[key] = _compound(entry, nouns, adjectives)
            else:
                nouns[key] = _noun(entry, cases, genders)
    return Lexicon(MappingProxyType(nouns), MappingProxyType(adjectives))


@contextmanager
def _blaming(path: Path, what: str) -> Iterator[None]:
    try:
        yield
    except KeyError as error:
        raise LanguageDataError(f"{path}: {what}: missing {error}") from error
    except LanguageDataError as error:
        raise LanguageDataError(f"{path}: {what}: {error}") from error


def _noun(entry: Mapping[str, Any], cases: Cases, genders: Collection[str]) -> Noun:
    if entry["gender"] not in genders:
        raise LanguageDataError(f"gender {entry['gender']!r}, expected one of {', '.join(genders)}")
    return Noun(entry["gender"], read_forms(cases, entry), entry.get("short", ""))


def _adjective(entry: Mapping[str, Any], paradigms: Mapping[str, Paradigm]) -> Adjective:
    endings = paradigms[entry["paradigm"]]
    forms = {gender: decline(entry["stem"], ends) for gender, ends in endings.items()}
    return Adjective(forms, entry.get("short", ""))


def _compound(
    entry: Mapping[str, Any], nouns: Mapping[str, Noun], adjectives: Mapping[str, Adjective]
) -> Noun:
    head = nouns[entry["head"]]
    parts = [adjectives[name].forms[head.gender] for name in entry.get("adjectives", ())]
    return Noun(head.gender, joined([*parts, head.forms]), entry.get("short", ""))


class Phrases:
    """Puts nouns, adjectives and numbers together as the grammar of one language wants it.

    Attributes:
        grammar: The grammar.
        lexicon: The words.
    """

    def __init__(self, grammar: Grammar, lexicon: Lexicon) -> None:
        """Take the grammar and the words of one language."""
        self.grammar = grammar
        self.lexicon = lexicon
        self._forms: dict[tuple[str, tuple[str, ...]], Forms] = {}

    def forms(self, noun: str, adjectives: tuple[str, ...] = ()) -> Forms:
        """All forms of a noun with its adjectives."""
        known = self._forms.get((noun, adjectives))
        if known is None:
            head = self.lexicon.noun(noun)
            parts = [self.lexicon.adjective(key).forms[head.gender] for key in adjectives]
            known = self._forms[noun, adjectives] = joined([*parts, head.forms])
        return known

    def gender(self, noun: str) -> str:
        """Grammatical gender of a noun."""
        return self.lexicon.noun(noun).gender

    def plain(self, phrase: Phrase, case: str, number: Number = "sg", *, aloud: bool = False) -> str:
        """Say a phrase in a case; a counted one with its number in figures.

        Args:
            phrase: What to say.
            case: Name of the case.
            number: Singular or plural; a count decides for itself.
            aloud: Whether a voice says it.

        Raises:
            ValueError: The language has no such case.
            LanguageDataError: The lexicon lacks a word.
        """
        if phrase.count is not None:
            return self.counted(phrase, phrase.count, case, words_to=-1, aloud=aloud)
        text = self.forms(phrase.noun, phrase.adjectives).get(number, self.grammar.cases.index(case))
        return self._labelled(text, phrase, aloud=aloud)

    def counted(
        self, phrase: Phrase, count: int, case: str, *, words_to: int | None = None, aloud: bool = False
    ) -> str:
        """Say so many of a thing.

        Args:
            phrase: What is counted.
            count: How many.
            case: Name of the case.
            words_to: Highest number said in words; by default the limit of the language, -1 for figures only.
            aloud: Whether a voice says it: every number and the label are words then.
        """
        limit = self.grammar.words_to if words_to is None else words_to
        things = self.forms(phrase.noun, phrase.adjectives).get(
            *self.grammar.agreement.form(abs(count), case)
        )
        if aloud:
            many = self.grammar.spoken.numerals.words(count, case, self.gender(phrase.noun))
        elif 0 <= count <= limit:
            many = self.grammar.cardinals.words(count, case, self.gender(phrase.noun))
        else:
            many = self.figure(count)
        return self._labelled(f"{many} {things}", phrase, aloud=aloud)

    def _labelled(self, text: str, phrase: Phrase, *, aloud: bool) -> str:
        text, label = (self.grammar.spoken.fixed(text) if aloud else text), phrase.label
        if not label:
            return text
        return f"{text} {self.grammar.spoken.code(label) if aloud else label}"

    def figure(self, number: int) -> str:
        """Write a number in figures, a minus sign as the language says it."""
        return str(number) if number >= 0 else f"{self.grammar.minus}{-number}"

    def short(self, phrase: Phrase) -> str:
        """Short form for Braille lines, such as "čt3"; the plain phrase where a part has none.

        Adjectives and a label need no noun: "fs4".
        """
        parts = [self.lexicon.short(key) for key in phrase.adjectives]
        noun = self.lexicon.short(phrase.noun)
        if not all(parts) or not (noun or (parts and phrase.label)):
            return self.plain(phrase, self.grammar.cases.order[0])
        text = "".join((*parts, noun, phrase.label))
        return text if phrase.count is None else f"{phrase.count} {text}"
