"""Speed of the rules: listing what is legal, whole games, actions per second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from statistics import median
from typing import TYPE_CHECKING, Any, Final, TypeVar

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Decision, Streams, is_seat, playout
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import clock, once, quantile, rate
from tools.bench.work import works

if TYPE_CHECKING:
    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room
    from tools.bench.peers import Peer

GAMES: Final = 12
"""Games from which positions are taken."""

TURNS: Final = 5
"""How often lists are timed in turns with those of other engines; the median counts."""

DECIDED_GAMES: Final = 4
"""Games in whose middle each level decides."""

LEGAL_MEDIAN_MS: Final = 1.0
LEGAL_P95_MS: Final = 5.0
GREEDY_GAME_MS: Final = 50.0
DECISION_MS: Final = 300.0
STRONGEST_MS: Final = 2000.0

_TIMED_GAMES: Final = 15
_MILLI: Final = 1e3
_MICRO: Final = 1e6


T = TypeVar("T")


def walk(room: Room, seed: str, visit: Callable[[Any, int], T]) -> list[T]:
    """Play one greedy game for the fewest players and visit its decisions.

    A decision is visited as soon as its state is there, before anybody has thought about it, so that nothing
    is measured that was worked out before.

    Args:
        room: The game.
        seed: Seed of the match.
        visit: Gets the state and the seat that decides.

    Returns:
        What the visits in the middle third of the game returned, in order.
    """
    game = room.game
    setup = game.setup(game.seats[0], {})
    policy = make_policy(room.bots, "bot:greedy")
    streams = Streams(seed)
    choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    choosers.update((seat, BotSeat(policy, seat, streams)) for seat in range(setup.seats))
    state = game.initial(setup)
    found: list[T] = []
    for moment in count():
        actors = game.actors(state)
        if not actors:
            break
        actor = first_to_move(actors)
        if is_seat(actor):
            found.append(visit(state, actor))
        state = game.apply(state, actor, choosers[actor].choose(game, state, moment)).state
    return found[len(found) // 3 : 2 * len(found) // 3]


@dataclass(frozen=True, slots=True)
class Listing:
    """How long it took to list everything legal at one moment, and how much that was."""

    seconds: float
    actions: int


def listings(room: Room) -> list[Listing]:
    """Measure the listing of everything legal in the middle of several games, each list only once."""

    def listed(state: Any, seat: int) -> Listing:  # noqa: ANN401 - states differ by game
        started = clock()
        found = list(room.game.legal_actions(state, seat))
        return Listing(clock() - started, len(found))

    walk(room, "bench/warm", listed)
    return [listing for number in range(GAMES) for listing in walk(room, f"bench/{number}", listed)]


def legal_actions(room: Room) -> Iterator[Reading]:
    """Measure the list of everything legal against our limits."""
    found = listings(room)
    times = [listing.seconds * _MILLI for listing in found]
    game = room.game.id
    yield Reading("legal-median", game, quantile(times, 0.5), "ms", LIMIT, LEGAL_MEDIAN_MS)
    yield Reading("legal-p95", game, quantile(times, 0.95), "ms", LIMIT, LEGAL_P95_MS)


def games(room: Room) -> Iterator[Reading]:
    """Measure games per second of random, greedy and careful players, and the time of a greedy game."""
    for player in ("random", *(name for name in ("greedy", "careful") if name in room.bots.judges)):
        yield Reading(f"games-{player}", room.game.id, rate(_game_player(room, player)), "games/s")
    play = _player(room, "greedy")
    times = [once(play) * _MILLI for _ in range(_TIMED_GAMES)]
    yield Reading("greedy-game", room.game.id, quantile(times, 0.5), "ms", LIMIT, GREEDY_GAME_MS)


def decisions(room: Room) -> Iterator[Reading]:
    """Measure the decisions of each level in the middle of greedy games, against what its level promises."""
    most = len(room.bots.levels)
    for level in range(1, most + 1):
        limit = STRONGEST_MS if level == most else DECISION_MS
        times = _decision_times(room, level)
        yield Reading(f"decision-median-{level}", room.game.id, quantile(times, 0.5), "ms", LIMIT, limit)
        yield Reading(f"decision-slowest-{level}", room.game.id, max(times), "ms", LIMIT, limit)


def _decision_times(room: Room, level: int) -> list[float]:
    """Return the milliseconds of decisions of a level; the clock that ends its searches is the same."""
    policy = make_policy(room.bots, f"bot:{level}", clock)
    stream = Streams("bench").open("decisions")

    def decided(state: Any, seat: int) -> float:  # noqa: ANN401 - states differ by game
        legal = room.game.legal_actions(state, seat)
        decision = Decision(room.game, seat, legal, stream, partial(room.game.view, state, seat))
        return once(partial(policy.choose, decision))

    walks = (walk(room, f"bench/{number}", decided) for number in range(DECIDED_GAMES))
    return [seconds * _MILLI for walked in walks for seconds in walked]


def beside_peers(room: Room, peers: Callable[[], tuple[Peer, ...]]) -> Iterator[Reading]:
    """Measure what games of other engines do as well: actions per second, and listing what is legal.

    Actions are those of random players, chance included; the time of a list is that of each listed action, in
    turns with the others, as a machine does not keep its pace.
    """
    game, known = room.game.id, peers()
    own = rate(_player(room, "random"))
    yield from Reading("events", game, own, "events/s").against({peer.name: peer.rate for peer in known})
    turns = [(_listed(room), *(peer.seconds_per_listed() for peer in known)) for _ in range(TURNS)]
    each, *others = (median(seconds) * _MICRO for seconds in zip(*turns, strict=True))
    references = dict(zip((peer.name for peer in known), others, strict=True))
    yield from Reading("legal-each", game, each, "us").against(references)


def _listed(room: Room) -> float:
    """Return the seconds of a list for each listed action."""
    found = listings(room)
    return sum(listing.seconds for listing in found) / sum(listing.actions for listing in found)


def workloads(room: Room) -> Iterator[Reading]:
    """Measure what the game has worked out beside playing, such as cards made by a generator."""
    for one in works(room):
        kind, game = f"work-{one.name}", room.game.id
        if one.limit is None:
            yield Reading(kind, game, rate(one.work), one.unit, title=one.key)
        else:
            value = quantile(_calls(one.work), 0.95) * _MILLI
            yield Reading(kind, game, value, one.unit, LIMIT, one.limit, title=one.key)


def _calls(work: Callable[[], int]) -> list[float]:
    """Return the seconds of each call until one has nothing left to do; the first one prepares."""
    work()
    times: list[float] = []
    while True:
        started = clock()
        if not work():
            return times
        times.append(clock() - started)


def _game_player(room: Room, player: str) -> Callable[[], int]:
    """Return what plays one game after another and counts each as one."""
    play = _player(room, player)

    def play_one() -> int:
        play()
        return 1

    return play_one


def _player(room: Room, player: str) -> Callable[[], int]:
    """Return what plays one game after another and tells each time how many actions it had."""
    setup = room.game.setup(room.game.seats[0], {})
    policies = (make_policy(room.bots, f"bot:{player}"),) * setup.seats
    numbers = count()
    return lambda: playout(room.game, setup, policies, f"bench/{next(numbers)}").actions
