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


def status(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is and what it is worth so far; after the end the points."""
    del words
    view = listener.view
    if view.over:
        return (say("pig-over"), *score(listener, ()))
    return (say("pig-status", who=listener.person(view.seat), turn=view.turn, target=view.target),)


def score(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell everybody's safe points."""
    del words
    total = listener.view.total
    return tuple(say("pig-score", who=who, total=total(seat)) for seat, who in enumerate(listener.people))


class PigCommands:
    """From words to actions and answers."""

    verbs: tuple[str, ...] = tuple(_ACTIONS)
    answers: Mapping[str, Answer] = MappingProxyType({"status": status, "score": score})

    def parse(self, verb: str, words: Sequence[str], listener: Listener) -> Action:
        """Return the action of a verb.

        Raises:
            MalformedAction: `error-extra-words` when something follows it.
        """
        if words:
            command = listener.words.word(verb)
            raise MalformedAction("error-extra-words", words=" ".join(words), command=command)
        return _ACTIONS[verb]

    def spell(self, action: Action, listener: Listener) -> str:
        """Return the word that `parse` turns into the action."""
        return listener.words.word("hold" if isinstance(action, Hold) else "roll")
