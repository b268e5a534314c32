"""What a draw of tables means for people, as data for sentences."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.club.scoring import standings
from accessgames.club.seating.past import past_of, repeated_meetings, tables_of

if TYPE_CHECKING:
    from accessgames.club.events import Seated
    from accessgames.club.model import Tournament


@dataclass(frozen=True, slots=True)
class Repeat:
    """Two people who meet again.

    Attributes:
        one: Number of the first.
        two: Number of the second.
        times: How often they will have met after the seated rounds, at least 2.
    """

    one: int
    two: int
    times: int


@dataclass(frozen=True, slots=True)
class Spread:
    """How far apart the people of a table are in points.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        low: Fewest points at the table.
        high: Most points at the table.
    """

    round_: int
    table: int
    low: Fraction
    high: Fraction


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a draw means.

    Attributes:
        repeats: Pairs that meet in the seated rounds and have met before or meet in several of them, those
            who meet most often first.
        cost: The sum over all pairs of C(meetings, 2), earlier rounds included.
        unmet: Pairs of people present that will not have met after these rounds.
        pairs: All pairs of people present.
        sitting_out: Who sits out in the seated rounds: number and how often in the whole tournament then.
        spreads: The points at each table before these rounds; empty before anything has been played.
        starts: How often each of the people present will have started: number and times.
    """

    repeats: tuple[Repeat, ...]
    cost: int
    unmet: int
    pairs: int
    sitting_out: tuple[tuple[int, int], ...]
    spreads: tuple[Spread, ...]
    starts: tuple[tuple[int, int], ...]


def explain(tournament: Tournament, event: Seated) -> Explanation:
    """Explain a draw on the tournament as it stands before the event."""
    before = tournament.rounds[: event.first - 1]
    past = past_of((*before, *event.rounds))
    fresh = past_of(event.rounds)
    repeats = [Repeat(*pair, past.meetings[pair]) for pair in fresh.meetings if past.meetings[pair] > 1]
    pairs = tuple(combinations(tournament.active, 2))
    return Explanation(
        tuple(sorted(repeats, key=lambda repeat: (-repeat.times, repeat.one, repeat.two))),
        repeated_meetings(past.meetings),
        sum(not past.meetings[pair] for pair in pairs),
        len(pairs),
        tuple((player, past.outs[player]) for player in sorted(fresh.outs)),
        _spreads(tournament, event),
        tuple((player, past.places[player, 0]) for player in tournament.active),
    )


def _spreads(tournament: Tournament, event: Seated) -> tuple[Spread, ...]:
    if not tournament.fixed:
        return ()
    points = Counter({row.player: row.points for row in standings(tournament).rows})
    found = []
    for number, draft in enumerate(event.rounds, event.first):
        for table, players in enumerate(tables_of(draft), 1):
            own = [Fraction(points[player]) for player in players]
            found.append(Spread(number, table, min(own), max(own)))
    return tuple(found)
