"""Nothing that is hidden from a listener changes a byte of what the listener is told or can ask (R37)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import CHANCE, SPECTATOR, MalformedAction, Stream
from accessgames.games.tetrikon.rules.events import (
    CardKept,
    ChanceDrawn,
    DraftChanged,
    MoneyDiscarded,
    MoneyDrawn,
    Paid,
    PaidOut,
    TableEvent,
)
from accessgames.games.tetrikon.rules.state import TetrikonState
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.wording import COMMANDS, TELL, desk_at, forms

if TYPE_CHECKING:
    from accessgames.language import Message, Rendered


def positions(seed: int, seats: int) -> list[TetrikonState]:
    """The positions of a game at random, most of them of its middle."""
    stream = Stream(str(seed), "secrets")
    state: Any = GAME.initial(GAME.setup(seats, {"rounds": "30"}))
    found: list[TetrikonState] = []
    while (actors := GAME.actors(state)) and len(found) < 400:
        found.append(state)
        legal: Any = GAME.legal_actions(state, actors[-1])
        chosen = GAME.chance(state, stream) if actors[-1] == CHANCE else legal[stream.below(len(legal))]
        state = GAME.apply(state, actors[-1], chosen).state
    return found


def everything(state: TetrikonState, viewer: int) -> list[Rendered]:
    """All that a listener can hear in a position without acting: the turn, answers, actions, previews."""
    desk = desk_at(state, viewer)
    messages: list[Message] = [TELL.turn(desk), *TELL.why(desk)]
    for answer in COMMANDS.answers.values():
        try:
            messages += answer(desk, [])
        except MalformedAction:
            continue  # this question wants to know what it asks for
    if desk.perspective.to_act:
        legal = list(desk.perspective.legal)
        for action in legal[:: max(1, len(legal) // 6)]:
            messages += [TELL.action(action, desk), *TELL.preview(action, desk)]
    return forms(messages)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), number=st.integers(0, 399))
def test_hidden_cards_change_no_answer(seed: int, seats: int, number: int) -> None:
    """In another world with the same view every answer, action and preview has the same bytes."""
    found = positions(seed, seats)
    state = found[number % len(found)]
    for viewer in (*range(seats), SPECTATOR):
        view = GAME.view(state, viewer)
        other = GAME.resample(view, Stream("other world", str(seed)))
        assert isinstance(other, TetrikonState)
        assert everything(state, viewer) == everything(other, viewer)


def lines(events: tuple[TableEvent, ...], after: TetrikonState, viewer: int) -> list[Rendered]:
    """What a listener is told of events, in all forms."""
    seen = (GAME.redact(event, viewer) for event in events)
    return forms(TELL.tell([event for event in seen if event is not None], desk_at(after, viewer)))


def disguise(event: TableEvent, viewer: int) -> TableEvent:
    """Put other cards into an event, wherever the viewer must not know them."""
    match event:
        case MoneyDrawn() if event.seat != viewer:
            return replace(event, value=5 if event.value != 5 else 50)
        case MoneyDiscarded(reason="inflation") if event.seat != viewer:
            return replace(event, value=5 if event.value != 5 else 50)
        case ChanceDrawn(keepable=True) | CardKept() if event.seat != viewer:
            return replace(event, kind="draw-1" if event.kind != "draw-1" else "immunity")
        case DraftChanged() if event.seat != viewer:
            return replace(event, offer=replace(event.offer, give_money=99))
        case PaidOut() | Paid() if hides_cards(event, viewer):
            return replace(event, cards=(1,) * event.count)
    return event


def hides_cards(event: PaidOut | Paid, viewer: int) -> bool:
    """Whether a viewer must not know which cards were paid: those of others, unless to the manager."""
    if isinstance(event, PaidOut):
        return viewer != event.seat
    return event.to is not None and viewer not in {event.seat, event.to}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_no_line(seed: str, seats: int) -> None:
    """What others draw, keep, pay or put together changes no byte of what a listener is told."""
    stream = Stream(seed, "lines")
    state: Any = GAME.initial(GAME.setup(seats, {"rounds": "30"}))
    changed = 0
    for _ in range(300):
        actors = GAME.actors(state)
        if not actors:
            break
        legal: Any = GAME.legal_actions(state, actors[-1])
        chosen = GAME.chance(state, stream) if actors[-1] == CHANCE else legal[stream.below(len(legal))]
        step: Any = GAME.apply(state, actors[-1], chosen)
        state = step.state
        for viewer in (*range(seats), SPECTATOR):
            other = tuple(disguise(event, viewer) for event in step.events)
            if other != step.events:
                changed += 1
                assert lines(step.events, state, viewer) == lines(other, state, viewer)
    assert changed > 10


def test_a_claim_does_not_tell_whether_there_is_an_immunity() -> None:
    """Whoever has kept cards is asked in the same way, with and without the card."""
    for kind in ("immunity", "draw-1"):
        state, _ = play(
            position(money=["", "25"], cards=["take-twenty-five", kind]), "use take-twenty-five 1"
        )
        assert (1,) == GAME.actors(state)
        asker = everything(state, 0)
        other = GAME.resample(GAME.view(state, 0), Stream(kind, "claim"))
        assert isinstance(other, TetrikonState)
        assert asker == everything(other, 0)


def test_hidden_words_are_not_heard() -> None:
    """Neither the values nor the kinds of somebody else's cards stand in anything one can ask."""
    secret = position(money=["5", "100 50 25"], cards=["", "inheritance immunity"], free=["k1", "d2"])
    other = position(money=["5", "1 1 1"], cards=["", "draw-1 draw-2"], free=["k1", "d2"])
    assert everything(secret, 0) == everything(other, 0)
    assert everything(secret, SPECTATOR) == everything(other, SPECTATOR)
    assert everything(secret, 1) != everything(other, 1)
