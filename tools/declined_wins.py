"""Count the certain wins of Quantum that computer players leave, in games of each with itself.

    python -m tools.declined_wins --games 200 --seats 2 3 4      levels 2 to 5 and the adviser

Nothing here asks the players why. A win is certain when it follows from the rules by trying every choice of
everybody to the end of the turn; luck is never relied on. Returns 1 when one was left.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Streams, is_seat
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.rules.sheet import MOST_MISSES
from accessgames.games.quantum.rules.state import Phase, QuantumState

if TYPE_CHECKING:
    from accessgames.games import Room

PLAYERS: Final = ("bot:2", "bot:3", "bot:4", "bot:5", "bot:shrewd")
"""Who is counted: all but the first level, which is learning."""

GAME: Final[Any] = ROOM.game
_CELLS: Final = 22
"""Written cells of a sheet from which one turn, with its two numbers, can fill it."""


def decisions(
    room: Room, players: Sequence[str], seed: str, options: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[Any, int, Any]]:
    """Play a game and yield each decision of a seat: the state, the seat, what it does."""
    game, streams = room.game, Streams(seed)
    choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    for seat, player in enumerate(players):
        choosers[seat] = BotSeat(make_policy(room.bots, player), seat, streams)
    state, moment = game.initial(game.setup(len(players), options)), 0
    while actors := game.actors(state):
        actor = first_to_move(actors)
        action = choosers[actor].choose(game, state, moment)
        if is_seat(actor):
            yield state, actor, action
        state, moment = game.apply(state, actor, action).state, moment + 1


def certain_wins(state: QuantumState, seat: int) -> list[Any]:
    """Return the actions that surely win, tried one by one; dice are only kept, never thrown."""
    last_miss = state.active == seat and state.misses[seat] == MOST_MISSES - 1
    if sum(map(len, state.sheets[seat])) < _CELLS and not last_miss:
        return []
    state = unchosen(state)
    legal = [one for one in GAME.legal_actions(state, seat) if not getattr(one, "mask", 0)]
    return [one for one in legal if wins(GAME.apply(state, seat, one).state, seat, own=True)]


def wins(state: QuantumState, seat: int, *, own: bool) -> bool:
    """Tell whether a seat has won alone, or surely will in this turn, whatever the others choose.

    Args:
        state: After an action.
        seat: Whose win it is.
        own: Whether the seat may still choose; it does so before it hears the others.
    """
    outcome, actors = GAME.outcome(state), GAME.actors(state)
    if outcome is not None:
        return bool(outcome.winners() == (seat,))
    if not all(map(is_seat, actors)):
        return False
    if seat in actors:
        choices = GAME.legal_actions(state, seat)
        return own and any(wins(GAME.apply(state, seat, one).state, seat, own=True) for one in choices)
    others = GAME.legal_actions(state, actors[0])
    return all(wins(GAME.apply(state, actors[0], one).state, seat, own=False) for one in others)


def unchosen(state: QuantumState) -> QuantumState:
    """Return a state of step C as if nobody had chosen yet, so that sealed choices help nobody."""
    if state.phase is not Phase.EVERYBODY or not state.rulings.sealed:
        return state
    asked = tuple(sorted({*state.choices.waiting, *(seat for seat, _ in state.choices.chosen)}))
    return state._replace(choices=type(state.choices)(asked))


def count_wins(player: str, seats: int, games: range, seed: str) -> Counter[str]:
    """Count the certain wins in games of a player with itself, and those that it did not take."""
    found = Counter({"games": 0, "certain": 0, "declined": 0})
    for number in games:
        for state, seat, action in decisions(ROOM, (player,) * seats, f"{seed}/{number}"):
            sure = certain_wins(state, seat)
            found["certain"] += bool(sure)
            found["declined"] += bool(sure) and action not in sure
        found["games"] += 1
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, print, and return 1 when a certain win was left."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args(arguments)
    declined = 0
    for seats in chosen.seats:
        for player in chosen.players:
            found = count_wins(player, seats, range(chosen.games), chosen.seed)
            declined += found["declined"]
            print(json.dumps({"game": "quantum", "player": player, "seats": seats, **found}), flush=True)
    return int(declined > 0)


if __name__ == "__main__":
    raise SystemExit(main())
