"""Actions as text, as journals and tests use it, such as `choose optics` or `place t4r* 3 b2 5`.

Pieces are written as `material.piece_name` does, steps in a workspace as their kind of tasks does, time as
the engine does. Numbers that sort have a fixed width.
"""

from __future__ import annotations

from typing import Final

from accessgames.engine import action_notation
from accessgames.engine.grid import SQUARE
from accessgames.games.iqlandie import material
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.tasks import KINDS, kind_of_step, parse_step

FORMS: Final = (
    *("choose optics", "claim 0045000", "pick t4r*", "add small", "place t4r* 3 b2 4", "unplace 3 b2"),
    *("exchange t4r*", "declare 01 red", "condition a", "draw o1j", "card biology 0007"),
    *("slide A", "turn P", "stand a5", "put e2 Z P", "lift e2", "lay 2L", "take 2"),
)
"""What actions look like, for people who wrote another thing."""


def _parse_work(text: str) -> actions.Work:
    step = parse_step(text)
    return actions.Work(kind_of_step(step).id, step)


_KIND: Final = action_notation.member(KINDS)
_CONDITION: Final = action_notation.member(material.CONDITIONS)
_NUMBER: Final = action_notation.number(4, padded=True)


def notation_of(pieces: material.PieceSet) -> action_notation.ActionNotation[actions.IqAction]:
    """Return how actions with some pieces are written in one line."""
    piece = action_notation.one_word(pieces.by_name.__getitem__, material.piece_name)
    return action_notation.ActionNotation(
        FORMS,
        action_notation.ELAPSED,
        action_notation.WholeForm(
            actions.Work, _parse_work, lambda action: KINDS[action.kind].format_step(action.step)
        ),
        action_notation.Form("ready", actions.Ready),
        action_notation.Form("back", actions.Back),
        action_notation.Form("restart", actions.Restart),
        action_notation.Form("hint", actions.AskHint),
        action_notation.Form("give-up", actions.GiveUp),
        action_notation.Form("press", actions.Press),
        action_notation.Form("done", actions.Done),
        action_notation.Form("choose", actions.Choose, kind=_KIND),
        action_notation.Form("claim", actions.Claim, delay=action_notation.number(7, padded=True)),
        action_notation.Form("pick", actions.TakePiece, piece=piece),
        action_notation.Form("add", actions.Add, bag=action_notation.member(material.BAGS)),
        action_notation.Form(
            "place",
            actions.Place,
            piece=piece,
            exposition=action_notation.number(1),
            anchor=SQUARE,
            orientation=action_notation.number(1),
        ),
        action_notation.Form("unplace", actions.Unplace, exposition=action_notation.number(1), anchor=SQUARE),
        action_notation.Form("exchange", actions.Exchange, piece=piece),
        action_notation.Form(
            "declare",
            actions.Declare,
            joker=action_notation.number(2, padded=True),
            colour=action_notation.member(material.COLOURS),
        ),
        action_notation.Form("condition", actions.DealCondition, condition=_CONDITION),
        action_notation.Form("draw", actions.DrawPiece, piece=piece),
        action_notation.Form("card", actions.DrawCard, kind=_KIND, number=_NUMBER),
    )


NOTATION: Final = notation_of(material.STANDARD_PIECES)
"""How actions with the pieces that come with the game are written in one line."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
