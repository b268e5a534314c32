"""Pig played with a real die: chance is told by the people at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from accessgames.engine import MalformedAction
from accessgames.language import Message, say
from tests.pig import ROOM as PIG
from tests.pig.notation import Face

if TYPE_CHECKING:
    from accessgames.games import Listener

FACES = range(1, 7)


class RealDie:
    def asked(self, view: object) -> bool:
        del view
        return True

    def question(self, told: tuple[Any, ...], desk: Listener) -> Message:
        del told, desk
        return say("own-die-question", "turn")

    def hear(self, words: Sequence[str], told: tuple[Any, ...], desk: Listener) -> tuple[Any, ...]:
        del told
        taken = desk.words.read.number(words)
        if taken is None or taken.used != len(words) or taken.value not in FACES:
            raise MalformedAction("error-no-number", word=" ".join(words), least=1, most=6)
        return (taken.value,)

    def action(self, told: tuple[Any, ...], desk: Listener) -> Any | None:  # noqa: ANN401 - by game
        del desk
        return Face(told[0]) if told else None

    def kind(self, desk: Listener) -> str:
        del desk
        return "told-throw"

    def told(self, action: Face, desk: Listener) -> tuple[Any, ...]:
        del desk
        return (action.value,)

    def read_back(self, told: tuple[Any, ...], desk: Listener) -> Message:
        del desk
        return say("own-die-heard", "turn", face=told[0])


ROOM = replace(PIG, own_chance=RealDie())
