"""A table played at this keyboard: a match as any other, whose journal becomes the table's result."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.club.audit import seats_of
from accessgames.club.desk.commands.archives import import_match, read_import
from accessgames.club.desk.typed import read_number
from accessgames.club.model.tournament import Round, SeatedTable, Tournament, match_seed
from accessgames.engine import GameError, Header, SeatSpec, read_journal
from accessgames.engine.journal import MAX_LINE
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import game_ids
from accessgames.language import say
from accessgames.shell.conversation import take_lines
from accessgames.shell.entry import announce_match, announce_resumed, seat_players
from accessgames.shell.interpreter import interpret
from accessgames.shell.seating import HUMAN
from accessgames.shell.typing_aids import next_request
from accessgames.storage.files import matches_folder, open_plain
from accessgames.storage.journal_files import FINISHED_FOLDER, resume_journal

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.protocols import MatchStore
    from accessgames.shell.session import Session

MOST_SEEN: Final = 5_000
"""So many matches of this computer are looked through for one of the table, the latest first."""


def play_table(launch: Launch, opened: SessionContext, context: ClubContext, request: Request) -> None:
    """Play the match of a table, go on with it, or take its result when it was played to the end before.

    Raises:
        GameError: There is no such table, its game is not of the program, or the match can't be kept.
    """
    round_, table = find_wanted_table(context, request)
    done = find_finished_match(context.club.tournament, round_, table)
    if done is not None:
        opened.console.tell(*import_match(context, read_import(done)))
        return
    session = _sit_down(launch, opened, context, round_, table)
    try:
        take_lines(session, partial(next_request, session), partial(interpret, session))
        session.charge()
        if session.known.seat.outcome is None:
            session.teller.console.tell(
                say("club-table-left", "system", play=context.words.word("club-play"))
            )
            return
        session.store.finish()
        session.teller.console.tell(*import_match(context, read_import(Path(session.store.path))))
    finally:
        session.store.close()


def find_wanted_table(context: ClubContext, request: Request) -> tuple[Round, SeatedTable]:
    """Return the table that is meant: by its number, else the first one that has no result.

    Raises:
        GameError: `club-error-not-seated`, `club-error-not-here` for a game with a real set, or
            `club-error-reported` where there is a result.
    """
    tournament = context.club.tournament
    number = tournament.current
    if request.value("round") is not None:
        number = read_number(request.value("round") or "", 1, max(1, len(tournament.rounds)))
    if not number or number > len(tournament.rounds):
        raise GameError("club-error-not-seated")
    round_ = tournament.round(number)
    waiting = [table for table in round_.tables if table.result is None]
    text = request.text.split()[-1] if request.items else ""
    table = round_.tables[read_number(text, 1, len(round_.tables)) - 1] if text else waiting[0]
    game = tournament.proposal.games[round_.game]
    if game.game not in game_ids():
        raise GameError("club-error-not-here", game=game.name, result=context.words.word("club-result"))
    if table.result is not None:
        raise GameError("club-error-reported", table=table.number, correct=context.words.word("club-correct"))
    return round_, table


def _belongs(tournament: Tournament, round_: Round, table: SeatedTable, path: Path) -> bool:
    """Tell whether a journal is that of a table, from its first line alone.

    Hundreds of journals may lie there: only a line that has the figures of the seed in it is taken apart.
    """
    seed = str(match_seed(tournament.seed, round_.number, table.number))
    try:
        with os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
            line = file.readline(MAX_LINE)
        if seed.encode() not in line:
            return False
        header = read_journal([line.decode("utf-8", errors="replace")]).header
    except (OSError, GameError):
        return False
    return (
        header.seed == seed
        and header.game == tournament.proposal.games[round_.game].game
        and seats_of(header, tournament, table) is not None
    )


def find_finished_match(tournament: Tournament, round_: Round, table: SeatedTable) -> Path | None:
    """Return the journal of the table's match if it was played to its end here, as before a power failure."""
    return _found(matches_folder() / FINISHED_FOLDER, tournament, round_, table)


def find_begun_match(tournament: Tournament, round_: Round, table: SeatedTable) -> Path | None:
    """Return the journal of the table's match if it was begun here."""
    return _found(matches_folder(), tournament, round_, table)


def _found(folder: Path, tournament: Tournament, round_: Round, table: SeatedTable) -> Path | None:
    """Return the latest journal of a folder whose first line says that it is the table's match."""
    game = tournament.proposal.games[round_.game].game
    paths = sorted(folder.glob(f"*-{game}-*.jsonl"), key=lambda path: path.name, reverse=True)
    return next((path for path in paths[:MOST_SEEN] if _belongs(tournament, round_, table, path)), None)


def _sit_down(
    launch: Launch, opened: SessionContext, context: ClubContext, round_: Round, table: SeatedTable
) -> Session:
    """Begin the match of a table, or go on with it."""
    tournament = context.club.tournament
    before = find_begun_match(tournament, round_, table)
    if before is not None:
        resumed = resume_journal(before)
        room = launch.open_room(resumed.journal.header.game, dict(resumed.journal.header.options))
        seat = LocalSeat.resume(room.game, resumed.journal, resumed.file)
        session = seat_players(room, seat, opened, resumed.file)
        announce_resumed(session, resumed.journal.damage)
        return session
    header = match_header(launch, tournament, round_, table)
    room = launch.open_room(header.game)
    store: MatchStore = launch.store.create(header)
    session = seat_players(room, LocalSeat.begin(room.game, header, store), opened, store)
    announce_match(session)
    return session


def match_header(launch: Launch, tournament: Tournament, round_: Round, table: SeatedTable) -> Header:
    """Return what the match of a table is."""
    game = tournament.proposal.games[round_.game]
    engine = launch.open_room(game.game).game
    players = [tournament.player(number) for number in table.players]
    return Header(
        game=game.game,
        rules=engine.rules_version,
        seats=tuple(SeatSpec(player.name, HUMAN, player.gender) for player in players),
        options=engine.setup(len(players), dict(game.options)).options,
        seed=str(match_seed(tournament.seed, round_.number, table.number)),
        started=launch.now(),
    )
