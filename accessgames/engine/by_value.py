"""The comparison that many small values share.

A dataclass compiles a comparison, a hash and a text of its own for each class: more than half of the 0.4 ms
that a class takes, and Tetrikon alone has 120 of them to make before anything is heard.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable


class ByValue:
    """Equal to another of the same class with equal attributes, and hashed accordingly.

    For dataclasses that say `eq=False, repr=False` and leave both to it; it adds nothing else.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        """Compare by attributes."""
        if type(other) is not type(self):
            return NotImplemented
        read = _reader(self.__match_args__)
        return bool(read(self) == read(other))

    def __hash__(self) -> int:
        """Hash the attributes."""
        return hash(_reader(self.__match_args__)(self))

    def __repr__(self) -> str:
        """Write it as dataclasses do."""
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({told})"


@cache
def _reader(names: tuple[str, ...]) -> Callable[[object], Any]:
    """Return what reads attributes at once."""
    return attrgetter(*names) if names else lambda _: ()
