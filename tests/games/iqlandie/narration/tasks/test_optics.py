"""Optics by ear: the border, what lies where, the way of the beam."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.narration.tasks.asking import Told, asked

CASES: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("Laser vchází na východě v řadě 5.", "vchází v 5"),
            ("Má vyjít na západě v řadě 1.", "má vyjít z 1"),
        ],
    ),
    (1, "", "goal", [("Použít: 2 zrcadla.", "použít 2 z")]),
    (1, "", "state", [("Na mřížce nic neleží.", "nic neleží"), ("Zbývá použít: 2 zrcadla.", "zbývá 2 z")]),
    (
        1,
        "put e5 Z P",
        "state",
        [("Leží: e5 zrcadlo vpravo.", "e5 zp"), ("Zbývá použít: 1 zrcadlo.", "zbývá 1 z")],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "state",
        [
            ("Leží: e1 zrcadlo vlevo, e5 zrcadlo vpravo.", "e1 zl, e5 zp"),
            ("Všechno je použito.", "vše použito"),
        ],
    ),
    (1, "", "solution", [("Řešení: e5 zrcadlo vpravo, e1 zrcadlo vlevo.", "e5 zp e1 zl")]),
    (
        1,
        "",
        "difference",
        [("Zbývá použít: 2 zrcadla.", "zbývá 2 z"), ("Vychází jinde, na západě v řadě 5.", "jinde z 5")],
    ),
    (
        1,
        "put e5 Z P",
        "difference",
        [("Zbývá použít: 1 zrcadlo.", "zbývá 1 z"), ("Vychází jinde, na severu ve sloupci e.", "jinde s e")],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "difference",
        [("Všechno je použito.", "vše použito"), ("Vychází u cíle, na západě v řadě 1.", "cíl z 1")],
    ),
    (
        1,
        "put c3 Z P, put a1 Z L",
        "difference",
        [
            ("Všechno je použito.", "vše použito"),
            ("Vychází jinde, na západě v řadě 5.", "jinde z 5"),
            ("Paprsek mine: a1, c3.", "mine a1 c3"),
        ],
    ),
    (1, "", "free", [("Zbývá použít: 2 zrcadla.", "zbývá 2 z")]),
    (1, "put e5 Z P, put e1 Z L", "free", [("Všechno je použito.", "vše použito")]),
    (1, "", "board", [("Řady 1 až 5: volno.", "1-5: vol")]),
    (
        1,
        "put e5 Z P",
        "board",
        [
            ("Řady 1 až 4: volno.", "1-4: vol"),
            ("Řada 5: volno, volno, volno, volno, zrcadlo vpravo.", "5: vol vol vol vol zp"),
        ],
    ),
    (
        1,
        "put e5 Z P",
        "row 5",
        [("Řada 5: volno, volno, volno, volno, zrcadlo vpravo.", "5: vol vol vol vol zp")],
    ),
    (
        1,
        "put e5 Z P",
        "column e",
        [("Sloupec e: volno, volno, volno, volno, zrcadlo vpravo.", "e: vol vol vol vol zp")],
    ),
    (
        1,
        "put e5 Z P",
        "cell e5",
        [("Pole e5: zrcadlo vpravo.", "e5 zp"), ("Paprsek z pole e5 jde dál na sever.", "dál s")],
    ),
    (
        1,
        "put e5 Z P",
        "cell e3",
        [("Pole e3: volno.", "e3 vol"), ("Paprsek z pole e3 jde dál na sever.", "dál s")],
    ),
    (1, "", "cell a1", [("Pole a1: volno.", "a1 vol")]),
    (1, "", "cell c5", [("Pole c5: volno.", "c5 vol"), ("Paprsek z pole c5 jde dál na západ.", "dál z")]),
    (
        1,
        "",
        "around a5",
        [
            ("Pole a5: volno.", "a5 vol"),
            ("Paprsek z pole a5 jde dál na západ.", "dál z"),
            ("Sever, a4: volno.", "a4 vol"),
            ("Severovýchod, b4: volno.", "b4 vol"),
            ("Východ, b5: volno.", "b5 vol"),
        ],
    ),
    (1, "put e5 Z P", "made", [("Položeno: e5 zrcadlo vpravo.", "leží e5 zp")]),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "made",
        [("Položeno: e5 zrcadlo vpravo, e1 zrcadlo vlevo.", "leží e5 zp, e1 zl")],
    ),
    (
        1,
        "put e5 Z P, lift e5",
        "made",
        [("Zvednuto: e5.", "pryč e5"), ("Položeno: e5 zrcadlo vpravo.", "leží e5 zp")],
    ),
    (1, "", "step put e5 Z P", [("Položit na pole e5 zrcadlo vpravo.", "e5 zp")]),
    (1, "put e5 Z P", "step lift e5", [("Zvednout z pole e5 zrcadlo vpravo.", "zvedni e5 zp")]),
    (
        1,
        "",
        "beam",
        [
            ("Laser vchází na východě v řadě 5.", "vchází v 5"),
            ("Dál: e5, d5, c5, b5, a5.", "e5 d5 c5 b5 a5"),
            ("Vychází jinde, na západě v řadě 5.", "jinde z 5"),
        ],
    ),
    (
        1,
        "put e5 Z P",
        "beam",
        [
            ("Laser vchází na východě v řadě 5.", "vchází v 5"),
            ("Dál: e5 zrcadlo vpravo, e4, e3, e2, e1.", "e5 zp e4 e3 e2 e1"),
            ("Vychází jinde, na severu ve sloupci e.", "jinde s e"),
        ],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "beam",
        [
            ("Laser vchází na východě v řadě 5.", "vchází v 5"),
            (
                "Dál: e5 zrcadlo vpravo, e4, e3, e2, e1 zrcadlo vlevo, d1, c1, b1, a1.",
                "e5 zp e4 e3 e2 e1 zl d1 c1 b1 a1",
            ),
            ("Vychází u cíle, na západě v řadě 1.", "cíl z 1"),
        ],
    ),
    (2, "", "goal", [("Použít: 1 zrcadlo a 2 hranoly.", "použít 1 z 2 h")]),
    (
        2,
        "put b5 Z L",
        "state",
        [("Leží: b5 zrcadlo vlevo.", "b5 zl"), ("Zbývá použít: 2 hranoly.", "zbývá 2 h")],
    ),
    (2, "put b5 Z L", "free", [("Zbývá použít: 2 hranoly.", "zbývá 2 h")]),
    (
        2,
        "put b5 Z L, put b4 H L, put a3 H P",
        "beam",
        [
            ("Laser vchází na západě v řadě 5.", "vchází z 5"),
            (
                "Dál: a5, b5 zrcadlo vlevo, b4 hranol vlevo, a3 hranol vpravo, a2, a1.",
                "a5 b5 zl b4 hl a3 hp a2 a1",
            ),
            ("Vychází u cíle, na severu ve sloupci a.", "cíl s a"),
        ],
    ),
    (
        2,
        "put b5 Z L, put b4 H L, put a3 H P",
        "difference",
        [("Všechno je použito.", "vše použito"), ("Vychází u cíle, na severu ve sloupci a.", "cíl s a")],
    ),
    (
        2,
        "put b5 H L",
        "beam",
        [
            ("Laser vchází na západě v řadě 5.", "vchází z 5"),
            ("Dál: a5, b5 hranol vlevo, c4, d3, e2.", "a5 b5 hl c4 d3 e2"),
            ("Z pole e2 vychází šikmo, na severovýchod.", "šikmo e2 sv"),
        ],
    ),
    (
        2,
        "put b5 H L",
        "cell c4",
        [("Pole c4: volno.", "c4 vol"), ("Paprsek z pole c4 jde dál na severovýchod.", "dál sv")],
    ),
    (
        2,
        "put b5 H L, put c4 Z L",
        "beam",
        [
            ("Laser vchází na západě v řadě 5.", "vchází z 5"),
            ("Dál: a5, b5 hranol vlevo, c4 zrcadlo vlevo.", "a5 b5 hl c4 zl"),
            ("Končí na poli c4, do zrcadla přichází šikmo.", "konec c4, šikmo"),
        ],
    ),
    (
        2,
        "put b5 H L, put c4 Z L",
        "difference",
        [
            ("Zbývá použít: 1 hranol.", "zbývá 1 h"),
            ("Končí na poli c4, do zrcadla přichází šikmo.", "konec c4, šikmo"),
        ],
    ),
    (
        2,
        "put c3 H L, put c1 H P, put c5 Z L",
        "beam",
        [
            ("Laser vchází na západě v řadě 5.", "vchází z 5"),
            (
                "Dál: a5, b5, c5 zrcadlo vlevo, c4, c3 hranol vlevo, b2, a1.",
                "a5 b5 c5 zl c4 c3 hl b2 a1",
            ),
            ("Z pole a1 vychází šikmo, na severozápad.", "šikmo a1 sz"),
        ],
    ),
]
"""Number of the card, steps in notation, what is asked, what is told: full and in Braille."""

ENGLISH: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("The laser enters on the east side in row 5.", "enters e 5"),
            ("It has to leave on the west side in row 1.", "to leave w 1"),
        ],
    ),
    (1, "", "goal", [("To be used: 2 mirrors.", "use 2 m")]),
    (1, "", "state", [("The grid is empty.", "empty"), ("Still to be used: 2 mirrors.", "left 2 m")]),
    (
        1,
        "put e5 Z P",
        "state",
        [("On the grid: e5 mirror right.", "e5 mr"), ("Still to be used: 1 mirror.", "left 1 m")],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "state",
        [
            ("On the grid: e1 mirror left, e5 mirror right.", "e1 ml, e5 mr"),
            ("Everything is used.", "all used"),
        ],
    ),
    (1, "", "solution", [("Solution: e5 mirror right, e1 mirror left.", "e5 mr e1 ml")]),
    (
        1,
        "",
        "difference",
        [
            ("Still to be used: 2 mirrors.", "left 2 m"),
            ("It leaves elsewhere, on the west side in row 5.", "elsewhere w 5"),
        ],
    ),
    (
        1,
        "put e5 Z P",
        "difference",
        [
            ("Still to be used: 1 mirror.", "left 1 m"),
            ("It leaves elsewhere, on the north side in column e.", "elsewhere n e"),
        ],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "difference",
        [
            ("Everything is used.", "all used"),
            ("It leaves at the goal, on the west side in row 1.", "goal w 1"),
        ],
    ),
    (
        1,
        "put c3 Z P, put a1 Z L",
        "difference",
        [
            ("Everything is used.", "all used"),
            ("It leaves elsewhere, on the west side in row 5.", "elsewhere w 5"),
            ("The beam misses: a1, c3.", "misses a1 c3"),
        ],
    ),
    (1, "", "free", [("Still to be used: 2 mirrors.", "left 2 m")]),
    (1, "put e5 Z P, put e1 Z L", "free", [("Everything is used.", "all used")]),
    (
        1,
        "put e5 Z P",
        "cell e5",
        [("Cell e5: mirror right.", "e5 mr"), ("From e5 the beam goes north.", "on n")],
    ),
    (1, "put e5 Z P", "cell e3", [("Cell e3: empty.", "e3 emp"), ("From e3 the beam goes north.", "on n")]),
    (1, "", "cell a1", [("Cell a1: empty.", "a1 emp")]),
    (1, "", "cell c5", [("Cell c5: empty.", "c5 emp"), ("From c5 the beam goes west.", "on w")]),
    (1, "put e5 Z P", "made", [("Put: e5 mirror right.", "put e5 mr")]),
    (1, "put e5 Z P, put e1 Z L", "made", [("Put: e5 mirror right, e1 mirror left.", "put e5 mr, e1 ml")]),
    (1, "put e5 Z P, lift e5", "made", [("Lifted: e5.", "off e5"), ("Put: e5 mirror right.", "put e5 mr")]),
    (1, "", "step put e5 Z P", [("Put on e5: mirror right.", "e5 mr")]),
    (1, "put e5 Z P", "step lift e5", [("Lift e5 mirror right.", "lift e5 mr")]),
    (
        1,
        "",
        "beam",
        [
            ("The laser enters on the east side in row 5.", "enters e 5"),
            ("Then: e5, d5, c5, b5, a5.", "e5 d5 c5 b5 a5"),
            ("It leaves elsewhere, on the west side in row 5.", "elsewhere w 5"),
        ],
    ),
    (
        1,
        "put e5 Z P",
        "beam",
        [
            ("The laser enters on the east side in row 5.", "enters e 5"),
            ("Then: e5 mirror right, e4, e3, e2, e1.", "e5 mr e4 e3 e2 e1"),
            ("It leaves elsewhere, on the north side in column e.", "elsewhere n e"),
        ],
    ),
    (
        1,
        "put e5 Z P, put e1 Z L",
        "beam",
        [
            ("The laser enters on the east side in row 5.", "enters e 5"),
            (
                "Then: e5 mirror right, e4, e3, e2, e1 mirror left, d1, c1, b1, a1.",
                "e5 mr e4 e3 e2 e1 ml d1 c1 b1 a1",
            ),
            ("It leaves at the goal, on the west side in row 1.", "goal w 1"),
        ],
    ),
    (2, "", "goal", [("To be used: 1 mirror and 2 prisms.", "use 1 m 2 p")]),
    (
        2,
        "put b5 Z L",
        "state",
        [("On the grid: b5 mirror left.", "b5 ml"), ("Still to be used: 2 prisms.", "left 2 p")],
    ),
    (2, "put b5 Z L", "free", [("Still to be used: 2 prisms.", "left 2 p")]),
    (
        2,
        "put b5 Z L, put b4 H L, put a3 H P",
        "beam",
        [
            ("The laser enters on the west side in row 5.", "enters w 5"),
            (
                "Then: a5, b5 mirror left, b4 prism left, a3 prism right, a2, a1.",
                "a5 b5 ml b4 pl a3 pr a2 a1",
            ),
            ("It leaves at the goal, on the north side in column a.", "goal n a"),
        ],
    ),
    (
        2,
        "put b5 Z L, put b4 H L, put a3 H P",
        "difference",
        [
            ("Everything is used.", "all used"),
            ("It leaves at the goal, on the north side in column a.", "goal n a"),
        ],
    ),
    (
        2,
        "put b5 H L",
        "beam",
        [
            ("The laser enters on the west side in row 5.", "enters w 5"),
            ("Then: a5, b5 prism left, c4, d3, e2.", "a5 b5 pl c4 d3 e2"),
            ("From e2 it leaves slantwise, north-east.", "slanted e2 ne"),
        ],
    ),
    (
        2,
        "put b5 H L",
        "cell c4",
        [("Cell c4: empty.", "c4 emp"), ("From c4 the beam goes north-east.", "on ne")],
    ),
    (
        2,
        "put b5 H L, put c4 Z L",
        "beam",
        [
            ("The laser enters on the west side in row 5.", "enters w 5"),
            ("Then: a5, b5 prism left, c4 mirror left.", "a5 b5 pl c4 ml"),
            ("It ends on c4, meeting the mirror slantwise.", "end c4, slanted"),
        ],
    ),
    (
        2,
        "put b5 H L, put c4 Z L",
        "difference",
        [
            ("Still to be used: 1 prism.", "left 1 p"),
            ("It ends on c4, meeting the mirror slantwise.", "end c4, slanted"),
        ],
    ),
    (
        2,
        "put c3 H L, put c1 H P, put c5 Z L",
        "beam",
        [
            ("The laser enters on the west side in row 5.", "enters w 5"),
            ("Then: a5, b5, c5 mirror left, c4, c3 prism left, b2, a1.", "a5 b5 c5 ml c4 c3 pl b2 a1"),
            ("From a1 it leaves slantwise, north-west.", "slanted a1 nw"),
        ],
    ),
]


@pytest.mark.parametrize(("number", "steps", "question", "expected"), CASES)
def test_czech(number: int, steps: str, question: str, expected: Told) -> None:
    """Every part of a task and of the own workspace, in full and in Braille."""
    assert expected == asked("optics", number, steps, question)


@pytest.mark.parametrize(("number", "steps", "question", "expected"), ENGLISH)
def test_english(number: int, steps: str, question: str, expected: Told) -> None:
    """The same in English."""
    assert expected == asked("optics", number, steps, question, "en")
