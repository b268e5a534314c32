"""Handicaps of people at the desk: given, changed, taken away and listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk import typed
from accessgames.club.desk.open_club import split_items
from accessgames.club.events import Handicapped
from accessgames.club.model.proposal import Handicaps
from accessgames.club.papers.facts import event_message
from accessgames.club.rules.handicaps import MAX_HANDICAP
from accessgames.engine import GameError
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request


def handicap(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Give handicaps: `Jana 15, Petr 10`; without anything tell who has one.

    Raises:
        GameError: The tournament has no handicaps, somebody is unknown or the number is not possible.
    """
    tournament = context.club.tournament
    items = split_items(request.text)
    if not items:
        having = [one for one in tournament.players if one.handicap]
        given = (event_message(tournament, Handicapped(one.number, one.handicap)) for one in having)
        return tuple(given) or (say("club-handicaps-none"),)
    if tournament.proposal.handicaps is Handicaps.NONE:
        words = ("club-amend", "field-handicaps", "handicap-result")
        line = " ".join(map(context.words.word, words))
        raise GameError("club-error-handicaps-off", command=line)
    found = []
    for item in items:
        name, _, amount = item.rpartition(" ")
        if not name:
            raise GameError("club-error-handicap")
        player = typed.find_player(tournament, name)
        found.append(Handicapped(player.number, typed.read_number(amount, 0, MAX_HANDICAP)))
    after = context.club.record(*found)
    return tuple(event_message(after, event) for event in found)
