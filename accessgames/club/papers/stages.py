"""The parts of a tournament in its propozice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.model.proposal import Carry, FinalStage, Groups, Proposal
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator


def groups_sentences(groups: Groups) -> Iterator[Message]:
    """Tell how many groups there are, who goes on from them, and what the final is."""
    yield say("club-proposal-groups", groups=groups.count, advance=groups.advance, rounds=groups.final_rounds)
    if groups.best:
        yield say("club-proposal-groups-best", best=groups.best)
    if groups.carry is Carry.ADDED:
        yield say("club-proposal-groups-carry")


def final_sentences(proposal: Proposal, final: FinalStage) -> Iterator[Message]:
    """Tell who goes on to the final and what the rounds before it are worth there."""
    before = proposal.preliminary_rounds
    yield say("club-proposal-final", players=final.finalists, rounds=final.rounds, before=before)
    yield say("club-proposal-carry", carry=final.carry.value)
