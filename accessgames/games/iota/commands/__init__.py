"""What a player may type in IOTA: verbs that make actions, and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.iota.answers import ANSWERS
from accessgames.games.iota.commands.making import make_pass, make_place, make_recycle, make_trade
from accessgames.games.iota.commands.spelling import spell
from accessgames.games.iota.typed.items import ItemReader

if TYPE_CHECKING:
    from accessgames.games.iota.rules import IotaAction
    from accessgames.games.room import Answer, Desk

_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], IotaAction]]] = {
    "place": make_place,
    "recycle": make_recycle,
    "trade": make_trade,
    "pass": make_pass,
}


class IotaCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
    """

    verbs: tuple[str, ...] = tuple(_MAKERS)
    answers: Mapping[str, Answer] = ANSWERS

    def parse(self, verb: str, words: Sequence[str], desk: Desk) -> IotaAction:
        """Return the action that a verb and the words after it mean.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        return _MAKERS[verb](words, desk)

    def guess(self, words: Sequence[str], desk: Desk) -> str | None:
        """Return the verb that words without one mean: cards and places, "čt3 m51", are a placement."""
        try:
            items = ItemReader(desk, places=True).read(words)
        except MalformedAction as error:
            foreign = error.key == "iota-error-word" or len(words) == 1 or not desk.view.hand
            return None if foreign else "place"
        return "place" if items.cards and items.spots else None

    def spell(self, action: IotaAction, desk: Desk) -> str:
        """Return words that `parse` turns into the action."""
        return spell(action, desk.words)
