"""Games of characters against each other and against their level: what is kept, and what comes out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import log10, sqrt
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import BOT_PREFIX, make_policy
from accessgames.cli.material import open_room
from accessgames.dataclasses import dataclass
from tools.characters.figures import FIGURES, Recorder
from tools.ladder.figures import Z, wilson

if TYPE_CHECKING:
    from pathlib import Path

RATING: Final = 400
"""Points of rating by which the odds are ten to one (Elo)."""

SWAPPED: Final = 2
"""Games of one deal, with seats swapped."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Two games of the same luck, with seats swapped.

    Attributes:
        game: Id of the game.
        pair: Who plays, without `bot:`.
        number: From 0; with the game it is the seed.
    """

    game: str
    pair: tuple[str, str]
    number: int

    @property
    def key(self) -> str:
        """What it is found by again."""
        return f"{self.game}/{self.pair[0]}/{self.pair[1]}/{self.number}"

    def play(self) -> dict[str, Any]:
        """Play both games; return what is kept of them: wins of the first, and the figures of both."""
        room = open_room(self.game)
        policies = [make_policy(room.bots, BOT_PREFIX + one) for one in self.pair]
        wins, figures = 0.0, [[], []]  # type: ignore[var-annotated] # figures by player, then by game
        for first in range(SWAPPED):
            seats = policies if first == 0 else policies[::-1]
            recorder = Recorder(room.game).play(
                room.game.setup(SWAPPED, {}), seats, f"characters/{self.number}"
            )
            winners = recorder.outcome.winners() if recorder.outcome else (0, 1)
            wins += (first in winners) / len(winners)
            for seat, found in enumerate(FIGURES[self.game](recorder.events, SWAPPED)):
                figures[seat ^ first].append({name: round(value, 5) for name, value in found.items()})
        return {"deal": self.key, "wins": wins, "figures": figures}


def deals(game: str, games: int) -> Iterator[Deal]:
    """Yield what is played: every two characters, and each against its level, so many games."""
    characters = open_room(game).bots.characters
    pairs = [
        *combinations((one.id for one in characters), 2),
        *((one.id, str(one.level)) for one in characters),
    ]
    for number in range(games // SWAPPED):
        for pair in pairs:
            yield Deal(game, pair, number)


def read_kept(path: Path) -> dict[str, dict[str, Any]]:
    """Return what was kept of deals that were played, by their keys; a torn last line is passed over."""
    kept = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            document = json.loads(line)
        except ValueError:
            continue
        kept[document["deal"]] = document
    return kept


def difference(wins: float, games: int) -> tuple[int, int, int]:
    """Return how many points of rating a share of wins means, with the ends of its 95 percent interval.

    >>> difference(50, 100)
    (0, -66, 66)
    """
    ends = (wins / games, *wilson(wins, games))
    least = 1 / (2 * games)
    within = (min(max(end, least), 1 - least) for end in ends)
    one, low, high = (round(RATING * log10(end / (1 - end))) for end in within)
    return one, low, high


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half of its 95 percent interval.

    >>> mean([1.0, 3.0])
    (2.0, 1.96)
    """
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    return round(middle, 4), round(Z * sqrt(variance / count), 4)


def summary(game: str, kept: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the results of a game: ratings of each pair, the figures of each player, and a deal to repeat.

    Whether the players of today are those that were measured, the deal tells: it is played again by a test.
    """
    pairs = {"-".join(deal.pair): [0.0, 0.0] for deal in deals(game, SWAPPED)}
    figures: dict[str, dict[str, list[float]]] = {}
    for key, document in kept.items():
        of, *pair, _ = key.split("/")
        if of != game:
            continue
        score = pairs["-".join(pair)]
        score[0] += document["wins"]
        score[1] += SWAPPED
        for player, found in zip(pair, document["figures"], strict=True):
            for name, value in ((name, value) for each in found for name, value in each.items()):
                figures.setdefault(player, {}).setdefault(name, []).append(value)
    first = next(deals(game, SWAPPED))
    return {
        "game": game,
        "deal": kept.get(first.key),
        "pairs": {
            name: {"games": int(games), "wins": wins, "rating": difference(wins, int(games))}
            for name, (wins, games) in pairs.items()
            if games
        },
        "figures": {
            player: {name: mean(values) for name, values in found.items()}
            for player, found in figures.items()
        },
        "games": {player: len(next(iter(found.values()))) for player, found in figures.items()},
    }
