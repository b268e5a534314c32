"""Matches counted, and the command `statistika`, which tells or deletes what was counted, anywhere.

A match is counted before its journal is put away. Who is killed before that finds it again at the next start
(`entry.finish_interrupted`), and what is counted twice is one match by its identity.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, MalformedAction, verify
from accessgames.games import game_ids, game_title, load_room
from accessgames.language import Found, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.personal import results
from accessgames.shell import errors, lists, questions, setup_dialogue
from accessgames.shell.rivals.characters import find_opponent
from accessgames.shell.statistics.telling import Wanted, statistics_lines
from accessgames.storage import files, journal_files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from accessgames.language import Language, Message, Vocabulary
    from accessgames.patience import Patience
    from accessgames.personal.database import PersonalFile
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.protocols import RoomLoader
    from accessgames.shell.session import Session


def count_match(session: Session) -> None:
    """Count the match of a session that is over, or was given up; what can't be written is told."""
    if session.personal is None:
        return
    seat = session.known.seat
    result = results.result_of(seat.header, seat.outcome, session.seconds, seat.notes.advised)
    if result is None:
        return
    try:
        results.count(session.personal, [result], again=True)
    except GameError as error:
        session.teller.console.tell(errors.tell_error(error))
    session.teller.console.tell(*(errors.tell_error(news, "system") for news in session.personal.news()))


@dataclass(frozen=True, slots=True)
class Source:
    """Where statistics come from.

    Attributes:
        own: The personal file.
        open_room: Loads a game.
    """

    own: PersonalFile
    open_room: RoomLoader


def count_finished(source: Source, tell: Callable[[Message], None], patience: Patience) -> None:
    """Count the matches that lie among the finished and the abandoned ones and were not looked at yet.

    Who stops it keeps what was counted so far; the rest is counted the next time.

    Args:
        source: The personal file, beside the folder of the matches, and what loads a game.
        tell: Told how many journals could not be read.
        patience: Tells how far it is.

    Raises:
        StorageError: The personal file can't be used.
        GameError: `patience-stopped`.
    """
    waiting = _not_looked_at(source.own)
    if not waiting:
        return
    found: list[results.MatchResult] = []
    looked: list[tuple[str, int]] = []
    unread = 0
    try:
        with patience.matches(len(waiting)) as watch:
            for path, size in waiting:
                try:
                    result = _result_in(source, path)
                except GameError:
                    unread += 1
                    result = None
                found += [] if result is None else [result]
                looked.append((_name(path), size))
                watch(len(looked))
    finally:
        results.count(source.own, found)
        results.note_looked(source.own, looked)
    if unread:
        tell(say("statistics-unread", "system", count=unread))


