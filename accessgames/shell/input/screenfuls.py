"""An answer in parts, each of which fits the terminal that is there.

Nothing can be scrolled back to by ear, and what has left a small window is gone for whoever reads it. Some
readers compare the window before with the one behind it; they need enough of the old one to find what is new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass, replace
from accessgames.shell.lists import pack

if TYPE_CHECKING:
    from accessgames.language import Rendered
    from accessgames.output.ports import Only

LEAST_ROWS: Final = 4
"""Rows that a part of an answer has, however small the window is."""

HeardT = TypeVar("HeardT")

Fit = Callable[[Iterable[str]], Sequence[str]]
"""Breaks lines into rows of the terminal."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line that was told.

    Attributes:
        rendered: Its words.
        audience: Seat that alone may hear it again; None for everybody.
        only: `finger` for a secret that stands on the Braille display and nowhere else, `ear` for the line in
            its place.
    """

    rendered: Rendered
    audience: int | None
    only: Only = ""


@dataclass(frozen=True, slots=True)
class Piece(Generic[HeardT]):
    """A line of an answer.

    Attributes:
        heard: What it was made of, for those who hear or feel it; None where it is only shown.
        lines: What is written, not broken to rows yet; none for what is only felt.
        audience: Seat that alone may hear it again; None for everybody.
    """

    heard: HeardT | None
    lines: tuple[str, ...]
    audience: int | None


@dataclass(frozen=True, slots=True)
class Screenfuls(Generic[HeardT]):
    """An answer in parts, and which of them was told last.

    Attributes:
        parts: The parts; none where nothing waits to be told.
        number: Which one, from 0.
    """

    parts: tuple[tuple[Piece[HeardT], ...], ...] = ()
    number: int = 0

    def turned(self, step: int) -> Screenfuls[HeardT] | None:
        """Return the next (1) or previous (-1) part, or None where there is none."""
        number = self.number + step
        return replace(self, number=number) if 0 <= number < len(self.parts) else None

    @property
    def left(self) -> tuple[Piece[HeardT], ...]:
        """What follows behind this part."""
        return tuple(piece for part in self.parts[self.number + 1 :] for piece in part)


def cut_screenfuls(
    pieces: Sequence[Piece[HeardT]], fit: Fit, rows: int, reserved: int
) -> tuple[tuple[Piece[HeardT], ...], ...]:
    """Cut an answer into parts; most are one.

    A line that takes several rows stays in one part, unless it is longer than a whole one.

    Args:
        pieces: The answer.
        fit: Breaks lines into rows.
        rows: How many rows a part may take, one at least.
        reserved: How many of them the line takes that tells how to go on, which every part but the last has.
    """
    if sum(len(fit(piece.lines)) for piece in pieces) <= rows:
        return (tuple(pieces),)
    most = max(1, rows - reserved)
    return pack(_whole_or_cut(pieces, fit, most), lambda piece: len(fit(piece.lines)), most)


def rows_of_part(height: int, taken: int, standing: Sequence[str], rows: Sequence[str]) -> int:
    """Return how many rows a part of an answer may take.

    A reader that compares the window before with the one behind a part takes the longest run of rows in both
    for what moved up, and reads what follows. So more of what stood has to stay than any run that the part
    repeats: one row, and the typed line, which the reader may not have seen. Less than half of a window can't
    repeat that much.

    Args:
        height: Rows of the window.
        taken: How many of them the beginning of the answer has taken already.
        standing: What was written before, the latest last.
        rows: The answer.
    """
    prompt, typed = 1, 1
    standing = standing[-height:]
    most = height - prompt - typed - 1 - _longest_again((*standing, *rows), 2 * height)
    return max(LEAST_ROWS, max((height - prompt - typed) // 2, most) - taken)


def _longest_again(rows: Sequence[str], near: int) -> int:
    """Return how long the longest run of rows is that comes twice within so many rows; at least one."""
    longest = 1
    while _comes_again(rows, longest + 1, near):
        longest += 1
    return longest


def _comes_again(rows: Sequence[str], length: int, near: int) -> bool:
    seen: dict[tuple[str, ...], int] = {}
    for at in range(len(rows) - length + 1):
        run = tuple(rows[at : at + length])
        if 0 < at - seen.get(run, at) < near:
            return True
        seen[run] = at
    return False


def _whole_or_cut(pieces: Sequence[Piece[HeardT]], fit: Fit, most: int) -> Iterator[Piece[HeardT]]:
    """Yield pieces that fit; what is spoken goes with the beginning of one that has to be cut."""
    for piece in pieces:
        rows = tuple(fit(piece.lines))
        if len(rows) <= most:
            yield piece
            continue
        for start in range(0, len(rows), most):
            heard = None if start else piece.heard
            yield replace(piece, heard=heard, lines=rows[start : start + most])
