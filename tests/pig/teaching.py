"""What the lesson of Pig wants to come about."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from accessgames.games.teaching import Aim, Attempt, Teaching, Words
from accessgames.language import Message, say
from tests.pig.notation import Hold

if TYPE_CHECKING:
    from accessgames.engine import Stream


def safe(attempt: Attempt[Any, Any], words: Words) -> bool:
    """Tell whether so many points are safe after what was done."""
    view = attempt.after.view
    return isinstance(attempt.action, Hold) and view.total(attempt.listener.seat) >= int(words[0])


def instead(attempt: Attempt[Any, Any], words: Words) -> Message:
    """Say what would be at stake, or what would be safe and is too little."""
    before, after = attempt.listener.view, attempt.after.view
    if isinstance(attempt.action, Hold):
        total = after.total(attempt.listener.seat)
        return say("tutor-pig-instead-few", total=total, wanted=int(words[0]))
    return say("tutor-pig-instead-roll", points=before.turn)


class PigTeaching(Teaching):
    """One aim, and no test: of two actions one would be right by luck.

    Attributes:
        aims: By name.
        kinds: None.
    """

    aims: ClassVar[Mapping[str, Aim[Any, Any]]] = MappingProxyType(
        {"safe": Aim(safe, instead, lambda _, words: {"points": int(words[0])})}
    )
    kinds = ()

    def draw(self, kind: str, stream: Stream, /) -> None:
        """Draw nothing: no sort of task is named."""
        del kind, stream


TEACHING: Final = PigTeaching()
"""What the lesson of Pig needs."""
