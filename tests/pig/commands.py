"""What a player may type in Pig: two verbs without arguments, and two questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Message, say
from tests.pig.notation import HOLD, ROLL, Action, Hold

if TYPE_CHECKING:
    from accessgames.games import Answer, Listener

_ACTIONS: Final[Mapping[str, Action]] = MappingProxyType({"roll": ROLL, "hold": HOLD})


def status(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is and what it is worth so far; after the end the points."""
    del words
    view = desk.view
    if view.over:
        return (say("pig-over"), *score(desk, ()))
    return (say("pig-status", who=desk.person(view.seat), turn=view.turn, target=view.target),)


def score(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell everybody's safe points."""
    del words
    seats = range(len(desk.people))
    return tuple(say("pig-score", who=desk.person(seat), total=desk.view.total(seat)) for seat in seats)


class PigCommands:
    """From words to actions and answers."""

    verbs: tuple[str, ...] = tuple(_ACTIONS)
    answers: Mapping[str, Answer] = MappingProxyType({"status": status, "score": score})

    def parse(self, verb: str, words: Sequence[str], desk: Listener) -> Action:
        """Return the action of a verb.

        Raises:
            MalformedAction: `error-extra-words` when something follows it.
        """
        if words:
            command = desk.words.word(verb)
            raise MalformedAction("error-extra-words", words=" ".join(words), command=command)
        return _ACTIONS[verb]

    def spell(self, action: Action, desk: Listener) -> str:
        """Return the word that `parse` turns into the action."""
        return desk.words.word("hold" if isinstance(action, Hold) else "roll")
