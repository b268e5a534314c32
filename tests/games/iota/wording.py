"""Desks, whole games and their lines, for the tests of IOTA in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, SPECTATOR, AmbiguousAction, GameError, Perspective, Stream, Streams
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.narration import NARRATION
from accessgames.games.iota.notation import format_action, parse_card, parse_spot
from accessgames.games.iota.rules.actions import IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import DECK
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.state import IotaState
from accessgames.games.iota.rules.view import IotaTable
from accessgames.games.room import Listener
from accessgames.language import Found, Language, Message, Person, Rendered, say
from accessgames.language.commandline import split_words

if TYPE_CHECKING:
    from accessgames.games.iota.rules.events import IotaEvent

GAME = IotaGame()
TELL = NARRATION
COMMANDS = IotaCommands()
NAMES = ("Jana", "Petr", "Eva", "Karel")

Chooser = Callable[[IotaState, int, Stream], IotaAction]


@cache
def language(tag: str) -> Language:
    """A strict language: every missing message or argument is an error."""
    return Language(tag, strict=True)


def desk_at(state: IotaState, seat: int, tag: str = "cs", bots: frozenset[int] = frozenset()) -> Listener:
    """The desk of a listener; the others are called Jana, Petr, Eva and Karel by their seats."""
    people = tuple(
        Person(NAMES[each], "you" if each == seat else "other") for each in range(state.table.seats)
    )
    words = language(tag).vocabulary("common", "shell", "iota")
    return Listener(Perspective(GAME, GAME.view(state, seat), seat), people, bots, words)


def position(layout: str, *hands: str, scores: tuple[int, ...] = (), deck: int | None = None) -> IotaState:
    """A position in seat 0's turn, in notation: `position("m50=r2c n50=w", "g3t b1s", "y4x")`.

    The cards that are named nowhere are the upper part of the deck, as many of them as `deck` says.
    """
    laid = [
        (parse_spot(spot), parse_card(card)) for spot, _, card in (p.partition("=") for p in layout.split())
    ]
    held = tuple(tuple(map(parse_card, hand.split())) for hand in hands)
    rest = list(DECK)
    for card in (*(card for _, card in laid), *(card for hand in held for card in hand)):
        rest.remove(card)
    pool = tuple(rest if deck is None else rest[:deck])
    return IotaState(
        IotaTable(
            GAME.setup(len(held), {}),
            "play",
            0,
            0,
            Grid(laid),
            len(pool),
            scores or (0,) * len(held),
        ),
        held,
        tuple((0,) * len(hand) for hand in held),
        pool,
    )


def say_all(messages: Sequence[Message], tag: str = "cs") -> list[Rendered]:
    """Render messages."""
    return [language(tag).render(message) for message in messages]


def parse(state: IotaState, typed: str, tag: str = "cs", seat: int = 0) -> IotaAction:
    """Parse a typed line as the shell does: by its verb, or by the verb that the room guesses.

    Raises:
        LookupError: No verb is there and none is guessed.
    """
    desk = desk_at(state, seat, tag)
    words = split_words(typed)
    match desk.words.match(words, COMMANDS.verbs):
        case Found(verb, used):
            return COMMANDS.parse(verb, words[used:], desk)
    guessed = COMMANDS.guess(words, desk)
    if guessed is None:
        raise LookupError(typed)
    return COMMANDS.parse(guessed, words, desk)


def candidates(error: AmbiguousAction) -> list[str]:
    """The candidates of an ambiguous action in notation."""
    return [
        format_action(action) for action in error.candidates if isinstance(action, Place | Recycle | Trade)
    ]


def mistake(error: GameError, tag: str = "cs") -> str:
    """A mistake in words, as the shell says it."""
    values: dict[str, Any] = dict(error.args_)
    return language(tag).form(say(error.key, "refusal", **values), "full")


def ask(state: IotaState, question: str, words: str = "", tag: str = "cs", seat: int = 0) -> list[str]:
    """Ask a question as seat 0, or another, and return the full forms of the answer."""
    desk = desk_at(state, seat, tag)
    return full(COMMANDS.answers[question](desk, split_words(words)), tag)


def full(messages: Sequence[Message], tag: str = "cs") -> list[str]:
    """The full forms of messages."""
    return [line.full for line in say_all(messages, tag)]


def greedy(state: IotaState, seat: int, stream: Stream) -> IotaAction:
    """The placement with the most points, else any legal action."""
    legal: Any = GAME.legal_actions(state, seat)
    points: dict[Place, int] = legal.placements.points
    every: list[IotaAction] = list(legal)
    return max(points, key=points.__getitem__) if points else stream.choice(every)


def at_random(state: IotaState, seat: int, stream: Stream) -> IotaAction:
    """Any legal action, but placements as often as all others together."""
    legal = list(GAME.legal_actions(state, seat))
    placements = [action for action in legal if isinstance(action, Place)]
    others = [action for action in legal if not isinstance(action, Place)]
    return stream.choice(placements if placements and stream.randrange(2) else others)


@dataclass(frozen=True)
class Moment:
    """One action of a game.

    Attributes:
        before: The state in which it was made.
        actor: By whom.
        action: The action.
        events: What it brought, unredacted.
        after: The next state.
    """

    before: IotaState
    actor: int
    action: IotaAction
    events: tuple[IotaEvent, ...]
    after: IotaState


def play(seed: str, seats: int = 2, chooser: Chooser = greedy, **options: str) -> Iterator[Moment]:
    """Play a whole game action by action."""
    streams = Streams(seed)
    luck, choice = streams.open("chance"), streams.open("bot/0")
    state = GAME.initial(GAME.setup(seats, {key.replace("_", "-"): value for key, value in options.items()}))
    while actors := GAME.actors(state):
        actor = actors[0]
        action = GAME.chance(state, luck) if actor == CHANCE else chooser(state, actor, choice)
        step = GAME.play(state, actor, action)
        yield Moment(state, actor, action, step.events, step.state)
        state = step.state


def told(moments: Sequence[Moment], viewer: int = SPECTATOR, tag: str = "cs") -> list[Message]:
    """What a listener is told of a game: each time somebody is to act, all that happened since."""
    messages: list[Message] = []
    waiting: list[IotaEvent] = []
    for moment in moments:
        seen = (GAME.redact(event, viewer) for event in moment.events)
        waiting += [event for event in seen if event is not None]
        if GAME.actors(moment.after) == (CHANCE,):
            continue
        desk = desk_at(moment.after, viewer, tag)
        messages += TELL.tell(waiting, desk)
        waiting = []
        outcome = GAME.outcome(moment.after)
        messages += TELL.outcome(outcome, desk) if outcome else [TELL.turn(desk)]
    return messages
