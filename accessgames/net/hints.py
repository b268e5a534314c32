"""What the written types of a class mean, also where they are imported for a type checker only."""

from __future__ import annotations

import ast
import inspect
import sys
import threading
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

from accessgames.dataclasses import fields, is_dataclass

_CHECKING: Final = "TYPE_CHECKING"
_READING: Final = threading.Lock()  # two threads that parse at once end in SystemError (CPython, gh-106905)


@cache
def _names(module: str) -> dict[str, Any]:
    """Return what names mean in a module, also those that it imports for a type checker only."""
    found = sys.modules[module]
    names = dict(vars(found))
    with _READING:
        body = ast.parse(inspect.getsource(found)).body
    for node in body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == _CHECKING:
            block = ast.Module(node.body, type_ignores=[])
            exec(compile(block, module, "exec"), names)  # noqa: S102 - lines of the program's own module
    return names


def _class_elsewhere(name: str, module: str) -> Any:  # noqa: ANN401 - a class
    """Return the class that an alias of another module names, from the same game or the engine."""
    package = ".".join(module.split(".")[:3])
    for other in sorted(sys.modules):
        if other.startswith(package):
            found = vars(sys.modules[other]).get(name)
            if isinstance(found, type) and found.__module__ == other:
                return found
    raise NameError(name)


def resolved(hint: Any, module: str) -> Any:  # noqa: ANN401 - a type, or text that names one
    """Return the type that is written in a module.

    Raises:
        NameError: Neither the module nor its neighbours have such a name.
    """
    while isinstance(hint, str | typing.ForwardRef):
        text = hint if isinstance(hint, str) else hint.__forward_arg__
        names = dict(_names(module))
        while True:
            try:
                hint = eval(text, names)  # noqa: S307 - an annotation of the program's own module
                break
            except NameError as error:
                missing = str(error.name)
                names[missing] = _class_elsewhere(missing, module)
    return hint


def field_types(kind: type) -> dict[str, Any]:
    """Return the types of the fields of a dataclass or named tuple, by name, in order."""
    written: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        own = vars(base).get("__annotations__", {})
        written |= {name: (hint, base.__module__) for name, hint in own.items()}
    wanted = [one.name for one in fields(kind)] if is_dataclass(kind) else list(vars(kind)["_fields"])
    return {name: resolved(*written[name]) for name in wanted}


def bound(hint: Any, given: Mapping[Any, Any]) -> Any:  # noqa: ANN401 - a type
    """Put what is given in the place of type variables; one that nothing is given for may be anything."""
    if isinstance(hint, typing.TypeVar):
        return given.get(hint, object)
    parameters = getattr(hint, "__parameters__", ())
    if not parameters or isinstance(hint, type):
        return hint
    return hint[tuple(given.get(one, object) for one in parameters)]


def type_arguments(kind: type, base: type) -> tuple[Any, ...]:
    """Return what a class gives a generic base for its type variables, through all classes between.

    Raises:
        TypeError: It does not derive from the base, or leaves a variable open.
    """
    for written in getattr(kind, "__orig_bases__", ()):
        origin = get_origin(written)
        given = tuple(resolved(argument, kind.__module__) for argument in get_args(written))
        if origin is base:
            return given
        if isinstance(origin, type) and issubclass(origin, base):
            own = dict(zip(origin.__parameters__, given, strict=True))  # type: ignore[attr-defined]  # it is generic
            return tuple(bound(argument, own) for argument in type_arguments(origin, base))
    raise TypeError(kind)
