"""Compare IOTA's list of placements with its twin in C: the same lists, and how long each takes.

    python -m tools.iota_twin.compare [--games 12] [--seed 1]

Builds `twin.c` with the C compiler of the system (`cc -O2`) and plays greedy games. In each position the twin
gets the bare cards and the hand, and has to find the same placements in the same order, or the comparison
ends with an error. Both end with a list: the twin with rows of numbers, ours with action objects. Both are
timed in the same two ways:

- in a row: many times one after the other, averaged, so that everything is warm. Ours starts each time from
  an equal state that knows as little as when it was reached.
- when reached: once, as soon as the position is reached in a game, before anybody has thought about it. That
  is what a player waits for; for the next time the game is played anew.

Ours is timed until all placements are found and counted (a legal list is sized at once, its actions are made
when somebody looks at them), to a list of placements, and to that of all actions (pass, swap and trade, too).
The twin lays out the board, because it starts from bare cards; ours is kept from move to move. As in
`timeit`, the garbage collector rests meanwhile.

A machine does not keep its pace, so all are timed in turns: a round plays the games three times for
each of them, and what it gives is compared within it. Told is the median of five rounds, with the lowest and
the highest.
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
from copy import copy
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from statistics import fmean, median
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from accessgames.bots.policies import make_policy
from accessgames.engine import Streams, is_seat
from accessgames.engine.driver import BotSeat, SeededChance
from accessgames.games.iota import ROOM
from accessgames.games.iota.notation import CARD_NAMES, format_spot
from accessgames.games.iota.rules.cards import REACH, Spot
from accessgames.games.iota.rules.grid import STRIDE, grown, place_of
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from accessgames.games.iota.rules.actions import Place
    from accessgames.games.iota.rules.state import IotaState

T = TypeVar("T")
Times: TypeAlias = tuple[float, ...]
"""Seconds of several figures."""

Look: TypeAlias = "Callable[[IotaState, int], T]"
"""Looks at a position and the seat whose turn it is."""

Work: TypeAlias = "Callable[[IotaState, int], int]"
"""Works on a position and returns how many actions it found."""

SOURCE: Final = Path(__file__).with_name("twin.c")
ROUNDS: Final = 20
"""How often the twin lists a position in one stretch, which takes about as long as one list of ours."""

STRETCHES: Final = 8
TURNS: Final = 5
PLAYS: Final = 3
"""How often a round plays a game; of each position the shortest time counts, as others were disturbed."""

MICRO: Final = 1e6
ALONE: Final = "twin, list alone"
LAID: Final = "twin, board and list"
LARGEST: Final = 1 << 17
"""Numbers that one list of the twin may have."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position with our list of it.

    Attributes:
        numbers: The position as the twin reads it.
        actions: Our placements.
    """

    numbers: tuple[int, ...]
    actions: tuple[Place, ...]


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


def numbers_of(state: IotaState, seat: int) -> tuple[int, ...]:
    """Return a position as the twin reads it: the cards with their places, then the hand."""
    at, hand = state.table.grid.at, state.hands[seat]
    return (len(at), *chain.from_iterable(at.items()), len(hand), *hand)


def sample(state: IotaState, seat: int) -> Sample:
    """Return what the twin has to find."""
    return Sample(numbers_of(state, seat), placements(state.table.grid, state.hands[seat]).actions)


def found(state: IotaState, seat: int) -> int:
    """Find and count all placements."""
    return len(placements(state.table.grid, state.hands[seat]))


def listed(state: IotaState, seat: int) -> int:
    """Make a list of all placements."""
    return len(list(placements(state.table.grid, state.hands[seat]).actions))


def whole(state: IotaState, seat: int) -> int:
    """Make a list of all legal actions."""
    return len(list(ROOM.game.legal_actions(state, seat)))


OURS: Final[dict[str, Work]] = {
    "ours, placements found and counted": found,
    "ours, placements as a list": listed,
    "ours, all legal actions": whole,
}


def once(work: Work) -> Look[Times]:
    """Return what times some work of ours on a position."""

    def look(state: IotaState, seat: int) -> Times:
        began = time.process_time()
        work(state, seat)
        return (time.process_time() - began,)

    return look


def anew(state: IotaState) -> IotaState:
    """Return an equal state whose grid has seen as much, and has forgotten the placements of every hand."""
    grid = copy(state.table.grid)
    rows, columns = grid.tracks
    grid.tracks = (
        {number: dict(line) for number, line in rows.items()},
        {number: dict(line) for number, line in columns.items()},
    )
    grid._found = {}  # noqa: SLF001 - nothing in the program has to forget
    return replace(state, table=replace(state.table, grid=grid))


def once_by(twin: ctypes.CDLL) -> Look[Times]:
    """Return what times the twin on a position: listing it, and laying it out."""

    def look(state: IotaState, seat: int) -> Times:
        listing, building = ctypes.c_double(), ctypes.c_double()
        twin.time_one(ready(numbers_of(state, seat)), ctypes.byref(listing), ctypes.byref(building))
        return listing.value, building.value

    return look


def in_a_row(twin: ctypes.CDLL) -> Look[Times]:
    """Return what times both on a position, each several times in a row, and takes the shortest times."""

    def look(state: IotaState, seat: int) -> Times:
        listing, building = (ctypes.c_double * STRETCHES)(), (ctypes.c_double * STRETCHES)()
        twin.time_stretches(ready(numbers_of(state, seat)), STRETCHES, ROUNDS, listing, building)
        ours = (min(once(work)(anew(state), seat) for _ in range(STRETCHES)) for work in OURS.values())
        return min(listing), min(building), *chain.from_iterable(ours)

    return look


def ready(numbers: Sequence[int]) -> ctypes.Array[ctypes.c_int]:
    """Return numbers as the twin takes them."""
    return (ctypes.c_int * len(numbers))(*numbers)


def columns(found: Iterable[Times]) -> list[Times]:
    """Turn the figures of each position into the positions of each figure."""
    return list(zip(*found, strict=True))


def in_turns(seeds: Sequence[str], looks: Sequence[Look[Times]]) -> list[list[Times]]:
    """Play some games again and again, with each look in turn.

    Returns:
        By round, by figure: the shortest times of each position.
    """
    rounds = []
    for _ in range(TURNS):
        plays = [
            [
                each
                for look in looks
                for each in columns(times for seed in seeds for times in visits(seed, look))
            ]
            for _ in range(PLAYS)
        ]
        rounds.append([tuple(map(min, *figure)) for figure in zip(*plays, strict=True)])
    return rounds


def visits(seed: str, look: Look[T]) -> Iterator[T]:
    """Play a greedy game; yield what is seen in each position, before anybody thinks."""
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
            yield look(state, actor)
        chooser = seats[actor] if is_seat(actor) else chance
        state = game.apply(state, actor, chooser.choose(game, state, moment)).state


def check(twin: ctypes.CDLL, sample: Sample, places: list[int], cards: list[int]) -> None:
    """Compare one list with the twin's, placement by placement."""
    out = (ctypes.c_uint32 * LARGEST)()
    size = twin.list_one(ready(sample.numbers), out)
    ours: list[int] = []
    for action in sample.actions:
        ours.append(len(action.cards))
        ours.extend(places[place_of(spot)] << 7 | cards[card] for spot, card in action.cards)
    if size != len(sample.actions) or ours != out[: len(ours)]:
        sys.exit(f"The lists differ: ours has {len(sample.actions)}, the twin's {size}: {sample.numbers}")


