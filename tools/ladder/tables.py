"""Levels at tables of three and four: how often the upper one finishes ahead of the lower one.

    python -m tools.ladder.tables quantum --seats 3 4 --games 200 > docs/strength/tables/quantum.json

Each level meets the one below. Seats are taken in turn by the two, and the order moves on by a seat in each
game, so that both sit everywhere equally often. Of each pair of an upper and a lower player it is counted who
finished ahead; a shared place counts half to both. Pairs of one game hang together, so the interval is that
of so many games, not of so many pairs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from accessgames.bots.policies import make_policy
from accessgames.cli.material import open_room
from accessgames.engine import playout
from tools.ladder.figures import wilson
from tools.ladder.fingerprint import fingerprint
from tools.ladder.report import machine
from tools.ladder.rungs import Rung, rungs

SEATS: Final = (3, 4)


def seated(number: int, seats: int) -> list[int]:
    """Return for each seat of a game who sits there: 0 the upper, 1 the lower player.

    >>> seated(0, 3), seated(1, 3), seated(6, 4)
    ([0, 1, 0], [1, 0, 1], [0, 1, 0, 1])
    """
    return [(seat + number) % 2 for seat in range(seats)]


def ahead(places: Sequence[int], who: Sequence[int]) -> float:
    """Return the share of pairs in which the upper player finished ahead.

    >>> ahead((1, 2, 2), (0, 1, 0))
    0.75
    """
    pairs = [
        (mine, theirs)
        for mine, upper in zip(places, who, strict=True)
        for theirs, lower in zip(places, who, strict=True)
        if (upper, lower) == (0, 1)
    ]
    return sum((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs) / len(pairs)


def measured(game: str, rung: Rung, seats: int, games: int, seed: int) -> dict[str, Any]:
    """Play games of a pair of levels and return what is saved about them."""
    room = open_room(game)
    setup, players = room.game.setup(seats, {}), [make_policy(room.bots, one) for one in rung.players]
    won = 0.0
    for number in range(games):
        who = seated(number, seats)
        policies = tuple(players[one] for one in who)
        outcome = playout(room.game, setup, policies, f"{seed}/{seats}/{number // 2}").outcome
        won += ahead(outcome.places, who)
    low, high = wilson(won, games)
    return {
        "rung": rung.name,
        "seats": seats,
        "games": games,
        "share": round(won / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "fingerprint": fingerprint(room, rung.players),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print a document."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+")
    chosen = parser.parse_args(arguments)
    entries = []
    for rung in rungs(open_room(chosen.game).bots):
        for seats in chosen.seats if not chosen.only or rung.name in chosen.only else ():
            entries.append(measured(chosen.game, rung, seats, chosen.games, chosen.seed))
            print(json.dumps(entries[-1]), file=sys.stderr, flush=True)
    document = {"game": chosen.game, "seed": chosen.seed, "machine": machine(), "tables": entries}
    print(json.dumps(document, indent=2))


if __name__ == "__main__":
    main()
