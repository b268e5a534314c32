"""Why an action is not allowed, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.naming import name_bag, name_colour, name_kind, name_piece, name_pieces
from accessgames.games.iqlandie.narration.tasks import values_of as task_values
from accessgames.language import Message, Value, event_keys, say
from accessgames.language.space import name_squares

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.room import Desk

REFUSALS: Final = event_keys(
    "iqlandie-refused-back",
    "iqlandie-refused-bag",
    "iqlandie-refused-card",
    "iqlandie-refused-colour",
    "iqlandie-refused-condition",
    "iqlandie-refused-covered",
    "iqlandie-refused-declared",
    "iqlandie-refused-delay",
    "iqlandie-refused-draw",
    "iqlandie-refused-fits",
    "iqlandie-refused-hand",
    "iqlandie-refused-joker",
    "iqlandie-refused-offer",
    "iqlandie-refused-outside",
    "iqlandie-refused-phase",
    "iqlandie-refused-press-alone",
    "iqlandie-refused-pressed",
    "iqlandie-refused-time",
    "iqlandie-refused-unbuilt",
    "iqlandie-refused-unplace",
    "iqlandie-refused-work",
)
"""Refusals of the rules."""

TASK_REFUSALS: Final = event_keys(
    "iqlandie-refused-biology-far",
    "iqlandie-refused-optics-empty",
    "iqlandie-refused-optics-none",
    "iqlandie-refused-optics-outside",
    "iqlandie-refused-optics-taken",
    "iqlandie-refused-programming-outside",
    "iqlandie-refused-programming-there",
    "iqlandie-refused-space-card",
    "iqlandie-refused-space-far",
    "iqlandie-refused-space-laid",
    "iqlandie-refused-space-not-laid",
)
"""Refusals of steps in a task."""

WRONG: Final = event_keys(
    "iqlandie-wrong-biology",
    "iqlandie-wrong-optics-again",
    "iqlandie-wrong-optics-crooked",
    "iqlandie-wrong-optics-edge",
    "iqlandie-wrong-optics-missed",
    "iqlandie-wrong-optics-missing",
    "iqlandie-wrong-optics-port",
    "iqlandie-wrong-programming-early",
    "iqlandie-wrong-programming-nothing",
    "iqlandie-wrong-programming-square",
    "iqlandie-wrong-space-empty",
    "iqlandie-wrong-space-nothing",
    "iqlandie-wrong-space-symbol",
)
"""What may be wrong with an answer."""

HINTS: Final = event_keys(
    "iqlandie-hint-biology-impossible",
    "iqlandie-hint-biology-next",
    "iqlandie-hint-biology-nudge",
    "iqlandie-hint-biology-solution",
    "iqlandie-hint-done",
    "iqlandie-hint-optics-impossible",
    "iqlandie-hint-optics-lift",
    "iqlandie-hint-optics-nudge",
    "iqlandie-hint-optics-put",
    "iqlandie-hint-optics-solution",
    "iqlandie-hint-programming-next",
    "iqlandie-hint-programming-nudge",
    "iqlandie-hint-programming-solution",
    "iqlandie-hint-space-impossible",
    "iqlandie-hint-space-lay",
    "iqlandie-hint-space-nudge",
    "iqlandie-hint-space-solution",
    "iqlandie-hint-space-take",
)
"""Hints about tasks."""


def tell_refusal(refusal: Refusal, desk: Desk) -> Message:
    """Tell which rule an action breaks, and where."""
    if refusal.key in TASK_REFUSALS:
        kind = refusal.key.split("-")[2]
        return say(refusal.key, "refusal", **task_values(kind, refusal.args))
    return say(refusal.key, "refusal", **_values(dict(refusal.args), desk))


def _values(args: dict[str, Any], desk: Desk) -> dict[str, Value]:
    """Turn the arguments of the rules into values."""
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "piece" in args:
        values["piece"] = name_piece(args["piece"])
    if "pieces" in args:
        values["pieces"] = name_pieces(args["pieces"])
    if "covered" in args:
        spot = args["spot"]
        values["squares"] = name_squares(BOARDS[spot.exposition - 1], args["covered"])
        values["exposition"] = spot.exposition
    for name in ("kind", "wanted"):
        if name in args:
            values[name] = name_kind(args[name])
    if "bag" in args:
        values["bag"] = name_bag(args["bag"])
    if args.get("colour") in {"red", "purple", "blue", "green", "orange"}:
        values["colour"] = name_colour(args["colour"])
    elif "colour" in args:
        values["colour"] = str(args["colour"])
    if "phase" in args:
        values["phase"] = args["phase"]
    del desk
    return values
