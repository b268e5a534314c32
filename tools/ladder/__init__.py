"""`accessgames ladder`: whether each computer player beats the one below, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.cli.console import UsageError
from accessgames.games import game_ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.games import Room
    from tools.ladder.rungs import Rung

DEFAULT_GAMES: Final = 200
DEFAULT_SEED: Final = 1
SERIES: Final = range(1, 100_001)
JOBS: Final = range(1, 65)
SEEDS: Final = range(10**18)


def run(arguments: Arguments, console: Console) -> int:
    """Play the rungs and tell each one as soon as it is known.

    Raises:
        GameError: Wrong usage, or a game that does not end.
    """
    from accessgames.cli.match_options import find_room  # noqa: PLC0415 - help must not load all this

    wanted = arguments.places.get("game")
    rooms = [find_room(game) for game in ([wanted] if wanted else game_ids())]
    chosen = [(room, _chosen(room, arguments.values("only"))) for room in rooms]
    games = arguments.number("games", DEFAULT_GAMES, SERIES)
    ladder = Ladder(
        arguments.number("seed", DEFAULT_SEED, SEEDS), games, arguments.number("jobs", 1, JOBS), console
    )
    if arguments.has("json"):
        console.document([ladder.climb(room, rungs, None) for room, rungs in chosen])
        return 0
    for room, rungs in chosen:
        console.say("cli-ladder-head", game=console.title(room.game.id), games=games, seed=str(ladder.seed))
        ladder.climb(room, rungs, console)
    return 0


def _chosen(room: Room, only: Sequence[str]) -> list[Rung]:
    """Return the rungs of a game whose names or tables were asked for, or all.

    Raises:
        UsageError: The game has no rung of that name.
    """
    from tools.ladder.rungs import rungs  # noqa: PLC0415 - as above

    found = list(rungs(room.bots))
    known = dict.fromkeys(rung.name for rung in found)
    known |= dict.fromkeys(rung.table.name for rung in found if rung.table.name)
    for name in only:
        if name not in known:
            raise UsageError("cli-error-choice", flag="only", value=name, choices=tuple(known))
    return [rung for rung in found if not only or {rung.name, rung.table.name} & set(only)]


class Ladder:
    """Measures the rungs of games.

    Attributes:
        seed: Seed of each contest.
    """

    def __init__(self, seed: int, games: int, jobs: int, console: Console) -> None:
        """Measure with so many games for each rung, in so many processes."""
        self.seed = seed
        self._games = games
        self._jobs = jobs
        self._console = console

    def climb(self, room: Room, rungs: Sequence[Rung], told: Console | None) -> dict[str, Any]:
        """Measure some rungs of a game; tell each one where there is somebody to tell it to.

        Raises:
            GameError: A game does not end, which is a defect of its rules.
        """
        from tools.ladder.report import machine, sentences, told_machine, words_of  # noqa: PLC0415 - as above

        entries: list[dict[str, Any]] = []
        document = {"game": room.game.id, "seed": self.seed, "machine": machine(), "rungs": entries}
        for rung in rungs:
            found = self._measured(room, rung, told)
            entries.append(found)
            if told is not None:
                named = words_of(room.game.id, told.language)
                told.lines(map(told.render, sentences(found, told.decimal, named)))
        if told is not None:
            told.lines([told.render(told_machine(document))])
        return document

    def _measured(self, room: Room, rung: Rung, told: Console | None) -> dict[str, Any]:
        from tools.ladder.contest import Contest, contend  # noqa: PLC0415 - as above
        from tools.ladder.fingerprint import fingerprint  # noqa: PLC0415 - as above
        from tools.ladder.report import entry  # noqa: PLC0415 - as above

        contest = Contest(room.game.id, rung.players, self.seed, rung.table)
        with self._console.patience(silent=told is None).games(self._games) as watch:
            score = contend(contest, self._games, self._jobs, watch)
        return entry(rung, score, fingerprint(room, rung.players, rung.table))
