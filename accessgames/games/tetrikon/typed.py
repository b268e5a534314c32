"""What players type about pieces, cards, amounts, people and places, read from the start of some words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.engine.grid import Placement, Square, place, placements
from accessgames.games.tetrikon import player_areas
from accessgames.games.tetrikon.naming import PIECES, TetrikonListener, name_card, name_piece
from accessgames.language import Ambiguous, Found, Listing, Vocabulary
from accessgames.language.commandline import COMMA, normalise_bare, quote_briefly
from accessgames.language.readers import Parsed
from accessgames.language.space import name_square, name_squares, read_squares

PIECE: Final = "piece-"
"""Word ids of pieces begin like this."""

CARD: Final = "card-"
"""Word ids of chance cards begin like this."""

_SQUARE: Final = re.compile(r"[a-z]{1,2}[0-9]{1,2}")

_LEAST: Final = 2
"""So many letters of a name are needed: fewer are columns or the sign of points."""


def drop_fillers(words: Sequence[str], known: Vocabulary) -> list[str]:
    """Drop commas and words that only join others; "to" between two squares joins all between them."""
    empty = {normalise_bare(text) for text in known.table["glue"].words if " " not in text} | {COMMA}
    bare, to = [normalise_bare(word) for word in words], spellings(known, "space-to")
    return [
        word
        for at, word in enumerate(words)
        if bare[at] not in empty
        or (
            bare[at] in to
            and 0 < at < len(words) - 1
            and all(map(_SQUARE.fullmatch, bare[at - 1 : at + 2 : 2]))
        )
    ]


def spellings(known: Vocabulary, key: str) -> frozenset[str]:
    """Return all spellings of a word id without diacritics."""
    return frozenset(map(normalise_bare, known.table[key].words))


def read_piece(words: Sequence[str], listener: TetrikonListener) -> Parsed[str] | None:
    """Read the name of a piece, or its id where a club's own set has pieces without names.

    Raises:
        MalformedAction: `tetrikon-error-pieces`: the beginning of a name that several pieces share.
    """
    if not words:
        return None
    own = [piece.id for piece in player_areas.material_of(listener).pieces if piece.id not in PIECES]
    if normalise_bare(words[0]) in own:
        return Parsed(normalise_bare(words[0]), 1)
    if len(words[0]) < _LEAST:
        return None
    match listener.words.match(words, [PIECE + piece for piece in PIECES]):
        case Found(found, used):
            return Parsed(found.removeprefix(PIECE), used)
        case Ambiguous(ids, used):
            names = Listing(tuple(name_piece(found.removeprefix(PIECE)) for found in ids))
            raise MalformedAction(
                "tetrikon-error-pieces", word=quote_briefly(" ".join(words[:used])), pieces=names
            )
    return None


def asked_piece(words: Sequence[str], listener: TetrikonListener) -> str:
    """Return the one piece that words name.

    Raises:
        MalformedAction: They name none, or more follows.
    """
    rest = drop_fillers(words, listener.words)
    taken = read_piece(rest, listener)
    if taken is None:
        raise MalformedAction("tetrikon-error-piece", word=quote_briefly(" ".join(words)))
    if len(rest) > taken.used:
        raise MalformedAction("tetrikon-error-more", word=quote_briefly(rest[taken.used]))
    return taken.value


def _cards(known: Vocabulary) -> tuple[str, ...]:
    return known.ids("cards")


def read_card(words: Sequence[str], listener: TetrikonListener) -> Parsed[str] | None:
    """Read a chance card by its abbreviation, its name, or an unambiguous beginning of them.

    Raises:
        MalformedAction: `tetrikon-error-cards`: the beginning of what several cards are called.
    """
    whole = whole_card(words, listener.words)
    if whole is not None:
        return whole
    match listener.words.match(words, _cards(listener.words)):
        case Found(found, used):
            return Parsed(found.removeprefix(CARD), used)
        case Ambiguous(ids, used):
            kinds = tuple(name_card(found.removeprefix(CARD)) for found in ids)
            word = quote_briefly(" ".join(words[:used]))
            raise MalformedAction("tetrikon-error-cards", word=word, cards=Listing(kinds))
    return None


def whole_card(words: Sequence[str], known: Vocabulary) -> Parsed[str] | None:
    """Read a chance card of which a whole spelling was typed, the longest first."""
    typed = [normalise_bare(word) for word in words]
    best: Parsed[str] | None = None
    for key in _cards(known):
        for spelling in known.table[key].words:
            parts = normalise_bare(spelling).split()
            if typed[: len(parts)] == parts and (best is None or len(parts) > best.used):
                best = Parsed(key.removeprefix(CARD), len(parts))
    return best


_MOST: Final = 8
"""More equal pieces than this nobody has: a greater number before a piece is an amount."""


_HIGHEST: Final = 2000
"""No hand is worth more."""


@dataclass(frozen=True, slots=True)
class Goods:
    """One side of a deal: pieces, and an amount of T."""

    pieces: tuple[str, ...] = ()
    money: int = 0

    def __bool__(self) -> bool:
        """Tell whether there is anything."""
        return bool(self.pieces or self.money)


def read_amount(words: Sequence[str], listener: TetrikonListener) -> Parsed[int] | None:
    """Read "25 T", "T 25" or "25"."""
    if not words:
        return None
    points = spellings(listener.words, "points")
    before = int(normalise_bare(words[0]) in points)
    number = listener.words.read.number(words[before:])
    if number is None:
        return None
    used = before + number.used
    after = int(not before and used < len(words) and normalise_bare(words[used]) in points)
    return Parsed(number.value, used + after)


def values_of(listener: TetrikonListener) -> tuple[int, ...]:
    """Return the values of T cards in this match, ascending."""
    hundreds = player_areas.table_of(listener).rules.hundreds
    return tuple(value for value, _ in player_areas.material_of(listener).t_cards(hundreds=hundreds))


def read_amounts(words: Sequence[str], listener: TetrikonListener) -> tuple[int, ...]:
    """Return the values of T cards that words name: "50 25 25", "50 T a 2 krát 25 T".

    Raises:
        MalformedAction: A word is no value of a card.
    """
    joining = listener.words.read.conjunctions | spellings(listener.words, "onto")
    rest = [word for word in drop_fillers(words, listener.words) if normalise_bare(word) not in joining]
    times = spellings(listener.words, "times")
    known = values_of(listener)
    found: list[int] = []
    while rest:
        taken = read_amount(rest, listener)
        if taken is None:
            raise MalformedAction("tetrikon-error-amount", word=quote_briefly(rest[0]))
        first, rest = rest[0], rest[taken.used :]
        count = 1
        if rest and normalise_bare(rest[0]) in times:
            count, value = taken.value, read_amount(rest[1:], listener)
            if value is None or count > _MOST * 2:
                raise MalformedAction("tetrikon-error-amount", word=quote_briefly(" ".join(rest[:2])))
            rest = rest[1 + value.used :]
            taken = value
        if taken.value not in known:
            raise MalformedAction("tetrikon-error-amount", word=quote_briefly(first))
        found += [taken.value] * count
    return tuple(sorted(found, reverse=True))


def read_goods(words: Sequence[str], listener: TetrikonListener) -> Goods:
    """Return what words name: pieces, amounts that are added up, or nothing ("nic").

    Raises:
        MalformedAction: A word is neither.
    """
    joining, nothing = listener.words.read.conjunctions, spellings(listener.words, "nothing-at-all")
    rest = [word for word in drop_fillers(words, listener.words) if normalise_bare(word) not in joining]
    if not rest or (len(rest) == 1 and normalise_bare(rest[0]) in nothing):
        return Goods()
    pieces: list[str] = []
    money = 0
    while rest:
        counted = _counted(rest, listener)
        if counted is not None:
            pieces += counted.value
            rest = rest[counted.used :]
            continue
        amount = read_amount(rest, listener)
        if amount is None or not 1 <= amount.value <= _HIGHEST:
            raise MalformedAction("tetrikon-error-goods", word=quote_briefly(rest[0]))
        money += amount.value
        rest = rest[amount.used :]
    return Goods(tuple(pieces), money)


def starts_goods(words: Sequence[str], listener: TetrikonListener) -> bool:
    """Tell whether words begin with pieces, an amount, or nothing ("nic")."""
    if normalise_bare(words[0]) in spellings(listener.words, "nothing-at-all") | spellings(
        listener.words, "for"
    ):
        return True
    return _counted(words, listener) is not None or read_amount(words, listener) is not None


def _counted(words: Sequence[str], listener: TetrikonListener) -> Parsed[list[str]] | None:
    """Read "hák" or "2 háky"."""
    number = listener.words.read.number(words)
    if number is not None and 1 <= number.value <= _MOST:
        piece = read_piece(words[number.used :], listener)
        return None if piece is None else Parsed([piece.value] * number.value, number.used + piece.used)
    piece = None if number else read_piece(words, listener)
    return None if piece is None else Parsed([piece.value], piece.used)


_ENDING: Final = 2
"""So many last letters of a name may change in other cases: "Karel", "Karlovi"."""

_LONGER: Final = 4
"""A name in another case is at most so much longer."""

_PARTS: Final = 4
"""Words of a name."""


def _alike(typed: str, name: str) -> int:
    """Tell how surely a typed name is somebody's: 3 the same, 2 its beginning, 1 in another case, 0."""
    if typed == name:
        return 3
    if len(typed) > 1 and name.startswith(typed):
        return 2
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(typed, name, strict=False)))
    enough = max(2, len(name) - _ENDING)
    return int(common >= enough and len(typed) <= len(name) + _LONGER)


