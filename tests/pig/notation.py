"""Actions of Pig as text: `roll`, `hold`, and `die 4` for what chance shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from accessgames.engine import malformed


@dataclass(frozen=True, slots=True)
class Roll:
    """A player rolls the die."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A player keeps the points of the turn."""


@dataclass(frozen=True, slots=True)
class Face:
    """Chance: the die shows `value`, 1 to 6."""

    value: int


Action: TypeAlias = Roll | Hold | Face

ROLL: Final = Roll()
HOLD: Final = Hold()

_ACTIONS: Final[dict[str, Action]] = {
    "roll": ROLL,
    "hold": HOLD,
    **{f"die {value}": Face(value) for value in range(1, 7)},
}
_TEXTS: Final = {action: text for text, action in _ACTIONS.items()}


def format_action(action: Action) -> str:
    """Write an action; `parse_action` reads it back."""
    return _TEXTS[action]


def parse_action(text: str) -> Action:
    """Read an action.

    Raises:
        MalformedAction: `error-malformed-action` with the text and what would be right.
    """
    if text not in _ACTIONS:
        raise malformed(text, "roll", "hold", "die 6")
    return _ACTIONS[text]
