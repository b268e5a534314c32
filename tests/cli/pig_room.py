"""A room around Pig with as little speech as a room can do with; what is said are messages of the engine."""

from __future__ import annotations

from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from accessgames.engine import BotKit, MalformedAction, Reason
from accessgames.games import Room, Rulebook, Section
from accessgames.language import say
from tests.pig.rules import Pig, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Outcome, Refusal
    from accessgames.games import Commands, Listener, Narration
    from accessgames.language import Message


class Bold:
    """Holds at some number of points."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def values(self, view: State, actions: Sequence[Any]) -> list[float]:
        enough = view.turn >= self.goal or view.total(view.seat) + view.turn >= view.target
        return [float(enough == (type(action).__name__ == "Hold")) for action in actions]

    def reasons(self, view: State, action: object) -> tuple[Reason, ...]:
        del action
        return (Reason("turn", (("points", view.turn),)),)


def _line(number: int, text: str) -> Message:
    return say("cli-analyse-line", "system", number=number, action=text)


class Speech:
    """Tells everything by one message, so that no locale of its own is needed."""

    def tell(self, events: Sequence[Any], desk: Listener) -> list[Message]:
        del desk
        return [_line(event.seat, type(event).__name__) for event in events]

    def turn(self, desk: Listener) -> Message:
        return _line(desk.view.seat, "turn")

    def action(self, action: object, desk: Listener) -> Message:
        del desk
        return _line(0, type(action).__name__)

    def preview(self, action: object, desk: Listener) -> list[Message]:
        return [self.action(action, desk)]

    def refusal(self, refusal: Refusal, desk: Listener) -> Message:
        del desk
        return _line(0, refusal.key)

    def reason(self, reason: Reason, desk: Listener) -> Message:
        del desk
        return _line(int(str(reason.args[0][1])), reason.key)

    def outcome(self, outcome: Outcome, desk: Listener) -> list[Message]:
        del desk
        return [_line(total, "total") for total in outcome.totals]


def _score(desk: Listener, words: Sequence[str]) -> list[Message]:
    del words
    return [_line(desk.view.turn, "score")]


def _row(desk: Listener, words: Sequence[str]) -> list[Message]:
    del desk
    raise MalformedAction("error-malformed-action", text=" ".join(words), expected="1")


def _here(desk: Listener) -> str:
    del desk
    return "score"


ROOM = Room(
    Pig(),
    cast("Narration", Speech()),
    cast("Commands", SimpleNamespace(verbs=(), answers=MappingProxyType({"score": _score, "row": _row}))),
    BotKit({"greedy": Bold(20), "timid": Bold(3)}, ("random", "timid", "greedy"), "greedy"),
    Rulebook(
        (
            Section("score", "cli-help-commands", ("cli-command-play", "cli-command-resume")),
            Section("quit", "cli-help-options", ("cli-option-json",)),
        ),
        _here,
        MappingProxyType({}),
    ),
)
