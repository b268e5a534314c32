"""Finished matches that somebody goes through by ear: what is typed, and what is told.

The journals stand beside the transcripts, so that these change with what is thought of a match, not with the
matches that are played.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Header, Match, MatchDriver, SeatSpec
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.games import load_room
from accessgames.shell import Launch
from accessgames.shell.entry import review_journal
from accessgames.storage.journal_files import load_journal
from tests.whole.lessons import COMMAND, Learner
from tests.whole.session import NOTHING, Store

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.engine import Actor
    from accessgames.engine.driver import ChancePolicy

FOLDER: Final = Path(__file__).parents[1] / "golden"
"""Where the journals and the transcripts stand."""

_CZECH: Final = (
    "další", "další", "rada", "obrat", "rada", "kde jsem", "skóre", "obrat", "předchozí", "předchozí obrat",
    "tah 5", "pět", "999", "obratník", "souhrn", "závěr", "další", "začátek", "předchozí", "konec",
)  # fmt: skip
_ENGLISH: Final = (
    "next", "next", "hint", "turning point", "hint", "where am I", "score", "turning point", "previous",
    "previous turning point", "move 5", "five", "999", "turnip", "summary", "end", "next", "start",
    "previous", "quit",
)  # fmt: skip
_LINES: Final = MappingProxyType({"cs": _CZECH, "en": _ENGLISH})
"""What is typed: each word of the walk once, and some that are none."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match that is gone through.

    Attributes:
        name: Name of the match: the id of the game, and behind it the way to play where it is not the usual.
        language: The language spoken.
    """

    name: str
    language: str

    @property
    def game(self) -> str:
        """Id of the game."""
        return self.name.partition("-")[0]

    @property
    def journal(self) -> Path:
        """The match."""
        return FOLDER / f"{self.name}-analysis.jsonl"

    @property
    def typed(self) -> tuple[str, ...]:
        """The typed lines."""
        return _LINES[self.language]

    def words(self, folder: Path = FOLDER) -> tuple[str, ...]:
        """Return the command line behind the program's name, for a journal that stands in a folder."""
        return ("replay", str(folder / self.journal.name), "--walk", "--lang", self.language)


ANALYSES: Final[Mapping[str, Analysis]] = MappingProxyType(
    {
        f"{name}-analysis.{language}.txt": Analysis(name, language)
        for name in ("iota", "iqlandie", "quantum", "tetrikon", "tetrikon-blitz")
        for language in ("cs", "en")
    }
)
"""How each transcript is made, by its file name."""

_OPTIONS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {"tetrikon": {"level": "A"}, "tetrikon-blitz": {"level": "B", "mode": "blitz"}}
)
"""Options of the matches: a small diagram is full sooner."""


def make_analysis(analysis: Analysis, log: Path) -> str:
    """Go through a match in this process and return the transcript: command line, typed and told lines."""
    heard = io.StringIO()
    launch = Launch(
        store=Store(NOTHING),
        log=log,
        now=lambda: "2026-01-01T00:00:00+00:00",
        seed=lambda: "7",
        language=analysis.language,
        stdin=Learner(analysis.typed, heard),  # type: ignore[arg-type] # all that the shell uses of it
        stdout=heard,
        environ=NOTHING,
    )
    review_journal(launch, load_journal(analysis.journal), analysis.journal)
    return f"{COMMAND}{' '.join(analysis.words(Path()))}\n{heard.getvalue()}"


def write_journal(name: str, seed: str, players: Sequence[str] = ("bot:greedy", "bot:1")) -> str:
    """Return the journal of a match in which two people play like these computer players.

    This is how the journals were made; they stay as they are, whatever the players learn.
    """
    room = load_room(name.partition("-")[0])
    lines: list[str] = []
    seats = (SeatSpec("Jana", gender="feminine"), SeatSpec("Petr", gender="masculine"))
    options = room.game.setup(2, _OPTIONS.get(name, NOTHING)).options
    header = Header(room.game.id, room.game.rules_version, seats, options, seed)
    match: Match[Any, Any, Any, Any] = Match(room.game, header, lines.append)
    streams = Streams(seed)
    others: dict[Actor, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    table = MatchDriver(
        match, {seat: make_policy(room.bots, player) for seat, player in enumerate(players)}, others
    )
    while table.advance() is not None:
        pass
    return "".join(lines)
