"""Messages as lines of JSON: what the recorder writes and the sheets read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from accessgames.language import values

_PLAIN: Final[Mapping[str, type]] = {
    "phrase": values.Phrase,
    "person": values.Person,
    "cell": values.Cell,
    "code": values.Code,
    "day": values.Day,
    "clock": values.Clock,
}
"""Values whose attributes are numbers and texts."""


def dump(message: values.Message) -> dict[str, Any]:
    """Return a message as JSON holds it."""
    return {
        "key": message.key,
        "args": {name: _dump(value) for name, value in sorted(message.args.items())},
        "kind": message.kind,
    }


def load(data: Mapping[str, Any]) -> values.Message:
    """Return the message that `dump` wrote.

    >>> load(dump(values.say("key", "own", who=values.Person("Eva")))).args["who"].name
    'Eva'
    """
    args = {name: _load(value) for name, value in data["args"].items()}
    return values.say(data["key"], cast("values.Kind", data["kind"]), **args)


def _dump(value: values.Value) -> Any:  # noqa: ANN401 - whatever JSON holds
    match value:
        case int() | str():
            return value
        case values.Listing(items):
            return {"listing": [_dump(item) for item in items]}
        case values.Nested(message):
            return {"nested": dump(message)}
    name = next(name for name, kind in _PLAIN.items() if isinstance(value, kind))
    return {name: [getattr(value, each) for each in value.__slots__]}


def _load(value: Any) -> values.Value:  # noqa: ANN401 - as above
    if not isinstance(value, dict):
        return cast("int | str", value)
    ((name, inner),) = value.items()
    if name == "listing":
        return values.Listing(tuple(map(_load, inner)))
    if name == "nested":
        return values.Nested(load(inner))
    return cast(
        "values.Value", _PLAIN[name](*(tuple(each) if isinstance(each, list) else each for each in inner))
    )
