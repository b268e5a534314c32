"""How the narration of tasks is asked in tests: a card of the box, steps in notation, a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.engine.grid import Square, parse_square
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.tasks import KINDS, card, parse_step
from tests.games.iqlandie.wording import say_all

if TYPE_CHECKING:
    from accessgames.language import Message

Told = list[tuple[str, str]]
"""Full and Braille form of each line."""


def at(name: str) -> Square:
    """A square by its name."""
    square = parse_square(name)
    assert square is not None
    return square


def work_of(kind: str, number: int, steps: str) -> Any:  # noqa: ANN401 - each kind has its own
    """The workspace of a card of the box after steps in notation."""
    rules, task = KINDS[kind], card(kind, number).task
    work = rules.start(task)
    for step in filter(None, steps.split(", ")):
        work = rules.step(task, work, parse_step(step))
    return work


def forms(messages: Sequence[Message], tag: str = "cs") -> Told:
    """Full and Braille form of each line."""
    return [(line.full, line.braille) for line in say_all(tuple(messages), tag)]


def asked(kind: str, number: int, steps: str, question: str, tag: str = "cs") -> Told:
    """What the teller of a kind says: `state`, `cell b2`, `step lay 1O`, `made`."""
    teller, task, work = TELLERS[kind], card(kind, number).task, work_of(kind, number, steps)
    name, _, rest = question.partition(" ")
    done = tuple(parse_step(step) for step in steps.split(", ")) if steps else ()
    match name:
        case "goal":
            told = teller.goal(task)
        case "prepared":
            told = teller.prepared(KINDS[kind].preparation(task))
        case "solution":
            told = teller.solution(task, KINDS[kind].solution(task))
        case "made":
            told = tuple(teller.made(task, work, done))
        case "step":
            told = (teller.step(task, work, parse_step(rest)),)
        case "row":
            told = (teller.row(task, work, int(rest) - 1),)
        case "column":
            told = (teller.column(task, work, at(f"{rest}1").column),)
        case "cell" | "around":
            told = tuple(getattr(teller, name)(task, work, at(rest)))
        case _:
            told = tuple(getattr(teller, name)(task, work))
    return forms(told, tag)
