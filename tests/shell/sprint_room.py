"""The sprint of `tests/sprint` as a room: a clock, lines of several actions, all at once, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import SPECTATOR, BotKit, MalformedAction, Outcome
from accessgames.games import Achievement, ActionSeries, Listener, Room, Rulebook, Section
from accessgames.language import Message, say
from tests.sprint.rules import GOAL, Arrived, Event, Rang, Shout, Shouted, Sprint, Walk, Walked

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Reason, Refusal, ScoreItem
    from accessgames.games import Answer
    from tests.sprint.rules import Action, State


class SprintNarration:
    def tell(self, events: Sequence[Event], desk: Listener) -> tuple[Message, ...]:
        return tuple(_tell(event, desk) for event in events)

    def turn(self, desk: Listener) -> Message:
        if desk.seat == SPECTATOR:
            return say("sprint-turn-all", "turn")
        return say("sprint-turn", "turn", who=desk.person(desk.seat))

    def action(self, action: Action, desk: Listener) -> Message:
        del desk
        return say("sprint-action", steps=action.steps if isinstance(action, Walk) else 0)

    def preview(self, action: Action, desk: Listener) -> tuple[Message, ...]:
        return self.tell(desk.perspective.preview(action), desk)

    def refusal(self, refusal: Refusal, desk: Listener) -> Message:
        del desk
        return say("sprint-refused", "refusal", action=str(dict(refusal.args)["action"]))

    def item(self, item: ScoreItem, desk: Listener) -> Message:
        del desk
        return say("sprint-item", steps=item.amount)

    def why(self, desk: Listener) -> tuple[Message, ...]:
        del desk
        return ()

    def reason(self, reason: Reason, desk: Listener) -> Message:
        raise KeyError(reason, desk)

    def outcome(self, outcome: Outcome, desk: Listener) -> tuple[Message, ...]:
        return tuple(
            say("sprint-place", "score", who=desk.person(seat), steps=total)
            for seat, total in enumerate(outcome.totals)
        )

    def option(self, key: str, value: str) -> Message:
        return say("sprint-option", option=key, value=value)


def _tell(event: Event, desk: Listener) -> Message:
    match event:
        case Walked(seat, total):
            return say("sprint-walked", "own", who=desk.person(seat), steps=total)
        case Arrived(seat):
            return say("sprint-arrived", "other", who=desk.person(seat))
        case Shouted(seat):
            return say("sprint-shouted", "other", who=desk.person(seat))
        case Rang(over):
            return say("sprint-rang", "other", over="yes" if over else "no")


def time(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """How much time has gone."""
    del words
    return (say("sprint-time", seconds=desk.view.milliseconds // 1000),)


def hand(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """How far the listener is."""
    del words
    return (say("sprint-hand", steps=max(0, desk.view.walked[max(0, desk.seat)])),)


class SprintCommands:
    """Moves are `jdi 2`, `jdi 1 3 2` for several, `křik`; bare figures such as `sta` mean steps, too."""

    verbs: tuple[str, ...] = ("walk", "shout", "undo")
    answers: Mapping[str, Answer] = MappingProxyType({"time": time, "hand": hand})
    press = "shout"

    def parse(self, verb: str, words: Sequence[str], desk: Listener) -> Any:  # noqa: ANN401 - or a series
        del desk
        if verb == "shout":
            return Shout()
        steps = [len(word) if set(word) == {"s"} else int(word) for word in words if word.isalnum()]
        if not steps:
            raise MalformedAction("sprint-what")
        actions = tuple(map(Walk, steps))
        return actions[0] if len(actions) == 1 else ActionSeries(actions)

    def spell(self, action: Action, desk: Listener) -> str:
        return desk.words.word("shout") if isinstance(action, Shout) else f"{desk.words.word('walk')} 1"

    def takes(self, verb: str, desk: Listener) -> bool:
        """`undo` stays the shell's."""
        del desk
        return verb != "undo"

    def sure(self, words: Sequence[str], desk: Listener) -> str | None:
        """`ss` is two steps, though it begins like nothing else."""
        del desk
        return "walk" if words and all(set(word) == {"s"} for word in words) else None

    def together(self, desk: Listener) -> bool:
        return not desk.view.relay and not desk.view.over


class Furthest:
    """Values long strides."""

    def values(self, view: State, actions: Sequence[Action]) -> tuple[float, ...]:
        del view
        return tuple(float(action.steps) if isinstance(action, Walk) else -1.0 for action in actions)

    def reasons(self, view: State, action: Action) -> tuple[Reason, ...]:
        del view, action
        return ()


class SprintRecords:
    """The time to the goal, and the steps of everybody."""

    def feats(self, desk: Listener, outcome: Outcome) -> tuple[Achievement, ...]:
        assert outcome.totals
        state = desk.view
        seconds = state.milliseconds // 1000
        times = [
            Achievement(seat, "walk", seconds, "seconds", lower=True)
            for seat, steps in enumerate(state.walked)
            if steps == GOAL
        ]
        points = [
            Achievement(seat, "steps", steps, "points", lower=False)
            for seat, steps in enumerate(state.walked)
        ]
        return (*times, *points)

    def title(self, key: str) -> Message:
        return say("sprint-record", discipline=key)


ROOM = Room(
    Sprint(),
    SprintNarration(),
    SprintCommands(),
    BotKit(MappingProxyType({"greedy": Furthest()}), ("random", "greedy"), "greedy"),
    Rulebook(
        (Section("sprint-section", "sprint-rules", ("sprint-rules-1",)),),
        lambda _desk: "sprint-section",
        MappingProxyType({}),
    ),
    records=SprintRecords(),
)
