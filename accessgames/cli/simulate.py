"""`accessgames simulate`: how often which computer player wins."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import is_bot
from accessgames.cli import match_options
from accessgames.cli.console import Console, UsageError, told_as_usage
from accessgames.cli.simulation import SimulationPlan, Tally, simulate
from accessgames.games import check_holders
from accessgames.storage.files import as_storage_error

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments

DEFAULT_GAMES: Final = 100
DEFAULT_PLAYERS: Final = "bot:2,bot:1"
SERIES: Final = range(1, 1_000_001)
JOBS: Final = range(1, 65)
GAMES_PER_JOB: Final = 100
"""A process takes about as long to start as a hundred quick games."""


def simulate_command(arguments: Arguments, console: Console) -> int:
    """Play the games and tell the result.

    Raises:
        GameError: Wrong usage, a game that does not end, or a journal that can't be written.
    """
    games = arguments.number("games", DEFAULT_GAMES, SERIES)
    jobs = arguments.number("jobs", usual_jobs(games, os.cpu_count()), JOBS)
    plan = make_plan(arguments, console)
    as_json = arguments.has("json")
    if plan.journal is not None:
        with as_storage_error(plan.journal):
            plan.journal.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    with console.patience(silent=as_json).games(games) as watch:
        tally = simulate(plan, games, jobs, watch)
    report = make_report(plan, tally, time.perf_counter() - started)
    if as_json:
        console.document(report)
    else:
        tell_report(report, console)
    return 0


def usual_jobs(games: int, cores: int | None) -> int:
    """Return how many processes work when nobody says: one for every hundred games, at most one a core.

    >>> usual_jobs(250, 8), usual_jobs(20, 8), usual_jobs(2000, 2)
    (2, 1, 2)
    """
    return max(1, min(games // GAMES_PER_JOB, cores or 1, JOBS[-1]))


def make_plan(arguments: Arguments, console: Console) -> SimulationPlan:
    """Read from the command line what is to be simulated.

    Raises:
        UsageError: Game, players or options do not exist, or a player is a person or can hold no cards.
    """
    room = match_options.find_room(arguments.places["game"])
    seats = match_options.read_players(arguments.value("players") or DEFAULT_PLAYERS)
    for seat in seats:
        if not is_bot(seat.player):
            raise UsageError("cli-error-person", name=seat.name)
    seats = match_options.check_seats(room, seats)
    setup = match_options.make_setup(
        room, len(seats), match_options.read_options(arguments.values("option"), room, console), console
    )
    with told_as_usage():
        check_holders(room, setup, bots=True)
    folder = arguments.value("journal")
    players = tuple(seat.player for seat in seats)
    return SimulationPlan(
        room.game.id,
        players,
        setup.options,
        match_options.read_seed(arguments),
        None if folder is None else Path(folder),
    )


def make_report(plan: SimulationPlan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Put the result into the shape that the documentation promises.

    Args:
        plan: What was simulated.
        tally: The sums.
        seconds: Wall time of all games.

    Returns:
        What `--json` prints; only the three last entries depend on the machine.
    """
    seats = [
        {
            "seat": seat,
            "player": player,
            "wins": float(tally.wins[seat]),
            "mean_score": tally.points[seat] / tally.games,
        }
        for seat, player in enumerate(plan.players)
    ]
    return {
        "game": plan.game,
        "games": tally.games,
        "seed": plan.seed,
        "seats": seats,
        "actions": tally.actions,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "actions_per_second": tally.actions / seconds,
    }


def tell_report(report: dict[str, Any], console: Console) -> None:
    """Tell the result in sentences, one line for each player."""
    number = console.decimal
    title = console.title(report["game"])
    console.say("cli-simulate-head", game=title, games=report["games"], seed=str(report["seed"]))
    for seat in report["seats"]:
        console.say(
            "cli-simulate-seat",
            player=seat["player"],
            seat=seat["seat"] + 1,
            wins=number(seat["wins"]),
            percent=number(100 * seat["wins"] / report["games"]),
            mean=number(seat["mean_score"]),
        )
    console.say(
        "cli-simulate-speed",
        seconds=number(report["seconds"]),
        games=number(report["games_per_second"]),
        actions=number(report["actions_per_second"]),
    )
