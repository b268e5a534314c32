"""People kept apart at the desk: said of two or more, ended, and listed."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.club.desk import typed
from accessgames.club.desk.commands.people import items_of
from accessgames.club.desk.commands.tournaments import tell_outdated
from accessgames.club.events import KeptApart
from accessgames.club.papers import facts
from accessgames.engine import GameError
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request


def keep_apart(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Keep people apart at all tables drawn from now on: `Jana, Petr`; of several each from each.

    A word that says no ends it: `Jana, Petr, ne`. Without anybody tell who is kept apart.

    Raises:
        GameError: Only one is named, somebody is unknown, twice, or it is so already.
    """
    tournament, items = context.club.tournament, items_of(request)
    if not items:
        pairs = (facts.event_message(tournament, KeptApart(*pair)) for pair in tournament.apart)
        return tuple(pairs) or (say("club-apart-none"),)
    no = context.words.in_full("no", items[-1])
    who = [typed.find_player(tournament, item).number for item in (items[:-1] if no else items)]
    if len(who) < 2:  # noqa: PLR2004 - from whom
        raise GameError("club-error-apart")
    twice = next((one for at, one in enumerate(who) if one in who[:at]), 0)
    if twice:
        raise GameError("club-refused-apart", name=tournament.player(twice).name)
    every = tuple(combinations(sorted(who), 2))
    changed = [pair for pair in every if (pair in tournament.apart) == no]
    if not changed:
        names = tuple(tournament.player(number).name for number in who)
        raise GameError("club-error-apart-same", names=names, apart="no" if no else "yes")
    found = [KeptApart(*pair, not no, pair != changed[0]) for pair in changed]
    after = context.club.record(*found)
    if changed == list(every):
        whole = say(
            "club-event-apart", "system", players=facts.people(after, who), apart="no" if no else "yes"
        )
        return (whole, *tell_outdated(context))
    return (*(facts.event_message(after, event) for event in found), *tell_outdated(context))
