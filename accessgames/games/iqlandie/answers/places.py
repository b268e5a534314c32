"""Questions about squares: of the task while one is solved, else of the exhibitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.answers import exhibitions, tasks
from accessgames.games.iqlandie.answers.asked import (
    Asked,
    asked,
    asked_alone,
    board_of,
    own_seat,
    scene_of,
    task_now,
)
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.naming import name_exhibition, name_piece
from accessgames.games.iqlandie.typed.pieces import read_wanted
from accessgames.games.iqlandie.typed.words import meaningful, unknown
from accessgames.language import say
from accessgames.language.space import (
    asked_column,
    asked_row,
    asked_square,
    name_squares,
    tell_around,
    tell_column,
    tell_row,
    tell_square,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.answers.asked import Task
    from accessgames.games.room import Desk
    from accessgames.language import Message


def _task(desk: Desk) -> Task | None:
    """Return the task whose squares are asked about; None while there is none on the table.

    Raises:
        MalformedAction: The card is not seen yet, or only tasks are practised.
    """
    found = task_now(desk)
    if found is not None and found.task is None:
        raise MalformedAction("iqlandie-error-no-card")
    if found is None and desk.view.table.practice is not None:
        raise MalformedAction("iqlandie-error-no-task")
    return found


def _which(desk: Desk, words: Sequence[str], example: str) -> Asked:
    """Return the exhibition that has to be named.

    Raises:
        MalformedAction: None is.
    """
    about = asked(desk, words)
    if not about.exhibition:
        raise MalformedAction("iqlandie-error-which-exhibition", example=example)
    return about


def board(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the workspace of a task by rows; else all exhibitions in short, or one by rows."""
    found = task_now(desk)
    if found is not None and found.task is not None and not words:
        return tasks.board(found)
    if desk.view.table.practice is not None:
        return (say("iqlandie-no-boards"),)
    about = asked_alone(desk, words)
    return exhibitions.rows(desk, about) if about.exhibition else exhibitions.overview(desk, about.seat)


def row(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a row of the task, or `řada 3 2`: of exhibition 3 row 2."""
    found = _task(desk)
    if found is not None:
        return tasks.row(found, desk, words)
    about = _which(desk, words, "row")
    scene = scene_of(desk, about.seat, about.exhibition)
    return tell_row(scene, asked_row(about.rest, scene.board, desk.words))


def column(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a column of the task, or `sloupec 3 b`: of exhibition 3 column b."""
    found = _task(desk)
    if found is not None:
        return tasks.column(found, desk, words)
    about = _which(desk, words, "column")
    scene = scene_of(desk, about.seat, about.exhibition)
    return tell_column(scene, asked_column(about.rest, scene.board, desk.words))


def cell(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the task, or `pole 3 b2`: of exhibition 3."""
    found = _task(desk)
    if found is not None:
        return tasks.cell(found, desk, words)
    about = _which(desk, words, "cell")
    scene = scene_of(desk, about.seat, about.exhibition)
    return (tell_square(scene, asked_square(about.rest, scene.board, desk.words)),)


def around(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the task and its neighbours, or `okolí 3 b2`."""
    found = _task(desk)
    if found is not None:
        return tasks.around(found, desk, words)
    about = _which(desk, words, "cell")
    scene = scene_of(desk, about.seat, about.exhibition)
    return tell_around(scene, asked_square(about.rest, scene.board, desk.words))


def where(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where something of the task lies, or where pieces of a description lie.

    Raises:
        MalformedAction: No piece is described.
    """
    found = _task(desk)
    if found is not None:
        return tasks.where(found, desk, words)
    wanted, used = read_wanted(meaningful(words, desk.words), desk.words)
    if not used:
        raise unknown(words[0]) if words else MalformedAction("iqlandie-error-which-piece", pieces="")
    lines = [
        say(
            "iqlandie-where",
            piece=name_piece(laid.piece),
            number=number,
            exhibition=name_exhibition(number),
            squares=name_squares(BOARDS[number - 1], laid.spot.mask),
        )
        for number, pieces in enumerate(board_of(desk, own_seat(desk)), 1)
        for laid in pieces
        if wanted.fits(laid.piece)
    ]
    return tuple(lines) or (say("iqlandie-where-none"),)


def free(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is free in the task; else how much is free in the exhibitions, or the areas of one."""
    found = task_now(desk)
    if found is not None and found.task is not None and not words:
        return tasks.free(found)
    return exhibitions.areas(desk, words)
