"""Questions about squares: of the task while one is solved, else of the exhibitions.

And about the task: what is wanted, what is missing, cards and commands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.engine.grid import rectangle
from accessgames.games.iqlandie.answers import exhibitions, subjects
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.naming import name_exhibition, name_piece
from accessgames.games.iqlandie.narration.tasks import BIOLOGY, OPTICS, PROGRAMMING, SPACE
from accessgames.games.iqlandie.tasks.biology import TOKENS
from accessgames.games.iqlandie.typed import meaningful, nothing_more, one_of, read_wanted, unknown
from accessgames.games.iqlandie.typed_answers import TOKEN_IDS, read_pile
from accessgames.language import say, space

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.games.room import Listener
    from accessgames.language import Message


def answer_goal(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the card once more: what is known of it.

    Raises:
        MalformedAction: There is no task, or something follows the question.
    """
    nothing_more(words)
    found = subjects.current_task(desk)
    if found is None:
        raise MalformedAction("iqlandie-error-no-task")
    prepared = () if found.preparation is None else tuple(found.teller.prepared(found.preparation))
    if found.task is None:
        return prepared or (say("iqlandie-hidden"),)
    kind = desk.view.race.rules
    if kind.prepared and found.kind != "biology":
        prepared = tuple(found.teller.prepared(kind.preparation(found.task)))
    return (*prepared, *found.teller.goal(found.task))


