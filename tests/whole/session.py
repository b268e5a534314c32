"""Whole sessions held in this process: a scripted player hears every line and types the next one."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessgames.engine import Match, SeatSpec, read_journal
from accessgames.games import Listener, load_room
from accessgames.language import Language
from accessgames.personal.database import PersonalFile
from accessgames.personal.mistakes import MistakeBook
from accessgames.shell import Launch, play
from accessgames.shell.launch import load_installed_room
from accessgames.shell.mistakes.finding import OwnMistakes
from accessgames.shell.seating import Seating
from accessgames.shell.settings import WORD_FILES
from accessgames.shell.setup_dialogue import WantedLuck
from accessgames.shell.tasks.rounds import DailyRound
from accessgames.storage.progress import LoadedRecords, Record
from accessgames.testing.goldens import Exchange

if TYPE_CHECKING:
    from accessgames.engine import GameError, Header
    from accessgames.games import Room
    from accessgames.language import Vocabulary

NOTHING: Mapping[str, str] = MappingProxyType({})
_DAY: Final = dt.date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Order:
    """What is played: the command line of a match, as data.

    Attributes:
        game: Id of the game.
        players: As after `--players`.
        seed: As after `--seed`.
        language: As after `--lang`.
        settings: Settings of the player that differ from the defaults.
        options: As after `--option`.
        clock: As after `--clock`; None for real time.
    """

    game: str
    players: str = "Jana,bot:2"
    seed: str = "7"
    language: str = "cs"
    settings: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    options: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    clock: int | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The command line behind the program's name."""
        return (
            "play", self.game, "--seed", self.seed, "--players", self.players, "--lang", self.language,
            *(word for key, value in self.options.items() for word in ("--option", f"{key}={value}")),
            *(() if self.clock is None else ("--clock", str(self.clock))),
        )  # fmt: skip

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        parts = self.players.split(",")
        return tuple(SeatSpec("", part) if part.startswith("bot:") else SeatSpec(part) for part in parts)


@dataclass(frozen=True, slots=True)
class Held:
    """A session that is over.

    Attributes:
        code: Its exit code.
        exchanges: Everything that was typed and told.
        journal: The journal of the match.
    """

    code: int
    exchanges: tuple[Exchange, ...]
    journal: str

    @property
    def told(self) -> tuple[str, ...]:
        """All lines that were told."""
        return tuple(line for exchange in self.exchanges for line in exchange.told)

    @property
    def typed(self) -> tuple[str, ...]:
        """All lines that were typed."""
        return tuple(exchange.typed for exchange in self.exchanges if exchange.typed is not None)


class Kept:
    """A journal in memory."""

    path = Path("match.jsonl")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.finished = False

    def __call__(self, line: str, /) -> None:
        self.lines.append(line)

    def confirm(self, *, whole: bool = False) -> None:
        pass

    def news(self) -> tuple[GameError, ...]:
        return ()

    def finish(self, folder: str = "") -> object:
        self.finished = True
        return self.path

    def close(self) -> None:
        pass


class Store:
    """Settings and one journal in memory."""

    problem: GameError | None = None

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = dict(settings)
        self.kept = Kept()

    def load_settings(self) -> Mapping[str, str]:
        return self.settings

    def save_settings(self, values: Mapping[str, str], /) -> None:
        self.settings = dict(values)

    def interrupted(self, _open_room: object, /) -> tuple[Any, ...]:
        return ()

    def create(self, header: Header, secret: object, /) -> Kept:
        return self.kept


class Records:
    """Personal records in memory, none at first."""

    def __init__(self) -> None:
        self.records: tuple[Record, ...] = ()

    def load(self) -> LoadedRecords:
        return LoadedRecords(self.records, None)

    def save(self, records: Iterable[Record], /) -> None:
        self.records = tuple(records)


class Written(Protocol):
    """Where the lines of a journal can be read while it is being written."""

    @property
    def lines(self) -> Sequence[str]:
        """All lines so far."""


class Watch:
    """What a scripted player goes by.

    Attributes:
        order: What is played.
        room: The game.
        language: The language spoken.
        words: The words that may be typed.
        told: Lines told since the last one was typed.
    """

    def __init__(self, order: Order, kept: Written) -> None:
        self.order = order
        self.room: Room = load_room(order.game)
        self.language = Language(order.language)
        self.words: Vocabulary = self.language.vocabulary(*WORD_FILES, order.game)
        self.told: tuple[str, ...] = ()
        self._kept = kept
        self._match: tuple[int, Match[Any, Any, Any, Any]] | None = None

    @cached_property
    def seating(self) -> Seating:
        return Seating(self.match.header.seats, secrets=False)

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The match, replayed from what was written of it."""
        lines = self._kept.lines
        if self._match is None or self._match[0] != len(lines):
            journal = read_journal(lines)
            done, match = self._match or (1, Match.reopen(self.room.game, journal))
            for number, record in enumerate(journal.records[done - 1 :], start=done + 1):
                match.repeat(number, record)
            self._match = len(lines), match
        return self._match[1]

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def desk(self) -> Listener:
        """The desk of the person who is to act."""
        seat = next(actor for actor in self.match.actors if actor in self.seating.humans)
        perspective = self.match.perspective(seat)
        return Listener(perspective, self.seating.people(seat), self.seating.bots, self.words)


Player = Callable[[Watch], Iterator[str]]
"""A scripted person: yields the lines they type, and is resumed when the answer to each was told."""


class _Talk(io.TextIOBase):
    """Standard input that a player speaks into when the program listens."""

    def __init__(self, player: Player, watch: Watch, heard: io.StringIO) -> None:
        self._lines = player(watch)
        self._watch = watch
        self._heard = heard
        self._read = 0
        self._typed: str | None = None
        self.exchanges: list[Exchange] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        self.hear()
        self._typed = next(self._lines, None)
        return "" if self._typed is None else f"{self._typed}\n"

    def hear(self) -> None:
        """Take what was told since the last line was typed."""
        told = tuple(self._heard.getvalue()[self._read :].splitlines())
        self._read = len(self._heard.getvalue())
        self._watch.told = told
        if told or self._typed is not None:
            self.exchanges.append(Exchange(self._typed, told))


def hold(order: Order, player: Player, log: Path) -> Held:
    """Play a match with a scripted player and return what was said."""
    store = Store(order.settings)
    heard = io.StringIO()
    talk = _Talk(player, Watch(order, store.kept), heard)
    launch = Launch(
        store=store,
        log=log,
        now=lambda: "2026-01-01T00:00:00+00:00",
        seed=lambda: order.seed,
        language=order.language,
        stdin=talk,  # type: ignore[arg-type] # all that the shell uses of it
        stdout=heard,
        environ=NOTHING,
        line_time=None if order.clock is None else order.clock * 1000,
        records=Records(),
        daily=DailyRound(None, lambda: _DAY),
        mistakes=OwnMistakes(
            MistakeBook(PersonalFile(log.with_name("personal.sqlite"))),
            today=lambda: _DAY,
            finished=tuple,
            open_room=load_installed_room,
        ),
    )
    code = play(launch, order.game, order.seats, order.options, WantedLuck(order.seed))
    talk.hear()
    return Held(code, tuple(talk.exchanges), "".join(store.kept.lines))
