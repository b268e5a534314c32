"""A sealed choice of step C changes no byte that anybody else is told or can ask, until all have chosen."""

from __future__ import annotations

from copy import copy
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import SPECTATOR, Decision, Stream
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.rules.state import (
    PASS,
    WRITES,
    Choice,
    Passed,
    Phase,
    QuantumEvent,
    QuantumState,
)
from tests.games.quantum.helpers import GAME, position, rows
from tests.games.quantum.wording import COMMANDS, TELL, desk_at, language, say_all

if TYPE_CHECKING:
    from accessgames.language import Rendered

SARA = "R1 R2 B4 P3 B6 Y5 3"
CHOICES: tuple[Choice, ...] = (*WRITES, PASS)
QUESTIONS = {"row": "červená", "column": "1", "where": "6", "cost": "modrá 12"}


def open_step(**options: str) -> QuantumState:
    """Step C of three players with Sára's dice, everybody free to write any of the four colours."""
    sheets = {0: rows(R=(2,), B=(4, 9)), 2: rows(P=(1, 3))}
    return position(Phase.EVERYBODY, seats=3, dice=SARA, sheets=sheets, options=options)


def everything(state: QuantumState, viewer: int, tag: str, *, shared: bool) -> list[Rendered]:
    """All that a listener can hear in a position without acting."""
    desk = desk_at(state, viewer, tag, shared=shared)
    messages = [TELL.turn(desk), *TELL.why(desk)]
    for question, answer in COMMANDS.answers.items():
        words = QUESTIONS.get(question, "").split() if tag == "cs" or question in {"column", "where"} else []
        messages += answer(desk, words) if words or question not in {"row", "cost"} else ()
    for action in desk.perspective.legal:
        messages += [TELL.action(action, desk), *TELL.preview(action, desk)]
    return say_all(messages, tag)


def chosen(seat: int, choice: Choice, viewer: int, tag: str, *, shared: bool) -> list[Rendered]:
    """What a listener is told of a choice, and all that can be asked after it."""
    step = GAME.play(open_step(), seat, choice)
    seen = (GAME.redact(event, viewer) for event in step.events)
    desk = desk_at(step.state, viewer, tag, shared=shared)
    told = say_all(TELL.tell([event for event in seen if event is not None], desk), tag)
    return [*told, *everything(step.state, viewer, tag, shared=shared)]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize(("seat", "viewer"), [(0, 1), (1, 0), (2, 0), (1, 2), (1, SPECTATOR)])
def test_a_choice_tells_nobody_else_anything(seat: int, viewer: int, shared: bool, tag: str) -> None:
    """Whatever a seat chooses, the lines and answers of others have the same bytes in every form."""
    told = [chosen(seat, choice, viewer, tag, shared=shared) for choice in CHOICES]
    assert told[0]
    assert all(other == told[0] for other in told[1:])


@pytest.mark.parametrize("choice", CHOICES)
def test_the_common_text_is_silent_to_the_chooser_too(choice: Choice) -> None:
    """Where several people hear, not even the text for the chooser's own seat names what was chosen."""
    step = GAME.play(open_step(), 1, choice)
    desk = desk_at(step.state, 1, shared=True)
    assert ["Petr má vybráno."] == [line.full for line in say_all(TELL.tell(step.events, desk))]


def test_an_only_listener_hears_the_own_choice() -> None:
    """Who listens alone is told what was chosen while others still think, and only that."""
    step = GAME.play(open_step(), 1, WRITES[2])
    (line,) = say_all(TELL.tell(step.events, desk_at(step.state, 1)))
    forms = (line.full, line.brief, line.braille)
    assert ("Vybíráte modrou 13.", "Vybráno: modrá 13.", "vybráno m13") == forms
    step = GAME.play(open_step(), 1, PASS)
    (line,) = say_all(TELL.tell(step.events, desk_at(step.state, 1)))
    assert ("Nevybíráte nic.", "vybráno nic") == (line.full, line.braille)


def test_choices_are_told_together_when_all_are_in() -> None:
    """The last choice opens all of them; nobody is told twice."""
    state = open_step()
    events: list[QuantumEvent] = []
    for seat, choice in ((2, WRITES[3]), (0, WRITES[0]), (1, PASS)):
        step = GAME.play(state, seat, choice)
        state = step.state
        events += step.events
    told = [line.full for line in say_all(TELL.tell(events, desk_at(state, SPECTATOR)))]
    assert [
        "Jana zapisuje červenou 6.",
        "Petr nezapisuje nic.",
        "Eva zapisuje fialovou 6.",
        "Hraje Petr.",
    ] == told


def test_open_choices_are_told_at_once() -> None:
    """With the option step-c = in-turn a choice is told to everybody as it is made."""
    state = open_step(**{"step-c": "in-turn"})
    step = GAME.play(state, 0, WRITES[2])
    assert ["Jana vybírá modrou 13."] == [
        line.full for line in say_all(TELL.tell(step.events, desk_at(step.state, 1)))
    ]
    after = GAME.play(step.state, 1, PASS)
    assert ["Petr nevybírá nic."] == [
        line.full for line in say_all(TELL.tell(after.events, desk_at(after.state, SPECTATOR)))
    ]


def test_choices_of_computer_players_are_told_only_by_themselves() -> None:
    """That a computer player has chosen is news only when nothing else happened; what, is told to nobody."""
    step = GAME.play(open_step(), 1, WRITES[2])
    desk = desk_at(step.state, 0, bots=frozenset({1}))
    (chose,) = (GAME.redact(event, 0) for event in step.events)
    assert chose is not None
    assert ["Petr má vybráno."] == [line.full for line in say_all(TELL.tell([chose], desk))]
    assert ["Petr nezapisuje nic."] == [
        line.full for line in say_all(TELL.tell([Passed(1, "C"), chose], desk))
    ]


def test_computer_players_cannot_tell() -> None:
    """Whatever another seat sealed, every computer player chooses the same."""
    for level in ("bot:1", "bot:2", "bot:greedy"):
        picks = set()
        for choice in CHOICES:
            state = GAME.play(open_step(), 0, choice).state
            view = GAME.view(state, 1)
            legal = GAME.legal_actions(state, 1)
            decision = Decision(GAME, 1, legal, Stream("7", "bot/1"), partial(copy, view))
            picks.add(make_policy(ROOM.bots, level).choose(decision))
        assert 1 == len(picks), level


@pytest.mark.parametrize(("first", "second"), list(product(CHOICES, repeat=2))[1::6])
def test_the_order_of_arrival_leaves_no_trace(first: Choice, second: Choice) -> None:
    """Two seats that choose in either order leave the third with the same lines."""
    texts = []
    state = open_step()
    for order in (((0, first), (2, second)), ((2, second), (0, first))):
        state = open_step()
        for seat, choice in order:
            state = GAME.play(state, seat, choice).state
        texts.append(everything(state, 1, "cs", shared=False))
    assert texts[0] == texts[1]
    assert "Krok C: kterou barvu volíte?" == language("cs").form(TELL.turn(desk_at(state, 1)), "full")
