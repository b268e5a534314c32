"""What is tried in the positions of the truth suite, and why it is refused, each line as its checker gets it.

What can be done in one position is tried in others, in words that were changed a little and as it is.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.bots.policies import nth
from accessgames.engine import AmbiguousAction, MalformedAction, Stream
from accessgames.games import ActionSeries, load_room
from accessgames.shell.errors import tell_error
from tests.truth.listeners import acting
from tests.truth.positions import SEED, positions
from tests.truth.verdicts import Told, parts

if TYPE_CHECKING:
    from accessgames.engine import GameError
    from accessgames.games import Listener, Room
    from accessgames.language import Message
    from tests.truth.positions import Position

FOREIGN: Final = 4
"""Actions of other positions that are tried in each."""

OWN: Final = 3
"""Actions of each position of which the words are changed."""

Typed: TypeAlias = tuple[str, tuple[str, ...]]
"""Word id of the verb, and the words behind it; or `LIST` or `CURSOR`, and the words behind that."""

LIST: Final = "moves"
"""Lists moves; words that mean none are refused as those of a verb are."""

CURSOR: Final = "cursor"
"""Goes to a place of the first board."""

RECORD: Final = "record"
"""Stands for the verb where an action was not typed at all."""

Attempt: TypeAlias = "tuple[Position, Typed, Any]"
"""Where something is tried, in which words, and the action if it is not read from them."""


@dataclass(frozen=True, slots=True)
class Tried(Told):
    """One refusal, or what it holds as a part of it.

    Attributes:
        action: What was tried; None where the words could not be read as an action.
        options: What the words could mean, where they mean several things.
    """

    action: Any = None
    options: tuple[Any, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words behind the verb."""
        return self.asked[1]

    @property
    def verb(self) -> str:
        """Word id of the verb."""
        return self.asked[0]


def module(game_id: str) -> Any:  # noqa: ANN401 - the checks of a game
    """Return the checks of a game: `CHECKS`, `EXCUSED`, `RARE`, `typed`.

    And perhaps `more`, further positions, and `scripted` and `records`, further attempts.
    """
    return importlib.import_module(f"tests.truth.refusals.{game_id}")


def typed_for(room: Room, desk: Listener, action: object) -> Typed | None:
    """Return what is typed for an action, its verb by its id."""
    words = room.commands.spell(action, desk).split()
    verbs = (verb for verb in room.commands.verbs if desk.words.word(verb) == words[0])
    verb = next(verbs, None)
    return None if verb is None else (verb, tuple(words[1:]))


def some_actions(position: Position, purpose: str, count: int) -> Iterator[Any]:
    """Yield some of what can be done in a position."""
    stream, legal = Stream(SEED, f"{purpose}/{position.number}"), position.perspective.legal
    for _ in range(count if legal else 0):
        yield nth(legal, stream.below(len(legal)))


@cache
def places(game_id: str) -> tuple[Position, ...]:
    """Return the positions of the suite, and those that a game adds because play seldom brings them up."""
    own = module(game_id)
    return (*positions(game_id), *(own.more() if hasattr(own, "more") else ()))


@cache
def pool(game_id: str) -> tuple[tuple[Any, Typed], ...]:
    """Return actions of all positions, with their words."""
    room, found = load_room(game_id), []
    for position in places(game_id):
        desk = acting(position)
        for action in some_actions(position, "pool", 3):
            typed = typed_for(room, desk, action)
            if typed is not None:
                found.append((action, typed))
    return tuple(found)


def changed(words: Sequence[str], others: Sequence[str], stream: Stream) -> tuple[str, ...]:
    """Change one word: another in its place, another number, twice the same, none, or one more."""
    rest = list(words) or [stream.choice(others or ("1",))]
    at, how = stream.below(len(rest)), stream.below(6)
    match how:
        case 0 | 1 if others:
            rest[at] = stream.choice(others)
        case 2:
            rest = [str(int(word) + 1 + stream.below(3)) if word.isdecimal() else word for word in rest]
        case 3:
            rest.insert(at, rest[at])
        case 4:
            del rest[at]
        case _:
            rest.append(str(1 + stream.below(9)) if not others else stream.choice(others))
    return tuple(rest)


def attempts(room: Room, position: Position) -> Iterator[tuple[Typed, Any]]:
    """Yield what is tried in a position: words, and now and then the action that they meant elsewhere."""
    game_id, desk = room.game.id, acting(position)
    stream, elsewhere = Stream(SEED, f"tried/{position.number}"), pool(game_id)
    for _ in range(FOREIGN):
        action, typed = stream.choice(elsewhere)
        yield typed, action
        yield typed, None
        yield (typed[0], changed(typed[1], stream.choice(elsewhere)[1][1], stream)), None
    for action in some_actions(position, "own", OWN):
        own = typed_for(room, desk, action)
        if own is not None:
            others = stream.choice(elsewhere)[1][1]
            yield (own[0], changed(own[1], others, stream)), None
            yield (own[0], changed(changed(own[1], others, stream), own[1], stream)), None
    for verb, words in module(game_id).typed(desk, stream):
        assert verb in {*room.commands.verbs, LIST, CURSOR}, verb
        yield (verb, words), None


def read(room: Room, desk: Listener, typed: Typed) -> Any:  # noqa: ANN401 - by game
    """Return what words mean; a list and a place are no action, so nothing of them is done."""
    verb, words = typed
    known: Any = room.commands
    match verb:
        case "moves":
            known.chosen(desk, words)
        case "cursor":
            known.walks(desk)[0].read(words)
        case _:
            return known.parse(verb, words, desk)
    return ActionSeries(())


def refused(room: Room, desk: Listener, typed: Typed, action: object) -> Iterator[Tried]:
    """Yield why something is not done, if it is not."""
    try:
        meant = read(room, desk, typed) if action is None else action
    except (MalformedAction, AmbiguousAction) as error:
        yield from heard(desk, typed, tell_error(error), error=error)
        return
    for each in meant.actions if isinstance(meant, ActionSeries) else (meant,):
        refusal = desk.perspective.refusal(each)
        if refusal is not None:
            yield from heard(desk, typed, room.narration.refusal(refusal, desk), action=each)
            return


def heard(
    desk: Listener, typed: Typed, message: Message, *, action: object = None, error: GameError | None = None
) -> Iterator[Tried]:
    """Yield a refusal and what it holds."""
    options = tuple(getattr(error, "candidates", ()))
    for part in parts(message):
        yield Tried(desk, typed, part, (message,), action, options)


def tried(game_id: str) -> Iterator[Tried]:
    """Yield every refusal of everything that is tried in every position of a game."""
    room, own = load_room(game_id), module(game_id)
    for position in places(game_id):
        desk = acting(position)
        for typed, action in attempts(room, position):
            yield from refused(room, desk, typed, action)
    for position, actor, action in own.records() if hasattr(own, "records") else ():
        desk = acting(position)
        refusal = room.game.refusal(position.perspective.world, actor, action)
        if refusal is not None:
            yield from heard(desk, (RECORD, ()), room.narration.refusal(refusal, desk), action=action)
    for position, typed, action in own.scripted() if hasattr(own, "scripted") else ():
        yield from refused(room, acting(position), typed, action)
