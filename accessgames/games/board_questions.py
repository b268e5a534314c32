"""Questions about a board, place by place: squares, cards on a grid, numbers on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from accessgames.engine import MalformedAction

if TYPE_CHECKING:
    from accessgames.games.room import Answer, Listener
    from accessgames.language import Message, Vocabulary

Lines: TypeAlias = "Sequence[Message]"


class LineBoard(Protocol):
    """A board whose rows and columns can be told; what names one is the board's own affair.

    Reading raises MalformedAction where the words name none, or something follows.
    """

    def read_row(self, words: Sequence[str], known: Vocabulary) -> Any:  # noqa: ANN401 - a board's own
        """Read which row is asked about."""

    def read_column(self, words: Sequence[str], known: Vocabulary) -> Any:  # noqa: ANN401 - as above
        """Read which column is asked about."""

    def row(self, row: Any, /) -> Lines:  # noqa: ANN401 - as above
        """Tell a row."""

    def column(self, column: Any, /) -> Lines:  # noqa: ANN401 - as above
        """Tell a column."""


class CellBoard(LineBoard, Protocol):
    """A board that can also be felt place by place."""

    def read_cell(self, words: Sequence[str], known: Vocabulary) -> Any:  # noqa: ANN401 - as above
        """Read which place is asked about."""

    def cell(self, place: Any, /) -> Lines:  # noqa: ANN401 - as above
        """Tell what is on a place."""

    def around(self, place: Any, /) -> Lines:  # noqa: ANN401 - as above
        """Tell a place and its eight neighbours, `language.coordinates.AROUND`, clockwise from above."""


FindBoard: TypeAlias = "Callable[[Listener, Sequence[str], str], tuple[LineBoard, Sequence[str]]]"
"""Returns the board that is meant and the words that name a place on it.

It gets the listener, the words, and of what the place is: `row`, `column` or `cell`.
"""

LINES: Final = {"row": "row", "column": "column"}
CELLS: Final = {**LINES, "cell": "cell", "around": "cell"}
"""Questions about a board, and what each of them names."""


def board_answers(find: FindBoard, questions: Mapping[str, str] = CELLS) -> dict[str, Answer]:
    """Return the answers to questions about a board.

    Args:
        find: Returns the board.
        questions: `LINES` for a board that is a `LineBoard` only.
    """

    def answer(question: str, what: str) -> Answer:
        def answered(listener: Listener, words: Sequence[str]) -> Lines:
            board, rest = find(listener, words, what)
            place = getattr(board, f"read_{what}")(rest, listener.words)
            lines: Lines = tuple(getattr(board, question)(place))
            return lines

        return answered

    return {question: answer(question, what) for question, what in questions.items()}


def refuse_more(words: Sequence[str], key: str, used: int = 0) -> None:
    """Check that nothing follows the words that were used.

    Raises:
        MalformedAction: Something does; carries its first word, shortened to what a line can take.
    """
    if len(words) > used:
        raise MalformedAction(key, word=quote(words[used]))


_QUOTED: Final = 30


def quote(*words: str) -> str:
    """Repeat typed words in an error, not more of them than a line can take."""
    return " ".join(words)[:_QUOTED]
