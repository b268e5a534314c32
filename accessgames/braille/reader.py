"""Cells to print: a state machine over the signs of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from accessgames.braille.dots import BLANK

if TYPE_CHECKING:
    from accessgames.braille.tables import Table

UNREADABLE: Final = "\ufffd"
"""What stands for cells that mean nothing where they are."""


class Kind(Enum):
    """What a group of cells is."""

    LETTER = auto()
    SIGN = auto()
    NUMBER = auto()
    CAPITAL = auto()
    CAPITALS = auto()
    END = auto()


class Mode(Enum):
    """What the cells before make of the next one: nothing, a digit, a capital, one of several capitals."""

    PLAIN = auto()
    NUMBER = auto()
    CAPITAL = auto()
    CAPITALS = auto()


_INDICATED: Final = {
    Kind.NUMBER: Mode.NUMBER,
    Kind.CAPITAL: Mode.CAPITAL,
    Kind.CAPITALS: Mode.CAPITALS,
    Kind.END: Mode.PLAIN,
}


@dataclass(frozen=True, slots=True)
class _Step:
    """One step of the machine: how many cells it took, what it read, the mode that follows."""

    length: int
    text: str
    mode: Mode


class Reader:
    """Reads the cells of one table; immutable and free of state between calls."""

    __slots__ = ("_digits", "_groups", "_initial", "_inside", "_longest")

    def __init__(self, code: Table) -> None:
        self._groups: Final[Mapping[str, tuple[Kind, str]]] = dict(_groups(code))
        self._longest: Final = max(map(len, self._groups))
        self._digits: Final = {cells: digit for digit, cells in code.digits.items()}
        self._inside: Final = {code.signs[sign]: sign for sign in code.inside}
        self._initial: Final = {form.cells: (sign, form.after) for sign, form in code.initial.items()}

    def read(self, cells: str) -> str:
        """Read cells as print; see `Transcriber.backward`."""
        out: list[str] = []
        position, mode, before = 0, Mode.PLAIN, " "
        while position < len(cells):
            step = self._step(cells, position, mode, before)
            position += step.length
            mode = step.mode
            if step.text:
                out.append(step.text)
                before = step.text
        return "".join(out)

    def _step(self, cells: str, at: int, mode: Mode, before: str) -> _Step:
        if cells[at] == BLANK:
            return _Step(1, " ", Mode.PLAIN)
        return (
            (self._in_number(cells, at) if mode is Mode.NUMBER else None)
            or self._at_beginning(cells, at, before)
            or self._group(cells, at, mode)
            or _Step(1, UNREADABLE, Mode.PLAIN)
        )

    def _in_number(self, cells: str, at: int) -> _Step | None:
        """A digit, or a decimal or thousands sign with a digit behind it; anything else ends the number."""
        if cells[at] in self._digits:
            return _Step(1, self._digits[cells[at]], Mode.NUMBER)
        if cells[at] in self._inside and cells[at + 1 : at + 2] in self._digits:
            return _Step(1, self._inside[cells[at]], Mode.NUMBER)
        return None

    def _at_beginning(self, cells: str, at: int, before: str) -> _Step | None:
        """A sign with a form of its own at the beginning of a word, if a word begins here."""
        for form, (sign, after) in self._initial.items():
            if cells.startswith(form, at) and (before == " " or before in after):
                return _Step(len(form), sign, Mode.PLAIN)
        return None

    def _group(self, cells: str, at: int, mode: Mode) -> _Step | None:
        """The longest group of cells that means something."""
        for length in range(self._longest, 0, -1):
            found = self._groups.get(cells[at : at + length])
            if found is None or at + length > len(cells):
                continue
            kind, text = found
            if kind is Kind.LETTER:
                capital = mode in {Mode.CAPITAL, Mode.CAPITALS}
                after = Mode.CAPITALS if mode is Mode.CAPITALS else Mode.PLAIN
                return _Step(length, text.upper() if capital else text, after)
            return _Step(length, text, _INDICATED.get(kind, Mode.PLAIN))
        return None


def _groups(code: Table) -> Iterator[tuple[str, tuple[Kind, str]]]:
    """List all groups of cells; where two have the same cells, the later one is meant."""
    for cells, kind in (
        (code.letter, Kind.END),
        (code.capitals_end, Kind.END),
        (code.number, Kind.NUMBER),
        (code.capital, Kind.CAPITAL),
        (code.capitals, Kind.CAPITALS),
    ):
        yield cells, (kind, "")
    for sign, cells in code.signs.items():
        if sign not in code.one_way:
            yield cells, (Kind.SIGN, sign)
    for sign, form in code.initial.items():
        if form.cells not in code.signs.values():
            yield form.cells, (Kind.SIGN, sign)
    for letter, cells in code.letters.items():
        if letter not in code.one_way:
            yield cells, (Kind.LETTER, letter)
