"""The Braille code of a language as data: `locales/<language>/braille.toml`, read once and never changed.

A further language needs such a file and no code.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from accessgames.braille.dots import from_dots
from accessgames.braille.errors import BrailleError

DEFAULT_LANGUAGE: Final = "cs"
"""The project's first language."""

FILE_NAME: Final = "braille.toml"

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


@dataclass(frozen=True, slots=True)
class Initial:
    """How a sign is written at the beginning of a word.

    Attributes:
        cells: The cells it has there.
        after: Signs after which a word begins, besides the start of the text and a space.
    """

    cells: str
    after: str


@dataclass(frozen=True, slots=True, eq=False)
class Table:
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
    initial: Mapping[str, Initial]
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
def table(language: str = DEFAULT_LANGUAGE) -> Table:
    """Load the Braille table of a language.

    Raises:
        BrailleError: `braille-language-unknown` (`language`, `known`), or what `load` raises.
    """
    path = locales_folder() / language / FILE_NAME
    if not _LANGUAGE.fullmatch(language) or not path.is_file():
        raise BrailleError("braille-language-unknown", language=language, known=", ".join(languages()))
    return load(path)


def load(path: Path) -> Table:
    """Read a table from its file; the folder's name is the language.

    Raises:
        BrailleError: `braille-table-broken` (`file`, `detail`), `braille-dots` or `braille-table-clash`.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return make_table(path.parent.name, data)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BrailleError("braille-table-broken", file=str(path), detail=str(error)) from error


def make_table(language: str, data: Mapping[str, Any]) -> Table:
    """Build a table from the sections of its file and check that reading back is unambiguous.

    Raises:
        BrailleError: `braille-dots` (`value`) or `braille-table-clash` (`first`, `second`).
        KeyError: A section or an indicator is missing.
    """
    indicators = data["indicators"]
    made = Table(
        language=language,
        **{name: from_dots(indicators[name]) for name in ("capital", "capitals", "capitals_end")},
        letter=from_dots(indicators["letter"]),
        number=from_dots(indicators["number"]),
        digits=_cells(data["digits"]),
        inside=data["numbers"]["inside"],
        leading=data["numbers"]["leading"],
        letters=_cells(data["letters"]),
        signs=_cells(data["signs"]),
        initial=_initial(data.get("initial", {})),
        one_way=frozenset(data["text"]["one_way"]),
        unknown=data["text"]["unknown"],
        replace=MappingProxyType(dict(data["replace"])),
    )
    _check(made)
    return made


def _cells(section: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType({sign: from_dots(dots) for sign, dots in section.items()})


def _initial(section: Mapping[str, Mapping[str, str]]) -> Mapping[str, Initial]:
    forms = {sign: Initial(from_dots(form["cells"]), form["after"]) for sign, form in section.items()}
    return MappingProxyType(forms)


def _check(made: Table) -> None:
    """Refuse two signs with the same cells unless one of them is declared to be written one way only."""
    taken: dict[str, str] = {}
    for sign, cells in (*made.letters.items(), *made.signs.items()):
        if sign not in made.one_way and taken.setdefault(cells, sign) != sign:
            raise BrailleError("braille-table-clash", first=taken[cells], second=sign)
