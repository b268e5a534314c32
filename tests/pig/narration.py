"""Pig in messages; the words stand in `locales/*/pig.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from accessgames.games import Rulebook, Section
from accessgames.language import Kind, Message, say
from tests.pig.notation import Action, Hold
from tests.pig.rules import Event, Kept, Lost, Rolled

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games import Listener


class PigNarration:
    """From events and views to messages."""

    def tell(self, events: Sequence[Event], listener: Listener) -> tuple[Message, ...]:
        """Tell what happened, a line for each event."""
        return tuple(_tell(event, listener) for event in events)

    def turn(self, listener: Listener) -> Message:
        """Tell whose turn it is and what can be done; or that nobody is to act any more."""
        view = listener.view
        if view.over:
            return say("simple-over", "turn")
        return say("pig-turn", "turn", who=listener.person(view.seat), turn=view.turn)

    def action(self, action: Action, listener: Listener) -> Message:
        """Tell a possible action with what it brings."""
        if isinstance(action, Hold):
            return say("pig-action-hold", points=listener.view.turn)
        return say("pig-action-roll")

    def preview(self, action: Action, listener: Listener) -> tuple[Message, ...]:
        """Tell what an action would bring."""
        view = listener.view
        if isinstance(action, Hold):
            return (say("pig-preview-hold", total=view.total(view.seat) + view.turn),)
        return (say("pig-preview-roll", points=view.turn),)

    def refusal(self, refusal: Refusal, listener: Listener) -> Message:
        """Tell why an action is not allowed."""
        del listener
        if refusal.key == "pig-refused-nothing":
            return say("pig-refused-nothing", "refusal")
        return say("pig-refused-other", "refusal", action=str(dict(refusal.args)["action"]))

    def item(self, item: ScoreItem, listener: Listener) -> Message:
        """Explain a turn that was kept."""
        del listener
        return say("pig-item-turn", number=int(str(dict(item.args)["number"])), points=item.amount)

    def why(self, listener: Listener) -> tuple[Message, ...]:
        """Explain the listener's points, turn by turn."""
        kept = listener.view.kept[listener.seat] if listener.seat >= 0 else ()
        return tuple(
            say("pig-item-turn", number=number, points=points) for number, points in enumerate(kept, 1)
        )

    def reason(self, reason: Reason, listener: Listener) -> Message:
        """Tell what speaks for or against an action."""
        del listener
        points = int(str(dict(reason.args)["points"]))
        if reason.key == "pig-reason-wins":
            return say("pig-reason-wins", "hint", points=points)
        return say("pig-reason-stake", "hint", points=points)

    def outcome(self, outcome: Outcome, listener: Listener) -> tuple[Message, ...]:
        """Tell the places, the winner first."""
        order = sorted(range(len(listener.people)), key=lambda seat: (outcome.places[seat], seat))
        return tuple(
            say(
                "pig-place",
                "score",
                who=listener.person(seat),
                place=outcome.places[seat],
                total=outcome.totals[seat],
            )
            for seat in order
        )

    def option(self, key: str, value: str) -> Message:
        """Tell how many points end the game."""
        del key
        return say("pig-option-target", points=int(value))


def _tell(event: Event, listener: Listener) -> Message:
    who, kind = listener.person(event.seat), _kind(event.seat, listener)
    match event:
        case Rolled():
            return say("pig-rolled", kind, who=who, face=event.face, turn=event.turn)
        case Lost():
            return say("pig-lost", kind, who=who, points=event.points)
        case Kept():
            return say("pig-kept", "score", who=who, points=event.points, total=event.total)


def _kind(seat: int, listener: Listener) -> Kind:
    if seat == listener.seat:
        return "own"
    return "bot" if seat in listener.bots else "other"


def _here(listener: Listener) -> str:
    return "rules-hold" if listener.view.turn else "rules-roll"


RULEBOOK = Rulebook(
    (
        Section("rules-goal", "pig-rules-goal", ("pig-rules-goal-1",)),
        Section("rules-roll", "pig-rules-roll", ("pig-rules-roll-1", "pig-rules-roll-2")),
        Section("rules-hold", "pig-rules-hold", ("pig-rules-hold-1",)),
    ),
    _here,
    MappingProxyType({"pig-refused-nothing": "rules-hold", "pig-refused-other": "rules-roll"}),
)
