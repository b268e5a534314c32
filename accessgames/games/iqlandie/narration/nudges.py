"""The first two steps of a hint outside of a race: what to look at, and in which exposition."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import JOKER
from accessgames.games.iqlandie.naming import name_colour, name_piece
from accessgames.games.iqlandie.rules.actions import (
    Add,
    Choose,
    Declare,
    Done,
    Exchange,
    Place,
    Ready,
    TakePiece,
    Unplace,
)
from accessgames.language import Message, keys, say
from accessgames.language.space import name_square

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import IqAction

_PLAIN: Final[Mapping[type, str]] = MappingProxyType(
    dict(
        zip(
            (Choose, Add, Exchange, Unplace, Done, Declare, Ready),
            keys(
                "iqlandie-nudge-kind", "iqlandie-nudge-bag", "iqlandie-nudge-exchange",
                "iqlandie-nudge-unplace", "iqlandie-nudge-done", "iqlandie-nudge-joker",
                "iqlandie-nudge-ready",
            ),
            strict=True,
        )
    )
)  # fmt: skip


def tell_nudge(action: IqAction) -> Message:
    """Name the piece that is laid or the colour that is taken, or what else to look at."""
    match action:
        case Place():
            return say("iqlandie-nudge-place", "hint", piece=name_piece(action.piece))
        case TakePiece(piece) if piece.colour == JOKER:
            return say("iqlandie-nudge-take-joker", "hint")
        case TakePiece(piece):
            return say("iqlandie-nudge-take", "hint", colour=name_colour(piece.colour))
        case _:
            return say(_PLAIN.get(type(action), _TASK), "hint")


def tell_area(action: IqAction) -> Message | None:
    """Name the exposition and the row in which a piece is laid; None for anything else."""
    if not isinstance(action, Place):
        return None
    row = name_square(action.anchor).row
    return say("iqlandie-nudge-area", "hint", exposition=action.exposition, row=row)


_TASK: Final = keys("iqlandie-nudge-task")[0]
