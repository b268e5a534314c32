"""Events of people: coming, leaving, coming back, taking somebody's place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Registered:
    """Somebody is registered; after the first round has begun, a latecomer.

    Attributes:
        player: The next free number.
        name: As it is told, in the nominative.
        category: Category id or text, or empty.
        gender: `feminine`, `masculine`, `neuter` or empty.
        qualifier: Whether qualified directly, without taking a place of this tournament.
    """

    player: int
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False


@dataclass(frozen=True, slots=True)
class Changed:
    """What was written down about somebody is put right.

    Attributes:
        player: Number.
        name: Name from now on.
        category: Category from now on.
        gender: Gender from now on.
        qualifier: Whether qualified directly.
    """

    player: int
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody leaves; what was won so far stays in the standings.

    Attributes:
        player: Number.
    """

    player: int


@dataclass(frozen=True, slots=True)
class Returned:
    """Somebody who had left is back.

    Attributes:
        player: Number.
    """

    player: int


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody new comes for a player, and takes the seat at every table that has no result yet.

    Attributes:
        player: Number of the one who leaves, or has left already.
        substitute: The next free number.
        name: Name of the one who comes.
        category: Category of the one who comes.
        gender: Gender of the one who comes.
        inherits: Whether the one who comes takes over what was won so far.
    """

    player: int
    substitute: int
    name: str
    category: str = ""
    gender: str = ""
    inherits: bool = False


@dataclass(frozen=True, slots=True)
class Declined:
    """Somebody gives up a place he qualified for; the next one in the standings gets it.

    Attributes:
        player: Number.
    """

    player: int
