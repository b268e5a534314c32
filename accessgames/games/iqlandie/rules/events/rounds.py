"""What happens at the beginning and when rounds begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece


@dataclass(frozen=True, slots=True)
class ConditionDealt:
    """A seat collects pairs of these two colours (point 7)."""

    seat: int
    condition: str


@dataclass(frozen=True, slots=True)
class Offered:
    """The offer beside a kind of tasks is complete, at the beginning or after a round.

    Attributes:
        kind: Id of the kind of tasks.
        pieces: The whole offer, sorted by name.
        refilled: Whether this is after a round.
    """

    kind: str
    pieces: tuple[Piece, ...]
    refilled: bool


@dataclass(frozen=True, slots=True)
class BagEmpty:
    """A bag has run out, so that a piece of another one comes instead."""

    bag: str
    instead: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins.

    Attributes:
        number: From 1.
        rounds: How many there are.
        chooser: Whose turn it is to choose; the first solver when one after another.
        kind: The kind in a practice, where nobody chooses; else None.
    """

    number: int
    rounds: int
    chooser: int
    kind: str | None


@dataclass(frozen=True, slots=True)
class KindChosen:
    """The chooser picked a kind of tasks."""

    seat: int
    kind: str


RoundEvent: TypeAlias = ConditionDealt | Offered | BagEmpty | RoundBegan | KindChosen
