"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.games.quantum.naming import name_colour, name_colours
from accessgames.games.quantum.rules.sheet import DIVIDER
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.engine import Reason
    from accessgames.games.room import Desk
    from accessgames.language import Value


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values: dict[str, Value] = {}
    if "colours" in args:
        values["colours"] = name_colours(args["colours"])
    if "gain" in args:
        values["whole"], values["tenths"] = divmod(args["gain"], 10)
    if "seat" in args:
        values["who"] = desk.person(args["seat"])
    if "column" in args:
        values["column"] = args["column"] + 1
    if "step" in args:
        values |= _step(args)
    return say(reason.key, "hint", **values)


def _step(args: Mapping[str, Any]) -> dict[str, Value]:
    """Tell a step up or down, or where a row begins."""
    way = "first" if not args["cell"] else "up" if args["cell"] < DIVIDER else "down"
    return {"colour": name_colour(args["colour"]), "step": args["step"], "way": way}
