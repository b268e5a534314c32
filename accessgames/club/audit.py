"""Leagues, journals of tournaments and of matches, and a whole club, worked out once more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from accessgames.club import notation
from accessgames.club.events import Advanced, Corrected, Event, Grouped, LotDrawn, Reported, Seated
from accessgames.club.model.proposal import Game, League
from accessgames.club.model.tournament import Result, Round, SeatedTable, Tournament, match_seed
from accessgames.club.rules.bounds import check_league, folded
from accessgames.club.rules.course import Course, CourseBuilder, replay_events
from accessgames.club.rules.results import played_result
from accessgames.club.seating.draws import advance, redraw
from accessgames.club.store.archive import LEAGUE, Archive, digest_of
from accessgames.engine import GameError, Header, IllegalAction, Journal, Outcome, read_journal, verify

if TYPE_CHECKING:
    from accessgames.games import Room


def read_league(name: str, line: str, number: int) -> League:
    """Read one line of a league.

    Args:
        name: Id of the league, without what it begins with in the file.
        line: The line.
        number: Which line of the league it is, from 1.

    Raises:
        GameError: `club-error-league-line` with the league, the line and the `cause`.
    """
    try:
        league = notation.from_text(League, line)
    except ValueError:
        raise _league_mistake(name, number, GameError("club-error-league-unread")) from None
    refused = check_league(league)
    if refused is not None:
        raise _league_mistake(name, number, IllegalAction(refused))
    return league


def _league_mistake(name: str, line: int, cause: GameError) -> GameError:
    return GameError("club-error-league-line", league=name, line=line, cause=cause)


@dataclass(frozen=True, slots=True)
class RunningTournament:
    """A tournament of the club.

    Attributes:
        id: Its name among the tournaments of the club, such as `listopadovy-turnaj`.
        course: The events that hold and what they have made.
        lines: How many lines its journal has.
        last_hash: Hash of the last one.
    """

    id: str
    course: Course
    lines: int
    last_hash: str

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.course.tournament

    def writer(self) -> notation.JournalWriter:
        """Return what writes the next line."""
        return notation.JournalWriter(self.lines - 1, self.last_hash)


def run_journal(name: str, lines: Iterable[str]) -> RunningTournament:
    """Carry out the journal of a tournament.

    Args:
        name: Id of the tournament.
        lines: Lines without their newlines.

    Raises:
        GameError: `club-error-journal` with the tournament, the number of the first line that can't be used,
            counted from 1, and the `cause`.
    """
    try:
        record = notation.read_tournament_journal(f"{line}\n" for line in lines)
    except GameError as foreign:
        raise GameError("club-error-journal", tournament=name, line=1, cause=foreign) from None
    if record.damage is not None:
        cause = GameError(record.damage.key, line=record.damage.line)
        raise GameError("club-error-journal", tournament=name, line=record.damage.line, cause=cause)
    try:
        course = replay_events(record.events)
    except GameError:
        raise first_wrong(name, record.events) from None
    return RunningTournament(name, course, len(record.lines), record.last_hash)


def first_wrong(name: str, events: tuple[Event, ...]) -> GameError:
    """Return the mistake that names the first event which was not allowed where it stands."""
    retracing = CourseBuilder()
    for number, event in enumerate(events, 1):
        try:
            retracing.add(event)
        except GameError as cause:
            return GameError("club-error-journal", tournament=name, line=number, cause=cause)
    raise ValueError(name)


class OpenRoom(Protocol):
    """Loads a game."""

    def __call__(self, game_id: str, recorded: Mapping[str, str], /) -> Room:
        """Return the room of a game, with the material that the recorded options name."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played to its end by the rules.

    Attributes:
        text: Its journal.
        digest: SHA-256 of the text.
        header: What it was.
        outcome: How it ended.
        options: All options in force.
    """

    text: str
    digest: str
    header: Header
    outcome: Outcome


def parse_match(text: str) -> Journal:
    """Read the text of a journal.

    Raises:
        JournalError: It is none.
    """
    lines = text.split("\n")
    whole = [f"{line}\n" for line in lines[:-1]]
    return read_journal([*whole, lines[-1]] if lines[-1] else whole)


def check_match(text: str, open_room: OpenRoom) -> PlayedMatch:
    """Play a journal through by the rules of its game.

    Raises:
        GameError: `club-error-match-damaged` with the `cause`, `club-error-match-unfinished`,
            `club-error-match-training`; or the game is not here.
    """
    journal = parse_match(text)
    header = journal.header
    room = open_room(header.game, dict(header.options))
    found = verify(room.game, journal)
    if found.damage is not None:
        cause: GameError = GameError(found.damage.key, line=found.damage.line)
        raise GameError("club-error-match-damaged", cause=cause)
    if found.error is not None:
        line = found.error.args_.get("line")
        cause = GameError("error-journal-changed", line=line) if line else found.error
        raise GameError("club-error-match-damaged", cause=cause)
    if found.outcome is None:
        raise GameError("club-error-match-unfinished", actions=found.actions)
    if header.training:
        raise GameError("club-error-match-training")
    return PlayedMatch(text, digest_of(text), header, found.outcome)


def seats_of(header: Header, tournament: Tournament, table: SeatedTable) -> tuple[int, ...] | None:
    """Return the players in the order of the seats of a match; None unless they are those of the table."""
    numbers = {folded(tournament.player(number).name): number for number in table.players}
    names = [folded(seat.name) for seat in header.seats]
    if sorted(names) != sorted(numbers):
        return None
    return tuple(numbers[name] for name in names)


def find_table(tournament: Tournament, played: PlayedMatch) -> tuple[Round, SeatedTable]:
    """Return the table at which a match was played: by its game and the names, the one with its seed first.

    Raises:
        GameError: `club-error-match-known` when its result is there already, `club-error-match-nowhere` with
            the names when nobody sits like this.
    """
    fitting = [
        (round_, table)
        for round_ in tournament.rounds
        if tournament.proposal.games[round_.game].game == played.header.game
        for table in round_.tables
        if seats_of(played.header, tournament, table) is not None
    ]
    for round_, table in fitting:
        if table.result is not None and table.result.source == played.digest:
            raise GameError("club-error-match-known", round=round_.number, table=table.number)
    waiting = [(round_, table) for round_, table in fitting if table.result is None]
    seeded = [
        (round_, table)
        for round_, table in waiting
        if played.header.seed == str(match_seed(tournament.seed, round_.number, table.number))
    ]
    if seeded or waiting:
        return (seeded or waiting)[0]
    names = tuple(seat.name for seat in played.header.seats)
    if fitting:
        round_, table = fitting[-1]
        raise GameError("club-error-match-reported", names=names, round=round_.number, table=table.number)
    raise GameError("club-error-match-nowhere", names=names, game=played.header.game)


def check_options(game: Game, played: PlayedMatch, room: Room) -> None:
    """Refuse a match that was played by other options than the tournament's.

    Raises:
        GameError: `club-error-match-option` with the option, its value and the one that should have been.
    """
    setup = room.game.setup(len(played.header.seats), dict(game.options))
    theirs = dict(played.header.options)
    for key, value in setup.options:
        if theirs.get(key) != value:
            raise GameError("club-error-match-option", option=key, value=theirs.get(key, ""), expected=value)


def match_result(tournament: Tournament, round_: Round, table: SeatedTable, played: PlayedMatch) -> Result:
    """Return the result of a table from its match, in the order of the table's own seats.

    Raises:
        GameError: `club-error-match-nowhere` when other people played.
    """
    players = seats_of(played.header, tournament, table)
    game = tournament.proposal.games[round_.game]
    if players is None or played.header.game != game.game:
        names = tuple(seat.name for seat in played.header.seats)
        raise GameError("club-error-match-nowhere", names=names, game=played.header.game)
    result = played_result(players, played.outcome, game, played.digest)
    own = {seat.player: seat for seat in result.seats}
    return replace(result, seats=tuple(own[number] for number in table.players))


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What was found about one tournament or league.

    Attributes:
        id: Its id.
        course: The tournament, worked out anew from what is right; None for a league, and where not even the
            creation can be read.
        lines: Lines of its journal.
        matches: Matches played through.
        draws: Draws drawn again.
        mistakes: `club-error-journal` for every wrong line, with the tournament, the line and the `cause`.
    """

    id: str
    course: Course | None
    lines: int
    matches: int
    draws: int
    mistakes: tuple[GameError, ...] = ()


