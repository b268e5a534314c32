"""What values of the exchange format look like, by their declared types: one table reads and describes them.

`read` takes what a stranger wrote and names the place of the first thing that does not fit; `describe` says
the same as a JSON Schema, so that neither can say what the other does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from accessgames.club import events, notation
from accessgames.club.model import later, proposal, tournament
from accessgames.dataclasses import fields, is_dataclass
from accessgames.engine.errors import GameError, printable

SEED: Final = "exchange"
"""Seed of a tournament while its real one is nobody's business; an import draws a fresh one."""

FIXED: Final[Mapping[type, Mapping[str, Any]]] = MappingProxyType(
    {
        events.Created: {"seed": SEED},
        events.Amended: {"fields": ()},
        events.Registered: {"person": "", "joined": False},
        events.Changed: {"person": ""},
        events.Substituted: {"person": ""},
        events.Seated: {
            "kind": proposal.SeatingKind.HAND, "mix": proposal.Mix.BALANCED, "seed": "", "method": 0,
        },
        events.Grouped: {"seed": ""},
        events.LotDrawn: {"seed": ""},
        events.Corrected: {"settles": False, "joined": False},
        events.KeptApart: {"joined": False},
        tournament.Result: {"source": tournament.TYPED},
    }
)  # fmt: skip
"""Attributes that the format does not have, with what they are when it is read.

They are about one club alone: seeds and how a draw is made once more, where texts about people lie, journals
of matches, and how steps are taken back.
"""

TOLD: Final[Mapping[str, type]] = MappingProxyType(
    {
        name: kind
        for name, kind in events.KINDS.items()
        if kind not in {events.Undone, events.Restored, *events.REMARKS}
    }
)
"""Kinds of events that the format has, by their names."""

_PLAIN: Final[Mapping[type, str]] = MappingProxyType({int: "integer", str: "string", bool: "boolean"})
_SHOWN: Final = 40
_NEAREST: Final = 4
_LONGEST: Final = 90


def misfit(place: str, value: object, wanted: str, choices: tuple[str, ...] = ()) -> GameError:
    """Return the refusal of a value: where it stands, what it is, and what would be right.

    Args:
        place: Path in the document, such as `history[3].seated.first`; empty for the whole of it.
        value: What stands there.
        wanted: `object`, `array`, `integer`, `string`, `boolean`, `choice`, `key`, `known` or `length`.
        choices: With the last four, what can stand there, what is missing, or how many; of many the nearest.
    """
    text = value if isinstance(value, str) else notation.to_text(value)
    if len(choices) > _NEAREST:
        choices = tuple(get_close_matches(text[:_SHOWN], choices, _NEAREST, 0.0))
    return GameError(
        "club-error-exchange-shape",
        **placed(place), value=printable(text[:_SHOWN]) or "-", wanted=wanted, choices=choices,
    )  # fmt: skip


def placed(place: str) -> Mapping[str, Any]:
    """Return what a refusal tells of a place: the whole path, which nobody shortens, and where it begins."""
    whole = printable(place[-_LONGEST:]) or "document"
    return {"place": (whole,), "start": whole.split(".")[0]}


def told_fields(kind: type) -> Iterator[tuple[str, str, Any, bool]]:
    """Yield attribute, name in the format, type, and whether it has to stand there, of a class of ours."""
    hints = notation.types_of(kind)
    for one in fields(kind):
        if one.name not in FIXED.get(kind, {}):
            yield one.name, notation.json_key(one.name), hints[one.name], not one.metadata.get(later.LATER)


