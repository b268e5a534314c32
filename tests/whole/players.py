"""Scripted people: what they type depends on what they hear and on what their seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import rate
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from tests.whole.session import Watch

Question = str | Callable[["Watch"], str]
"""What is asked: a template with word ids in braces, such as `{row} 50`, or what makes the line."""

_FURTHER_STEPS: Final = 2
"""A hint comes in three steps; in short forms nothing but their number tells the last one."""


def line(question: Question, watch: Watch) -> str:
    """Return a question in the words of the language."""
    if callable(question):
        return question(watch)
    return question.format_map({key: watch.words.word(key) for key in watch.words.table})


def best(watch: Watch) -> str:
    """Return the most profitable action of whoever is to act, in words."""
    desk = watch.desk
    judge = watch.room.bots.judges["greedy"]
    return watch.room.commands.spell(rate(judge, desk.perspective)[0].action, desk)


def lister(watch: Watch) -> Iterator[str]:
    """Do always the first thing on the list of moves; nothing else is ever asked."""
    while not watch.over:
        yield watch.words.word("moves")
        yield "1"
    yield watch.words.word("quit")


def sure(player: Callable[[Watch], Iterator[str]]) -> Callable[[Watch], Iterator[str]]:
    """Mean what is typed: say yes where an action is asked about that is hardly ever meant."""

    def lines(watch: Watch) -> Iterator[str]:
        yes, no = watch.words.word("yes"), watch.words.word("no")
        doubted = re.compile(rf", \w+ [„“]?{no}[“”]?[.?]$|[:?] \w+/{no}\??$")
        for typed in player(watch):
            yield typed
            if watch.told and doubted.search(watch.told[-1]):
                yield yes

    return lines


@sure
def typist(watch: Watch) -> Iterator[str]:
    """Type the best move, and nothing else."""
    while not watch.over:
        yield best(watch)
    yield watch.words.word("quit")


def typing(watch: Watch) -> Iterator[str]:
    """Type the best move."""
    yield best(watch)


def choosing(watch: Watch) -> Iterator[str]:
    """Choose the first move of the list."""
    yield watch.words.word("moves")
    yield "1"


def turning(watch: Watch) -> Iterator[str]:
    """Turn a page of the list if there is another one, and choose from the first all the same."""
    yield watch.words.word("moves")
    if watch.words.word("next") in watch.told[-1]:
        yield watch.words.word("next")
    yield "1"


def advised(watch: Watch) -> Iterator[str]:
    """Ask until the move is told, and do as advised."""
    how = watch.language.text("shell-hint-how", words="").rstrip()
    yield watch.words.word("hint")
    if not watch.match.notes.advised:
        yield watch.words.word("yes")
    for _ in range(_FURTHER_STEPS):
        if watch.told[-1].startswith(how):
            break
        yield watch.words.word("hint")
    yield "1"


def trying(watch: Watch) -> Iterator[str]:
    """Hear what a move would bring, then do it."""
    move = best(watch)
    yield f"{watch.words.word('try')} {move}"
    yield move


def loudly(watch: Watch) -> Iterator[str]:
    """Type in capitals, and of the verb only the beginning, without diacritics."""
    verb, _, rest = best(watch).partition(" ")
    yield f"{normalise_bare(verb)[:4]} {rest}".upper()


def at_once(watch: Watch) -> Iterator[str]:
    """Ask and move on one line."""
    yield f"{watch.words.word('hand')}; {best(watch)}; {watch.words.word('score')}"


Manner = Callable[["Watch"], Iterator[str]]
"""A way to make a move."""

MANNERS: Final[tuple[Manner, ...]] = (typing, turning, advised, trying, loudly, at_once)
"""All ways to make a move."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a curious player does in a game.

    Attributes:
        questions: Asked in this order, some on every turn.
        wrong: Lines that break rules in the position of the second turn.
        habits: Asked in turn when all other questions were asked.
        after: Asked when the match is over.
        manners: How moves are made, in turn.
    """

    questions: Sequence[Question]
    wrong: Callable[[Watch], Iterator[str]]
    habits: Sequence[Question]
    after: Sequence[Question]
    manners: Sequence[Manner] = MANNERS


def curious(plan: Plan, per_turn: int = 4) -> Callable[[Watch], Iterator[str]]:
    """Return a player who asks some questions on every turn, breaks rules, and asks on after the end.

    Where the last move was taken back, the match is played to its end again.
    """

    def player(watch: Watch) -> Iterator[str]:
        questions = chain(plan.questions, chain.from_iterable(repeat(plan.habits)))
        turn = 0
        while not watch.over:
            asked = per_turn if turn * per_turn < len(plan.questions) else 1
            for question in islice(questions, asked):
                yield line(question, watch)
            if turn == 1:
                yield from plan.wrong(watch)
            yield from plan.manners[turn % len(plan.manners)](watch)
            turn += 1
        for question in plan.after:
            yield line(question, watch)
        while watch.match.outcome is None:
            yield best(watch)
        yield watch.words.word("quit")

    return sure(player)


def asking_why(wrong: Callable[[Watch], Iterator[str]]) -> Callable[[Watch], Iterator[str]]:
    """Break rules, ask why each time, and then try to take back what was not done."""

    def lines(watch: Watch) -> Iterator[str]:
        for mistake in wrong(watch):
            yield mistake
            yield watch.words.word("why")
        yield watch.words.word("undo")

    return lines


def handing_over(player: Callable[[Watch], Iterator[str]]) -> Callable[[Watch], Iterator[str]]:
    """Hand the keyboard on wherever that is asked for."""

    def lines(watch: Watch) -> Iterator[str]:
        yes = watch.words.word("yes")
        for typed in player(watch):
            while watch.told[-1].endswith((f" „{yes}“.", f" “{yes}”.")):
                yield yes
            yield typed

    return lines
