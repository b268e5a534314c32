"""What people type about pieces and places for them: `2`, `ft4r`, "fialové téčko", `3 b2 2`.

And what all readers need: words that mean nothing, one word among several, letters of ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import MalformedAction
from accessgames.engine.grid import Square
from accessgames.games.board_questions import quote
from accessgames.games.iqlandie.material import COLOURS, EXPOSITIONS, JOKER, MATERIAL, Piece, looks
from accessgames.games.iqlandie.naming import name_pieces, poses_of
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.language import Found, keys
from accessgames.language.commandline import COMMA, normalise_bare
from accessgames.language.space import square_of

if TYPE_CHECKING:
    from accessgames.language import Vocabulary

(UNKNOWN,) = keys("iqlandie-error-word")
"""The mistake that a word means nothing here."""

_LETTER_AND_DIGIT: Final = re.compile(r"[a-z]\d")


def meaningful(typed: Sequence[str], words: Vocabulary, *, keep: Iterable[str] = ()) -> list[str]:
    """Drop commas, conjunctions and words that only join others, except for some."""
    empty = {normalise_bare(text) for text in words.table["glue"].words} | words.read.conjunctions | {COMMA}
    empty -= set(keep)
    return [word for word in typed if normalise_bare(word) not in empty]


def one_of(typed: Sequence[str], ids: Iterable[str], words: Vocabulary) -> tuple[str, int] | None:
    """Return which of some ids the first words mean, and how many words that took; None for none."""
    if not typed:
        return None
    match = words.match(typed, tuple(ids))
    return (match.id, match.used) if isinstance(match, Found) else None


def letter_of(key: str, words: Vocabulary) -> str:
    """Return the shortest spelling of an id, bare of diacritics."""
    return min(map(normalise_bare, words.table[key].words), key=len)


def code_of(key: str, words: Vocabulary) -> str:
    """Return the spelling of a shape that is a letter and a figure: `t4`."""
    return next(
        text for text in map(normalise_bare, words.table[key].words) if _LETTER_AND_DIGIT.fullmatch(text)
    )


def letters(ids: Iterable[str], words: Vocabulary) -> dict[str, str]:
    """Return the one-letter spellings of ids: letter -> id."""
    return {
        normalise_bare(text): key
        for key in ids
        for text in reversed(words.table[key].words)
        if len(text) == 1
    }


def unknown(word: str) -> MalformedAction:
    """Return the mistake that a word means nothing here."""
    return MalformedAction(UNKNOWN, word=quote(word))


def nothing_more(typed: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(typed) > used:
        raise MalformedAction("iqlandie-error-more", word=quote(typed[used]))


COLOUR_IDS: Final = (*COLOURS, JOKER)
"""Word ids of colours are their ids."""

SHAPE_IDS: Final = {f"shape-{shape}": shape for shape in MATERIAL.shapes}
EXHIBITION_IDS: Final = {f"exhibition-{exposition.number}": exposition.number for exposition in EXPOSITIONS}


def read_exhibition(typed: Sequence[str], words: Vocabulary) -> tuple[int, int] | None:
    """Return the number of the exhibition that the first words mean, and how many they are; None for none.

    The number is what was typed: there may be no such exhibition.
    """
    named = None if typed and typed[0].isdecimal() else one_of(typed, EXHIBITION_IDS, words)
    if named is not None:
        return EXHIBITION_IDS[named[0]], named[1]
    number = words.read.which(typed)
    return None if number is None else (number.value, number.used)


BAR: Final = "shape-bar"
"""Word id of a bar, the short one or the long one."""

_BARS: Final = frozenset({"i3", "i4"})

_CODE: Final = re.compile(r"([a-z])([a-z]\d)([a-z]?)")
_CELL: Final = re.compile(r"[a-z]\d")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A description of a piece, complete or not.

    Attributes:
        colour: Id of its colour, or "".
        shape: Id of its shape, or "".
        robot: Whether a robot was mentioned.
        bar: Whether a bar was named, and neither the short nor the long one.
        exact: Whether the description was a code such as `ft4r`, which tells everything.
    """

    colour: str = ""
    shape: str = ""
    robot: bool = False
    exact: bool = False
    bar: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing was described."""
        return not (self.colour or self.shape or self.robot or self.bar)

    def fits(self, piece: Piece) -> bool:
        """Tell whether a piece is described."""
        return (
            self.colour in {"", piece.colour}
            and self.shape in {"", piece.shape}
            and (not self.bar or piece.shape in _BARS)
            and (piece.robot == self.robot if self.exact else piece.robot or not self.robot)
        )


def read_wanted(
    typed: Sequence[str], words: Vocabulary, own: frozenset[str] = frozenset()
) -> tuple[Wanted, int]:
    """Read a description from the beginning of some words, and how many words it took; 0 for none.

    Args:
        typed: The words.
        words: What words mean.
        own: Codes of a club's own shapes.
    """
    code = _read_code(typed[0], words, own) if typed else None
    if code is not None:
        return code, 1
    wanted, used = Wanted(), 0
    while used < len(typed):
        longer = _add_word(wanted, typed[used:], words, own)
        if longer is None:
            break
        wanted, used = longer[0], used + longer[1]
    return wanted, used


def _read_code(word: str, words: Vocabulary, own: frozenset[str]) -> Wanted | None:
    """Read `ft4` and `ft4r`."""
    match = _CODE.fullmatch(normalise_bare(word))
    if match is None:
        return None
    colour = letters(COLOUR_IDS, words).get(match[1])
    shape = next((shape for key, shape in SHAPE_IDS.items() if code_of(key, words) == match[2]), None)
    if match[2] in own:
        shape = match[2]
    if colour is None or shape is None or match[3] not in {"", letter_of("with-robot", words)}:
        return None
    return Wanted(colour, shape, bool(match[3]), exact=True)


def _add_word(
    wanted: Wanted, typed: Sequence[str], words: Vocabulary, own: frozenset[str]
) -> tuple[Wanted, int] | None:
    """Add what the next words say to a description that does not have it yet."""
    if typed[0].isdecimal():
        return None
    if not (wanted.shape or wanted.bar) and (longer := _add_shape(wanted, typed, words, own)) is not None:
        return longer
    if not wanted.colour and (colour := one_of(typed, COLOUR_IDS, words)) is not None:
        return replace(wanted, colour=colour[0]), colour[1]
    if not wanted.robot and (robot := one_of(typed, ("with-robot",), words)) is not None:
        return replace(wanted, robot=True), robot[1]
    return None


def _add_shape(
    wanted: Wanted, typed: Sequence[str], words: Vocabulary, own: frozenset[str]
) -> tuple[Wanted, int] | None:
    """Add the shape that the next words name: of the game, a bar of either length, or of the club."""
    if (shape := one_of(typed, SHAPE_IDS, words)) is not None:
        return replace(wanted, shape=SHAPE_IDS[shape[0]]), shape[1]
    if (bar := one_of(typed, (BAR,), words)) is not None:
        return replace(wanted, bar=True), bar[1]
    if normalise_bare(typed[0]) in own:
        return replace(wanted, shape=normalise_bare(typed[0])), 1
    return None


def matching_pieces(wanted: Wanted, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the different pieces that a description may mean.

    Raises:
        MalformedAction: There is none; carries those that there are.
    """
    found = tuple(dict.fromkeys(piece for piece in pieces if wanted.fits(piece)))
    if not found:
        raise MalformedAction("iqlandie-error-no-piece", pieces=name_pieces(pieces))
    return found


