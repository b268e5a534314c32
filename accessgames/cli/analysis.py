"""`accessgames analyse`: what is legal in a position, what it brings, and what is best.

A position is the start of a game, a journal, or a list of actions in the game's notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames import engine
from accessgames.bots.policies import RatedAction, rate
from accessgames.cli.console import Console, UsageError, damage_fault, read_text
from accessgames.cli.match_options import SEEDS, find_room, make_setup, read_options, read_players
from accessgames.cli.narrator import Narrator, fault_in_words
from accessgames.dataclasses import dataclass
from accessgames.engine.driver import first_to_move
from accessgames.engine.game import parse_actor
from accessgames.engine.local_seat import LocalSeat
from accessgames.language.commandline import quote_briefly
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.engine import Refusal, Setup
    from accessgames.games import Listener, Room
    from accessgames.language import Message

COMMENT: Final = "#"
"""What a line of a list starts with when it is not an action."""

MOST_LINES: Final = 10_000
"""Most lines of a list; no match of any game comes near."""

ACTOR_NAMES: Final = "0 | 1 | chance | clock"
"""How those who act are written."""


@dataclass(frozen=True, slots=True)
class RefusedAction:
    """An action that was asked for and is not possible.

    Attributes:
        text: As it was written.
        error: What is wrong with it.
    """

    text: str
    error: engine.GameError

    @property
    def refusal(self) -> Refusal | None:
        """The rule it breaks, when it is an action at all."""
        return self.error.refusal if isinstance(self.error, engine.IllegalAction) else None

    @property
    def key(self) -> str:
        """Language-neutral name of what is wrong."""
        return self.error.key


@dataclass(frozen=True, slots=True)
class Position:
    """A match as far as it goes, with what is needed to tell it.

    Attributes:
        room: The game.
        seats: Who sits where; names may be empty.
        seat: The match, every seat of it.
        refused: Lines of the file that were not possible and changed nothing.
    """

    room: Room
    seats: tuple[engine.SeatSpec, ...]
    seat: LocalSeat[Any, Any, Any, Any]
    refused: tuple[RefusedAction, ...] = ()


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
        return read_journal_position(room, Path(file), console)
    default = ",".join(["bot:1"] * room.game.seats[0])
    seats = read_players(arguments.value("players") or default)
    setup = make_setup(room, len(seats), read_options(arguments.values("option"), room, console), console)
    seed = str(arguments.number("seed", 0, SEEDS))
    seat = listed_match(room, setup, seed)
    refused = tuple(one for line in _actions(text) if (one := take_listed(seat, line)) is not None)
    let_chance_act(seat)
    return Position(room, seats, seat, refused)


def _actions(text: str) -> Iterator[str]:
    """Return the lines of a list that count.

    Raises:
        GameError: `error-journal-long` when there are far more lines than a match has.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise engine.GameError("error-journal-long", most=MOST_LINES)
    stripped = (line.strip() for line in lines)
    return (line for line in stripped if line and not line.startswith(COMMENT))


def read_journal_position(room: Room, path: Path, console: Console) -> Position:
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
    try:
        return Position(room, journal.header.seats, LocalSeat.resume(room.game, journal).for_everybody())
    except engine.GameError as fault:
        raise fault_in_words(fault, room, journal, console) from fault


def listed_match(room: Room, setup: Setup, seed: str) -> LocalSeat[Any, Any, Any, Any]:
    """Begin a match for a list of actions; whatever chance is left to do comes from the seed."""
    names = tuple(engine.SeatSpec(str(number)) for number in range(1, setup.seats + 1))
    header = engine.Header(room.game.id, room.game.rules_version, names, setup.options, seed)
    return LocalSeat.scripted(room.game, header)[0].for_everybody()


def take_listed(seat: LocalSeat[Any, Any, Any, Any], line: str) -> RefusedAction | None:
    """Let somebody act as a line says: who (`0`, `1`, `chance`, `clock`), a blank, the action.

    Returns:
        None when it was possible; else what is wrong with it, and nothing has changed.
    """
    name, _, text = line.partition(" ")
    try:
        actor = read_actor(name)
        action = seat.game.parse_action(text.strip())
        if actor != engine.CHANCE:
            let_chance_act(seat)
        seat.submit(actor, (action,))
    except engine.GameError as error:
        return RefusedAction(line, error)
    return None


def let_chance_act(seat: LocalSeat[Any, Any, Any, Any]) -> None:
    """Draw and roll until somebody else is to act."""
    while seat.advance() is not None:
        pass


def read_actor(name: str) -> int:
    """Read who acts.

    Raises:
        MalformedAction: `error-malformed-action` with the forms that exist.
    """
    try:
        return parse_actor(name)
    except ValueError:
        raise engine.MalformedAction("error-malformed-action", text=name, expected=ACTOR_NAMES) from None


def ask_action(position: Position, actor: int | None, actions: Iterable[str]) -> tuple[RefusedAction, ...]:
    """Return which of some actions in notation are refused to whoever is to act, with the reason."""
    return tuple(one for text in actions if (one := _ask_action(position, actor, text)) is not None)


