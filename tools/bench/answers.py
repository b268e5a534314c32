"""Speed of what a person waits for: the answer to a question, and one sentence in all its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError, Perspective
from accessgames.games import Listener
from accessgames.language import Language, Person
from tools.bench.reading import LIMIT, Reading
from tools.bench.rules import walk
from tools.bench.timing import clock, quantile, rate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games import Room
    from accessgames.language import Message

LANGUAGE: Final = "cs"
"""The language measured: the one with the most grammar."""

ANSWER_MS: Final = 20.0
GAMES: Final = 3

_MILLI: Final = 1e3
_MICRO: Final = 1e6


def answering(room: Room) -> Iterator[Reading]:
    """Measure every question that needs no further words, from the view to the sentences.

    The slowest of the very first answers is told apart: it includes reading the sentences from their files.
    """
    language = Language(LANGUAGE)

    def asked(state: Any, seat: int) -> list[float]:  # noqa: ANN401 - states differ by game
        return answer_times(room, state, seat, language)

    moments = [times for number in range(GAMES) for times in walk(room, f"bench/{number}", asked)]
    times = [one for moment in moments for one in moment]
    if not times:
        return
    yield Reading("answer-first", room.game.id, max(first_answers(room)), "ms", LIMIT, ANSWER_MS)
    yield Reading("answer-median", room.game.id, quantile(times, 0.5), "ms", LIMIT, ANSWER_MS)
    yield Reading("answer-p95", room.game.id, quantile(times, 0.95), "ms", LIMIT, ANSWER_MS)


def first_answers(room: Room) -> list[float]:
    """Return the milliseconds of the first answers of a session, in the middle of a game."""

    def position(state: Any, seat: int) -> tuple[Any, int]:  # noqa: ANN401 - states differ by game
        return state, seat

    state, seat = walk(room, "bench/first", position)[0]
    return answer_times(room, state, seat, Language(LANGUAGE))


def answer_times(room: Room, state: Any, seat: int, language: Language) -> list[float]:  # noqa: ANN401 - as above
    """Return the milliseconds of the answer to each question that can be asked alone."""
    questions = tuple(room.commands.answers)
    desks = (desk(room, state, seat, language) for _ in questions)
    answered = (answer_time(room, one, word, language) for one, word in zip(desks, questions, strict=True))
    return [seconds * _MILLI for seconds in answered if seconds is not None]


def desk(room: Room, state: Any, seat: int, language: Language) -> Listener:  # noqa: ANN401 - states differ by game
    """Return the desk of somebody who plays against strangers and has not looked at anything yet."""
    people = tuple(
        Person(f"P{number + 1}", "you" if number == seat else "other") for number in range(room.game.seats[0])
    )
    others = frozenset(range(len(people))) - {seat}
    words = language.vocabulary("common", "space", "shell", room.game.id)
    return Listener(Perspective(room.game, room.game.view(state, seat), seat), people, others, words)


def answer_time(room: Room, desk: Listener, question: str, language: Language) -> float | None:
    """Return the seconds to answer one question, or None when it needs further words."""
    started = clock()
    try:
        for message in room.commands.answers[question](desk, ()):
            language.render(message)
    except GameError:
        return None
    return clock() - started


def rendering(room: Room) -> Iterator[Reading]:
    """Measure one sentence in its three forms: whose turn it is, over many moments."""
    language = Language(LANGUAGE)

    def turn(state: Any, seat: int) -> Message:  # noqa: ANN401 - states differ by game
        return room.narration.turn(desk(room, state, seat, language))

    messages = [message for number in range(GAMES) for message in walk(room, f"bench/{number}", turn)]

    def render() -> int:
        for message in messages:
            language.render(message)
        return len(messages)

    if messages:
        yield Reading("render", room.game.id, _MICRO / rate(render), "us")