def answer_difference(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is right already and what is not."""
    nothing_more(words)
    found = subjects.known_task(desk)
    return tuple(found.teller.difference(found.task, found.work))


def answer_beam(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the way of the laser over the pieces as they lie.

    Raises:
        MalformedAction: No optics are being solved.
    """
    nothing_more(words)
    found = _of_kind(desk, "optics")
    return OPTICS.beam(found.task, found.work)


def _of_kind(desk: Listener, kind: str) -> subjects.CurrentTask:
    found = subjects.known_task(desk)
    if found.kind != kind:
        raise MalformedAction("iqlandie-error-other-task", kind=kind)
    return found


def answer_pile(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the own pile of space cards shows, or the one that is named.

    Raises:
        MalformedAction: No space is being solved, or a card is not understood.
    """
    found = _of_kind(desk, "space")
    return SPACE.preview(read_pile(words, desk.words) if words else found.work)


def answer_sky_cards(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell all five space cards, or one as it is turned.

    Raises:
        MalformedAction: A card is not understood.
    """
    if not words:
        return SPACE.cards()
    return tuple(line for laid in read_pile(words, desk.words) for line in SPACE.card(laid))


def answer_program(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
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


def _board(found: subjects.CurrentTask) -> Board:
    return rectangle(found.teller.side, found.teller.side, upward=False)


def task_board(found: subjects.CurrentTask) -> tuple[Message, ...]:
    """Tell the own workspace by rows."""
    return tuple(found.teller.board(found.task, found.work))


def task_row(found: subjects.CurrentTask, desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row of the own workspace."""
    return (found.teller.row(found.task, found.work, space.read_asked_row(words, _board(found), desk.words)),)


def task_column(found: subjects.CurrentTask, desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column of the own workspace."""
    return (
        found.teller.column(
            found.task, found.work, space.read_asked_column(words, _board(found), desk.words)
        ),
    )


def task_cell(found: subjects.CurrentTask, desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one square of the own workspace."""
    square = space.read_asked_square(words, _board(found), desk.words)
    return tuple(found.teller.cell(found.task, found.work, square))


def task_around(found: subjects.CurrentTask, desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square and its neighbours."""
    square = space.read_asked_square(words, _board(found), desk.words)
    return tuple(found.teller.around(found.task, found.work, square))


def task_where(found: subjects.CurrentTask, desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a token of biology lies; of the other kinds everything that lies somewhere."""
    if found.kind == "biology":
        named = one_of(words, TOKEN_IDS, desk.words)
        if named is None:
            raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-token")
        nothing_more(words, named[1])
        token = TOKENS[TOKEN_IDS.index(named[0])]
        return BIOLOGY.where(found.task, found.work, token)
    return task_state(found)


def task_state(found: subjects.CurrentTask) -> tuple[Message, ...]:
    """Tell the own workspace as a whole."""
    return tuple(found.teller.state(found.task, found.work))


def task_free(found: subjects.CurrentTask) -> tuple[Message, ...]:
    """Tell what is free or not used yet."""
    return tuple(found.teller.free(found.task, found.work))


def _task(desk: Listener) -> subjects.CurrentTask | None:
    """Return the task whose squares are asked about; None while there is none on the table.

    Raises:
        MalformedAction: The card is not seen yet, or only tasks are practised.
    """
    found = subjects.current_task(desk)
    if found is not None and found.task is None:
        raise MalformedAction("iqlandie-error-no-card")
    if found is None and desk.view.table.practice is not None:
        raise MalformedAction("iqlandie-error-no-task")
    return found


def _which(desk: Listener, words: Sequence[str], example: str) -> subjects.Subject:
    """Return the exhibition that has to be named.

    Raises:
        MalformedAction: None is.
    """
    about = subjects.read_subject(desk, words)
    if not about.exhibition:
        raise MalformedAction("iqlandie-error-which-exhibition", example=example)
    return about


def answer_board(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the workspace of a task by rows; else all exhibitions in short, or one by rows."""
    found = subjects.current_task(desk)
    if found is not None and found.task is not None and not words:
        return task_board(found)
    if desk.view.table.practice is not None:
        return (say("iqlandie-no-boards"),)
    about = subjects.read_lone_subject(desk, words)
    return exhibitions.rows(desk, about) if about.exhibition else exhibitions.overview(desk, about.seat)


def answer_row(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a row of the task, or `řada 3 2`: of exhibition 3 row 2."""
    found = _task(desk)
    if found is not None:
        return task_row(found, desk, words)
    about = _which(desk, words, "row")
    scene = subjects.scene_of(desk, about.seat, about.exhibition)
    return space.tell_row(scene, space.read_asked_row(about.rest, scene.board, desk.words))


def answer_column(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a column of the task, or `sloupec 3 b`: of exhibition 3 column b."""
    found = _task(desk)
    if found is not None:
        return task_column(found, desk, words)
    about = _which(desk, words, "column")
    scene = subjects.scene_of(desk, about.seat, about.exhibition)
    return space.tell_column(scene, space.read_asked_column(about.rest, scene.board, desk.words))


def answer_cell(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the task, or `pole 3 b2`: of exhibition 3."""
    found = _task(desk)
    if found is not None:
        return task_cell(found, desk, words)
    about = _which(desk, words, "cell")
    scene = subjects.scene_of(desk, about.seat, about.exhibition)
    return (space.tell_square(scene, space.read_asked_square(about.rest, scene.board, desk.words)),)


def answer_around(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the task and its neighbours, or `okolí 3 b2`."""
    found = _task(desk)
    if found is not None:
        return task_around(found, desk, words)
    about = _which(desk, words, "cell")
    scene = subjects.scene_of(desk, about.seat, about.exhibition)
    return space.tell_around(scene, space.read_asked_square(about.rest, scene.board, desk.words))


def answer_where(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where something of the task lies, or where pieces of a description lie.

    Raises:
        MalformedAction: No piece is described.
    """
    found = _task(desk)
    if found is not None:
        return task_where(found, desk, words)
    wanted, used = read_wanted(meaningful(words, desk.words), desk.words)
    if not used:
        raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-piece", pieces="")
    lines = [
        say(
            "iqlandie-where",
            piece=name_piece(laid.piece),
            number=number,
            exhibition=name_exhibition(number),
            squares=space.name_squares(BOARDS[number - 1], laid.spot.mask),
        )
        for number, pieces in enumerate(subjects.board_of(desk, subjects.own_seat(desk)), 1)
        for laid in pieces
        if wanted.fits(laid.piece)
    ]
    return tuple(lines) or (say("iqlandie-where-none"),)


def answer_free(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is free in the task; else how much is free in the exhibitions, or the areas of one."""
    found = subjects.current_task(desk)
    if found is not None and found.task is not None and not words:
        return task_free(found)
    return exhibitions.answer_areas(desk, words)