def read_pieces(
    typed: Sequence[str], pieces: Sequence[Piece], words: Vocabulary, own: frozenset[str] = frozenset()
) -> tuple[tuple[Piece, ...], ...]:
    """Read several pieces out of some, by their numbers or descriptions.

    Returns:
        For each one that was named, in order: the different pieces it may be.

    Raises:
        MalformedAction: A word is no piece, a number is too high or told twice, or nothing is named.
    """
    found: list[tuple[Piece, ...]] = []
    numbers: set[int] = set()
    rest = meaningful(typed, words)
    while rest:
        number = words.read.which(rest)
        wanted, used = read_wanted(rest, words, own)
        if used:
            found.append(matching_pieces(wanted, pieces))
        elif number is not None:
            if number.value in numbers:
                raise MalformedAction("iqlandie-error-number-twice", number=number.value)
            numbers.add(number.value)
            found.append((piece_by_number(number.value, pieces),))
            used = number.used
        else:
            raise unknown(rest[0])
        rest = rest[used:]
    if not found:
        raise MalformedAction("iqlandie-error-which-piece", pieces=name_pieces(pieces))
    return tuple(found)


def piece_by_number(number: int, pieces: Sequence[Piece]) -> Piece:
    """Return a piece by its number, from 1.

    Raises:
        MalformedAction: There are not so many.
    """
    if not 1 <= number <= len(pieces):
        raise MalformedAction("iqlandie-error-piece-number", number=number, count=len(pieces))
    return pieces[number - 1]