def audit_club(archive: Archive, open_room: OpenRoom) -> tuple[AuditReport, ...]:
    """Check every line of every tournament as `examine_club` does, and insist that all is right.

    Returns:
        What was found about each tournament; leagues are left out.

    Raises:
        GameError: `club-error-journal` with the tournament, its first wrong line and the `cause`.
    """
    found = examine_club(archive, open_room)
    for one in found:
        if one.mistakes:
            raise one.mistakes[0]
    return tuple(one for one in found if one.course is not None)


def examine_club(archive: Archive, open_room: OpenRoom) -> tuple[AuditReport, ...]:
    """Check every line of every tournament: hashes, rules, draws by their seeds, matches by their games.

    A wrong line does not end it: one that breaks the rules is left out, any other one counts as it stands,
    and everything behind it is checked as well.
    """
    found = []
    for name, lines in archive.tournaments.items():
        if not name.startswith(LEAGUE):
            found.append(_examine(archive, name, lines, open_room))
            continue
        mistakes = []
        for number, line in enumerate(lines, 1):
            try:
                read_league(name.removeprefix(LEAGUE), line, number)
            except GameError as mistake:
                mistakes.append(mistake)
        found.append(AuditReport(name, None, len(lines), 0, 0, tuple(mistakes)))
    return tuple(found)


