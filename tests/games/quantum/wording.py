"""Desks, whole games and their lines, for the tests of Quantum in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, SPECTATOR, GameError, Perspective, Streams
from accessgames.engine.driver import BotSeat, ChancePolicy, SeededChance
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.commands import QuantumCommands
from accessgames.games.quantum.narration import NARRATION
from accessgames.games.room import Listener
from accessgames.language import Found, Language, Message, Person, Rendered
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from tests.games.quantum.helpers import GAME

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumAction, QuantumEvent, QuantumState

TELL = NARRATION
COMMANDS = QuantumCommands()
NAMES = ("Jana", "Petr", "Eva", "Ota")


@cache
def language(tag: str) -> Language:
    """A strict language: every missing message or argument is an error."""
    return Language(tag, strict=True)


def desk_at(
    state: QuantumState,
    seat: int = 0,
    tag: str = "cs",
    *,
    shared: bool = False,
    bots: frozenset[int] = frozenset(),
) -> Listener:
    """The desk of a listener; the others are called Jana, Petr, Eva and Ota by their seats.

    At a shared keyboard everybody is told about by name.
    """
    people = tuple(
        Person(NAMES[each], "you" if each == seat and not shared else "other")
        for each in range(len(state.sheets))
    )
    words = language(tag).vocabulary("common", "shell", "quantum")
    return Listener(Perspective(GAME, GAME.view(state, seat), seat), people, bots, words)


def say_all(messages: Sequence[Message], tag: str = "cs") -> list[Rendered]:
    """Render messages."""
    return [language(tag).render(message) for message in messages]


def full(messages: Sequence[Message], tag: str = "cs") -> list[str]:
    """The full forms of messages."""
    return [line.full for line in say_all(messages, tag)]


def heard(events: Sequence[QuantumEvent], desk: Listener, tag: str = "cs") -> list[str]:
    """The full forms of what a listener is told of events, redacted for the listener."""
    seen = (GAME.redact(event, desk.seat) for event in events)
    return full(TELL.tell([event for event in seen if event is not None], desk), tag)


def parse(desk: Listener, typed: str) -> QuantumAction:
    """Parse a typed line as the shell does: by its verb, or by the verb that the room guesses.

    Raises:
        LookupError: No verb is there and none is guessed.
    """
    words = split_words(typed)
    match desk.words.match(words, COMMANDS.verbs):
        case Found(verb, used):
            return COMMANDS.parse(verb, words[used:], desk)
    guessed = COMMANDS.guess(words, desk)
    if guessed is None:
        raise LookupError(typed)
    return COMMANDS.parse(guessed, words, desk)


def mistake(error: GameError, tag: str = "cs") -> str:
    """A mistake in words, as the shell says it."""
    return language(tag).form(tell_error(error), "full")


def ask(desk: Listener, typed: str, tag: str = "cs") -> list[str]:
    """Ask a question as it is typed and return the full forms of the answer."""
    words = split_words(typed)
    found = desk.words.match(words, COMMANDS.answers)
    assert isinstance(found, Found), typed
    return full(COMMANDS.answers[found.id](desk, words[found.used :]), tag)


@dataclass(frozen=True)
class Moment:
    """One action of a game: the state before it, by whom it was made, what it brought unredacted."""

    before: QuantumState
    actor: int
    action: QuantumAction
    events: tuple[QuantumEvent, ...]
    after: QuantumState


@cache
def play(seed: str, players: str = "bot:3,bot:2", **options: str) -> tuple[Moment, ...]:
    """Play a whole game of bots, action by action."""
    levels = players.split(",")
    streams = Streams(seed)
    choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams)}
    choosers |= {
        seat: BotSeat(make_policy(ROOM.bots, name), seat, streams) for seat, name in enumerate(levels)
    }
    return tuple(_moments(choosers, len(levels), options))


def _moments(choosers: dict[int, ChancePolicy], seats: int, options: dict[str, str]) -> Iterator[Moment]:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state: Any = GAME.initial(GAME.setup(seats, chosen))
    number = 0
    while actors := GAME.actors(state):
        action = choosers[actors[0]].choose(GAME, state, number)
        step = GAME.play(state, actors[0], action)
        yield Moment(state, actors[0], action, step.events, step.state)
        state, number = step.state, number + 1


def told(moments: Sequence[Moment], viewer: int = SPECTATOR, tag: str = "cs") -> list[Message]:
    """What a listener is told of a game, as the shell tells it.

    One person among computer players hears everything since the last time they were to act, then what is
    expected of them; a spectator is the shared keyboard: all are people, each asked by name.
    """
    messages: list[Message] = []
    waiting: list[QuantumEvent] = []
    shared = viewer == SPECTATOR
    bots = frozenset() if shared else frozenset({0, 1, 2, 3} - {viewer})
    for moment in moments:
        seen = (GAME.redact(event, viewer) for event in moment.events)
        waiting += [event for event in seen if event is not None]
        actors = GAME.actors(moment.after)
        if actors and (actors == (CHANCE,) or not (shared or viewer in actors)):
            continue
        desk = desk_at(moment.after, viewer, tag, bots=bots)
        messages += TELL.tell(waiting, desk)
        waiting = []
        outcome = GAME.outcome(moment.after)
        asked = desk_at(moment.after, actors[0], tag, shared=True) if shared and actors else desk
        messages += TELL.outcome(outcome, desk) if outcome else [TELL.turn(asked)]
    return messages
