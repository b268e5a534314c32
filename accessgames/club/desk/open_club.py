"""An open club: its tournaments, the one place where they change, and what commands work with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.club.audit import OpenRoom, RunningTournament, run_entries, run_journal
from accessgames.club.desk.scribe import FindSigner, Scribe
from accessgames.club.events import REMARKS, Created, Event, Restored, Undone
from accessgames.club.model import luck
from accessgames.club.notation import PLAIN_FORMAT, UNITED_FORMAT
from accessgames.club.rules import weeks
from accessgames.club.rules.course import begin_course
from accessgames.club.store import archive as archives
from accessgames.club.store import database, integrity, seen, uniting
from accessgames.club.union.writing import EntryWriter, complete
from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import GameError, IllegalAction
from accessgames.language import Language, Message, Vocabulary
from accessgames.language.commandline import GivenOptions, quote_briefly
from accessgames.patience import NOBODY_WAITS, Patience
from accessgames.storage.databases import clear_drafts
from accessgames.storage.signing import own_signer

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.braille.pages import PageSize
    from accessgames.club.model.tournament import Tournament

FORM_OF_NEW: Final = UNITED_FORMAT
"""Shape of the journals of new tournaments."""

_NO_MORE: Final = archives.Beside()
_NOBODY_SAID: Final = ""


class OpenClub:
    """A club that is open, or none yet.

    Attributes:
        file: The club; None until there is one.
        current: Id of the tournament that is worked on, or empty.
        now: Gives the time as ISO 8601 text.
        seed: Gives a fresh seed.
        scribe: Writes the lines.
        wanted: Name of the club that is made with its first tournament, or empty.
    """

    def __init__(
        self,
        file: database.ClubFile | None,
        now: Callable[[], str],
        seed: Callable[[], str],
        find_signer: FindSigner | None = None,
    ) -> None:
        """Open the tournaments of a club; one that breaks the rules keeps none of the others closed."""
        self.now = now
        self.seed = seed
        self.scribe = Scribe(now, find_signer)
        self.current = ""
        self.wanted = ""
        self._running: dict[str, RunningTournament] = {}
        self._broken: dict[str, GameError] = {}
        self.file: database.ClubFile | None = None
        if file is not None:
            self.take(file)

    def take(self, file: database.ClubFile) -> None:
        """Work with a club from now on, with its latest tournament that is not closed."""
        self.close()
        self.file, self._running, self._broken = file, {}, {}
        self._retrace()
        open_ones = [name for name, one in self._running.items() if not one.tournament.closed]
        self.current = next(reversed(open_ones or [*self._running]), "")

    def move(self, file: database.ClubFile | None, wanted: str = "") -> None:
        """Work with another club from now on, or with none until one of the wanted name is made."""
        if file is not None:
            self.take(file)
            return
        self.close()
        self.current, self.wanted, self._running, self._broken = "", wanted, {}, {}

    def refresh(self) -> None:
        """Take in what was added to the file: new tournaments, and further lines of those that are open."""
        self._running, self._broken = {}, {}
        self._retrace()
        if self.current not in self._running:
            self.current = next(reversed(self._running), "")

    def catch_up(self) -> bool:
        """Take in what another program has written to the file since; tell whether there is anything.

        Raises:
            StorageError: The file is gone, damaged, or can't be read.
        """
        if self.file is None:
            return False
        before = self.file.archive
        if not self.file.catch_up():
            return False
        if self.file.archive.people == before.people:
            same = {
                name
                for name, lines in before.tournaments.items()
                if self.archive.tournaments.get(name) == lines
            }
            self._running = {name: one for name, one in self._running.items() if name in same}
            self._broken = {name: one for name, one in self._broken.items() if name in same}
        else:
            self._running, self._broken = {}, {}
        current = self.current
        self._retrace()
        self._running = {
            name: self._running[name] for name in self.archive.tournaments if name in self._running
        }
        self.current = current if current in self._running else next(reversed(self._running), "")
        return True

    def unite(self, other: archives.Archive) -> uniting.Difference:
        """Take in what another copy of the club has, all or nothing; what was verified is given.

        Returns:
            What has been added.

        Raises:
            GameError: Both can't be united; nothing changed.
            StorageError: It could not be written; nothing changed.
        """
        assert self.file is not None  # noqa: S101 - a copy of an open club
        self.catch_up()
        own = self.archive
        found = uniting.difference(own, uniting.unite(own, other))
        self.file.extend(found.lines, found.records.items(), found.beside, found.renamed)
        self.current = found.renamed.get(self.current, self.current)
        self.refresh()
        return found

    def _retrace(self) -> None:
        """Carry out the journals that were not carried out yet, and set those aside that can't be."""
        for name, lines in self.archive.tournaments.items():
            if name in self._running or name in self._broken or name.startswith(archives.LEAGUE):
                continue
            try:
                self._running[name] = run_journal(name, lines, self.archive.people)
            except GameError as mistake:
                self._broken[name] = mistake

    def close(self) -> None:
        """Let others have the club, and note how far this computer has seen it."""
        if self.file is not None:
            seen.note_seen(self.file.archive.tournaments)
            self.file.close()
            self.file = None

    @property
    def archive(self) -> archives.Archive:
        """Everything the club has; of no club, nothing."""
        return archives.Archive(_NOBODY_SAID, {}) if self.file is None else self.file.archive

    @property
    def tournaments(self) -> Mapping[str, RunningTournament]:
        """The tournaments by their ids, in the order of making."""
        return self._running

    @property
    def broken(self) -> Mapping[str, GameError]:
        """Tournaments whose journals break the rules: id -> `club-error-journal` with the first wrong line.

        Nothing can be done with them, and nothing of them is lost: their lines stay in the archive.
        """
        return self._broken

    @property
    def running(self) -> RunningTournament:
        """The tournament that is worked on.

        Raises:
            GameError: `club-error-no-tournament`, or what is wrong with the only one.
        """
        if not self.current:
            raise next(iter(self._broken.values()), GameError("club-error-no-tournament"))
        return self._running[self.current]

    @property
    def lines(self) -> tuple[str, ...]:
        """The journal of the tournament that is worked on, each line with its newline.

        Raises:
            GameError: As `running`.
        """
        return self.lines_of(self.running.id)

    def lines_of(self, name: str) -> tuple[str, ...]:
        """Return the journal of a tournament, each line with its newline; entries in their order."""
        known = self._running[name].known if name in self._running else None
        if known is not None:
            return tuple(f"{entry.line}\n" for entry in known.entries)
        return tuple(f"{line}\n" for line in self.archive.tournaments[name])

    @property
    def tournament(self) -> Tournament:
        """The tournament that is worked on, as it stands.

        Raises:
            GameError: `club-error-no-tournament`.
        """
        return self.running.tournament

    def found(self, name: str) -> None:
        """Make the club, where there is none yet; its file is named after it.

        Raises:
            StorageError: It can't be made, or there is one of this name.
        """
        if self.file is None:
            self.file = database.create_club_file(archives.club_path(name), archives.Archive(name, {}))

    def create(self, created: Created) -> RunningTournament:
        """Begin a tournament and work on it.

        Raises:
            GameError: The proposal is not possible, or it can't be written.
        """
        assert self.file is not None  # noqa: S101 - founded before
        course = begin_course(created)
        name = archives.free_id(created.proposal.name, self.archive.tournaments)
        empty = RunningTournament(name, course, 0, "", FORM_OF_NEW, made=self.now())
        self._write([(empty, (created,))])
        self.current = name
        return self._running[name]

    def record(
        self,
        *events: Event,
        records: Iterable[tuple[str, str]] = (),
        beside: archives.Beside = _NO_MORE,
        also: Callable[[Sequence[Event]], archives.Beside] | None = None,
    ) -> Tournament:
        """Let something happen: it is checked, written down and only then part of the tournament.

        Args:
            events: What happens; all of it or nothing.
            records: Journals of matches that it speaks of, with their digests.
            beside: What changes beside the journals at the same moment.
            also: Says what more changes there, once the events are such as the journal has them.

        Raises:
            IllegalAction: It is not allowed; nothing changed.
            StorageError: It could not be written; nothing changed.
        """
        try:
            return self._record(events, (records := tuple(records)), beside, also)
        except integrity.ClubFileError as behind:
            if behind.key != "club-error-file-behind":
                raise
        # Somebody has written at another window meanwhile: whether it is allowed is asked once more.
        self.catch_up()
        return self._record(events, records, beside, also)

    def _record(
        self,
        events: Sequence[Event],
        records: Iterable[tuple[str, str]],
        beside: archives.Beside,
        also: Callable[[Sequence[Event]], archives.Beside] | None,
    ) -> Tournament:
        running, people = self.running, dict(beside.people)
        written: list[Event] = []
        course = running.course
        for said in events:
            event = weeks.with_token(course.tournament, said)
            if isinstance(event, Restored) and running.known is not None:
                written.append(event)  # what it makes is known when all entries are carried out
                continue
            refused = course.refusal(event)
            if refused is not None:
                raise IllegalAction(refused)
            whole = event if running.known is None else complete(event, course, running.known)
            named, texts = (whole, {}) if running.form == PLAIN_FORMAT else self.scribe.named(whole)
            course = course.after(named)
            written.append(named)
            people.update(texts)
        if also is not None:
            beside = also(written)
            people.update(beside.people)
        self._write(
            [(replace(running, course=course), tuple(written))], records, replace(beside, people=people)
        )
        return self.tournament

    def note(self, beside: archives.Beside) -> None:
        """Write down something about people, beside all tournaments.

        Raises:
            GameError: `club-error-no-club` where there is none yet, or it could not be written.
        """
        if self.file is None:
            raise GameError("club-error-no-club")
        self.file.extend({}, (), beside)

    def forget(self, events: Mapping[str, tuple[Event, ...]], beside: archives.Beside) -> None:
        """Write down in several tournaments that somebody is forgotten, and drop the name at the same moment.

        Args:
            events: Id of the tournament -> what happens there.
            beside: What lies in the place of the name from now on.

        Raises:
            StorageError: It could not be written; nothing changed.
        """
        self._write([(self._running[name], found) for name, found in events.items()], (), beside)
        self.refresh()  # everybody is called differently in what has been carried out already

    def _write(
        self,
        journals: Sequence[tuple[RunningTournament, tuple[Event, ...]]],
        records: Iterable[tuple[str, str]] = (),
        beside: archives.Beside = _NO_MORE,
    ) -> None:
        """Add lines to journals, all or nothing; then the tournaments have gone on."""
        assert self.file is not None  # noqa: S101 - there is a tournament, so there is a club
        lines, after = {}, {}
        for running, events in journals:
            if running.form == UNITED_FORMAT:
                entries = EntryWriter(running.known, self.scribe.salt, running.id)
                lines[running.id] = self.scribe.write_entries(entries, events)
                before = () if running.known is None else running.known.entries
                after[running.id] = run_entries(running.id, (*before, *entries.written))
                continue
            writer = running.writer()
            lines[running.id], key = self.scribe.write(writer, events, running.key)
            count = len(lines[running.id])
            plain = sum(not isinstance(event, REMARKS) for event in events)
            after[running.id] = replace(
                running,
                lines=running.lines + count,
                last_hash=writer.last_hash,
                key=key,
                remarks=running.remarks + count - plain,
            )
        try:
            self.file.extend(lines, records, beside)
        except GameError:
            self.scribe.take_news()
            raise
        self._running.update(after)

    def draw_seed(self, number: int = 0) -> str:
        """Return the seed of the next draw: it follows from the tournament's own and from what has happened.

        Args:
            number: Which of several draws at this moment, from 0.
        """
        # Lines about the journal itself do not count: who has a key draws the same as who has none.
        return luck.draw_seed(self.tournament.seed, self.running.happened, number)

    def undo(self) -> tuple[Event, ...]:
        """Take back what was said last and holds; return its events, last first; raises as `record`."""
        happened = self.running.course.events
        keep = max(1, len(happened) - self.running.last_step)
        self.record(Undone(keep))
        return happened[: keep - 1 : -1]

    @property
    def leagues(self) -> tuple[str, ...]:
        """Ids of the leagues that were remembered, in the order of making."""
        kept = self.archive.tournaments
        return tuple(name.removeprefix(archives.LEAGUE) for name in kept if name.startswith(archives.LEAGUE))


