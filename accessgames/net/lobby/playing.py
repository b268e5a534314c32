"""A match at a table of a hall, from sitting down to taking its journal home."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Literal

from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import SPECTATOR, GameError, Journal, read_journal, verify
from accessgames.engine.hindsight import FinishedMatch
from accessgames.engine.journal import PublicHeader
from accessgames.language import say
from accessgames.net.lobby.hearing import heard_messages
from accessgames.shell import (
    conversation,
    entry,
    errors,
    flow,
    interpreter,
    knowledge,
    proofs,
    seating,
    settings,
    typing_aids,
)
from accessgames.shell.session import Session
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from accessgames.net.link import Link
    from accessgames.net.remote_seat import RemoteSeat
    from accessgames.shell.input.requests import LineRequest
    from accessgames.shell.knowledge import AnySeat
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Handler

SCOPE = "hall"
"""File of the words that are typed in a hall."""


def _write_home(path: Path, data: bytes) -> None:
    """Write a file at home; raises StorageError."""
    with files.as_storage_error(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.replace_whole(path, data)


@dataclass(frozen=True, slots=True)
class Home:
    """Where somebody takes finished matches.

    Attributes:
        folder: Folder of their matches.
        place: A file of this computer, the page that they read, or nowhere they could be taken from.
        write: Puts a file there; raises GameError.
    """

    folder: Path
    place: Literal["file", "page", "nowhere"] = "file"
    write: Callable[[Path, bytes], None] = _write_home


@dataclass(slots=True)
class TakenHome:
    """Where the journal of a match goes that is kept in a hall: nowhere before its end.

    Attributes:
        path: The file that it will be, were it among the matches that go on at home.
        seat: Asks for it.
        home: Puts it there.
        text: The journal, once it is known.
        written: How many were written: a hall that was put back may end a match twice.
    """

    path: Path
    seat: RemoteSeat = field(repr=False)
    home: Home = field(repr=False)
    text: str = field(default="", repr=False)
    written: int = 0

    def __call__(self, line: str, /) -> None:
        """Keep nothing: the hall does."""

    def confirm(self, *, whole: bool = False) -> None:
        """Ask nothing: what was told is on the hall's disk."""

    def news(self) -> tuple[GameError, ...]:
        """Return nothing."""
        return ()

    def finish(self, folder: str = files.FINISHED_FOLDER, /) -> Path:
        """Write the journal among the finished matches, and return its path; raises GameError."""
        again = f"-{self.written + 1}" if self.written else ""
        target = self.path.parent / folder / f"{self.path.stem}{again}{self.path.suffix}"
        self.home.write(target, self.text.encode())
        self.written += 1
        return target

    def close(self) -> None:
        """Close nothing."""


class TableFlow(flow.Flow):
    """Moves a match on that is kept in a hall, and tells what is said there before what is played."""

    def __init__(self, session: Session, store: TakenHome, link: Link, since: int) -> None:
        """Follow a match; what happened before the own first turn is told, too.

        Args:
            session: At the match.
            store: Where its journal goes.
            link: Leads to the hall.
            since: How many actions somebody was told of before the hall was restarted; -1 for whoever was not
                there then.
        """
        super().__init__(session)
        self._link = link
        self._store = store
        self._taken = False
        if since >= 0:
            self.taken_back(since)
        elif _begins(session.known.seat):
            self.taken_back(0)

    def advance(self) -> None:
        """Tell what was said, then let the match go on; a hall that is gone for good ends the session."""
        console = self.session.teller.console
        console.tell(*heard_messages(self._link.heard))
        super().advance()
        before, self._taken = self._taken, self.session.known.over
        if self._taken and not before:
            take_home(self.session, self._store, self._link)
        if self._link.withdrawn:
            console.tell(*heard_messages(self._link.heard))
            self.session.agenda.onward = conversation.Arguments("hall-stand", (), "")
            self.session.agenda.done = True
        if self._link.lost is not None and not self.session.known.over:
            console.tell(errors.tell_error(self._link.lost, "system"))
            self.session.agenda.done = True


