"""The way back: an action in words that the parser understands, as short as they can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.commands.making import BAG_IDS, KIND_IDS
from accessgames.games.iqlandie.rules.actions import (
    SECOND,
    Add,
    AskHint,
    Back,
    Choose,
    Claim,
    Declare,
    Done,
    Exchange,
    GiveUp,
    IqAction,
    Place,
    Press,
    Ready,
    Restart,
    TakePiece,
    Unplace,
    Work,
)
from accessgames.games.iqlandie.tasks.biology.model import TOKENS, Slide, Turn
from accessgames.games.iqlandie.tasks.optics.model import Lift, Put
from accessgames.games.iqlandie.tasks.programming.model import Stand
from accessgames.games.iqlandie.tasks.space.model import Laid, Lay, Take
from accessgames.games.iqlandie.typed.answers import BEND_IDS, OPTIC_IDS, TOKEN_IDS, TURN_IDS
from accessgames.games.iqlandie.typed.pieces import SHAPE_IDS, corner_of
from accessgames.games.iqlandie.typed.words import code_of, letter_of

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.language import Vocabulary

_PLAIN: Final[dict[type, str]] = {
    Ready: "ready",
    Back: "undo",
    Restart: "restart",
    AskHint: "hint",
    GiveUp: "give-up",
    Press: "press",
    Done: "claim",
}
"""Verbs behind which nothing follows."""


def _id_of(table: dict[str, Any], value: object) -> str:
    return next(key for key, known in table.items() if known == value)


def spell_piece(piece: Piece, words: Vocabulary) -> str:
    """Write a piece as `ft4`, with a robot as `ft4r`."""
    shape = code_of(_id_of(SHAPE_IDS, piece.shape), words)
    robot = letter_of("with-robot", words) if piece.robot else ""
    return f"{letter_of(piece.colour, words)}{shape}{robot}"


def spell_laid(laid: Laid, words: Vocabulary) -> str:
    """Write a space card with its turn and shift: `2l`, `4+v1j2`."""
    turn = letter_of(TURN_IDS[laid.quarters], words) if laid.quarters else ""
    east = ("east", laid.east) if laid.east > 0 else ("west", -laid.east)
    south = ("south", laid.south) if laid.south > 0 else ("north", -laid.south)
    shift = "".join(f"{letter_of(side, words)}{count}" for side, count in (east, south) if count)
    return f"{laid.card}{turn}{'+' if shift else ''}{shift}"


def _spell_put(step: Put, words: Vocabulary) -> str:
    optic = letter_of(_id_of(OPTIC_IDS, step.piece), words)
    bend = letter_of(_id_of(BEND_IDS, step.turn), words)
    return f"{words.word('place')} {step.square.name} {optic} {bend}"


_STEPS: Final[dict[type, Callable[[Any, Any], str]]] = {
    Slide: lambda step, words: (
        f"{words.word('slide')} {letter_of(TOKEN_IDS[TOKENS.index(step.token)], words)}"
    ),
    Turn: lambda step, words: f"{words.word('rotate')} {words.word(TURN_IDS[step.quarters])}",
    Stand: lambda step, words: f"{words.word('stand')} {step.square.name}",
    Put: _spell_put,
    Lift: lambda step, words: f"{words.word('lift')} {step.square.name}",
    Lay: lambda step, words: f"{words.word('place')} {spell_laid(step.laid, words)}",
    Take: lambda step, words: f"{words.word('lift')} {step.card}",
}
"""How steps are spelled."""


def spell(action: IqAction, words: Vocabulary) -> str:
    """Write an action of a player.

    Raises:
        TypeError: It is an action of chance or of the clock, which nobody types.
    """
    match action:
        case Choose(kind):
            return f"{words.word('choose')} {words.word(_id_of(KIND_IDS, kind))}"
        case Work(_, step):
            return _STEPS[type(step)](step, words)
        case Claim(delay):
            late = f" {words.word('delay')} {delay // SECOND}" if delay else ""
            return f"{words.word('claim')}{late}"
        case TakePiece(piece):
            return f"{words.word('take')} {spell_piece(piece, words)}"
        case Add(bag):
            return f"{words.word('add')} {words.word(_id_of(BAG_IDS, bag))}"
        case _:
            return _spell_building(action, words)


def _spell_building(action: IqAction, words: Vocabulary) -> str:
    match action:
        case Place(piece, exposition, _, orientation):
            at = f"{exposition} {corner_of(action).name} {orientation}"
            return f"{words.word('place')} {spell_piece(piece, words)} {at}"
        case Unplace(exposition, anchor):
            return f"{words.word('lift')} {exposition} {anchor.name}"
        case Exchange(piece):
            return f"{words.word('exchange')} {spell_piece(piece, words)}"
        case Declare(joker, colour):
            return f"{words.word('declare')} {joker} {words.word(colour)}"
        case _:
            if type(action) not in _PLAIN:
                raise TypeError(f"{action!r} is not typed by players")
            return words.word(_PLAIN[type(action)])
