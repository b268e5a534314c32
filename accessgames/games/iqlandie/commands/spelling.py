"""Actions in words that the parser understands, as short as they can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.commands.verbs import BAG_IDS, KIND_IDS
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.tasks.biology import TOKENS, Slide, Turn
from accessgames.games.iqlandie.tasks.optics_model import Lift, Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import LaidCard, Lay, Take
from accessgames.games.iqlandie.typed import SHAPE_IDS, code_of, corner_of, letter_of
from accessgames.games.iqlandie.typed_answers import BEND_IDS, OPTIC_IDS, TOKEN_IDS, TURN_IDS

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
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
    shape = piece.shape if piece.drawing else code_of(_id_of(SHAPE_IDS, piece.shape), words)
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


_VERBS: Final[dict[type, str]] = {
    **_PLAIN,
    actions.Choose: "choose",
    actions.Claim: "claim",
    actions.TakePiece: "take",
    actions.Add: "add",
    actions.Place: "place",
    actions.Unplace: "lift",
    actions.Exchange: "exchange",
    actions.Declare: "declare",
    Slide: "slide",
    Turn: "rotate",
    Stand: "stand",
    Put: "place",
    Lift: "lift",
    Lay: "place",
    Take: "lift",
}


def verb_of(action: actions.IqAction) -> str:
    """Return the verb that an action is typed with; nothing for one that nobody types.

    The end of building is also what ends a turn elsewhere, and goes by its own verb.
    """
    if isinstance(action, actions.Work):
        return _VERBS[type(action.step)]
    return "finish" if isinstance(action, actions.Done) else _VERBS.get(type(action), "")
