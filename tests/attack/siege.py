"""Who attacks, and who looks afterwards whether anything that was announced is lost.

`kill` ends programs at random moments, `fail` lets each call of the disk fail once; both go on with a program
that nobody attacks, and compare what was announced with what is on the disk.
"""

from __future__ import annotations

import errno
import json
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.club.audit import run_journal
from accessgames.club.store.archive import Archive, write_archive
from accessgames.club.store.database import read_club_file
from accessgames.engine import Entry, GameError, Match, Stream
from accessgames.games import load_room
from accessgames.storage.journal_files import load_journal
from accessgames.storage.seed_files import load_seed
from tests.attack.victims import Request
from tests.nursery import NEVER, nursery

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.nursery import Nursery

SOURCE: Final = Path(__file__).with_name("faults.c")
MODULE: Final = "tests.attack.victims"
GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
SHORT: Final = 0
"""In the place of an error: a write takes half of what it is given."""

ERRORS: Final = (errno.ENOSPC, errno.EIO, SHORT)
KINDS: Final = ("game", "touched", "desk", "import")
"""What is attacked: matches, matches whose files somebody else touches, the desk of a club, imports."""

LINES: Final = {"game": 7, "desk": 26, "import": 3}
"""Lines that are typed while calls fail."""

_LONGEST_WAIT: Final = {"game": 0.02, "desk": 0.02, "import": 0.3}
_PATIENCE: Final = {"game": 10, "desk": 30, "import": 2}


def compiler() -> str | None:
    """The C compiler of this machine, or None."""
    return shutil.which("cc")


