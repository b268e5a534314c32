"""Listeners, typed lines and told lines, for the tests of iQLANDIE in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.engine import MalformedAction, Perspective
from accessgames.games.iqlandie.answers import ANSWERS
from accessgames.games.iqlandie.commands import IqlandieCommands
from accessgames.games.iqlandie.narration import NARRATION
from accessgames.games.iqlandie.notation import format_action
from accessgames.games.room import ActionSeries, Listener
from accessgames.language import Found, Language, Message, Person, Rendered
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from tests.games.iqlandie.positions import GAME, NO_OPTIONS, prepared, racing

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from accessgames.games.iqlandie.rules.state import IqState

TELL = NARRATION
COMMANDS = IqlandieCommands()
NAMES = ("Jana", "Petr", "Eva", "Ota")

Asked = Callable[[str], list[str]]
"""Answers a question, typed as a line, with the full forms of its lines."""


@cache
def language(tag: str) -> Language:
    """A strict language: every missing message or argument is an error."""
    return Language(tag, strict=True)


def listener_at(
    state: IqState,
    seat: int = 0,
    tag: str = "cs",
    *,
    shared: bool = False,
    bots: frozenset[int] = frozenset(),
) -> Listener:
    """A listener; the others are called Jana, Petr, Eva and Ota by seats.

    At a shared keyboard everybody is told about by name.
    """
    people = tuple(
        Person(NAMES[each], "you" if each == seat and not shared else "other")
        for each in range(state.table.seats)
    )
    words = language(tag).vocabulary("common", "space", "shell", "iqlandie")
    return Listener(Perspective(GAME, GAME.view(state, seat), seat), people, bots, words)


def say_all(messages: Sequence[Message], tag: str = "cs") -> list[Rendered]:
    """Render messages."""
    return [language(tag).render(message) for message in messages]


def full(messages: Sequence[Message], tag: str = "cs") -> list[str]:
    """The full forms of messages."""
    return [line.full for line in say_all(messages, tag)]


def brief(messages: Sequence[Message], tag: str = "cs") -> list[str]:
    """The short forms of messages."""
    return [line.brief for line in say_all(messages, tag)]


def dots(messages: Sequence[Message], tag: str = "cs") -> list[str]:
    """The forms of messages for a line of Braille."""
    return [line.braille for line in say_all(messages, tag)]


def heard(events: Sequence[Any], listener: Listener, tag: str = "cs") -> list[str]:
    """The full forms of what a listener is told of events, redacted for the listener."""
    seen = (GAME.redact(event, listener.seat) for event in events)
    return full(TELL.tell([event for event in seen if event is not None], listener), tag)


def turn(listener: Listener, tag: str = "cs") -> str:
    """The full form of whose turn it is."""
    return full([TELL.turn(listener)], tag)[0]


def ask(listener: Listener, typed: str, tag: str = "cs") -> list[str]:
    """The full forms of the answer to a typed question, or the sentence of the error."""
    words = split_words(typed)
    match = listener.words.match(words, tuple(ANSWERS))
    assert isinstance(match, Found), typed
    try:
        return full(ANSWERS[match.id](listener, words[match.used :]), tag)
    except MalformedAction as error:
        return full([tell_error(error)], tag)


def parse(listener: Listener, typed: str) -> Any:  # noqa: ANN401 - an action or a series, as in the room
    """Parse a typed line as the shell does: sure words, then the verb, then the verb that the room guesses.

    Raises:
        LookupError: No verb is there and none is guessed.
    """
    words = split_words(typed)
    verb = COMMANDS.sure(words, listener)
    used = 0
    if verb is None:
        match listener.words.match(words, (*COMMANDS.verbs, *COMMANDS.answers)):
            case Found(found, length) if found in COMMANDS.verbs:
                verb, used = found, length
            case _:
                verb = COMMANDS.guess(words, listener)
    if verb is None:
        raise LookupError(typed)
    return COMMANDS.parse(verb, words[used:], listener)


def meant(listener: Listener, typed: str) -> str:
    """The actions that a typed line means, in notation, with semicolons between them."""
    made = parse(listener, typed)
    actions = made.actions if isinstance(made, ActionSeries) else (made,)
    return "; ".join(map(format_action, actions))


def wrong(listener: Listener, typed: str, tag: str = "cs") -> str:
    """The sentence about a typed line that forms no action, or whose action the rules refuse."""
    try:
        made = parse(listener, typed)
    except MalformedAction as error:
        return full([tell_error(error)], tag)[0]
    for action in made.actions if isinstance(made, ActionSeries) else (made,):
        refusal = listener.perspective.refusal(action)
        if refusal is not None:
            return full([TELL.refusal(refusal, listener)], tag)[0]
    raise AssertionError(typed)


def do_typed(state: IqState, seat: int, *typed: str, tag: str = "cs") -> tuple[IqState, list[str]]:
    """Type lines for a seat; return the state and what the seat hears of the last one."""
    events: tuple[Any, ...] = ()
    for line in typed:
        made = parse(listener_at(state, seat, tag), line)
        events = ()
        for action in made.actions if isinstance(made, ActionSeries) else (made,):
            step = GAME.play(state, seat, action)
            state, events = step.state, events + tuple(step.events)
    return state, heard(events, listener_at(state, seat, tag), tag)


def happens(state: IqState, actor: Actor, text: str, listener: int = 0, tag: str = "cs") -> list[str]:
    """What a listener hears of an action in notation."""
    step = GAME.play(state, actor, GAME.parse_action(text))
    return heard(step.events, listener_at(step.state, listener, tag), tag)


def solving(kind: str, number: int = 1, tag: str = "cs", seats: int = 2) -> Listener:
    """The first seat as a listener, which solves a card of the box."""
    return listener_at(racing(kind, seats, NO_OPTIONS, number), 0, tag)


def preparing(kind: str, number: int = 1, tag: str = "cs") -> Listener:
    """The first seat as a listener, which prepares itself for a card of the box."""
    return listener_at(prepared(kind, 2, NO_OPTIONS, number), 0, tag)