def _ask_action(position: Position, actor: int | None, text: str) -> RefusedAction | None:
    game = position.room.game
    try:
        action = game.parse_action(text)
        position.seat.rehearse(engine.SPECTATOR if actor is None else actor, (action,))
    except engine.GameError as error:
        return RefusedAction(text, error)
    return None


DEFAULT_LIMIT: Final = 20
DEFAULT_JSON_LIMIT: Final = 10_000
"""Most actions of a JSON document unless more are asked for; a clock alone can do millions of things."""

LIMITS: Final = range(1, 100_001)


def analyse_command(arguments: Arguments, console: Console) -> int:
    """Analyse a position and tell the findings.

    Raises:
        GameError: Wrong usage, or a file that can't be used.
    """
    as_json = arguments.has("json")
    limit = arguments.number("limit", DEFAULT_JSON_LIMIT if as_json else DEFAULT_LIMIT, LIMITS)
    position = read_position(arguments, console)
    analysis = Analysis(position, console)
    refused = (*position.refused, *ask_action(position, analysis.actor, arguments.values("action")))
    if as_json:
        console.document(analysis.document(refused, limit))
    else:
        console.lines(analysis.lines(refused, limit))
    return 0


class Analysis:
    """What whoever is to act can do, seen with their own eyes.

    Attributes:
        position: The position.
        actor: The seat to act (the first of several), `CHANCE` or `CLOCK`; None when the game is over.
        listener: What the room speaks through: of the seat, or of a spectator when no seat is to act.
        rated: For a seat its legal actions by the adviser's value, the best first; empty for chance.
    """

    def __init__(self, position: Position, console: Console) -> None:
        """Look at a position."""
        self.position = position
        self._narrator = Narrator(position.room, console, position.seats)
        self._console = console
        actors = position.seat.actors
        self.actor = first_to_move(actors) if actors else None
        seated = self.actor is not None and engine.is_seat(self.actor)
        viewer = self.actor if self.actor is not None and seated else engine.SPECTATOR
        self.listener: Listener = self._narrator.listener(position.seat.perspective(viewer))
        kit = position.room.bots
        self.rated: tuple[RatedAction[Any], ...] = (
            rate(kit.judges[kit.adviser], self.listener.perspective) if seated else ()
        )

    def document(self, refused: tuple[RefusedAction, ...], limit: int) -> dict[str, Any]:
        """Return the shape that the documentation promises: at most `limit` actions, by their notation."""
        write = self.position.room.game.format_action
        count, legal = len(self.rated), self._rated_actions(limit)
        if self.actor is not None and not engine.is_seat(self.actor):
            actions = self.position.seat.choices(self.actor)
            count = len(actions)
            # They come sorted, and are made one by one as they are looked at.
            legal = [
                {"action": write(action), "score": None, "events": []} for action in islice(actions, limit)
            ]
        return {
            "count": count,
            "legal": legal,
            "best": write(self.rated[0].action) if self.rated else None,
            "refusals": [self._refusal(one) for one in refused],
        }

    def _rated_actions(self, limit: int) -> list[dict[str, Any]]:
        write, preview = self.position.room.game.format_action, self.position.room.narration.preview
        first = sorted(((write(rated.action), rated) for rated in self.rated), key=itemgetter(0))[:limit]
        return [
            {
                "action": action,
                "score": float(rated.value),
                "events": self._narrator.sentences(preview(rated.action, self.listener)),
            }
            for action, rated in first
        ]

    def _refusal(self, refused: RefusedAction) -> dict[str, str]:
        return {"action": refused.text, "key": refused.key, "reason": self._reason(refused)}

    def _reason(self, refused: RefusedAction) -> str:
        if refused.refusal is None:
            return self._console.sentence(refused.error)
        return self._console.render(self.position.room.narration.refusal(refused.refusal, self.listener))

    def situation(self) -> Sequence[Message]:
        """Return what stands: whose turn it is, or the result."""
        outcome = self.position.seat.outcome
        if outcome is not None:
            return self.position.room.narration.outcome(outcome, self.listener)
        return (self.position.room.narration.turn(self.listener),)

    def lines(self, refused: tuple[RefusedAction, ...], limit: int) -> Iterator[str]:
        """Yield the findings in words: whose turn, the best action with its reasons, the others, refusals."""
        narration = self.position.room.narration
        yield from self._narrator.sentences(self.situation())
        if self.rated:
            best = self.rated[0].action
            judge = self.position.room.bots.judges[self.position.room.bots.adviser]
            text = self._console.text
            yield text("cli-analyse-count", actions=len(self.rated))
            yield text("cli-analyse-best", action=self.position.room.game.format_action(best))
            reasons = judge.reasons(self.listener.view, best)
            yield from self._narrator.sentences(narration.reason(reason, self.listener) for reason in reasons)
            for number, rated in enumerate(self.rated[:limit], 1):
                told = self._console.render(narration.action(rated.action, self.listener))
                yield text("cli-analyse-line", number=number, action=told)
        for one in refused:
            yield self._console.text(
                "cli-analyse-refused", action=quote_briefly(one.text), reason=self._reason(one)
            )
