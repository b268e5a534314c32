"""What Tetrikon's refusals claim of pieces and places in a diagram, worked out on squared paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules import actions
from tests.truth.answers.diagrams import WIDTH
from tests.truth.refusals import pieces

if TYPE_CHECKING:
    from tests.truth.refusals.tried import Tried
    from tests.truth.verdicts import Check


def piece_told(tried: Tried) -> str:
    """Return the piece that a line names."""
    known = pieces.material(tried).piece_by_id
    return next(str(piece) for piece in known if name_piece(piece) == tried.arg("piece"))


def _covered(tried: Tried) -> object:
    """In one of its positions the piece lies in the diagram, and on just these squares."""
    squares, covered = pieces.outline(tried)
    if isinstance(tried.action, actions.Exchange):
        gone = next(
            cells for _, cells in pieces.placed(tried) if pieces.begins(cells) == tuple(tried.action.removed)
        )
        covered = covered - gone
    lain = pieces.lying(tried, piece_told(tried), tuple(tried.action.anchor))
    return any(cells <= squares and cells & covered == pieces.cells_told(tried) != set() for cells in lain)


def _outside(tried: Tried) -> object:
    """In one position the piece lies on just these squares beyond the diagram, or beyond the board."""
    squares, _ = pieces.outline(tried)
    lain = pieces.lying(tried, piece_told(tried), tuple(tried.action.anchor))
    board = {pieces.cell_of(number) for number in range(WIDTH * WIDTH)}
    named = pieces.cells_told(tried)
    return any(cells - squares and named == (set() if cells - board else cells - squares) for cells in lain)


def _built_wrongly(tried: Tried) -> object:
    most = len(pieces.turned(tried, piece_told(tried)))
    number = tried.arg("orientation")
    return tried.arg("most") == most and number == tried.action.orientation and not 1 <= number <= most


def _nothing_begins(tried: Tried) -> object:
    starts = [pieces.begins(cells) for _, cells in pieces.placed(tried)]
    return _row(tried) and pieces.cell_told(tried) not in starts


def _nothing_lies(tried: Tried) -> object:
    return _row(tried) and not any(pieces.cell_told(tried) in cells for _, cells in pieces.placed(tried))


def _other_lies(tried: Tried) -> object:
    there = [shape for shape, cells in pieces.placed(tried) if pieces.cell_told(tried) in cells]
    named = _row(tried) and [name_piece(shape) for shape in there] == [tried.arg("there")]
    return named and piece_told(tried) not in there


def _same(tried: Tried) -> object:
    action = tried.action
    there = next(
        shape for shape, cells in pieces.placed(tried) if pieces.begins(cells) == tuple(action.anchor)
    )
    return there == action.piece == piece_told(tried)


def _few_places(tried: Tried) -> object:
    return tried.arg("count") == pieces.fits(tried, piece_told(tried))


def _none_left(tried: Tried) -> object:
    """All pieces of a type lie in the diagrams of this run: those of the set, in blitz one (R41, R42)."""
    piece, state = piece_told(tried), tried.view.state
    laid = [one.shape for building in state.run.buildings for one in building.placed]
    there = pieces.material(tried).piece_by_id[piece].count if state.rules.solo else 1
    return laid.count(piece) == there


NAMES: Final = {
    "kostička": "k1",
    "domino": "d2",
    "tyčka": "t3",
    "roh": "r3",
    "tyč": "i4",
    "čtverec": "o4",
    "hák": "l4",
    "zub": "t4",
    "schod": "s4",
    "podkova": "u5",
    "kříž": "x5",
    "vlajka": "p5",
}
"""Pieces by the names that are typed here."""

_CELL: Final = re.compile(r"[a-h][1-8]")


def _grounds(tried: Tried) -> Iterator[tuple[set[pieces.Cell], list[str]]]:
    """Yield the squares that may be covered, with the words about the piece and its place.

    In an exchange these are, for each piece that may be meant to come out, its own as well.
    """
    squares, covered = pieces.outline(tried)
    words, free = list(tried.words), squares - covered
    if tried.verb != "exchange":
        yield free, words
        return
    cut = next(at for at, word in enumerate(words) if word in {"za", "místo"})
    out, into = words[:cut], words[cut + 1 :]
    if words[cut] == "místo":
        out, into = into, out
    for shape, cells in pieces.placed(tried):
        typed = {f"{'abcdefgh'[column]}{row + 1}" for column, row in cells}
        if all(word in typed or NAMES.get(word) == shape for word in out):
            yield free | cells, into


def _about_position(word: str) -> bool:
    """Tell whether a word says how a piece lies; it may name the piece or a square, or say nothing."""
    return word not in NAMES and word != "na" and not _CELL.fullmatch(word)


def _has_no_room(tried: Tried, starts: Callable[[set[pieces.Cell]], Iterable[pieces.Cell]]) -> object:
    """Tell whether a piece fits at none of some squares in the positions that the words mean."""
    piece, grounds = piece_told(tried), list(_grounds(tried))
    looks = [
        (
            free,
            pieces.meant(tried, piece, [one for one in words if _about_position(one)]),
        )
        for free, words in grounds
    ]
    posed = any(_about_position(one) for _, words in grounds for one in words)
    return (
        bool(grounds)
        and tried.arg("posed") == ("yes" if posed else "no")
        and not any(
            pieces.moved(look, first) <= free
            for free, found in looks
            for look in found
            for first in starts(free)
        )
    )


def _nowhere(tried: Tried) -> object:
    return _has_no_room(tried, lambda free: free)


def _nowhere_there(tried: Tried) -> object:
    """It has room there in no position, or in none of those that the words mean."""
    cell = pieces.cell_told(tried)
    return tried.arg("row") == cell[1] + 1 and _has_no_room(tried, lambda _: [cell])


def _last_square(tried: Tried) -> object:
    """The square is beyond the last one, which is the upper right one."""
    cell = pieces.cell_told(tried)
    last = pieces.cell_of(WIDTH * WIDTH - 1)
    named = tried.arg("last")
    return (
        max(cell) >= WIDTH == tried.arg("most")
        and tried.arg("row") == cell[1] + 1
        and (ord(named.column) - ord("a"), named.row - 1) == last
    )


def _row(tried: Tried) -> bool:
    return bool(tried.arg("row") == tried.arg("cell").row)


def _other_shape(tried: Tried) -> object:
    told = pieces.cells_told(tried)
    return told not in list(pieces.lying(tried, piece_told(tried), pieces.begins(told)))


def _positions(tried: Tried) -> object:
    """There are several, all with room, of one place or of several, as is told."""
    placed = {(tuple(one.anchor), one.orientation) for one in tried.options}
    first = {anchor for anchor, _ in placed}
    return (
        1 < len(placed) == len(tried.options)
        and (len(first) > 1) == (tried.arg("kind") == "place")
        and all(pieces.fits_at(tried, piece_told(tried), anchor) for anchor in first)
    )


def _position(tried: Tried) -> object:
    most = tried.arg("count")
    return not 1 <= tried.arg("number") <= most and most in {1, 2, 4, 8}


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "space-error-outside": _last_square,
        "space-error-position-number": _position,
        "tetrikon-refused-covered": _covered,
        "tetrikon-refused-no-free-piece": _none_left,
        "tetrikon-refused-nothing-there": _nothing_begins,
        "tetrikon-refused-orientation": _built_wrongly,
        "tetrikon-refused-outside": _outside,
        "tetrikon-refused-same": _same,
        "tetrikon-error-many-places": _few_places,
        "tetrikon-error-no-place": _nowhere,
        "tetrikon-error-not-placed": lambda tried: (
            piece_told(tried) not in [shape for shape, _ in pieces.placed(tried)]
        ),
        "tetrikon-error-not-there": _nowhere_there,
        "tetrikon-error-nothing-at": _nothing_lies,
        "tetrikon-error-other-there": _other_lies,
        "tetrikon-error-not-shape": _other_shape,
        "tetrikon-error-which-position": _positions,
    }
)
"""By line: what makes it true."""
