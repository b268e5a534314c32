"""Squares of a board as values of messages, as runs of neighbours, and as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.engine.grid import Board, Square
from accessgames.language import commandline, coordinates, readers, values, vocabulary

ValueT = TypeVar("ValueT")

RunDirection: TypeAlias = Literal["single", "row", "column"]
"""A single square, or neighbours in a row or in a column."""

MOST_IN_LINE: Final = 4
"""So many runs or areas fit on a line, in every style of coordinates."""


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring squares of one row or one column.

    Attributes:
        first: The lower column or row.
        last: The other end; equals `first` for a single square.
    """

    first: Square
    last: Square

    @property
    def way(self) -> RunDirection:
        """How it lies."""
        if self.first == self.last:
            return "single"
        return "row" if self.first.row == self.last.row else "column"


def name_square(square: Square) -> values.Cell:
    """Name a square: column 0 in row 0 is a1."""
    return values.Cell(coordinates.column_letters(square.column + 1), square.row + 1)


def square_of(cell: values.Cell) -> Square:
    """Return the square that a name means; it may lie outside of every board."""
    return Square(coordinates.column_number(cell.column) - 1, cell.row - 1)


def row_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs of squares row by row."""
    return tuple(_runs(board.squares(mask), Square(1, 0)))


def column_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs of squares column by column."""
    return tuple(_runs(sorted(board.squares(mask)), Square(0, 1)))


def _runs(squares: Sequence[Square], step: Square) -> Iterator[Run]:
    start = end = None
    for square in squares:
        if start is None or end is None:
            start = end = square
        elif square == (end.column + step.column, end.row + step.row):
            end = square
        else:
            yield Run(start, end)
            start = end = square
    if start is not None and end is not None:
        yield Run(start, end)


def shortest_runs(board: Board, mask: int) -> tuple[Run, ...]:
    """Return the runs by rows, or by columns where these are fewer."""
    return min(row_runs(board, mask), column_runs(board, mask), key=len)


def name_run(run: Run) -> values.Nested:
    """Name a run: "c3", "c3 až e3", on a Braille line "c-e3"."""
    first, last = name_square(run.first), name_square(run.last)
    return values.Nested(
        values.say("space-run", way=run.way, first=first, last=last, low=first.row, high=last.row)
    )


def name_squares(board: Board, mask: int) -> values.Listing:
    """Name a set of squares in as few runs as it takes: "c3 až e3, d4"."""
    return values.Listing(tuple(map(name_run, shortest_runs(board, mask))))


def portions(items: Sequence[values.Value], size: int = MOST_IN_LINE) -> tuple[values.Listing, ...]:
    """Cut a long list into listings that fit a line each."""
    return tuple(values.Listing(tuple(items[at : at + size])) for at in range(0, len(items), size))


_JOINED: Final = re.compile(r"([a-z]{1,2})(\d{1,3})?[-–]([a-z]{1,2})?(\d{1,3})")
_QUOTED: Final = 30
"""Characters of what was typed that an error repeats."""


