"""Who is meant: by name in any case, by its beginning, or by the place at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.fronts import own_seat, seats_of
from accessgames.games.tetrikon.typed.goods import read_amount
from accessgames.language.commandline import plain, quoted
from accessgames.language.reading import Taken

if TYPE_CHECKING:
    from accessgames.games.room import Desk

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


def _fit(typed: str, name: str) -> int:
    """Tell how surely words are somebody's name, word by word; a part of it is at most its beginning."""
    words, names = typed.split(), name.split()
    if len(words) > len(names):
        return 0
    fit = min((_alike(word, part) for word, part in zip(words, names, strict=False)), default=0)
    return fit if len(words) == len(names) else min(fit, 2)


def _named(typed: str, desk: Desk, seats: Iterable[int]) -> tuple[int, ...]:
    """Return the seats that a typed name fits best."""
    fits = {seat: _fit(plain(typed), plain(desk.person(seat).name)) for seat in seats}
    best = max(fits.values(), default=0)
    return tuple(seat for seat, fit in fits.items() if fit == best and best)


def read_partner(words: Sequence[str], desk: Desk) -> Taken[int] | None:
    """Read another player from the beginning of some words: "Janě", "Petr Novák", "2".

    A number is the place at the table, unless it is an amount ("2 T").

    Raises:
        MalformedAction: `tetrikon-error-player`: the name fits several.
    """
    others = [seat for seat in seats_of(desk) if seat != desk.seat]
    for count in range(min(_PARTS, len(words)), 0, -1):
        found = _named(" ".join(words[:count]), desk, others)
        if len(found) == 1:
            return Taken(found[0], count)
        if found:
            raise _unknown(" ".join(words[:count]), desk)
    number, amount = desk.words.read.number(words), read_amount(words, desk)
    if number is not None and amount is not None and amount.used == number.used:
        seat = number.value - 1
        if seat in others:
            return Taken(seat, number.used)
    return None


def asked_seat(desk: Desk, words: Sequence[str]) -> int:
    """Return the player that words name; by nothing, the one whose things are meant without a name.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if not words:
        return own_seat(desk)
    typed = " ".join(words)
    number = desk.words.read.number(words)
    if number is not None and number.used == len(words) and number.value - 1 in seats_of(desk):
        return number.value - 1
    found = _named(typed, desk, seats_of(desk))
    if len(found) != 1:
        raise _unknown(typed, desk)
    return found[0]


def _unknown(typed: str, desk: Desk) -> MalformedAction:
    known = tuple(person.name for person in desk.people)
    return MalformedAction("tetrikon-error-player", name=quoted(typed), known=known)
