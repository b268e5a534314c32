"""Actions in words that the parser understands, as short as they can be; and what the list of moves has.

No delayed claims, places grouped by piece and exhibition, the best first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.commands.verbs import BAG_IDS, KIND_IDS
from accessgames.games.iqlandie.material import BAGS, EXPOSITIONS, Piece
from accessgames.games.iqlandie.naming import IqListener, name_piece
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.placements import PlacementGain, placement_gains
from accessgames.games.iqlandie.rules.scoring import board_points
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, IqView, declared, jokers
from accessgames.games.iqlandie.tasks.biology import TOKENS, Slide, Turn
from accessgames.games.iqlandie.tasks.optics_model import Lift, Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import LaidCard, Lay, Take
from accessgames.games.iqlandie.typed import (
    EXHIBITION_IDS,
    SHAPE_IDS,
    code_of,
    corner_of,
    letter_of,
    matching_pieces,
    meaningful,
    one_of,
    read_wanted,
    unknown,
)
from accessgames.games.iqlandie.typed_answers import BEND_IDS, OPTIC_IDS, TOKEN_IDS, TURN_IDS, read_square
from accessgames.games.room import MoveGroup
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.language import Vocabulary

_PLAIN: Final[dict[type, str]] = {
    actions.Ready: "ready",
    actions.Back: "undo",
    actions.Restart: "restart",
    actions.AskHint: "hint",
    actions.GiveUp: "give-up",
    actions.Press: "press",
    actions.Done: "claim",
}
"""Verbs behind which nothing follows."""


def _id_of(table: dict[str, Any], value: object) -> str:
    return next(key for key, known in table.items() if known == value)


def spell_piece(piece: Piece, words: Vocabulary) -> str:
    """Write a piece as `ft4`, with a robot as `ft4r`."""
    shape = code_of(_id_of(SHAPE_IDS, piece.shape), words)
    robot = letter_of("with-robot", words) if piece.robot else ""
    return f"{letter_of(piece.colour, words)}{shape}{robot}"


def spell_laid(laid: LaidCard, words: Vocabulary) -> str:
    """Write a space card with its turn and shift: `2l`, `4+v1j2`."""
    turn = letter_of(TURN_IDS[laid.quarters], words) if laid.quarters else ""
    east = ("east", laid.east) if laid.east > 0 else ("west", -laid.east)
    south = ("south", laid.south) if laid.south > 0 else ("north", -laid.south)
    shift = "".join(f"{letter_of(side, words)}{count}" for side, count in (east, south) if count)
    return f"{laid.card}{turn}{'+' if shift else ''}{shift}"


_STEP_SPELLERS: Final[dict[type, Callable[[Any, Any], str]]] = {
    Slide: lambda step, words: (
        f"{words.word('slide')} {letter_of(TOKEN_IDS[TOKENS.index(step.token)], words)}"
    ),
    Turn: lambda step, words: f"{words.word('rotate')} {words.word(TURN_IDS[step.quarters])}",
    Stand: lambda step, words: f"{words.word('stand')} {step.square.name}",
    Put: lambda step, words: (
        f"{words.word('place')} {step.square.name} {letter_of(_id_of(OPTIC_IDS, step.piece), words)} "
        f"{letter_of(_id_of(BEND_IDS, step.turn), words)}"
    ),
    Lift: lambda step, words: f"{words.word('lift')} {step.square.name}",
    Lay: lambda step, words: f"{words.word('place')} {spell_laid(step.laid, words)}",
    Take: lambda step, words: f"{words.word('lift')} {step.card}",
}
"""How steps are spelled."""


_SPELLERS: Final[dict[type, Callable[[Any, Any], str]]] = {
    actions.Choose: lambda action, words: (
        f"{words.word('choose')} {words.word(_id_of(KIND_IDS, action.kind))}"
    ),
    actions.Work: lambda action, words: _STEP_SPELLERS[type(action.step)](action.step, words),
    actions.Claim: lambda action, words: (
        f"{words.word('claim')} {words.word('delay')} {action.delay // actions.SECOND}"
        if action.delay
        else words.word("claim")
    ),
    actions.TakePiece: lambda action, words: f"{words.word('take')} {spell_piece(action.piece, words)}",
    actions.Add: lambda action, words: f"{words.word('add')} {words.word(_id_of(BAG_IDS, action.bag))}",
    actions.Place: lambda action, words: (
        f"{words.word('place')} {spell_piece(action.piece, words)} "
        f"{action.exposition} {corner_of(action).name} {action.orientation}"
    ),
    actions.Unplace: lambda action, words: f"{words.word('lift')} {action.exposition} {action.anchor.name}",
    actions.Exchange: lambda action, words: f"{words.word('exchange')} {spell_piece(action.piece, words)}",
    actions.Declare: lambda action, words: (
        f"{words.word('declare')} {action.joker} {words.word(action.colour)}"
    ),
}
"""How the other actions of players are spelled."""


def spell_action(action: actions.IqAction, words: Vocabulary) -> str:
    """Write an action of a player.

    Raises:
        TypeError: It is an action of chance or of the clock, which nobody types.
    """
    if type(action) in _PLAIN:
        return words.word(_PLAIN[type(action)])
    if type(action) not in _SPELLERS:
        raise TypeError(f"{action!r} is not typed by players")
    return _SPELLERS[type(action)](action, words)


_FEW: Final = 9
"""So many places are listed one by one."""


def list_moves(listener: IqListener, typed: Sequence[str]) -> Sequence[Any]:
    """Return the entries of the list of moves."""
    view: IqView = listener.view
    match view.table.phase:
        case "race":
            return _solving(listener, typed)
        case "take":
            legal = set(listener.perspective.legal)
            offer = map(actions.TakePiece, view.table.offer(view.table.kind))
            return _mentioning([action for action in offer if action in legal], typed, listener)
        case "add":
            legal = set(listener.perspective.legal)
            bags = [action for action in map(actions.Add, BAGS) if action in legal]
            return _mentioning(bags, typed, listener)
        case "build":
            return _building(listener, typed)
        case "declare":
            # Joker by joker, what brings most on the whole first.
            board, pair = view.board or EMPTY_BOARD, view.table.colours_of(listener.seat)
            return sorted(
                listener.perspective.legal,
                key=lambda action: (
                    action.joker,
                    -board_points(declared(board, jokers(board)[action.joker - 1], action.colour), pair),
                ),
            )
        case _:
            return _mentioning(list(listener.perspective.legal), typed, listener)


def _mentioning(
    found: Sequence[actions.IqAction], typed: Sequence[str], listener: IqListener
) -> Sequence[actions.IqAction]:
    """Return the pieces that are described, or everything where nothing is."""
    wanted, used = read_wanted(meaningful(typed, listener.words), listener.words)
    if not used:
        return found
    return [action for action in found if isinstance(action, actions.TakePiece) and wanted.fits(action.piece)]


def _solving(listener: IqListener, typed: Sequence[str]) -> list[actions.IqAction]:
    """Return the steps that can be told in a list; of puts and cards those on a square or of a card."""
    read = read_square(typed, listener.words) if typed else None
    number = listener.words.read.which(typed) if typed else None
    found: list[actions.IqAction] = []
    for action in listener.perspective.legal:
        match action:
            case actions.Work(_, Put(square, _, _)):
                wanted = read is not None and square == read[0]
            case actions.Work(_, Lay(laid)):
                plain = not laid.east and not laid.south
                wanted = plain and (number is None or laid.card == number.value) and bool(typed)
            case actions.Work("programming", _):
                wanted = False
            case actions.Work() | actions.Back() | actions.GiveUp() | actions.AskHint():
                wanted = not typed
            case actions.Claim(delay):
                wanted = not delay and not typed
            case _:
                wanted = False
        if wanted:
            found.append(action)
    return sorted(found, key=lambda action: not isinstance(action, actions.Work))


def _building(listener: IqListener, typed: Sequence[str]) -> list[Any]:
    """Return places, best first: of a piece or an exhibition that is named, else the best ones."""
    rest = meaningful(typed, listener.words)
    pieces, exhibition = _asked(rest, listener)
    entries: list[Any] = []
    for piece in pieces:
        found = [
            change
            for change in placement_gains(listener.view, piece)
            if exhibition in {0, change.spot.exposition}
        ]
        if exhibition or len(found) <= _FEW:
            entries += [change.action for change in found]
        else:
            entries += _grouped(piece, found, listener, rest=bool(typed))
    others = [action for action in listener.perspective.legal if not isinstance(action, actions.Place)]
    return entries if typed else [*entries, *others]


def _asked(rest: list[str], listener: IqListener) -> tuple[Sequence[Piece], int]:
    """Read the piece and the exhibition that are asked about."""
    hand: Sequence[Piece] = tuple(dict.fromkeys(listener.view.hand))
    exhibition = 0
    while rest:
        number = listener.words.read.which(rest)
        named = None if rest[0].isdecimal() else one_of(rest, EXHIBITION_IDS, listener.words)
        wanted, used = (None, 0) if named else read_wanted(rest, listener.words)
        if named is not None:
            exhibition, used = EXHIBITION_IDS[named[0]], named[1]
        elif wanted is not None and used:
            hand = matching_pieces(wanted, hand)
        elif number is not None and 1 <= number.value <= len(EXPOSITIONS):
            exhibition, used = number.value, number.used
        else:
            raise unknown(rest[0])
        rest = rest[used:]
    return hand, exhibition


def _grouped(
    piece: Piece, found: Sequence[PlacementGain], listener: IqListener, *, rest: bool
) -> Iterator[Any]:
    """Yield the best place of each exhibition, and all places of the piece as a group behind them.

    Or behind each of them a group for the rest of its exhibition; that with the best place comes first.
    """
    spelled, name = spell_piece(piece, listener.words), name_piece(piece)
    groups: dict[int, list[PlacementGain]] = {}
    for change in found:
        groups.setdefault(change.spot.exposition, []).append(change)
    for number, places in groups.items():
        yield places[0].action
        if rest and len(places) > 1:
            title = say("iqlandie-places", number=number, piece=name, count=len(places))
            yield MoveGroup(title, (spelled, str(number)))
    if not rest:
        yield MoveGroup(say("iqlandie-places-of", piece=name, count=len(found)), (spelled,))
