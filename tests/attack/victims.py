"""A nursery of programs that are attacked: matches, the desk of a club, and what is brought into one.

Each request is one line of JSON, a `Request`. A child announces, each time after the console has written it,

- `match ID`: which match is played;
- `told NUMBER TEXT`: action NUMBER was told, TEXT is its notation, or the hash of a line of a club;
- `saved NUMBER`: it was said that a match of so many actions is saved, or a club of so many lines;
- `meddled`: the file is going to be deleted, replaced or cut by somebody else, so that only what is announced
  behind that has to be found again;
- `done` when all was done, `calls NUMBER` how many calls of the disk that took, and `crash` for the net under
  unexpected errors.
"""

from __future__ import annotations

import ctypes
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.cli.launch import DiskStore, has_ended
from accessgames.club.desk import console_sessions, open_club
from accessgames.club.store.archive import club_paths
from accessgames.engine import GameError, SeatSpec, Stream
from accessgames.games import game_ids, load_room
from accessgames.shell import Launch, entry, play, resume
from accessgames.storage import files, journal_files, progress, saved_matches
from tests.nursery import announce, bring_up

if TYPE_CHECKING:
    from types import ModuleType

    from accessgames.shell.session import Session

NOW: Final = "2026-11-22T10:00:00+00:00"
SAVED: Final = ("Partie je uložena", "Vše je zapsáno")


@dataclass(frozen=True)
class Request:
    """What a child does.

    Attributes:
        kind: `game`, `desk` or `import`.
        home: The folder of everything.
        game: What is played.
        seed: Of what is typed.
        lines: How many lines are typed at most.
        meddle: Whether somebody else touches the files now and then.
        fault: Which call of the disk fails, from 1; 0 for none, -1 for none but counting them.
        error: With which number.
        lasting: Whether all calls behind it fail as well.
    """

    kind: str
    home: str
    game: str = ""
    seed: str = ""
    lines: int = 10**6
    meddle: bool = False
    fault: int = 0
    error: int = 0
    lasting: bool = False


