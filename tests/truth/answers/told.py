"""What is answered in the positions of the truth suite, each line as its checker gets it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from accessgames.engine import SPECTATOR, GameError, Perspective, Stream
from accessgames.games import Listener, load_room
from accessgames.language import Language, Listing, Message, Nested, Person
from tests.truth.positions import SEED, positions

if TYPE_CHECKING:
    from accessgames.games import Room
    from tests.truth.positions import Position

NAMES: Final = ("Jana", "Petr", "Eva", "Hugo")
Words: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """One line of an answer, or what a line holds as a part of it.

    Attributes:
        desk: Who asked.
        asked: Word id of the question, with the words behind it.
        message: What was told.
        lines: All lines of the answer.
    """

    desk: Listener
    asked: tuple[str, Words]
    message: Message
    lines: tuple[Message, ...]

    @property
    def view(self) -> Any:  # noqa: ANN401 - by game
        """All that who asked may know."""
        return self.desk.view

    @property
    def seat(self) -> int:
        """Who asked."""
        return self.desk.seat

    def arg(self, name: str) -> Any:  # noqa: ANN401 - by message
        """Return an argument of the line."""
        return self.message.args[name]

    def who(self, name: str = "who") -> int:
        """Return the seat that a person of the line sits on."""
        return self.desk.people.index(self.arg(name))

    def people(self, name: str = "who") -> set[int]:
        """Return the seats that a list of the line names."""
        items = self.arg(name).items
        people = [item.message.args["who"] if isinstance(item, Nested) else item for item in items]
        return {self.desk.people.index(person) for person in people}

    def __str__(self) -> str:
        """Name the question and the line, for the message of a failing test."""
        question, words = self.asked
        return f"{question} {' '.join(words)} by {self.seat}: {self.message.key} {dict(self.message.args)}"


Check: TypeAlias = Callable[[Told], object]
"""Recomputes a line from the rules; False or an AssertionError where it is wrong."""


def spread(mask: int) -> set[int]:
    """Return the squares of a mask by their numbers."""
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


def leads(told: Told, scores: Sequence[int]) -> bool:
    """Tell whether who is said to lead does, and by so much."""
    best = {seat for seat, points in enumerate(scores) if points == max(scores)}
    named = told.people() if isinstance(told.arg("who"), Listing) else {told.who()}
    return best == named and told.arg("lead") == max(scores) - max(set(scores) - {max(scores)})


def module(game_id: str) -> Any:  # noqa: ANN401 - the checks of a game
    """Return the checks of a game: `CHECKS`, `EXCUSED`, `RARE` and `questions`."""
    return importlib.import_module(f"tests.truth.answers.{game_id}")


@cache
def words_of(game_id: str) -> Any:  # noqa: ANN401 - a vocabulary
    """The Czech words of a game."""
    return Language("cs", strict=True).vocabulary("common", "space", "shell", game_id)


def desks(game_id: str, position: Position) -> Iterator[Listener]:
    """Yield who asks in a position: the seat that is to act, another one, and somebody who watches."""
    known = position.perspective
    others = [(known.seat + 1 + position.number) % position.seats] if position.number % 3 == 0 else []
    watching = [SPECTATOR] if position.number % 5 == 0 else []
    people = tuple(Person(name) for name in NAMES[: position.seats])
    yield Listener(known, people, frozenset(), words_of(game_id))
    for viewer in {*others, *watching} - {known.seat}:
        view = known.game.view(known.world, viewer)
        yield Listener(Perspective(known.game, view, viewer), people, frozenset(), words_of(game_id))


def parts(message: Message) -> Iterator[Message]:
    """Yield a message and all that it holds."""
    yield message
    for value in message.args.values():
        for item in value.items if isinstance(value, Listing) else (value,):
            if isinstance(item, Nested):
                yield from parts(item.message)


def answered(room: Room, desk: Listener, question: str, words: Sequence[str]) -> tuple[Message, ...]:
    """Return the lines of an answer; of words that are refused, why."""
    try:
        return tuple(room.commands.answers[question](desk, tuple(words)))
    except GameError as error:
        return (Message(error.key, cast("Any", error.args_)),)


def told(game_id: str) -> Iterator[Told]:
    """Yield every line of every answer in every position of a game."""
    room, own = load_room(game_id), module(game_id)
    for position in positions(game_id):
        stream = Stream(SEED, f"asked/{position.number}")
        for desk in desks(game_id, position):
            asked = [(question, ()) for question in room.commands.answers]
            for question, words in (*asked, *own.questions(desk, stream)):
                lines = answered(room, desk, question, words)
                for line in lines:
                    for part in parts(line):
                        yield Told(desk, (question, tuple(words)), part, lines)


def fault(checks: Mapping[str, Check], line: Told) -> str | None:
    """Return what is wrong with a line, or None; lines without a check are not judged here."""
    check = checks.get(line.message.key)
    if check is None:
        return None
    try:
        right = check(line)
    except Exception as error:  # noqa: BLE001 - a line on which the rules break down is a false one
        return f"{line}: {error!r}"
    return None if right is not False else f"{line}: not so"


def falsified(line: Told, checks: Mapping[str, Check]) -> Iterator[Told]:
    """Yield lines that would be false there: other numbers, and other lines with what this one has."""
    args = dict(line.message.args)
    for name, value in args.items():
        if isinstance(value, int):
            yield replace(line, message=Message(line.message.key, {**args, name: value + 1}))
    for key in checks:
        if key != line.message.key:
            yield replace(line, message=Message(key, args))
