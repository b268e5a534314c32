"""Actions as text: `start 1`, `roll R1 R6 B4 P3 Y4 Y1 3`, `keep`, `reroll 1 4 7`, `write R`, `pass`."""

from __future__ import annotations

from typing import Final

from accessgames.engine import malformed
from accessgames.games.quantum.rules import state
from accessgames.games.quantum.rules.dice import (
    COLOURS,
    DICE,
    FACE_BY_NAME,
    WHITE,
    WHITE_DIE,
    dice_of_mask,
    face_name,
)

FORMS: Final = ("write R", "keep", "reroll 1 5", "pass", "start 0", "roll R1 Y2 B4 P3 Y4 Y1 3")
"""What actions look like, for people who wrote another thing."""


def format_action(action: state.QuantumAction) -> str:
    """Write an action; `parse_action` reads it back."""
    if isinstance(action, state.Write):
        return f"write {COLOURS[action.colour]}"
    if isinstance(action, state.Pass):
        return "pass"
    if isinstance(action, state.Reroll):
        return (
            " ".join(["reroll", *(str(die + 1) for die in dice_of_mask(action.mask))])
            if action.mask
            else "keep"
        )
    if isinstance(action, state.Start):
        return f"start {action.seat}"
    return " ".join(["roll", *map(face_name, action.dice)])


def parse_action(text: str) -> state.QuantumAction:
    """Read an action.

    Raises:
        MalformedAction: `error-malformed-action` with the text and the forms that exist.
    """
    verb, *words = text.split(" ")
    action: state.QuantumAction | None = None
    if verb in {"keep", "pass"} and not words:
        action = state.REROLLS[0] if verb == "keep" else state.PASS
    elif verb == "write":
        action = _parse_write(words)
    elif verb == "reroll":
        action = _parse_reroll(words)
    elif verb == "roll":
        action = _parse_roll(words)
    elif verb == "start" and len(words) == 1 and words[0] in {"0", "1", "2", "3"}:
        action = state.Start(int(words[0]))
    if action is None:
        raise malformed(text, *FORMS)
    return action


def _parse_write(words: list[str]) -> state.Write | None:
    return state.WRITES[COLOURS.index(words[0])] if len(words) == 1 and words[0] in COLOURS else None


def _parse_reroll(words: list[str]) -> state.Reroll | None:
    known = [str(die + 1) for die in range(DICE)]
    if not words or words != sorted(set(words)) or not set(words) <= set(known):
        return None
    return state.REROLLS[sum(1 << known.index(word) for word in words)]


def _parse_roll(words: list[str]) -> state.Roll | None:
    if len(words) != DICE or not set(words) <= set(FACE_BY_NAME):
        return None
    dice = tuple(FACE_BY_NAME[word] for word in words)
    whites = [die for die, face in enumerate(dice) if face >= WHITE]
    return state.Roll(dice) if whites == [WHITE_DIE] else None