def _named(typed: str, listener: TetrikonListener, seats: Iterable[int]) -> tuple[int, ...]:
    """Return the seats that a typed name fits best."""
    words, fits = normalise_bare(typed).split(), {}
    for seat in seats:
        names = normalise_bare(listener.person(seat).name).split()
        fit = min((_alike(word, part) for word, part in zip(words, names, strict=False)), default=0)
        # A part of a name is at most its beginning.
        fits[seat] = 0 if len(words) > len(names) else fit if len(words) == len(names) else min(fit, 2)
    best = max(fits.values(), default=0)
    return tuple(seat for seat, fit in fits.items() if fit == best and best)


def read_partner(words: Sequence[str], listener: TetrikonListener) -> Parsed[int] | None:
    """Read another player from the beginning of some words: "Janě", "Petr Novák", "2".

    A number is the place at the table, unless it is an amount ("2 T").

    Raises:
        MalformedAction: `tetrikon-error-player`: the name fits several.
    """
    others = [seat for seat in player_areas.seats_of(listener) if seat != listener.seat]
    for count in range(min(_PARTS, len(words)), 0, -1):
        found = _named(" ".join(words[:count]), listener, others)
        if len(found) == 1:
            return Parsed(found[0], count)
        if found:
            raise _unknown(" ".join(words[:count]), listener)
    number, amount = listener.words.read.number(words), read_amount(words, listener)
    if number is not None and amount is not None and amount.used == number.used:
        seat = number.value - 1
        if seat in others:
            return Parsed(seat, number.used)
    return None


