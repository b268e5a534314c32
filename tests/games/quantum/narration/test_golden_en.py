"""Golden English: every event of Quantum in all three forms, to the listener and about others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games.quantum.rules.dice import ALL_DICE
from accessgames.games.quantum.rules.state import (
    PASS,
    Chose,
    Ended,
    Missed,
    Nothing,
    Passed,
    Phase,
    Rerolling,
    Rolled,
    Started,
    TurnBegan,
    Wrote,
)
from tests.games.quantum.helpers import faces, position, rows
from tests.games.quantum.wording import TELL, desk_at, say_all

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumEvent

SARA = "R1 R2 B4 P3 B6 Y5 3"
MISSING = "Y5 B5 B4 B2 B2 B3 3"

EVENTS = [
    (Started(0), "You start. | You start. | you start"),
    (Started(1), "Petr starts. | Petr starts. | Petr starts"),
    (TurnBegan(0, 1), "Your turn. | Your turn. | your turn"),
    (TurnBegan(1, 1), "Petr plays. | Petr plays. | Petr plays"),
    (
        Rolled(0, ALL_DICE, faces(SARA)),
        (
            "Red 6, yellow 8, blue 13, purple 6; white 3 is counted. | Red 6, yellow 8, blue 13, purple 6."
            " | r6 y8 b13 p6"
        ),
    ),
    (
        Rolled(1, ALL_DICE, faces(MISSING)),
        (
            "Red is missing, yellow 8, blue 19, purple is missing; white 3 is counted."
            " | Red is missing, yellow 8, blue 19, purple is missing. | r3 y8 b19 p3"
        ),
    ),
    (
        Rolled(0, 0b101, faces("B5 R2 P3 P3 B6 Y5 3"), faces(SARA)),
        "Now red 5, blue 14, purple 9. | Now red 5, blue 14, purple 9. | r5 y8 b14 p9",
    ),
    (
        Rolled(0, 0b1, faces(SARA), faces(SARA)),
        "The totals stay the same. | The same totals. | r6 y8 b13 p6",
    ),
    (Rerolling(0, 0), "You keep the throw. | You keep. | you keep"),
    (Rerolling(1, 0), "Petr keeps the throw. | Petr keeps. | Petr keeps"),
    (Rerolling(0, 0b1), "You reroll 1 die. | You reroll 1. | reroll 1"),
    (Rerolling(1, 0b11), "Petr rerolls 2 dice. | Petr rerolls 2. | Petr rerolls 2"),
    (Rerolling(0, ALL_DICE), "You reroll all dice. | You reroll all. | reroll all"),
    (Rerolling(1, ALL_DICE), "Petr rerolls all dice. | Petr rerolls all. | Petr rerolls all"),
    (Wrote(0, "B", 0, 6, 0, None), "You write red 6. | Written: red 6. | you r6"),
    (Wrote(1, "C", 3, 6, 0, None), "Petr writes purple 6. | Petr: purple 6. | Petr p6"),
    (Passed(0, "B"), "You write nothing in step B. | Step B: nothing. | B: nothing"),
    (Passed(1, "B"), "Petr writes nothing in step B. | Petr, step B: nothing. | Petr B: nothing"),
    (Passed(0, "C"), "You write nothing. | Written: nothing. | you nothing"),
    (Passed(1, "C"), "Petr writes nothing. | Petr: nothing. | Petr nothing"),
    (Nothing((0,), "C"), "You cannot write anything. | Nothing fits. | nothing fits"),
    (Nothing((1,), "C"), "Petr cannot write anything. | Petr: nothing fits. | Petr no fit"),
    (Nothing((1, 2), "C"), "Nothing fits for Petr and Eva. | Nothing fits: Petr and Eva. | no fit Petr Eva"),
    (Missed(0, 2, 2), "Second miss, minus 2, 0 in all. | Second miss, minus 2. | miss 2: -2 =0"),
    (
        Missed(1, 3, 3),
        "Petr: third miss, minus 3, 0 in all. | Petr: third miss, minus 3. | Petr m3 -3 =0",
    ),
    (
        Ended("misses", (0,)),
        "You have five misses, the game ends. | Five misses, the end. | 5 misses, the end",
    ),
    (
        Ended("sheet-full-alone", (1,)),
        "Petr has a full sheet, the game ends in step B. | Petr: full sheet, the end. | Petr full sheet",
    ),
    (
        Ended("sheet-full", (0,)),
        "Your sheet is full, the game ends. | Full sheet, the end. | full sheet, the end",
    ),
    (
        Ended("sheet-full", (0, 1)),
        "Full sheets: you and Petr. The game ends. | Full sheets: you and Petr, the end. | full: you, Petr",
    ),
]


@pytest.mark.parametrize(("event", "expected"), EVENTS)
def test_events(event: QuantumEvent, expected: str) -> None:
    """Every event is told as an English speaker expects it: full, brief, on a Braille line."""
    desk = desk_at(position(Phase.REROLL, seats=3, dice=SARA), 0, "en")
    (line,) = say_all(TELL.tell([event], desk), "en")
    assert expected == f"{line.full} | {line.brief} | {line.braille}"


def test_a_column() -> None:
    """A complete column is a line of its own, with the points and the score."""
    sheets = {0: rows(R=(4,), Y=(3,), B=(6,), P=(7,))}
    desk = desk_at(position(Phase.ROLL, sheets=sheets), 0, "en")
    _, line = say_all(TELL.tell([Wrote(0, "C", 3, 7, 0, 4)], desk), "en")
    assert ("Column 1: 4 points, 4 in all.", "Column 1: 4, 4 in all.", "col1 4, 4") == (
        line.full,
        line.brief,
        line.braille,
    )


@pytest.mark.parametrize(
    ("phase", "seat", "expected"),
    [
        (Phase.REROLL, 0, "Will you reroll any dice, or keep them? | Reroll, or keep? | reroll?"),
        (Phase.REROLL, 1, "Jana: reroll, or keep? | Jana: reroll? | Jana: reroll?"),
        (
            Phase.ALONE,
            0,
            "Step B: do you write yellow 8 or blue 13? | Step B: yellow 8 or blue 13? | B: y8 b13",
        ),
        (
            Phase.EVERYBODY,
            1,
            "Step C: which colour do you choose? | Step C: which colour? | C: r6 y8 b13 p6",
        ),
        (
            Phase.EVERYBODY,
            SPECTATOR,
            "Step C, choosing: Jana and Petr. | Step C, choosing: Jana and Petr. | C: Jana, Petr",
        ),
        (Phase.STARTER, 0, "Lots are drawn to decide who starts. | Lots are drawn. | drawing lots"),
        (Phase.ROLL, 1, "Jana throws. | Jana throws. | Jana throws"),
        (Phase.OVER, 0, "The match is over. | The end. | the end"),
    ],
)
def test_the_turn(phase: Phase, seat: int, expected: str) -> None:
    """Whose turn it is says what is expected."""
    state = position(phase, dice=SARA, sheets={0: rows(R=(9,), P=(6,))})
    (line,) = say_all([TELL.turn(desk_at(state, seat, "en"))], "en")
    assert expected == f"{line.full} | {line.brief} | {line.braille}"


def test_a_sealed_choice() -> None:
    """That somebody has chosen is told, what they chose is not."""
    state = position(Phase.EVERYBODY, dice=SARA)
    sealed = state._replace(choices=state.choices.put(1, PASS))
    (line,) = say_all(TELL.tell([Chose(1, None)], desk_at(sealed, 0, "en")), "en")
    assert "Petr has chosen." == line.full
