"""Questions about squares, of the task while one is solved, else of the exhibitions; and about the task."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.engine.grid import Square, rectangle
from accessgames.games.board_questions import board_answers
from accessgames.games.iqlandie.answers import exhibitions, subjects
from accessgames.games.iqlandie.naming import name_exhibition, name_piece
from accessgames.games.iqlandie.narration.actions import gain, spot_of
from accessgames.games.iqlandie.narration.tasks import BIOLOGY, OPTICS, PROGRAMMING, SPACE
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.games.iqlandie.tasks.biology import TOKENS, cell_square
from accessgames.games.iqlandie.typed import meaningful, nothing_more, one_of, read_wanted, unknown
from accessgames.games.iqlandie.typed_answers import BODY_IDS, TOKEN_IDS, read_pile, read_square
from accessgames.language import Message, say, space

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.naming import IqListener


def answer_goal(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the card once more: what is known of it.

    Raises:
        MalformedAction: There is no task, or something follows the question.
    """
    nothing_more(words)
    found = subjects.current_task(listener)
    if found is None:
        raise MalformedAction("iqlandie-error-no-task")
    prepared = () if found.preparation is None else tuple(found.teller.prepared(found.preparation))
    if found.task is None:
        return prepared or (say("iqlandie-hidden"),)
    race = listener.view.race
    if race is not None and race.rules.prepared and found.kind != "biology":
        prepared = tuple(found.teller.prepared(race.rules.preparation(found.task)))
    return (*prepared, *found.teller.goal(found.task))


