"""What the values of a game look like on the wire: made from its frozen dataclasses, by no hand.

Each dataclass gets a mirror, a `msgspec.Struct` with the same fields and its name as a tag. The library reads
and writes mirrors, refuses what does not fit and tells their JSON Schema; what remains is to go from a value
to its mirror and back. It can't take the dataclasses themselves: it reads no union of several of them, and
does not see types that are imported for checking only (`hints.py`).
"""

from __future__ import annotations

import dataclasses
import functools
import operator
import types
import typing
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, get_args, get_origin

import msgspec

from accessgames.dataclasses import fields, is_dataclass
from accessgames.net import hints

TAG: Final = "is"
"""The attribute that says what an object is."""

_PLAIN: Final = frozenset({bool, int, float, str, type(None)})
_MAPS: Final = frozenset({dict, Mapping})
_LOOSE: Final = frozenset({object, Any})
_PAIRS: Final = "pairs"
_NESTING: Final = 3
"""How deep tuples may lie in each other where a value may be of any kind."""


class ShapeError(TypeError):
    """A type or a value that has no form on the wire: a mistake of whoever wrote it, not of who sent it."""


def wire_name(name: str) -> str:
    """Return how a field is called on the wire: `round_` without what keeps it off a word of Python."""
    return name.rstrip("_")


def _class_of(hint: Any) -> Any:  # noqa: ANN401 - a type
    return get_origin(hint) or hint


def _is_record(kind: object) -> bool:
    return isinstance(kind, type) and (
        is_dataclass(kind) or (issubclass(kind, tuple) and hasattr(kind, "_fields"))
    )


def _is_own_mapping(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Mapping) and kind not in _MAPS


