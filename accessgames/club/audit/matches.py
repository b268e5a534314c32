"""Journals of matches and their tables: verified, matched by game and names, turned into results."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from accessgames.club.model import Result, match_seed
from accessgames.club.rules import played_result
from accessgames.club.rules.texts import folded
from accessgames.club.store import digest_of
from accessgames.engine import GameError, read_journal, verify

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from accessgames.club.model import Game, Round, Table, Tournament
    from accessgames.engine import Header, Journal, Outcome
    from accessgames.games import Room


class OpenRoom(Protocol):
    """Loads a game."""

    def __call__(self, game_id: str, recorded: Mapping[str, str], /) -> Room:
        """Return the room of a game, with the material that the recorded options name."""


@dataclass(frozen=True, slots=True)
class Played:
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


def check_match(text: str, open_room: OpenRoom) -> Played:
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
    return Played(text, digest_of(text), header, found.outcome)


def seats_of(header: Header, tournament: Tournament, table: Table) -> tuple[int, ...] | None:
    """Return the players in the order of the seats of a match; None unless they are those of the table."""
    numbers = {folded(tournament.player(number).name): number for number in table.players}
    names = [folded(seat.name) for seat in header.seats]
    if sorted(names) != sorted(numbers):
        return None
    return tuple(numbers[name] for name in names)


def find_table(tournament: Tournament, played: Played) -> tuple[Round, Table]:
    """Return the table at which a match was played: by its game and the names, the one with its seed first.

    Raises:
        GameError: `club-error-match-known` when its result is there already, `club-error-match-nowhere` with
            the names when nobody sits like this.
    """
    fitting = list(_fitting(tournament, played))
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


def _fitting(tournament: Tournament, played: Played) -> Iterator[tuple[Round, Table]]:
    for round_ in tournament.rounds:
        if tournament.proposal.games[round_.game].game == played.header.game:
            for table in round_.tables:
                if seats_of(played.header, tournament, table) is not None:
                    yield round_, table


def check_options(game: Game, played: Played, room: Room) -> None:
    """Refuse a match that was played by other options than the tournament's.

    Raises:
        GameError: `club-error-match-option` with the option, its value and the one that should have been.
    """
    setup = room.game.setup(len(played.header.seats), dict(game.options))
    theirs = dict(played.header.options)
    for key, value in setup.options:
        if theirs.get(key) != value:
            raise GameError("club-error-match-option", option=key, value=theirs.get(key, ""), expected=value)


def result_from(tournament: Tournament, round_: Round, table: Table, played: Played) -> Result:
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
