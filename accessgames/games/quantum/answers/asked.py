"""The words after a question: a player, a colour, a column, a number, nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.quantum.naming import COLOUR_WORDS, WHITE_WORD
from accessgames.games.quantum.outlook import MOST
from accessgames.games.quantum.rules.sheet import CELLS
from accessgames.games.quantum.typed import face_reader, meaningful
from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language.dice import Seen


def nothing_more(words: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    if len(words) > used:
        raise MalformedAction("quantum-error-more", word=words[used])


def own_seat(desk: Desk) -> int:
    """Return whose sheet is meant when nobody is named: the listener's, for a spectator the active one."""
    seat: int = desk.view.table.active if desk.seat < 0 else desk.seat
    return seat


def asked_seat(desk: Desk, words: Sequence[str]) -> int:
    """Return the player that words name: by name, its beginning or place at the table; by nothing, oneself.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if not words:
        return own_seat(desk)
    number = desk.words.read.number(words)
    if number is not None and number.used == len(words) and 1 <= number.value <= len(desk.people):
        return number.value - 1
    typed = plain(" ".join(words))
    names = [plain(person.name) for person in desk.people]
    fitting = [seat for seat, name in enumerate(names) if name == typed] or [
        seat for seat, name in enumerate(names) if name.startswith(typed)
    ]
    if len(fitting) != 1:
        known = tuple(person.name for person in desk.people)
        raise MalformedAction("quantum-error-player", name=" ".join(words), known=known)
    return fitting[0]


def asked_colour(desk: Desk, words: Sequence[str]) -> tuple[int, int | None, Sequence[str]]:
    """Return the colour that is asked about, the number with it, and the words that follow.

    Raises:
        MalformedAction: No colour is named.
    """
    rest = meaningful(words, desk.words)
    taken = face_reader(desk.words).read(rest)
    if taken is None or taken.value.suit in ("", WHITE_WORD):
        key = "quantum-error-row" if words else "quantum-error-which-row"
        raise MalformedAction(key, words=" ".join(words))
    return COLOUR_WORDS.index(taken.value.suit), checked_number(taken.value), rest[taken.used :]


def checked_number(seen: Seen) -> int | None:
    """Return the number of what was typed.

    Raises:
        MalformedAction: No colour can ever have this total.
    """
    if seen.number is not None and not 1 <= seen.number <= MOST:
        raise MalformedAction("quantum-error-number", number=seen.number, most=MOST)
    return seen.number


def asked_column(desk: Desk, words: Sequence[str]) -> tuple[int, Sequence[str]]:
    """Return the index of the column that is asked about, and the words that follow.

    Raises:
        MalformedAction: It is no column of the sheet.
    """
    number = desk.words.read.which(words)
    if number is None or not 1 <= number.value <= CELLS:
        raise MalformedAction("quantum-error-column", words=" ".join(words), most=CELLS)
    return number.value - 1, words[number.used :]
