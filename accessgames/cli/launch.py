"""`accessgames`, `play`, `resume` and `tutor`: the program talks; its streams, settings and journals."""

from __future__ import annotations

import gc
import secrets
import sys
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.cli import match_options
from accessgames.cli.arguments import Arguments, read_typed_options, requested_language
from accessgames.cli.backup import DiskBelongings
from accessgames.cli.console import Console, UsageError
from accessgames.cli.material import NEW_MATCH, open_room
from accessgames.cli.narrator import fault_in_words
from accessgames.engine import GameError, Header, SetupError, verify
from accessgames.personal import daily, database, lessons, mistakes, records
from accessgames.shell import Launch, learn, play, resume, talk
from accessgames.shell.mistakes.finding import OwnMistakes
from accessgames.shell.settings import KEPT, PROFILES
from accessgames.shell.setup_dialogue import WantedLuck
from accessgames.shell.tasks.rounds import DailyRound
from accessgames.storage import files, journal_files, missed_lines, progress, saved_matches, settings
from accessgames.storage.complaints import keep_complaints

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import date

    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.protocols import RoomLoader


class DiskStore:
    """Settings and matches in the folders of this user."""

    @cached_property
    def _settings(self) -> settings.SettingsFile:
        return settings.SettingsFile(files.settings_path(), KEPT)

    @cached_property
    def _loaded(self) -> settings.LoadedSettings:
        return self._settings.load()

    @property
    def problem(self) -> GameError | None:
        """What is wrong with the file of the settings, or None."""
        return self._loaded.problem

    def load_settings(self) -> Mapping[str, str]:
        """Return all settings; what can't be read has its default."""
        return {key: str(value) for key, value in self._loaded.values.items()}

    def save_settings(self, values: Mapping[str, str]) -> None:
        """Write all settings.

        Raises:
            StorageError: They could not be written.
        """
        self._settings.save(values)

    def create(self, header: Header, secret: SecretSeed | None = None) -> journal_files.JournalFile:
        """Create the journal of a new match, with the file of its seed where that is secret.

        Raises:
            StorageError: It can't be made.
        """
        started = datetime.now().astimezone()
        return journal_files.create_journal(files.matches_folder(), header.game, started, secret)

    def interrupted(self, open_room: RoomLoader) -> Iterator[journal_files.Resumed]:
        """Yield matches that are over and whose end nobody saw to, as the program was killed; each is open.

        Drafts that were left then are removed before.
        What another window has open is its own, and is looked at again at the next start.

        Raises:
            StorageError: The folder of the matches can't be read.
        """
        files.clean_own_drafts()
        folder, own = files.matches_folder(), True
        for path, written in saved_matches.matches_not_looked_at(folder):
            try:
                found = journal_files.resume_journal(path) if has_ended(path, open_room) else None
            except GameError as error:
                own, found = own and error.key != "error-storage-locked", None
            if own:
                saved_matches.note_look(folder, written)
            if found is not None:
                with found.file:
                    yield found


class SavedMatches:
    """The matches in the folder of this user that wait to be gone on with."""

    def matches(self) -> Iterator[saved_matches.SavedMatch]:
        """Yield them, the one played last first.

        Raises:
            StorageError: The folder is there but can't be read.
        """
        return saved_matches.waiting_matches(files.matches_folder())

    def reopen(self, path: Path) -> journal_files.Resumed:
        """Open one to go on with it.

        Raises:
            GameError: It can't be used, or somebody else has it open.
        """
        return journal_files.resume_journal(path)

    def delete(self, path: Path) -> None:
        """Delete one and the file of its seed.

        Raises:
            GameError: It is open in another window, or can't be deleted.
        """
        saved_matches.delete_match(path)


SECONDS: Final = range(3601)
"""Values of `--clock`: nobody thinks about one line for longer than an hour."""

_SEED_BYTES: Final = 16


def launch(arguments: Arguments, console: Console) -> Launch:
    """Gather the streams, the folders and what the command line says about language and profile.

    Raises:
        UsageError: `--profile` names no profile, `--clock` no number of seconds.
    """
    keep_complaints()
    clocked = arguments.has("clock")
    own = database.PersonalFile(database.personal_path())
    return Launch(
        store=DiskStore(),
        log=files.log_path(),
        language=arguments.value("lang") or requested_language(()),
        profile=arguments.choice("profile", PROFILES),
        stdin=sys.stdin,
        stdout=sys.stdout,
        # Milliseconds that every line takes; None for real time.
        line_time=arguments.number("clock", 0, SECONDS) * 1000 if clocked else None,
        # What is told while something takes long would not repeat.
        patience=console.patience(silent=clocked),
        records=records_store(own),
        lessons=progress.LessonsFile(files.lessons_path()),
        missed=missed_file(),
        daily=DailyRound(daily.DailyBook(own), this_day),
        mistakes=own_mistakes(own),
        learned=lessons.OwnLessons(lessons.LessonBook(own), this_day),
        saved=SavedMatches(),
        personal=own,
        belongings=DiskBelongings(),
        now=lambda: datetime.now(UTC).isoformat(timespec="seconds"),
        seed=lambda: secrets.token_hex(_SEED_BYTES),
        open_room=_open_room,
        desk=_visit_club,
        club_options=read_typed_options,
    )


def own_mistakes(own: database.PersonalFile) -> OwnMistakes:
    """Return where the mistakes of this user are kept and looked for."""
    finished = partial(saved_matches.finished_matches, files.matches_folder())
    return OwnMistakes(mistakes.MistakeBook(own), this_day, finished, _open_room)


