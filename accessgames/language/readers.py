"""Numbers, places and lists as people type them: "3", "třetí", "m50", "Marie 50", "sloupec 13, řada 50"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.language import commandline, coordinates, values

if TYPE_CHECKING:
    from accessgames.language.grammar import Grammar

ValueT = TypeVar("ValueT")
_FIGURES: Final = re.compile(r"-?\d{1,9}")
_PLACE: Final = re.compile(r"([a-z]{1,2})(\d{1,4})")
_LETTERS: Final = re.compile(r"[a-z]{1,2}")
_TEN, _HUNDRED = 10, 100


@dataclass(frozen=True, slots=True)
class Parsed(Generic[ValueT]):
    """A value read from the beginning of some words, and how many words it took."""

    value: ValueT
    used: int


@dataclass(frozen=True, slots=True)
class PlaceWords:
    """Words around places, as word files have them, bare of diacritics: "řada", "sloupec", "pole", "na"."""

    row: frozenset[str]
    column: frozenset[str]
    skipped: frozenset[str]


class ValueReader:
    """Reads values from the beginning of words; every method returns None where there is nothing to read.

    Attributes:
        conjunctions: Words that join the last item of a list, without diacritics.
    """

    def __init__(self, grammar: Grammar, places: PlaceWords) -> None:
        """Take the grammar and the words around places of one language."""
        self._grammar = grammar
        self._places = places
        self._minus = commandline.normalise_bare(grammar.minus)
        self._suffixes = tuple(map(commandline.normalise_bare, grammar.ordinals.suffixes))
        link = grammar.cardinals.patterns["above_hundred"].format(hundreds="", rest="")
        self._link = frozenset(commandline.normalise_bare(link).split())
        self._hundreds = _first_wins(
            (words, number * _HUNDRED) for number, words in grammar.cardinals.hundreds.items()
        )
        joiners = grammar.joiners.values()
        self.conjunctions = frozenset(commandline.normalise_bare(join.last) for join in joiners) - {
            commandline.COMMA
        }

    # All forms of all numerals take longer to list than the start of the program may wait for them.
    @cached_property
    def _cardinals(self) -> Mapping[str, int]:
        return _first_wins(self._grammar.cardinals.spellings())

    @cached_property
    def _nouns(self) -> Mapping[str, int]:
        return _first_wins(self._grammar.cardinals.nouns.items())

    @cached_property
    def _ordinals(self) -> Mapping[str, int]:
        return _first_wins(self._grammar.ordinals.spellings())

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        tables = (self._grammar.coordinates.spelling, self._grammar.spoken.letters)
        return _first_wins(
            (name, letter)
            for names in tables
            for letter, name in names.items()
            if letter in coordinates.ALPHABET
        )

    def items(self, words: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Take a list apart at commas and conjunctions."""
        return commandline.split_items(tuple(words), self.conjunctions)

    def number(self, words: Sequence[str]) -> Parsed[int] | None:
        """Read a whole number in figures or words: "3", "-3", "tři", "dvacet tři", "sto pět"."""
        if not words:
            return None
        if _FIGURES.fullmatch(words[0]):
            return Parsed(int(words[0]), 1)
        if commandline.normalise_bare(words[0]) == self._minus:
            positive = self._positive(words[1:])
            return positive and Parsed(-positive.value, positive.used + 1)
        return self._positive(words)

    def _positive(self, words: Sequence[str]) -> Parsed[int] | None:
        if words and _FIGURES.fullmatch(words[0]):
            return Parsed(abs(int(words[0])), 1)
        hundreds = _longest(self._hundreds, words)
        after = hundreds.used if hundreds else 0
        if hundreds:
            after += _starts(words[after:], self._link)
        rest = self._below_hundred(words[after:], self._cardinals)
        if hundreds is None or rest is None:
            return hundreds or rest
        return Parsed(hundreds.value + rest.value, after + rest.used)

    def _below_hundred(self, words: Sequence[str], units: Mapping[str, int]) -> Parsed[int] | None:
        """Read tens and units, written apart ("dvacet tři", "twenty-three") or together ("třiadvacet")."""
        parts = _parts(words)
        if not parts:
            return None
        first = units.get(parts[0], self._cardinals.get(parts[0]))
        tens = first is not None and first >= 2 * _TEN and first < _HUNDRED and first % _TEN == 0
        if tens and len(parts) > 1 and first is not None and 0 < (unit := units.get(parts[1], 0)) < _TEN:
            return Parsed(first + unit, 1 if len(_parts(words[:1])) > 1 else 2)
        known = units.get(parts[0]) if len(_parts(words[:1])) == 1 else None
        return None if known is None else Parsed(known, 1)

    def ordinal(self, words: Sequence[str]) -> Parsed[int] | None:
        """Read a place in an order: "3.", "třetí", "dvacátá první", "21st"."""
        if not words:
            return None
        word = commandline.normalise_bare(words[0])
        for suffix in self._suffixes:
            figures = word.removesuffix(suffix)
            if figures != word and figures.isdecimal() and len(figures) < _TEN:
                return Parsed(int(figures), 1)
        return self._below_hundred(words, self._ordinals)

    def figure(self, words: Sequence[str]) -> Parsed[int] | None:
        """Read a number, an ordinal, or what people call a figure: "4", "čtyři", "čtvrtá", "čtyřka"."""
        known = self._nouns.get(commandline.normalise_bare(words[0])) if words else None
        return self.which(words) if known is None else Parsed(known, 1)

    def alone(self, words: Sequence[str]) -> int | None:
        """Return the number or ordinal that words are, with nothing behind it; None for anything else."""
        taken = self.which(words)
        return taken.value if taken is not None and taken.used == len(words) else None

    def which(self, words: Sequence[str]) -> Parsed[int] | None:
        """Read a number or an ordinal: items of numbered lists."""
        return self.ordinal(words) or self.number(words)

    def column(self, words: Sequence[str]) -> Parsed[str] | None:
        """Read a column: "m", "aa", "em", "Marie", "13"; with its word: "sloupec m", "třetí sloupec"."""
        for start in _beginnings(words, self._places.skipped | self._places.column):
            read = self._spelled(words[start:]) or self._numbered_column(words[start:])
            if read:
                return Parsed(read.value, start + read.used)
        return None

    def _spelled(self, words: Sequence[str]) -> Parsed[str] | None:
        """Read letters: names of letters one after another, else the letters themselves."""
        names = _longest(self._letters, words)
        if names is not None:
            second = _longest(self._letters, words[names.used :])
            return Parsed(names.value + second.value, names.used + second.used) if second else names
        if words and _LETTERS.fullmatch(commandline.normalise_bare(words[0])):
            return Parsed(commandline.normalise_bare(words[0]), 1)
        return None

    def _numbered_column(self, words: Sequence[str]) -> Parsed[str] | None:
        number = self.which(words)
        if number is None:
            return None
        try:
            letters = coordinates.column_letters(number.value)
        except ValueError:
            return None
        return Parsed(letters, number.used + _starts(words[number.used :], self._places.column))

    def row(self, words: Sequence[str]) -> Parsed[int] | None:
        """Read a row: "50", "třetí"; with its word on either side: "řada 50", "třetí řada"."""
        for start in _beginnings(words, self._places.skipped | self._places.row):
            read = self.figure(words[start:])
            if read:
                end = start + read.used
                return Parsed(read.value, end + _starts(words[end:], self._places.row))
        return None

    def cell(self, words: Sequence[str]) -> Parsed[values.Cell] | None:
        """Read a place: "m50", "m 50", "em 50", "Marie 50", "sloupec 13, řada 50", "na pole m50"."""
        for start in _beginnings(words, self._places.skipped):
            rest = words[start:]
            if joined := _PLACE.fullmatch(commandline.normalise_bare(rest[0])):
                return Parsed(values.Cell(joined[1], int(joined[2])), start + 1)
            if read := self._by_words(rest):
                return Parsed(read.value, start + read.used)
            column = self._spelled(rest)
            row = column and self.figure(rest[column.used :])
            if column and row:
                return Parsed(values.Cell(column.value, row.value), start + column.used + row.used)
        return None

    def _by_words(self, words: Sequence[str]) -> Parsed[values.Cell] | None:
        """Read column and row by their words, in either order, with or without a comma between."""
        if _starts(words, self._places.column):
            column, after = _step(self.column(words), words)
            row = self.row(words[after:]) if self._leads(words[after:], self._places.row) else None
            used = after + (row.used if row else 0)
        elif _starts(words, self._places.row):
            row, after = _step(self.row(words), words)
            column = self.column(words[after:]) if self._leads(words[after:], self._places.column) else None
            used = after + (column.used if column else 0)
        else:
            return None
        return Parsed(values.Cell(column.value, row.value), used) if column and row else None

    def _leads(self, words: Sequence[str], among: frozenset[str]) -> int:
        """Tell whether the first word that means something is one of some words."""
        return _starts(words[_starts(words, self._places.skipped) :], among)


