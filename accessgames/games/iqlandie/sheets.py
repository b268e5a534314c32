"""The expositions of iQLANDIE on paper: those of a match, or empty ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.material import EXPOSITIONS
from accessgames.games.iqlandie.naming import name_exhibition, name_piece
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, PlayerBoard, covered
from accessgames.games.sheets import Drawing, Mark, Sheet
from accessgames.language import Vocabulary, say
from accessgames.language.commandline import quote_briefly
from accessgames.language.space import explain_free, explain_piece

if TYPE_CHECKING:
    from accessgames.games.iqlandie.naming import IqListener


class IqlandieSheets:
    """What can be put on paper: one exposition or all six."""

    def table(self, listener: IqListener, words: Sequence[str]) -> Sheet | None:
        """Describe the listener's expositions with what lies on them, or the one that is named by its number.

        Raises:
            MalformedAction: There is no exposition of that number.
        """
        numbers = _numbers(words, listener.words)
        if numbers is None:
            return None
        seat = max(listener.seat, 0)
        title = say("iqlandie-sheet-own", who=listener.person(seat))
        return Sheet(title, _draw(listener.view.table.boards[seat], numbers))

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Describe an empty exposition by its number, or all of them.

        Raises:
            MalformedAction: There is no such exposition.
        """
        del solved  # a board to be built has no solution
        numbers = _numbers(words, known)
        if numbers is None:
            raise _unknown(" ".join(words))
        return Sheet(say("iqlandie-sheet-empty"), _draw(EMPTY_BOARD, numbers))


def _numbers(words: Sequence[str], known: Vocabulary) -> tuple[int, ...] | None:
    """Return the expositions that words name; None when they are about something else."""
    if not words:
        return tuple(exposition.number for exposition in EXPOSITIONS)
    read = known.read.which(words)
    if read is None or read.used < len(words):
        return None
    if not 1 <= read.value <= len(EXPOSITIONS):
        raise _unknown(" ".join(words))
    return (read.value,)


def _unknown(typed: str) -> MalformedAction:
    return MalformedAction("iqlandie-sheet-unknown", words=quote_briefly(typed), most=len(EXPOSITIONS))


def _draw(board: PlayerBoard, numbers: Sequence[int]) -> tuple[Drawing, ...]:
    drawings: list[Drawing] = []
    for number in numbers:
        grid, laid = EXPOSITIONS[number - 1].board, board[number - 1]
        free, robots = grid.mask & ~covered(laid), sum(each.spot.robot for each in laid)
        pieces = tuple(
            Mark(each.spot.mask, explain_piece(grid, each.spot.mask, name_piece(each.piece))) for each in laid
        )
        robot = Mark(robots, say("iqlandie-sheet-robot")) if robots else None
        title = say("iqlandie-sheet-exposition", number=number, purpose=name_exhibition(number))
        drawings.append(Drawing(grid, Mark(free, explain_free(free)), pieces, robot, title))
    return tuple(drawings)
