"""Arguments of refusals and reasons, as the rules give them, turned into what a message may carry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from accessgames.games.iota.naming import name_card, name_line, name_run, name_spot
from accessgames.games.iota.rules import COLOURS, SHAPES, WILD, Card, Property, mark
from accessgames.language import Listing, Nested, Phrase, Value, say


def values_of(pairs: Iterable[tuple[str, object]]) -> dict[str, Value]:
    """Turn places, cards, lines and properties, by the names that the rules give them, into values."""
    args: dict[str, Any] = dict(pairs)
    values: dict[str, Value] = {name: number for name, number in args.items() if isinstance(number, int)}
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
    return (mark(card, about) for card in cards if card != WILD)


def name_marks(marks: Iterable[str | int]) -> Listing:
    """Name colours, shapes and numbers by themselves."""
    return Listing(tuple(map(_name_mark, marks)))


def _name_mark(known: str | int) -> Value:
    if known in COLOURS:
        return Nested(say("iota-colour", colour=known))
    if known in SHAPES:
        return Phrase(str(known))
    return known
