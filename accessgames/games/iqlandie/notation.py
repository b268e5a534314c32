"""Actions as text, as journals and tests use it, such as `choose optics` or `place t4r* 3 b2 5`.

Pieces are written as `material.piece_name` does, steps in a workspace as their kind of tasks does, time as
the engine does. Numbers that sort have a fixed width.
"""

from __future__ import annotations

from typing import Final

from accessgames.engine.action_notation import (
    ELAPSED,
    ActionNotation,
    Form,
    WholeForm,
    member,
    number,
    one_word,
)
from accessgames.engine.grid import SQUARE
from accessgames.games.iqlandie.material import BAGS, COLOURS, CONDITIONS, PIECES, piece_name
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


_PIECE: Final = one_word(PIECES.__getitem__, piece_name)
_KIND: Final = member(KINDS)

NOTATION: Final[ActionNotation[actions.IqAction]] = ActionNotation(
    FORMS,
    ELAPSED,
    WholeForm(actions.Work, _parse_work, lambda action: KINDS[action.kind].format_step(action.step)),
    Form("ready", actions.Ready),
    Form("back", actions.Back),
    Form("restart", actions.Restart),
    Form("hint", actions.AskHint),
    Form("give-up", actions.GiveUp),
    Form("press", actions.Press),
    Form("done", actions.Done),
    Form("choose", actions.Choose, kind=_KIND),
    Form("claim", actions.Claim, delay=number(7, padded=True)),
    Form("pick", actions.TakePiece, piece=_PIECE),
    Form("add", actions.Add, bag=member(BAGS)),
    Form("place", actions.Place, piece=_PIECE, exposition=number(1), anchor=SQUARE, orientation=number(1)),
    Form("unplace", actions.Unplace, exposition=number(1), anchor=SQUARE),
    Form("exchange", actions.Exchange, piece=_PIECE),
    Form("declare", actions.Declare, joker=number(2, padded=True), colour=member(COLOURS)),
    Form("condition", actions.DealCondition, condition=member(CONDITIONS)),
    Form("draw", actions.DrawPiece, piece=_PIECE),
    Form("card", actions.DrawCard, kind=_KIND, number=number(4, padded=True)),
)
"""How actions are written in one line."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