class Typist:
    """Standard input of a conversation: makes each line when it is asked for, and announces what was told."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.stream = Stream("attack", request.seed)
        self.heard = io.StringIO()
        self._lines = self.lines()
        self._left = request.lines
        self._read = 0
        self.made: Any = None

    def watch(self, module: ModuleType, name: str) -> None:
        """Take note of what a function of the program makes: the session, or the open club."""
        make = getattr(module, name)

        def made(*arguments: object, **more: object) -> object:
            self.made = make(*arguments, **more)
            return self.made

        setattr(module, name, made)

    def lines(self) -> Iterator[str]:
        """Yield what is typed; what was told for a line is announced before the next one."""
        raise NotImplementedError

    def isatty(self) -> bool:
        return False

    def told(self) -> str:
        """What was written since the last line."""
        text = self.heard.getvalue()[self._read :]
        self._read += len(text)
        return text

    def readline(self, _size: int = -1, /) -> str:
        self._left -= 1
        line = next(self._lines, None)  # announces what was told for the line before
        return "" if line is None or self._left < 0 else f"{line}\n"


def launch(typist: Typist) -> Launch:
    """A program of its own, with its files below the home of the request."""
    return Launch(
        store=DiskStore(),
        log=Path(f"{typist.request.home}.log"),
        now=lambda: NOW,
        seed=lambda: "7",
        language="cs",
        stdin=typist,  # type: ignore[arg-type] # lines are read from it and nothing else
        stdout=typist.heard,
        records=progress.RecordsFile(files.records_path()),
        line_time=1000,
    )


class Player(Typist):
    """Plays a match at random, asks whether it is saved, and lets others touch its file."""

    def lines(self) -> Iterator[str]:
        while (session := self.made) is not None:
            self.announce(session)
            step = self.stream.randrange(8)
            if session.known.over:
                yield "konec"
            elif step == 0:
                yield "ulož"
            elif step == 1:
                yield "ověř"
            else:
                if self.request.meddle and step == 2:
                    self.meddle(session.store.path)
                self.act(session)
                yield "kdo"

    def announce(self, session: Session) -> None:
        """Announce the action that was told last, and whether it was said to be saved."""
        seat: Any = session.known.seat
        told = self.told()
        sealed = seat.header.sealed
        announce(f"match {sealed.match}")
        if seat.moment:
            announce(f"told {seat.moment} {seat._match.entries[-1].text}")
        if any(word in told for word in SAVED):
            announce(f"saved {seat.moment}")

    def act(self, session: Session) -> None:
        """Do something legal, as if it had been typed."""
        known = session.known
        actor = known.awaited()
        if actor is None or actor not in known.seating.humans:
            return
        legal = list(known.listener(actor).perspective.legal)
        if legal:
            with suppress(GameError):
                session.submit(actor, legal[self.stream.randrange(len(legal))])

    def meddle(self, path: Path) -> None:
        """Delete, replace or cut the file of the match, as somebody who tidies up may do."""
        announce("meddled")
        match self.stream.randrange(3):
            case 0:
                path.unlink()
            case 1:
                other = path.with_suffix(".other")
                other.write_bytes(b"something else\n")
                other.replace(path)
            case _:
                os.truncate(path, path.stat().st_size // 2)


def play_match(request: Request) -> None:
    """Go on with the match of the home, or begin one; finish what was killed behind its last action."""
    typist = Player(request)
    typist.watch(entry, "seat_players")
    start = launch(typist)
    path = next((one.path for one in saved_matches.saved_matches(files.matches_folder())), None)
    if path is None or has_ended(path, start.open_room):
        play(start, request.game, (SeatSpec("Jana"), SeatSpec("", "bot:1")))
    else:
        resumed = journal_files.resume_journal(path)
        with resumed.file:
            resume(start, resumed.journal, resumed.file, resumed.secret)


FOUND: Final = (
    "založ", "Večer", "", "18:00", "Klubovna", "Klub", "Spolek", "7", "iota, 3", "3-4", "2", "3", "2", "", "",
    "", "30",
)  # fmt: skip
"""The questions about a new tournament, answered."""


class Organiser(Typist):
    """Does what comes to mind at the desk."""

    def lines(self) -> Iterator[str]:
        if not club_paths():
            yield from FOUND
        number = 0
        while True:
            self.announce()
            number = len(self.made.tournament.players) if self.made.current else 0
            some = (
                f"zapiš {name(number)}", f"zapiš {name(number)}", "losuj", "výsledek 40, 30, 20, 10",
                "výsledek 40, 30, 20", f"trest {name(0)} 1", "zpět", "ulož", "uprav kol 9",
            )  # fmt: skip
            yield some[self.stream.randrange(len(some))] if number >= MOST_GUESTS else some[0]

    def announce(self) -> None:
        """Announce how many lines the tournament has, with the hash of the last."""
        told = self.told()
        if self.made is not None and self.made.current:
            running = self.made.running
            last = json.loads(self.made.archive.tournaments[running.id][-1])
            announce(f"told {running.lines} {last['h']}")
            if any(word in told for word in SAVED):
                announce(f"saved {running.lines}")


MOST_GUESTS: Final = 9


def name(number: int) -> str:
    """The name of a guest, unlike all others."""
    return "".join("abcdefghij"[int(digit)] for digit in f"{number:03}").capitalize() * 2


def hold_desk(request: Request) -> None:
    """Go on at the desk, or found the club."""
    typist = Organiser(request)
    typist.watch(open_club, "open_club_by_name")
    console_sessions.start_conversation(launch(typist))


class Carrier(Typist):
    """Brings an exported club in, writes one out, and a paper of it."""

    _carried = 0

    def lines(self) -> Iterator[str]:
        out = self.request.home
        for line in (
            f"načti {self.request.game}",
            f"vyvez {out}/ven.txt",
            f"listiny propozice, {out}/propozice.html",
        ):
            self.told()
            yield line
            if any(word in self.told() for word in CARRIED):
                self._carried += 1
                announce(f"told {self._carried} {line.split()[0]}")


CARRIED: Final = ("je načtený a ověřený", "Klub je v souboru", "propozice.html")
"""Begin what is told when a club was brought in or out."""


def carry(request: Request) -> None:
    """Bring in the club whose file is named where a game would be, then write it out again."""
    console_sessions.start_conversation(launch(Carrier(request)))


KINDS: Final = {"game": play_match, "desk": hold_desk, "import": carry}


def live(line: str) -> None:
    """Do what a request says; of mistakes that have a sentence nothing is announced."""
    request = Request(**json.loads(line))
    os.environ[files.HOME_VARIABLE] = request.home
    faults = ctypes.CDLL(None) if request.fault else None
    if faults is not None:
        faults.faults_arm(request.home.encode(), request.fault, request.error, int(request.lasting))
    try:
        with suppress(GameError):
            KINDS[request.kind](request)
    except Exception as error:  # noqa: BLE001 - whatever comes through is what is looked for
        announce(f"crash {type(error).__name__} {error}".replace("\n", " "))
    if faults is not None:
        announce(f"calls {faults.faults_disarm()}")
    if Path(f"{request.home}.log").exists():
        announce("crash log")
    announce("done")


def prepare() -> None:
    """Load what the children need, so that each of them lives at once."""
    for game in game_ids():
        load_room(game)


if __name__ == "__main__":
    sys.setrecursionlimit(5000)
    prepare()
    bring_up(live)
