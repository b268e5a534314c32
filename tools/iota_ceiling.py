"""How often a player of IOTA wins who sees more than anybody may: ``python -m tools.iota_ceiling``.

It searches as the highest level does, but every world that it makes up is the true one: with `--sees hands`
it knows all hands, with `--sees deck` the order of the deck as well. No fair player can be expected to win
more often by the same search, so this is the most that a better guess of hidden cards could bring.

Every deal is played twice with seats swapped; in all games, the deck lies in an order made before.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, Stream, Streams
from accessgames.engine.driver import BotSeat, SeededChance
from accessgames.games.iota.bot import KIT
from accessgames.games.iota.rules.actions import Draw
from accessgames.games.iota.rules.cards import DECK
from accessgames.games.iota.rules.game import IotaGame
from accessgames.workers import worker_processes
from tools.ladder.contest import seated
from tools.ladder.figures import wilson

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.games.iota.rules.view import IotaView

LOWER: Final = ("bot:greedy", "bot:4")
"""Who is played against."""

BATCH: Final = 4
"""Games that a process plays before it reports: two deals."""


class StackedDeck(IotaGame):
    """The rules with a deck that lies in a known order."""

    def __init__(self, seed: str) -> None:
        """Shuffle a deck."""
        order = list(DECK)
        Stream(seed, "deck").shuffle(order)
        self._rank = {card: number for number, card in enumerate(order)}

    def chance(self, state: IotaState, stream: Stream) -> IotaAction:
        """Draw the card that lies on top; who starts is drawn as ever."""
        if state.pool and state.table.phase != "starter":
            return Draw(min(state.pool, key=self._rank.__getitem__))
        return super().chance(state, stream)


class OpenCards(IotaGame):
    """The rules as somebody has them who knows the truth.

    Attributes:
        truth: The state in which the next decision is made.
    """

    truth: IotaState

    def resample(self, view: IotaView, stream: Stream) -> IotaState:
        """Return the truth instead of a world that is made up."""
        del view, stream
        return self.truth


class OpenDeck(OpenCards, StackedDeck):
    """The same, for somebody who knows the order of the deck as well."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A player who sees too much, and whom it plays against.

    Attributes:
        upper: The player.
        lower: The other one.
        deck: Whether the order of the deck is seen, beside the hands.
        seed: Of all games.
    """

    upper: str
    lower: str
    deck: bool
    seed: int

    def lead(self, number: int) -> int:
        """Play a game, and return by how much the upper player is ahead in the end."""
        seed = f"{self.seed}/{number // 2}"
        streams, game = Streams(seed), StackedDeck(seed)
        seen = OpenDeck(seed) if self.deck else OpenCards()
        luck = SeededChance(streams)
        who = seated(number, 2)
        seats = [
            BotSeat(make_policy(KIT, (self.upper, self.lower)[one]), seat, streams)
            for seat, one in enumerate(who)
        ]
        state, moment = game.initial(game.setup(2, {})), 0
        while actors := game.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                action = luck.choose(game, state, moment)
            else:
                seen.truth = state
                action = seats[actor].choose(game if who[actor] else seen, state, moment)
            state, moment = game.apply(state, actor, action).state, moment + 1
        scores = state.table.scores
        return scores[who.index(0)] - scores[who.index(1)]

    def wins(self, numbers: Sequence[int]) -> float:
        """Play some games, and return how many of them are won; shared ones count half."""
        leads = [self.lead(number) for number in numbers]
        return sum((lead > 0) + (lead == 0) / 2 for lead in leads)


def main(words: list[str]) -> int:
    """Play, and print a dated line for each opponent."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="games against each opponent")
    parser.add_argument("--player", default="bot:5", help="who sees so much")
    parser.add_argument("--against", nargs="*", default=LOWER, help="opponents")
    parser.add_argument("--sees", choices=("hands", "deck"), default="hands", help="what is seen")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    wanted = parser.parse_args(words)
    batches = [range(start, min(start + BATCH, wanted.games)) for start in range(0, wanted.games, BATCH)]
    with worker_processes(wanted.jobs) as pool:
        for lower in wanted.against:
            sight = Sight(wanted.player, lower, wanted.sees == "deck", wanted.seed)
            won = sum(pool.map(partial(Sight.wins, sight), batches))
            low, high = wilson(won, wanted.games)
            print(
                f"{datetime.now(UTC):%Y-%m-%d}: {wanted.player}, seeing the {wanted.sees}, against {lower}:"
                f" wins {won:g} of {wanted.games}, {100 * won / wanted.games:.1f} percent"
                f" ({100 * low:.1f} to {100 * high:.1f}), seed {wanted.seed}.",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
