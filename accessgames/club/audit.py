"""Leagues, journals of tournaments and of matches, worked out once more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from accessgames.club import notation
from accessgames.club.events import REMARKS, Corrected, Event, Keyed, Reported, is_joined, last_step
from accessgames.club.model import luck
from accessgames.club.rules import handicaps
from accessgames.club.rules.bounds import check_league, folded
from accessgames.club.rules.course import Course, CourseBuilder, replay_events
from accessgames.club.rules.results import played_result
from accessgames.club.union.entries import read_entries
from accessgames.club.union.folding import carry_out
from accessgames.club.union.leagues import read_league_line
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import (
    GameError,
    Header,
    IllegalAction,
    Journal,
    Outcome,
    SeatSpec,
    occasion_of,
    read_journal,
)
from accessgames.engine.journal import PERSON
from accessgames.engine.proof import LuckProof, prove, read_start

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Game, League
    from accessgames.club.model.tournament import Result, Round, SeatedTable, Tournament
    from accessgames.club.union.entries import Entry
    from accessgames.club.union.folding import UnitedTournament
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
        league = read_league_line(line)
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
        form: Version of its journal's shape.
        key: Public key that signs it now, or empty; of entries, the last one that signed.
        remarks: How many of the lines are about the journal itself.
        made: When the first line was written, as it says, or empty.
        known: Its entries with what they come to, where it has entries; None before the first one.
    """

    id: str
    course: Course
    lines: int
    last_hash: str
    form: int = notation.PLAIN_FORMAT
    key: str = ""
    remarks: int = 0
    made: str = ""
    known: UnitedTournament | None = None

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.course.tournament

    @property
    def happened(self) -> int:
        """How many lines are about the tournament itself."""
        return self.lines - self.remarks

    @property
    def last_step(self) -> int:
        """How many events at the end were said in one line, so that they are undone together."""
        if self.known is None:
            return last_step(self.course.events)
        there = {entry.id: entry for entry in self.known.entries}
        holding = [there[id_] for id_ in self.known.holding]
        joined = 0
        # Of a line whose beginning was taken back the rest follows on nothing that holds.
        while is_joined(holding[-1 - joined].event) and holding[-1 - joined].after == (
            holding[-2 - joined].hash,
        ):
            joined += 1
        return joined + 1

    def writer(self) -> notation.JournalWriter:
        """Return what writes the next line, where lines follow each other."""
        return notation.JournalWriter(self.lines - 1, self.last_hash, self.form)


_NOBODY: Final[Mapping[str, str]] = MappingProxyType({})


def run_journal(name: str, lines: Iterable[str], people: Mapping[str, str] = _NOBODY) -> RunningTournament:
    """Carry out the journal of a tournament.

    Args:
        name: Id of the tournament.
        lines: Lines without their newlines.
        people: Digest -> text about a person.

    Raises:
        GameError: `club-error-journal` with the tournament, the number of the first line that can't be used,
            counted from 1, and the `cause`.
    """
    there = tuple(lines)
    if there and notation.form_of(there[0]) == notation.UNITED_FORMAT:
        return _run_entries(name, there, people)
    try:
        record = notation.read_tournament_journal((f"{line}\n" for line in there), people)
    except GameError as foreign:
        raise GameError("club-error-journal", tournament=name, line=1, cause=foreign) from None
    if record.damage is not None:
        cause = GameError(record.damage.key, line=record.damage.line)
        raise GameError("club-error-journal", tournament=name, line=record.damage.line, cause=cause)
    try:
        course = replay_events(record.events)
    except GameError:
        raise first_wrong(name, record.events) from None
    key = next((event.key for event in reversed(record.events) if isinstance(event, Keyed)), "")
    remarks = sum(isinstance(event, REMARKS) for event in record.events)
    counts = (len(record.lines), record.last_hash, record.form)
    return RunningTournament(name, course, *counts, key, remarks, record.lines[0].when)


