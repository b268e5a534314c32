"""What a player may type in Quantum: verbs that make actions, and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.answers import ANSWERS
from accessgames.games.quantum.commands.making import (
    make_keep,
    make_nothing,
    make_reroll,
    make_write,
)
from accessgames.games.quantum.naming import COLOUR_WORDS
from accessgames.games.quantum.rules.dice import ALL_DICE, dice_of_mask
from accessgames.games.quantum.rules.state import Pass, Phase, Reroll, Write
from accessgames.games.quantum.typed import face_reader, meaningful

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Action
    from accessgames.games.room import Answer, Desk

_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], Action]]] = {
    "reroll": make_reroll,
    "keep": make_keep,
    "write": make_write,
    "nothing": make_nothing,
}


class QuantumCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions; a colour by itself writes it.
        answers: Word id of a question -> who answers it.
    """

    verbs: tuple[str, ...] = ("reroll", "keep", "write", "nothing", *COLOUR_WORDS)
    answers: Mapping[str, Answer] = ANSWERS

    def parse(self, verb: str, words: Sequence[str], desk: Desk) -> Action:
        """Return the action that a verb and the words after it mean.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        if verb in COLOUR_WORDS:
            return make_write((desk.words.word(verb), *words), desk)
        return _MAKERS[verb](words, desk)

    def guess(self, words: Sequence[str], desk: Desk) -> str | None:
        """Return the verb that words without one mean: dice are thrown again or, later in a turn, written."""
        taken = face_reader(desk.words).read(meaningful(words, desk.words))
        if taken is None:
            return None
        return "reroll" if desk.view.table.phase is Phase.REROLL else "write"

    def spell(self, action: Action, desk: Desk) -> str:
        """Return words that `parse` turns into the action.

        Raises:
            TypeError: It is an action of chance, which nobody types as a move.
        """
        words = desk.words
        match action:
            case Reroll(0):
                return words.word("keep")
            case Reroll(mask) if mask == ALL_DICE:
                return f"{words.word('reroll')} {words.word('all')}"
            case Reroll(mask):
                return " ".join([words.word("reroll"), *(str(die + 1) for die in dice_of_mask(mask))])
            case Write(colour):
                return words.word(COLOUR_WORDS[colour])
            case Pass():
                return words.word("nothing")
            case _:
                raise TypeError(f"{action!r} is not typed by players")
