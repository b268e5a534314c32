"""What happened at the table, one event a line, result first; whose turn it is, and how the match ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import name_card, name_drawn, name_hand, name_held, name_people, name_spot
from accessgames.games.iota.narration import actions
from accessgames.games.iota.rules import events as happened
from accessgames.games.iota.rules.cards import HAND, START, Card, Scoring
from accessgames.games.iota.rules.state import EMPTY_ROUNDS, IDLE_ROUNDS
from accessgames.games.narration import EventTellers, FunctionNarration, kind_of, tell_in_order, tell_places
from accessgames.language import Listing, Message, Nested, Value, event_keys, keys, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome
    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.view import IotaView


def tell_turn(listener: IotaListener) -> Message:
    """Tell whose turn it is; after a wild card was taken, that it goes on."""
    view: IotaView = listener.view
    table = view.table
    if table.phase == "over":
        return say("iota-turn-over", "turn")
    if table.phase == "show":
        return say("iota-turn-showing", "turn")
    if table.phase != "play":
        return say("iota-turn-dealing", "turn")
    who = listener.person(table.turn)
    if table.recycled:
        return say("iota-turn-goes-on", "turn", who=who)
    return say("iota-turn", "turn", who=who)


_ENDINGS: Final = dict(
    zip(
        ("went-out", "stuck", "idle"),
        keys("iota-over-went-out", "iota-over-stuck", "iota-over-idle"),
        strict=True,
    )
)
_PLACES: Final = event_keys("iota-over-winner", "iota-over-shared", "iota-over-place")


def tell_outcome(outcome: Outcome, listener: IotaListener) -> tuple[Message, ...]:
    """Tell who won, everybody's place and points, and how the game ended."""
    places = tell_places(outcome, listener, _PLACES, name_people)
    return (*places, say(_ENDINGS[outcome.ending], "score"))


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it.

    Raises:
        ValueError: The value of an option that counts rounds is no number.
    """
    if key == EMPTY_ROUNDS:
        return say("iota-option-empty-rounds", rounds=int(value))
    if key == IDLE_ROUNDS:
        return say("iota-option-idle-rounds", rounds=int(value))
    return say(f"iota-option-{key}-{value}")


TELLERS: Final[EventTellers[IotaListener]] = EventTellers()
"""Who tells which event; that a turn began is left to `turn`, which the shell says when it waits."""


def tell_events(events: Sequence[happened.IotaEvent], listener: IotaListener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        listener: Who hears it, after these events.
    """
    latest = {event.seat: event for event in events if isinstance(event, happened.Placed)}
    starts = [
        0,
        *(at for at, event in enumerate(events) if isinstance(event, happened.TurnBegan)),
        len(events),
    ]
    lines: list[Message] = []
    for start, end in pairwise(starts):
        turn = events[start:end]
        lines += tell_in_order(turn, TELLERS, lambda *_: listener, {happened.Drew: lambda _: None})
        lines += _shrunken_hands(turn, tuple(latest.values()), listener)
        lines += _near_end(turn, events[end:], listener)
    return tuple(lines)


def _near_end(
    turn: Sequence[happened.IotaEvent], later: Sequence[happened.IotaEvent], listener: IotaListener
) -> Iterator[Message]:
    """Tell once that the end may come soon: the deck has run out, or a round without placing is the last.

    Args:
        turn: The events of one turn.
        later: Those after it.
        listener: Who hears it.
    """
    table, kinds = listener.view.table, set(map(type, turn))
    after = sum(isinstance(event, happened.Placed | happened.Passed | happened.Traded) for event in later)
    turns = table.history[: len(table.history) - after]
    # With an option a trade empties the deck once more: that is no news.
    if happened.DeckEmpty in kinds and turns and turns[-1].placed:
        yield say("iota-near-out", "other")
    if not kinds & {happened.Passed, happened.Traded} or happened.Ended in kinds:
        return
    idle = next((back for back, one in enumerate(reversed(turns)) if one.placed), len(turns))
    empty = table.deck <= table.owed and not any(isinstance(event, happened.DeckEmpty) for event in later)
    rounds = min(int(table.setup.value(key)) for key in (IDLE_ROUNDS, *([EMPTY_ROUNDS] if empty else [])))
    if idle == table.seats * (rounds - 1) + 1:
        yield say("iota-near-idle", "other")


def _shrunken_hands(
    turn: Iterable[happened.IotaEvent], latest: Sequence[happened.Placed], listener: IotaListener
) -> Iterator[Message]:
    """Tell how many cards somebody else has left; with an empty deck that matters.

    Args:
        turn: The events of one turn.
        latest: The last placing of each seat: after it, their hand is as the listener sees it.
        listener: Who hears it.
    """
    hands = listener.view.hands
    if listener.view.table.deck or listener.view.table.ending:
        return
    for event in turn:
        if isinstance(event, happened.Placed) and event in latest and event.seat != listener.seat:
            who, count = listener.person(event.seat), len(hands[event.seat])
            if count < HAND:
                yield say("iota-hand-left", kind_of(event.seat, listener), who=who, count=count)