def asked_seat(listener: TetrikonListener, words: Sequence[str]) -> int:
    """Return the player that words name; by nothing, the one whose things are meant without a name.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if not words:
        return player_areas.own_seat(listener)
    typed = " ".join(words)
    number = listener.words.read.number(words)
    if (
        number is not None
        and number.used == len(words)
        and number.value - 1 in player_areas.seats_of(listener)
    ):
        return number.value - 1
    found = _named(typed, listener, player_areas.seats_of(listener))
    if len(found) != 1:
        raise _unknown(typed, listener)
    return found[0]


def _unknown(typed: str, listener: TetrikonListener) -> MalformedAction:
    known = tuple(person.name for person in listener.people)
    return MalformedAction("tetrikon-error-player", name=quote_briefly(typed), known=known)


@dataclass(frozen=True, slots=True)
class Spotted:
    """A place as it was typed.

    Attributes:
        piece: Which piece.
        squares: Its first square, or all its squares; an empty mask when none was named.
        numbers: The orientations that fit what was typed, or None when nothing was said about them.
    """

    piece: str
    squares: int = 0
    numbers: tuple[int, ...] | None = None


def numbers_last(words: Sequence[str], known: Vocabulary) -> list[str]:
    """Return words with an ordinal before the word for a position behind it: "druhá poloha"."""
    found, position = list(words), spellings(known, "space-position")
    for at in range(len(found) - 1):
        place = known.read.ordinal(found[at : at + 1])
        if place is not None and normalise_bare(found[at + 1]) in position:
            found[at : at + 2] = found[at + 1], str(place.value)
    return found


def read_spot(words: Sequence[str], listener: TetrikonListener) -> Spotted:
    """Read a piece with its place: "tyč c3 2", "hák vpravo zrcadlově c3", "roh c3 c4 d3".

    Raises:
        MalformedAction: A word belongs to none of these, or no piece is named.
    """
    rest = numbers_last(drop_fillers(words, listener.words), listener.words)
    if not rest:
        raise MalformedAction("tetrikon-error-which-piece")
    # The piece need not be the first.
    taken = ((at, read_piece(rest[at:], listener)) for at in range(len(rest)))
    at, found = next((each for each in taken if each[1]), (0, None))
    if found is None:
        raise MalformedAction("tetrikon-error-piece", word=quote_briefly(" ".join(rest)))
    piece, rest = found.value, [*rest[:at], *rest[at + found.used :]]
    spot = Spotted(piece)
    board, ways = (
        player_areas.area_of(listener, player_areas.own_seat(listener)).board,
        player_areas.orientation_names_of(listener, piece),
    )
    while rest:
        squares = None if spot.squares else read_squares(rest, board, listener.words)
        if squares is not None:
            spot, rest = Spotted(piece, squares.value, spot.numbers), rest[squares.used :]
            continue
        numbers = None if spot.numbers else ways.read(rest, listener.words)
        if numbers is None:
            raise MalformedAction("tetrikon-error-spot", word=quote_briefly(rest[0]), piece=name_piece(piece))
        spot, rest = Spotted(piece, spot.squares, numbers.value), rest[numbers.used :]
    return spot


def chosen_spots(spot: Spotted, listener: TetrikonListener, free: int) -> tuple[tuple[int, Square], ...]:
    """Return the orientations and first squares that a typed place can mean, those on free squares first.

    Args:
        spot: What was typed.
        listener: Who typed it.
        free: The squares that may be covered.

    Returns:
        All places that fit into the free squares; where none does, the one that was named without doubt, so
        that the rules can say what is wrong with it. Empty when nothing fits and nothing is sure.
    """
    numbers = spot.numbers or tuple(range(1, len(player_areas.orientations(listener, spot.piece)) + 1))
    board = player_areas.board_of(listener)
    begins = spot.squares.bit_count() == 1
    fitting = tuple(
        (laid.orientation, laid.anchor)
        for laid in _everywhere(spot.piece, listener, free)
        if laid.orientation in numbers
        and (not spot.squares or spot.squares == (board.bit(laid.anchor) if begins else laid.mask))
    )
    if fitting or not spot.squares:
        return fitting
    if begins:
        return ((numbers[0], board.square(spot.squares)),) if len(numbers) == 1 else ()
    whole = _everywhere(spot.piece, listener, board.whole)
    return tuple((laid.orientation, laid.anchor) for laid in whole if laid.mask == spot.squares)


def _everywhere(piece: str, listener: TetrikonListener, free: int) -> tuple[Placement, ...]:
    material = player_areas.material_of(listener)
    shape = material.piece_by_id[piece].shape
    return placements(
        player_areas.board_of(listener), free, piece, shape, mirror=player_areas.mirror_of(listener)
    )


def placement_of(
    listener: TetrikonListener, piece: str, orientation: int, anchor: Square
) -> Placement | None:
    """Return where a piece would lie on the own board; None when a part of it would leave it."""
    material = player_areas.material_of(listener)
    shape = material.piece_by_id[piece].shape
    board, mirror = player_areas.board_of(listener), player_areas.mirror_of(listener)
    return place(board, piece, shape, orientation, anchor, mirror=mirror)


def unclear_place(spot: Spotted, listener: TetrikonListener) -> MalformedAction:
    """Say that a piece has no place, at the square that was named or anywhere."""
    piece, board = name_piece(spot.piece), player_areas.board_of(listener)
    posed = "no" if spot.numbers is None else "yes"
    if not spot.squares:
        return MalformedAction("tetrikon-error-no-place", piece=piece, posed=posed)
    if spot.squares.bit_count() > 1:
        squares = name_squares(board, spot.squares)
        return MalformedAction("tetrikon-error-not-shape", piece=piece, squares=squares)
    cell = name_square(board.square(spot.squares))
    return MalformedAction("tetrikon-error-not-there", piece=piece, cell=cell, row=cell.row, posed=posed)
