"""Simulate tournaments of people of equal strength: has everybody the same chance to win?

Usage: .venv/bin/python tools/equals.py 13x4 16x5 [--games 20000] [--advantage 0.1] [--scheme places]

The tables are those of a draw. At a table whoever wins is drawn by lot, who starts with a weight of 1 plus
the advantage; then who is second, and so on. Equal sums share the chance. People who sit as often at smaller
tables and start as often have the same chance but for luck, so they are counted together.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final

from accessgames.club.model.proposal import TableSizes
from accessgames.club.seating import bounds, lots
from accessgames.club.seating.methods import seat_for_meetings
from accessgames.engine import Stream

FOUR: Final = TableSizes(4, 2, 4)
PLACES: Final = (8, 6, 4, 2)
SCHEMES: Final = ("places", "beaten")
"""Points by the place alone, or the share of those beaten at the table."""

ALLOWED: Final = 0.005
"""So far apart may chances be, as a part of one."""


def drawn(people: int, rounds: int, seed: str = "equals") -> list[bounds.Tables]:
    """Return the tables of a draw over all rounds, who starts first."""
    past, stream = lots.history_of(()), Stream(seed, "equals")
    drafts = seat_for_meetings(range(1, people + 1), [FOUR] * rounds, past, stream)
    return [draft.tables for draft in lots.balance_seats(drafts, past, stream)]


def profiles(rounds: Sequence[bounds.Tables]) -> dict[int, tuple[int, int]]:
    """Return for each player how often at a smaller table, and how often first."""
    smaller, first = Counter[int](), Counter[int]()
    everybody: set[int] = set()
    for tables in rounds:
        for table in tables:
            everybody.update(table)
            first[table[0]] += 1
            if len(table) < max(map(len, tables)):
                smaller.update(table)
    return {player: (smaller[player], first[player]) for player in everybody}


def simulate(
    rounds: Sequence[bounds.Tables],
    games: int,
    advantage: float = 0.0,
    scheme: str = "places",
    seed: str = "1",
) -> dict[tuple[int, int], float]:
    """Return the chance to win of one player of each profile; equals share a win."""
    luck, own = Stream(seed, "equals"), profiles(rounds)
    won = dict.fromkeys(own, 0.0)
    worth = {size: _points(size, scheme) for tables in rounds for size in map(len, tables)}
    for _ in range(games):
        points = dict.fromkeys(own, 0)
        for tables in rounds:
            for table in tables:
                for place, player in enumerate(_order(table, advantage, luck)):
                    points[player] += worth[len(table)][place]
        most = max(points.values())
        winners = [player for player, sum_ in points.items() if sum_ == most]
        for player in winners:
            won[player] += 1 / len(winners) / games
    members = Counter(own.values())
    return {
        profile: sum(won[player] for player in own if own[player] == profile) / count
        for profile, count in sorted(members.items())
    }


def _points(size: int, scheme: str) -> tuple[int, ...]:
    """Return the points of each place at a table, as whole numbers."""
    if scheme == "places":
        return PLACES[:size]
    return tuple(int(Fraction(60 * (size - 1 - place), size - 1)) for place in range(size))


def _order(table: Sequence[int], advantage: float, luck: Stream) -> list[int]:
    """Draw the places of a table, the winner first."""
    order = list(table)
    if not advantage:
        luck.shuffle(order)
        return order
    weights = [1 + advantage, *[1.0] * (len(order) - 1)]
    found = []
    while order:
        one = luck.choices(range(len(order)), cum_weights=list(accumulate(weights)))[0]
        found.append(order.pop(one))
        del weights[one]
    return found


def main() -> None:
    """Tell for each evening the chances by profile, and whether they are as near as is allowed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("evenings", nargs="+", metavar="PEOPLExROUNDS")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--advantage", type=float, default=0.0)
    parser.add_argument("--scheme", choices=SCHEMES, default=SCHEMES[0])
    wanted = parser.parse_args()
    for evening in wanted.evenings:
        people, rounds = map(int, evening.split("x"))
        found = simulate(drawn(people, rounds), wanted.games, wanted.advantage, wanted.scheme)
        apart = max(found.values()) - min(found.values())
        told = ", ".join(f"{small} small {first} first: {one:.2%}" for (small, first), one in found.items())
        print(
            f"{evening}: apart {apart:.2%}, {'within' if apart <= ALLOWED else 'over'} {ALLOWED:.1%}; {told}"
        )


if __name__ == "__main__":
    main()
