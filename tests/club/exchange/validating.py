"""A little of JSON Schema, as much as our schema needs, which knows nothing of what reads documents."""

from __future__ import annotations

from typing import Any

_KINDS = {"integer": int, "string": str, "boolean": bool, "array": list, "object": dict, "null": type(None)}


def fits(schema: dict[str, Any], value: object, whole: dict[str, Any]) -> bool:
    """Tell whether a value is as a schema says; an unknown word of a schema raises KeyError.

    Args:
        schema: The schema, or a part of one.
        value: Whatever JSON has.
        whole: The schema that references are about.
    """
    return all(_CHECKS[word](said, value, whole, schema) for word, said in schema.items())


def _is_kind(said: str, value: object, *_: object) -> bool:
    return type(value) is _KINDS[said]


def _properties(said: dict[str, Any], value: dict[str, Any], whole: dict[str, Any], _schema: object) -> bool:
    return all(fits(said[key], one, whole) for key, one in value.items() if key in said)


def _closed(_said: object, value: dict[str, Any], _whole: object, schema: dict[str, Any]) -> bool:
    return set(value) <= set(schema["properties"])


_CHECKS: Any = {
    "$schema": lambda *_: True,
    "$defs": lambda *_: True,
    "title": lambda *_: True,
    "type": _is_kind,
    "const": lambda said, value, *_: type(value) is type(said) and value == said,
    "enum": lambda said, value, *_: value in said,
    "anyOf": lambda said, value, whole, _: any(fits(one, value, whole) for one in said),
    "$ref": lambda said, value, whole, _: fits(whole["$defs"][said.split("/")[-1]], value, whole),
    "properties": lambda said, value, *rest: isinstance(value, dict) and _properties(said, value, *rest),
    "required": lambda said, value, *_: isinstance(value, dict) and value.keys() >= {*said},
    "additionalProperties": lambda said, value, *rest: (
        isinstance(value, dict) and _closed(said, value, *rest)
    ),
    "minProperties": lambda said, value, *_: isinstance(value, dict) and len(value) >= said,
    "maxProperties": lambda said, value, *_: isinstance(value, dict) and len(value) <= said,
    "items": lambda said, value, whole, _: (
        isinstance(value, list) and all(fits(said, x, whole) for x in value)
    ),
    "prefixItems": lambda said, value, whole, _: (
        isinstance(value, list) and all(fits(one, x, whole) for one, x in zip(said, value, strict=False))
    ),
    "minItems": lambda said, value, *_: isinstance(value, list) and len(value) >= said,
    "maxItems": lambda said, value, *_: isinstance(value, list) and len(value) <= said,
}