def answer_difference(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is right already and what is not."""
    nothing_more(words)
    found = subjects.known_task(listener)
    return tuple(found.teller.difference(found.task, found.work))


def answer_beam(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the way of the laser over the pieces as they lie.

    Raises:
        MalformedAction: No optics are being solved.
    """
    nothing_more(words)
    found = _of_kind(listener, "optics")
    return OPTICS.beam(found.task, found.work)


def _of_kind(listener: IqListener, kind: str) -> subjects.CurrentTask:
    found = subjects.known_task(listener)
    if found.kind != kind:
        raise MalformedAction("iqlandie-error-other-task", kind=kind)
    return found


def answer_pile(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the own pile of space cards shows, or the one named, or what shows a body on a square.

    Raises:
        MalformedAction: No space is being solved, or a card or the square is not understood.
    """
    found = _of_kind(listener, "space")
    asked = meaningful(words, listener.words)
    body = one_of(asked, BODY_IDS, listener.words)
    if body is not None:
        square = read_square(asked[body[1] :], listener.words)
        if square is None:
            raise MalformedAction("iqlandie-error-show-where")
        nothing_more(asked, body[1] + square[1])
        if max(square[0]) >= SPACE.side:
            raise MalformedAction("iqlandie-error-square", word=asked[body[1]])
        return SPACE.showing(found.task.sky, BODY_IDS[body[0]], square[0])
    return SPACE.preview(found.task.sky, read_pile(words, listener.words) if words else found.work)


def answer_layers(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own pile of space cards, or the one that is named, layer by layer with what each changes.

    Raises:
        MalformedAction: No space is being solved, or a card is not understood.
    """
    found = _of_kind(listener, "space")
    return tuple(SPACE.layers(found.task.sky, read_pile(words, listener.words) if words else found.work))


def answer_sky_cards(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell all five space cards, or one as it is turned.

    Raises:
        MalformedAction: A card is not understood.
    """
    sky = listener.view.table.deck.sky
    if not words:
        return SPACE.cards(sky)
    return tuple(line for laid in read_pile(words, listener.words) for line in SPACE.card(sky, laid))


def answer_program(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one command of programming once more.

    Raises:
        MalformedAction: There is no such command.
    """
    found = _of_kind(listener, "programming")
    number = listener.words.read.which(words)
    most = len(found.task.commands)
    if number is None or not 1 <= number.value <= most:
        raise MalformedAction("iqlandie-error-command", most=most)
    nothing_more(words, number.used)
    return (PROGRAMMING.command(found.task, number.value),)


# ------------------------------------------------------------------ square by square


@dataclass(frozen=True, slots=True)
class TaskQuestions(space.SceneQuestions):
    """The own workspace of a task, square by square.

    Attributes:
        scene: Its board.
        found: The task.
    """

    found: subjects.CurrentTask

    def row(self, row: int) -> Sequence[Message]:
        """Tell one row."""
        return (self.found.teller.row(self.found.task, self.found.work, row),)

    def column(self, column: int) -> Sequence[Message]:
        """Tell one column."""
        return (self.found.teller.column(self.found.task, self.found.work, column),)

    def cell(self, square: Square) -> Sequence[Message]:
        """Tell one square; of the goal nothing before the card is seen."""
        task, work = self.found.task, self.found.work
        if task is None:
            return (self.found.teller.lies(task, work, square),)
        return self.found.teller.cell(task, work, square)

    def around(self, square: Square) -> Sequence[Message]:
        """Tell a square and its neighbours."""
        return tuple(self.found.teller.around(self.found.task, self.found.work, square))


def _task(listener: IqListener) -> subjects.CurrentTask | None:
    """Return the task whose squares are asked about; None while there is none on the table.

    Before the card is seen it has the squares that the preparation tells.

    Raises:
        MalformedAction: The card is not seen yet, or only tasks are practised.
    """
    found = subjects.current_task(listener)
    if found is not None and found.task is None and found.work is None:
        shown = subjects.shown_task(listener)
        if shown is None:
            raise MalformedAction("iqlandie-error-no-card")
        return shown
    if found is None and listener.view.table.practice is not None:
        raise MalformedAction("iqlandie-error-no-task")
    return found


def _find_board(
    listener: IqListener, words: Sequence[str], what: str
) -> tuple[space.SceneQuestions, Sequence[str]]:
    """Return the task, or the exhibition that has to be named: `řada 3 2` is row 2 of exhibition 3."""
    found = _task(listener)
    if found is not None:
        board = rectangle(found.teller.side, found.teller.side, upward=False)
        return TaskQuestions(space.Scene(board, ()), found), words
    about = subjects.read_subject(listener, words)
    if not about.exhibition:
        raise MalformedAction("iqlandie-error-which-exhibition", example=what)
    return space.SceneQuestions(subjects.scene_of(listener, about.seat, about.exhibition)), about.rest


BOARD_ANSWERS: Final = board_answers(_find_board)
"""Answers about rows, columns, squares and their neighbours."""


def answer_board(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the workspace of a task by rows; else all exhibitions in short, or one by rows."""
    found = subjects.current_task(listener)
    if found is not None and not words and (found.task is not None or found.preparation is not None):
        return (
            answer_goal(listener, ())
            if found.task is None
            else tuple(found.teller.board(found.task, found.work))
        )
    if listener.view.table.practice is not None:
        return (say("iqlandie-no-boards"),)
    about = subjects.read_lone_subject(listener, words)
    return (
        exhibitions.rows(listener, about) if about.exhibition else exhibitions.overview(listener, about.seat)
    )


def answer_cell(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the task, or of an exhibition; of a free one also what lays a piece over it now.

    Raises:
        MalformedAction: No square is named, or no exhibition where none of the task is asked about.
    """
    found, rest = _find_board(listener, words, "cell")
    square = found.read_cell(rest, listener.words)
    lines = tuple(found.cell(square))
    about = None if isinstance(found, TaskQuestions) else subjects.read_subject(listener, words)
    board = listener.view.board
    if about is None or about.seat != listener.seat or board is None:
        return lines
    covering: dict[Piece, list[int]] = {}
    for action in laying(listener, about.exhibition, square):
        before, after = gain(listener.view.table.expositions, board, action)
        covering.setdefault(action.piece, []).append(after - before)
    return (*lines, *(_tell_ways(piece, gains) for piece, gains in covering.items()))


def _tell_ways(piece: Piece, gains: Sequence[int]) -> Message:
    """Tell in how many ways a piece can be laid over a square, and what the exhibition gains by that."""
    return say(
        "iqlandie-cell-ways",
        piece=name_piece(piece),
        count=len(gains),
        least=min(gains),
        most=max(gains),
        one="yes" if min(gains) == max(gains) else "no",
    )


def laying(listener: IqListener, number: int, square: Square) -> list[Place]:
    """Return every legal way to lay a piece over a square; none while nothing is laid."""
    if listener.view.table.phase != "build" or not listener.perspective.to_act:
        return []
    table = listener.view.table
    bit = table.grid(number).bit(square)
    placings = (one for one in listener.perspective.legal if isinstance(one, Place))
    return [
        one for one in placings if one.exposition == number and spot_of(table.expositions, one).mask & bit
    ]


def task_state(found: subjects.CurrentTask) -> tuple[Message, ...]:
    """Tell the own workspace as a whole."""
    return tuple(found.teller.state(found.task, found.work))


def answer_where(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a token or the robot is, all that lies in other tasks, or where described pieces lie.

    Raises:
        MalformedAction: No piece is described.
    """
    known = subjects.current_task(listener)
    if known is not None and known.task is None and known.work is None and known.preparation is not None:
        return answer_goal(listener, ())
    found = _task(listener)
    if found is not None:
        return _where_in_task(found, words, listener)
    wanted, used = read_wanted(
        meaningful(words, listener.words), listener.words, listener.view.table.pieces.own
    )
    if not used:
        raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-piece", pieces="")
    lines = [
        say(
            "iqlandie-where",
            piece=name_piece(laid.piece),
            number=number,
            exhibition=name_exhibition(number),
            squares=space.name_squares(listener.view.table.grid(number), laid.spot.mask),
        )
        for number, pieces in enumerate(subjects.board_of(listener, subjects.own_seat(listener)), 1)
        for laid in pieces
        if wanted.fits(laid.piece)
    ]
    return tuple(lines) or (say("iqlandie-where-none"),)


def _where_in_task(
    found: subjects.CurrentTask, words: Sequence[str], listener: IqListener
) -> tuple[Message, ...]:
    if found.kind == "programming" and words:
        return tuple(found.teller.board(found.task, found.work))
    if found.kind != "biology":
        return task_state(found)
    named = one_of(words, TOKEN_IDS, listener.words)
    if named is None:
        raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-token")
    nothing_more(words, named[1])
    token = TOKENS[TOKEN_IDS.index(named[0])]
    if found.task is None:
        return (found.teller.lies(None, found.work, cell_square(found.work.index(token))),)
    return BIOLOGY.where(found.task, found.work, token)


def answer_free(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is free in the task; else how much is free in the exhibitions, or the areas of one."""
    found = subjects.current_task(listener)
    if found is not None and (found.task is not None or found.work is not None) and not words:
        return tuple(found.teller.free(found.task, found.work))
    return exhibitions.answer_areas(listener, words)
