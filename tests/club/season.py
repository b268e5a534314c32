"""A whole tournament of computer players, in steps that may be cut short anywhere and gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import make_policy
from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.material import open_room
from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.commands.archives import import_match
from accessgames.club.desk.open_club import ClubContext, Request, open_club_by_name, words_of
from accessgames.club.model.tournament import match_seed
from accessgames.club.scoring.standings import make_standings
from accessgames.engine import CHANCE, CLOCK, Header, Match, MatchDriver, SeatSpec, Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.language import Language

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.tournament import Round, Tournament
    from accessgames.club.model.tournament import SeatedTable as Seats

NOW = "2026-11-21T16:00:00+00:00"

QUICK: Mapping[str, tuple[str, ...]] = {
    "iota": (),
    "quantum": (),
    "iqlandie": ("rounds=3",),
    "tetrikon": ("mode=blitz", "level=A"),
}
"""Games with options that make them quick."""


@dataclass(frozen=True)
class Season:
    """What is played.

    Attributes:
        game: Id of the game.
        players: How many computer players.
        rounds: How many rounds.
        options: Options of the game, such as `rounds=3`.
        points: What a table is worth.
        seating: How tables come about; drawn lots take no time.
        seed: Seed of the tournament.
    """

    game: str
    players: int = 24
    rounds: int = 6
    options: tuple[str, ...] = ()
    points: str = "8-6-4-2-0"
    seating: str = "lot"
    seed: str = "season"


@dataclass
class Evening:
    """A season going on at a desk."""

    season: Season
    club: OpenClub = field(
        default_factory=lambda: open_club_by_name("Roboti", lambda: NOW, lambda: "7", make=True)
    )

    @property
    def context(self) -> ClubContext:
        return ClubContext(self.club, _czech(), words_of(_czech()), DEFAULT_SIZE, open_room)

    def do(self, command: str, text: str = "", **options: tuple[str, ...]) -> None:
        COMMANDS[command](self.context, Request((text,) if text else (), options))

    def steps(self) -> Iterator[str]:
        """Do what is left to be done, and name each step when it is safe."""
        if not self.club.current:
            self._create()
            yield "created"
        while len(self.club.tournament.players) < self.season.players:
            self.do("register", f"Robot {len(self.club.tournament.players) + 1}")
            yield f"registered {len(self.club.tournament.players)}"
        while (tournament := self.club.tournament).played < self.season.rounds:
            if not tournament.current:
                self.do("seat")
                yield f"seated {self.club.tournament.current}"
            round_ = self.club.tournament.round(self.club.tournament.current)
            for table in round_.tables:
                if table.result is None:
                    import_match(self.context, played(self.club.tournament, round_, table))
                    yield f"reported {round_.number} {table.number}"
        if not self.club.tournament.closed:
            self.do("close")
            yield "closed"

    def _create(self) -> None:
        season = self.season
        options = {"option": season.options} if season.options else {}
        self.do(
            "create",
            season.game,
            game=(season.game,),
            rounds=(str(season.rounds),),
            points=(season.points,),
            seating=(season.seating,),
            seed=(season.seed,),
            club=("Roboti",),
            **options,
        )


@cache
def _czech() -> Language:
    return Language("cs")


def played(tournament: Tournament, round_: Round, table: Seats) -> str:
    """Play the match of a table with players that choose at random; return its journal."""
    game = tournament.proposal.games[round_.game]
    room = open_room(game.game, {})
    names = [tournament.player(number).name for number in table.players]
    seed = str(match_seed(tournament.seed, round_.number, table.number))
    setup = room.game.setup(len(names), dict(game.options))
    seats = tuple(SeatSpec(name, "bot:random") for name in names)
    header = Header(game.game, room.game.rules_version, seats, setup.options, seed)
    lines: list[str] = []
    match: Match[Any, Any, Any, Any] = Match(room.game, header, lines.append)
    streams = Streams(seed)
    bots = {seat: make_policy(room.bots, "bot:random") for seat in range(len(names))}
    board = MatchDriver(match, bots, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})
    while board.advance():
        pass
    return "".join(lines)


def ranking(club: OpenClub) -> list[tuple[int, str, str]]:
    """Return the standings as place, name and points."""
    tournament = club.tournament
    return [
        (row.place, tournament.player(row.player).name, str(row.points))
        for row in make_standings(tournament).rows
    ]