def this_day() -> date:
    """Return the day of this computer's clock."""
    return datetime.now().astimezone().date()


def records_store(own: database.PersonalFile) -> records.PersonalRecords:
    """Return where personal records are kept; those of earlier programs are taken over once."""
    return records.PersonalRecords(own, progress.RecordsFile(files.records_path()))


def missed_file() -> missed_lines.MissedFile:
    """Return where lines go that were not understood; the file need not exist."""
    return missed_lines.MissedFile(files.missed_path(), files.matches_folder(), _today)


def _today() -> str:
    return this_day().isoformat()


def _open_room(game_id: str, recorded: Mapping[str, str] = NEW_MATCH) -> Room:
    """Load a game; what is loaded by then stays, and is not looked through for garbage any more.

    Otherwise that would be done in the middle of an answer or of a computer player's thinking, as soon as the
    sentences are read: 25 to 80 ms on a busy machine, of the 50 in which an answer is due. In the tours of
    IOTA, Quantum and Tetrikon none is left, in that of iQLANDIE one of two, in which less is looked through.
    """
    room = open_room(game_id, recorded)
    gc.freeze()
    return room


def _visit_club(started: Launch, opened: SessionContext, typed: str = "") -> None:
    from accessgames.club.desk import console_sessions  # noqa: PLC0415 - few evenings have an organiser

    console_sessions.visit_desk(started, opened, typed)


def start_command(arguments: Arguments, console: Console) -> int:
    """Talk, and let choose a game.

    Raises:
        UsageError: `--profile` names no profile.
    """
    return talk(launch(arguments, console))


def play_command(arguments: Arguments, console: Console) -> int:
    """Check what the command line says about the match, then play it.

    Raises:
        UsageError: Game, players, options, seed or profile do not exist.
        GameError: The match can't be started.
    """
    room = match_options.find_room(arguments.places["game"])
    options = match_options.read_options(arguments.values("option"), room, console)
    players = arguments.value("players")
    seats = None if players is None else match_options.read_players(players)
    if seats is not None:
        seats = match_options.check_seats(room, seats)
        for doubt in match_options.doubtful_names(seats):
            console.complain(doubt)
        match_options.make_setup(room, len(seats), options, console)
    seed = None if not arguments.has("seed") else str(arguments.number("seed", 0, match_options.SEEDS))
    words = arguments.has("words")
    if words and seed is not None:
        raise UsageError("cli-error-words-seed", flag="words")
    wanted = WantedLuck(seed, words=words, occasion=match_options.read_table(arguments))
    try:
        locked = arguments.has(match_options.UNAIDED)
        return play(launch(arguments, console), room.game.id, seats, options, wanted, locked=locked)
    except SetupError as error:
        raise match_options.option_fault(error, room, console) from error


def resume_command(arguments: Arguments, console: Console) -> int:
    """Go on with the match of a file, or with the one that was left last.

    Raises:
        UsageError: `--profile` names no profile.
        GameError: There is no unfinished match, or the file can't be used.
    """
    start = launch(arguments, console)
    file = arguments.places.get("file")
    path = Path(file) if file is not None else last_unfinished(console)
    resumed = journal_files.resume_journal(path)
    try:
        return resume(start, resumed.journal, resumed.file, resumed.secret)
    except GameError as fault:
        header = resumed.journal.header
        room = start.open_room(header.game, dict(header.options))
        raise fault_in_words(fault, room, resumed.journal, console) from fault
    finally:
        resumed.file.close()


def last_unfinished(console: Console) -> Path:
    """Return the journal of the match that was played last and has no result yet.

    Without such a match it is one that is over and was not put away, as the program was killed.

    Raises:
        GameError: `cli-error-nothing-saved`; or what is wrong with the latest journal that can't be used, if
            no other match is left.
    """
    unusable: GameError | None = None
    over: Path | None = None
    for saved in saved_matches.saved_matches(files.matches_folder()):
        try:
            if not is_over(saved.path, console):
                return saved.path
            over = over or saved.path
        except GameError as error:
            unusable = unusable or error
    if over is None:
        raise unusable or GameError("cli-error-nothing-saved")
    return over


def is_over(path: Path, console: Console) -> bool:
    """Tell whether a match has a result.

    Raises:
        GameError: The file can't be used.
    """
    journal = journal_files.load_journal(path)
    room = open_room(journal.header.game, dict(journal.header.options))
    with console.patience().actions(len(journal.records)) as watch:
        found = verify(room.game, journal, watch)
    if found.error is not None:
        raise fault_in_words(found.error, room, journal, console)
    return found.outcome is not None


def has_ended(path: Path, open_room: RoomLoader) -> bool:
    """Tell whether a match is over or given up for good; one that breaks the rules is not.

    Raises:
        GameError: The file can't be used.
    """
    journal = journal_files.load_journal(path)
    room = open_room(journal.header.game, dict(journal.header.options))
    found = verify(room.game, journal)
    return found.outcome is not None or (found.ok and journal.revealed is not None)


def tutor_command(arguments: Arguments, console: Console) -> int:
    """Give a chapter of a game's lessons, or ask which game.

    Raises:
        UsageError: The game or the profile does not exist.
        GameError: The game has no lesson, or no such chapter.
    """
    game, chapter = arguments.places.get("game"), arguments.places.get("chapter", "")
    chosen = None if game is None else match_options.find_room(game).game.id
    return learn(launch(arguments, console), chosen, chapter)
