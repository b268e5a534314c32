"""The board in words: whole, by rows or by columns, one place and its neighbourhood.

And how places are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.iota.naming import find_spot, name_card, name_cards, name_run, name_spot, quote
from accessgames.games.iota.notation import START_ROW
from accessgames.games.iota.rules import Direction, Grid, Laid, Spot
from accessgames.language import Cell, Found, Message, say

if TYPE_CHECKING:
    from accessgames.games.room import Listener


def nothing_more(words: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(words) > used:
        raise MalformedAction("iota-error-more", word=quote(words[used]))


def _unclear(what: str, words: Sequence[str]) -> MalformedAction:
    """Say that a place, a row or a column was expected."""
    if words:
        return MalformedAction("iota-error-not-place", what=what, words=quote(*words))
    return MalformedAction("iota-error-which-place", what=what)


def asked_spot(desk: Listener, words: Sequence[str]) -> Spot:
    """Return the one place that is asked about.

    Raises:
        MalformedAction: The words are no place, or one that no match can reach.
    """
    read = desk.words.read.cell(words)
    if read is None:
        raise _unclear("cell", words)
    nothing_more(words, read.used)
    spot = find_spot(read.value)
    if spot is None:
        raise MalformedAction("iota-error-cell", cell=read.value)
    return spot


def asked_row(desk: Listener, words: Sequence[str]) -> Spot:
    """Return some place of the row that is asked about.

    Raises:
        MalformedAction: The words are no row.
    """
    read = desk.words.read.row(words)
    if read is None:
        raise _unclear("row", words)
    nothing_more(words, read.used)
    return Spot(0, read.value - START_ROW)


def asked_column(desk: Listener, words: Sequence[str]) -> Spot:
    """Return some place of the column that is asked about.

    Raises:
        MalformedAction: The words are no column, or one that no match can reach.
    """
    read = desk.words.read.column(words)
    spot = None if read is None else find_spot(Cell(read.value, START_ROW))
    if read is None or spot is None:
        raise _unclear("column", words)
    nothing_more(words, read.used)
    return spot


_AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight neighbours, clockwise from above."""

_SIDES: Final = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")


def answer_board(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the whole board: its size, then the rows from the top, or the columns from the left.

    Raises:
        MalformedAction: Something else than rows or columns is asked for.
    """
    grid: Grid = desk.view.grid
    if not grid:
        return (say("iota-board-empty"),)
    asked = desk.words.match(words, ("row", "column"))
    by_columns = isinstance(asked, Found) and asked.id == "column"
    nothing_more(words, asked.used if isinstance(asked, Found) else 0)
    size = (_size(grid),) if len(grid) > 1 else ()
    return (*size, *(_by_columns(grid) if by_columns else _by_rows(grid)))


def _size(grid: Grid) -> Message:
    columns, rows = grid.columns, grid.rows
    return say(
        "iota-board-size",
        cards=len(grid),
        first=name_spot(Spot(columns[0], 0)),
        last=name_spot(Spot(columns[-1], 0)),
        low=rows[0] + START_ROW,
        high=rows[-1] + START_ROW,
    )


def _by_rows(grid: Grid) -> Iterator[Message]:
    for y in reversed(grid.rows):
        yield from _runs("row", grid.row(y))


def _by_columns(grid: Grid) -> Iterator[Message]:
    for x in grid.columns:
        yield from _runs("column", grid.column(x))


def _runs(direction: Direction, cards: Sequence[Laid]) -> Iterator[Message]:
    """Tell the runs of neighbouring cards of one row or column, a line for each."""
    run: list[Laid] = []
    for laid in cards:
        if run and run[-1][0].step(direction) != laid[0]:
            yield _run(direction, run)
            run = []
        run.append(laid)
    if run:
        yield _run(direction, run)


def _run(direction: Direction, run: Sequence[Laid]) -> Message:
    spots, cards = zip(*run, strict=True)
    return say("iota-run-cards", run=name_run(direction, spots), cards=name_cards(cards))


def answer_row(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row from left to right.

    Raises:
        MalformedAction: The words are no row.
    """
    spot = asked_row(desk, words)
    return _line("row", spot, desk.view.grid.row(spot.y))


def answer_column(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column from the bottom up.

    Raises:
        MalformedAction: The words are no column.
    """
    spot = asked_column(desk, words)
    return _line("column", spot, desk.view.grid.column(spot.x))


def _line(direction: Direction, spot: Spot, cards: Sequence[Laid]) -> tuple[Message, ...]:
    if not cards:
        empty = say("iota-line-empty", way=direction, row=spot.y + START_ROW, cell=name_spot(spot))
        return (empty,)
    return tuple(_runs(direction, cards))


def answer_cell(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what lies on a place, or whether a card can go there.

    Raises:
        MalformedAction: The words are no place.
    """
    return (_content(desk.view.grid, asked_spot(desk, words)),)


def _content(grid: Grid, spot: Spot) -> Message:
    named = name_spot(spot)
    if spot in grid:
        return say("iota-cell-card", cell=named, card=name_card(grid[spot]))
    if spot not in grid.free:
        return say("iota-cell-far", cell=named)
    return say("iota-cell-free" if grid.fits(spot) else "iota-cell-dead", cell=named)


def answer_around(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a place and its eight neighbours clockwise from above, those without a card all at once.

    Raises:
        MalformedAction: The words are no place.
    """
    grid: Grid = desk.view.grid
    spot = asked_spot(desk, words)
    sides = zip(_SIDES, (Spot(spot.x + x, spot.y + y) for x, y in _AROUND), strict=True)
    near = [(side, place) for side, place in sides if place in grid]
    lines = [
        say("iota-around", side=side, cell=name_spot(place), card=name_card(grid[place]))
        for side, place in near
    ]
    return (_content(grid, spot), *lines, _rest(len(near)))


def _rest(near: int) -> Message:
    if not near:
        return say("iota-around-nothing")
    return say("iota-around-rest" if near < len(_SIDES) else "iota-around-full")
