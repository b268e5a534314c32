"""Desks and their lines, for the tests of Tetrikon in words; positions are those of `positions.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError, Perspective
from accessgames.games.room import Listener
from accessgames.games.tetrikon.commands import TetrikonCommands
from accessgames.games.tetrikon.narration import NARRATION
from accessgames.language import Found, Language, Message, Person, Rendered
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from tests.games.tetrikon.positions import GAME

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.events import TableEvent

TELL: Final = NARRATION
COMMANDS: Final = TetrikonCommands()
NAMES: Final = ("Jana", "Petr", "Eva", "Ota")
NOBODY: Final[frozenset[int]] = frozenset()


@cache
def language(tag: str) -> Language:
    """A strict language: every missing message or argument is an error."""
    return Language(tag, strict=True)


def desk_at(state: Any, seat: int = 0, tag: str = "cs", *, bots: frozenset[int] = NOBODY) -> Listener:  # noqa: ANN401
    """The desk of a listener; the others are called Jana, Petr, Eva and Ota by their seats."""
    seats = len(state.hands) if hasattr(state, "hands") else len(state.runs)
    people = tuple(Person(NAMES[each], "you" if each == seat else "other") for each in range(seats))
    words = language(tag).vocabulary("common", "space", "shell", "tetrikon")
    return Listener(Perspective(GAME, GAME.view(state, seat), seat), people, bots, words)


def forms(messages: Iterable[Message], tag: str = "cs") -> list[Rendered]:
    """Render messages."""
    return [language(tag).render(message) for message in messages]


def full(messages: Iterable[Message], tag: str = "cs") -> list[str]:
    """The full forms of messages."""
    return [line.full for line in forms(messages, tag)]


def heard(events: Sequence[TableEvent], desk: Listener, tag: str = "cs") -> list[str]:
    """The full forms of what a listener is told of events, redacted for the listener."""
    seen = (GAME.redact(event, desk.seat) for event in events)
    return full(TELL.tell([event for event in seen if event is not None], desk), tag)


def felt(events: Sequence[TableEvent], desk: Listener, tag: str = "cs") -> list[str]:
    """The Braille forms of what a listener is told of events."""
    seen = (GAME.redact(event, desk.seat) for event in events)
    told = TELL.tell([event for event in seen if event is not None], desk)
    return [line.braille for line in forms(told, tag)]


def asked(desk: Listener, tag: str = "cs") -> str:
    """Whose turn it is and what is expected, in full."""
    return full([TELL.turn(desk)], tag)[0]


def parse(desk: Listener, typed: str) -> Any:  # noqa: ANN401 - an action
    """Parse a typed line as the shell does: what is sure, then by its verb, then by the verb that is guessed.

    Raises:
        LookupError: No verb is there and none is guessed.
    """
    words = split_words(typed)
    sure = COMMANDS.sure(words, desk)
    if sure is not None:
        return COMMANDS.parse(sure, words, desk)
    among = dict.fromkeys((*COMMANDS.verbs, *COMMANDS.answers, *desk.words.ids("commands")))
    match desk.words.match(words, among):
        case Found(verb, used) if verb in COMMANDS.verbs:
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
