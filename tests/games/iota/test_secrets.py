"""Nothing that is hidden from a listener changes a byte of what the listener is told or can ask."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import SPECTATOR, Stream
from accessgames.games.iota.rules.events import Drew, IotaEvent, Traded
from accessgames.games.iota.rules.state import IotaState, knows
from tests.games.iota.wording import COMMANDS, GAME, TELL, Moment, at_random, desk_at, play, say_all

if TYPE_CHECKING:
    from accessgames.language import Rendered

QUESTIONS = {"row": "50", "column": "m", "cell": "m51", "around": "m50", "where": "3", "fits": "m51"}
QUESTIONS["where-to"] = "červený kříž 3"


def everything(state: IotaState, viewer: int) -> list[Rendered]:
    """All that a listener can hear in a position without acting: answers, the turn, why, and the actions."""
    desk = desk_at(state, viewer)
    messages = [TELL.turn(desk), *TELL.why(desk)]
    for question, answer in COMMANDS.answers.items():
        messages += answer(desk, QUESTIONS.get(question, "").split())
    if desk.perspective.to_act:
        legal = list(desk.perspective.legal)
        for action in legal[:: max(1, len(legal) // 5)]:
            messages += [TELL.action(action, desk), *TELL.preview(action, desk)]
    return say_all(messages)


def told(moment: Moment, after: IotaState, viewer: int) -> list[Rendered]:
    """What a listener is told of a moment."""
    seen = (GAME.redact(event, viewer) for event in moment.events)
    return say_all(TELL.tell([event for event in seen if event is not None], desk_at(after, viewer)))


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), number=st.integers(0, 60))
def test_hidden_cards_change_no_answer(seed: int, seats: int, number: int) -> None:
    """In another world with the same view, every answer, action and preview has the same bytes."""
    moments = list(play(f"secret {seed}", seats, at_random))
    moment = moments[number % len(moments)]
    for viewer in (*range(seats), SPECTATOR):
        view = GAME.view(moment.before, viewer)
        other = GAME.resample(view, Stream("other world", str(seed)))
        assert view == GAME.view(other, viewer)
        assert everything(moment.before, viewer) == everything(other, viewer)


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4))
def test_hidden_draws_and_trades_change_no_line(seed: int, seats: int) -> None:
    """What others draw or trade, unless the listener knows the card, changes no byte of the telling."""
    for moment in list(play(f"draws {seed}", seats, at_random))[::3]:
        for viewer in (*(seat for seat in range(seats) if seat != moment.actor), SPECTATOR):
            changed = tuple(disguise(event, viewer) for event in moment.events)
            other = replace(moment, events=changed)
            assert told(moment, moment.after, viewer) == told(other, moment.after, viewer)


def disguise(event: IotaEvent, viewer: int) -> IotaEvent:
    """Put other cards into an event of somebody else, wherever the viewer does not know them."""
    if isinstance(event, Drew) and event.seat != viewer and not knows(viewer, event.known):
        return replace(event, card=(event.card or 0) ^ 1)
    if isinstance(event, Traded) and event.seat != viewer and event.cards is not None:
        return replace(event, cards=tuple(card ^ 1 for card in event.cards))
    return event
