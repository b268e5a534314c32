"""The rules of Quantum in our own words by section; the sentences stand in `locales/*/quantum.ftl`."""

from __future__ import annotations

from typing import Final

from accessgames.games.quantum.rules.state import Phase
from accessgames.games.room import Listener, Rulebook, Section
from accessgames.language import keys

_LENGTHS: Final = {
    "goal": 4,
    "dice": 8,
    "sheet": 7,
    "columns": 5,
    "turn": 6,
    "throw": 5,
    "alone": 3,
    "everybody": 5,
    "missing": 2,
    "miss": 4,
    "end": 5,
    "own-dice": 6,
    "examples": 11,
}
"""Sections in reading order, and how many sentences each has."""

_HERE: Final = {
    Phase.STARTER: "rules-turn",
    Phase.REROLL: "rules-throw",
    Phase.ALONE: "rules-alone",
    Phase.EVERYBODY: "rules-everybody",
    Phase.OVER: "rules-end",
}

_ABOUT: Final = {
    "quantum-refused-phase": "rules-turn",
    "quantum-refused-taken": "rules-everybody",
    "quantum-refused-full": "rules-sheet",
    "quantum-refused-rising": "rules-sheet",
    "quantum-refused-falling": "rules-sheet",
    "quantum-refused-roll": "rules-own-dice",
    "quantum-refused-seat": "rules-turn",
    "quantum-refused-dice": "rules-throw",
}


def here(listener: Listener) -> str:
    """Return the section that matters at this point of the match."""
    table = listener.view.table
    if table.phase is Phase.ROLL:
        return "rules-own-dice" if table.rulings.own_dice else "rules-throw"
    return _HERE[table.phase]


RULEBOOK: Final = Rulebook(
    tuple(
        Section.numbered(f"rules-{name}", count, *keys(f"quantum-rules-{name}"))
        for name, count in _LENGTHS.items()
    ),
    here,
    _ABOUT,
)
"""The rules to be read."""
