"""Who may act and who may look: seats are 0, 1, 2 …; everything else is a small negative constant."""

from __future__ import annotations

from typing import Final, TypeAlias

Actor: TypeAlias = int
"""A seat, `CHANCE` or `CLOCK`: whoever makes the next action."""

Viewer: TypeAlias = int
"""A seat or `SPECTATOR`: whoever is told what happened."""

CHANCE: Final = -1
"""Every die, shuffle and draw is an action of this actor."""

CLOCK: Final = -2
"""Time enters a match only as actions of this actor."""

SPECTATOR: Final = -3
"""A viewer without a seat: sees what lies open on the table and nothing else."""

_NAMES: Final = {CHANCE: "chance", CLOCK: "clock"}
_NUMBERS: Final = {name: number for number, name in _NAMES.items()}


def format_actor(actor: Actor) -> str:
    """Write an actor as the journal does: a seat as its number from 0, else `chance` or `clock`."""
    return _NAMES.get(actor) or str(actor)


def parse_actor(text: str) -> Actor:
    """Read what `format_actor` wrote.

    Raises:
        ValueError: The text names neither a seat nor one of the special actors; a spectator never acts.
    """
    if text in _NUMBERS:
        return _NUMBERS[text]
    if not (text.isascii() and text.isdigit() and len(text) <= 2):  # noqa: PLR2004 - two digits are enough for any table
        raise ValueError(text)
    return int(text)


def is_seat(actor: Actor) -> bool:
    """Tell a seat from chance, the clock and spectators."""
    return actor >= 0
