"""Places on a board in three styles: `m50`, "Marie 50", "sloupec 13, řada 50"."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.language.values import Cell

Style: TypeAlias = Literal["letters", "names", "numbers"]
"""How a place is said: by its letter, by the spelling alphabet, or by numbers only."""

STYLES: Final[tuple[Style, ...]] = get_args(Style)
ALPHABET: Final = string.ascii_lowercase
_BASE: Final = len(ALPHABET)
_PAIRS: Final = _BASE * _BASE

AROUND: Final[Mapping[str, tuple[int, int]]] = {
    "up": (0, 1),
    "up-right": (1, 1),
    "right": (1, 0),
    "down-right": (1, -1),
    "down": (0, -1),
    "down-left": (-1, -1),
    "left": (-1, 0),
    "up-left": (-1, 1),
}
"""The eight neighbours as messages know them, as steps to the right and up, clockwise from above."""


def column_number(column: str) -> int:
    """Count columns from the left: a is 1, z is 26, aa is 27.

    A board that grows to the left of a names its columns zz, zy and so on; so the pairs of the second half
    of the alphabet stand left of a: zz is 0, zy is -1.

    Raises:
        ValueError: The column is not one or two letters a to z.
    """
    if len(column) not in {1, 2} or any(letter not in ALPHABET for letter in column):
        raise ValueError(f"column {column!r}, expected one or two letters a to z")
    if len(column) == 1:
        return ALPHABET.index(column) + 1
    pair = ALPHABET.index(column[0]) * _BASE + ALPHABET.index(column[1])
    return pair + _BASE + 1 if pair < _PAIRS // 2 else pair - _PAIRS + 1


def column_letters(number: int) -> str:
    """Name a column by its number; the inverse of `column_number`.

    Raises:
        ValueError: The number is outside of -337 to 364.
    """
    if not -_PAIRS // 2 < number <= _PAIRS // 2 + _BASE:
        raise ValueError(f"column {number}, expected -337 to 364")
    if 1 <= number <= _BASE:
        return ALPHABET[number - 1]
    pair = number - _BASE - 1 if number > 0 else number + _PAIRS - 1
    return ALPHABET[pair // _BASE] + ALPHABET[pair % _BASE]


@dataclass(frozen=True, slots=True)
class Coordinates:
    """How one language says places.

    Attributes:
        patterns: Style -> pattern with `{column}`, `{names}`, `{number}`, `{row}`.
        spelling: Letter -> its name in the spelling alphabet.
        minus: What stands for a minus sign, for columns left of the first.
    """

    patterns: Mapping[str, str]
    spelling: Mapping[str, str]
    minus: str

    def format(self, cell: Cell, style: Style, code: Callable[[str], str] = str) -> str:
        """Say a place; `code` says its letters and figures: as they are, or as a voice does."""
        if style == "letters":
            return code(f"{cell.column}{cell.row}")
        return self.patterns[style].format(
            column=cell.column,
            names=self.column(cell.column, "names"),
            number=self.column(cell.column, "numbers", code),
            row=code(str(cell.row)),
        )

    def column(self, column: str, style: Style, code: Callable[[str], str] = str) -> str:
        """Say a column alone: "m", "Marie" or "13"; `code` as for a place."""
        if style == "letters":
            return code(column)
        if style == "numbers":
            number = column_number(column)
            return code(str(number)) if number >= 0 else f"{self.minus}{code(str(-number))}"
        return " ".join(self.spelling[letter] for letter in column)