def refuse_more_words(words: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(words) > used:
        raise MalformedAction("space-error-more", word=words[used][:_QUOTED])


def read_square(
    words: Sequence[str], board: Board, known: vocabulary.Vocabulary
) -> readers.Parsed[Square] | None:
    """Read a square of the board from the beginning of some words; None when there is none.

    Raises:
        MalformedAction: A square that the board does not have (outside of its rectangle).
    """
    read = known.read.cell(words)
    return readers.Parsed(_checked(read.value, board), read.used) if read else None


def _checked(cell: values.Cell, board: Board) -> Square:
    square = square_of(cell)
    if not board.bit(square):
        last = name_square(Square(board.width - 1, board.height - 1))
        raise MalformedAction("space-error-outside", cell=cell, row=cell.row, last=last, most=last.row)
    return square


def read_asked_square(words: Sequence[str], board: Board, known: vocabulary.Vocabulary) -> Square:
    """Return the one square that is asked about.

    Raises:
        MalformedAction: The words are no square of this board, or more than one.
    """
    return _asked("cell", read_square(words, board, known), words, board)


def read_asked_row(words: Sequence[str], board: Board, known: vocabulary.Vocabulary) -> int:
    """Return the row that is asked about, counted from 0.

    Raises:
        MalformedAction: The words are no row of this board.
    """
    row = _asked("row", known.read.row(words), words, board)
    if not 1 <= row <= board.height:
        raise MalformedAction("space-error-row", row=row, most=board.height)
    return row - 1


def read_asked_column(words: Sequence[str], board: Board, known: vocabulary.Vocabulary) -> int:
    """Return the column that is asked about, counted from 0.

    Raises:
        MalformedAction: The words are no column of this board.
    """
    cell = values.Cell(_asked("column", known.read.column(words), words, board), 1)
    column = square_of(cell).column
    if not 0 <= column < board.width and (number := known.read.alone(words)) is not None:
        last = name_square(Square(board.width - 1, 0))
        raise MalformedAction("space-error-column-number", number=number, last=last)
    if not 0 <= column < board.width:
        raise MalformedAction("space-error-column", cell=cell, last=name_square(Square(board.width - 1, 0)))
    return column


def _asked(what: str, read: readers.Parsed[ValueT] | None, words: Sequence[str], board: Board) -> ValueT:
    """Return the square, row or column that was read, if it was and nothing follows."""
    if read is not None:
        refuse_more_words(words, read.used)
        return read.value
    example = name_square(board.square(board.mask))
    if not words:
        raise MalformedAction("space-error-which-place", what=what, example=example, row=example.row)
    typed = " ".join(words)[:_QUOTED]
    raise MalformedAction("space-error-not-place", what=what, words=typed, example=example, row=example.row)


def read_squares(
    words: Sequence[str], board: Board, known: vocabulary.Vocabulary
) -> readers.Parsed[int] | None:
    """Read squares and runs from the beginning of some words: "c3 d4", "c3 až e3", "c-e3, d4", "a1-b2".

    A run between two squares that share neither row nor column is the whole rectangle between them.

    Returns:
        Their mask; None when the first word is no square.

    Raises:
        MalformedAction: A square that the board does not have.
    """
    mask = used = skipped = 0
    while used + skipped < len(words):
        rest = words[used + skipped :]
        taken = _joined(rest, board) or _run(rest, board, known)
        if taken is not None:
            mask |= taken.value
            used, skipped = used + skipped + taken.used, 0
        elif used and commandline.normalise_bare(rest[0]) in {commandline.COMMA, *known.read.conjunctions}:
            skipped += 1
        else:
            break
    return readers.Parsed(mask, used) if used else None


def _joined(words: Sequence[str], board: Board) -> readers.Parsed[int] | None:
    """Read "c3-e3", "c-e3" and "c3-5"."""
    match = _JOINED.fullmatch(commandline.normalise_bare(words[0]))
    if match is None:
        return None
    column, row, last_column, last_row = match.groups()
    first = _checked(values.Cell(column, int(row or last_row)), board)
    last = _checked(values.Cell(last_column or column, int(last_row)), board)
    return readers.Parsed(_between(first, last, board), 1)


def _run(words: Sequence[str], board: Board, known: vocabulary.Vocabulary) -> readers.Parsed[int] | None:
    first = read_square(words, board, known)
    if first is None:
        return None
    to = known.match(words[first.used :], ("space-to",)) if len(words) > first.used else None
    if isinstance(to, vocabulary.Found) and commandline.normalise_bare(words[first.used]) in map(
        commandline.normalise_bare, known.table["space-to"].words
    ):
        last = read_square(words[first.used + to.used :], board, known)
        if last is not None:
            used = first.used + to.used + last.used
            return readers.Parsed(_between(first.value, last.value, board), used)
    return readers.Parsed(board.bit(first.value), first.used)


def _between(first: Square, last: Square, board: Board) -> int:
    columns = range(min(first.column, last.column), max(first.column, last.column) + 1)
    rows = range(min(first.row, last.row), max(first.row, last.row) + 1)
    return board.mask_of(Square(column, row) for row in rows for column in columns)
