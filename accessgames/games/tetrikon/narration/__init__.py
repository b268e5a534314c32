"""From events and views of Tetrikon to messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.narration import actions
from accessgames.games.tetrikon.narration.events import (
    explain_scores,
    tell_events,
    tell_item,
    tell_option,
    tell_outcome,
    tell_turn,
)

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games.room import Listener
    from accessgames.language import Message


class TetrikonNarration:
    """Tells a match of Tetrikon in whatever way it is played; see `games.room.Narration`."""

    def tell(self, events: Sequence[Any], listener: Listener) -> Sequence[Message]:
        """Tell what happened: one event, one line, result first."""
        return tell_events(events, listener)

    def turn(self, listener: Listener) -> Message:
        """Tell whose turn it is and what is expected."""
        return tell_turn(listener)

    def action(self, action: Any, listener: Listener) -> Message:  # noqa: ANN401 - an action
        """Tell a possible action with what it brings."""
        return actions.tell_action(action, listener)

    def preview(self, action: Any, listener: Listener) -> Sequence[Message]:  # noqa: ANN401 - an action
        """Tell in detail what a legal action would bring."""
        return actions.preview_action(action, listener)

    def refusal(self, refusal: Refusal, listener: Listener) -> Message:
        """Tell why an action is not allowed."""
        return actions.tell_refusal(refusal, listener)

    def item(self, item: ScoreItem, listener: Listener) -> Message:
        """Explain one entry of a score."""
        del listener
        return tell_item(item)

    def why(self, listener: Listener) -> Sequence[Message]:
        """Explain the listener's penalty points game by game."""
        return explain_scores(listener)

    def reason(self, reason: Reason, listener: Listener) -> Message:
        """Tell one reason of a choice."""
        return actions.tell_reason(reason, listener)

    def nudge(self, action: Any, listener: Listener) -> Message:  # noqa: ANN401 - by game
        """Say what to look at."""
        del listener
        return actions.tell_nudge(action)

    def area(self, action: Any, listener: Listener) -> Message | None:  # noqa: ANN401 - by game
        """Say whereabouts an action is."""
        del listener
        return actions.tell_area(action)

    def outcome(self, outcome: Outcome, listener: Listener) -> Sequence[Message]:
        """Tell the final result."""
        return tell_outcome(outcome, listener)

    def option(self, key: str, value: str) -> Message:
        """Tell what an option's value means."""
        return tell_option(key, value)
