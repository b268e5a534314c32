"""People who are kept apart: what an organiser may say of them, and whom a draw has to part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.club.model.tournament import Stage
from accessgames.club.rules.stages import eligible, stage_of
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import KeptApart
    from accessgames.club.model.tournament import Pair, Tournament


def check_apart(tournament: Tournament, event: KeptApart) -> Iterator[Refusal]:
    """Refuse to keep somebody apart from nobody, or from the same person.

    What is said once more holds once more, as two organisers may say it who do not know of each other.
    """
    for number in (event.one, event.other):
        if not 1 <= number <= len(tournament.players):
            yield refuse("club-refused-nobody", number=number, most=len(tournament.players))
    if event.one == event.other:
        yield refuse("club-refused-apart", name=tournament.player(event.one).name)


def told_apart(pairs: tuple[Pair, ...], event: KeptApart) -> tuple[Pair, ...]:
    """Return the pairs kept apart after an event, ascending."""
    told = (min(event.one, event.other), max(event.one, event.other))
    return tuple(sorted({*pairs, told} if event.apart else {*pairs} - {told}))


def parted_pairs(tournament: Tournament, round_: int, whom: Iterable[int] | None = None) -> tuple[Pair, ...]:
    """Return the pairs, ascending, whom a draw of a round keeps apart.

    Those whom the organiser named, and people of one team where the round counts for teams.

    Args:
        tournament: The tournament.
        round_: Number of the round.
        whom: Between whom; by default those to whom a place is due.
    """
    here = frozenset(eligible(tournament, round_) if whom is None else whom)
    counted = tournament.proposal.teams is not None and stage_of(tournament, round_) is not Stage.FINAL
    mates = {
        pair
        for team in (tournament.teams if counted else ())
        for pair in combinations(sorted(team.players), 2)
    }
    return tuple(pair for pair in sorted({*tournament.apart} | mates) if here.issuperset(pair))


def together_in(tables: tuple[tuple[int, ...], ...], pairs: frozenset[Pair]) -> Iterator[tuple[int, Pair]]:
    """Yield those of some pairs, the lower number first, who sit at one table, with its number."""
    for number, table in enumerate(tables, 1):
        yield from ((number, pair) for pair in combinations(sorted(table), 2) if pair in pairs)
