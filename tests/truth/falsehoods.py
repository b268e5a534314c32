"""Sentences that were true and are made false, so that a check which lets everything pass is found.

One form for the answers, the refusals and the program itself: what each of them tells is a line with a
`message`, and what else the line has is the situation in which it was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from accessgames.language import Listing

if TYPE_CHECKING:
    from accessgames.language import Message


class Line(Protocol):
    """Something that was told; a frozen dataclass."""

    @property
    def message(self) -> Message:
        """What was told."""


L = TypeVar("L", bound=Line)

MOST: Final = 200
"""Values that an argument had elsewhere and that are tried in its place."""


def wrong(check: Callable[[Any], object], line: Line) -> str:
    """Return "no" where a check denies a line, what broke it where it could not tell, else ""."""
    try:
        return "" if check(line) else "no"
    except Exception as error:  # noqa: BLE001 - a line on which the rules break down is a false one
        return repr(error)


def asleep(samples: Mapping[str, Sequence[Line]], checks: Mapping[str, Callable[[Any], object]]) -> list[str]:
    """Return the keys whose checks pass whatever stands there, and at whatever time it is said.

    What breaks a check without an answer, because a part of the sentence is missing, proves nothing.

    Args:
        samples: Lines by their key, all of them true; those without a check are situations too.
        checks: By key what makes a line true.
    """
    there = samples.keys() & checks.keys()
    return sorted(key for key in there if not _denied(checks[key], _elsewhere(key, samples)))


def unread(
    samples: Mapping[str, Sequence[Line]], checks: Mapping[str, Callable[[Any], object]]
) -> set[tuple[str, str]]:
    """Return the key and the argument of each part that could be anything and its check would pass.

    A check that breaks down over a part has looked at it, so that counts here; `asleep` asks for more.

    Args:
        samples: Lines by their key, all of them true.
        checks: By key what makes a line true.
    """
    return {
        (key, name)
        for key in samples.keys() & checks.keys()
        for name in {name for line in samples[key] for name in line.message.args}
        if not any(wrong(checks[key], line) for line in _changed(name, samples[key]))
    }


def _denied(check: Callable[[Any], object], lines: Iterable[Line]) -> bool:
    return any(wrong(check, line) == "no" for line in lines)


def _elsewhere(key: str, samples: Mapping[str, Sequence[L]]) -> Iterator[L]:
    """Yield the sentence with other parts, then at other times, then with the parts of others."""
    own = samples[key]
    for name in own[0].message.args:
        yield from _changed(name, own)
    for others in samples.values():
        for line in others:
            yield replace(line, message=own[0].message)  # type: ignore[type-var]
            if line.message.key != key:
                yield replace(line, message=replace(line.message, key=key))  # type: ignore[type-var]


def _changed(name: str, own: Sequence[L]) -> Iterator[L]:
    """Yield the sentences with another argument: one more, an item of a list, or what others had."""
    had = [line.message.args[name] for line in own if name in line.message.args]
    for line in own:
        value = line.message.args.get(name)
        for other in (*_near(value, line.message), *had[:MOST]):
            if other != value:
                args = MappingProxyType({**line.message.args, name: other})
                yield replace(line, message=replace(line.message, args=args))  # type: ignore[type-var]


def _near(value: object, message: Message) -> Sequence[Any]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value + 1, value + 1_000)
    if isinstance(value, Listing):
        return (Listing(value.items[1:]), Listing((*value.items, *value.items[:1])))
    if not isinstance(value, str):
        return ("nothing",)
    listed = [one.items[0] for one in message.args.values() if isinstance(one, Listing) and one.items]
    return ("a", *listed)
