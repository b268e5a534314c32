"""People at a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOBODY: Final = 0
"""Stands where a player's number could: nobody."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody registered.

    Attributes:
        number: Number at this tournament, from 1.
        name: As it is told, in the nominative.
        category: `BLIND`, `SIGHTED`, a category of the organiser's own, or empty.
        gender: `feminine`, `masculine`, `neuter`, or empty when not said.
        qualifier: Whether already qualified directly for what this tournament qualifies for, so that no place
            of it is taken.
        joined: First round in which the player counts: 1, or later for a latecomer.
        active: Whether present, so that a place at a table is due.
        replaces: Number of the player for whom this one came as a substitute, or `NOBODY`.
        inherits: Whether a substitute takes over what the other one had won.
    """

    number: int
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False
    joined: int = 1
    active: bool = True
    replaces: int = NOBODY
    inherits: bool = False
