"""A whole tournament of computer players, in steps that may be cut short anywhere and gone on with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import make_policy
from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.material import open_room
from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.commands.archives import import_match
from accessgames.club.desk.open_club import ClubContext, Request, open_club_by_name, words_of
from accessgames.club.model.luck import is_secret, match_seed, occasion_of
from accessgames.club.scoring.standings import make_standings
from accessgames.engine import CHANCE, CLOCK, Header, Match, MatchDriver, SeatSpec, Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.engine.luck import draw_luck
from accessgames.language import Language

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.tournament import Round, Tournament
    from accessgames.club.model.tournament import SeatedTable as Seats
    from accessgames.engine.luck import DrawnLuck, SecretSeed
    from accessgames.games import Room

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
                    import_match(self.context, played(self.club.tournament, round_, table), None)
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
    """Play the match of a table, its people choosing at random; return its journal."""
    game = tournament.proposal.games[round_.game]
    room = open_room(game.game, {})
    names = [tournament.player(number).name for number in table.players]
    seed = None
    luck = draw_luck(occasion_of(tournament.seed, round_.number, table.number))
    if not is_secret(tournament.seed):
        seed = str(match_seed(tournament.seed, round_.number, table.number))
    return play_out(room, match_header(room, names, game.options, seed, luck), luck.secret)


def match_header(
    room: Room, names: Sequence[str], options: Iterable[tuple[str, str]], seed: str | None, luck: DrawnLuck
) -> Header:
    """The header of a match of people: with a chosen seed, or else with luck that was drawn."""
    setup = room.game.setup(len(names), dict(options))
    seats = tuple(map(SeatSpec, names))
    own = (room.game.id, room.game.rules_version, seats, setup.options)
    return Header(*own, seed or "", sealed=luck.sealed if seed is None else None)


def play_out(
    room: Room, header: Header, secret: SecretSeed, *, reveal: bool = True, loaded: str | None = None
) -> str:
    """Play a match to its end, everybody choosing at random; return its journal.

    Args:
        room: The game.
        header: What the match is.
        secret: The seed that the header commits to, if it does.
        reveal: Whether it is revealed at the end.
        loaded: Another seed, which chance goes by in truth.
    """
    lines: list[str] = []
    known = None if header.sealed is None else secret
    match: Match[Any, Any, Any, Any] = Match(room.game, header, lines.append, known)
    streams = match.streams if loaded is None else Streams(loaded)
    bots = {seat: make_policy(room.bots, "bot:random") for seat in range(len(header.seats))}
    board = MatchDriver(match, bots, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})
    while board.advance():
        pass
    if reveal:
        match.reveal()
    return "".join(lines)


def ranking(club: OpenClub) -> list[tuple[int, str, str]]:
    """Return the standings as place, name and points."""
    tournament = club.tournament
    return [
        (row.place, tournament.player(row.player).name, str(row.points))
        for row in make_standings(tournament).rows
    ]
