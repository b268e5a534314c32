"""Who is registered: what stands in place of standings as long as there is no result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.papers.documents.facts import category, category_cell, person
from accessgames.club.papers.paper import Column, Paragraph, Row, Table
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.club.model import Player, Tournament
    from accessgames.club.papers.paper import Block
    from accessgames.language import Message


def entry(player: Player) -> Message:
    """Tell who has a number, with the category and what is special."""
    state = "gone" if not player.active else "direct" if player.qualifier else "here"
    if player.category:
        return say(
            "club-people-entry-category",
            number=player.number,
            player=person(player),
            category=category(player.category),
            state=state,
        )
    return say("club-people-entry", number=player.number, player=person(player), state=state)


def registered(tournament: Tournament, own: str | None = None) -> tuple[Block, ...]:
    """Return that there is no result yet, and who takes part.

    Args:
        tournament: The tournament.
        own: Only people of this category.
    """
    players = [player for player in tournament.players if player.active and own in {None, player.category}]
    early = Paragraph((say("club-standings-early"), say("club-people-head", count=len(players))))
    if not players:
        return (early,)
    columns = (
        Column(say("club-column-number"), numeric=True),
        Column(say("club-column-name")),
        Column(say("club-column-category")),
    )
    rows = tuple(Row((one.number, one.name, category_cell(one.category)), entry(one)) for one in players)
    return (early, Table(say("club-registered-caption"), columns, rows, header=1))
