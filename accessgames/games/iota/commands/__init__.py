"""What a player may type in IOTA: verbs that make actions, and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.iota.answers import ANSWERS
from accessgames.games.iota.commands.making import make_pass, make_place, make_recycle, make_trade
from accessgames.games.iota.commands.spelling import spell
from accessgames.games.iota.typed.items import ItemReader
from accessgames.games.iota.typed.sought import read_sought

if TYPE_CHECKING:
    from accessgames.games.iota.rules import IotaAction
    from accessgames.games.room import Answer, Desk

_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], IotaAction]]] = {
    "place": make_place,
    "recycle": make_recycle,
    "trade": make_trade,
    "pass": make_pass,
}

_NAMED: Final = 3
"""Fewest letters of a word that is taken for a card by itself."""


class IotaCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
        private: Questions whose answers name cards of the own hand.
    """

    verbs: tuple[str, ...] = tuple(_MAKERS)
    answers: Mapping[str, Answer] = ANSWERS
    private = frozenset({"fits", "where"})

    def parse(self, verb: str, words: Sequence[str], desk: Desk) -> IotaAction:
        """Return the action that a verb and the words after it mean.

        Raises:
            MalformedAction: The words form no action.
            AmbiguousAction: They fit several.
        """
        return _MAKERS[verb](words, desk)

    def guess(self, words: Sequence[str], desk: Desk) -> str | None:
        """Return the verb that words without one mean: cards and places, "čt3 m51", are a placement.

        So is a card by itself, "kruh": the answer then is that its place is missing.
        """
        try:
            items = ItemReader(desk, places=True).read(words)
        except MalformedAction as error:
            foreign = error.key == "iota-error-word" or not desk.view.hand
            return None if foreign or not (len(words) > 1 or _names_card(words, desk)) else "place"
        return "place" if items.cards and (items.spots or _names_card(words, desk)) else None

    def spell(self, action: IotaAction, desk: Desk) -> str:
        """Return words that `parse` turns into the action."""
        return spell(action, desk.words)


def _names_card(words: Sequence[str], desk: Desk) -> bool:
    """Tell whether a card is named first, by more than a letter that may mean much else or its position."""
    try:
        return len(words[0]) >= _NAMED and read_sought(words, desk.words) is not None
    except MalformedAction:
        return True
