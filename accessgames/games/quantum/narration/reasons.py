"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.naming import name_colour, name_number
from accessgames.games.quantum.rules.sheet import DIVIDER
from accessgames.language import Listing, Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.room import Desk
    from accessgames.language import Value


REASONS: Final = event_keys(
    "quantum-reason-chance",
    "quantum-reason-column",
    "quantum-reason-costs",
    "quantum-reason-denial",
    "quantum-reason-end",
    "quantum-reason-free",
    "quantum-reason-hold",
    "quantum-reason-keep",
    "quantum-reason-saves",
    "quantum-reason-skips",
    "quantum-reason-step",
    "quantum-reason-stuck",
    "quantum-reason-wait",
)
"""All reasons."""


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "numbers" in args:
        values["numbers"] = Listing(tuple(name_number(*each) for each in args["numbers"]))
    if "seat" in args:
        values["who"] = desk.person(args["seat"])
    if "colour" in args:
        values["colour"] = name_colour(args["colour"])
    if "low" in args:
        values["span"] = "single" if args["low"] == args["high"] else "more"
    if "step" in args:
        values["way"] = "first" if not args["cell"] else "up" if args["cell"] < DIVIDER else "down"
    for name in ("seat", "cell"):
        values.pop(name, None)
    return say(reason.key, "hint", **values)
