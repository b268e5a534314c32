"""What all lines about events share: whose doing it is, and how points change."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language import Kind, Value


def kind_of(seat: int, desk: Desk) -> Kind:
    """Tell whose doing a line is about: the listener's, a computer player's or another person's."""
    if seat == desk.seat:
        return "own"
    return "bot" if seat in desk.bots else "other"


def change(before: int, after: int) -> dict[str, Value]:
    """Return the arguments that tell how points change: `sign` and `points`."""
    sign = "none" if before == after else ("plus" if after > before else "minus")
    return {"sign": sign, "points": abs(after - before)}
