"""Speed of the rules: listing what is legal, whole games, actions per second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import make_policy
from accessgames.cli.bench.reading import LIMIT, Reading
from accessgames.cli.bench.timing import clock, once, quantile, rate
from accessgames.engine import CHANCE, CLOCK, Streams, is_seat, playout
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move

if TYPE_CHECKING:
    from accessgames.cli.bench.peers import Peer
    from accessgames.engine import Game, Policy
    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room

GAMES: Final = 8
"""Games from which positions are taken."""

LEGAL_MEDIAN_MS: Final = 1.0
LEGAL_P95_MS: Final = 5.0
GREEDY_GAME_MS: Final = 100.0

_TIMED_GAMES: Final = 15
_MILLI: Final = 1e3
_MICRO: Final = 1e6


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in the middle of a game, as the action that leads to it.

    The state is made anew for every repeat, so that nothing is measured that was worked out before.

    Attributes:
        state: The state before the action.
        actor: Who acts.
        action: The action.
        seat: Who decides afterwards.
    """

    state: Any
    actor: int
    action: Any
    seat: int


def moments(game: Game[Any, Any, Any, Any], policies: tuple[Policy, ...], seed: str) -> Iterator[Moment]:
    """Yield the decisions of one game played by bots, in order."""
    streams = Streams(seed)
    choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    choosers.update((seat, BotSeat(policy, seat, streams)) for seat, policy in enumerate(policies))
    state = game.initial(game.setup(len(policies), {}))
    for number in count():
        actors = game.actors(state)
        if not actors:
            return
        actor = first_to_move(actors)
        action = choosers[actor].choose(game, state, number)
        after = game.apply(state, actor, action).state
        deciding = [seat for seat in game.actors(after) if is_seat(seat)]
        if deciding:
            yield Moment(state, actor, action, deciding[0])
        state = after


def middle(found: list[Moment]) -> list[Moment]:
    """Return the middle third of a game."""
    return found[len(found) // 3 : 2 * len(found) // 3]


@dataclass(frozen=True, slots=True)
class Listing:
    """How long it took to list everything legal at one moment, and how much that was."""

    seconds: float
    actions: int


def listings(room: Room) -> list[Listing]:
    """Measure the listing of everything legal in the middle of greedy games for the fewest players."""
    game = room.game
    policies = (make_policy(room.bots, "bot:greedy"),) * game.seats[0]
    return [
        _listing(game, moment)
        for number in range(GAMES)
        for moment in middle(list(moments(game, policies, f"bench/{number}")))
    ]


def _listing(game: Game[Any, Any, Any, Any], moment: Moment) -> Listing:
    def listed() -> tuple[float, int]:
        state = game.apply(moment.state, moment.actor, moment.action).state
        started = clock()
        found = list(game.legal_actions(state, moment.seat))
        return clock() - started, len(found)

    return Listing(*min(listed() for _ in range(3)))


def legal_actions(room: Room, peers: Callable[[], tuple[Peer, ...]]) -> Iterator[Reading]:
    """Measure the list of everything legal: per list against our limits, per listed action against others."""
    found = listings(room)
    times = [listing.seconds * _MILLI for listing in found]
    game = room.game.id
    yield Reading("legal-median", game, quantile(times, 0.5), "ms", LIMIT, LEGAL_MEDIAN_MS)
    yield Reading("legal-p95", game, quantile(times, 0.95), "ms", LIMIT, LEGAL_P95_MS)
    each = sum(listing.seconds for listing in found) / sum(listing.actions for listing in found) * _MICRO
    references = {peer.name: peer.seconds_per_listed * _MICRO for peer in peers()}
    yield from Reading("legal-each", game, each, "us").against(references)


def games(room: Room) -> Iterator[Reading]:
    """Measure games per second of random players and of greedy ones, and the time of a greedy game."""
    for player in ("random", "greedy"):
        yield Reading(f"games-{player}", room.game.id, rate(_game_player(room, player)), "games/s")
    play = _player(room, "greedy")
    times = [once(play) * _MILLI for _ in range(_TIMED_GAMES)]
    yield Reading("greedy-game", room.game.id, quantile(times, 0.5), "ms", LIMIT, GREEDY_GAME_MS)


def events(room: Room, peers: Callable[[], tuple[Peer, ...]]) -> Iterator[Reading]:
    """Measure actions per second, those of chance included, with random players."""
    own = rate(_player(room, "random"))
    yield from Reading("events", room.game.id, own, "events/s").against(
        {peer.name: peer.rate for peer in peers()}
    )


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
