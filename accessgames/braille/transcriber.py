"""Print to Braille and back, for any table: capitals, numbers and small letters as the norm says.

Sources: Teiresiás Z.1.2 and Z.2 for Czech; the Rules of Unified English Braille, sections 5 to 8.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from accessgames.braille import tables
from accessgames.dataclasses import dataclass

UNREADABLE: Final = "\ufffd"
"""What stands for cells that mean nothing where they are."""


class SignKind(Enum):
    """What a group of cells is."""

    LETTER = auto()
    SIGN = auto()
    NUMBER = auto()
    CAPITAL = auto()
    CAPITALS = auto()
    END = auto()


class ReadingMode(Enum):
    """What the cells before make of the next one: nothing, a digit, a capital, one of several capitals."""

    PLAIN = auto()
    NUMBER = auto()
    CAPITAL = auto()
    CAPITALS = auto()


_INDICATED: Final = {
    SignKind.NUMBER: ReadingMode.NUMBER,
    SignKind.CAPITAL: ReadingMode.CAPITAL,
    SignKind.CAPITALS: ReadingMode.CAPITALS,
    SignKind.END: ReadingMode.PLAIN,
}


@dataclass(frozen=True, slots=True)
class _Step:
    """One step of the machine: how many cells it took, what it read, the mode that follows."""

    length: int
    text: str
    mode: ReadingMode


class CellReader:
    """Reads the cells of one table; immutable and free of state between calls."""

    __slots__ = ("_digits", "_groups", "_initial", "_inside", "_longest")

    def __init__(self, code: tables.BrailleTable) -> None:
        self._groups: Final[Mapping[str, tuple[SignKind, str]]] = dict(_groups(code))
        self._longest: Final = max(map(len, self._groups))
        self._digits: Final = {cells: digit for digit, cells in code.digits.items()}
        self._inside: Final = {code.signs[sign]: sign for sign in code.inside}
        self._initial: Final = {form.cells: (sign, form.after) for sign, form in code.initial.items()}

    def read(self, cells: str) -> str:
        """Read cells as print; see `Transcriber.backward`."""
        out: list[str] = []
        position, mode, before = 0, ReadingMode.PLAIN, " "
        while position < len(cells):
            step = self._step(cells, position, mode, before)
            position += step.length
            mode = step.mode
            if step.text:
                out.append(step.text)
                before = step.text
        return "".join(out)

    def _step(self, cells: str, at: int, mode: ReadingMode, before: str) -> _Step:
        if cells[at] == tables.BLANK:
            return _Step(1, " ", ReadingMode.PLAIN)
        if mode is ReadingMode.NUMBER:
            # A digit, or a decimal or thousands sign with a digit behind it; anything else ends the number.
            digit = self._digits.get(cells[at])
            if digit is None and cells[at + 1 : at + 2] in self._digits:
                digit = self._inside.get(cells[at])
            if digit is not None:
                return _Step(1, digit, ReadingMode.NUMBER)
        for form, (sign, after) in self._initial.items():
            if cells.startswith(form, at) and (before == " " or before in after):
                return _Step(len(form), sign, ReadingMode.PLAIN)
        return self._group(cells, at, mode)

    def _group(self, cells: str, at: int, mode: ReadingMode) -> _Step:
        """The longest group of cells that means something."""
        for length in range(self._longest, 0, -1):
            found = self._groups.get(cells[at : at + length])
            if found is None or at + length > len(cells):
                continue
            kind, text = found
            if kind is SignKind.LETTER:
                capital = mode in {ReadingMode.CAPITAL, ReadingMode.CAPITALS}
                after = ReadingMode.CAPITALS if mode is ReadingMode.CAPITALS else ReadingMode.PLAIN
                return _Step(length, text.upper() if capital else text, after)
            return _Step(length, text, _INDICATED.get(kind, ReadingMode.PLAIN))
        return _Step(1, UNREADABLE, ReadingMode.PLAIN)


def _groups(code: tables.BrailleTable) -> Iterator[tuple[str, tuple[SignKind, str]]]:
    """List all groups of cells; where two have the same cells, the later one is meant."""
    for cells, kind in (
        (code.letter, SignKind.END),
        (code.capitals_end, SignKind.END),
        (code.number, SignKind.NUMBER),
        (code.capital, SignKind.CAPITAL),
        (code.capitals, SignKind.CAPITALS),
    ):
        yield cells, (kind, "")
    for sign, cells in code.signs.items():
        if sign not in code.one_way:
            yield cells, (SignKind.SIGN, sign)
    for sign, form in code.initial.items():
        if form.cells not in code.signs.values():
            yield form.cells, (SignKind.SIGN, sign)
    for letter, cells in code.letters.items():
        if letter not in code.one_way:
            yield cells, (SignKind.LETTER, letter)


_RAW: Final = "".join(map(chr, range(tables.FIRST + 1, tables.FIRST + tables.COUNT)))
_ENTRIES: Final = 8192
_LONGEST_FOLD: Final = 4  # one sign of print may become "(c)", but not a whole phrase


class Transcriber:
    """Writes and reads the Braille of one table; immutable and free of state between calls."""

    __slots__ = ("_capitals", "_cells", "_initial", "_number", "_odd", "_reader", "_runs", "table")

    def __init__(self, code: tables.BrailleTable) -> None:
        self.table: Final = code
        capitals = {small.upper(): code.capital + cells for small, cells in code.letters.items()}
        self._cells: Final[Mapping[int, str]] = str.maketrans(
            {" ": tables.BLANK, **code.letters, **capitals, **code.digits, **code.signs}
        )
        self._odd: Final = re.compile(f"[^{re.escape(''.join(sorted(code.alphabet)) + _RAW)}]")
        self._runs: Final = re.compile(_runs_pattern(code))
        self._reader: Final = CellReader(code)

    def normalise(self, text: str) -> str:
        """Spell a text with the characters of the table only.

        Dashes, quotation marks, the ellipsis and the like take the spelling of the table's `replace`; every
        kind of white space, U+00A0 too, becomes a space; control and format characters vanish; a letter that
        the code does not have loses its accents; whatever is left becomes the sign for the unknown. Six-dot
        Braille cells in the text stay as they are. Normalising twice changes nothing more.
        """
        if not self._odd.search(text):
            return text
        return self._odd.sub(self._fold, unicodedata.normalize("NFC", text))

    def forward(self, text: str) -> str:
        """Transcribe a text into cells; normalises it first. Six-dot cells in the text pass unchanged."""
        return self._runs.sub(self._sign, self.normalise(text)).translate(self._cells)

    def backward(self, cells: str) -> str:
        """Read cells back as print.

        `backward(forward(x)) == normalise(x)` for every text without raw cells and without the table's
        one-way signs. Cells that mean nothing where they stand become U+FFFD.

        Raises:
            BrailleError: `braille-not-cells`.
        """
        tables.require_cells(cells)
        return self._reader.read(cells)

    def unsupported(self, text: str) -> frozenset[str]:
        """Collect the characters of a text that would be lost: written as the sign for the unknown."""
        odd = frozenset(self._odd.findall(unicodedata.normalize("NFC", text)))
        unknown = self.table.unknown
        return frozenset(sign for sign in odd if unknown in _fold(sign, self.table))

    def _fold(self, odd: re.Match[str]) -> str:
        return _fold(odd[0], self.table)

    def _sign(self, run: re.Match[str]) -> str:
        """Put the sign in front of a number or of capitals, and one behind where the next letter needs it."""
        code = self.table
        number, digit_letter, capitals, small_letter, initial = run.groups()
        if number is not None:
            return code.number + number + (code.letter if digit_letter is not None else "")
        if capitals is not None:
            return code.capitals + capitals.lower() + (code.capitals_end if small_letter is not None else "")
        return code.initial[initial].cells


def _runs_pattern(code: tables.BrailleTable) -> str:
    """Describe what is more than its characters one by one.

    Groups: a number; empty if a letter that looks like a digit follows it; capitals, two or more; empty if a
    small letter follows them; a sign with a form of its own at the beginning of a word.
    """
    inside, letters = re.escape(code.inside), code.digit_letters
    look_alike = f"(?=[{letters}])"
    leading = rf"(?:(?<![\w.,])[{re.escape(code.leading)}](?=[0-9]))?" if code.leading else ""
    number = rf"({leading}[0-9](?:[0-9]|[{inside}](?=[0-9]))*(?:[{inside}]{look_alike})?)({look_alike})?"
    capitals = f"([{code.capital_letters}]{{2,}})((?=[{''.join(code.letters)}]))?"
    initial = "|".join(
        rf"(?<![^\s{re.escape(form.after)}]){re.escape(sign)}" for sign, form in code.initial.items()
    )
    return f"{number}|{capitals}|({initial or '(?!)'})"


@lru_cache(maxsize=_ENTRIES)
def _fold(sign: str, code: tables.BrailleTable) -> str:
    """Spell one character outside the table with characters of the table."""
    if sign in code.replace:
        return code.replace[sign]
    if sign.isspace() or sign == tables.BLANK:
        return " "
    if unicodedata.category(sign) in {"Cc", "Cf", "Mn", "Me", "Mc"}:
        return ""
    parts = unicodedata.normalize("NFKD", sign)
    # An accent may be dropped from a letter, but "not equal" is not "equal".
    crossed = len(parts) > 1 and unicodedata.combining(parts[1]) > 0 and not parts[0].isalpha()
    if parts == sign or len(parts) > _LONGEST_FOLD or crossed:
        return code.unknown
    return "".join(part if part in code.alphabet else _fold(part, code) for part in parts)


@lru_cache(maxsize=16)
def transcriber(language: str = tables.DEFAULT_LANGUAGE) -> Transcriber:
    """Give the transcriber of a language.

    Raises:
        BrailleError: `braille-language-unknown`, or a table that cannot be read.
    """
    return Transcriber(tables.braille_table(language))


def normalise(text: str, language: str = tables.DEFAULT_LANGUAGE) -> str:
    """Spell a text with the characters of the language's table; see `Transcriber.normalise`."""
    return transcriber(language).normalise(text)


def forward(text: str, language: str = tables.DEFAULT_LANGUAGE) -> str:
    """Transcribe a text into cells; see `Transcriber.forward`."""
    return transcriber(language).forward(text)


def backward(cells: str, language: str = tables.DEFAULT_LANGUAGE) -> str:
    """Read cells back as print; see `Transcriber.backward`."""
    return transcriber(language).backward(cells)


def unsupported(text: str, language: str = tables.DEFAULT_LANGUAGE) -> frozenset[str]:
    """Collect the characters that the language's table cannot write; see `Transcriber.unsupported`."""
    return transcriber(language).unsupported(text)


@lru_cache(maxsize=_ENTRIES)
def cells(text: str, language: str = tables.DEFAULT_LANGUAGE) -> int:
    """Measure a text in Braille cells: what a display or an embossed line must hold, signs included."""
    return len(transcriber(language).forward(text))
