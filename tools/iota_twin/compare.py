"""Compare IOTA's list of placements with its twin in C: the same lists, and how long each takes.

    python -m tools.iota_twin.compare [--games 12] [--seed 1]

Builds `twin.c` with the C compiler of the system (`cc -O2`), plays greedy games, and lists everything that
can be placed as soon as each position is reached, before any player has thought about it. The twin gets the
bare cards and the hand, and has to find the same placements in the same order, or the comparison ends with an
error. Ours is timed from the state of the game: until all placements are found and counted (a legal list is
sized at once, its actions are made when somebody looks at them), to a list of actions, and to that of all
actions (pass, swap and trade, too). Each game is played anew for that, the shortest of three times counts,
and nothing is remembered from one time to the next. The twin is timed 200 times in a row and averaged, once
with laying out the board and once without, because our grid is kept from move to move. As in `timeit`, the
garbage collector rests meanwhile.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from accessgames.bots import make_policy
from accessgames.engine import Streams, is_seat
from accessgames.engine.driver import BotSeat, SeededChance
from accessgames.games.iota import ROOM
from accessgames.games.iota.rules import Spot
from accessgames.games.iota.rules.grid import STRIDE, grown, place_of
from accessgames.games.iota.rules.names import CARD_NAMES, format_spot
from accessgames.games.iota.rules.placements import placements
from accessgames.games.iota.rules.spots import REACH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.games.iota.rules.actions import Place
    from accessgames.games.iota.rules.state import IotaState

SOURCE: Final = Path(__file__).with_name("twin.c")
ROUNDS: Final = 200
TIMES: Final = 3
MICRO: Final = 1e6
LARGEST: Final = 1 << 17
"""Numbers that one list of the twin may have."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position with our list of it.

    Attributes:
        numbers: The position as the twin reads it.
        actions: Our placements.
        finding: Seconds until they are found and counted, from the state on.
        listing: Seconds for a list of them, from an equal state on.
        whole: Seconds for the list of all legal actions, from an equal state on.
    """

    numbers: tuple[int, ...]
    actions: tuple[Place, ...]
    finding: float
    listing: float
    whole: float


def build(folder: str) -> ctypes.CDLL:
    """Compile the twin and prepare it with the ranks of places and cards in notation."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("No C compiler is here, so there is nothing to compare with.")
    library = Path(folder) / "twin.so"
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE)], check=True)
    twin = ctypes.CDLL(str(library))
    places, cards = ranks()
    twin.prepare((ctypes.c_uint16 * len(places))(*places), (ctypes.c_uint8 * len(cards))(*cards))
    return twin


def ranks() -> tuple[list[int], list[int]]:
    """Return the ranks of all places and all cards in the order of notation."""
    reach = range(-REACH, REACH + 1)
    names = {place_of(Spot(x, y)): f"{format_spot(Spot(x, y))}=" for x in reach for y in reach}
    places = [0] * STRIDE * STRIDE
    for rank, place in enumerate(sorted(names, key=names.__getitem__)):
        places[place] = rank
    order = sorted(range(len(CARD_NAMES)), key=CARD_NAMES.__getitem__)
    return places, [order.index(card) for card in range(len(CARD_NAMES))]


def samples(games: int, seed: str) -> Iterator[Sample]:
    """Play greedy games and list each position, for each of the three figures in games of its own."""
    for number in range(games):
        name = f"{seed}/{number}"
        finding, listing, whole = (shortest(name, look) for look in (_find, _list, _whole))
        for (state, _, _), *seconds in zip(visits(name, _list), finding, listing, whole, strict=True):
            hand = state.hands[state.table.turn]
            cards = tuple(chain.from_iterable(state.table.grid.at.items()))
            numbers = (len(state.table.grid.at), *cards, len(hand), *hand)
            actions = placements(state.table.grid, hand).actions
            yield Sample(numbers, actions, *seconds)


def shortest(seed: str, look: Callable[[IotaState, int], int]) -> list[float]:
    """Play a game several times; return the shortest time of each position."""
    times = [[seconds for _, _, seconds in visits(seed, look)] for _ in range(TIMES)]
    return [min(position) for position in zip(*times, strict=True)]