@TELLERS.of(happened.Drew)
def _drew(events: Sequence[happened.Drew], listener: IotaListener) -> Iterator[Message]:
    """Tell the cards of each seat together, those it was dealt apart."""
    drawn: dict[tuple[int, bool], list[Card]] = {}
    for event in events:
        if event.card is not None:
            drawn.setdefault((event.seat, event.dealt), []).append(event.card)
    for (seat, dealt), cards in drawn.items():
        who, kind, named = listener.person(seat), kind_of(seat, listener), name_drawn(cards)
        if dealt:
            yield say("iota-dealt", kind, who=who, cards=named)
        else:
            yield say("iota-drew", kind, who=who, cards=named)


@TELLERS.of(happened.Dealt)
def _dealt(event: happened.Dealt, listener: IotaListener) -> Iterator[Message]:
    del listener
    yield say("iota-dealt-untold", "other", count=event.count)


@TELLERS.of(happened.DrewUnseen)
def _drew_unseen(event: happened.DrewUnseen, listener: IotaListener) -> Iterator[Message]:
    kind = kind_of(event.seat, listener)
    yield say("iota-drew-untold", kind, who=listener.person(event.seat), count=event.count)


@TELLERS.of(happened.StarterDrawn)
def _starter_drawn(event: happened.StarterDrawn, listener: IotaListener) -> Iterator[Message]:
    who, card = listener.person(event.seat), name_held(event.card)
    yield say("iota-starter-drawn", kind_of(event.seat, listener), who=who, card=card)


@TELLERS.of(happened.StarterTied)
def _starter_tied(event: happened.StarterTied, listener: IotaListener) -> Iterator[Message]:
    yield say("iota-starter-tied", "turn", who=name_people(listener, event.seats), number=event.number)


@TELLERS.of(happened.Starter)
def _starter(event: happened.Starter, listener: IotaListener) -> Iterator[Message]:
    yield say("iota-starter", "turn", who=listener.person(event.seat))


@TELLERS.of(happened.StartBuried)
def _start_buried(event: happened.StartBuried, listener: IotaListener) -> Iterator[Message]:
    del event, listener
    yield say("iota-start-buried", "other")


@TELLERS.of(happened.StartCard)
def _start_card(event: happened.StartCard, listener: IotaListener) -> Iterator[Message]:
    del listener
    yield say("iota-start-card", "other", cell=name_spot(START), card=name_card(event.card))


@TELLERS.of(happened.Recycled)
def _recycled(event: happened.Recycled, listener: IotaListener) -> Iterator[Message]:
    kind, cell = kind_of(event.seat, listener), name_spot(event.spot)
    yield say("iota-recycled", kind, who=listener.person(event.seat), cell=cell)
    yield say("iota-laid", kind, cell=cell, card=name_card(event.card))


@TELLERS.of(happened.Placed)
def _placed(event: happened.Placed, listener: IotaListener) -> Iterator[Message]:
    scoring = event.scoring
    who = listener.person(event.seat)
    yield say("iota-placed", "score", who=who, points=scoring.total, score=scoring.score)
    if scoring.doublings:
        yield say("iota-multiplied", "score", times=1 << len(scoring.doublings), reasons=_reasons(scoring))
    for spot, card in event.cards:
        yield say("iota-laid", kind_of(event.seat, listener), cell=name_spot(spot), card=name_card(card))


def _reasons(scoring: Scoring) -> Listing:
    """Name the reasons of the doublings, lots counted together."""
    named: list[Value] = []
    if scoring.lots:
        named.append(Nested(say("iota-for-lots", lots=len(scoring.lots))))
    for doubling in scoring.doublings:
        if doubling.reason == "four-cards":
            named.append(Nested(say("iota-for-four-cards")))
        elif doubling.reason == "out":
            named.append(Nested(say("iota-for-out")))
    return Listing(tuple(named))


@TELLERS.of(happened.Traded)
def _traded(event: happened.Traded, listener: IotaListener) -> Iterator[Message]:
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    if event.cards is None:
        yield say("iota-traded", kind, who=who, count=event.count)
    else:
        yield say("iota-traded-known", kind, who=who, cards=name_hand(event.cards))


@TELLERS.of(happened.Passed)
def _passed(event: happened.Passed, listener: IotaListener) -> Iterator[Message]:
    yield say("iota-passed", kind_of(event.seat, listener), who=listener.person(event.seat))


@TELLERS.of(happened.DeckEmpty)
def _deck_empty(event: happened.DeckEmpty, listener: IotaListener) -> Iterator[Message]:
    del event, listener
    yield say("iota-deck-empty", "other")


@TELLERS.of(happened.LeftOver)
def _left_over(event: happened.LeftOver, listener: IotaListener) -> Iterator[Message]:
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    yield say("iota-left-over", kind, who=who, cards=name_hand(event.cards))
    yield say("iota-left-over-points", "score", who=who, points=-event.points, score=event.score)


@TELLERS.of(happened.Ended)
def _ended(event: happened.Ended, listener: IotaListener) -> Iterator[Message]:
    """Say that it is over; the result says why."""
    del event, listener
    yield say("iota-ended", "turn")


NARRATION: Final = FunctionNarration(
    tell=tell_events,
    turn=tell_turn,
    action=actions.tell_action,
    preview=actions.preview_action,
    refusal=actions.tell_refusal,
    item=actions.tell_item,
    why=actions.explain_last_turn,
    reason=actions.tell_reason,
    nudge=lambda action, _: actions.tell_nudge(action),
    area=lambda action, _: actions.tell_area(action),
    outcome=tell_outcome,
    option=tell_option,
)
"""Tells a match of IOTA."""
