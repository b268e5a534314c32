"""Letters and figures of three by six dots, drawn with half blocks: three columns and three rows each."""

from __future__ import annotations

import unicodedata
from typing import Final

WIDTH: Final = 3
"""Columns of a letter; another one stays free between letters."""

HEIGHT: Final = 3
"""Rows of a letter."""

# Five rows of three dots each, a figure for a row: 4 is the left dot, 2 the middle one, 1 the right one.
_DOTS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717", "6": "74757",
    "7": "71122", "8": "75757", "9": "75717", "a": "25755", "b": "65656", "c": "34443", "d": "65556",
    "e": "74647", "f": "74644", "g": "34553", "h": "55755", "i": "72227", "j": "11152", "k": "55655",
    "l": "44447", "m": "57755", "n": "65555", "o": "25552", "p": "65644", "q": "25573", "r": "65655",
    "s": "34216", "t": "72222", "u": "55557", "v": "55552", "w": "55775", "x": "55255", "y": "55222",
    "z": "71247", "-": "00700", "×": "05250", ".": "00002",
}  # fmt: skip

_MARKS: Final = {"\N{COMBINING CARON}": 5, "\N{COMBINING ACUTE ACCENT}": 1, "\N{COMBINING RING ABOVE}": 2}
"""Dots of the row above a letter."""

_HALVES: Final = (" ", "▄", "▀", "█")


def can_draw(text: str) -> bool:
    """Tell whether there are dots for every letter of a text."""
    return bool(text) and all(_split(letter)[0] in _DOTS for letter in text)


def draw(text: str) -> tuple[str, ...]:
    """Return the rows of a text for which there are dots."""
    letters = [_rows(letter) for letter in text]
    return tuple(" ".join(letter[row] for letter in letters) for row in range(HEIGHT))


def width(text: str) -> int:
    """Return how many columns a text takes."""
    return (WIDTH + 1) * len(text) - 1


def _split(letter: str) -> tuple[str, int]:
    plain = unicodedata.normalize("NFD", letter.lower())
    base, marks = plain[0], plain[1:]
    return base, next((_MARKS[mark] for mark in marks if mark in _MARKS), 0)


def _rows(letter: str) -> tuple[str, ...]:
    base, mark = _split(letter)
    dots = [mark, *map(int, _DOTS[base])]
    return tuple(
        "".join(_HALVES[2 * (upper >> bit & 1) + (lower >> bit & 1)] for bit in (2, 1, 0))
        for upper, lower in zip(dots[::2], dots[1::2], strict=True)
    )
