"""The grammar of one language, read whole from `grammar.toml`: no rule of any language stands in code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from babel import Locale
from babel.plural import to_python

from accessgames.language.coordinates import Coordinates, read_coordinates
from accessgames.language.morphology import Cases, Number, Paradigm, read_paradigms
from accessgames.language.numerals import Cardinals, Ordinals, read_cardinals, read_ordinals
from accessgames.language.prepositions import Prepositions, read_prepositions
from accessgames.language.resources import LanguageDataError, files, read_toml
from accessgames.language.spoken import Spoken, read_rules

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Counting:
    """What a number does to the counted noun.

    Attributes:
        number: Its grammatical number.
        direct: The case that replaces the direct cases ("5 bodů" is a genitive), or "" for none.
    """

    number: Number
    direct: str


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
        counting: Plural category -> what happens to the counted noun.
        participle: Plural category -> gender -> ending of the past participle.
        cardinals: Numbers in words.
        ordinals: Places in an order in words.
        words_to: Highest number that prose writes as a word.
        minus: What stands for a minus sign.
        prepositions: Prepositions and their longer forms.
        joiners: Kinds of lists: `and`, `or`, `comma`, `semicolon`.
        empty: What a list of nothing says.
        coordinates: How places are said.
        spoken: What a voice says.
    """

    tag: str
    name: str
    cases: Cases
    genders: Mapping[str, str]
    default_gender: str
    registers: Mapping[str, str]
    paradigms: Mapping[str, Paradigm]
    plural: Callable[[int], str]
    counting: Mapping[str, Counting]
    participle: Mapping[str, Mapping[str, str]]
    cardinals: Cardinals
    ordinals: Ordinals
    words_to: int
    minus: str
    prepositions: Prepositions
    joiners: Mapping[str, Joiner]
    empty: str
    coordinates: Coordinates
    spoken: Spoken

    def agreement(self, number: int) -> Counting:
        """Tell what a number does to the counted noun."""
        return self.counting.get(self.plural(number)) or self.counting["other"]

    def counted_case(self, number: int, case: str) -> tuple[Number, int]:
        """Give the grammatical number and the index of the case of a noun counted in some case."""
        agreement = self.agreement(number)
        replaced = agreement.direct and case in self.cases.direct
        return agreement.number, self.cases.index(agreement.direct if replaced else case)

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
    path = next(files(roots, tag, "grammar.toml"), None)
    if path is None:
        raise LanguageDataError(f"no grammar.toml for language {tag!r} in {', '.join(map(str, roots))}")
    speech = next(files(roots, tag, "speech.toml"), None)
    try:
        return _read(tag, read_toml(path), read_toml(speech) if speech else {})
    except KeyError as error:
        raise LanguageDataError(f"{path}: missing {error}") from error


def _read(tag: str, data: Mapping[str, Any], speech: Mapping[str, Any]) -> Grammar:
    own = data["language"]
    cases = Cases(tuple(data["cases"]["order"]), frozenset(data["cases"]["direct"]))
    paradigms = read_paradigms(cases, data["paradigms"])
    cardinals = read_cardinals(cases, data["cardinals"])
    gender = own["default_gender"]
    voices = tuple(speech.get("voices", {}).get("names", ()))
    spoken = Spoken(data["letters"], cardinals, cases.order[0], gender, read_rules(speech), voices)
    lists = data["lists"]
    return Grammar(
        tag=tag,
        name=own["name"],
        cases=cases,
        genders=data["genders"],
        default_gender=gender,
        registers=data["registers"],
        paradigms=paradigms,
        plural=cast("Callable[[int], str]", to_python(Locale.parse(tag).plural_form)),
        counting={
            category: Counting(entry["number"], entry.get("direct", ""))
            for category, entry in data["counting"].items()
        },
        participle=data.get("participle", {}),
        cardinals=cardinals,
        ordinals=read_ordinals(cases, cardinals, paradigms, data["ordinals"]),
        words_to=own["words_to"],
        minus=own["minus"],
        prepositions=read_prepositions(data, spoken.first),
        joiners={name: Joiner(**entry) for name, entry in lists.items() if name != "empty"},
        empty=lists["empty"],
        coordinates=read_coordinates(data),
        spoken=spoken,
    )