def show(title: str, rounds: Sequence[Sequence[Times]]) -> None:
    """Print how long everything took, and ours as multiples of the twin's.

    Args:
        title: How it was timed.
        rounds: Of each round, seconds by position of: the twin's list, its board, and each work of ours.
    """
    print(f"{title}:")
    rows: list[dict[str, float]] = []
    for alone, board, *ours in rounds:
        means = [
            fmean(seconds) * MICRO for seconds in (alone, map(sum, zip(alone, board, strict=True)), *ours)
        ]
        rows.append(dict(zip((ALONE, LAID, *OURS), means, strict=True)))
    for name in rows[0]:
        line = f"  {name}: {spread(row[name] for row in rows)} us"
        if name in OURS:
            line += f"; {spread(row[name] / row[LAID] for row in rows)} times the twin with the board"
            line += f", {spread(row[name] / row[ALONE] for row in rows)} without"
        print(line)


def spread(values: Iterable[float]) -> str:
    """Tell the median of the rounds with the lowest and the highest."""
    ordered = sorted(values)
    return f"{median(ordered):.1f} ({ordered[0]:.1f} to {ordered[-1]:.1f})"


def main() -> None:
    """Build, play, check, time, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    seeds = [f"{chosen.seed}/{number}" for number in range(chosen.games)]
    places, cards = ranks()
    with tempfile.TemporaryDirectory() as folder:
        twin = build(folder)
        samples = [one for seed in seeds for one in visits(seed, sample)]
        for one in samples:
            check(twin, one, places, cards)
        size = sum(len(one.actions) for one in samples) / len(samples)
        print(f"{len(samples)} positions, {size:.1f} placements each, all lists equal, in the same order")
        gc.disable()
        show("in a row", in_turns(seeds, [in_a_row(twin)]))
        show("when reached", in_turns(seeds, (once_by(twin), *map(once, OURS.values()))))


if __name__ == "__main__":
    main()