@dataclass(frozen=True, slots=True)
class Placing:
    """What somebody typed about a place.

    Attributes:
        pieces: The pieces that may be meant; empty when none was named.
        exhibition: Number of the exhibition; 0 when none was named.
        corner: Upper left square of the rectangle around the piece; None when none was named.
        pose: Words about how it lies.
    """

    pieces: tuple[Piece, ...]
    exhibition: int
    corner: Square | None
    pose: tuple[str, ...]


def read_placing(
    typed: Sequence[str], hand: Sequence[Piece], words: Vocabulary, own: frozenset[str] = frozenset()
) -> Placing:
    """Read `3 b2 2`, `téčko 3 b2 2`, `2 3 b2 2`, "červený růžek do mezer od b2 roh vlevo nahoře".

    Raises:
        MalformedAction: A word before the square is neither piece nor exhibition.
    """
    bare = list(map(normalise_bare, typed))
    at = next(
        (place for place, word in enumerate(bare) if _CELL.fullmatch(word) and word not in own), len(typed)
    )
    pieces, numbers = _before(meaningful(typed[:at], words), hand, words, own)
    corner = None
    behind: Sequence[str] = ()
    if at < len(typed):
        read = words.read.cell(typed[at:])
        corner = square_of(read.value) if read is not None else None
        behind = meaningful(typed[at + 1 :], words, keep={"na"})  # poses may begin with it
    if len(numbers) > 1 and not pieces:
        pieces, numbers = (piece_by_number(numbers[0], hand),), numbers[1:]
    if len(numbers) > 1:
        raise unknown(str(numbers[1]))
    return Placing(pieces, numbers[0] if numbers else 0, corner, tuple(behind))


def _before(
    rest: list[str], hand: Sequence[Piece], words: Vocabulary, own: frozenset[str]
) -> tuple[tuple[Piece, ...], list[int]]:
    """Read the piece and the numbers in front of the square; a name of an exhibition is its number."""
    pieces: tuple[Piece, ...] = ()
    numbers: list[int] = []
    while rest:
        named = one_of(rest, EXHIBITION_IDS, words) if not rest[0].isdecimal() else None
        wanted, used = (Wanted(), 0) if named else read_wanted(rest, words, own)
        number = words.read.which(rest)
        if named is not None:
            numbers.append(EXHIBITION_IDS[named[0]])
            used = named[1]
        elif used and not pieces:
            pieces = matching_pieces(wanted, hand)
        elif number is not None:
            numbers.append(number.value)
            used = number.used
        else:
            raise unknown(rest[0])
        rest = rest[used:]
    return pieces, numbers


def anchor_of(piece: Piece, corner: Square, orientation: int) -> Square:
    """Return the anchor of a piece whose surrounding rectangle has this upper left corner."""
    first = looks(piece)[orientation - 1].orientation.shape.squares[0]
    return Square(corner.column + first.column, corner.row + first.row)


def corner_of(action: Place) -> Square:
    """Return the upper left corner of the rectangle around a piece; the inverse of `anchor_of`."""
    first = looks(action.piece)[action.orientation - 1].orientation.shape.squares[0]
    return Square(action.anchor.column - first.column, action.anchor.row - first.row)


def placements(placing: Placing, hand: Sequence[Piece], words: Vocabulary) -> tuple[Place, ...]:
    """Return every placement that was typed may mean, legal or not.

    Raises:
        MalformedAction: There is no such exhibition or pose, or a part is missing.
    """
    if placing.exhibition > len(EXPOSITIONS):
        raise MalformedAction("iqlandie-error-exhibition", number=placing.exhibition, most=len(EXPOSITIONS))
    if not placing.exhibition or placing.corner is None:
        raise MalformedAction("iqlandie-error-place", pieces=name_pieces(hand))
    found: list[Place] = []
    for piece in placing.pieces or tuple(dict.fromkeys(hand)):
        known, pose = poses_of(piece), placing.pose
        numbers: Sequence[int] = range(1, len(known.ways) + 1)
        if pose:
            read = known.read(pose, words)
            if read is None or read.used < len(pose):
                raise unknown(pose[0 if read is None else read.used])
            numbers = read.value
        for number in numbers:
            anchor = anchor_of(piece, placing.corner, number)
            found.append(Place(piece, placing.exhibition, anchor, number))
    return tuple(found)
