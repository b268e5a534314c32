"""The mistakes that beginners make in iQLANDIE with pieces: something in hand or on offer is not thought of.

What they do wrong in puzzles is their skill's: the last step is another one than was meant (`guide.Skill`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import Slip
from accessgames.games.iqlandie.material import JOKER
from accessgames.games.iqlandie.rules.actions import Place, TakePiece

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iqlandie.rules.actions import IqAction
    from accessgames.games.iqlandie.rules.state import IqView


def overlook_exposition(
    _: IqView, actions: Sequence[IqAction], __: object, stream: Stream
) -> Collection[int]:
    """Overlook one of the expositions in which something could be laid."""
    numbers = sorted({action.exposition for action in actions if isinstance(action, Place)})
    if not numbers:
        return ()
    number = stream.choice(numbers)
    return [
        n for n, action in enumerate(actions) if isinstance(action, Place) and action.exposition == number
    ]


def turn_nothing(_: IqView, actions: Sequence[IqAction], __: object, ___: object) -> Collection[int]:
    """Lay pieces only as they are pictured, neither turned nor mirrored."""
    return [n for n, action in enumerate(actions) if isinstance(action, Place) and action.orientation != 1]


def take_own_colours(view: IqView, actions: Sequence[IqAction], _: object, __: object) -> Collection[int]:
    """Look only at pieces of the two colours that one collects, where there are any."""
    wanted = view.table.colours_of(view.viewer) or ()
    offered = [(n, action.piece) for n, action in enumerate(actions) if isinstance(action, TakePiece)]
    others = [n for n, piece in offered if piece.colour not in wanted]
    return others if len(others) < len(offered) else ()


def overlook_special(_: IqView, actions: Sequence[IqAction], __: object, ___: object) -> Collection[int]:
    """Overlook what jokers and pieces with a robot are good for, and take plain ones."""
    return [
        n
        for n, action in enumerate(actions)
        if isinstance(action, TakePiece) and (action.piece.robot or action.piece.colour == JOKER)
    ]


def beginner_slips(exposition: float, turned: float, colours: float, special: float) -> tuple[Slip, ...]:
    """Return the mistakes of a beginner with the chance of each.

    Args:
        exposition: Of overlooking one of the expositions in which pieces have room.
        turned: Of not thinking of turning pieces.
        colours: Of taking nothing but the colours of the own condition.
        special: Of overlooking jokers and pieces with a robot.
    """
    return (
        Slip("exposition", exposition, overlook_exposition),
        Slip("turned", turned, turn_nothing),
        Slip("colours", colours, take_own_colours),
        Slip("special", special, overlook_special),
    )
