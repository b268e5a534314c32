"""Many games between two computer players, every deal played again with seats moved on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy
from accessgames.cli.material import open_room
from accessgames.engine import Watch, playout, rank, unwatched
from accessgames.workers import worker_processes
from tools.bench.timing import clock
from tools.ladder.rungs import USUAL

if TYPE_CHECKING:
    from accessgames.engine import Decision, LadderTable, Policy

BATCH: Final = 4
"""Games that a process plays before it reports: two deals."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a player thinks.

    Attributes:
        decisions: Number of decisions.
        seconds: Processor time of all of them.
        slowest: Processor time of the slowest.
    """

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def __add__(self, other: Pace) -> Pace:
        """Put two paces of the same player together."""
        return Pace(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def mean(self) -> float:
        """Seconds of a decision on average, 0 without any."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Score:
    """Sums over games of two players.

    Attributes:
        games: Games played.
        wins: Games that the upper player won; a shared first place counts half. At larger tables the sum of
            the shares of pairs in which it finished ahead.
        paces: How long the upper and the lower player thought.
    """

    games: int = 0
    wins: float = 0.0
    paces: tuple[Pace, Pace] = (Pace(), Pace())

    def __add__(self, other: Score) -> Score:
        """Add two scores of the same players."""
        upper, lower = (one + two for one, two in zip(self.paces, other.paces, strict=True))
        return Score(self.games + other.games, self.wins + other.wins, (upper, lower))


@dataclass(slots=True)
class Timed:
    """A player whose decisions are timed.

    Attributes:
        policy: The player.
        pace: What was measured so far.
    """

    policy: Policy
    pace: Pace = Pace()

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return the choice of the player."""
        started = clock()
        choice = self.policy.choose(decision)
        spent = clock() - started
        self.pace += Pace(1, spent, spent)
        return choice


def seated(number: int, seats: int) -> list[int]:
    """Return for each seat of a game who sits there: 0 the upper, 1 the lower player.

    They take turns, and all move on by a seat from game to game, so both sit everywhere equally often.

    >>> seated(0, 2), seated(1, 3), seated(6, 4)
    ([0, 1], [1, 0, 1], [0, 1, 0, 1])
    """
    return [(seat + number) % 2 for seat in range(seats)]


def ahead(places: Sequence[int], who: Sequence[int]) -> float:
    """Return the share of pairs of an upper and a lower player in which the upper one finished ahead.

    A shared place counts half to both. Between two it is whether the upper one won.

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


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players of a game.

    Attributes:
        game: Id of the game.
        players: The upper and the lower player, such as `bot:5` and `bot:4`.
        seed: Seed of the whole contest; games 2k and 2k + 1 have the seed `SEED/k`.
        table: Where they meet.
    """

    game: str
    players: tuple[str, str]
    seed: int
    table: LadderTable = USUAL

    def play(self, numbers: Sequence[int]) -> Score:
        """Play some games. In those with an even number the upper player has the first seat.

        Raises:
            GameError: A player does not exist, or a game does not end.
        """
        room, compare = open_room(self.game), self.table.alone
        setup = room.game.setup(self.table.seats, dict(self.table.options))
        pair = tuple(Timed(make_policy(room.bots, player)) for player in self.players)
        wins = 0.0
        for number in numbers:
            if compare is not None:
                upper, lower = (
                    compare(playout(room.game, setup, (one,), f"{self.seed}/{number}").outcome)
                    for one in pair
                )
                wins += ahead(rank((upper, lower)), (0, 1))
                continue
            who = seated(number, setup.seats)
            seats = tuple(pair[one] for one in who)
            wins += ahead(playout(room.game, setup, seats, f"{self.seed}/{number // 2}").outcome.places, who)
        return Score(len(numbers), wins, (pair[0].pace, pair[1].pace))


def contend(contest: Contest, games: int, jobs: int, watch: Watch = unwatched) -> Score:
    """Play a contest, in this process or in several; the wins are the same for any number of them.

    Args:
        contest: Who plays.
        games: How many games, at least 1.
        jobs: Processes to use.
        watch: Is told how many games are done.

    Raises:
        GameError: As `Contest.play`.
    """
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]

    def added(sum_: Score, score: Score) -> Score:
        total = sum_ + score
        watch(total.games)
        return total

    return reduce(added, _scores(contest, batches, jobs), Score())


def _scores(contest: Contest, batches: Sequence[range], jobs: int) -> Iterator[Score]:
    if jobs == 1:
        yield from map(contest.play, batches)
        return
    with worker_processes(min(jobs, len(batches))) as pool:
        yield from pool.map(partial(Contest.play, contest), batches)
