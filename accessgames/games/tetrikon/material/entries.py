"""A file of material, line by line, and its entries read strictly: board, pieces and cards.

Each line is one entry in TOML, so a mistake has a line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.engine.grid import Board, Square, parse_square, polyomino, rectangle
from accessgames.games.tetrikon.material import EFFECTS, ChanceCard, PieceType

_SHOWN: Final = 40


class MaterialError(GameError):
    """A file of material that cannot be used; nothing of it is taken over.

    Attributes:
        args: Always `line` (0 where it is about the standard set) and `value`, the offending text.
    """


def fault(key: str, line: int, value: object, **args: object) -> MaterialError:
    """Make the mistake of a line; the value is shortened to what can be said."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(value))
    return MaterialError(key, line=line, value=text[:_SHOWN], **args)


def read_squares(text: object, board: Board, line: int) -> tuple[Square, ...]:
    """Read squares and runs within a row, divided by blanks.

    Raises:
        MaterialError: No text, no squares, a square outside the board, a run that does not go to the right
            within a row, or a square twice.
    """
    if not isinstance(text, str) or not text.split():
        raise fault("tetrikon-material-squares", line, text)
    found: dict[Square, None] = {}  # keeps the order, and finds one that is there twice at once
    for word in text.split():
        begin, dash, end = word.partition("-")
        first = parse_square(begin)
        last = parse_square(end) if dash else first
        if first is None or last is None or first.row != last.row or first.column > last.column:
            raise fault("tetrikon-material-squares", line, word)
        for square in (Square(column, first.row) for column in range(first.column, last.column + 1)):
            if not board.bit(square):
                raise fault("tetrikon-material-outside", line, word, width=board.width, height=board.height)
            if square in found:
                raise fault("tetrikon-material-square-twice", line, square.name)
            found[square] = None
    return tuple(found)


def write_squares(board: Board, mask: int) -> str:
    """Write a mask as `read_squares` reads it, by rows from the bottom."""
    words = []
    for row in range(board.height):
        columns = [column for column in range(board.width) if mask & board.bit(Square(column, row))]
        while columns:
            length = 1
            while length < len(columns) and columns[length] == columns[0] + length:
                length += 1
            first, last = Square(columns[0], row), Square(columns[length - 1], row)
            words.append(first.name if length == 1 else f"{first.name}-{last.name}")
            columns = columns[length:]
    return " ".join(words)


SECTIONS: Final = ("board", "pieces", "treasury", "chance", "diagrams")
"""Parts of a set; a club's file has those that differ from the standard set."""

MOST_BYTES: Final = 1 << 18
"""A larger file is no material."""

_MOST_LINES: Final = 2_000
_LONGEST_LINE: Final = 1_000
_SECTION: Final = re.compile(r"\[\s*([a-z]+)\s*\]\s*(?:#.*)?")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line that says something.

    Attributes:
        line: Its number in the file, from 1; 0 in the standard set, which has no mistakes.
        key: What it is about, such as `l4` or `E7`.
        value: What TOML makes of it.
    """

    line: int
    key: str
    value: Any


def read_entries(text: str) -> dict[str, tuple[Entry, ...]]:
    """Read a file.

    Returns:
        The entries of each section that occurs, in the order of the file.

    Raises:
        MaterialError: A line is no entry, an unknown section, in no section or there twice.
    """
    lines = text.split("\n")  # as editors count, not at every separator of Unicode
    if len(lines) > _MOST_LINES:
        raise fault("tetrikon-material-long", _MOST_LINES + 1, "", most=_MOST_LINES)
    found: dict[str, dict[str, Entry]] = {}
    section = None
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            match = _SECTION.fullmatch(line)
            if match is None or match[1] not in SECTIONS:
                raise fault("tetrikon-material-section", number, line, known=SECTIONS)
            if match[1] in found:
                raise fault("tetrikon-material-section-twice", number, line)
            section = found[match[1]] = {}
            continue
        entry = _entry(number, line)
        if section is None:
            raise fault("tetrikon-material-homeless", number, line, known=SECTIONS)
        if entry.key in section:
            raise fault("tetrikon-material-twice", number, entry.key, before=section[entry.key].line)
        section[entry.key] = entry
    return {name: tuple(entries.values()) for name, entries in found.items()}


def _entry(number: int, line: str) -> Entry:
    if len(line) > _LONGEST_LINE:
        raise fault("tetrikon-material-wide", number, line, most=_LONGEST_LINE)
    try:
        ((key, value),) = tomllib.loads(line).items()
    except (ValueError, RecursionError) as error:
        raise fault("tetrikon-material-entry", number, line) from error
    return Entry(number, key, value)


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
    if len(entries) not in _TYPES:
        line, bounds = entries[-1].line if entries else 0, {"least": _TYPES[0], "most": _TYPES[-1]}
        raise fault("tetrikon-material-number-of", line, len(entries), section="pieces", **bounds)
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
