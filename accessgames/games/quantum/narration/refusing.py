"""Why an action is not allowed, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.naming import name_colour, name_faces, name_number
from accessgames.games.quantum.rules.dice import FACE_BY_NAME
from accessgames.language import Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.room import Desk
    from accessgames.language import Kind, Value

REFUSALS: Final = event_keys(
    "quantum-refused-phase",
    "quantum-refused-taken",
    "quantum-refused-full",
    "quantum-refused-rising",
    "quantum-refused-falling",
    "quantum-refused-roll",
    "quantum-refused-seat",
    "quantum-refused-dice",
)
"""All refusals."""


def tell_refusal(refusal: Refusal, desk: Desk, kind: Kind = "refusal") -> Message:
    """Tell which rule an action breaks, with the number that stands in its way."""
    args: dict[str, Any] = dict(refusal.args)
    values: dict[str, Value] = {name: args[name] for name in ("last", "most") if name in args}
    if "phase" in args:
        values["phase"] = args["phase"].value
    if "colour" in args:
        values["colour"] = name_colour(args["colour"])
    if "number" in args:
        values["number"] = name_number(args["colour"], args["number"])
    if "faces" in args:
        values["faces"] = name_faces(FACE_BY_NAME[name] for name in args["faces"])
    if "seat" in args:
        values["who"] = _seat(args["seat"], desk)
    return say(refusal.key, kind, **values)


def _seat(seat: int, desk: Desk) -> Value:
    """Name a seat; one that nobody sits on by its number."""
    return desk.person(seat) if seat in range(len(desk.people)) else seat + 1
