"""What the list of moves has: no delayed claims, places grouped by piece and exhibition, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.commands.spelling import spell_piece
from accessgames.games.iqlandie.material import BAGS, EXPOSITIONS
from accessgames.games.iqlandie.naming import name_piece
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Back,
    Claim,
    Declare,
    GiveUp,
    IqAction,
    Place,
    TakePiece,
    Work,
)
from accessgames.games.iqlandie.rules.board import declared, jokers
from accessgames.games.iqlandie.rules.scoring import Change, changes, worth
from accessgames.games.iqlandie.tasks.optics.model import Put
from accessgames.games.iqlandie.tasks.space.model import Lay
from accessgames.games.iqlandie.typed.answers import read_square
from accessgames.games.iqlandie.typed.pieces import EXHIBITION_IDS, chosen, read_wanted
from accessgames.games.iqlandie.typed.words import meaningful, one_of, unknown
from accessgames.games.room import Group
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.table import IqView
    from accessgames.games.room import Desk

_FEW: Final = 9
"""So many places are listed one by one."""


def offered(desk: Desk, typed: Sequence[str]) -> Sequence[Any]:
    """Return the entries of the list of moves."""
    view: IqView = desk.view
    match view.table.phase:
        case "race":
            return _solving(desk, typed)
        case "take":
            legal = set(desk.perspective.legal)
            offer = map(TakePiece, view.table.offer(view.table.kind))
            return _mentioning([action for action in offer if action in legal], typed, desk)
        case "add":
            legal = set(desk.perspective.legal)
            return _mentioning([action for action in map(Add, BAGS) if action in legal], typed, desk)
        case "build":
            return _building(desk, typed)
        case "declare":
            return _declaring(desk)
        case _:
            return _mentioning(list(desk.perspective.legal), typed, desk)


def _mentioning(actions: list[IqAction], typed: Sequence[str], desk: Desk) -> list[IqAction]:
    """Return the pieces that are described, or everything where nothing is."""
    wanted, used = read_wanted(meaningful(typed, desk.words), desk.words)
    if not used:
        return actions
    return [action for action in actions if isinstance(action, TakePiece) and wanted.fits(action.piece)]


def _solving(desk: Desk, typed: Sequence[str]) -> list[IqAction]:
    """Return the steps that can be told in a list; of puts and cards those on a square or of a card."""
    read = read_square(typed, desk.words) if typed else None
    number = desk.words.read.which(typed) if typed else None
    found: list[IqAction] = []
    for action in desk.perspective.legal:
        match action:
            case Work(_, Put(square, _, _)):
                wanted = read is not None and square == read[0]
            case Work(_, Lay(laid)):
                plain = not laid.east and not laid.south
                wanted = plain and (number is None or laid.card == number.value) and bool(typed)
            case Work("programming", _):
                wanted = False
            case Work() | Back() | GiveUp() | AskHint():
                wanted = not typed
            case Claim(delay):
                wanted = not delay and not typed
            case _:
                wanted = False
        if wanted:
            found.append(action)
    return sorted(found, key=lambda action: not isinstance(action, Work))


def _building(desk: Desk, typed: Sequence[str]) -> list[Any]:
    """Return places, best first: of a piece or an exhibition that is named, else the best ones."""
    rest = meaningful(typed, desk.words)
    pieces, exhibition = _asked(rest, desk)
    entries: list[Any] = []
    for piece in pieces:
        found = [change for change in changes(desk.view, piece) if exhibition in {0, change.spot.exposition}]
        if exhibition or len(found) <= _FEW:
            entries += [change.action for change in found]
        else:
            entries += _grouped(piece, found, desk) if typed else _best(piece, found, desk)
    others = [action for action in desk.perspective.legal if not isinstance(action, Place)]
    return entries if typed else [*entries, *others]


def _declaring(desk: Desk) -> list[Any]:
    """Return colours of jokers, joker by joker, what brings most on the whole first."""
    board, pair = desk.view.board, desk.view.table.colours_of(desk.seat)

    def reached(action: Declare) -> tuple[int, int]:
        joker = jokers(board)[action.joker - 1]
        return action.joker, -worth(declared(board, joker, action.colour), pair)

    return sorted(desk.perspective.legal, key=reached)


def _asked(rest: list[str], desk: Desk) -> tuple[Sequence[Piece], int]:
    """Read the piece and the exhibition that are asked about."""
    hand: Sequence[Piece] = tuple(dict.fromkeys(desk.view.hand))
    exhibition = 0
    while rest:
        number = desk.words.read.which(rest)
        named = None if rest[0].isdecimal() else one_of(rest, EXHIBITION_IDS, desk.words)
        wanted, used = (None, 0) if named else read_wanted(rest, desk.words)
        if named is not None:
            exhibition, used = EXHIBITION_IDS[named[0]], named[1]
        elif wanted is not None and used:
            hand = chosen(wanted, hand)
        elif number is not None and 1 <= number.value <= len(EXPOSITIONS):
            exhibition, used = number.value, number.used
        else:
            raise unknown(rest[0])
        rest = rest[used:]
    return hand, exhibition


def _by_exhibition(found: Sequence[Change]) -> list[list[Change]]:
    """Return places by exhibition, that with the best one first."""
    groups: dict[int, list[Change]] = {}
    for change in found:
        groups.setdefault(change.spot.exposition, []).append(change)
    return list(groups.values())


def _best(piece: Piece, found: Sequence[Change], desk: Desk) -> list[Any]:
    """Return the best place of each exhibition, and behind them all places of the piece as a group."""
    name = say("iqlandie-places-of", piece=name_piece(piece), count=len(found))
    group = Group(name, (spell_piece(piece, desk.words),))
    return [*(places[0].action for places in _by_exhibition(found)), group]


def _grouped(piece: Piece, found: Sequence[Change], desk: Desk) -> list[Any]:
    """Return the best place of each exhibition, and behind each the rest of them as a group."""
    entries: list[Any] = []
    for places in _by_exhibition(found):
        entries.append(places[0].action)
        if len(places) > 1:
            number = places[0].spot.exposition
            name = say("iqlandie-places", number=number, piece=name_piece(piece), count=len(places))
            entries.append(Group(name, (spell_piece(piece, desk.words), str(number))))
    return entries
