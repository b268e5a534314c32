"""Everything an organiser can do, from a request to messages: every command by its id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands import archives, papers, people, results, seating, standings, tournaments

if TYPE_CHECKING:
    from accessgames.club.desk.context import ClubCommand

COMMANDS: Final[Mapping[str, ClubCommand]] = MappingProxyType(
    {
        **tournaments.COMMANDS,
        **people.COMMANDS,
        **seating.COMMANDS,
        **results.COMMANDS,
        **archives.IMPORT_COMMANDS,
        **standings.COMMANDS,
        **papers.COMMANDS,
        **archives.COMMANDS,
    }
)
"""Deeds by id; their words in `words/club.toml` have the same ids with `club-` before them."""

READING_COMMANDS: Final = frozenset(
    {
        "proposal",
        "list",
        "open",
        "show",
        "people",
        "tables",
        "results",
        "standings",
        "papers",
        "export",
        "verify",
    }
)
"""Deeds that change nothing, so that they can be done while somebody else has the club open."""
