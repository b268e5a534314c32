"""Forms of words and numbers in words: cases, genders, paradigms, cardinals, ordinals.

The endings are data of the language. Cardinals are known from 0 to 999, ordinals from 1 to 999.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.language.resources import LanguageDataError

Number: TypeAlias = Literal["sg", "pl"]
"""Singular or plural."""

NUMBERS: Final[tuple[Number, ...]] = ("sg", "pl")
SOFTENED: Final = "~"
"""Marks an ending before which the second form of the stem stands."""


@dataclass(frozen=True, slots=True)
class Cases:
    """The cases of a language.

    Attributes:
        order: Their names, in the order in which all tables list forms.
        direct: Those in which a counted noun may change its case (Czech: nominative, accusative, vocative).
    """

    order: tuple[str, ...]
    direct: frozenset[str]

    def index(self, case: str) -> int:
        """Place of a case in every table; a language with one case has that one for all.

        Raises:
            ValueError: The language has no such case.
        """
        if len(self.order) == 1:
            return 0
        if case not in self.order:
            raise ValueError(f"case {case!r}, expected one of {', '.join(self.order)}")
        return self.order.index(case)

    def spread(self, text: str) -> tuple[str, ...]:
        """Turn a table entry into one form per case.

        One form serves all cases, two are for direct and other cases, else there is one for each.

        Raises:
            LanguageDataError: The number of forms fits none of these.
        """
        forms = text.split()
        if len(forms) == len(self.order):
            return tuple(forms)
        if len(forms) <= 1:
            return (text,) * len(self.order)
        if len(forms) == 2:  # noqa: PLR2004 - direct and oblique
            return tuple(forms[case not in self.direct] for case in self.order)
        raise LanguageDataError(f"{len(forms)} forms in {text!r}, expected 1, 2 or {len(self.order)}")


@dataclass(frozen=True, slots=True)
class Forms:
    """All forms of one word in one gender, singular and plural in the order of the cases."""

    sg: tuple[str, ...]
    pl: tuple[str, ...]

    def get(self, number: Number, case: int) -> str:
        """Pick one form."""
        return (self.sg if number == "sg" else self.pl)[case]

    def __iter__(self) -> Iterator[str]:
        yield from self.sg
        yield from self.pl


Paradigm: TypeAlias = Mapping[str, Forms]
"""Endings by gender."""


def read_forms(cases: Cases, data: Mapping[str, Any]) -> Forms:
    """Read a table with `sg` and `pl`; where one is missing, the other serves for both.

    Raises:
        LanguageDataError: Both are missing, or the number of forms is wrong.
    """
    texts = [data[number] for number in NUMBERS if number in data]
    if not texts:
        raise LanguageDataError(f"neither sg nor pl in {dict(data)}")
    return Forms(cases.spread(texts[0]), cases.spread(texts[-1]))


def read_paradigms(cases: Cases, data: Mapping[str, Any]) -> dict[str, Paradigm]:
    """Read all adjective paradigms of a grammar."""
    return {
        name: {gender: read_forms(cases, forms) for gender, forms in table.items()}
        for name, table in data.items()
    }


def decline(stem: str, endings: Forms) -> Forms:
    """Join a stem with its endings; `hard/soft` gives the stem its second form for endings marked with ~."""
    plain, _, soft = stem.partition("/")

    def join(ending: str) -> str:
        return (soft or plain) + ending[1:] if ending.startswith(SOFTENED) else plain + ending

    return Forms(*(tuple(map(join, forms)) for forms in (endings.sg, endings.pl)))


def joined(words: Sequence[Forms]) -> Forms:
    """Put words that agree with each other side by side: adjectives and their noun."""
    if len(words) == 1:
        return words[0]
    return Forms(
        tuple(map(" ".join, zip(*(word.sg for word in words), strict=True))),
        tuple(map(" ".join, zip(*(word.pl for word in words), strict=True))),
    )


HIGHEST: Final = 999
TEN, HUNDRED = 10, 100


@dataclass(frozen=True, slots=True)
class Cardinals:
    """How many: "pět", "čtyřiatřiceti".

    Attributes:
        cases: The cases of the language.
        simple: Number -> gender ("" for all) -> one form per case; all numbers below 20 and the tens.
        joint: Unit -> its form in front of inverted compounds ("jeden" of "jedenadvaceti").
        hundreds: 1 to 9 -> the hundreds in words, not declined.
        nouns: What people call a figure -> it, in all its forms: "čtyřka" -> 4; empty in English.
        patterns: `compound`, `compound_oblique`, `above_hundred`: how the parts are put together.
    """

    cases: Cases
    simple: Mapping[int, Mapping[str, tuple[str, ...]]]
    joint: Mapping[int, str]
    hundreds: Mapping[int, str]
    nouns: Mapping[str, int]
    patterns: Mapping[str, str]

    def words(self, number: int, case: str, gender: str, *, inverted: bool | None = None) -> str:
        """Say a number of things.

        Args:
            number: 0 to 999.
            case: In which case.
            gender: Gender of the things counted.
            inverted: Units before tens ("čtyřiatřicet"); None: only in cases that are not direct.

        Raises:
            ValueError: The number is out of range; write it in figures.
        """
        if not 0 <= number <= HIGHEST:
            raise ValueError(f"{number} in words, expected 0 to {HIGHEST}")
        hundreds, rest = divmod(number, HUNDRED)
        if hundreds and not rest:
            return self.hundreds[hundreds]
        words = self._below_hundred(rest, case, gender, inverted=inverted)
        if not hundreds:
            return words
        return self.patterns["above_hundred"].format(hundreds=self.hundreds[hundreds], rest=words)

    def _below_hundred(self, number: int, case: str, gender: str, *, inverted: bool | None) -> str:
        if number in self.simple:
            return self._simple(number, case, gender)
        units = number % TEN
        invert = case not in self.cases.direct if inverted is None else inverted
        return self.patterns["compound_oblique" if invert else "compound"].format(
            tens=self._simple(number - units, case, gender),
            units=self._simple(units, case, gender),
            joint=self.joint.get(units, ""),
        )

    def _simple(self, number: int, case: str, gender: str) -> str:
        forms = self.simple[number]
        return (forms.get("") or forms[gender])[self.cases.index(case)]

    def spellings(self) -> Iterator[tuple[str, int]]:
        """Yield every word that alone names a number below 100, in all its forms."""
        for number, forms in self.simple.items():
            yield from ((form, number) for gender in forms.values() for form in gender)
        for tens in range(2 * TEN, HUNDRED, TEN):
            for unit in range(1, TEN) if self.joint else ():
                for case in self.cases.order:
                    gender = next(iter(self.simple[unit]))
                    words = self._below_hundred(tens + unit, case, gender, inverted=True)
                    yield words, tens + unit


@dataclass(frozen=True, slots=True)
class Ordinals:
    """Which one: "třetí", "dvacátá první".

    Attributes:
        cases: The cases of the language.
        forms: Number -> gender -> forms; all numbers below 20, the tens and the hundreds.
        cardinals: For languages that leave the tens or hundreds a cardinal ("twenty-first", "sto první").
        patterns: `compound`, `above_hundred`: how the parts are put together.
        suffixes: What makes an ordinal of figures: "3.", "21st".
    """

    cases: Cases
    forms: Mapping[int, Mapping[str, Forms]]
    cardinals: Cardinals
    patterns: Mapping[str, str]
    suffixes: tuple[str, ...]

    def words(self, number: int, case: str, gender: str, grammatical: Number = "sg") -> str:
        """Say the place in an order.

        Raises:
            ValueError: The number is not within 1 to 999.
        """
        if not 1 <= number <= HIGHEST:
            raise ValueError(f"ordinal of {number}, expected 1 to {HIGHEST}")
        if number in self.forms:
            return self.forms[number][gender].get(grammatical, self.cases.index(case))
        step = HUNDRED if number > HUNDRED else TEN
        rest = self.words(number % step, case, gender, grammatical)
        if step == HUNDRED:
            hundreds = self.cardinals.hundreds[number // HUNDRED]
            return self.patterns["above_hundred"].format(hundreds=hundreds, rest=rest)
        tens = number - number % TEN
        return self.patterns["compound"].format(
            tens=self.words(tens, case, gender, grammatical),
            tens_cardinal=self.cardinals.words(tens, case, gender),
            units=rest,
            joint=self.cardinals.joint.get(number % TEN, ""),
        )

    def spellings(self) -> Iterator[tuple[str, int]]:
        """Yield every single word that names a place in an order, in all its forms."""
        for number, genders in self.forms.items():
            yield from ((form, number) for forms in genders.values() for form in forms)


def read_cardinals(cases: Cases, data: Mapping[str, Any]) -> Cardinals:
    """Read the table `[cardinals]` of a grammar."""

    def genders(entry: str | Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        table = {"": entry} if isinstance(entry, str) else entry
        return {gender: cases.spread(text) for gender, text in table.items()}

    nouns = dict(data.get("nouns", {}))
    endings = nouns.pop("endings", "").split()
    return Cardinals(
        cases,
        {int(number): genders(entry) for number, entry in data["simple"].items()},
        {int(number): text for number, text in data.get("joint", {}).items()},
        {int(number): text for number, text in data["hundreds"].items()},
        {stem + ending: int(number) for number, stem in nouns.items() for ending in endings},
        _patterns(data),
    )


def read_ordinals(
    cases: Cases, cardinals: Cardinals, paradigms: Mapping[str, Paradigm], data: Mapping[str, Any]
) -> Ordinals:
    """Read the table `[ordinals]` of a grammar: stems under the name of their paradigm."""
    forms = {
        int(number): {gender: decline(stem, endings) for gender, endings in paradigms[name].items()}
        for name, stems in data.items()
        if isinstance(stems, Mapping)
        for number, stem in stems.items()
    }
    return Ordinals(cases, forms, cardinals, _patterns(data), tuple(data.get("suffixes", ())))


def _patterns(data: Mapping[str, Any]) -> dict[str, str]:
    return {name: text for name, text in data.items() if isinstance(text, str)}
