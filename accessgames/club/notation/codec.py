"""Values of the club as JSON and back, by their declared types; nothing but what a type says is read."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from accessgames.club import events, model

T = TypeVar("T")

_NAMES: Final = {**vars(model), **vars(events)}
_MAX_DIGITS: Final = 12


def encode(value: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return a value as JSON has it: objects by the names of their attributes, tuples as lists."""
    if is_dataclass(value):
        return {_key(field.name): encode(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value.value if isinstance(value, StrEnum) else value


def decode(kind: type[T], value: object) -> T:
    """Build a value of a type from what JSON has.

    Raises:
        ValueError: The shape is not that of the type, down to the last attribute.
    """
    reader: Callable[[object], T] = _reader(cast("Hashable", kind))
    return reader(value)


def to_text(value: object) -> str:
    """Write a value as one line of JSON, without a newline."""
    return json.dumps(encode(value), ensure_ascii=False, separators=(",", ":"))


def from_text(kind: type[T], text: str) -> T:
    """Read what `to_text` wrote.

    Raises:
        ValueError: The text is not exactly what `to_text` writes for a value of this type.
    """
    value = decode(kind, parse(text))
    if to_text(value) != text:
        raise ValueError(text[:80])
    return value


def parse(text: str) -> Any:  # noqa: ANN401 - whatever JSON has
    """Read JSON with numbers of a sane size.

    Raises:
        ValueError: The text is no JSON, is too deep, or a number has more than 12 digits.
    """
    try:
        return json.loads(text, parse_int=_number, parse_float=_refuse, parse_constant=_refuse)
    except RecursionError:
        raise ValueError(text[:80]) from None


def _key(attribute: str) -> str:
    """Return the name in a journal of an attribute, which may end with an underscore against built-ins."""
    return attribute.rstrip("_")


def _number(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise ValueError(text[:80])
    return int(text)


def _refuse(text: str) -> Any:  # noqa: ANN401 - never returns
    raise ValueError(text[:80])


@cache
def _reader(kind: Any) -> Callable[[object], Any]:  # noqa: ANN401 - any annotation
    """Return the reader of a type; each is made once."""
    origin = get_origin(kind)
    if origin in {Union, UnionType}:
        return _optional(kind)
    if origin is tuple:
        return _tuple(get_args(kind))
    if isinstance(kind, type) and is_dataclass(kind):
        return _object(kind)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return lambda value: kind(_exactly(str, value))
    return lambda value: _exactly(kind, value)


def _exactly(kind: type, value: object) -> Any:  # noqa: ANN401 - of the type asked for
    if type(value) is not kind:
        raise ValueError(str(value)[:80])
    return value


def _optional(kind: Any) -> Callable[[object], Any]:  # noqa: ANN401 - any annotation
    inner = _reader(next(one for one in get_args(kind) if one is not NoneType))
    return lambda value: None if value is None else inner(value)


def _tuple(kinds: tuple[Any, ...]) -> Callable[[object], Any]:
    if kinds[-1] is Ellipsis:
        item = _reader(kinds[0])
        return lambda value: tuple(item(one) for one in _exactly(list, value))
    items = tuple(map(_reader, kinds))

    def read(value: object) -> Any:  # noqa: ANN401 - a tuple of the types asked for
        return tuple(item(one) for item, one in zip(items, _exactly(list, value), strict=True))

    return read


def _object(kind: type) -> Callable[[object], Any]:
    hints = get_type_hints(kind, localns=_NAMES)
    readers = {_key(field.name): _reader(hints[field.name]) for field in fields(kind)}
    attributes = {_key(field.name): field.name for field in fields(kind)}

    def read(value: object) -> Any:  # noqa: ANN401 - an object of the type asked for
        content = _exactly(dict, value)
        if content.keys() != readers.keys():
            raise ValueError(str(sorted(content))[:80])
        return kind(**{attributes[key]: reader(content[key]) for key, reader in readers.items()})

    return read