def _is_enum(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _field_types(alias: Any) -> dict[str, Any]:  # noqa: ANN401 - a class, perhaps with arguments
    """Return the types of a record's fields, its type variables bound."""
    kind = _class_of(alias)
    bound = dict(zip(getattr(kind, "__parameters__", ()), get_args(alias), strict=False))
    return {name: hints.bound(hint, bound) for name, hint in hints.field_types(kind).items()}


def _item_types(kind: type) -> tuple[Any, Any]:
    """Return the types of the keys and the values of a mapping of ours, such as a grid of cards."""
    key, value = hints.type_arguments(kind, Mapping)
    return key, value


def _default(kind: type, name: str) -> Any:  # noqa: ANN401 - of any field
    """Return the value that a field has where none is given, or dataclasses.MISSING."""
    if not is_dataclass(kind):
        return kind._field_defaults.get(name, dataclasses.MISSING)  # type: ignore[attr-defined]  # a named tuple has them
    found = next(one for one in fields(kind) if one.name == name)
    return found.default


def _fixed(inner: tuple[Any, ...]) -> Any:  # noqa: ANN401 - a type
    return tuple.__class_getitem__(inner)


def sequence_of(inner: Any) -> Any:  # noqa: ANN401 - a type
    """Return the type of tuples of any length."""
    return _fixed((inner, ...))


_CONTAINERS: Final[Mapping[frozenset[Any], Callable[[tuple[Any, ...]], Any]]] = {
    frozenset({typing.Union, types.UnionType}): lambda inner: functools.reduce(operator.or_, inner),
    frozenset({tuple}): _fixed,
    frozenset({Sequence, Collection, Iterable}): lambda inner: sequence_of(inner[0]),
    frozenset({set, frozenset}): frozenset.__class_getitem__,
    frozenset({dict, Mapping}): dict.__class_getitem__,
}
"""What a container is on the wire, made of what is in it."""


class Mirror(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all mirrors are."""


Builder = Callable[..., Any]
"""Makes a value of the fields of its mirror, by name."""


Step = Callable[[Any], Any] | None
"""Makes the mirror of what a field has; None where that is what goes on the wire."""


def _itself(*, value: Any) -> Any:  # noqa: ANN401 - a member of an enumeration
    return value


class Shapes:
    """The mirrors of all values that can be reached from some types."""

    def __init__(self, roots: Iterable[Any]) -> None:
        """Look at every class that can be reached from the roots.

        Raises:
            ShapeError: One of them has a field that no form is known for.
        """
        self._records: dict[Any, bool] = {}
        self._loose: dict[type, frozenset[Any]] = {}
        self._enums: dict[type[Enum], str] = {}
        for root in roots:
            self._visit(root)
        names = self._names()
        self._enums = {kind: names[kind] for kind in self._enums}
        self._tags = names
        self._mirrors: dict[Any, type[Mirror]] = {}
        self._by_class: dict[type, type[Mirror]] = {}
        self._builders: dict[type[Mirror], Builder] = {}
        self._fields: dict[type, tuple[tuple[str, Any, Step], ...]] = {}
        self._pairs: dict[type, tuple[Step, Step]] = {}
        self._members = {kind: self._remember(kind, [("value", kind)], _itself) for kind in self._enums}
        for strict in (alias for alias, loose in self._records.items() if not loose):
            self._mirror(strict)
        self._anything = self._loose_type()
        for loose in (alias for alias, loose in self._records.items() if loose):
            self._mirror(loose)

    # ------------------------------------------------------------ which classes there are

    def _visit(self, hint: Any) -> bool:  # noqa: ANN401 - a type
        """Note the classes that a type is made of; tell whether a value of any kind may be in it."""
        kind = _class_of(hint)
        if hint in self._records:
            return self._records[hint]
        if _is_enum(kind):
            self._enums[kind] = ""
            return False
        if _is_record(kind) or _is_own_mapping(kind):
            self._records[hint] = False
            inner = _field_types(hint) if _is_record(kind) else dict(enumerate(_item_types(kind)))
            loose = frozenset(name for name, one in inner.items() if self._visit(one))
            self._loose[kind] = loose
            self._records[hint] = bool(loose)
            return bool(loose)
        if kind is typing.Literal:
            return False
        # Each is visited, so that none is missed behind the first that may be anything.
        inside = [self._visit(inner) for inner in get_args(hint) if inner is not Ellipsis]
        return any(inside) or kind in _LOOSE

    def _names(self) -> dict[type, str]:
        """Give each class its name, with its module's before it where two are called the same."""
        classes = list(dict.fromkeys(map(_class_of, (*self._records, *self._enums))))
        alike = Counter(kind.__name__ for kind in classes)
        return {
            kind: kind.__name__
            if alike[kind.__name__] == 1
            else f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"
            for kind in classes
        }

    # ------------------------------------------------------------ their mirrors

    def _remember(self, alias: Any, shape: Sequence[tuple[Any, ...]], build: Builder) -> type[Mirror]:  # noqa: ANN401 - a class
        kind = _class_of(alias)
        name = self._tags[kind]
        made: type[Any] = msgspec.defstruct(
            name.replace(".", "_"), shape, bases=(Mirror,), tag_field=TAG, tag=name, rename=wire_name
        )
        self._mirrors[alias] = made
        self._by_class[kind] = made
        self._builders[made] = build
        return made

    def _mirror(self, alias: Any) -> type[Mirror]:  # noqa: ANN401 - a class, perhaps with arguments
        """Return the mirror of a record; those it is made of are made before."""
        if alias in self._mirrors:
            return self._mirrors[alias]
        kind = _class_of(alias)
        if _is_own_mapping(kind):
            items, loose = _item_types(kind), self._loose[kind]
            pair = tuple(map(self.wire_type, items))
            first, second = (self._step(one, loose=at in loose) for at, one in enumerate(items))
            self._pairs[kind] = first, second
            return self._remember(alias, [(_PAIRS, sequence_of(_fixed(pair)))], lambda pairs: kind(pairs))  # noqa: PLW0108 - by name
        types_ = _field_types(alias)
        defaults = {name: _default(kind, name) for name in types_}
        again, loose = kind in self._fields, self._loose[kind]  # one class with several arguments
        self._fields[kind] = tuple(
            (name, defaults[name], self._step(object if again else hint, loose=name in loose))
            for name, hint in types_.items()
        )
        needed = [
            (name, self.wire_type(hint))
            for name, hint in types_.items()
            if defaults[name] is dataclasses.MISSING
        ]
        others = [
            (name, self.wire_type(hint) | msgspec.UnsetType, msgspec.UNSET)
            for name, hint in types_.items()
            if defaults[name] is not dataclasses.MISSING
        ]
        return self._remember(alias, [*needed, *others], kind)

    def wire_type(self, hint: Any) -> Any:  # noqa: ANN401 - a type
        """Return what stands on the wire for a type that is made of the roots: for decoders and the schema.

        Raises:
            ShapeError: No form is known for it.
        """
        kind, arguments = _class_of(hint), get_args(hint)
        if kind in _LOOSE:
            return self._anything
        if kind in _PLAIN or kind is typing.Literal or _is_enum(kind):
            return hint
        if _is_record(kind) or _is_own_mapping(kind):
            return self._mirror(hint)
        inner = tuple(one if one is Ellipsis else self.wire_type(one) for one in arguments)
        made = next((make(inner) for kinds, make in _CONTAINERS.items() if kind in kinds), None)
        if made is None:
            raise ShapeError(hint)
        return made

    def _loose_type(self) -> Any:  # noqa: ANN401 - a type
        """Return the type of what may be of any kind: plain values, our values, and tuples of them."""
        ours = dict.fromkeys(self._by_class[_class_of(alias)] for alias in (*self._mirrors, *self._members))
        alone = functools.reduce(operator.or_, ours, None | bool | int | float | str)
        nested = alone
        for _ in range(_NESTING):
            nested = alone | sequence_of(nested)
        return nested

    def _step(self, hint: Any, *, loose: bool = False) -> Step:  # noqa: ANN401 - a type
        """Return what makes the mirror of values of a type; most are numbers, and need none.

        What is made by type need not be looked at value by value: a grid has hundreds of numbers.
        """
        kind, arguments = _class_of(hint), get_args(hint)
        if loose:
            return functools.partial(self.flatten, loose=True)
        if kind in _PLAIN or kind is typing.Literal or _is_enum(kind):
            return None
        inner = [self._step(one) for one in arguments if one is not Ellipsis]
        if inner and not any(inner):
            return None
        if kind is tuple and Ellipsis in arguments and inner[0] is not None:
            step = inner[0]
            return lambda values: tuple([step(one) for one in values])
        if kind is tuple and inner:
            return lambda values: tuple(
                [one if step is None else step(one) for step, one in zip(inner, values, strict=True)]
            )
        return self.flatten

    # ------------------------------------------------------------ there and back

    def flatten(self, value: Any, *, loose: bool = False) -> Any:  # noqa: ANN401 - any value of the roots
        """Return the mirror of a value; `loose` where it may be of any kind.

        Raises:
            ShapeError: It, or something in it, can't be reached from the roots.
        """
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind is tuple or kind is list or kind is frozenset:
            return kind([self.flatten(one, loose=loose) for one in value])
        if kind is dict:
            return {key: self.flatten(one, loose=loose) for key, one in value.items()}
        mirror = self._by_class.get(kind)
        if mirror is None:
            raise ShapeError(kind)
        if kind in self._enums:
            return mirror(value=value) if loose else value
        if kind not in self._fields:
            key_step, item_step = self._pairs[kind]
            pairs = tuple(
                [
                    (key if key_step is None else key_step(key), one if item_step is None else item_step(one))
                    for key, one in value.items()
                ]
            )
            return mirror(pairs=pairs)
        given = {}
        for name, default, step in self._fields[kind]:
            own = getattr(value, name)
            if default is dataclasses.MISSING or (own is not default and own != default):
                given[name] = own if step is None else step(own)
        return mirror(**given)

    def flatten_again(self, value: Any, before: Any, mirror: Any) -> Any:  # noqa: ANN401 - as above
        """Return the mirror of a value; what it has in common with another one is taken from its mirror.

        A view has the whole course of a game in it, of which one action changes little; what two people see
        of a table is mostly the very same.
        """
        kind = type(value)
        if value is before:
            return mirror
        if kind is tuple and type(before) is tuple:
            known = [self.flatten_again(*each) for each in zip(value, before, mirror, strict=False)]
            return (*known, *map(self.flatten, value[len(known) :]))
        if kind is not type(before) or kind not in self._fields:
            return self.flatten(value)
        inside, given = self._loose[kind], {}
        for name, default, step in self._fields[kind]:
            own = getattr(value, name)
            if default is not dataclasses.MISSING and (own is default or own == default):
                continue
            made = getattr(mirror, name)
            if step is None:
                given[name] = own
            elif made is msgspec.UNSET or name in inside:
                given[name] = step(own)
            else:
                given[name] = self.flatten_again(own, getattr(before, name), made)
        return self._by_class[kind](**given)

    def rebuild(self, mirror: Any) -> Any:  # noqa: ANN401 - what was read
        """Return the value that a mirror stands for.

        Raises:
            ValueError, TypeError: A class does not take such fields.
        """
        kind = type(mirror)
        if kind in _PLAIN:
            return mirror
        if kind is tuple or kind is list or kind is frozenset:
            return kind([self.rebuild(one) for one in mirror])
        if kind is dict:
            return {key: self.rebuild(one) for key, one in mirror.items()}
        build = self._builders.get(kind)
        if build is None:
            return mirror  # a member of an enumeration
        given = {name: getattr(mirror, name) for name in kind.__struct_fields__}
        return build(**{name: self.rebuild(one) for name, one in given.items() if one is not msgspec.UNSET})
