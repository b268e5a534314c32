"""Speed of what a person waits for: the answer to a question, and one sentence in all its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.bots import make_policy
from accessgames.cli.bench.reading import LIMIT, Reading
from accessgames.cli.bench.rules import Moment, middle, moments
from accessgames.cli.bench.timing import clock, quantile, rate
from accessgames.engine import GameError, Perspective
from accessgames.games import Desk
from accessgames.language import Language, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games import Room

LANGUAGE: Final = "cs"
"""The language measured: the one with the most grammar."""

ANSWER_MS: Final = 20.0
GAMES: Final = 3

_MILLI: Final = 1e3
_MICRO: Final = 1e6


def desks(room: Room, language: Language) -> Iterator[Desk]:
    """Yield the desk of whoever decides, at the middle moments of some greedy games."""
    game = room.game
    policies = (make_policy(room.bots, "bot:greedy"),) * game.seats[0]
    for number in range(GAMES):
        for moment in middle(list(moments(game, policies, f"bench/{number}"))):
            yield _desk(room, moment, language)


def _desk(room: Room, moment: Moment, language: Language) -> Desk:
    game = room.game
    state = game.apply(moment.state, moment.actor, moment.action).state
    people = tuple(
        Person(f"P{seat + 1}", "you" if seat == moment.seat else "other") for seat in range(game.seats[0])
    )
    others = frozenset(range(len(people))) - {moment.seat}
    words = language.vocabulary("common", "shell", game.id)
    return Desk(Perspective(game, game.view(state, moment.seat), moment.seat), people, others, words)


def answering(room: Room) -> Iterator[Reading]:
    """Measure every question that needs no further words, from the view to the sentences."""
    language = Language(LANGUAGE)
    times: list[float] = []
    for desk in desks(room, language):
        for question in room.commands.answers:
            seconds = answer_time(room, desk, question, language)
            if seconds is not None:
                times.append(seconds * _MILLI)
    if times:
        yield Reading("answer-median", room.game.id, quantile(times, 0.5), "ms", LIMIT, ANSWER_MS)
        yield Reading("answer-p95", room.game.id, quantile(times, 0.95), "ms", LIMIT, ANSWER_MS)


def answer_time(room: Room, desk: Desk, question: str, language: Language) -> float | None:
    """Return the seconds to answer one question, or None when it needs further words.

    What the desk has worked out for earlier questions does not help: the perspective is a new one.
    """
    fresh = Perspective(room.game, desk.view, desk.seat)
    alike = Desk(fresh, desk.people, desk.bots, desk.words)
    started = clock()
    try:
        for message in room.commands.answers[question](alike, ()):
            language.render(message)
    except GameError:
        return None
    return clock() - started


def rendering(room: Room) -> Iterator[Reading]:
    """Measure one sentence in its three forms: whose turn it is, over many moments."""
    language = Language(LANGUAGE)
    messages = [room.narration.turn(desk) for desk in desks(room, language)]

    def render() -> int:
        for message in messages:
            language.render(message)
        return len(messages)

    if messages:
        yield Reading("render", room.game.id, _MICRO / rate(render), "us")
