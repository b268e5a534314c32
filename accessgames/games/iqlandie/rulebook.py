"""The rules of iQLANDIE in our own words; the sentences stand in `locales/*/iqlandie.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.narration.actions import REFUSAL_KEYS, TASK_REFUSAL_KEYS
from accessgames.games.room import Rulebook, Section
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.room import Listener

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


def _section(name: str, length: int) -> Section:
    (title,) = keys(f"iqlandie-rules-{name}")
    return Section(f"rules-{name}", title, tuple(f"{title}-{line}" for line in range(1, length + 1)))


SECTIONS: Final = tuple(_section(name, length) for name, length in _LENGTHS.items())

_BUILDING: Final = frozenset({
    "iqlandie-refused-covered",
    "iqlandie-refused-fits",
    "iqlandie-refused-hand",
    "iqlandie-refused-outside",
    "iqlandie-refused-unbuilt",
    "iqlandie-refused-unplace",
})  # fmt: skip
_JOKERS: Final = frozenset({
    "iqlandie-refused-colour", "iqlandie-refused-declared", "iqlandie-refused-joker",
})  # fmt: skip
_PIECES: Final = frozenset({
    "iqlandie-refused-bag", "iqlandie-refused-draw", "iqlandie-refused-offer",
})  # fmt: skip
_ROUND: Final = frozenset({
    "iqlandie-refused-card", "iqlandie-refused-condition", "iqlandie-refused-phase",
})  # fmt: skip


def _about(key: str) -> str:
    """Return the section that explains a refusal."""
    if key in TASK_REFUSAL_KEYS:
        return f"rules-{key.split('-')[2]}"
    for section, known in (("build", _BUILDING), ("score", _JOKERS), ("pieces", _PIECES), ("round", _ROUND)):
        if key in known:
            return f"rules-{section}"
    return "rules-race"


ABOUT: Final = {key: _about(key) for key in (*REFUSAL_KEYS, *TASK_REFUSAL_KEYS)}
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
