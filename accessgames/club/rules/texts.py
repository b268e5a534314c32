"""Texts that people type: bounded, printable, comparable."""

from __future__ import annotations

from typing import Final

from accessgames.engine import Refusal, refuse

MAX_NAME: Final = 40
"""Longest name of a person, a category, a seed, in characters."""

MAX_TITLE: Final = 100
"""Longest name of a tournament, a place, an organiser, a game."""

MAX_TEXT: Final = 1000
"""Longest free text under a heading of a proposal."""

MAX_REASON: Final = 200
"""Longest reason of a correction or a penalty."""


def check_text(text: str, most: int, *, empty: bool = False) -> Refusal | None:
    """Refuse a text that is too long, not printable, has blanks at an end, or is empty and must not be."""
    if empty and not text:
        return None
    if not text:
        return refuse("club-refused-empty", most=most)
    if len(text) > most:
        return refuse("club-refused-long", text=shown(text), most=most)
    if not text.isprintable() or text != text.strip():
        return refuse("club-refused-unprintable", text=shown(text))
    return None


def shown(text: str) -> str:
    """Return the beginning of a text as it can be told, other characters as question marks."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:MAX_NAME])


def folded(name: str) -> str:
    """Return what two ways of writing the same name have in common: case and blanks do not matter."""
    return " ".join(name.casefold().split())
