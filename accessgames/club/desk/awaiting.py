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
        return stale(clerk)
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


def stale(clerk: Clerk) -> tuple[Message, ...]:
    """Say that a round which has not begun does not fit the people any more, and what can be done about it.

    Nothing is said where all fits; of a round later than the next one only that it does not fit.
    """
    tournament = clerk.office.tournament
    number = outdated(tournament)
    if not number:
        return ()
    told = say("club-seating-stale", round=number)
    if number != tournament.current:
        return (told,)
    seat, result = (clerk.words.word(f"club-{deed}") for deed in ("seat", "result"))
    return (told, say("club-next-stale", seat=seat, result=result))


def _over(tournament: Tournament) -> bool:
    """Whether every round that was planned has been played."""
    return 0 < len(tournament.rounds) == tournament.proposal.rounds


def onward(clerk: Clerk) -> tuple[Message, ...]:
    """Tell where the tournament is and the words that lead on; also where there is none yet."""
    if not clerk.office.current:
        return (say("club-show-none"), say("club-hello-new", create=clerk.words.word("club-create")))
    tournament = clerk.office.tournament
    if not tournament.closed and tournament.active and outdated(tournament) == tournament.current > 0:
        return stale(clerk)
    return (*where(clerk), _next(clerk, tournament))


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
    return say("club-next-result", result=word("result"), tables=word("tables"))