def sit_down(
    link: Link, context: SessionContext, handlers: Mapping[str, Handler], home: Home, *, patient: bool
) -> Session:
    """Enter the match that waits to be entered, and tell where it stands.

    Args:
        link: Leads there.
        context: The console and the preferences.
        handlers: What is understood there beside the words of a match.
        home: Where finished matches are taken.
        patient: Whether to wait for others before a line is read.

    Raises:
        GameError: The hall is gone, or the game is not installed here.
    """
    seat, room, table = link.enter(patient=patient)
    people = frozenset(at for at, spec in enumerate(seat.header.seats) if spec.player == seating.HUMAN)
    seats = seating.Seating(seat.header.seats, seating.has_secrets(room, seat.setup), away=people - seat.own)
    names, chosen = (*settings.WORD_FILES, SCOPE, room.game.id), context.preferences
    known = knowledge.Knowledge(room, seat, seats, lambda: chosen.language.vocabulary(*names))
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    store = TakenHome(home.folder / f"{room.game.id}-{stamp}-{table}.jsonl", seat, home)
    # Matches of a hall count there; records at home are for matches at home.
    here = replace(context, records=None, personal=None, daily=None, mistakes=None)
    since = link.told_before(table)
    session = Session(
        known, here, store, entry.HouseServices(here),
        partial(TableFlow, store=store, link=link, since=since), handlers,
    )  # fmt: skip
    if since >= 0:
        entry.announce_missed(session)
    elif not _begins(seat):
        entry.announce_resumed(session, None)
    else:
        context.console.tell(*proofs.luck_messages(seat.header))
        entry.announce_match(session)
    return session


def _begins(seat: AnySeat) -> bool:
    """Tell whether somebody sits down who has done nothing in the match yet."""
    return bool(seat.own) and seat.own.isdisjoint(seat.acted)


def play_out(session: Session, link: Link) -> None:
    """Take lines until the match is left, then go back to the hall.

    Raises:
        GameError: The hall is gone.
    """

    def next_request() -> LineRequest:
        asked = typing_aids.next_request(session)
        return replace(asked, wake=lambda: bool(asked.wake and asked.wake()) or link.rest())

    conversation.take_lines(session, next_request, partial(interpreter.interpret, session))
    link.leave()


def take_home(session: Session, store: TakenHome, link: Link) -> None:
    """Write the journal of a match that is over, verify it here, and tell its four words."""
    console = session.teller.console
    try:
        journal = _revealed(store, link)
        path = store.finish()
    except GameError as error:
        console.tell(errors.tell_error(error, "system"))
        return
    proven = verify(session.known.room.game, journal)
    verdict = "right" if proven.ok and _fits(journal, store) else "wrong"
    told = {"file": str(path), "verdict": verdict, "place": store.home.place}
    console.tell(say("hall-taken-home", "system", **told))
    console.tell(proofs.fingerprint_message(journal.last_hash))


def _fits(journal: Journal, store: TakenHome) -> bool:
    """Tell whether a sound journal is that of the match that was heard here, with its seed."""
    seat = store.seat
    if PublicHeader.of(journal.header) != seat.header:
        return False
    if seat.header.sealed is not None and journal.revealed is None:
        return False
    if store.home.place != "file":  # what was heard comes from the same computer
        return True
    viewer = next(iter(seat.own)) if len(seat.own) == 1 else SPECTATOR
    heard = FinishedMatch.read(seat.game, journal).events(viewer, 0, seat.moment)
    return heard == seat.events(viewer)


def _revealed(store: TakenHome, link: Link) -> Journal:
    """Fetch the journal when its last line tells the seed; the hall writes that line by itself.

    Raises:
        GameError: The hall is gone.
    """
    while True:
        store.text = store.seat.journal()
        journal = read_journal(store.text.splitlines(keepends=True))
        if store.seat.header.sealed is None or journal.revealed is not None or not link.wait():
            return journal
        store.seat.catch_up()
