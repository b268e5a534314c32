"""Forms of words: cases, genders, adjective paradigms. The endings are data of the language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

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