def build_faults(folder: Path) -> Path:
    """Compile what makes calls fail; return what is to be preloaded."""
    library = folder / "faults.so"
    command = [compiler() or "cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return library


@dataclass
class Figures:
    """What an attack came to.

    Attributes:
        kills: Programs that were killed while they lived.
        faults: Calls that failed.
        told: Actions and lines of clubs that were announced.
        saved: Times it was said that all is saved.
        complaints: What was found wrong, in words for who mends it.
    """

    kills: int = 0
    faults: int = 0
    told: int = 0
    saved: int = 0
    complaints: list[str] = field(default_factory=list)

    def __add__(self, other: Figures) -> Figures:
        """Return the figures of both."""
        return Figures(
            self.kills + other.kills,
            self.faults + other.faults,
            self.told + other.told,
            self.saved + other.saved,
            [*self.complaints, *other.complaints],
        )

    @property
    def line(self) -> str:
        """All figures in one line."""
        return (
            f"{self.kills} kills, {self.faults} failing calls, {self.told} announced, "
            f"{self.saved} times saved: {len(self.complaints)} lost or wrong"
        )


@dataclass
class Claims:
    """What a victim has announced and has to be found again.

    Attributes:
        match: Id of the match, or empty.
        told: Number -> text of what was told.
        saved: The highest number that was said to be saved.
        open: Whether somebody touched the file and nothing was announced since.
    """

    match: str = ""
    told: dict[int, str] = field(default_factory=dict)
    saved: int = 0
    open: bool = False

    def take(self, line: str, figures: Figures) -> None:
        """Take note of an announcement."""
        word, _, rest = line.partition(" ")
        if word == "match" and rest != self.match:
            self.__init__(rest)  # type: ignore[misc] # another match: all anew
        elif word == "told":
            number, _, text = rest.partition(" ")
            if int(number) not in self.told:
                self.open = self.open and int(number) <= self.saved
                figures.told += 1
            self.told[int(number)] = text
        elif word == "saved":
            self.saved, self.open = int(rest), False
            figures.saved += 1
        elif word == "meddled":
            self.saved, self.open = max(self.told, default=0), True
        elif word == "crash":
            figures.complaints.append(line)


def look_for_match(home: Path, claims: Claims) -> str | None:
    """Say what of a match is lost; None where all that was announced is in one of its journals."""
    if claims.open or not claims.told:
        return None
    wrong = "no journal of it"
    for path in home.rglob("*.jsonl"):
        if path.parent.name not in ("matches", "finished"):
            continue
        with suppress(GameError):
            journal = load_journal(path)
            if journal.header.sealed is None or journal.header.sealed.match != claims.match:
                continue
            texts = [record.text for record in journal.records if isinstance(record, Entry)]
            lost = [n for n, text in claims.told.items() if n > len(texts) or texts[n - 1] != text]
            if lost or claims.saved > len(texts):
                wrong = f"actions {lost[:3]} of {len(texts)}, saved {claims.saved} in {path.name}"
                continue
            Match.replay(load_room(journal.header.game).game, journal)
            load_seed(path, journal)
            return None
    return f"match {claims.match} in {home}: {wrong}"


def look_for_club(home: Path, claims: Claims) -> str | None:
    """Say what of a club is lost; None where all that was announced is in it, unchanged."""
    if not claims.told:
        return None
    wrong = f"club in {home}: not there"
    for path in (home / "clubs").glob("*.club"):
        with read_club_file(path) as club:
            for name, lines in club.archive.tournaments.items():
                hashes = [json.loads(line)["h"] for line in lines]
                lost = [n for n, text in claims.told.items() if n > len(lines) or hashes[n - 1] != text]
                run_journal(name, lines)
                if not lost and claims.saved <= len(lines):
                    return None
                wrong = f"club in {home}: lines {lost[:3]} of {len(lines)}, saved {claims.saved}"
    return wrong


def look_for_import(home: Path, claims: Claims, whole: Archive) -> str | None:
    """Say what of a club that was brought in or written out is lost or half; None where nothing is."""
    clubs = list((home / "clubs").glob("*.club"))
    for path in clubs:
        with read_club_file(path) as club:
            if club.archive.tournaments != whole.tournaments:
                return f"{path}: half a club"
    out = home / "ven.txt"
    if out.exists() and out.read_text("utf-8") != write_archive(whole):
        return f"{out}: half a file"
    paper = home / "propozice.html"
    if paper.exists() and not paper.read_text("utf-8").endswith("</html>\n"):
        return f"{paper}: half a file"
    made = {"načti": bool(clubs), "vyvez": out.exists(), "listiny": paper.exists()}
    missing = not all(made[word] for word in claims.told.values())
    return f"{home}: announced and not there" if missing else None


@dataclass
class Siege:
    """An attack on one home.

    Attributes:
        victims: The nursery.
        home: Everything of the attacked programs.
        request: What they do.
        stream: What is random about it.
        whole: What is brought in.
    """

    victims: Nursery
    home: Path
    request: Request
    stream: Stream
    whole: Archive | None = None
    figures: Figures = field(default_factory=Figures)
    claims: Claims = field(default_factory=Claims)

    def live(self, request: Request, patience: int = NEVER) -> list[str]:
        """Let a child do something, and kill it after so many announcements."""
        wait = _LONGEST_WAIT[request.kind]
        told = self.victims.kill(json.dumps(asdict(request)), patience, self.stream, wait)
        for line in told:
            self.claims.take(line, self.figures)
        if self.claims.open:
            # Killed before it could write anew what somebody took: the next one has what is left.
            self.claims = Claims(self.claims.match)
        return told

    def look(self) -> None:
        """Complain about what is lost."""
        try:
            if self.request.kind == "game":
                wrong = look_for_match(self.home, self.claims)
            elif self.request.kind == "desk":
                wrong = look_for_club(self.home, self.claims)
            else:
                assert self.whole is not None
                wrong = look_for_import(self.home, self.claims, self.whole)
        except (GameError, OSError, ValueError) as error:
            wrong = f"{self.home}: {error!r}"
        if wrong is not None:
            self.figures.complaints.append(wrong)

    def fresh(self) -> None:
        """Begin with an empty home."""
        shutil.rmtree(self.home, ignore_errors=True)
        Path(f"{self.home}.log").unlink(missing_ok=True)
        self.home.mkdir(parents=True)
        self.claims = Claims()

    def seeded(self, number: int, **changes: object) -> Request:
        """The request with a seed of its own."""
        fields = {**asdict(self.request), "home": str(self.home), "seed": f"{self.request.seed}/{number}"}
        return Request(**{**fields, **changes})

    def kill(self, count: int) -> None:
        """Kill so many programs, each of which goes on from what the one before has left."""
        if self.request.kind != "import":
            self.fresh()
        for number in range(count):
            if self.request.kind == "import":
                self.fresh()
            told = self.live(self.seeded(number), self.stream.randrange(_PATIENCE[self.request.kind]))
            self.figures.kills += told[-1:] != ["done"]
            self.look()
            if self.request.kind == "import":
                self.live(self.seeded(number))
                self.look()
                self.tidy()

    def tidy(self) -> None:
        """Complain about drafts, empty journals and seeds without one that nobody has cleaned away."""
        found = [*self.home.rglob("*.*")]
        left = [path.name for path in found if ".part" in path.name]
        left += [path.name for path in found if path.suffix == ".jsonl" and not path.stat().st_size]
        left += [
            path.name for path in found if path.suffix == ".seed" and not path.with_suffix(".jsonl").exists()
        ]
        if left:
            self.figures.complaints.append(f"{self.home}: {left}")

    def fail(self, *, lines: int, most: int = 10**6, step: int = 1) -> None:
        """Let one call of the disk fail after the other, once and for good, and go on without failures.

        Args:
            lines: How many lines are typed while calls fail.
            most: How many calls at most.
            step: One call of so many.
        """
        for error in ERRORS:
            for lasting in (False, True) if error != SHORT else (False,):
                for nth in range(1, most + 1, step):
                    self.fresh()
                    told = self.live(self.seeded(nth, lines=lines, fault=nth, error=error, lasting=lasting))
                    calls = next((int(line.split()[1]) for line in told if line.startswith("calls")), 0)
                    self.look()
                    if calls < nth:
                        break
                    self.figures.faults += 1
                    told = self.live(self.seeded(nth, lines=4))
                    before = len(self.figures.complaints)
                    if told[-1:] != ["done"]:
                        self.figures.complaints.append(f"{told[-1:]}")
                    self.look()
                    self.tidy()
                    for place in range(before, len(self.figures.complaints)):
                        self.figures.complaints[place] += f", call {nth}, error {error}, lasting {lasting}"


def sieges(
    folder: Path, kinds: tuple[str, ...], seed: str, games: tuple[str, ...]
) -> Iterator[tuple[str, Request]]:
    """Yield the name and the request of each attack: matches, touched ones, the desk, and imports."""
    for game in games:
        if "game" in kinds:
            yield game, Request("game", "", game, f"{seed}/{game}")
        if "touched" in kinds:
            yield f"{game}-touched", Request("game", "", game, f"{seed}/{game}/touched", meddle=True)
    if "desk" in kinds:
        yield "desk", Request("desk", "", "", f"{seed}/desk")
    if "import" in kinds:
        yield "import", Request("import", "", str(folder / "club.txt"), f"{seed}/import")


def make_club(victims: Nursery, folder: Path, lines: int) -> Archive:
    """Let an organiser work for so many lines, and write the club where an import finds it."""
    siege = Siege(victims, folder / "model", Request("desk", "", "", "model"), Stream("siege", "model"))
    siege.fresh()
    siege.live(siege.seeded(0, lines=lines))
    (path,) = (folder / "model" / "clubs").glob("*.club")
    with read_club_file(path) as club:
        archive = club.archive
    (folder / "club.txt").write_text(write_archive(archive), encoding="utf-8", newline="\n")
    return archive


def attack(
    folder: Path,
    *,
    kills: int,
    calls: int,
    kinds: tuple[str, ...],
    seed: str = "1",
    step: int = 1,
    games: tuple[str, ...] = GAMES,
) -> dict[str, Figures]:
    """Attack everything.

    Args:
        folder: Where the homes are made.
        kills: Programs to be killed, shared out among the attacks.
        calls: Most calls that fail in each of them, for each way of failing; 0 for none.
        kinds: `game`, `touched`, `desk`, `import`.
        seed: Of all that is random.
        step: One call of so many fails.
        games: What is played.

    Returns:
        The figures of each attack by its name.
    """
    preloaded = build_faults(folder) if calls else None
    found: dict[str, Figures] = {}
    with nursery(MODULE, 0, preloaded) as victims:
        whole = make_club(victims, folder, 60) if "import" in kinds else None
        named = list(sieges(folder, kinds, seed, games))
        for name, request in named:
            siege = Siege(victims, folder / name, request, Stream("siege", f"{seed}/{name}"), whole)
            siege.kill(-(-kills // len(named)))
            if calls and not request.meddle:
                siege.fail(lines=LINES[request.kind], most=calls, step=step)
            found[name] = siege.figures
            sys.stderr.write("\n".join((f"{name}: {siege.figures.line}", *siege.figures.complaints, "")))
    return found
