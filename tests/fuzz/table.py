"""A table for fuzzing: the real interpreter in this process, at any point of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, Header, Match, SeatSpec, Stream, read_journal
from accessgames.engine.local_seat import LocalSeat, scripted_chance
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.entry import announce_match, announce_resumed, seat_players
from accessgames.shell.interpreter import interpret
from accessgames.shell.launch import SessionContext
from accessgames.shell.seating import name_seats
from accessgames.shell.settings import Preferences
from accessgames.shell.typing_aids import next_request
from accessgames.testing.cases import act
from tests.pig import ROOM as PIG
from tests.shell.stage import ROOTS, FakeKept, ScriptReader, Spy, settings_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room
    from accessgames.shell.input.requests import LineRequest

NOTHING: Mapping[str, str] = MappingProxyType({})

LEAST, MOST = 3, 120
"""Characters of a line (design 3)."""

NAMES = ("Jana", "Petr", "Iva", "Ota")


@cache
def speak(tag: str) -> Language:
    """A language that raises where the program would only note a mistake; loaded once for all tables."""
    return Language(tag, strict=True, roots=ROOTS)


@cache
def room_of(game: str) -> Room:
    """A room by name, Pig of the tests included."""
    return PIG if game == "pig" else load_room(game)


@dataclass(frozen=True)
class Plan:
    """What is played, by whom, from which moment on, and how it is told.

    Attributes:
        game: Id of the game.
        people: People at the keyboard.
        bots: Computer players.
        seed: Seed of the match.
        settings: Settings that differ from the usual ones.
        played: Actions played at random before anybody sits down; a large number ends the match.
        width: Columns of the terminal, None for a pipe.
        chance: Who draws and rolls; the seeded stream if nobody else.
        options: Options of the game that differ from the usual ones.
    """

    game: str = "iota"
    people: int = 1
    bots: int = 1
    seed: str = "7"
    settings: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    played: int = 0
    width: int | None = None
    chance: ChancePolicy | None = None
    options: Mapping[str, str] = field(default_factory=lambda: NOTHING)

    def specs(self) -> tuple[SeatSpec, ...]:
        """Who sits where: people first."""
        people = (SeatSpec(name, "human") for name in NAMES[: self.people])
        return (*people, *(SeatSpec("", "bot:1") for _ in range(self.bots)))


class FuzzTable:
    """A match at a console whose every line is looked at.

    Attributes:
        plan: What is played.
        session: The match as it is told.
        match: The match itself.
        kept: Its journal.
        lines: Everything that was told so far.
    """

    def __init__(self, plan: Plan, journal: Sequence[str] = ()) -> None:
        """Sit down; at a match that goes on where its journal has lines."""
        self.plan = plan
        self.kept = FakeKept()
        self.lines: list[str] = []
        self._spy = Spy()
        chosen = settings_with(plan.settings)
        preferences = Preferences(speak, chosen, lambda _values: None, {})
        sink = TextSink(self._spy, lambda: plan.width)  # type: ignore[arg-type] # only writes and flushes
        self._reader = ScriptReader()
        console = Console(sink, lambda _settings: self._reader, preferences.language, chosen)
        room = room_of(plan.game)
        seats = name_seats(plan.specs(), preferences.language)
        header = Header(
            room.game.id,
            room.game.rules_version,
            seats,
            room.game.setup(len(seats), plan.options).options,
            plan.seed,
            training=chosen.flag("training"),
        )
        if journal:
            self.kept.lines.extend(journal)
            match = Match.replay(room.game, read_journal(journal), self.kept)
        else:
            match = Match(room.game, header, self.kept)
            hurry(match, plan)
        self.match = match
        seat = LocalSeat.at(match)
        context = SessionContext(console, preferences, unclear=False)
        self.session = seat_players(room, seat, context, self.kept)
        # Hurried matches and worlds draw from streams of their own, so that no draw follows from the seed.
        seat._told = scripted_chance
        if plan.chance is not None:
            seat._driver._choosers[CHANCE] = plan.chance
        if plan.played or journal:
            announce_resumed(self.session, None)
        else:
            announce_match(self.session)
        self.opening = self.heard()

    def heard(self) -> list[str]:
        """Lines that are waiting to be written, each as it must be."""
        start = len(self._spy.writes)
        self.session.teller.console.flush()
        text = "".join(self._spy.writes[start:])
        assert not text or text.endswith("\n")
        told = text.split("\n")[:-1]
        check_lines([*self.lines[-1:], *told])
        self.lines.extend(told)
        return told

    def close(self) -> None:
        """End the session, and a transcript that goes on."""
        self.session.teller.console.close()

    def type(self, *lines: str) -> list[str]:
        """Type lines and return what was told for the last one."""
        told: list[str] = []
        for line in lines:
            interpret(self.session, line)
            told = self.heard()
        return told

    def enter(self, line: str) -> list[str]:
        """Type a line behind the prompt, so that it is remembered and written to the transcript as well."""
        self._reader.lines.append(line)
        interpret(self.session, self.session.teller.console.ask(self.asked))
        return self.heard()

    @property
    def written(self) -> str:
        """Every character that was written, prompts included."""
        return self._spy.text

    @property
    def recalled(self) -> Sequence[str]:
        """What the arrow keys bring back, as far as the line that was typed last could use it."""
        return self._reader.requests[-1].aids.past

    @property
    def asked(self) -> LineRequest:
        """What is asked for now, with its prompt and its help with typing."""
        return next_request(self.session)

    def position(self) -> tuple[Any, ...]:
        """What a refused input must leave as it was."""
        match = self.match
        return match.entries, match.state, tuple(self.kept.lines)

    @property
    def commands(self) -> tuple[str, ...]:
        """Every spelling of a command that may be typed now."""
        words = self.session.teller.words
        return tuple(sorted({text for key in self.session.commands() for text in words.table[key].words}))

    @property
    def spellings(self) -> tuple[str, ...]:
        """Every spelling that is understood anywhere."""
        return tuple(
            sorted({text for word in self.session.teller.words.table.values() for text in word.words})
        )


def hurry(match: Match[Any, Any, Any, Any], plan: Plan) -> None:
    """Play at random for a while."""
    chance, choice = Stream(plan.seed, "hurried chance"), Stream(plan.seed, "hurried choice")
    for _ in range(plan.played):
        if not match.actors:
            break
        actor = match.actors[0]
        action = act(match.game, match.state, actor, chance if actor == CHANCE else choice)
        match.submit(actor, action)


def check_lines(lines: list[str]) -> None:
    """Check what every line must be (design 3). Rows of one endless word that was typed may be equal."""
    for line in lines:
        assert line.isprintable(), line
        assert LEAST <= len(line) <= MOST, (len(line), line)
        assert line.strip() == line, line
    for one, other in pairwise(lines):
        assert one != other or " " not in one, one