def _beginnings(words: Sequence[str], skipped: frozenset[str]) -> Iterator[int]:
    """Yield where to read: behind words that mean nothing, and at one letter of them: it may be a column."""
    for start, word in enumerate(map(commandline.normalise_bare, words)):
        empty = word in skipped
        if not empty or len(word) == 1 or start + 1 == len(words):
            yield start
        if not empty:
            return


def _step(read: Parsed[ValueT] | None, words: Sequence[str]) -> tuple[Parsed[ValueT] | None, int]:
    """Go on behind what was read, and behind a comma that follows it."""
    after = read.used if read else 0
    return read, after + _starts(words[after:], frozenset({commandline.COMMA}))


def _first_wins(pairs: Iterable[tuple[str, ValueT]]) -> dict[str, ValueT]:
    """Make a table of words; most forms of a number are the same in several cases and genders."""
    forms: dict[str, ValueT] = {}
    for words, value in pairs:
        forms.setdefault(words, value)
    table: dict[str, ValueT] = {}
    for words, value in forms.items():
        table.setdefault(commandline.normalise_bare(words), value)
    return table


def _longest(table: Mapping[str, ValueT], words: Sequence[str]) -> Parsed[ValueT] | None:
    """Look up two words, else one."""
    for used in (2, 1):
        if (
            len(words) >= used
            and (found := table.get(commandline.normalise_bare(" ".join(words[:used])))) is not None
        ):
            return Parsed(found, used)
    return None


def _parts(words: Sequence[str]) -> list[str]:
    """Give the first parts of a number in words; hyphens join parts as blanks do."""
    return [part for word in words[:2] for part in commandline.normalise_bare(word).split("-") if part]


def _starts(words: Sequence[str], among: frozenset[str]) -> int:
    """Give 1 if the first word is one of some words, else 0: how many words to step over."""
    return int(bool(words) and commandline.normalise_bare(words[0]) in among)


def read_place_words(words: Iterator[tuple[str, tuple[str, ...]]]) -> PlaceWords:
    """Pick the words around places from pairs of id and spellings: ids `row`, `column`, `cell`, `filler`."""
    found = {
        key: frozenset(commandline.normalise_bare(text) for text in texts if " " not in text)
        for key, texts in words
    }
    nothing: frozenset[str] = frozenset()
    return PlaceWords(
        found.get("row", nothing),
        found.get("column", nothing),
        found.get("cell", nothing) | found.get("filler", nothing),
    )
