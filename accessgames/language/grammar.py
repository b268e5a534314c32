"""The grammar of one language, read whole from `grammar.toml`: no rule of any language stands in code.

Parts of it are prepositions that take a longer form before some words ("v páté", but "ve čtvrté") and what
a voice should say instead of what is written ("em 50" for `m50`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from babel import Locale
from babel.plural import PluralRule, to_python

from accessgames.dataclasses import dataclass
from accessgames.language import lines, morphology, resources
from accessgames.language.coordinates import Coordinates
from accessgames.language.numerals import Agreement, read_agreement, read_numerals
from accessgames.language.spoken import Spoken, read_spoken

if TYPE_CHECKING:
    from pathlib import Path


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

    def vocalised(self, line: str) -> str:
        """Give every preposition of a spoken line the form that the word behind it asks for."""
        return _BEFORE.sub(self._vocalised, line) if self.table else line

    def _vocalised(self, match: re.Match[str]) -> str:
        name = match[1]
        longer = self.get(name.lower()).longer
        if not longer or self.before(name.lower(), match[2]).startswith(f"{name.lower()} "):
            return name
        return name + longer[len(name) :]


_BEFORE: Final = re.compile(r"\b([^\W\d_])(?= ([^\W\d_]{2,}))")
"""A word of one letter and the word behind it."""


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


@dataclass(frozen=True, slots=True)
class Joiner:
    """What stands between the parts of a list, and before the last part."""

    middle: str
    last: str

    def join(self, parts: tuple[str, ...]) -> str:
        """Join one part or more."""
        if len(parts) == 1:
            return parts[0]
        return self.middle.join(parts[:-1]) + self.last + parts[-1]

    def breakable(self) -> Joiner:
        """Return the same with places where a long sentence may be broken: before "and", behind a comma."""
        return Joiner(
            *(
                f" {lines.LINE_END}{each}" if each.startswith(" ") else f"{each}{lines.LINE_END} "
                for each in (self.middle, self.last)
            )
        )


@dataclass(frozen=True, slots=True)
class Grammar:
    """Everything that makes sentences of a language right, except its words.

    Attributes:
        tag: Language tag, the name of its folder.
        name: The language's own name for itself.
        cases: Its cases.
        genders: Gender of a noun -> what the selector GENDER() says.
        default_gender: Gender of a bare number, and of a person whose gender is unknown.
        registers: How the listener is addressed -> what the selector PERSON() says.
        paradigms: Endings of adjectives.
        plural: Plural category of a number (CLDR).
        agreement: What a number does to the noun it counts.
        participle: Plural category -> gender -> ending of the past participle.
        cardinals: Numbers in words.
        ordinals: Places in an order in words.
        words_to: Highest number that prose writes as a word.
        minus: What stands for a minus sign.
        prepositions: Prepositions and their longer forms.
        joiners: Kinds of lists: `and`, `or`, `comma`, `semicolon`.
        empty: What a list of nothing says.
        command: How something to type stands inside a sentence.
        name_endings: Endings that names have in other cases than the first.
        days: Case -> name of a day in the first case -> the name in that case, where it is another one.
        coordinates: How places are said.
        spoken: What a voice says.
    """

    tag: str
    name: str
    cases: morphology.Cases
    genders: Mapping[str, str]
    default_gender: str
    registers: Mapping[str, str]
    paradigms: Mapping[str, morphology.Paradigm]
    plural: Callable[[int], str]
    agreement: Agreement
    participle: Mapping[str, Mapping[str, str]]
    cardinals: morphology.Cardinals
    ordinals: morphology.Ordinals
    words_to: int
    minus: str
    prepositions: Prepositions
    joiners: Mapping[str, Joiner]
    empty: str
    command: str
    name_endings: tuple[str, ...]
    days: Mapping[str, Mapping[str, str]]
    coordinates: Coordinates
    spoken: Spoken

    def participle_ending(self, number: int, gender: str) -> str:
        """End a past participle that agrees with a number ("zbyl-y 2 karty"); "" where nothing agrees."""
        table = self.participle.get(self.plural(number)) or self.participle.get("other", {})
        return table.get(gender, "")

    def gender_of(self, selector: str) -> str:
        """Find the first gender that the selector GENDER() calls so; unknown ones get the default gender."""
        for gender, name in self.genders.items():
            if name == selector:
                return gender
        return self.default_gender


def load_grammar(roots: tuple[Path, ...], tag: str) -> Grammar:
    """Read the grammar of a language from the first root that has it.

    Raises:
        LanguageDataError: There is no such language, or its data are incomplete.
    """
    path = next(resources.files(roots, tag, "grammar.toml"), None)
    if path is None:
        raise resources.LanguageDataError(
            f"no grammar.toml for language {tag!r} in {', '.join(map(str, roots))}"
        )
    speech = next(resources.files(roots, tag, "speech.toml"), None)
    try:
        return _read(tag, resources.read_toml(path), resources.read_toml(speech) if speech else {})
    except KeyError as error:
        raise resources.LanguageDataError(f"{path}: missing {error}") from error


def _plural_rule(tag: str, data: Mapping[str, Any]) -> PluralRule:
    """Read `[plural]`; a language without it has the rule of CLDR, whose files take long to read."""
    return PluralRule(data["plural"]) if "plural" in data else Locale.parse(tag).plural_form


def _read(tag: str, data: Mapping[str, Any], speech: Mapping[str, Any]) -> Grammar:
    own = data["language"]
    cases = morphology.Cases(tuple(data["cases"]["order"]), frozenset(data["cases"]["direct"]))
    paradigms = morphology.read_paradigms(cases, data["paradigms"])
    cardinals = morphology.read_cardinals(cases, data["cardinals"])
    ordinals = morphology.read_ordinals(cases, cardinals, paradigms, data["ordinals"])
    plural = cast("Callable[[int], str]", to_python(_plural_rule(tag, data)))
    agreement = read_agreement(cases, plural, data["counting"])
    gender, minus = own["default_gender"], own["minus"]
    numerals = read_numerals(data.get("aloud", {}), cardinals, gender, minus, agreement)
    spoken = read_spoken(data["letters"], numerals, ordinals, speech)
    lists = data["lists"]
    return Grammar(
        tag=tag,
        name=own["name"],
        cases=cases,
        genders=data["genders"],
        default_gender=gender,
        registers=data["registers"],
        paradigms=paradigms,
        plural=plural,
        agreement=agreement,
        participle=data.get("participle", {}),
        cardinals=cardinals,
        ordinals=ordinals,
        words_to=own["words_to"],
        minus=minus,
        prepositions=read_prepositions(data, spoken.first),
        joiners={name: Joiner(**entry) for name, entry in lists.items() if name != "empty"},
        empty=lists["empty"],
        command=own["command"],
        name_endings=tuple(data["cases"].get("names", ())),
        days=data.get("days", {}),
        coordinates=Coordinates(data["coordinates"], data["spelling"], minus),
        spoken=spoken,
    )
