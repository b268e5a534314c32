"""From the events and views of iQLANDIE to messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.narration.nudges import tell_area, tell_nudge
from accessgames.games.iqlandie.narration.points import why
from accessgames.games.iqlandie.narration.prospects import preview, tell_action
from accessgames.games.iqlandie.narration.reasons import tell_reason
from accessgames.games.iqlandie.narration.refusing import tell_refusal
from accessgames.games.iqlandie.narration.results import tell_item, tell_option, tell_outcome
from accessgames.games.iqlandie.narration.telling import tell
from accessgames.games.iqlandie.narration.turns import tell_turn

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games.iqlandie.rules.actions import IqAction
    from accessgames.games.iqlandie.rules.events import IqEvent
    from accessgames.games.room import Desk
    from accessgames.language import Message


class IqlandieNarration:
    """Tells a match of iQLANDIE; see `accessgames.games.room.Narration`."""

    def tell(self, events: Sequence[IqEvent], desk: Desk) -> Sequence[Message]:
        """Tell what happened."""
        return tell(events, desk)

    def turn(self, desk: Desk) -> Message:
        """Tell whose turn it is and what is expected."""
        return tell_turn(desk)

    def action(self, action: IqAction, desk: Desk) -> Message:
        """Tell a possible action with what it brings."""
        return tell_action(action, desk)

    def preview(self, action: IqAction, desk: Desk) -> Sequence[Message]:
        """Tell in detail what a legal action would bring."""
        return preview(action, desk)

    def refusal(self, refusal: Refusal, desk: Desk) -> Message:
        """Tell why an action is not allowed."""
        return tell_refusal(refusal, desk)

    def item(self, item: ScoreItem, desk: Desk) -> Message:
        """Explain one entry of a score."""
        return tell_item(item, desk)

    def why(self, desk: Desk) -> Sequence[Message]:
        """Explain the last points that were scored."""
        return why(desk)

    def reason(self, reason: Reason, desk: Desk) -> Message:
        """Tell one reason of a choice."""
        return tell_reason(reason, desk)

    def nudge(self, action: IqAction, desk: Desk) -> Message:
        """Say what to look at."""
        del desk
        return tell_nudge(action)

    def area(self, action: IqAction, desk: Desk) -> Message | None:
        """Say whereabouts an action is."""
        del desk
        return tell_area(action)

    def outcome(self, outcome: Outcome, desk: Desk) -> Sequence[Message]:
        """Tell the final result."""
        return tell_outcome(outcome, desk)

    def option(self, key: str, value: str) -> Message:
        """Tell an option's value with what it means."""
        return tell_option(key, value)
