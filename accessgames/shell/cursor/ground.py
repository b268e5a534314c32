"""The boards of a position and where the cursor stands on them: what every command of the cursor asks."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.games import WalkedBoards
from accessgames.language import Message, say
from accessgames.shell.cursor import tones
from accessgames.shell.cursor.place import Cursor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games import Listener, Room
    from accessgames.games.board_walk import BoardWalk, Place
    from accessgames.shell.session import Session


@dataclass(frozen=True, slots=True)
class Ground:
    """Where somebody stands.

    Attributes:
        boards: All boards that can be walked now, at least one.
        board: The one with the cursor.
        cursor: Where it stands there.
        fresh: Whether it was put there just now, since it stood nowhere or its place is gone.
    """

    boards: tuple[BoardWalk, ...]
    board: BoardWalk
    cursor: Cursor
    fresh: bool

    @property
    def place(self) -> Place:
        """The place under the cursor."""
        return self.cursor.place


@runtime_checkable
class LookingBack(Protocol):
    """A question that is asked at an earlier move: boards are seen and walked as they stood there."""

    def looked_at(self, back: int = 0) -> Listener:
        """Return who looks at the board, at that move or so many before it."""


def looked_at(session: Session) -> Listener:
    """Return who looks at the board: whoever has the keyboard, now or at the move they look back at."""
    question: object = session.agenda.question
    return question.looked_at() if isinstance(question, LookingBack) else session.known.listener()


def looked_at_before(session: Session) -> Listener:
    """Return who looked at it after their last turn, or a move before the one they look back at."""
    question: object = session.agenda.question
    known = session.known
    if isinstance(question, LookingBack):
        return question.looked_at(1)
    viewer = known.seating.listener
    return known.listener_at(known.after_own_turn(viewer), viewer, viewer)


def walked_by(room: Room, listener: Listener) -> tuple[BoardWalk, ...]:
    """Return the boards that a listener may walk; none where the game has none."""
    return tuple(room.commands.walks(listener)) if isinstance(room.commands, WalkedBoards) else ()


def boards_of(session: Session) -> tuple[BoardWalk, ...]:
    """Return the boards that whoever has the keyboard may walk now, or at the move they look back at.

    Raises:
        GameError: `cursor-no-board`, where there is none.
    """
    boards = walked_by(session.known.room, looked_at(session))
    if not boards:
        raise GameError("cursor-no-board")
    return boards


def find_ground(session: Session) -> Ground:
    """Return where the cursor stands; one that stands nowhere is put where a walk begins.

    Raises:
        GameError: `cursor-no-board`.
    """
    boards, cursor = boards_of(session), session.cursor
    if cursor is not None:
        for board in boards:
            if board.id == cursor.board and cursor.place in board.places:
                return Ground(boards, board, cursor, fresh=False)
    mark = None if cursor is None else cursor.mark
    return Ground(boards, boards[0], Cursor(boards[0].id, boards[0].start, mark), fresh=True)


def stand_on(
    session: Session,
    ground: Ground,
    board: BoardWalk,
    place: Place,
    head: Sequence[Message] = (),
    passed: Sequence[Place] = (),
) -> None:
    """Put the cursor on a place and tell it; numbers choose nothing any more from what was listed elsewhere.

    Args:
        session: The match.
        ground: Where it stood.
        board: The board to stand on; its name is told where it is another one than before.
        place: The place.
        head: What is told before.
        passed: The places on the way there, which sound before it.
    """
    session.cursor = replace(ground.cursor, board=board.id, place=place)
    session.teller.page = None
    named = (board.title,) if ground.fresh or board.id != ground.board.id else ()
    with session.teller.apart() if board.private else nullcontext():
        session.teller.tell(*head, *named, board.tell(place), record=False)
    at_edge = any(message.key == "cursor-edge" for message in head)
    tones.sound_places(session, board, (*passed, place), at_edge=at_edge)


def edge_message(way: str) -> Message:
    """Say that the board goes no further in a direction."""
    return say("cursor-edge", way=way)
