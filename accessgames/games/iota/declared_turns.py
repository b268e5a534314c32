"""Turns that were declared with real cards, told anew where they were declared wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.games.iota.narration.actions import tell_action
from accessgames.language import Found, Message, Nested, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.view import IotaView


@dataclass(frozen=True, slots=True)
class DeclaredTurns:
    """Takes a turn as it really was; see `games.room.OwnChance`.

    Attributes:
        verbs: Word ids of what a turn begins with.
        parse: Makes a turn of a verb and the words behind it.
    """

    verbs: tuple[str, ...]
    parse: Callable[[str, Sequence[str], IotaListener], IotaAction]

    def asked(self, view: IotaView) -> bool:
        """Whether turns are declared and not taken by the program."""
        return view.table.blind

    def question(self, told: tuple[IotaAction, ...], listener: IotaListener) -> Message:
        """Ask for the whole turn."""
        del told, listener
        return say("iota-own-turn", "turn")

    def hear(
        self, words: Sequence[str], told: tuple[IotaAction, ...], listener: IotaListener
    ) -> tuple[IotaAction, ...]:
        """Return the turn that is told: with its verb, or cards and cells alone.

        Raises:
            GameError: The words mean no turn.
        """
        del told
        verb = listener.words.match(words, self.verbs)
        if isinstance(verb, Found):
            return (self.parse(verb.id, words[verb.used :], listener),)
        return (self.parse("place", words, listener),)

    def action(self, told: tuple[IotaAction, ...], listener: IotaListener) -> IotaAction | None:
        """Return the turn that was told."""
        del listener
        return told[0] if told else None

    def kind(self, listener: IotaListener) -> str:
        """Return that it is a turn."""
        del listener
        return "told-turn"

    def told(self, action: IotaAction, listener: IotaListener) -> tuple[IotaAction, ...]:
        """Return what was told for a turn."""
        del listener
        return (action,)

    def read_back(self, told: tuple[IotaAction, ...], listener: IotaListener) -> Message:
        """Repeat the turn, and whose it is."""
        turn = Nested(tell_action(told[0], listener))
        return say("iota-own-did", "turn", who=listener.person(listener.view.table.turn), turn=turn)
