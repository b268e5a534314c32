"""Why an action is not allowed: the line, the place and the property that clash, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.naming import name_card, name_line, name_run, name_spot
from accessgames.games.iota.rules import COLOURS, SHAPES, WILD, Card, Property, mark
from accessgames.language import Listing, Message, Nested, Phrase, Value, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.room import Desk

REFUSALS: Final = event_keys(
    "iota-refused-nothing",
    "iota-refused-not-in-hand",
    "iota-refused-occupied",
    "iota-refused-spot-twice",
    "iota-refused-not-in-line",
    "iota-refused-unconnected",
    "iota-refused-gap",
    "iota-refused-too-long",
    "iota-refused-clash",
    "iota-refused-wild",
    "iota-refused-wilds",
    "iota-refused-recycle-empty",
    "iota-refused-recycle-not-wild",
    "iota-refused-recycle-wild-for-wild",
    "iota-refused-recycle-once",
    "iota-refused-trade-empty",
    "iota-refused-trade-deck",
    "iota-refused-kind",
    "iota-refused-draw",
)
"""All refusals."""


def tell_refusal(refusal: Refusal, desk: Desk) -> Message:
    """Tell which rule an action breaks, and where."""
    del desk
    return say(refusal.key, "refusal", **_values(dict(refusal.args)))


def _values(args: Mapping[str, Any]) -> dict[str, Value]:
    """Turn places, cards and properties into what a message may carry."""
    values: dict[str, Value] = {name: args[name] for name in ("count", "deck", "length") if name in args}
    if "card" in args:
        values["card"] = name_card(args["card"])
    if "spot" in args:
        values["cell"] = name_spot(args["spot"])
    if "direction" in args:
        values["direction"] = args["direction"]
        values["line"] = name_line(args["direction"], args["spots"][0])
        values["run"] = name_run(args["direction"], args["spots"])
    if "spots" in args:
        values["cells"] = Listing(tuple(map(name_spot, args["spots"])))
    if "property" in args:
        values["property"] = args["property"]
    return values | _marks(args)


def _marks(args: Mapping[str, Any]) -> dict[str, Value]:
    """Name the values of the property that clashes: of a line's cards, or what two lines allow."""
    if "property" not in args:
        return {}
    if "cards" in args:
        return {"marks": name_marks(_marks_of(args["cards"], args["property"]))}
    return {way: name_marks(args[way]) for way in ("row", "column") if way in args}


def _marks_of(cards: Iterable[Card], about: Property) -> Iterable[str | int]:
    return ("wild" if card == WILD else mark(card, about) for card in cards)


def name_marks(marks: Iterable[str | int]) -> Listing:
    """Name colours, shapes and numbers by themselves."""
    return Listing(tuple(map(_name_mark, marks)))


def _name_mark(known: str | int) -> Value:
    if known in COLOURS:
        return Nested(say("iota-colour", colour=known))
    if known in SHAPES:
        return Phrase(str(known))
    return Phrase("wild-card") if known == "wild" else known
