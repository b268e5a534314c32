"""From the events and views of IOTA to messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.games.iota.narration import actions
from accessgames.games.iota.narration.events import tell_events, tell_option, tell_outcome, tell_turn

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games.iota.rules import IotaAction, IotaEvent
    from accessgames.games.room import Listener
    from accessgames.language import Message


class IotaNarration:
    """Tells a match of IOTA; see `accessgames.games.room.Narration`."""

    def tell(self, events: Sequence[IotaEvent], desk: Listener) -> Sequence[Message]:
        """Tell what happened: one event, one line, result first."""
        return tell_events(events, desk)

    def turn(self, desk: Listener) -> Message:
        """Tell whose turn it is."""
        return tell_turn(desk)

    def action(self, action: IotaAction, desk: Listener) -> Message:
        """Tell a possible action with what it brings."""
        return actions.tell_action(action, desk)

    def preview(self, action: IotaAction, desk: Listener) -> Sequence[Message]:
        """Tell in detail what a legal action would bring."""
        return actions.preview_action(action, desk)

    def refusal(self, refusal: Refusal, desk: Listener) -> Message:
        """Tell why an action is not allowed."""
        return actions.tell_refusal(refusal, desk)

    def item(self, item: ScoreItem, desk: Listener) -> Message:
        """Explain one entry of a score."""
        return actions.tell_item(item, desk)

    def why(self, desk: Listener) -> Sequence[Message]:
        """Explain the last points that were scored."""
        return actions.explain_last_turn(desk)

    def reason(self, reason: Reason, desk: Listener) -> Message:
        """Tell one reason of a choice."""
        return actions.tell_reason(reason, desk)

    def nudge(self, action: IotaAction, desk: Listener) -> Message:
        """Say what to look at."""
        del desk
        return actions.tell_nudge(action)

    def area(self, action: IotaAction, desk: Listener) -> Message | None:
        """Say whereabouts an action is."""
        del desk
        return actions.tell_area(action)

    def outcome(self, outcome: Outcome, desk: Listener) -> Sequence[Message]:
        """Tell the final result."""
        return tell_outcome(outcome, desk)

    def option(self, key: str, value: str) -> Message:
        """Tell an option's value with what it means."""
        return tell_option(key, value)
