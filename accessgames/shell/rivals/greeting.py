"""What is told of characters when a match against them begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.shell.rivals.characters import introductions

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.settings import Settings


def greetings(known: Knowledge, settings: Settings) -> tuple[Message, ...]:
    """Introduce the characters at a table where a match begins; nobody in brief mode."""
    seats = known.seating.seats
    brief = settings["verbosity"] == "brief"
    return () if brief else introductions(known.room.bots, [spec.player for spec in seats])
