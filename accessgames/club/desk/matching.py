"""Which of several things a typed name means: the one called exactly so, else those that begin so."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

K = TypeVar("K")


def named(
    text: str,
    names: Mapping[K, Iterable[str]],
    *,
    fold: Callable[[str], str] = plain,
    least: int = 1,
) -> list[K]:
    """Return what a text may mean: everything called exactly so, or else everything whose name begins so.

    Args:
        text: As typed; nothing is called by an empty one.
        names: What each thing is called.
        fold: What does not matter in a name is left out by this.
        least: Fewest characters of a beginning.

    >>> named("jan", {1: ("Jan",), 2: ("Jana",)}), named("ja", {1: ("Jan",), 2: ("Jana",)})
    ([1], [1, 2])
    """
    wanted = fold(text)
    if not wanted:
        return []
    folded = {key: tuple(map(fold, called)) for key, called in names.items()}
    exact = [key for key, called in folded.items() if wanted in called]
    if exact or len(wanted) < least:
        return exact
    return [key for key, called in folded.items() if any(one.startswith(wanted) for one in called)]
