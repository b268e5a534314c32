"""The list of moves: single ones, and groups in the place of many, such as all places of one piece."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.room import Group
from accessgames.games.tetrikon.commands.making import MAKERS
from accessgames.games.tetrikon.commands.spelling import piece_word
from accessgames.games.tetrikon.fronts import ways_of
from accessgames.games.tetrikon.naming import name_card, name_piece
from accessgames.games.tetrikon.rules.actions import (
    AddItem,
    Build,
    Buy,
    CancelDeal,
    Done,
    EndTurn,
    Exchange,
    OpenDeal,
    Propose,
    Roll,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay, Think
from accessgames.games.tetrikon.typed import meaningful, read_card, read_piece
from accessgames.language import Found, say
from accessgames.language.commandline import quoted

if TYPE_CHECKING:
    from accessgames.games.room import Desk

_FEW: Final = 4
"""So many moves of one kind are told one by one; more are a group."""

_LONG: Final = 9
"""So many places of a piece are told one by one; more are grouped by position."""


def offered(desk: Desk, words: Sequence[str]) -> tuple[Any, ...]:
    """Return the entries of the list.

    By nothing: everything, with a group for each piece that could be laid, exchanged or used in many ways.
    By a piece: its places, in groups by position where they are many; with a number those of one position.
    By "vyměň" and a piece: what it could replace. By a card: the ways to use it.

    Raises:
        MalformedAction: The words name nothing that can be listed.
    """
    legal = [action for action in desk.perspective.legal if not isinstance(action, Think)]
    rest = meaningful(words, desk.words)
    if not rest:
        return _everything(legal, desk)
    verb = desk.words.match(rest, MAKERS)
    if isinstance(verb, Found) and verb.id == "exchange":
        return _exchanges(legal, rest[verb.used :], desk)
    if isinstance(verb, Found) and verb.id in {"build", "use"}:
        rest = rest[verb.used :]
    piece = read_piece(rest, desk)
    if piece is not None:
        return _places(legal, piece.value, rest[piece.used :], desk)
    card = read_card(words, desk)
    if card is not None:
        return tuple(one for one in legal if isinstance(one, UseCard) and one.kind == card.value)
    raise MalformedAction("tetrikon-error-list", word=quoted(" ".join(words)))


def _everything(legal: Sequence[Any], desk: Desk) -> tuple[Any, ...]:
    entries: list[Any] = []
    for key, found in groupby(sorted(legal, key=_order), key=_sort):
        same = list(found)
        kind, name = key
        if kind == "build" and len(same) > 1:
            entries.append(_group_of_places(name, same, desk))
        elif kind == "exchange" and len(same) > 1:
            piece = piece_word(name, desk.words)
            told = say("tetrikon-group-exchange", piece=name_piece(name), count=len(same))
            entries.append(Group(told, (desk.words.word("exchange"), piece)))
        elif kind == "use" and len(same) > _FEW:
            told = say("tetrikon-group-use", card=name_card(name), count=len(same))
            entries.append(Group(told, tuple(desk.words.word(f"card-{name}").split())))
        else:
            entries += same
    return tuple(entries)


def _group_of_places(piece: str, same: Sequence[Any], desk: Desk) -> Group:
    told = say("tetrikon-group-build", piece=name_piece(piece), count=len(same))
    return Group(told, tuple(piece_word(piece, desk.words).split()))


_ORDER: Final = ("build", "use", "roll", "buy", "", "exchange", "swap", "deal", "end")
"""Kinds of moves, in the order in which they are told: what brings the match on comes first."""

_KINDS: Final[dict[type, str]] = {
    Roll: "roll",
    Buy: "buy",
    Swap: "swap",
    OpenDeal: "deal",
    Propose: "roll",
    CancelDeal: "end",
    EndTurn: "end",
    Done: "end",
    GiveUp: "end",
}
"""Kinds of moves that are told one by one."""


def _sort(action: Any) -> tuple[str, str]:  # noqa: ANN401 - an action
    match action:
        case Build() | Lay():
            return "build", action.piece
        case Exchange():
            return "exchange", action.piece
        case UseCard():
            return "use", action.kind
    if isinstance(action, AddItem):
        named = isinstance(action.item, str)
        return "deal", f"{action.side} {action.item if named else f'{action.item:05}'}"
    return _KINDS.get(type(action), ""), ""


def _order(action: Any) -> tuple[int, str]:  # noqa: ANN401 - an action
    kind, name = _sort(action)
    return _ORDER.index(kind), name


def _places(legal: Sequence[Any], piece: str, words: Sequence[str], desk: Desk) -> tuple[Any, ...]:
    """Return the places of a piece, in groups by position where they are many and none was chosen."""
    ways = ways_of(desk, piece)
    numbers = ways.read(words, desk.words) if words else None
    if words and (numbers is None or numbers.used < len(words)):
        raise MalformedAction("tetrikon-error-spot", word=quoted(words[0]), piece=name_piece(piece))
    places = [
        action
        for action in legal
        if isinstance(action, Build | Lay)
        and action.piece == piece
        and (numbers is None or action.orientation in numbers.value)
    ]
    places.sort(key=lambda place: (place.orientation, place.anchor.row, place.anchor.column))
    alone = len({place.orientation for place in places}) == 1
    if numbers is not None or alone or len(places) <= _LONG:
        return tuple(places)
    entries: list[Any] = []
    for number, found in groupby(places, key=lambda place: place.orientation):
        same = list(found)
        if len(same) == 1:
            entries += same
            continue
        told = say("tetrikon-group-position", position=ways.name(number), count=len(same))
        entries.append(Group(told, (*piece_word(piece, desk.words).split(), str(number))))
    return tuple(entries)


def _exchanges(legal: Sequence[Any], words: Sequence[str], desk: Desk) -> tuple[Any, ...]:
    piece = read_piece(words, desk) if words else None
    return tuple(
        action
        for action in legal
        if isinstance(action, Exchange) and (piece is None or action.piece == piece.value)
    )
