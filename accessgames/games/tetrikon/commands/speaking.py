"""From words to actions and back; verbs that may be left out; lists of moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.answers import ANSWERS
from accessgames.games.tetrikon.commands.guessing import guess, sure
from accessgames.games.tetrikon.commands.listing import offered
from accessgames.games.tetrikon.commands.making import MAKERS, PUZZLE_ONLY, TABLE_ONLY, behind
from accessgames.games.tetrikon.commands.spelling import spell
from accessgames.games.tetrikon.fronts import puzzle_of

if TYPE_CHECKING:
    from accessgames.games.room import Answer, Desk, Group


_COMPUTERS: Final = frozenset({"think"})
"""What only computer players need; people who type it are understood all the same."""


class TetrikonCommands:
    """From words to actions and answers; see `games.room.Commands` and its optional protocols.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
    """

    verbs: tuple[str, ...] = tuple(MAKERS)
    answers: Mapping[str, Answer] = ANSWERS

    def parse(self, verb: str, words: Sequence[str], desk: Desk) -> Any:  # noqa: ANN401 - an action
        """Return the action that a verb and the words after it mean, or a series of them.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        puzzle = puzzle_of(desk) is not None
        if verb in (TABLE_ONLY if puzzle else PUZZLE_ONLY):
            key = "tetrikon-error-table-verb" if puzzle else "tetrikon-error-puzzle-verb"
            raise MalformedAction(key, word=desk.words.word(verb))
        return MAKERS[verb](behind(verb, words, desk), desk)

    def takes(self, verb: str, desk: Desk) -> bool:
        """Tell whether a verb belongs to the way that is played: at the market, or against time."""
        return verb not in (PUZZLE_ONLY if puzzle_of(desk) is None else TABLE_ONLY | _COMPUTERS)

    def guess(self, words: Sequence[str], desk: Desk) -> str | None:
        """Return the verb that words without one mean, or None."""
        return guess(words, desk)

    def sure(self, words: Sequence[str], desk: Desk) -> str | None:
        """Return the verb that words certainly mean at this moment, or None."""
        return sure(words, desk)

    def offered(self, desk: Desk, words: Sequence[str]) -> Sequence[Any | Group]:
        """Return the entries of the list of moves.

        Raises:
            MalformedAction: The words name nothing that can be listed.
        """
        return offered(desk, words)

    def spell(self, action: Any, desk: Desk) -> str:  # noqa: ANN401 - an action
        """Return words that `parse` turns into the action.

        Raises:
            TypeError: It is an action of chance or the clock, which nobody types as a move.
        """
        return spell(action, desk)
