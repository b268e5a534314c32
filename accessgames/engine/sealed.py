"""Simultaneous choices: each stays sealed until all are in, then all are opened together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from accessgames.engine.actors import Viewer

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for a sealed choice of somebody else: made, but not to be seen."""


HIDDEN = Hidden()


@dataclass(frozen=True, slots=True)
class SealedChoices(Generic[A]):
    """Choices of several seats, in any order of arrival.

    Attributes:
        waiting: Seats that still have to choose, ascending.
        chosen: Pairs of seat and choice, ascending by seat, so that the order of arrival leaves no trace.
    """

    waiting: tuple[int, ...]
    chosen: tuple[tuple[int, A | Hidden], ...] = ()

    @classmethod
    def among(cls, seats: Iterable[int]) -> SealedChoices[A]:
        """Start waiting for the given seats."""
        return cls(tuple(sorted(set(seats))))

    @property
    def complete(self) -> bool:
        """Whether everybody has chosen."""
        return not self.waiting

    def put(self, seat: int, choice: A) -> SealedChoices[A]:
        """Seal a choice.

        Raises:
            KeyError: The seat is not waited for.
        """
        if seat not in self.waiting:
            raise KeyError(seat)
        chosen = (*self.chosen, (seat, choice))
        if self.chosen and self.chosen[-1][0] > seat:
            chosen = tuple(sorted(chosen, key=itemgetter(0)))
        return SealedChoices(tuple(other for other in self.waiting if other != seat), chosen)

    def seen_by(self, viewer: Viewer) -> SealedChoices[A]:
        """Hide every choice but the viewer's own."""
        return replace(
            self, chosen=tuple((seat, choice if seat == viewer else HIDDEN) for seat, choice in self.chosen)
        )
