"""Whoever comes back to a match finds in the history what was told before it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from accessgames.games import game_ids, load_room
from accessgames.shell.lists import STORY, History
from accessgames.shell.questions import HandOver
from tests.pig import ROOM as PIG
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.games import Room

TURNS = 30
HEARD = STORY | {"turn"}
Line = tuple[str, str, int | None]


def play(stage: Stage, turns: int = TURNS) -> None:
    """Let people at one keyboard do whatever is legal, as if each action had been typed."""
    choose = Stream("retelling", "1")
    for _ in range(turns):
        known = stage.session.known
        actor = known.awaited()
        if isinstance(stage.session.agenda.question, HandOver):
            stage.type("ano")
        if actor is None or actor < 0:
            return
        known.hand_to(actor if known.seating.shared else known.seating.unlocked)
        action = choose.choice(list(known.listener(actor).perspective.legal))
        stage.session.submit(actor, action)
        stage.session.flow.advance()
        stage.heard()


def told(stage: Stage) -> list[Line]:
    """What the match told, with who may hear it again; not to whom the keyboard was handed."""
    stage.console.history.recall()
    return [
        (line.message.kind, line.text, line.audience)
        for line in stage.console.history._lines
        if line.message.kind in HEARD and not line.message.key.startswith("shell-hand")
    ]


def both(room: Room, players: str, **settings: str) -> tuple[list[Line], list[Line]]:
    """What a match had told when it was left, and what it knows of that when it is come back to."""
    stage = Stage(room, players, seed="3", settings=settings)
    play(stage)
    before = told(stage)
    stage.console.history = History()
    stage.leave_and_come_back()
    return before, told(stage)


def without_last_turn(lines: list[Line]) -> list[Line]:
    """Whoever comes back is told anew that they are on."""
    return lines[: max(number for number, line in enumerate(lines) if line[0] != "turn") + 1]


ROOMS = {"pig": PIG} | {game: load_room(game) for game in game_ids()}


@pytest.mark.parametrize("game", ROOMS)
def test_the_history_of_one_person_comes_back(game: str) -> None:
    """Line by line, with its kinds, as it was told; and nothing twice."""
    before, after = both(ROOMS[game], "Jana,bot:2")
    assert without_last_turn(before) == without_last_turn(after)
    assert len(before) > TURNS // 2


@pytest.mark.parametrize("game", ROOMS)
def test_the_history_of_people_at_one_keyboard_comes_back(game: str) -> None:
    """What only one of them may know is there for that one alone."""
    before, after = both(ROOMS[game], "Jana,Petr,bot:2" if game != "pig" else "Jana,Petr")
    for heard_by in (None, 0, 1):
        own = [text for kind, text, audience in before if audience == heard_by and kind != "turn"]
        again = [text for kind, text, audience in after if audience == heard_by and kind != "turn"]
        # What only one of them knows of what came last is told when the keyboard is theirs again.
        assert own[: len(again)] == again
        assert len(own) - len(again) <= 1


@pytest.mark.parametrize("game", game_ids())
def test_it_is_read_by_kinds_and_searched(game: str) -> None:
    """`historie`, a kind of it, and `hledej` answer as they would have before the match was left."""
    answers = []
    stage = Stage(ROOMS[game], "Jana,bot:2", seed="3")
    play(stage, TURNS // 3)
    word = max(told(stage)[0][1].split()[:2], key=len)
    for _ in range(2):
        answers.append([stage.type(line) for line in ("historie", "historie soupeře", f"hledej {word}")])
        assert len(answers[-1][0]) > 1
        stage.console.history = History()
        stage.leave_and_come_back()
    assert answers[0] == answers[1]


def test_taking_back_does_not_change_the_past() -> None:
    """What was told before the match was left stays told, also when it is taken back before anybody asks."""
    stage = Stage(PIG, "Jana,bot:2", seed="3", settings={"training": "yes"})
    play(stage)
    before = told(stage)
    stage.console.history = History()
    stage.leave_and_come_back()
    stage.type("zpět")
    assert without_last_turn(before) == told(stage)[: len(without_last_turn(before))]
