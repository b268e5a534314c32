"""A position to be analysed: the start of a game, a journal, or a list of actions in the game's notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.cli.console import read_text
from accessgames.cli.faults import UsageError, damage_fault
from accessgames.cli.setting import SEEDS, find_room, make_setup, read_options, read_players
from accessgames.engine import (
    CHANCE,
    SPECTATOR,
    GameError,
    IllegalAction,
    MalformedAction,
    Match,
    SeatSpec,
    Streams,
)
from accessgames.engine.actors import parse_actor
from accessgames.engine.driver import SeededChance
from accessgames.storage.journal_file import load_journal

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.engine import Refusal
    from accessgames.games import Room

COMMENT: Final = "#"
"""What a line of a list starts with when it is not an action."""

MOST: Final = 10_000
"""Most lines of a list; no match of any game comes near."""

ACTORS: Final = "0 | 1 | chance | clock"
"""How those who act are written."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that was asked for and is not possible.

    Attributes:
        text: As it was written.
        error: What is wrong with it.
    """

    text: str
    error: GameError

    @property
    def refusal(self) -> Refusal | None:
        """The rule it breaks, when it is an action at all."""
        return self.error.refusal if isinstance(self.error, IllegalAction) else None

    @property
    def key(self) -> str:
        """Language-neutral name of what is wrong."""
        return self.error.key


@dataclass(frozen=True, slots=True)
class Position:
    """A state with what is needed to tell it.

    Attributes:
        room: The game.
        seats: Who sits where; names may be empty.
        state: The full state.
        refused: Lines of the file that were not possible and changed nothing.
    """

    room: Room
    seats: tuple[SeatSpec, ...]
    state: Any
    refused: tuple[Refused, ...] = ()


def read_position(arguments: Arguments, console: Console) -> Position:
    """Find the position that a command line asks about.

    A file is a journal when it starts with a brace, else a list of actions, one on each line; `-` is the
    standard input. Blank lines and lines that start with `#` count for nothing.

    Raises:
        GameError: Wrong usage, or a file that can't be used.
    """
    room = find_room(arguments.places["game"])
    file = arguments.places.get("file")
    text = "" if file is None else read_text(file)
    if file is not None and text.startswith("{"):
        return from_journal(room, Path(file))
    default = ",".join(["bot:1"] * room.game.seats[0])
    seats = read_players(arguments.value("players") or default)
    setup = make_setup(room, len(seats), read_options(arguments.values("option"), room, console), console)
    walk = Walk(room, room.game.initial(setup), str(arguments.number("seed", 0, SEEDS)))
    refused = tuple(one for line in _actions(text) if (one := walk.take(line)) is not None)
    walk.let_chance_act()
    return Position(room, seats, walk.state, refused)


def _actions(text: str) -> Iterator[str]:
    """Return the lines of a list that count.

    Raises:
        GameError: `error-journal-long` when there are far more lines than a match has.
    """
    lines = text.splitlines()
    if len(lines) > MOST:
        raise GameError("error-journal-long", most=MOST)
    stripped = (line.strip() for line in lines)
    return (line for line in stripped if line and not line.startswith(COMMENT))


def from_journal(room: Room, path: Path) -> Position:
    """Return the position after the last action of a journal.

    Raises:
        GameError: The file is no journal of this game, or a line was changed. A torn last line is passed
            over, because what it says was never announced.
    """
    journal = load_journal(path)
    if journal.header.game != room.game.id:
        raise UsageError("cli-error-other-game", file=path.name, game=journal.header.game)
    if journal.damage is not None and journal.damage.key != "error-journal-torn":
        raise damage_fault(journal.damage)
    match: Match[Any, Any, Any, Any] = Match.replay(room.game, journal)
    return Position(room, journal.header.seats, match.state)


class Walk:
    """Goes through a list of actions; whatever chance is left to do comes from the seed.

    Attributes:
        state: The present state.
    """

    def __init__(self, room: Room, state: Any, seed: str) -> None:  # noqa: ANN401 - states differ by game
        """Start at a state."""
        self.state = state
        self._game = room.game
        self._chance = SeededChance(Streams(seed))
        self._moment = 0

    def take(self, line: str) -> Refused | None:
        """Let somebody act as a line says: who (`0`, `1`, `chance`, `clock`), a blank, the action.

        Returns:
            None when it was possible; else what is wrong with it, and nothing has changed.
        """
        name, _, text = line.partition(" ")
        try:
            actor = read_actor(name)
            action = self._game.parse_action(text.strip())
            if actor != CHANCE:
                self.let_chance_act()
            self._act(actor, action)
        except GameError as error:
            return Refused(line, error)
        return None

    def let_chance_act(self) -> None:
        """Draw and roll until somebody else is to act."""
        while self._game.actors(self.state) == (CHANCE,):
            self._act(CHANCE, self._chance.choose(self._game, self.state, self._moment))

    def _act(self, actor: int, action: Any) -> None:  # noqa: ANN401 - actions differ by game
        self.state = self._game.play(self.state, actor, action).state
        self._moment += 1


def read_actor(name: str) -> int:
    """Read who acts.

    Raises:
        MalformedAction: `error-malformed-action` with the forms that exist.
    """
    try:
        return parse_actor(name)
    except ValueError:
        raise MalformedAction("error-malformed-action", text=name, expected=ACTORS) from None


def ask(position: Position, actor: int | None, actions: Iterable[str]) -> tuple[Refused, ...]:
    """Return which of some actions in notation are refused to whoever is to act, with the reason."""
    return tuple(one for text in actions if (one := _ask(position, actor, text)) is not None)


def _ask(position: Position, actor: int | None, text: str) -> Refused | None:
    game = position.room.game
    try:
        action = game.parse_action(text)
        game.play(position.state, SPECTATOR if actor is None else actor, action)
    except GameError as error:
        return Refused(text, error)
    return None
