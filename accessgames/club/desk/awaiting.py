"""What a tournament waits for, and by which words it goes on: the answer to an empty line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.papers.documents.facts import game, spans
from accessgames.club.seating import outdated
from accessgames.language import Listing, say

if TYPE_CHECKING:
    from accessgames.club.desk.clerk import Clerk
    from accessgames.club.model import Tournament
    from accessgames.language import Message


def where(clerk: Clerk) -> tuple[Message, ...]:
    """Tell what is awaited now.

    Raises:
        GameError: There is no tournament.
    """
    tournament = clerk.office.tournament
    if tournament.closed:
        return (say("club-show-closed"),)
    if not tournament.active:
        return (say("club-show-left" if tournament.players else "club-show-empty"),)
    current = tournament.current
    if not current:
        played = len(tournament.rounds)
        over = _over(tournament)
        return (say("club-show-over", played=played) if over else say("club-show-next", round=played + 1),)
    if outdated(tournament) == current:
        return (say("club-seating-stale", round=current),)
    round_ = tournament.round(current)
    waiting = tuple(table.number for table in round_.tables if table.result is None)
    return (
        say(
            "club-show-round",
            round=current,
            game=game(tournament.proposal.games[round_.game]),
            tables=Listing(spans(waiting)),
            count=len(waiting),
        ),
    )


def _over(tournament: Tournament) -> bool:
    """Whether every round that was planned has been played."""
    return 0 < len(tournament.rounds) == tournament.proposal.rounds


def onward(clerk: Clerk) -> tuple[Message, ...]:
    """Tell where the tournament is and the words that lead on; also where there is none yet."""
    if not clerk.office.current:
        return (say("club-show-none"), say("club-hello-new", create=clerk.words.word("club-create")))
    return (*where(clerk), _next(clerk, clerk.office.tournament))


def _next(clerk: Clerk, tournament: Tournament) -> Message:
    """Tell by which words it goes on."""

    def word(deed: str) -> str:
        return clerk.words.word(f"club-{deed}")

    if tournament.closed:
        return say(
            "club-next-closed", standings=word("standings"), papers=word("papers"), create=word("create")
        )
    if not tournament.active:
        return say("club-next-register", register=word("register"))
    if not tournament.current and _over(tournament):
        return say("club-next-over", standings=word("standings"), papers=word("papers"), close=word("close"))
    if not tournament.current:
        return say("club-next-seat", seat=word("seat"), register=word("register"))
    if outdated(tournament) == tournament.current:
        return say("club-next-stale", seat=word("seat"), result=word("result"))
    return say("club-next-result", result=word("result"), tables=word("tables"))
