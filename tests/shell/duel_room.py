"""The duel of `tests/duel` as a room: hidden hands and sealed choices for the shell to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import CLOCK, AmbiguousAction, BotKit, Hidden, MalformedAction, is_seat
from accessgames.engine.policy import Reason
from accessgames.games import Listener, Room, Rulebook, Section
from accessgames.language import Found, Listing, Message, Nested, say
from tests.duel.rules import CARDS, Dealt, Duel, Event, Laid, Opened, Play, Ticked

if TYPE_CHECKING:
    from accessgames.engine import Actor, Outcome, Refusal, ScoreItem
    from accessgames.games import Answer
    from accessgames.language import Kind
    from tests.duel.rules import State


class Untimed(Duel):
    """The duel without a clock, which nobody in these tests would wind."""

    def actors(self, state: State) -> tuple[Actor, ...]:
        return tuple(actor for actor in super().actors(state) if actor != CLOCK)


def card(name: object) -> Nested:
    """A card in words, or what a hidden one is called."""
    return Nested(say("duel-card", card="hidden" if isinstance(name, Hidden) else str(name)))


class DuelNarration:
    def tell(self, events: Sequence[Event], desk: Listener) -> tuple[Message, ...]:
        return tuple(_tell(event, desk) for event in events)

    def turn(self, desk: Listener) -> Message:
        if not is_seat(desk.seat):
            return say("duel-turn-all", "turn")
        return say("duel-turn", "turn", who=desk.person(desk.seat))

    def action(self, action: Play, desk: Listener) -> Message:
        del desk
        return say("duel-action", card=card(action.card))

    def preview(self, action: Play, desk: Listener) -> tuple[Message, ...]:
        del desk
        return (say("duel-preview", card=card(action.card)),)

    def refusal(self, refusal: Refusal, desk: Listener) -> Message:
        del desk
        return say("duel-refused", "refusal", card=card(dict(refusal.args)["card"]))

    def item(self, item: ScoreItem, desk: Listener) -> Message:
        del desk
        return say("duel-item", round=int(str(dict(item.args)["round"])), points=item.amount)

    def why(self, desk: Listener) -> tuple[Message, ...]:
        del desk
        return ()

    def reason(self, reason: Reason, desk: Listener) -> Message:
        del desk
        return say("duel-reason", "hint", card=card(dict(reason.args)["card"]))

    def outcome(self, outcome: Outcome, desk: Listener) -> tuple[Message, ...]:
        return tuple(
            say("duel-place", "score", who=desk.person(seat), total=total)
            for seat, total in enumerate(outcome.totals)
        )

    def option(self, key: str, value: str) -> Message:
        raise KeyError(key, value)


def _tell(event: Event, desk: Listener) -> Message:
    match event:
        case Dealt(seat, name):
            return say("duel-dealt", _kind(seat, desk), who=desk.person(seat), card=card(name))
        case Laid(seat, name):
            return say("duel-laid", _kind(seat, desk), who=desk.person(seat), card=card(name))
        case Opened(cards):
            return say("duel-opened", "score", cards=Listing(tuple(map(card, cards))))
        case Ticked(left):
            return say("duel-ticked", "other", left=left)


def _kind(seat: int, desk: Listener) -> Kind:
    if seat == desk.seat:
        return "own"
    return "bot" if seat in desk.bots else "other"


def hand(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """The listener's cards."""
    del words
    return (say("duel-hand", cards=Listing(tuple(map(card, desk.view.hands[desk.seat])))),)


class DuelCommands:
    verbs: tuple[str, ...] = ("lay",)
    answers: Mapping[str, Answer] = MappingProxyType({"hand": hand})

    def parse(self, verb: str, words: Sequence[str], desk: Listener) -> Play:
        assert verb == "lay"
        if not words:
            raise AmbiguousAction("duel-which", tuple(desk.perspective.legal))
        match desk.words.match(words, CARDS):
            case Found(found):
                return Play(found)
        raise MalformedAction("duel-what", word=" ".join(words))

    def spell(self, action: Play, desk: Listener) -> str:
        return f"{desk.words.word('lay')} {desk.words.word(action.card)}"


class FirstCard:
    """Values cards by the alphabet."""

    def values(self, view: State, actions: Sequence[Any]) -> tuple[float, ...]:
        del view
        return tuple(-float(CARDS.index(action.card)) for action in actions)

    def reasons(self, view: State, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - by game
        del view
        return (Reason("duel-reason", (("card", action.card),)),)


ROOM = Room(
    Untimed(),
    DuelNarration(),
    DuelCommands(),
    BotKit(MappingProxyType({"greedy": FirstCard()}), ("random", "greedy"), "greedy"),
    Rulebook(
        (Section("duel-section", "duel-rules", ("duel-rules-1",)),),
        lambda _desk: "duel-section",
        MappingProxyType({"duel-refused-card": "duel-section"}),
    ),
)