def _not_looked_at(own: PersonalFile) -> list[tuple[Path, int]]:
    """Return the journals of matches that have ended and were not looked at yet, each with its size."""
    looked = results.looked_at(own)
    folder = own.path.parent / files.MATCHES_FOLDER
    found = []
    for name in (files.FINISHED_FOLDER, files.ABANDONED_FOLDER):
        try:
            entries = sorted(os.scandir(folder / name), key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            path = folder / name / entry.name
            if entry.name.endswith(files.JOURNAL_SUFFIX) and entry.name.isprintable() and entry.is_file():
                size = entry.stat().st_size
                if looked.get(_name(path)) != size:
                    found.append((path, size))
    return found


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _result_in(source: Source, path: Path) -> results.MatchResult | None:
    """Return the result of a match, played through by its rules; None where it is counted or does not count.

    Raises:
        GameError: The journal can't be read, or breaks the rules.
    """
    journal = journal_files.load_journal(path)
    header = journal.header
    if results.is_counted(source.own, results.identity_of(header)):
        return None
    room = source.open_room(header.game, dict(header.options))
    found = verify(room.game, journal)
    if found.error is not None:
        raise found.error
    if found.outcome is None and path.parent.name != files.ABANDONED_FOLDER:
        return None
    return results.result_of(header, found.outcome, advised=found.notes.advised)


_CLEAR: Final = "statistics-clear"
_FILE: Final = "statistics-file"
_LEVEL: Final = "statistics-level"
_ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class ConfirmForget(questions.Confirmation["Conversation"]):
    """Whether everything that was counted is really to be deleted.

    Attributes:
        own: The personal file.
    """

    own: PersonalFile

    def message(self, talk: Conversation) -> Message:
        """Ask."""
        del talk
        return FORGET

    def agreed(self, talk: Conversation) -> None:
        """Delete it."""
        talk.teller.tell(forget(self.own))

    def declined(self) -> Message:
        """Say that it stays."""
        return STAYS


FORGET: Final = say("statistics-ask-clear", "turn")
"""Asks whether everything that was counted is really to be deleted."""

STAYS: Final = say("statistics-stay", "system")
"""Says that it is not."""


def answer_statistics(
    talk: Conversation,
    rest: Arguments,
    own: PersonalFile | None,
    open_room: RoomLoader,
    clear: Callable[[PersonalFile], None] | None = None,
) -> None:
    """Tell what was counted of a game, an opponent or a person, or of all; write it into a file; delete it.

    Args:
        talk: The conversation; in a match that game is meant where nothing else is said.
        rest: What is wanted.
        own: The personal file, or None where nothing is kept.
        open_room: Loads a game.
        clear: Deletes everything after a question; None to ask as a match and home do.

    Raises:
        GameError: Nothing is kept here, nothing was counted, or the words mean nothing.
    """
    if own is None:
        raise GameError("statistics-nowhere")
    found = talk.teller.words.match(rest.words, (_CLEAR, _FILE))
    source = Source(own, open_room)
    if isinstance(found, Found) and found.id == _FILE:
        from accessgames.shell.statistics.exporting import write_out  # noqa: PLC0415 - few ask for a file

        name = " ".join(rest.text.split()[found.used :])
        counted = gather(source, talk.teller.tell, talk.teller.console.patience)
        talk.teller.tell(
            write_out(counted, name or talk.teller.console.language.text("statistics-file-name"))
        )
    elif not isinstance(found, Found) or found.used != len(rest.words):
        lines = _told(talk, rest, source)
        talk.teller.read_page(lists.Reading(say("statistics-title"), lines))
    elif clear is not None:
        clear(own)
    else:
        talk.agenda.question = ConfirmForget(talk.agenda.question, own)
        talk.repeat_question()


def _told(talk: Conversation, rest: Arguments, source: Source) -> tuple[Message, ...]:
    """Return what was counted, as it is told.

    Raises:
        GameError: As `answer_statistics`.
    """
    tell, console = talk.teller.tell, talk.teller.console
    language = console.language
    counted = gather(source, tell, console.patience)
    wanted = find_wanted(talk.teller.words, rest.words, counted, language)
    if not rest.words and talk.topic in {one.game for one in counted}:
        wanted = Wanted(talk.topic)
    lines = statistics_lines(counted, wanted, lambda game: game_title(game, language.has))
    if not lines:
        raise GameError("statistics-none")
    return lines


def _rival(language: Language, word: str) -> str:
    """Return the computer player that is named, as a seat has it; "" where it is none, or only a number."""
    kits = (load_room(game).bots for game in game_ids() if not word.isdecimal())
    return next(filter(None, (find_opponent(word, kit, language) for kit in kits)), "")


def gather(
    source: Source, tell: Callable[[Message], None], patience: Patience
) -> tuple[results.MatchResult, ...]:
    """Return all matches that were counted, with those that lie among the finished ones since then.

    Args:
        source: Where they come from.
        tell: Told what happened to files.
        patience: Tells how far it is.

    Raises:
        StorageError: The personal file can't be used.
        GameError: `patience-stopped`.
    """
    try:
        count_finished(source, tell, patience)
        return results.counted(source.own)
    finally:
        for news in source.own.news():
            tell(errors.tell_error(news, "system"))


def find_wanted(
    words: Vocabulary,
    typed: Sequence[str],
    counted: Sequence[results.MatchResult],
    language: Language,
) -> Wanted:
    """Understand what is asked, in any order: a game, an opponent, a person; nothing or `all` for all.

    Raises:
        MalformedAction: `statistics-what` with the word that means none of them.
    """
    game = opponent = person = ""
    names = {tuple(normalise_bare(name).split()): name.casefold() for name in results.people(counted)}
    left = list(typed)
    while left:
        level = words.match(left, (_LEVEL, _ALL))
        if isinstance(level, Found):
            left = left[level.used :]
            if level.id == _LEVEL:
                opponent, left = _level(words, left), left[1:]
            continue
        bare = [normalise_bare(word) for word in left]
        named = [name for name in names if list(name) == bare[: len(name)]]
        if named:
            whole = max(named, key=len)
            person, left = names[whole], left[len(whole) :]
            continue
        word = left.pop(0)
        try:
            game = setup_dialogue.find_game(word, language)
        except GameError:
            opponent = _rival(language, word)
            if not opponent:
                raise MalformedAction("statistics-what", word=quote_briefly(word)) from None
    return Wanted(game, opponent, person)


def _level(words: Vocabulary, left: Sequence[str]) -> str:
    """Return the computer player of the level that the next word says.

    Raises:
        MalformedAction: `statistics-what`.
    """
    number = words.read.alone(left[:1]) if left else None
    if number is None:
        raise MalformedAction("statistics-what", word=quote_briefly(left[0] if left else words.word(_LEVEL)))
    return f"bot:{number}"


def forget(own: PersonalFile) -> Message:
    """Delete all that was counted; return what is told of it.

    Journals that lie there stay, and are not counted again.

    Raises:
        StorageError: It can't be deleted; nothing is changed.
    """
    results.note_looked(own, [(_name(path), size) for path, size in _not_looked_at(own)])
    results.forget(own)
    return say("statistics-cleared", "system")
