"""Every deed by its id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.deeds import archives, leading, matches, papers, people, results, seating, standing

if TYPE_CHECKING:
    from accessgames.club.desk.clerk import Deed

DEEDS: Final[Mapping[str, Deed]] = MappingProxyType(
    {
        **leading.DEEDS,
        **people.DEEDS,
        **seating.DEEDS,
        **results.DEEDS,
        **matches.DEEDS,
        **standing.DEEDS,
        **papers.DEEDS,
        **archives.DEEDS,
    }
)
"""Deeds by id; their words in `words/club.toml` have the same ids with `club-` before them."""

READING: Final = frozenset(
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