def find_club_file(name: str | None, *, make: bool) -> Path | None:
    """Return the file of the club that is meant: the one named, else the one used last.

    Args:
        name: As typed, or None.
        make: Whether a club that is named and does not exist is going to be made.

    Returns:
        The file, or None where there is no club yet.

    Raises:
        GameError: `club-error-club` with the clubs there are.
    """
    known = archives.club_paths()
    if name is None:
        return known[0] if known else None
    path = archives.club_path(name)
    if path in known:
        return path
    if make:
        return None
    raise GameError(
        "club-error-club", word=quote_briefly(name), choices=tuple(one.stem for one in known) or ("0",)
    )


def open_club_by_name(
    name: str | None,
    now: Callable[[], str],
    seed: Callable[[], str],
    *,
    write: bool = True,
    make: bool = False,
) -> OpenClub:
    """Open a club, or a desk without one; what changes is signed with the key of this computer.

    Args:
        name: Club as typed, or None for the one used last.
        now: Gives the time as ISO 8601 text.
        seed: Gives a fresh seed.
        write: Whether something is going to change, so that everybody else is kept out.
        make: Whether the club may be new.

    Raises:
        GameError: The club does not exist, is used by another program, or its file is damaged.
    """
    if write:
        clear_drafts(archives.clubs_folder())
    path = find_club_file(name, make=make)
    if path is None:
        club = OpenClub(None, now, seed, own_signer)
        club.wanted = name or ""
        return club
    file = database.open_club_file(path) if write else database.read_club_file(path)
    try:
        return OpenClub(file, now, seed, own_signer)
    except BaseException:
        file.close()
        raise


_NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request(GivenOptions):
    """One command of the organiser.

    Attributes:
        items: What it is about, part by part: what stood between commas, or the words of a command line.
        options: Values of the options that were given, by id; in a conversation there are none.
        text: All items as one text.
    """

    items: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NOTHING)

    @property
    def text(self) -> str:
        """All items as one text."""
        return ", ".join(self.items)


def split_items(text: str) -> tuple[str, ...]:
    """Take a typed text apart at its commas and semicolons.

    >>> split_items(" Jana nevidomí,, Petr ")
    ('Jana nevidomí', 'Petr')
    """
    parts = (" ".join(part.split()) for part in text.replace(";", ",").split(","))
    return tuple(filter(None, parts))


@dataclass(frozen=True, slots=True)
class ClubContext:
    """What a command works with: the open club, its language and words.

    Attributes:
        club: The club.
        language: The language spoken; documents are written in it too.
        words: The words that may be typed.
        sheet: The paper for Braille unless another one is asked for.
        open_room: Loads a game.
        patience: What tells how far something is that takes long.
    """

    club: OpenClub
    language: Language
    words: Vocabulary
    sheet: PageSize
    open_room: OpenRoom
    patience: Patience = NOBODY_WAITS


ClubCommand: TypeAlias = Callable[[ClubContext, Request], tuple[Message, ...]]
"""Does what a request asks for and returns what to tell, the result first; raises GameError for a refusal."""

WORD_FILES = ("common", "space", "shell", "club")
"""Word files in use at the desk."""


def words_of(language: Language) -> Vocabulary:
    """Return the words that may be typed at the desk."""
    return language.vocabulary(*WORD_FILES)
