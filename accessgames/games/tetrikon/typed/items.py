"""Pieces by their names in any case, chance cards by their abbreviations and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.fronts import material_of
from accessgames.games.tetrikon.naming import PIECES, name_card, name_piece
from accessgames.language import Ambiguous, Found, Listing
from accessgames.language.commandline import COMMA, plain, quoted
from accessgames.language.reading import Taken

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language import Vocabulary

PIECE: Final = "piece-"
"""Word ids of pieces begin like this."""

CARD: Final = "card-"
"""Word ids of chance cards begin like this."""

_SQUARE: Final = re.compile(r"[a-z]{1,2}[0-9]{1,2}")

_LEAST: Final = 2
"""So many letters of a name are needed: fewer are columns or the sign of points."""


def meaningful(words: Sequence[str], known: Vocabulary) -> list[str]:
    """Drop commas and words that only join others; "to" between two squares joins all between them."""
    empty = {plain(text) for text in known.table["glue"].words if " " not in text} | {COMMA}
    return [word for at, word in enumerate(words) if plain(word) not in empty or _in_run(words, at, known)]


def _in_run(words: Sequence[str], at: int, known: Vocabulary) -> bool:
    """Tell whether a word stands between two squares and means all squares from one to the other."""
    if not 0 < at < len(words) - 1 or plain(words[at]) not in spellings(known, "space-to"):
        return False
    return all(_SQUARE.fullmatch(plain(word)) for word in (words[at - 1], words[at + 1]))


def spellings(known: Vocabulary, key: str) -> frozenset[str]:
    """Return all spellings of a word id without diacritics."""
    return frozenset(map(plain, known.table[key].words))


def read_piece(words: Sequence[str], desk: Desk) -> Taken[str] | None:
    """Read the name of a piece, or its id where a club's own set has pieces without names.

    Raises:
        MalformedAction: `tetrikon-error-pieces`: the beginning of a name that several pieces share.
    """
    if not words:
        return None
    own = [piece.id for piece in material_of(desk).pieces if piece.id not in PIECES]
    if plain(words[0]) in own:
        return Taken(plain(words[0]), 1)
    if len(words[0]) < _LEAST:
        return None
    match desk.words.match(words, [PIECE + piece for piece in PIECES]):
        case Found(found, used):
            return Taken(found.removeprefix(PIECE), used)
        case Ambiguous(ids, used):
            names = Listing(tuple(name_piece(found.removeprefix(PIECE)) for found in ids))
            raise MalformedAction("tetrikon-error-pieces", word=quoted(" ".join(words[:used])), pieces=names)
    return None


def piece_asked(words: Sequence[str], desk: Desk) -> str:
    """Return the one piece that words name.

    Raises:
        MalformedAction: They name none, or more follows.
    """
    rest = meaningful(words, desk.words)
    taken = read_piece(rest, desk)
    if taken is None:
        raise MalformedAction("tetrikon-error-piece", word=quoted(" ".join(words)))
    if len(rest) > taken.used:
        raise MalformedAction("tetrikon-error-more", word=quoted(rest[taken.used]))
    return taken.value


def _cards(known: Vocabulary) -> tuple[str, ...]:
    return known.ids("cards")


def read_card(words: Sequence[str], desk: Desk) -> Taken[str] | None:
    """Read a chance card by its abbreviation, its name, or an unambiguous beginning of them.

    Raises:
        MalformedAction: `tetrikon-error-cards`: the beginning of what several cards are called.
    """
    whole = whole_card(words, desk.words)
    if whole is not None:
        return whole
    match desk.words.match(words, _cards(desk.words)):
        case Found(found, used):
            return Taken(found.removeprefix(CARD), used)
        case Ambiguous(ids, used):
            kinds = tuple(name_card(found.removeprefix(CARD)) for found in ids)
            word = quoted(" ".join(words[:used]))
            raise MalformedAction("tetrikon-error-cards", word=word, cards=Listing(kinds))
    return None


def whole_card(words: Sequence[str], known: Vocabulary) -> Taken[str] | None:
    """Read a chance card of which a whole spelling was typed, the longest first."""
    typed = [plain(word) for word in words]
    best: Taken[str] | None = None
    for key in _cards(known):
        for spelling in known.table[key].words:
            parts = plain(spelling).split()
            if typed[: len(parts)] == parts and (best is None or len(parts) > best.used):
                best = Taken(key.removeprefix(CARD), len(parts))
    return best
