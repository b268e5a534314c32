"""The words after a question: one place, one row, nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.iota.naming import find_spot, quote
from accessgames.games.iota.rules import Spot
from accessgames.games.iota.rules.names import START_ROW
from accessgames.language import Cell

if TYPE_CHECKING:
    from accessgames.games.room import Desk


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


def asked_spot(desk: Desk, words: Sequence[str]) -> Spot:
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


def asked_row(desk: Desk, words: Sequence[str]) -> Spot:
    """Return some place of the row that is asked about.

    Raises:
        MalformedAction: The words are no row.
    """
    read = desk.words.read.row(words)
    if read is None:
        raise _unclear("row", words)
    nothing_more(words, read.used)
    return Spot(0, read.value - START_ROW)


def asked_column(desk: Desk, words: Sequence[str]) -> Spot:
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
