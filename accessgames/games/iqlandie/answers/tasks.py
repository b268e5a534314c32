"""Questions about a task: what is wanted, what is missing, single squares, cards and commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.engine.grid import rectangle
from accessgames.games.iqlandie.answers.asked import Task, solving, task_now
from accessgames.games.iqlandie.narration.tasks import BIOLOGY, OPTICS, PROGRAMMING, SPACE
from accessgames.games.iqlandie.tasks.biology.model import TOKENS
from accessgames.games.iqlandie.typed.answers import TOKEN_IDS, read_pile
from accessgames.games.iqlandie.typed.words import nothing_more, one_of, unknown
from accessgames.language import say
from accessgames.language.space import asked_column, asked_row, asked_square

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.games.room import Desk
    from accessgames.language import Message


def goal(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the card once more: what is known of it.

    Raises:
        MalformedAction: There is no task, or something follows the question.
    """
    nothing_more(words)
    found = task_now(desk)
    if found is None:
        raise MalformedAction("iqlandie-error-no-task")
    prepared = () if found.preparation is None else tuple(found.teller.prepared(found.preparation))
    if found.task is None:
        return prepared or (say("iqlandie-hidden"),)
    kind = desk.view.race.rules
    if kind.prepared and found.kind != "biology":
        prepared = tuple(found.teller.prepared(kind.preparation(found.task)))
    return (*prepared, *found.teller.goal(found.task))


def difference(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is right already and what is not."""
    nothing_more(words)
    found = solving(desk)
    return tuple(found.teller.difference(found.task, found.work))


def beam(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the way of the laser over the pieces as they lie.

    Raises:
        MalformedAction: No optics are being solved.
    """
    nothing_more(words)
    found = _of_kind(desk, "optics")
    return OPTICS.beam(found.task, found.work)


def _of_kind(desk: Desk, kind: str) -> Task:
    found = solving(desk)
    if found.kind != kind:
        raise MalformedAction("iqlandie-error-other-task", kind=kind)
    return found


def pile(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the own pile of space cards shows, or the one that is named.

    Raises:
        MalformedAction: No space is being solved, or a card is not understood.
    """
    found = _of_kind(desk, "space")
    return SPACE.preview(read_pile(words, desk.words) if words else found.work)


def sky_cards(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell all five space cards, or one as it is turned.

    Raises:
        MalformedAction: A card is not understood.
    """
    if not words:
        return SPACE.cards()
    return tuple(line for laid in read_pile(words, desk.words) for line in SPACE.card(laid))


def program(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one command of programming once more.

    Raises:
        MalformedAction: There is no such command.
    """
    found = _of_kind(desk, "programming")
    number = desk.words.read.which(words)
    most = len(found.task.commands)
    if number is None or not 1 <= number.value <= most:
        raise MalformedAction("iqlandie-error-command", most=most)
    nothing_more(words, number.used)
    return (PROGRAMMING.command(found.task, number.value),)


# ------------------------------------------------------------------ square by square


def _board(found: Task) -> Board:
    return rectangle(found.teller.side, found.teller.side, upward=False)


def board(found: Task) -> tuple[Message, ...]:
    """Tell the own workspace by rows."""
    return tuple(found.teller.board(found.task, found.work))


def row(found: Task, desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row of the own workspace."""
    return (found.teller.row(found.task, found.work, asked_row(words, _board(found), desk.words)),)


def column(found: Task, desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column of the own workspace."""
    return (found.teller.column(found.task, found.work, asked_column(words, _board(found), desk.words)),)


def cell(found: Task, desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one square of the own workspace."""
    square = asked_square(words, _board(found), desk.words)
    return tuple(found.teller.cell(found.task, found.work, square))


def around(found: Task, desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square and its neighbours."""
    square = asked_square(words, _board(found), desk.words)
    return tuple(found.teller.around(found.task, found.work, square))


def where(found: Task, desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a token of biology lies; of the other kinds everything that lies somewhere."""
    if found.kind == "biology":
        named = one_of(words, TOKEN_IDS, desk.words)
        if named is None:
            raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-token")
        nothing_more(words, named[1])
        token = TOKENS[TOKEN_IDS.index(named[0])]
        return BIOLOGY.where(found.task, found.work, token)
    return state(found)


def state(found: Task) -> tuple[Message, ...]:
    """Tell the own workspace as a whole."""
    return tuple(found.teller.state(found.task, found.work))


def free(found: Task) -> tuple[Message, ...]:
    """Tell what is free or not used yet."""
    return tuple(found.teller.free(found.task, found.work))