def _find(state: IotaState, seat: int) -> int:
    """Find and count all placements."""
    return len(placements(state.table.grid, state.hands[seat]))


def _list(state: IotaState, seat: int) -> int:
    """Make a list of all placements."""
    return len(list(placements(state.table.grid, state.hands[seat]).actions))


def _whole(state: IotaState, seat: int) -> int:
    """Make a list of all legal actions."""
    return len(list(ROOM.game.legal_actions(state, seat)))


def visits(seed: str, look: Callable[[IotaState, int], int]) -> Iterator[tuple[IotaState, int, float]]:
    """Play a greedy game; yield each position with how long its list took, before anybody thinks."""
    grown.cache_clear()  # or the grids of the same game played before would be met again
    game, streams = ROOM.game, Streams(seed)
    chance, policy = SeededChance(streams), make_policy(ROOM.bots, "bot:greedy")
    seats = [BotSeat(policy, seat, streams) for seat in range(2)]
    state = game.initial(game.setup(2, {}))
    for moment in count():
        actors = game.actors(state)
        if not actors:
            return
        actor = actors[0]
        if is_seat(actor):
            began = time.process_time()
            look(state, actor)
            yield state, actor, time.process_time() - began
        chooser = seats[actor] if is_seat(actor) else chance
        state = game.apply(state, actor, chooser.choose(game, state, moment)).state


def check(twin: ctypes.CDLL, sample: Sample, places: list[int], cards: list[int]) -> None:
    """Compare one list with the twin's, placement by placement."""
    out = (ctypes.c_uint32 * LARGEST)()
    found = twin.list_one((ctypes.c_int * len(sample.numbers))(*sample.numbers), out)
    ours: list[int] = []
    for action in sample.actions:
        ours.append(len(action.cards))
        ours.extend(places[place_of(spot)] << 7 | cards[card] for spot, card in action.cards)
    if found != len(sample.actions) or ours != out[: len(ours)]:
        sys.exit(f"The lists differ: ours has {len(sample.actions)}, the twin's {found}: {sample.numbers}")


def time_twin(twin: ctypes.CDLL, found: list[Sample]) -> tuple[list[float], list[float]]:
    """Return seconds of the twin by position: for the list, and for laying out the board."""
    numbers = list(chain.from_iterable(sample.numbers for sample in found))
    listing, building = (ctypes.c_double * len(found))(), (ctypes.c_double * len(found))()
    twin.time_all((ctypes.c_int * len(numbers))(*numbers), len(found), ROUNDS, listing, building)
    return list(listing), list(building)


def main() -> None:
    """Build, play, check, time, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    places, cards = ranks()
    with tempfile.TemporaryDirectory() as folder:
        twin = build(folder)
        list(samples(1, "warm"))
        gc.disable()
        found = list(samples(chosen.games, chosen.seed))
        gc.enable()
        for sample in found:
            check(twin, sample, places, cards)
        listing, building = time_twin(twin, found)
    laid = [one + other for one, other in zip(listing, building, strict=True)]
    size = sum(len(sample.actions) for sample in found) / len(found)
    print(f"{len(found)} positions, {size:.1f} placements each, all lists equal, in the same order")
    rows = {
        "twin, list alone": listing,
        "twin, board and list": laid,
        "ours, placements found and counted": [sample.finding for sample in found],
        "ours, placements as a list": [sample.listing for sample in found],
        "ours, all legal actions": [sample.whole for sample in found],
    }
    for name, seconds in rows.items():
        mean = sum(seconds) / len(seconds) * MICRO
        print(f"{name}: mean {mean:.1f} us, median {median(seconds) * MICRO:.1f} us")
    for name in ("ours, placements found and counted", "ours, placements as a list"):
        ours = sum(rows[name])
        print(f"{name} / twin: {ours / sum(laid):.1f} with the board, {ours / sum(listing):.1f} without")


if __name__ == "__main__":
    main()
