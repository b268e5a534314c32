"""A table played at this keyboard: a match as any other, whose journal becomes the table's result."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.club.audit import TableMatch, match_at
from accessgames.club.desk.commands.archives import import_match, read_import
from accessgames.club.desk.typed import read_number
from accessgames.club.model import luck
from accessgames.club.rules.bounds import folded
from accessgames.engine import GameError, read_journal
from accessgames.engine.journal import MAX_LINE
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import game_ids
from accessgames.language import say
from accessgames.language.commandline import normalise_bare
from accessgames.shell import conversation, entry, errors, interpreter, setup_dialogue, typing_aids
from accessgames.storage import files, journal_files, signing

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.tournament import Round, SeatedTable, Tournament
    from accessgames.language import Message
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.session import Session

MOST_SEEN: Final = 5_000
"""So many matches of this computer are looked through for one of the table, the latest first."""


TakeResult: TypeAlias = "Callable[[Path], tuple[Message, ...]]"
"""Takes the journal of a match that is over; returns what to tell."""


def play_table(launch: Launch, opened: SessionContext, context: ClubContext, request: Request) -> None:
    """Play the match of a table, go on with it, or take its result when it was played to the end before.

    Raises:
        GameError: There is no such table, its game is not of the program, or the match can't be kept.
    """
    words = _wants_words(context, request)
    round_, table = find_wanted_table(context, request)
    left = say("club-table-left", "system", play=context.words.word("club-play"))
    match = match_at(context.club.tournament, round_, table)

    def take(journal: Path) -> tuple[Message, ...]:
        return import_match(context, read_import(journal), signing.find_seal(journal))

    play_match(launch, opened, match, take, left, words=words)


def play_match(
    launch: Launch,
    opened: SessionContext,
    match: TableMatch,
    take: TakeResult,
    left: Message,
    *,
    words: bool = False,
) -> None:
    """Play the match of a table, go on with it, or take its result when it was played to the end before.

    Args:
        launch: What the session was started with.
        opened: The console and the preferences.
        match: What is played.
        take: Takes the result.
        left: Is told to whoever leaves before the end.
        words: Whether everybody adds words to the luck.

    Raises:
        GameError: The match can't be begun or kept, or its result can't be taken.
    """
    done = find_match(files.matches_folder() / files.FINISHED_FOLDER, match)
    if done is not None:
        opened.console.tell(*take(done))
        return
    session = _sit_down(launch, opened, match, words=words)
    ended: list[Path] = []
    try:
        _take_ended(take, session, ended)
        conversation.take_lines(
            session, partial(typing_aids.next_request, session), partial(_take_line, take, session, ended)
        )
        if ended:
            return
        session.charge()
        _take_ended(take, session, ended)
        if session.agenda.abandoned:
            entry.put_away(session)
        elif not ended:
            session.confirm_kept()
            session.teller.console.tell(left)
    finally:
        session.store.close()


def _take_line(take: TakeResult, session: Session, ended: list[Path], line: str) -> None:
    """Do what a line says; of a match that it ends the result is taken at once, before anybody leaves it."""
    interpreter.interpret(session, line)
    _take_ended(take, session, ended)


def _take_ended(take: TakeResult, session: Session, ended: list[Path]) -> None:
    """Put a match away that has come to its end, and take its result, once.

    What is wrong with it is told; the journal stays where it can be imported from.
    """
    if ended or session.known.seat.outcome is None or session.agenda.abandoned:
        return
    entry.put_away(session)
    ended.append(Path(session.store.path))
    try:
        told = take(ended[0])
    except GameError as error:
        told = (errors.tell_error(error),)
    session.teller.console.tell(*told)


def bring_played(context: ClubContext) -> tuple[Message, ...]:
    """Take the results of tables of this round that were played to their end here and not reported.

    So it is after a power failure: the match is among the finished ones, and the club does not know of it.
    """
    club = context.club
    told: list[Message] = []
    if not club.current or not club.tournament.current or club.tournament.closed:
        return ()
    round_ = club.tournament.round(club.tournament.current)
    for table in round_.tables:
        game = club.tournament.proposal.games[round_.game].game
        if table.result is not None or game not in game_ids():
            continue
        done = find_finished_match(club.tournament, round_, table)
        if done is not None:
            try:
                told += import_match(context, read_import(done), signing.find_seal(done))
            except GameError as error:
                told.append(errors.tell_error(error))
    return tuple(told)


def _other_words(context: ClubContext, request: Request) -> list[str]:
    """Return what was typed, without the word that asks everybody for words of their own."""
    asking = set(map(normalise_bare, context.words.table["club-own-words"].words))
    return [text for text in request.text.split() if normalise_bare(text) not in asking]


def _wants_words(context: ClubContext, request: Request) -> bool:
    """Tell whether everybody is to add words of their own to the luck.

    Raises:
        GameError: `club-error-words-seed` in a tournament with a chosen seed: nothing is drawn there.
    """
    words = request.has("words") or len(_other_words(context, request)) < len(request.text.split())
    if words and not luck.is_secret(context.club.tournament.seed):
        raise GameError("club-error-words-seed", seed=context.club.tournament.seed)
    return words


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
    text = next(reversed(_other_words(context, request)), "")
    table = round_.tables[read_number(text, 1, len(round_.tables)) - 1] if text else waiting[0]
    game = tournament.proposal.games[round_.game]
    if game.game not in game_ids():
        raise GameError("club-error-not-here", game=game.name, result=context.words.word("club-result"))
    if table.result is not None:
        raise GameError("club-error-reported", table=table.number, correct=context.words.word("club-correct"))
    return round_, table


def _belongs(match: TableMatch, path: Path) -> bool:
    """Tell whether a journal is that of a table, from its first line alone.

    Hundreds of journals may lie there: only a line that has the name of the table, or the figures of its
    chosen seed in it is taken apart.
    """
    try:
        with os.fdopen(files.open_plain(path, os.O_RDONLY), "rb") as file:
            line = file.readline(MAX_LINE)
        if (match.seed or match.occasion).encode() not in line:
            return False
        header = read_journal([line.decode("utf-8", errors="replace")]).header
    except (OSError, GameError):
        return False
    names, wanted = ({folded(seat.name) for seat in seats} for seats in (header.seats, match.seats))
    return (
        (match.seed == header.seed if header.sealed is None else match.occasion == header.sealed.occasion)
        and header.game == match.game
        and len(header.seats) == len(match.seats)
        and names == wanted
    )


def find_finished_match(tournament: Tournament, round_: Round, table: SeatedTable) -> Path | None:
    """Return the journal of the table's match if it was played to its end here, as before a power failure."""
    return find_match(files.matches_folder() / files.FINISHED_FOLDER, match_at(tournament, round_, table))


