"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.naming import name_colour, name_kind, name_piece, name_pieces
from accessgames.language import Message, Value, event_keys, say
from accessgames.language.space import name_squares

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.room import Desk

REASONS: Final = event_keys(
    "iqlandie-reason-bag",
    "iqlandie-reason-built",
    "iqlandie-reason-denial",
    "iqlandie-reason-harmless",
    "iqlandie-reason-hint",
    "iqlandie-reason-joker",
    "iqlandie-reason-most",
    "iqlandie-reason-nowhere",
    "iqlandie-reason-offer",
    "iqlandie-reason-pair",
    "iqlandie-reason-points",
    "iqlandie-reason-ready",
    "iqlandie-reason-room",
)
"""All reasons."""


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "points" in args:
        values["sign"] = "minus" if args["points"] < 0 else "plus"
        values["points"] = abs(args["points"])
    if "piece" in args:
        values["piece"] = name_piece(args["piece"])
    if "pieces" in args:
        values["pieces"] = name_pieces(piece for piece in args["pieces"] if piece is not None)
    if "mask" in args:
        values["squares"] = name_squares(BOARDS[args["number"] - 1], args["mask"])
        del values["mask"]
    if "kind" in args:
        values["kind"] = name_kind(args["kind"])
    if "colour" in args:
        values["colour"] = name_colour(args["colour"])
    if "seat" in args:
        values["who"] = desk.person(args["seat"])
        del values["seat"]
    return say(reason.key, "hint", **values)
