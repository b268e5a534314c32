"""What a voice says in place of what is written: codes, places, figures and signs as words.

A value that has a type is said by its type (`accessgames.language.voice`). What is read here has none: fixed
words of a sentence, and texts from people, such as names, files and whatever somebody typed.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass, field

if TYPE_CHECKING:
    from accessgames.language import morphology
    from accessgames.language.numerals import Numerals

Rules: TypeAlias = tuple[tuple[re.Pattern[str], str], ...]
"""Patterns and what is said in their place, applied in order."""

_RUN: Final = re.compile(r"\d+|[^\W\d_]+")
_DAY: Final = re.compile(r"(?<!\w)(\d{4})-(\d\d)-(\d\d)(?!\w)")
_DECIMAL: Final = re.compile(r"(?<![\w.,])(\d+)[.,](\d+)(?![\w]|[.,]\d)")
_TOKEN: Final = re.compile(r"\w*\d\w*|(?<![^\W_])(?<![\'\u2019])[^\W\d_](?![^\W_])")
_PLAIN: Final = re.compile(r"\s*(?:[^\W\d_]{2,}[.,;:!?]?(?:\s+|$))*")
_KEPT: Final = r".,;:!?\u2026'\u2019\-\u2013\u2014\"()\u201a-\u201f\u00ab\u00bb"
_SIGN: Final = re.compile(rf"\.(?=\w)|(?<=\w):(?=\w)|_|[^\w\s{_KEPT}]|(?<!\w)-|-(?!\w)")
_CODE: Final = 2
"""Most letters beside figures that are said by their names; more of them are a word."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """How a day is said.

    Attributes:
        months: Their names, in the case that a date wants.
        weekdays: Their names, Monday first.
        patterns: `day` and `weekday`, with `{day}`, `{month}`, `{year}` and `{weekday}`.
        case: In which case the day is said.
        gender: Gender of the day.
    """

    months: tuple[str, ...]
    weekdays: tuple[str, ...]
    patterns: Mapping[str, str]
    case: str
    gender: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """Spoken forms of one language.

    Attributes:
        letters: Letter -> how it is said.
        numerals: Numbers in words.
        ordinals: Places in an order in words.
        rules: What is said in the place of signs between figures, and of others.
        pauses: What becomes of quotation marks and brackets in a whole line.
        signs: Sign -> its name.
        little_words: Words of one letter, where another word follows; else it is the name of the letter.
        point: What is said between whole and parts of a number, by plural category.
        point_gender: Gender of the number before it.
        calendar: How a day is said; None where the language does not tell.
        voices: Parts of names of voices that speak the language without saying so.
        pace: Characters of it that a voice says in a second.
    """

    letters: Mapping[str, str]
    numerals: Numerals
    ordinals: morphology.Ordinals
    rules: Rules = ()
    pauses: Rules = ()
    signs: Mapping[str, str] = field(default_factory=dict)
    little_words: frozenset[str] = frozenset()
    point: Mapping[str, str] = field(default_factory=dict)
    point_gender: str = ""
    calendar: Calendar | None = None
    voices: tuple[str, ...] = ()
    pace: float = 15.0

    def first(self, written: str) -> str:
        """Give the word that is heard first: "em" for `m50`, "třicet čtyři" for 34, else the word itself."""
        match = _RUN.search(written)
        if match is None:
            return ""
        token = match[0]
        if token.isdigit():
            return self.numerals.words(int(token)).partition(" ")[0]
        is_code = len(token) == 1 or written[match.end() : match.end() + 1].isdigit()
        return self.letters.get(token[0].lower(), token) if is_code else token

    def code(self, text: str) -> str:
        """Say letters by their names and figures as numbers: "čé iks dva" for `čx2`."""
        return " ".join(map(self._run, _RUN.findall(text))) or text

    def _run(self, run: str) -> str:
        if not run.isdigit():
            return " ".join(self.letters.get(letter, letter) for letter in run.lower())
        if run.startswith("0") and len(run) > 1:
            return self.numerals.figures(run)
        return self.numerals.words(int(run))

    def free(self, text: str) -> str:
        """Say a text from people; one letter alone is its name."""
        if len(text) == 1 and text.isalpha():
            return self.code(text)
        return self.fixed(text)

    def fixed(self, text: str) -> str:
        """Say fixed words of a sentence; quotation marks are left to `line`."""
        if _PLAIN.fullmatch(text):
            return text
        if any(char.isdigit() for char in text):
            text = _DAY.sub(self._day, text)
            text = _DECIMAL.sub(self._decimal, text)
            for pattern, said in self.rules:
                text = pattern.sub(said, text)
        text = _SIGN.sub(self._sign, text)
        return _TOKEN.sub(self._token, text)

    def line(self, text: str) -> str:
        """Say a whole line whose values are said already: what was quoted stands between pauses."""
        for pattern, said in self.pauses:
            text = pattern.sub(said, text)
        return text

    def text(self, written: str) -> str:
        """Say a line of which nothing but its letters is known, such as what is typed."""
        return self.line(self.free(written))

    def _sign(self, match: re.Match[str]) -> str:
        name = self.signs.get(match[0], "")
        return f" {name} " if name else " "

    def _token(self, match: re.Match[str]) -> str:
        token = match[0]
        if token in self.little_words and match.string[match.end() : match.end() + 1].isspace():
            return token
        letters = "".join(run for run in _RUN.findall(token) if not run.isdigit())
        if len(letters) <= _CODE:
            return self.code(token)
        return " ".join(self._run(run) if run.isdigit() else run for run in _RUN.findall(token))

    def _decimal(self, match: re.Match[str]) -> str:
        parts = match[2]
        said = self.numerals.figures(parts) if parts.startswith("0") else self.numerals.words(int(parts))
        whole = int(match[1])
        point = self.point.get(self.numerals.agreement.plural(whole)) or self.point.get("other", "")
        return f"{self.numerals.words(whole, gender=self.point_gender)} {point} {said}"

    def _day(self, match: re.Match[str]) -> str:
        try:
            return self.day(dt.date(*map(int, match.groups())), "day")
        except ValueError:
            return match[0]

    def day(self, day: dt.date, pattern: str) -> str:
        """Say a day of the calendar by a pattern of its language: with its weekday, or without."""
        calendar = self.calendar
        if calendar is None:
            return self.code(day.isoformat())
        return calendar.patterns[pattern].format(
            weekday=calendar.weekdays[day.weekday()],
            day=self.ordinals.words(day.day, calendar.case, calendar.gender),
            month=calendar.months[day.month - 1],
            year=self.numerals.words(day.year),
        )


def read_spoken(
    letters: Mapping[str, str], numerals: Numerals, ordinals: morphology.Ordinals, data: Mapping[str, Any]
) -> Spoken:
    """Read `speech.toml`; a language without it has numbers and letters only."""
    calendar = data.get("calendar")
    own = numerals.cardinals.cases.order[0]
    return Spoken(
        letters=letters,
        numerals=numerals,
        ordinals=ordinals,
        rules=_rules(data.get("say", ())),
        pauses=_rules(data.get("pause", ())),
        signs=data.get("signs", {}),
        little_words=frozenset(data.get("little_words", ())),
        point=data.get("point", {}),
        point_gender=data.get("point_gender", ""),
        calendar=calendar
        and Calendar(
            tuple(calendar["months"]),
            tuple(calendar["weekdays"]),
            calendar["patterns"],
            calendar.get("case", own),
            calendar.get("gender", numerals.default_gender),
        ),
        voices=tuple(data.get("voices", {}).get("names", ())),
        pace=float(data.get("voices", {}).get("pace", 15)),
    )


def _rules(entries: Iterable[Mapping[str, str]]) -> Rules:
    return tuple((re.compile(entry["find"]), entry["say"]) for entry in entries)
