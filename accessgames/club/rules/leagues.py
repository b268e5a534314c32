"""What a league may say; like a proposal, every number and text of it has bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.club.rules.proposals import MAX_CATEGORIES, check_points, in_range
from accessgames.club.rules.texts import MAX_NAME, MAX_TITLE, check_text
from accessgames.engine import refuse

if TYPE_CHECKING:
    from accessgames.club.model import League
    from accessgames.engine import Refusal

MAX_BEST: Final = 200
"""Most results of one person that can count, and most tournaments of a league."""

_MAX_SEED: Final = 80


def check_league(league: League) -> Refusal | None:
    """Refuse a league that says something impossible; the first mistake found is named."""
    return next(_mistakes(league), None)


def _mistakes(league: League) -> Iterator[Refusal]:
    yield from filter(None, [check_text(league.name, MAX_TITLE)])
    yield from filter(None, [check_text(league.seed, _MAX_SEED, empty=True)])
    yield from check_points(league.points)
    yield from in_range("best", league.best, 0, MAX_BEST)
    yield from in_range("categories", len(league.categories), 0, MAX_CATEGORIES)
    yield from in_range("tournaments", len(league.tournaments), 0, MAX_BEST)
    for names in (league.categories, league.tournaments):
        for name in names:
            yield from filter(None, [check_text(name, MAX_NAME)])
            if names.count(name) > 1:
                yield refuse("club-refused-league-twice", name=name)
