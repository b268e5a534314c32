"""Numbers as a voice says them: every whole number in words, in the case and gender that its noun wants.

A number that stands alone is said as people count ("jedna", "dva"); so is the end of a longer one: "dvacet
jedna bodů".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from accessgames.dataclasses import dataclass
from accessgames.language import morphology

BEYOND: Final = 10**12
"""From here on a number is said figure by figure."""


@dataclass(frozen=True, slots=True)
class Counting:
    """What a number does to the counted noun.

    Attributes:
        number: Its grammatical number.
        direct: The case that replaces the direct cases ("5 bodů" is a genitive), or "" for none.
    """

    number: morphology.Number
    direct: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """What numbers do to the nouns they count.

    Attributes:
        cases: The cases of the language.
        plural: Plural category of a number (CLDR).
        counting: Plural category -> what happens to the counted noun.
    """

    cases: morphology.Cases
    plural: Callable[[int], str]
    counting: Mapping[str, Counting]

    def form(self, number: int, case: str) -> tuple[morphology.Number, int]:
        """Give the grammatical number and the index of the case of a noun counted in some case."""
        counting = self.counting.get(self.plural(number)) or self.counting["other"]
        replaced = counting.direct and case in self.cases.direct
        return counting.number, self.cases.index(counting.direct if replaced else case)


def read_agreement(
    cases: morphology.Cases, plural: Callable[[int], str], data: Mapping[str, Any]
) -> Agreement:
    """Read the table `[counting]` of a grammar."""
    table = {kind: Counting(entry["number"], entry.get("direct", "")) for kind, entry in data.items()}
    return Agreement(cases, plural, table)


@dataclass(frozen=True, slots=True)
class Scale:
    """A word that counts thousands, or more.

    Attributes:
        size: What it stands for.
        forms: Its forms.
        gender: Its gender.
        silent_one: Whether one of it is said without a number ("tisíc", but "jeden milion").
    """

    size: int
    forms: morphology.Forms
    gender: str
    silent_one: bool


@dataclass(frozen=True, slots=True)
class Numerals:
    """Says whole numbers of one language.

    Attributes:
        cardinals: Numbers below a thousand, from which the longer ones are made.
        hundreds: 1 to 9 -> the hundreds in all cases.
        scales: Thousands and more, the greatest first.
        alone: Number -> gender of its form when it counts nothing; others have the default gender.
        default_gender: Gender of a bare number.
        fixed: Units that stay as they are at the end of longer numbers ("bez dvaceti jedna bodů").
        patterns: How parts are put together: `above`, and `above_small` before what is less than a hundred.
        minus: What is said for a minus sign.
        agreement: What a number does to what it counts.
    """

    cardinals: morphology.Cardinals
    hundreds: Mapping[int, tuple[str, ...]]
    scales: tuple[Scale, ...]
    alone: Mapping[int, str]
    default_gender: str
    fixed: frozenset[int]
    patterns: Mapping[str, str]
    minus: str
    agreement: Agreement

    def words(self, number: int, case: str = "", gender: str = "") -> str:
        """Say a number.

        Args:
            number: Any whole number; from `BEYOND` on it is said figure by figure.
            case: In which case; "" is the first one.
            gender: Gender of what is counted; "" where the number stands alone.
        """
        case = case or self.cardinals.cases.order[0]
        if number < 0:
            return f"{self.minus}{self.words(-number, case, gender)}"
        if number >= BEYOND:
            return self.figures(str(number))
        parts, rest = self._scaled(number, case)
        if rest or not parts:
            words = self._below_thousand(rest, case, gender, within=bool(parts))
            pattern = self.patterns["above_small" if rest < morphology.HUNDRED else "above"]
            return pattern.format(many=" ".join(parts), rest=words) if parts else words
        return " ".join(parts)

    def figures(self, digits: str) -> str:
        """Say a number figure by figure, as a telephone number is."""
        return " ".join(self.words(int(digit)) for digit in digits)

    def _scaled(self, number: int, case: str) -> tuple[list[str], int]:
        """Say the thousands and more; return what is left as a number."""
        parts: list[str] = []
        for scale in self.scales:
            many, number = divmod(number, scale.size)
            if not many:
                continue
            if many > 1 or not scale.silent_one:
                parts.append(self._below_thousand(many, case, scale.gender, within=False))
            parts.append(scale.forms.get(*self.agreement.form(many, case)))
        return parts, number

    def _below_thousand(self, number: int, case: str, gender: str, *, within: bool) -> str:
        """Say a number below a thousand; `within` a longer one its end is fixed."""
        hundreds, rest = divmod(number, morphology.HUNDRED)
        if not hundreds:
            return self._below_hundred(rest, case, gender, within=within)
        said = self.hundreds[hundreds][self.cardinals.cases.index(case)]
        if not rest:
            return said
        words = self._below_hundred(rest, case, gender, within=True)
        return self.cardinals.patterns["above_hundred"].format(hundreds=said, rest=words)

    def _below_hundred(self, number: int, case: str, gender: str, *, within: bool) -> str:
        if number in self.cardinals.simple:
            if within:
                return self._unit(number, case)
            own = gender or self.alone.get(number, self.default_gender)
            return self.cardinals.words(number, case, own)
        units = number % morphology.TEN
        tens = self.cardinals.words(number - units, case, self.default_gender)
        return self.cardinals.patterns["compound"].format(tens=tens, units=self._unit(units, case))

    def _unit(self, number: int, case: str) -> str:
        """Say the end of a longer number."""
        case = self.cardinals.cases.order[0] if number in self.fixed else case
        return self.cardinals.words(number, case, self.alone.get(number, self.default_gender))


def read_numerals(
    data: Mapping[str, Any], cardinals: morphology.Cardinals, gender: str, minus: str, agreement: Agreement
) -> Numerals:
    """Read the table `[aloud]` of a grammar; a language without it counts as its cardinals do."""
    cases = cardinals.cases
    hundreds = {int(number): tuple(forms) for number, forms in data.get("hundreds", {}).items()}
    scales = (
        Scale(
            int(size),
            morphology.read_forms(cases, entry),
            entry.get("gender", gender),
            not entry.get("one", False),
        )
        for size, entry in data.get("scales", {}).items()
    )
    undeclined = {number: (said,) * len(cases.order) for number, said in cardinals.hundreds.items()}
    return Numerals(
        cardinals=cardinals,
        hundreds={**undeclined, **hundreds},
        scales=tuple(sorted(scales, key=lambda scale: -scale.size)),
        alone={int(number): own for number, own in data.get("alone", {}).items()},
        default_gender=gender,
        fixed=frozenset(data.get("fixed", ())),
        patterns={"above": "{many} {rest}", "above_small": "{many} {rest}", **data.get("patterns", {})},
        minus=minus,
        agreement=agreement,
    )