def encode(value: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return a value as the format has it: without what is about one club alone, else as in journals."""
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if not is_dataclass(value):
        return notation.encode(value)
    usual = {one.name: one.default for one in fields(value) if one.metadata.get(later.LATER)}
    told = ((name, key, getattr(value, name)) for name, key, _kind, _needed in told_fields(type(value)))
    return {key: encode(item) for name, key, item in told if name not in usual or item != usual[name]}


def read(kind: Any, value: object, place: str) -> Any:  # noqa: ANN401 - any annotation, of the type asked for
    """Build a value of a type from what JSON has.

    Raises:
        GameError: `club-error-exchange-shape` with the place of the first thing that does not fit.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return None if value is None else read(_present(inner), value, place)
    if origin is tuple:
        return _read_items(inner, value, place)
    if isinstance(kind, type) and is_dataclass(kind):
        return _read_object(kind, value, place)
    if issubclass(kind, StrEnum):
        if value not in (choices := tuple(one.value for one in kind)):
            raise misfit(place, value, "choice", choices)
        return kind(value)
    return _exactly(kind, value, place)


def _read_items(kinds: tuple[Any, ...], value: object, place: str) -> tuple[Any, ...]:
    """Build the items of a list: of one type, or so many as there are types."""
    items = _exactly(list, value, place)
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(items)
    if len(items) != len(kinds):
        raise misfit(place, value, "length", (str(len(kinds)),))
    pairs = enumerate(zip(kinds, items, strict=True))
    return tuple(read(one, item, f"{place}[{at}]") for at, (one, item) in pairs)


def _present(kinds: tuple[Any, ...]) -> Any:  # noqa: ANN401 - any annotation
    """Return the type of a value that may be missing."""
    return next(one for one in kinds if one is not NoneType)


def _exactly(kind: type, value: object, place: str) -> Any:  # noqa: ANN401 - of the type asked for
    if type(value) is not kind:
        raise misfit(place, value, _PLAIN.get(kind, "array" if kind is list else "object"))
    return value


def _read_object(kind: type, value: object, place: str) -> Any:  # noqa: ANN401 - of the type asked for
    content, told = _exactly(dict, value, place), tuple(told_fields(kind))
    check_keys(content, {key: needed for _name, key, _kind, needed in told}, place)
    found = {
        name: read(inner, content[key], f"{place}.{key}")
        for name, key, inner, _needed in told
        if key in content
    }
    return kind(**found, **FIXED.get(kind, {}))


def check_keys(content: Mapping[str, Any], known: Mapping[str, bool], place: str) -> None:
    """Refuse an object with a name that is not known, or without one that has to be there.

    Args:
        content: The object.
        known: Name -> whether it has to be there.
        place: Where it stands.
    """
    for key in content:
        if key not in known:
            raise misfit(place, key, "known", tuple(known))
    for key, needed in known.items():
        if needed and key not in content:
            raise misfit(place, key, "key", (key,))


def read_event(value: object, place: str) -> events.Event:
    """Build an event from an object with its kind alone; raises as `read`."""
    content = _exactly(dict, value, place)
    check_keys(content, dict.fromkeys(TOLD, False), place)
    if len(content) != 1:
        raise misfit(place, value, "length", ("1",))
    ((name, inner),) = content.items()
    found: events.Event = read(TOLD[name], inner, f"{place}.{name}")
    return found


def describe(kind: Any, known: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - any annotation
    """Return the JSON Schema of a type; those of our classes are added to `known` by their names."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return {"anyOf": [describe(_present(inner), known), {"type": "null"}]}
    if origin is tuple and inner[-1] is Ellipsis:
        return {"type": "array", "items": describe(inner[0], known)}
    if origin is tuple:
        count = len(inner)
        items = [describe(one, known) for one in inner]
        return {"type": "array", "prefixItems": items, "minItems": count, "maxItems": count}
    if isinstance(kind, type) and is_dataclass(kind):
        return _describe_object(kind, known)
    if issubclass(kind, StrEnum):
        return {"enum": [one.value for one in kind]}
    return {"type": _PLAIN[kind]}


def _describe_object(kind: type, known: dict[str, Any]) -> dict[str, Any]:
    """Return where a class of ours stands among those that are known, once it does."""
    if kind.__name__ not in known:
        known[kind.__name__] = {}
        told = tuple(told_fields(kind))
        known[kind.__name__] = closed(
            {key: describe(one, known) for _name, key, one, _needed in told},
            [key for _name, key, _kind, needed in told if needed],
        )
    return {"$ref": f"#/$defs/{kind.__name__}"}


def closed(properties: Mapping[str, Any], required: list[str]) -> dict[str, Any]:
    """Return the schema of an object that has nothing else."""
    return {
        "type": "object", "properties": dict(properties), "required": required, "additionalProperties": False,
    }  # fmt: skip


def describe_events(known: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an event; see `describe`."""
    kinds = {name: describe(kind, known) for name, kind in TOLD.items()}
    return {**closed(kinds, []), "minProperties": 1, "maxProperties": 1}