def _run_entries(name: str, lines: Iterable[str], people: Mapping[str, str]) -> RunningTournament:
    """Carry out a tournament whose lines are entries."""
    try:
        return run_entries(name, read_entries(lines, people))
    except GameError as cause:
        line = cause.args_.get("line", 1)
        raise GameError("club-error-journal", tournament=name, line=line, cause=cause) from None


def run_entries(name: str, entries: tuple[Entry, ...]) -> RunningTournament:
    """Carry out the entries of a tournament, given in their order.

    Raises:
        GameError: The creation is not possible.
    """
    known = carry_out(entries)
    key = next((entry.author for entry in reversed(entries) if entry.author), "")
    remarks = sum(isinstance(entry.event, REMARKS) for entry in entries)
    counts = (len(entries), "", notation.UNITED_FORMAT)
    return RunningTournament(name, known.course, *counts, key, remarks, entries[0].when, known)


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
        luck: What is known of its luck.
    """

    text: str
    digest: str
    header: Header
    outcome: Outcome
    luck: LuckProof


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
    proof = prove(room.game, journal, room.told_by_people, datetime.now(UTC))
    found = proof.verification
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
    if proof.faults:
        raise GameError("club-error-match-damaged", cause=proof.faults[0])
    return PlayedMatch(text, notation.digest_of(text), header, found.outcome, proof.luck)


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
    occasion = occasion_of(played.header)
    if occasion:
        fitting = [pair for pair in fitting if occasion == occasion_at(tournament, *pair)]
        if not fitting:
            raise GameError("club-error-match-occasion", occasion=occasion)
    waiting = [pair for pair in fitting if pair[1].result is None]
    seeded = [pair for pair in waiting if played.header.seed == chosen_seed_at(tournament, *pair)]
    if seeded or waiting:
        return (seeded or waiting)[0]
    names = tuple(seat.name for seat in played.header.seats)
    if fitting:
        round_, table = fitting[-1]
        raise GameError("club-error-match-reported", names=names, round=round_.number, table=table.number)
    raise GameError("club-error-match-nowhere", names=names, game=played.header.game)


def occasion_at(tournament: Tournament, round_: Round, table: SeatedTable) -> str:
    """Return what the match of a table says it is part of."""
    return luck.occasion_of(tournament.seed, round_.number, table.match_number)


def chosen_seed_at(tournament: Tournament, round_: Round, table: SeatedTable) -> str | None:
    """Return the seed of a table's match; None where the tournament's is secret and each match draws one."""
    if luck.is_secret(tournament.seed):
        return None
    return str(luck.match_seed(tournament.seed, round_.number, table.match_number))


@dataclass(frozen=True, slots=True)
class TableMatch:
    """What the match of a table is, whether the club or the table's own file says so.

    Attributes:
        game: Id of the game.
        options: Its options.
        seats: Who sits there, in order.
        seed: Seed of the match; None where it draws its own.
        occasion: What it says that it is part of.
    """

    game: str
    options: Mapping[str, str]
    seats: tuple[SeatSpec, ...]
    seed: str | None
    occasion: str


def match_at(tournament: Tournament, round_: Round, table: SeatedTable) -> TableMatch:
    """Return what the match of a table is."""
    game = tournament.proposal.games[round_.game]
    players = map(tournament.player, table.players)
    seats = tuple(SeatSpec(player.name, gender=player.gender) for player in players)
    seed, occasion = chosen_seed_at(tournament, round_, table), occasion_at(tournament, round_, table)
    return TableMatch(game.game, dict(game.options), seats, seed, occasion)


_LONGEST_BEFORE: Final = timedelta(days=1)


def check_occasion(
    tournament: Tournament, round_: Round, table: SeatedTable, played: PlayedMatch, created: str
) -> None:
    """Refuse a match that people can't have played at this table: its seats, its luck and its time.

    Args:
        tournament: As it stands.
        round_: The round that it is counted in.
        table: The table whose result it becomes.
        played: The match.
        created: When the tournament was made, as its journal says; nothing is compared where it says nothing.

    Raises:
        GameError: `club-error-match-bot`, `club-error-match-chosen`, `club-error-match-seed`,
            `club-error-match-sealed`, `club-error-match-occasion`, `club-error-match-before`.
    """
    header, occasion = played.header, occasion_at(tournament, round_, table)
    for seat in header.seats:
        if seat.player != PERSON:
            raise GameError("club-error-match-bot", name=seat.name, player=seat.player)
    expected = chosen_seed_at(tournament, round_, table)
    if header.sealed is None and expected is None:
        raise GameError("club-error-match-chosen", seed=header.seed, occasion=occasion)
    if header.sealed is None and header.seed != expected and played.luck.followed:
        raise GameError("club-error-match-seed", seed=header.seed, expected=expected)
    if header.sealed is not None and played.luck.seed != "drawn":
        raise GameError("club-error-match-sealed")
    if header.sealed is not None and header.sealed.occasion != occasion:
        raise GameError("club-error-match-home", occasion=occasion)
    began, made = read_start(header.started), read_start(created)
    if began is not None and made is not None and began < made - _LONGEST_BEFORE:
        # Both on the clock of the match, so that they compare by ear.
        made_there = made.astimezone(began.tzinfo).isoformat(timespec="minutes")
        raise GameError("club-error-match-before", started=header.started, created=made_there)


def check_options(game: Game, played: PlayedMatch, room: Room) -> None:
    """Refuse a match that was played by other options than the tournament's.

    What the tournament does not name may be as computers usually play or as people do.

    Raises:
        GameError: `club-error-match-option` with the option, its value and the one that should have been.
    """
    setup = room.game.setup(len(played.header.seats), dict(game.options))
    # A journal of an older program doesn't name the options that came later: it was played by their defaults.
    theirs = dict(room.game.setup(len(played.header.seats), dict(played.header.options)).options)
    usual = {option.key: option.usual(people=True) for option in room.game.options}
    for key, value in setup.options:
        if theirs[key] != value and (key in dict(game.options) or theirs[key] != usual[key]):
            raise GameError("club-error-match-option", option=key, value=theirs[key], expected=value)


def match_result(
    tournament: Tournament,
    round_: Round,
    table: SeatedTable,
    played: PlayedMatch,
    added: Sequence[int] | None = None,
) -> Result:
    """Return the result of a table from its match, in the order of the table's own seats.

    Args:
        tournament: The tournament.
        round_: The round.
        table: The table.
        played: The match.
        added: What handicaps add at each seat of the table; None for those that people have now.

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
    result = replace(result, seats=tuple(own[number] for number in table.players))
    if added is None:
        return handicaps.level(tournament, game, result)
    return handicaps.with_handicaps(result, game, added)


def check_handicaps(tournament: Tournament, event: Reported | Corrected) -> None:
    """Require handicaps that people had when a result was written; a correction may keep what stood there.

    Args:
        tournament: As it stood for whoever wrote it.
        event: The result.

    Raises:
        GameError: `club-error-handicap-given` with the table and a handicap that nobody had.
    """
    table = tournament.table(event.round_, event.table)
    game = tournament.proposal.games[tournament.round(event.round_).game]
    had = handicaps.level(tournament, game, event.result)
    stood = table.result.seats if isinstance(event, Corrected) and table.result else had.seats
    if isinstance(event, Corrected) and event.settles:
        return
    for seat, one, before in zip(event.result.seats, had.seats, stood, strict=True):
        if abs(seat.handicap) not in {abs(one.handicap), abs(before.handicap)}:
            points = abs(seat.handicap)
            raise GameError("club-error-handicap-given", round=event.round_, table=event.table, points=points)
