"""Dataclasses that cost little until they are used: methods are written when they are first called.

`dataclasses.dataclass` compiles six functions for each frozen class, one by one: 0.4 ms a class, and a
game has 200 of them before anything is heard, most of whose comparisons nobody asks for in a whole evening.
Here the standard library makes the fields, the slots and what it says about a class; `__init__`, `__eq__` and
`__hash__` are compiled at their first call. An `__init__` sets slots by their descriptors, in two thirds of
the time that it takes by name.

What a class does is the same, to `fields`, `replace`, `pickle` and `match` as well. For a type checker this
is `dataclasses.dataclass` itself. Classes that are not frozen, that are ordered, or that inherit from another
dataclass are made by the standard library, whole.
"""

from __future__ import annotations

import dataclasses as standard
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, asdict, field, fields, is_dataclass, replace
from functools import cache, partial
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, Final, cast

__all__ = ["asdict", "dataclass", "field", "fields", "is_dataclass", "replace"]

_UNSET: Final = object()
"""Stands for an argument that was not given, where a factory makes it."""

_Source = Callable[[type], Callable[..., Any]]
"""Writes a method of a class."""


def _frozen(cls: type | None = None, /, **wanted: bool) -> Any:  # noqa: ANN401 - a class, or what makes one of it
    """Make a dataclass; see the module."""
    if cls is None:
        return partial(_frozen, **wanted)
    inherits = any("__dataclass_fields__" in vars(base) for base in cls.__mro__[1:])
    if inherits or not wanted.get("frozen") or wanted.keys() - {"frozen", "slots", "eq", "repr", "kw_only"}:
        return standard.dataclass(**wanted)(cls)
    own = vars(cls)
    hashed = own.get("__hash__") is not None
    methods: dict[str, _Source] = {"__init__": _write_init}
    if wanted.get("eq", True):
        methods |= {"__eq__": _write_eq} if hashed else {"__eq__": _write_eq, "__hash__": _write_hash}
    written = {name for name in ("__init__", "__eq__") if name in own}
    shape = {name: wanted[name] for name in ("slots", "kw_only") if name in wanted}
    made: type = standard.dataclass(init=False, repr=False, eq=False, **shape)(cls)
    for name in methods.keys() - written:
        setattr(made, name, _first_call(made, name, methods[name]))
    if wanted.get("repr", True) and "__repr__" not in own:
        made.__repr__ = recursive_repr()(_tell)  # type: ignore[method-assign, assignment]  # as the library does
    _freeze(made, **wanted)
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass
    from types import CodeType
else:
    dataclass = _frozen


def _first_call(cls: type, name: str, write: _Source) -> Callable[..., Any]:
    """Return a method that writes itself when it is first called, and from then on is another."""

    def method(self: object, /, *words: object, **named: object) -> Any:  # noqa: ANN401 - whatever it is
        written = vars(cls)[name]
        if written is method:
            written = write(cls)
            setattr(cls, name, written)
        return written(self, *words, **named)

    method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
    return method


def _freeze(cls: Any, **wanted: bool) -> None:  # noqa: ANN401 - a type checker knows no class made by a class
    """Let nothing be assigned to a class's fields, and say so."""
    names = frozenset(known.name for known in fields(cls))

    def set_attribute(self: object, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise standard.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete_attribute(self: object, name: str) -> None:
        if type(self) is cls or name in names:
            raise standard.FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    cls.__setattr__ = set_attribute
    cls.__delattr__ = delete_attribute
    params = vars(cls)["__dataclass_params__"]
    params.init, params.frozen = True, True
    params.eq, params.repr = wanted.get("eq", True), wanted.get("repr", True)
    if wanted.get("slots") and "__getstate__" not in vars(cls):
        cls.__getstate__ = _state  # as the library has it
        cls.__setstate__ = _set_state


def _state(self: Any) -> list[Any]:  # noqa: ANN401 - any dataclass
    return [getattr(self, known.name) for known in fields(self)]


def _set_state(self: Any, state: Sequence[object]) -> None:  # noqa: ANN401 - any dataclass
    for known, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, known.name, value)


def _tell(self: Any) -> str:  # noqa: ANN401 - any dataclass
    told = (f"{known.name}={getattr(self, known.name)!r}" for known in fields(self) if known.repr)
    return f"{type(self).__qualname__}({', '.join(told)})"


def _write_init(cls: type) -> Callable[..., Any]:
    """Return what a class is made with: parameters in the order of the fields, those by name at the end."""
    known: tuple[Field[Any], ...] = fields(cls)
    names: dict[str, object] = {"_unset": _UNSET, "_set": object.__setattr__}
    body = [_assignment(cls, one, names) for one in known]
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    placed = [_parameter(one) for one in known if one.init and not one.kw_only]
    named = [_parameter(one) for one in known if one.init and one.kw_only]
    words = ", ".join(("self", *placed, *(("*", *named) if named else ())))
    return _written(cls, "__init__", words, [line for line in body if line], names)


def _parameter(one: Field[Any]) -> str:
    if one.default is not MISSING:
        return f"{one.name}=_default_{one.name}"
    return one.name if one.default_factory is MISSING else f"{one.name}=_unset"


def _assignment(cls: type, one: Field[Any], names: dict[str, object]) -> str:
    """Return the statement that sets a field, and put what it needs among the names."""
    value = one.name
    if one.default is not MISSING:
        names[f"_default_{one.name}"] = one.default
        value = one.name if one.init else f"_default_{one.name}"
    elif one.default_factory is not MISSING:
        names[f"_make_{one.name}"] = one.default_factory
        value = f"_make_{one.name}()"
        value = f"{value} if {one.name} is _unset else {one.name}" if one.init else value
    elif not one.init:
        return ""
    slot = vars(cls).get(one.name)
    if not hasattr(type(slot), "__set__"):
        return f"_set(self, {one.name!r}, {value})"
    names[f"_set_{one.name}"] = slot.__set__  # type: ignore[union-attr]  # it has one, as was just seen
    return f"_set_{one.name}(self, {value})"


def _write_eq(cls: type) -> Callable[..., Any]:
    """Return the comparison with another of the same class by all fields that are compared."""
    names = [one.name for one in fields(cls) if one.compare]
    same = f"{_row('self', names)} == {_row('other', names)}"
    body = f"return {same} if other.__class__ is self.__class__ else NotImplemented"
    return _written(cls, "__eq__", "self, other", [body], {})


def _write_hash(cls: type) -> Callable[..., Any]:
    """Return the hash of all fields that are hashed, by themselves those that are compared."""
    hashed = (one for one in fields(cls) if (one.compare if one.hash is None else one.hash))
    body = f"return hash({_row('self', [one.name for one in hashed])})"
    return _written(cls, "__hash__", "self", [body], {})


def _row(owner: str, names: Sequence[str]) -> str:
    return f"({''.join(f'{owner}.{name}, ' for name in names)})"


def _written(
    cls: type, name: str, words: str, body: Sequence[str], names: dict[str, object]
) -> Callable[..., Any]:
    exec(_code(f"def {name}({words}):\n " + "\n ".join(body or ["pass"])), names)  # noqa: S102 - names of fields only
    method: Callable[..., Any] = cast("Callable[..., Any]", names[name])
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return method


@cache
def _code(source: str) -> CodeType:
    """Compile a method; classes with the same fields share it."""
    return compile(source, "<dataclass>", "exec")
