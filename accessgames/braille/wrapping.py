"""Line breaking by Braille cells, never by print characters.

A line breaks at ordinary spaces only. No-break spaces (U+00A0, U+202F, U+2007) keep their words on one line
unless these together are longer than a line; a word longer than a line is split hard, without a hyphen, but
not between a sign such as the capital sign and what it belongs to, nor inside a number or a string of
capitals that fits on a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from accessgames.braille.tables import BLANK, DEFAULT_LANGUAGE, BrailleError, braille_table
from accessgames.braille.transcriber import cells, forward
from accessgames.dataclasses import dataclass

WIDEST_SIGN: Final = 8
"""Cells: no single print character needs more ("½" becomes a space, two numbers and a stroke)."""

LEAST: Final = 3
"""Fewest characters of a line on a display, where the text can be broken otherwise."""

_HELD: Final = "\u00a0"
_NO_BREAK: Final = "\u00a0\u202f\u2007"
_SPACES: Final = re.compile(rf"[^\S{_NO_BREAK}]+")
_GLUE: Final = re.compile(f"[{_NO_BREAK}]+")
_ENTRIES: Final = 8192


@dataclass(frozen=True, slots=True)
class _Ruler:
    """How words of one kind are measured, cut and joined.

    Attributes:
        measure: Length of a word from an index on, in cells; only whether it exceeds a line must be right
            beyond a line.
        cut: Index behind the part of a word, from an index on, that fits into so many cells.
        blank: What stands between two words; one cell.
    """

    measure: Callable[[str, int], int]
    cut: Callable[[str, int, int], int]
    blank: str


def wrap(
    text: str, width: int, *, first: int = 0, rest: int = 0, language: str = DEFAULT_LANGUAGE
) -> tuple[str, ...]:
    """Transcribe a paragraph and break it into lines of cells.

    Args:
        text: Print text; a run of white space counts as one space.
        width: Cells in a line, at least 1.
        first: Empty cells before the first line.
        rest: Empty cells before all other lines.
        language: Whose Braille.

    Returns:
        Lines of at most `width` cells without blanks at their end; no line at all for an empty text.

    Raises:
        BrailleError: `braille-line-width` (`value`, `low`) or `braille-indent` (`value`, `width`).
    """
    _check(width, first, rest)
    room = width - min(first, rest)
    written = (_written(word, language) for word in _words(text))
    words = (part for word in written for part in ((word,) if len(word) <= room else word.split(BLANK)))
    ruler = _Ruler(
        measure=lambda word, start: len(word) - start,
        cut=lambda word, start, space: chop(word, space, language, start),
        blank=BLANK,
    )
    return tuple(line.rstrip(BLANK) for line in _fill(words, width, (first, rest), ruler))


def wrap_print(text: str, width: int, *, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """Break a print text into lines that fit a display of `width` cells, however it is transcribed.

    A screen reader transcribes the text by itself, with six dots (more cells than characters) or with eight
    (as many), so each line has at most `width` cells and at most `width` characters. No-break spaces come out
    as ordinary ones. A line of fewer than `LEAST` characters takes the last word of the line before, where
    both lines are long enough then.

    Raises:
        BrailleError: `braille-line-width` (`value`, `low`: WIDEST_SIGN).
    """
    _check(width, 0, 0, low=WIDEST_SIGN)

    def measure(word: str, start: int = 0) -> int:
        length = len(word) - start
        if length > width:
            return length
        written = cells(word[start:], language)
        return written and max(length, written)

    def cut(word: str, start: int, space: int) -> int:
        fitting = (end for end in range(start + space, start + 1, -1) if measure(word[start:end]) <= space)
        return next(fitting, start + 1)

    joined = (_GLUE.sub(_HELD, word) for word in _words(text))
    measured = ((word, measure(word)) for word in joined)  # 0: nothing but characters without a sign
    words = (
        part for word, size in measured if size for part in ((word,) if size <= width else word.split(_HELD))
    )
    lines = _sturdy(_fill(words, width, (0, 0), _Ruler(measure, cut, " ")), width, measure)
    return tuple(line.replace(_HELD, " ") for line in lines)


def _sturdy(lines: Iterable[str], width: int, measure: Callable[[str], int]) -> list[str]:
    """Lengthen lines that a screen reader would keep silent about (nvda#10988)."""
    told: list[str] = []
    for line in lines:
        before, _, word = told[-1].rpartition(" ") if told and len(line) < LEAST else ("", "", "")
        longer = f"{word} {line}"
        if len(before) >= LEAST and measure(longer) <= width:
            told[-1:] = [before, longer]
        else:
            told.append(line)
    return told


def chop(word: str, space: int, language: str = DEFAULT_LANGUAGE, start: int = 0) -> int:
    """Find where cells may be split: at a blank, or after at most `space` of them, not behind a sign.

    A number or a string of capitals is not split either: behind the split nothing would say what it is. If
    there is no better place, the split comes after `space` cells all the same, so the part is never empty.

    Args:
        word: Cells.
        space: How many cells fit, at least 1.
        language: Whose Braille.
        start: Index at which the part begins.

    Returns:
        Index behind the part, possibly of a blank; the word's length if all the rest fits.
    """
    if len(word) - start <= space:
        return len(word)
    last = start + space
    blank = word.rfind(BLANK, start, last + 1)
    if blank > start and word[start:blank].strip(BLANK):
        return blank
    signs, end = _prefix_cells(language), last
    for sign, governed in _runs(language):
        at = word.rfind(sign, start, last)
        if at > start and governed.issuperset(word[at + len(sign) : last + 1]):
            end = at
            break
    while end > start and word[end - 1] in signs:
        end -= 1
    return end if end > start else last


def _check(width: int, first: int, rest: int, low: int = 1) -> None:
    if width < low:
        raise BrailleError("braille-line-width", value=width, low=low)
    for indent in (first, rest):
        if not 0 <= indent < width:
            raise BrailleError("braille-indent", value=indent, width=width)


def _words(text: str) -> Iterator[str]:
    """Split at ordinary spaces; no-break spaces at the edge of a word hold nothing together."""
    return (word.strip(_NO_BREAK) for word in _SPACES.split(text))


@lru_cache(maxsize=_ENTRIES)
def _written(word: str, language: str) -> str:
    """Transcribe one word; texts repeat their words, so this is remembered."""
    return forward(word, language).strip(BLANK)


@lru_cache(maxsize=16)
def _prefix_cells(language: str) -> frozenset[str]:
    """Collect the cells that mean something only together with the next one."""
    code = braille_table(language)
    signs = code.capital + code.capitals + code.letter + code.number
    beginnings = (cells[:-1] for cells in (*code.letters.values(), *code.signs.values()))
    owned = frozenset(code.letters.values()).union(code.digits.values())
    return frozenset(signs).union(*beginnings) - owned


@lru_cache(maxsize=16)
def _runs(language: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Pair the signs that hold over several cells with the cells they can hold over."""
    code = braille_table(language)
    number = frozenset(code.digits.values()).union(code.signs[sign] for sign in code.inside)
    return (code.number, number), (code.capitals, frozenset("".join(code.letters.values())))


def _fill(words: Iterable[str], width: int, indents: tuple[int, int], ruler: _Ruler) -> Iterator[str]:
    """Put as many words on each line as fit (greedy), splitting those that fit on none."""
    first, rest = indents
    line, size, empty = ruler.blank * first, first, True
    for word in filter(None, words):
        start, length = 0, ruler.measure(word, 0)
        if not empty and size + 1 + length > width:
            yield line
            line, size, empty = ruler.blank * rest, rest, True
        while empty and size + length > width:
            end = ruler.cut(word, start, width - size)
            yield line + word[start:end]
            start = end
            while word.startswith(ruler.blank, start):
                start += 1
            line, size, length = ruler.blank * rest, rest, ruler.measure(word, start)
        line += word[start:] if empty else ruler.blank + word
        size += length + (not empty)
        empty = False
    if not empty:
        yield line
