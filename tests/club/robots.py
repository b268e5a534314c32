"""An evening of 24 computer players, as a program that may be killed at any moment and started again.

`python -m tests.club.robots GAME...` goes on with the club in `ACCESSGAMES_HOME` from whatever was left, and
ends when every tournament is closed. It prints a line after each step, so that somebody can choose when to
kill it.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import make_policy
from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.material import open_room
from accessgames.club.desk.commands.archives import import_match
from accessgames.club.desk.open_club import ClubContext, open_club_by_name, words_of
from accessgames.club.desk.table_match import find_begun_match, find_finished_match
from accessgames.club.events import Closed, Created, LotDrawn, Registered
from accessgames.club.model.luck import match_seed
from accessgames.club.model.proposal import PRESETS, Game, Groups, Proposal, SeatingKind, TableSizes
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating.advancing import advance
from accessgames.club.seating.draws import draw_rounds
from accessgames.club.seating.lots import draw_groups
from accessgames.engine import CHANCE, CLOCK, Header, Match, MatchDriver, SeatSpec, Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.language import Language
from accessgames.storage.files import matches_folder
from accessgames.storage.journal_files import create_journal, resume_journal

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.tournament import Round, Tournament
    from accessgames.club.model.tournament import SeatedTable as ClubTable
    from accessgames.engine.driver import ChancePolicy
    from accessgames.storage.journal_files import JournalFile

PEOPLE: Final = 24
ROUNDS: Final = 6
CLUB: Final = "Roboti"
BOT: Final = "bot:random"
"""The quickest player: how well it plays is not the point."""

FOUR: Final = TableSizes(4, 2, 4)
GAMES: Final = {
    "quantum": Game("quantum", sizes=FOUR, points=PRESETS["score"]),
    "iqlandie": Game("iqlandie", options=(("rounds", "3"),), sizes=FOUR, points=PRESETS["4-3-2-1"]),
}
SEATING: Final = {"quantum": SeatingKind.SCORE, "iqlandie": SeatingKind.GROUPS}


def proposal(game: str) -> Proposal:
    """Six rounds of one game: by score, or four rounds in groups and two of a final."""
    return Proposal(
        f"Turnaj {game}",
        "2026-11-21",
        games=(GAMES[game],),
        rounds=ROUNDS,
        seating=SEATING[game],
        groups=Groups(4, 2, 2) if SEATING[game] is SeatingKind.GROUPS else None,
    )


class Evening:
    """What goes on until everything is played."""

    def __init__(self) -> None:
        """Open the club, or found it."""
        now = datetime(2026, 11, 21, 16, 0, tzinfo=UTC).isoformat
        club = open_club_by_name(CLUB, now, lambda: "7", make=True)
        club.found(CLUB)
        language = Language("cs")
        self.club: OpenClub = club
        self.context = ClubContext(club, language, words_of(language), DEFAULT_SIZE, open_room)
        # A kill leaves at most one match open or not yet told, so only the first table has to look for it.
        self.looking = True

    @property
    def tournament(self) -> Tournament:
        """The tournament that is played."""
        return self.club.tournament

    def play(self, game: str) -> None:
        """Play a tournament from where it stands to its end."""
        self.prepare(game)
        while not self.tournament.closed:
            self.step()
            print(game, len(self.tournament.rounds), flush=True)  # noqa: T201 - read by the test

    def prepare(self, game: str) -> None:
        """Find the tournament or begin it, with everybody registered."""
        names = {one.tournament.proposal.name: one.id for one in self.club.tournaments.values()}
        made = proposal(game)
        if made.name in names:
            self.club.current = names[made.name]
        else:
            self.club.create(Created(made, f"semínko {game}"))
        for number in range(len(self.tournament.players) + 1, PEOPLE + 1):
            self.club.record(Registered(number, f"Robot {number}", ("blind", "sighted")[number % 2]))

    def step(self) -> None:
        """Do the next thing: a table, a draw, or the end."""
        tournament = self.tournament
        groups = tournament.proposal.groups
        if tournament.current:
            self.table()
        elif groups and not tournament.groups:
            self.club.record(draw_groups(tournament, self.club.draw_seed()))
        elif (
            groups
            and tournament.played == tournament.proposal.preliminary_rounds
            and not tournament.finalists
        ):
            every = [make_standings(tournament, group=number + 1).open_lots for number in range(groups.count)]
            if not self.lots(every):
                self.club.record(advance(tournament))
        elif tournament.played < ROUNDS:
            self.club.record(draw_rounds(tournament, self.club.draw_seed()))
        elif not self.lots([make_standings(tournament).open_lots]):
            self.club.record(Closed())

    def lots(self, waiting: list[tuple[tuple[int, ...], ...]]) -> bool:
        """Draw the first lot that is asked for; tell whether there was one."""
        for groups in waiting:
            for group in groups:
                self.club.record(LotDrawn(group))
                return True
        return False

    def table(self) -> None:
        """Play the first table that waits, going on with its match where it was left."""
        round_ = self.tournament.round(self.tournament.current)
        table = next(table for table in round_.tables if table.result is None)
        path = self.left(round_, table) or self.match(round_, table)
        self.looking = False
        import_match(self.context, path.read_text(encoding="utf-8"), None)

    def left(self, round_: Round, table: ClubTable) -> Path | None:
        """Return the journal of a match that was played to its end and not yet told."""
        return find_finished_match(self.tournament, round_, table) if self.looking else None

    def match(self, round_: Round, table: ClubTable) -> Path:
        """Play a match to its end, from its beginning or from where it was left; return its journal."""
        game = self.tournament.proposal.games[round_.game]
        room = open_room(game.game, dict(game.options))
        path = find_begun_match(self.tournament, round_, table) if self.looking else None
        file: JournalFile
        if path:
            resumed = resume_journal(path)
            file, match = resumed.file, Match.replay(room.game, resumed.journal, resumed.file)
        else:
            file = create_journal(matches_folder(), game.game, datetime.now(UTC), durable=False)
            match = Match(room.game, self.header(round_, table, game), file)
        policy = make_policy(room.bots, BOT)
        streams = Streams(match.header.seed)
        others: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
        driver = MatchDriver(match, dict.fromkeys(range(len(table.players)), policy), others)
        while driver.advance():
            pass
        return file.finish()

    def header(self, round_: Round, table: ClubTable, game: Game) -> Header:
        """The header of a table's match, as if people sat there."""
        names = [self.tournament.player(number).name for number in table.players]
        engine = open_room(game.game, dict(game.options)).game
        return Header(
            game.game,
            engine.rules_version,
            tuple(map(SeatSpec, names)),
            engine.setup(len(names), dict(game.options)).options,
            str(match_seed(self.tournament.seed, round_.number, table.number)),
        )


def main(games: list[str]) -> None:
    """Play the tournaments of some games."""
    evening = Evening()
    for game in games:
        evening.play(game)
    evening.club.close()


if __name__ == "__main__":
    main(sys.argv[1:])
