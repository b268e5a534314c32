"""What is answered in the positions of the truth suite, each line as its checker gets it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from accessgames.engine import GameError, Stream
from accessgames.games import load_room
from accessgames.language import Listing, Message
from tests.truth.listeners import desks
from tests.truth.positions import SEED, positions
from tests.truth.verdicts import Told, parts

if TYPE_CHECKING:
    from accessgames.games import Listener, Room


def spread(mask: int) -> set[int]:
    """Return the squares of a mask by their numbers."""
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


def leads(told: Told, scores: Sequence[int]) -> bool:
    """Tell whether who is said to lead does, and by so much."""
    best = {seat for seat, points in enumerate(scores) if points == max(scores)}
    named = told.people() if isinstance(told.arg("who"), Listing) else {told.who()}
    return best == named and told.arg("lead") == max(scores) - max(set(scores) - {max(scores)})


def module(game_id: str) -> Any:  # noqa: ANN401 - the checks of a game
    """Return the checks of a game: `CHECKS`, `EXCUSED`, `RARE`, `questions`, and `more` or nothing."""
    return importlib.import_module(f"tests.truth.answers.{game_id}")


def answered(room: Room, desk: Listener, question: str, words: Sequence[str]) -> tuple[Message, ...]:
    """Return the lines of an answer; of words that are refused, why."""
    try:
        return tuple(room.commands.answers[question](desk, tuple(words)))
    except GameError as error:
        return (Message(error.key, cast("Any", error.args_)),)


def told(game_id: str) -> Iterator[Told]:
    """Yield every line of every answer in every position of a game."""
    room, own = load_room(game_id), module(game_id)
    for position in (*positions(game_id), *(own.more() if hasattr(own, "more") else ())):
        stream = Stream(SEED, f"asked/{position.number}")
        for desk in desks(position):
            asked = [(question, ()) for question in room.commands.answers]
            for question, words in (*asked, *own.questions(desk, stream)):
                lines = answered(room, desk, question, words)
                for line in lines:
                    for part in parts(line):
                        yield Told(desk, (question, tuple(words)), part, lines)
