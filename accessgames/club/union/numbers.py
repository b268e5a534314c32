"""Numbers of players in events: found and changed by what their types are annotated with."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, Union, cast, get_args, get_origin

from accessgames.club import notation
from accessgames.club.model.tournament import NewNumber
from accessgames.dataclasses import is_dataclass, replace

if TYPE_CHECKING:
    from accessgames.club.events import Event

Change: TypeAlias = Callable[[int, bool], int]
"""Returns what stands in the place of a number; told whether it is that of somebody whom the event brings."""

_Walker: TypeAlias = Callable[[Any, Change], Any]

EventT = TypeVar("EventT", bound="Event")


def change_numbers(event: EventT, change: Change) -> EventT:
    """Return an event with every number of a player changed; all else stays."""
    walk = _walker(cast("Hashable", type(event)))
    changed: EventT = event if walk is None else walk(event, change)
    return changed


def numbers_in(event: Event) -> tuple[int, ...]:
    """Return the numbers of the players that an event speaks of, ascending, without whom it brings itself."""
    found: set[int] = set()

    def note(number: int, brought: bool) -> int:  # noqa: FBT001 - as `Change`
        if not brought:
            found.add(number)
        return number

    change_numbers(event, note)
    return tuple(sorted(found))


@cache
def _walker(kind: Any) -> _Walker | None:  # noqa: ANN401 - any annotation
    """Return what changes the numbers in values of a type; None where there are none."""
    origin = get_origin(kind)
    if origin is Annotated:
        brought = kind == NewNumber
        return lambda value, change: change(value, brought)
    if origin in {Union, UnionType}:
        inner = _walker(next(one for one in get_args(kind) if one is not NoneType))
        return None if inner is None else lambda value, change: value and inner(value, change)
    if origin is tuple:
        walkers = tuple(map(_walker, get_args(kind)))
        return _walk_tuple(walkers) if any(walkers) else None
    if isinstance(kind, type) and is_dataclass(kind):
        return _walk_object({key: _walker(one) for key, one in notation.types_of(kind, extras=True).items()})
    return None


def _walk_tuple(walkers: tuple[_Walker | None, ...]) -> _Walker:
    first = walkers[0]
    if first is not None and len(walkers) == 2 and walkers[1] is None:  # noqa: PLR2004 - of any length
        return lambda value, change: tuple(first(one, change) for one in value)
    return lambda value, change: tuple(
        one if walk is None else walk(one, change) for one, walk in zip(value, walkers, strict=True)
    )


def _walk_object(walkers: dict[str, _Walker | None]) -> _Walker | None:
    own = {key: walk for key, walk in walkers.items() if walk is not None}
    if not own:
        return None
    return lambda value, change: replace(
        value, **{key: walk(getattr(value, key), change) for key, walk in own.items()}
    )
