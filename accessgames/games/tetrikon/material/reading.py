"""From the entries of a file to board, pieces and cards, strictly."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import polyomino, rectangle
from accessgames.games.tetrikon.material.faults import fault
from accessgames.games.tetrikon.material.kinds import EFFECTS
from accessgames.games.tetrikon.material.kit import ChanceCard, PieceType
from accessgames.games.tetrikon.material.squares import read_squares

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.games.tetrikon.material.entries import Entry

SIDES: Final = range(4, 17)
"""Rows and columns that a board may have."""

_PIECE_ID: Final = re.compile("[a-z][a-z0-9]{0,7}")
_TYPES: Final = range(2, 27)
_COPIES: Final = range(4, 21)  # four players have a whole set each in the blitz game
_LARGEST: Final = range(1, 10)
_VALUES: Final = range(1, 1001)
_CARDS: Final = range(101)


def read_board(entries: Sequence[Entry]) -> Board:
    """Read the size of the base board.

    Raises:
        MaterialError: A side is missing, unknown or no number within the bounds.
    """
    sides: dict[str, int] = {}
    for entry in entries:
        if entry.key not in {"width", "height"}:
            raise fault("tetrikon-material-key", entry.line, entry.key, known=("width", "height"))
        sides[entry.key] = _number(entry.value, SIDES, entry)
    for key in ("width", "height"):
        if key not in sides:
            raise fault("tetrikon-material-missing", 0, key, section="board")
    return rectangle(sides["width"], sides["height"], upward=True)


def read_pieces(entries: Sequence[Entry], board: Board) -> tuple[PieceType, ...]:
    """Read the types of pieces.

    Raises:
        MaterialError: Too few or too many types; an id, a number, a shape that is in parts or too large, or
            one that looks like another when turned or mirrored.
    """
    _check_number_of(entries, _TYPES, "pieces")
    found: list[PieceType] = []
    looks: dict[object, str] = {}
    for entry in entries:
        if not _PIECE_ID.fullmatch(entry.key):
            raise fault("tetrikon-material-piece-id", entry.line, entry.key)
        fields = _fields(entry, ("count", "squares"))
        shape = polyomino(read_squares(fields["squares"], board, entry.line))
        if not shape.connected:
            raise fault("tetrikon-material-parts", entry.line, entry.key)
        if shape.size not in _LARGEST:
            raise fault("tetrikon-material-piece-large", entry.line, entry.key, most=_LARGEST[-1])
        look = shape.canonical(mirror=True)
        if look in looks:
            raise fault("tetrikon-material-same", entry.line, entry.key, other=looks[look])
        looks[look] = entry.key
        found.append(PieceType(entry.key, shape, _number(fields["count"], _COPIES, entry)))
    return tuple(found)


def read_treasury(entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """Read how many T cards of each value there are.

    Raises:
        MaterialError: A value or a number is out of bounds, or there are no cards.
    """
    found: dict[int, int] = {}
    for entry in entries:
        digits = entry.key.isascii() and entry.key.isdigit() and not entry.key.startswith("0")
        if not digits or int(entry.key) not in _VALUES:
            raise fault("tetrikon-material-card-value", entry.line, entry.key, most=_VALUES[-1])
        found[int(entry.key)] = _number(entry.value, _CARDS, entry)
    cards = tuple(sorted((value, number) for value, number in found.items() if number))
    if not cards:
        raise fault("tetrikon-material-empty", 0, "treasury")
    return cards


def read_chance(entries: Sequence[Entry]) -> tuple[ChanceCard, ...]:
    """Read which chance cards there are; kinds without an entry are not part of the set.

    Raises:
        MaterialError: An unknown kind, a number out of bounds, `keep` that is neither true nor false, or no
            cards at all.
    """
    found: dict[str, ChanceCard] = {}
    for entry in entries:
        if entry.key not in EFFECTS:
            raise fault("tetrikon-material-card", entry.line, entry.key)
        fields = _fields(entry, ("count", "keep"))
        if not isinstance(fields["keep"], bool):
            raise fault("tetrikon-material-keep", entry.line, fields["keep"])
        found[entry.key] = ChanceCard(entry.key, _number(fields["count"], _CARDS, entry), fields["keep"])
    cards = tuple(found[kind] for kind in EFFECTS if kind in found and found[kind].count)
    if not cards:
        raise fault("tetrikon-material-empty", 0, "chance")
    return cards


def _check_number_of(entries: Sequence[Entry], allowed: range, section: str) -> None:
    if len(entries) not in allowed:
        line = entries[-1].line if entries else 0
        raise fault(
            "tetrikon-material-number-of",
            line,
            len(entries),
            section=section,
            least=allowed[0],
            most=allowed[-1],
        )


def _fields(entry: Entry, names: tuple[str, ...]) -> Mapping[str, Any]:
    """Return the fields of an entry that must have just these.

    Raises:
        MaterialError: A field is missing or unknown.
    """
    if not isinstance(entry.value, dict):
        raise fault("tetrikon-material-fields", entry.line, entry.key, known=names)
    for name in entry.value:
        if name not in names:
            raise fault("tetrikon-material-key", entry.line, name, known=names)
    for name in names:
        if name not in entry.value:
            raise fault("tetrikon-material-field-missing", entry.line, name, entry=entry.key)
    return entry.value


def _number(value: object, allowed: range, entry: Entry) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise fault(
            "tetrikon-material-number", entry.line, value, entry=entry.key, least=allowed[0], most=allowed[-1]
        )
    return value
