"""Print to Braille and back, for any table: capitals, numbers and small letters as the norm says.

Forward, a text is first normalised (one spelling for all dashes, quotation marks, spaces …); then numbers
and strings of capitals, which need a sign in front and sometimes one behind, are found by one regular
expression, and the rest is one translation of characters into cells. Backward see `reader`.
Sources: Teiresiás Z.1.2 and Z.2 for Czech; the Rules of Unified English Braille, sections 5 to 8.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from accessgames.braille.dots import BLANK, COUNT, FIRST, require_cells
from accessgames.braille.reader import Reader
from accessgames.braille.tables import DEFAULT_LANGUAGE, Table, table

_RAW: Final = "".join(map(chr, range(FIRST + 1, FIRST + COUNT)))
_ENTRIES: Final = 8192
_LONGEST_FOLD: Final = 4  # one sign of print may become "(c)", but not a whole phrase


class Transcriber:
    """Writes and reads the Braille of one table; immutable and free of state between calls."""

    __slots__ = ("_capitals", "_cells", "_initial", "_number", "_odd", "_reader", "_runs", "table")

    def __init__(self, code: Table) -> None:
        self.table: Final = code
        self._cells: Final[Mapping[int, str]] = str.maketrans(_print_to_cells(code))
        self._odd: Final = re.compile(f"[^{re.escape(''.join(sorted(code.alphabet)) + _RAW)}]")
        self._runs: Final = re.compile(_runs_pattern(code))
        self._reader: Final = Reader(code)

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
        require_cells(cells)
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


def _print_to_cells(code: Table) -> dict[str, str]:
    """Give the cells of each single character; a capital brings its own sign."""
    capitals = {small.upper(): code.capital + cells for small, cells in code.letters.items()}
    return {" ": BLANK, **code.letters, **capitals, **code.digits, **code.signs}


def _runs_pattern(code: Table) -> str:
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
def _fold(sign: str, code: Table) -> str:
    """Spell one character outside the table with characters of the table."""
    if sign in code.replace:
        return code.replace[sign]
    if sign.isspace() or sign == BLANK:
        return " "
    if unicodedata.category(sign) in {"Cc", "Cf", "Mn", "Me", "Mc"}:
        return ""
    parts = unicodedata.normalize("NFKD", sign)
    if parts == sign or len(parts) > _LONGEST_FOLD or (_accented(parts) and not parts[0].isalpha()):
        return code.unknown  # an accent may be dropped from a letter, but "not equal" is not "equal"
    return "".join(part if part in code.alphabet else _fold(part, code) for part in parts)


def _accented(parts: str) -> bool:
    return len(parts) > 1 and unicodedata.combining(parts[1]) > 0


@lru_cache(maxsize=16)
def transcriber(language: str = DEFAULT_LANGUAGE) -> Transcriber:
    """Give the transcriber of a language.

    Raises:
        BrailleError: `braille-language-unknown`, or a table that cannot be read.
    """
    return Transcriber(table(language))


def normalise(text: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Spell a text with the characters of the language's table; see `Transcriber.normalise`."""
    return transcriber(language).normalise(text)


def forward(text: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Transcribe a text into cells; see `Transcriber.forward`."""
    return transcriber(language).forward(text)


def backward(cells: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Read cells back as print; see `Transcriber.backward`."""
    return transcriber(language).backward(cells)


def unsupported(text: str, language: str = DEFAULT_LANGUAGE) -> frozenset[str]:
    """Collect the characters that the language's table cannot write; see `Transcriber.unsupported`."""
    return transcriber(language).unsupported(text)


@lru_cache(maxsize=_ENTRIES)
def cells(text: str, language: str = DEFAULT_LANGUAGE) -> int:
    """Measure a text in Braille cells: what a display or an embossed line must hold, signs included."""
    return len(transcriber(language).forward(text))