def _examine(archive: Archive, name: str, lines: tuple[str, ...], open_room: OpenRoom) -> AuditReport:
    """Carry out a tournament line by line, as far as the rules allow it."""
    retracing = CourseBuilder()
    matches, draws = 0, 0
    mistakes = []
    for found in notation.scan_tournament_journal(f"{line}\n" for line in lines):
        wrong: GameError | None = None
        before = retracing.tournament
        try:
            if found.line is not None:
                retracing.add(found.line.event)
                if before is not None:
                    matches += _check_source(archive, before, found.line.event, open_room)
                    draws += _check_draw(before, found.line.event)
        except GameError as cause:
            wrong = cause
        if not found.sound and found.number > 1:
            wrong = GameError("error-journal-changed", line=found.number)
        elif not found.sound:
            try:
                notation.read_tournament_journal([f"{lines[0]}\n"])
            except GameError as foreign:
                wrong = foreign
        if wrong is not None:
            mistakes.append(GameError("club-error-journal", tournament=name, line=found.number, cause=wrong))
    course = None if retracing.tournament is None else retracing.course
    return AuditReport(name, course, len(lines), matches, draws, tuple(mistakes))


def _check_draw(tournament: Tournament, event: Event) -> bool:
    """Draw again what was drawn from a seed; tell whether there was anything to draw.

    Raises:
        GameError: `club-error-draw` when something else comes out.
    """
    seed = event.seed if isinstance(event, Seated | Grouped | LotDrawn) else ""
    if not seed and not isinstance(event, Advanced):
        return False
    again = advance(tournament) if isinstance(event, Advanced) else redraw(tournament, event)
    if again != event:
        raise GameError("club-error-draw", seed=seed)
    return True


def _check_source(archive: Archive, tournament: Tournament, event: Event, open_room: OpenRoom) -> bool:
    """Play the match through that a result was taken from; tell whether there was one."""
    if not isinstance(event, Reported | Corrected) or event.result.typed:
        return False
    text = archive.records.get(event.result.source)
    if text is None:
        raise GameError("club-error-match-lost")
    played = check_match(text, open_room)
    round_ = tournament.round(event.round_)
    table = tournament.table(event.round_, event.table)
    check_options(
        tournament.proposal.games[round_.game],
        played,
        open_room(played.header.game, dict(played.header.options)),
    )
    if match_result(tournament, round_, table, played) != event.result:
        raise GameError("club-error-match-other", round=event.round_, table=event.table)
    return True
