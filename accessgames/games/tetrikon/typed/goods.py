"""Pieces and amounts as they are offered: "tyč a 25 T", "2 háky", "50 a 50"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.fronts import material_of, table_of
from accessgames.games.tetrikon.typed.items import meaningful, read_piece, spellings
from accessgames.language.commandline import plain, quoted
from accessgames.language.reading import Taken

if TYPE_CHECKING:
    from accessgames.games.room import Desk

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


def read_amount(words: Sequence[str], desk: Desk) -> Taken[int] | None:
    """Read "25 T", "T 25" or "25"."""
    if not words:
        return None
    points = spellings(desk.words, "points")
    before = int(plain(words[0]) in points)
    number = desk.words.read.number(words[before:])
    if number is None:
        return None
    used = before + number.used
    after = int(not before and used < len(words) and plain(words[used]) in points)
    return Taken(number.value, used + after)


def values_of(desk: Desk) -> tuple[int, ...]:
    """Return the values of T cards in this match, ascending."""
    hundreds = table_of(desk).rules.hundreds
    return tuple(value for value, _ in material_of(desk).t_cards(hundreds=hundreds))


def read_amounts(words: Sequence[str], desk: Desk) -> tuple[int, ...]:
    """Return the values of T cards that words name: "50 25 25", "50 T a 2 krát 25 T".

    Raises:
        MalformedAction: A word is no value of a card.
    """
    joining = desk.words.read.conjunctions | spellings(desk.words, "onto")
    rest = [word for word in meaningful(words, desk.words) if plain(word) not in joining]
    times = spellings(desk.words, "times")
    known = values_of(desk)
    found: list[int] = []
    while rest:
        taken = read_amount(rest, desk)
        if taken is None:
            raise MalformedAction("tetrikon-error-amount", word=quoted(rest[0]))
        first, rest = rest[0], rest[taken.used :]
        count = 1
        if rest and plain(rest[0]) in times:
            count, value = taken.value, read_amount(rest[1:], desk)
            if value is None or count > _MOST * 2:
                raise MalformedAction("tetrikon-error-amount", word=quoted(" ".join(rest[:2])))
            rest = rest[1 + value.used :]
            taken = value
        if taken.value not in known:
            raise MalformedAction("tetrikon-error-amount", word=quoted(first))
        found += [taken.value] * count
    return tuple(sorted(found, reverse=True))


def read_goods(words: Sequence[str], desk: Desk) -> Goods:
    """Return what words name: pieces, amounts that are added up, or nothing ("nic").

    Raises:
        MalformedAction: A word is neither.
    """
    joining, nothing = desk.words.read.conjunctions, spellings(desk.words, "nothing-at-all")
    rest = [word for word in meaningful(words, desk.words) if plain(word) not in joining]
    if not rest or (len(rest) == 1 and plain(rest[0]) in nothing):
        return Goods()
    pieces: list[str] = []
    money = 0
    while rest:
        counted = _counted(rest, desk)
        if counted is not None:
            pieces += counted.value
            rest = rest[counted.used :]
            continue
        amount = read_amount(rest, desk)
        if amount is None or not 1 <= amount.value <= _HIGHEST:
            raise MalformedAction("tetrikon-error-goods", word=quoted(rest[0]))
        money += amount.value
        rest = rest[amount.used :]
    return Goods(tuple(pieces), money)


def starts_goods(words: Sequence[str], desk: Desk) -> bool:
    """Tell whether words begin with pieces, an amount, or nothing ("nic")."""
    if plain(words[0]) in spellings(desk.words, "nothing-at-all") | spellings(desk.words, "for"):
        return True
    return _counted(words, desk) is not None or read_amount(words, desk) is not None


def _counted(words: Sequence[str], desk: Desk) -> Taken[list[str]] | None:
    """Read "hák" or "2 háky"."""
    number = desk.words.read.number(words)
    if number is not None and 1 <= number.value <= _MOST:
        piece = read_piece(words[number.used :], desk)
        return None if piece is None else Taken([piece.value] * number.value, number.used + piece.used)
    piece = None if number else read_piece(words, desk)
    return None if piece is None else Taken([piece.value], piece.used)
