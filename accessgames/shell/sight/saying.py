"""Panels in the words of a language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.pictures import Heading, Panel
    from accessgames.language import Language, Value


def say_panels(panels: Sequence[Panel], language: Language, *, aloud: bool = False) -> tuple[Panel, ...]:
    """Say all texts of panels; panels without anything to see are left out.

    Args:
        panels: What is looked at.
        language: In which words.
        aloud: Whether labels are told in words, for whoever hears them, instead of in their short form.
    """
    known: dict[Value, str] = {}

    def label(value: Value) -> str:
        if isinstance(value, str):
            return value
        if value not in known:
            known[value] = (
                language.form(say("sight-words", value=value), "full")
                if aloud
                else language.form(say("sight-label", value=value), "braille")
            )
        return known[value]

    def names(headings: tuple[Heading, ...]) -> tuple[Heading, ...]:
        return tuple(replace(heading, label=label(heading.label)) for heading in headings)

    return tuple(
        replace(
            panel,
            title=panel.title if isinstance(panel.title, str) else language.form(panel.title, "full"),
            tiles=tuple(replace(tile, label=label(tile.label)) for tile in panel.tiles),
            columns=names(panel.columns),
            rows=names(panel.rows),
        )
        for panel in panels
        if panel.tiles
    )
