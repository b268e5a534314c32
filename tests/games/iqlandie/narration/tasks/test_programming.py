"""Programming by ear: the directions of the signs, numbered commands, where the robot was put."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.narration.tasks.asking import Told, asked

CASES: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("Robot stojí na poli b3.", "robot b3"),
            ("Sever modrá, východ červená, jih zelená a západ oranžová.", "s m, v č, j z, z o"),
            (
                "Severovýchod kruh, jihovýchod blesk, jihozápad srdce a severozápad list.",
                "sv kr, jv bl, jz sr, sz li",
            ),
        ],
    ),
    (
        3,
        "",
        "prepared",
        [
            ("Robot stojí na poli d1.", "robot d1"),
            ("Pozor, deska je otočená: modrá je východ.", "otočeno, m v"),
            ("Sever oranžová, východ modrá, jih červená a západ zelená.", "s o, v m, j č, z z"),
            (
                "Severovýchod list, jihovýchod kruh, jihozápad blesk a severozápad srdce.",
                "sv li, jv kr, jz bl, sz sr",
            ),
        ],
    ),
    (1, "", "goal", [("Příkazy 1 až 4: blesk 2, modrá 4, srdce 1, oranžová 1.", "1: bl2 m4 sr1 o1")]),
    (
        3,
        "",
        "goal",
        [
            ("Příkazy 1 až 4: blesk 1, červená 2, modrá 2, červená 1.", "1: bl1 č2 m2 č1"),
            ("Příkazy 5 až 8: srdce 4, červená 2, modrá 1, červená 2.", "5: sr4 č2 m1 č2"),
        ],
    ),
    (1, "", "state", [("Robot stojí na poli b3.", "robot b3"), ("Příkazy jsou 4.", "příkazů 4")]),
    (
        1,
        "stand c3",
        "state",
        [
            ("Robot stojí na poli b3.", "robot b3"),
            ("Odpověď zatím: robot skončí na poli c3.", "odpověď c3"),
            ("Příkazy jsou 4.", "příkazů 4"),
        ],
    ),
    (
        1,
        "",
        "difference",
        [("Správné je tu jen konečné pole, po cestě není co srovnávat.", "platí jen konec")],
    ),
    (1, "", "free", [("Robotovi v cestě nic nestojí.", "vše volné")]),
    (
        1,
        "",
        "solution",
        [("Řešení: robot skončí na poli b2.", "řešení b2"), ("Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2")],
    ),
    (
        3,
        "",
        "solution",
        [
            ("Řešení: robot skončí na poli b5.", "řešení b5"),
            ("Zastávky: c2, c4, e4, e5, a1, a3, b3, b5.", "c2 c4 e4 e5 a1 a3 b3 b5"),
        ],
    ),
    (
        1,
        "",
        "board",
        [
            ("Řady 1 až 2: volno.", "1-2: vol"),
            ("Řada 3: volno, začátek cesty, volno, volno, volno.", "3: vol zač vol vol vol"),
            ("Řady 4 až 5: volno.", "4-5: vol"),
        ],
    ),
    (
        1,
        "stand b2",
        "board",
        [
            ("Řada 1: volno.", "1: vol"),
            ("Řada 2: volno, robot, volno, volno, volno.", "2: vol rob vol vol vol"),
            ("Řada 3: volno, začátek cesty, volno, volno, volno.", "3: vol zač vol vol vol"),
            ("Řady 4 až 5: volno.", "4-5: vol"),
        ],
    ),
    (1, "stand b3", "row 3", [("Řada 3: volno, robot, volno, volno, volno.", "3: vol rob vol vol vol")]),
    (
        1,
        "",
        "column b",
        [("Sloupec b: volno, volno, začátek cesty, volno, volno.", "b: vol vol zač vol vol")],
    ),
    (1, "", "cell b3", [("Pole b3: začátek cesty.", "b3 zač")]),
    (1, "stand c3", "cell c3", [("Pole c3: robot.", "c3 rob")]),
    (1, "", "cell a1", [("Pole a1: volno.", "a1 vol")]),
    (
        1,
        "",
        "around a1",
        [
            ("Pole a1: volno.", "a1 vol"),
            ("Východ, b1: volno.", "b1 vol"),
            ("Jihovýchod, b2: volno.", "b2 vol"),
            ("Jih, a2: volno.", "a2 vol"),
        ],
    ),
    (1, "stand c3", "made", [("Robot je na poli c3.", "robot c3")]),
    (1, "stand c3, stand b2", "made", [("Robot je na poli b2.", "robot b2")]),
    (1, "", "step stand b2", [("Robot na pole b2.", "robot b2")]),
]
"""Number of the card, steps in notation, what is asked, what is told: full and in Braille."""

ENGLISH: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("The robot stands on b3.", "robot b3"),
            ("North blue, east red, south green and west orange.", "n b, e r, s g, w o"),
            (
                "North-east circle, south-east lightning, south-west heart and north-west leaf.",
                "ne ci, se li, sw he, nw le",
            ),
        ],
    ),
    (
        3,
        "",
        "prepared",
        [
            ("The robot stands on d1.", "robot d1"),
            ("Mind, the board is turned: blue is east.", "turned, b e"),
            ("North orange, east blue, south red and west green.", "n o, e b, s r, w g"),
            (
                "North-east leaf, south-east circle, south-west lightning and north-west heart.",
                "ne le, se ci, sw li, nw he",
            ),
        ],
    ),
    (1, "", "goal", [("Commands 1 to 4: lightning 2, blue 4, heart 1, orange 1.", "1: li2 b4 he1 o1")]),
    (
        3,
        "",
        "goal",
        [
            ("Commands 1 to 4: lightning 1, red 2, blue 2, red 1.", "1: li1 r2 b2 r1"),
            ("Commands 5 to 8: heart 4, red 2, blue 1, red 2.", "5: he4 r2 b1 r2"),
        ],
    ),
    (1, "", "state", [("The robot stands on b3.", "robot b3"), ("There are 4 commands.", "commands 4")]),
    (
        1,
        "stand c3",
        "state",
        [
            ("The robot stands on b3.", "robot b3"),
            ("Answer so far: the robot ends on c3.", "answer c3"),
            ("There are 4 commands.", "commands 4"),
        ],
    ),
    (
        1,
        "",
        "difference",
        [
            (
                "Only the last square can be right here, there is nothing to compare on the way.",
                "only the end counts",
            )
        ],
    ),
    (1, "", "free", [("Nothing stands in the robot's way.", "all free")]),
    (
        1,
        "",
        "solution",
        [("Solution: the robot ends on b2.", "solution b2"), ("Stops: d5, d1, c2, b2.", "d5 d1 c2 b2")],
    ),
    (
        3,
        "",
        "solution",
        [
            ("Solution: the robot ends on b5.", "solution b5"),
            ("Stops: c2, c4, e4, e5, a1, a3, b3, b5.", "c2 c4 e4 e5 a1 a3 b3 b5"),
        ],
    ),
    (1, "", "cell b3", [("Cell b3: start of the way.", "b3 sta")]),
    (1, "stand c3", "cell c3", [("Cell c3: robot.", "c3 rob")]),
    (1, "", "cell a1", [("Cell a1: empty.", "a1 emp")]),
    (1, "stand c3", "made", [("The robot is on c3.", "robot c3")]),
    (1, "stand c3, stand b2", "made", [("The robot is on b2.", "robot b2")]),
    (1, "", "step stand b2", [("Robot to b2.", "robot b2")]),
]


@pytest.mark.parametrize(("number", "steps", "question", "expected"), CASES)
def test_czech(number: int, steps: str, question: str, expected: Told) -> None:
    """Every part of a task and of the own workspace, in full and in Braille."""
    assert expected == asked("programming", number, steps, question)


@pytest.mark.parametrize(("number", "steps", "question", "expected"), ENGLISH)
def test_english(number: int, steps: str, question: str, expected: Told) -> None:
    """The same in English."""
    assert expected == asked("programming", number, steps, question, "en")