def find_begun_match(tournament: Tournament, round_: Round, table: SeatedTable) -> Path | None:
    """Return the journal of the table's match if it was begun here."""
    return find_match(files.matches_folder(), match_at(tournament, round_, table))


def find_match(folder: Path, match: TableMatch) -> Path | None:
    """Return the latest journal of a folder whose first line says that it is the table's match."""
    paths = sorted(folder.glob(f"*-{match.game}-*.jsonl"), key=lambda path: path.name, reverse=True)
    return next((path for path in paths[:MOST_SEEN] if _belongs(match, path)), None)


def _sit_down(launch: Launch, opened: SessionContext, match: TableMatch, *, words: bool) -> Session:
    """Begin the match of a table, or go on with it."""
    before = find_match(files.matches_folder(), match)
    if before is not None:
        resumed = journal_files.resume_journal(before)
        room = launch.open_room(resumed.journal.header.game, dict(resumed.journal.header.options))
        seat = LocalSeat.resume(room.game, resumed.journal, resumed.file, resumed.secret)
        session = entry.seat_players(room, seat, opened, resumed.file)
        entry.announce_resumed(session, resumed.journal.damage)
        return session
    room = launch.open_room(match.game)
    wanted = setup_dialogue.WantedLuck(match.seed, words=words, occasion=match.occasion)
    # Who leaves while words are asked for comes back to the desk.
    return entry.begin_match(launch, opened, room, entry.NewMatch(match.seats, match.options, wanted))
