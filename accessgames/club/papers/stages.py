"""The parts of a tournament in its propozice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.model import proposal as asked
from accessgames.club.papers.facts import day, people
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.model.tournament import Round, Tournament


def format_sentences(proposal: asked.Proposal) -> Iterator[Message]:
    """Tell what a knock-out, Swiss or credits mean, where a tournament is played so."""
    if proposal.knockout is not None:
        yield from knockout_sentences(proposal.knockout)
    if proposal.seating is asked.SeatingKind.SWISS:
        yield from swiss_sentences(proposal)
    if proposal.credits is not None:
        yield from credits_sentences(proposal.credits)


def groups_sentences(groups: asked.Groups) -> Iterator[Message]:
    """Tell how many groups there are, who goes on from them, and what the final is."""
    yield say("club-proposal-groups", groups=groups.count, advance=groups.advance, rounds=groups.final_rounds)
    if groups.best:
        yield say("club-proposal-groups-best", best=groups.best)
    if groups.carry is asked.Carry.ADDED:
        yield say("club-proposal-groups-carry")


def final_sentences(proposal: asked.Proposal, final: asked.FinalStage) -> Iterator[Message]:
    """Tell who goes on to the final and what the rounds before it are worth there."""
    before = proposal.preliminary_rounds
    yield say("club-proposal-final", players=final.finalists, rounds=final.rounds, before=before)
    yield say("club-proposal-carry", carry=final.carry.value)


def knockout_sentences(knockout: asked.Knockout) -> Iterator[Message]:
    """Tell how many go on from a table, when the final comes, and whether others play for next places."""
    yield say("club-proposal-knockout", advance=knockout.advance)
    yield say("club-proposal-knockout-rounds")
    yield say("club-proposal-knockout-last")
    yield say("club-proposal-knockout-ties")
    if knockout.third:
        yield say("club-proposal-knockout-third")


def credits_sentences(rules: asked.Credits) -> Iterator[Message]:
    """Tell how many tables count, which ones, with whom how often, until when, and what two places mean."""
    yield say("club-proposal-credits", tables=rules.tables, best=rules.best)
    if rules.together:
        yield say("club-proposal-credits-together", times=rules.together)
    if rules.until:
        yield say("club-proposal-credits-until", date=day(rules.until))
    yield say("club-proposal-credits-time")


def swiss_sentences(proposal: asked.Proposal) -> Iterator[Message]:
    """Tell how pairs come about, who starts, and what a free round is worth."""
    yield say("club-proposal-swiss")
    yield say("club-proposal-swiss-bye", bye=proposal.bye.value)


def out_sentence(tournament: Tournament, round_: Round) -> Message:
    """Tell who has no place in a round; in a knock-out they go on."""
    who = people(tournament, round_.out)
    if tournament.proposal.knockout:
        return say("club-knockout-free", players=who)
    if round_.kind is asked.SeatingKind.SWISS:
        return say("club-swiss-free", players=who, bye=tournament.proposal.bye.value)
    return say("club-seating-out", players=who)


def last_sentence(round_: Round) -> Message:
    """Tell that a round is the final of a knock-out, and at which table."""
    return say("club-knockout-last-third") if len(round_.tables) > 1 else say("club-knockout-last")
