"""Several games in one evening: points of games with different scales are never added or compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.model import proposal as model
from accessgames.dataclasses import replace
from accessgames.engine import refuse

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Game, Proposal
    from accessgames.engine import Refusal

RAW_TIES: Final[tuple[model.TieBreak, ...]] = (
    model.TieBreak.SCORES,
    model.TieBreak.BEST_GAME,
    model.TieBreak.BEST_ROUND,
)
"""Tie-breaks that add or compare points of games as they are."""

MIXED_TIES: Final[tuple[model.TieBreak, ...]] = (
    model.TieBreak.WINS,
    model.TieBreak.MUTUAL,
    model.TieBreak.LOT,
)
"""What decides between equals where several games are played, unless something else is said."""


def played_games(proposal: Proposal) -> tuple[Game, ...]:
    """Return the games whose turn comes, one for each scale of points; options do not make another scale."""
    found = {(game.game, game.name): game for game in map(proposal.games.__getitem__, proposal.order)}
    return tuple(found.values())


def is_mixed(proposal: Proposal) -> bool:
    """Tell whether games with different scales of points are played."""
    return len(played_games(proposal)) > 1


def with_fair_ties(proposal: Proposal) -> Proposal:
    """Return a new proposal with tie-breaks that fit several games, where nobody has chosen any."""
    usual = proposal.tie_breaks == model.DEFAULT_TIE_BREAKS
    return replace(proposal, tie_breaks=MIXED_TIES) if usual and is_mixed(proposal) else proposal


def mixed_refusal(proposal: Proposal) -> Refusal | None:
    """Refuse a new proposal that adds or compares points of different scales; old journals still hold."""
    if not is_mixed(proposal):
        return None
    raw = tuple(game for game in played_games(proposal) if game.points.kind is not model.PointsKind.PLACES)
    if raw:
        return refuse("club-refused-mixed-scores", points=model.format_points(model.PLACE_POINTS))
    ties = tuple(one.value for one in proposal.tie_breaks if one in RAW_TIES)
    return refuse("club-refused-mixed-ties", by=ties[0]) if ties else None
