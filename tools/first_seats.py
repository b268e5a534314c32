"""What starting is worth: how often the first seat wins among computer players of one level.

Usage: .venv/bin/python -m tools.first_seats iota quantum [--seats 2 3 4] [--games 1000] [--level 3]

Where a game leaves the start to chance, the second choice of its option `starter` gives it to the first
seat. A shared win counts in equal parts. The advantage is what `tools/equals.py` takes: whoever starts wins
with a weight of 1 plus the advantage, each other seat with a weight of 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import inf

from accessgames.bots.policies import BOT_PREFIX, make_policy
from accessgames.cli.material import open_room
from accessgames.engine import playout
from tools.ladder.figures import wilson


def wins(game: str, seats: int, games: int, level: int = 3, seed: str = "1") -> list[float]:
    """Return how many games each seat won, the first one first; they add up to the number of games."""
    room = open_room(game)
    starting = {one.key: one.choices[1] for one in room.game.options if one.key == "starter"}
    setup, won = room.game.setup(seats, starting), [0.0] * seats
    policies = (make_policy(room.bots, f"{BOT_PREFIX}{level}"),) * seats
    for number in range(games):
        places = playout(room.game, setup, policies, f"first/{seed}/{seats}/{number}").outcome.places
        best = [seat for seat, place in enumerate(places) if place == min(places)]
        for seat in best:
            won[seat] += 1 / len(best)
    return won


def advantage(share: float, seats: int) -> float:
    """Return by how much the weight of the first seat is above that of each other one.

    >>> advantage(0.25, 4), advantage(0.4, 4), advantage(1.0, 4)
    (0.0, 1.0, inf)
    """
    return round(share * (seats - 1) / (1 - share) - 1, 4) if share < 1 else inf


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game and number of seats."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games_of", nargs="+", metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args(arguments)
    for game in chosen.games_of:
        for seats in chosen.seats:
            won = wins(game, seats, chosen.games, chosen.level, chosen.seed)
            low, high = wilson(won[0], chosen.games)
            worth = advantage(won[0] / chosen.games, seats)
            shares = ", ".join(f"{one / chosen.games:.1%}" for one in won)
            print(
                f"{game}, {seats} seats, level {chosen.level}: {shares}; the first {low:.1%} to {high:.1%},"
                f" advantage {worth:+.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
