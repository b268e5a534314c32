"""Braille cells as Unicode, and the Braille code of a language as data.

A cell is U+2800 plus one bit per dot (dot 1 = 1, dot 2 = 2, … dot 6 = 32). The code of a language is
`locales/<language>/braille.toml`, read once and never changed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine.errors import GameError


class BrailleError(GameError):
    """Something that cannot become Braille: a file, a page size, a table, foreign cells.

    Carries a message key of `locales/*/errors.ftl` (all begin with `braille-`) and arguments that always hold
    the offending value and, where known, what would be right. Never a sentence for people.
    """


BLANK: Final = "\u2800"
"""The empty cell, Braille's space."""

FIRST: Final = 0x2800
"""Code point of the empty cell."""

COUNT: Final = 64
"""How many six-dot cells there are; their code points are FIRST … FIRST + COUNT - 1."""

_DOTS: Final = re.compile(r"(?=[1-6])1?2?3?4?5?6?")
_FOREIGN: Final = re.compile(f"[^{chr(FIRST)}-{chr(FIRST + COUNT - 1)}]")


def from_dots(notation: str) -> str:
    """Turn dot numbers into cells.

    Args:
        notation: Dots in ascending order, cells joined by "-": "6-236" is dot 6, then dots 2, 3 and 6.

    Returns:
        The cells, one for each group of dots.

    Raises:
        BrailleError: `braille-dots`, for anything else.
    """
    groups = notation.split("-")
    if not all(_DOTS.fullmatch(group) for group in groups):
        raise BrailleError("braille-dots", value=notation)
    return "".join(chr(FIRST + sum(1 << int(dot) - 1 for dot in group)) for group in groups)


def to_dots(cells: str) -> str:
    """Name the dots of each cell, as `from_dots` reads them; an empty cell is "0".

    Raises:
        BrailleError: `braille-not-cells`.
    """
    require_cells(cells)
    return "-".join(
        "".join(str(dot) for dot in range(1, 7) if ord(cell) - FIRST >> dot - 1 & 1) or "0" for cell in cells
    )


def require_cells(cells: str) -> None:
    """Check that a string holds nothing but six-dot cells.

    Raises:
        BrailleError: `braille-not-cells`, with the first foreign character and its index (from 0).
    """
    foreign = _FOREIGN.search(cells)
    if foreign:
        raise BrailleError("braille-not-cells", value=foreign[0], index=foreign.start())


DEFAULT_LANGUAGE: Final = "cs"
"""The project's first language."""

FILE_NAME: Final = "braille.toml"

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


_INDICATORS: Final = ("capital", "capitals", "capitals_end", "letter", "number")


@dataclass(frozen=True, slots=True)
class InitialSign:
    """How a sign is written at the beginning of a word.

    Attributes:
        cells: The cells it has there.
        after: Signs after which a word begins, besides the start of the text and a space.
    """

    cells: str
    after: str


@dataclass(frozen=True, slots=True, eq=False)
class BrailleTable:
    """The uncontracted Braille code of one language; all cells are strings of U+2800 … U+283F.

    Attributes:
        language: Tag of the language, for example "cs".
        capital: Sign before one capital letter.
        capitals: Sign before two or more capital letters.
        capitals_end: Sign between such capitals and a small letter that follows them directly.
        letter: Sign between a number and a letter that would be read as a digit.
        number: Sign before a number.
        digits: "0" … "9", their cells without the number sign.
        inside: Signs that do not end a number if a digit follows.
        leading: Signs that may begin a number.
        letters: Small letters.
        signs: Punctuation and all other signs.
        initial: Signs written differently at the beginning of a word.
        one_way: Letters and signs whose cells read back as something else.
        unknown: The print sign written for what the code does not have.
        replace: Print texts written instead of signs outside the code.
    """

    language: str
    capital: str
    capitals: str
    capitals_end: str
    letter: str
    number: str
    digits: Mapping[str, str]
    inside: str
    leading: str
    letters: Mapping[str, str]
    signs: Mapping[str, str]
    initial: Mapping[str, InitialSign]
    one_way: frozenset[str]
    unknown: str
    replace: Mapping[str, str]

    @property
    def capital_letters(self) -> str:
        """All capital letters, in the order of the small ones."""
        return "".join(self.letters).upper()

    @property
    def alphabet(self) -> frozenset[str]:
        """Every print character that has cells of its own, the space among them."""
        return frozenset(" ").union(self.letters, self.capital_letters, self.digits, self.signs)

    @property
    def digit_letters(self) -> str:
        """The letters that look like digits (a to j) and need the letter sign right after a number."""
        cells = frozenset(self.digits.values())
        return "".join(letter for letter, written in self.letters.items() if written in cells)


def locales_folder() -> Path:
    """Find `locales/` beside the package in a checkout, or its copy inside an installed wheel.

    This package and `accessgames.language` may not import each other, hence a second, smaller finder.
    """
    checkout = _PACKAGE.parent / "locales"
    return checkout if checkout.is_dir() else _PACKAGE / "locales"


def languages() -> tuple[str, ...]:
    """List the languages that have a Braille table, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in locales_folder().glob(f"*/{FILE_NAME}")))


@lru_cache(maxsize=16)
def braille_table(language: str = DEFAULT_LANGUAGE) -> BrailleTable:
    """Load the Braille table of a language.

    Raises:
        BrailleError: `braille-language-unknown` (`language`, `known`), or what `load` raises.
    """
    path = locales_folder() / language / FILE_NAME
    if not _LANGUAGE.fullmatch(language) or not path.is_file():
        raise BrailleError("braille-language-unknown", language=language, known=", ".join(languages()))
    return load_table(path)


def load_table(path: Path) -> BrailleTable:
    """Read a table from its file; the folder's name is the language.

    Raises:
        BrailleError: `braille-table-broken` (`file`, `detail`), `braille-dots` or `braille-table-clash`.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return read_table(path.parent.name, data)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BrailleError("braille-table-broken", file=str(path), detail=str(error)) from error


def read_table(language: str, data: Mapping[str, Any]) -> BrailleTable:
    """Build a table from the sections of its file and check that reading back is unambiguous.

    Raises:
        BrailleError: `braille-dots` (`value`) or `braille-table-clash` (`first`, `second`).
        KeyError: A section or an indicator is missing.
    """
    indicators = data["indicators"]
    made = BrailleTable(
        language=language,
        **{name: from_dots(indicators[name]) for name in _INDICATORS},
        digits=_cells(data["digits"]),
        inside=data["numbers"]["inside"],
        leading=data["numbers"]["leading"],
        letters=_cells(data["letters"]),
        signs=_cells(data["signs"]),
        initial=MappingProxyType(
            {
                sign: InitialSign(from_dots(form["cells"]), form["after"])
                for sign, form in data.get("initial", {}).items()
            }
        ),
        one_way=frozenset(data["text"]["one_way"]),
        unknown=data["text"]["unknown"],
        replace=MappingProxyType(dict(data["replace"])),
    )
    # No two signs may have the same cells unless one of them is declared to be written one way only.
    taken: dict[str, str] = {}
    for sign, cells in (*made.letters.items(), *made.signs.items()):
        if sign not in made.one_way and taken.setdefault(cells, sign) != sign:
            raise BrailleError("braille-table-clash", first=taken[cells], second=sign)
    return made


def _cells(section: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType({sign: from_dots(dots) for sign, dots in section.items()})
