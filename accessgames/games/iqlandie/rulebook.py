"""The rules of iQLANDIE in our own words; the sentences stand in `locales/*/iqlandie.ftl`."""

from __future__ import annotations

from typing import Final

from accessgames.games.iqlandie.narration.actions import REFUSAL_KEYS, TASK_REFUSAL_KEYS
from accessgames.games.room import Listener, Rulebook, Section
from accessgames.language import keys

_LENGTHS: Final = {
    "goal": 3,
    "round": 5,
    "biology": 6,
    "programming": 6,
    "optics": 8,
    "space": 8,
    "race": 8,
    "wrong": 4,
    "pieces": 7,
    "build": 6,
    "exhibitions": 8,
    "score": 4,
    "end": 3,
    "alone": 3,
    "examples": 7,
}
"""Sections in reading order, and how many sentences each has."""


SECTIONS: Final = tuple(
    Section(f"rules-{name}", title, tuple(f"{title}-{line}" for line in range(1, length + 1)))
    for name, length in _LENGTHS.items()
    for title in keys(f"iqlandie-rules-{name}")
)

_EXPLAINED: Final = {
    "build": ("covered", "fits", "hand", "outside", "unbuilt", "unplace"),
    "score": ("colour", "declared", "joker"),
    "pieces": ("bag", "draw", "offer"),
    "round": ("card", "condition", "phase"),
}
"""Sections that explain refusals of the rules, by the ends of their keys; the others are about the race."""

ABOUT: Final = {
    **dict.fromkeys(REFUSAL_KEYS, "rules-race"),
    **{f"iqlandie-refused-{end}": f"rules-{name}" for name, ends in _EXPLAINED.items() for end in ends},
    **{key: f"rules-{key.split('-')[2]}" for key in TASK_REFUSAL_KEYS},
}
"""Section for each refusal."""

_HERE: Final = {
    "conditions": "goal",
    "offers": "pieces",
    "choose": "round",
    "card": "round",
    "take": "pieces",
    "add": "pieces",
    "draw": "pieces",
    "build": "build",
    "declare": "score",
    "over": "end",
}


def here(listener: Listener) -> str:
    """Return the section that matters most now: of a task its kind."""
    race, table = listener.view.race, listener.view.table
    return f"rules-{_HERE.get(table.phase, 'race') if race is None else race.kind}"


RULEBOOK: Final = Rulebook(SECTIONS, here, ABOUT)
