"""Many games of computer players, one after another or on several cores, with the same result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import make_policy
from accessgames.cli.material import open_room
from accessgames.dataclasses import dataclass
from accessgames.engine import (
    Header,
    Outcome,
    Playout,
    Policy,
    SeatSpec,
    Setup,
    driver,
    errors,
    match,
    playout,
)
from accessgames.storage.files import as_storage_error, shown
from accessgames.workers import worker_processes

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room

BATCH: Final = 25
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What to simulate.

    Attributes:
        game: The game's id.
        players: Descriptions of the computer players, in the order they were given.
        options: Options that differ from the defaults.
        seed: Seed of the whole series; game number k has the seed `<seed>/<k>`.
        journal: Folder for one journal per game, or None.
    """

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    journal: Path | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games; adding is exact, so its order does not matter.

    Attributes:
        games: Games played.
        wins: For each player the share of first places; a shared one counts as an equal share.
        points: For each player the sum of final scores.
        actions: Actions of all games, those of chance included.
    """

    games: int
    wins: tuple[Fraction, ...]
    points: tuple[int, ...]
    actions: int

    def __add__(self, other: Tally) -> Tally:
        """Add two tallies of the same players."""
        return Tally(
            self.games + other.games,
            tuple(one + two for one, two in zip(self.wins, other.wins, strict=True)),
            tuple(one + two for one, two in zip(self.points, other.points, strict=True)),
            self.actions + other.actions,
        )


class GameSeries:
    """A series of games with everything that they share.

    The players move on by one chair from game to game, so that nobody has the better seat more often: in game
    number k player p sits on seat `(p - k) mod n`.

    Attributes:
        plan: What to simulate.
        room: The game.
    """

    def __init__(self, plan: SimulationPlan, room: Room | None = None) -> None:
        """Prepare a series.

        Raises:
            SetupError: Players or options do not fit the game.
        """
        self.plan = plan
        self.room = room or open_room(plan.game, dict(plan.options))
        self.setup: Setup = self.room.game.setup(len(plan.players), dict(plan.options))
        self._policies: tuple[Policy, ...] = tuple(make_policy(self.room.bots, one) for one in plan.players)

    def play(self, number: int) -> Tally:
        """Play game `number` and count its result for the players, not for the seats.

        Raises:
            GameError: The game does not end, which is a defect of its rules.
            StorageError: The journal can't be written.
        """
        order = self._rotated(number)
        seed = f"{self.plan.seed}/{number}"
        policies = [self._policies[player] for player in order]
        if self.plan.journal is None:
            played: Playout = playout(self.room.game, self.setup, policies, seed)
            return _tally(played.outcome, order, played.actions)
        return self._play_written(number, order, policies, seed)

    def _rotated(self, number: int) -> tuple[int, ...]:
        """Return the player of each seat in game `number`."""
        count = len(self.plan.players)
        return tuple((seat + number) % count for seat in range(count))

    def _play_written(
        self, number: int, order: Sequence[int], policies: Sequence[Policy], seed: str
    ) -> Tally:
        game = self.room.game
        seats = tuple(SeatSpec(self.names[player], self.plan.players[player]) for player in order)
        header = Header(game.id, game.rules_version, seats, self.setup.options, seed)
        lines: list[str] = []
        outcome = driver.play_written(game, header, policies, lines.append)
        actions = len(lines) - 1
        if outcome is None:
            raise errors.GameError("error-endless", game=game.id, actions=actions)
        write_new(journal_path(self.plan, number), "".join(lines))
        return _tally(outcome, order, actions)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the players in journals: their descriptions, numbered where several are alike."""
        players = self.plan.players
        return tuple(
            f"{player} {players[: index + 1].count(player)}" if players.count(player) > 1 else player
            for index, player in enumerate(players)
        )


def _tally(outcome: Outcome, order: Sequence[int], actions: int) -> Tally:
    seat_of = {player: seat for seat, player in enumerate(order)}
    winners = outcome.winners()
    share = Fraction(1, len(winners))
    wins = tuple(share if seat_of[player] in winners else Fraction(0) for player in range(len(order)))
    points = tuple(outcome.totals[seat_of[player]] for player in range(len(order)))
    return Tally(1, wins, points, actions)


def journal_path(plan: SimulationPlan, number: int) -> Path:
    """Return where the journal of game `number` (from 0) is written."""
    assert plan.journal is not None  # noqa: S101 - only called by those who write journals
    return plan.journal / f"{plan.game}-{plan.seed}-{number + 1:05d}.jsonl"


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet.

    Raises:
        GameError: `cli-error-file-exists`; nothing is ever overwritten.
        StorageError: The file can't be made or written.
    """
    with as_storage_error(path):
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            raise errors.GameError("cli-error-file-exists", file=shown(path)) from None


@dataclass(frozen=True, slots=True)
class GameFailure:
    """A mistake on its way from one process to another; exceptions with keywords can't travel."""

    key: str
    args: Mapping[str, object]


def play_batch(plan: SimulationPlan, numbers: range) -> Tally | GameFailure:
    """Play some games of a series in this process; mistakes are returned, not raised."""
    try:
        return add_up(map(GameSeries(plan).play, numbers))
    except errors.GameError as error:
        return GameFailure(error.key, dict(error.args_))


def add_up(tallies: Iterator[Tally]) -> Tally:
    """Add tallies up."""
    first = next(tallies)
    return sum(tallies, start=first)


def simulate(plan: SimulationPlan, games: int, jobs: int = 1, watch: match.Watch = match.unwatched) -> Tally:
    """Play a series of games.

    Args:
        plan: What to simulate.
        games: How many games, at least 1.
        jobs: Processes to use; the result is the same for any number.
        watch: Is told how many games are done, about every `BATCH` games.

    Raises:
        GameError: Players or options do not fit, or a game does not end.
        StorageError: A journal can't be written.
    """
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    total: Tally | None = None
    for tally in played(plan, batches, jobs):
        if isinstance(tally, GameFailure):
            raise errors.GameError(tally.key, **tally.args)
        total = tally if total is None else total + tally
        watch(total.games)
    assert total is not None  # noqa: S101 - at least one game, so at least one batch
    return total


def played(plan: SimulationPlan, batches: Sequence[range], jobs: int) -> Iterator[Tally | GameFailure]:
    """Yield the result of each batch, in order, from this process or from several others.

    Raises:
        GameError: In this process, what `GameSeries` raises.
    """
    if jobs == 1 or len(batches) == 1:
        series = GameSeries(plan)
        yield from (add_up(map(series.play, batch)) for batch in batches)
        return
    with worker_processes(min(jobs, len(batches))) as pool:
        yield from pool.map(partial(play_batch, plan), batches)
