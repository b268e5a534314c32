"""Space by ear: the pile, what it shows, which cards are left."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.narration.tasks.asking import Told, asked

CASES: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "goal",
        [
            ("Cíl, řada 1: měsíc, planeta, planeta.", "c1: mě pl pl"),
            ("Cíl, řada 2: hvězda, planeta, hvězda.", "c2: hv pl hv"),
            ("Cíl, řada 3: hvězda, planeta, měsíc.", "c3: hv pl mě"),
        ],
    ),
    (
        1,
        "",
        "state",
        [("Hromádka je prázdná.", "prázdno"), ("Stranou leží: 1, 2, 3, 4, 5.", "stranou 1 2 3 4 5")],
    ),
    (
        1,
        "lay 1O",
        "state",
        [("Hromádka odspodu: 1 obráceně.", "1o"), ("Stranou leží: 2, 3, 4, 5.", "stranou 2 3 4 5")],
    ),
    (
        1,
        "lay 1O+V1, lay 2, lay 3, lay 4, lay 5P+Z1S2",
        "state",
        [
            ("Hromádka odspodu: 1 obráceně o 1 na východ, 2 rovně.", "1o+v1 2"),
            ("Na nich: 3 rovně, 4 rovně.", "3 4"),
            ("Na nich: 5 vpravo o 1 na západ a 2 na sever.", "5p+z1s2"),
        ],
    ),
    (1, "", "solution", [("Řešení odspodu: 1 obráceně, 5 vpravo, 2 obráceně.", "1o 5p 2o")]),
    (1, "lay 1O, lay 5P, lay 2O", "difference", [("Hromádka ukazuje přesně cíl.", "vše podle cíle")]),
    (
        1,
        "lay 1O, lay 5P",
        "difference",
        [
            ("Nesedí 5 polí:", "nesedí 5"),
            ("a1: volno, má být měsíc.", "a1 vol, cíl mě"),
            ("b1: meteorit, má být planeta.", "b1 me, cíl pl"),
            ("c1: volno, má být planeta.", "c1 vol, cíl pl"),
            ("a3: volno, má být hvězda.", "a3 vol, cíl hv"),
            ("c3: hvězda, má být měsíc.", "c3 hv, cíl mě"),
        ],
    ),
    (
        1,
        "lay 1O, lay 5P, lay 2",
        "difference",
        [
            ("Nesedí 3 pole:", "nesedí 3"),
            ("b1: meteorit, má být planeta.", "b1 me, cíl pl"),
            ("c1: hvězda, má být planeta.", "c1 hv, cíl pl"),
            ("a3: planeta, má být hvězda.", "a3 pl, cíl hv"),
        ],
    ),
    (1, "", "free", [("Stranou leží: 1, 2, 3, 4, 5.", "stranou 1 2 3 4 5")]),
    (1, "lay 1, lay 2, lay 3, lay 4, lay 5", "free", [("V hromádce je všech pět karet.", "všech 5 karet")]),
    (1, "", "board", [("Řady 1 až 3: volno.", "1-3: vol")]),
    (
        1,
        "lay 1O",
        "board",
        [
            ("Řada 1: volno.", "1: vol"),
            ("Řada 2: hvězda, volno, planeta.", "2: hv vol pl"),
            ("Řada 3: volno, slunce, meteorit.", "3: vol sl me"),
        ],
    ),
    (1, "lay 1O", "row 2", [("Řada 2: hvězda, volno, planeta.", "2: hv vol pl")]),
    (1, "lay 1O", "column b", [("Sloupec b: volno, volno, slunce.", "b: vol vol sl")]),
    (
        1,
        "lay 1O",
        "cell a2",
        [("Pole a2: hvězda, správně.", "a2 hv, sedí"), ("Ukazuje to karta 1 obráceně.", "karta 1o")],
    ),
    (
        1,
        "lay 1O",
        "cell c2",
        [("Pole c2: planeta, v cíli hvězda.", "c2 pl, cíl hv"), ("Ukazuje to karta 1 obráceně.", "karta 1o")],
    ),
    (1, "lay 1O", "cell a1", [("Pole a1: volno, v cíli měsíc.", "a1 vol, cíl mě")]),
    (
        1,
        "lay 1O, lay 5P",
        "cell b1",
        [("Pole b1: meteorit, v cíli planeta.", "b1 me, cíl pl"), ("Ukazuje to karta 5 vpravo.", "karta 5p")],
    ),
    (
        1,
        "lay 1O",
        "around b2",
        [
            ("Pole b2: volno, v cíli planeta.", "b2 vol, cíl pl"),
            ("Sever, b1: volno.", "b1 vol"),
            ("Severovýchod, c1: volno.", "c1 vol"),
            ("Východ, c2: planeta.", "c2 pl"),
            ("Jihovýchod, c3: meteorit.", "c3 me"),
            ("Jih, b3: slunce.", "b3 sl"),
            ("Jihozápad, a3: volno.", "a3 vol"),
            ("Západ, a2: hvězda.", "a2 hv"),
            ("Severozápad, a1: volno.", "a1 vol"),
        ],
    ),
    (1, "lay 1O", "made", [("Hromádka odspodu: 1 obráceně.", "1o")]),
    (1, "lay 1O, take 1", "made", [("Hromádka je prázdná.", "prázdno")]),
    (
        1,
        "lay 1O+V1, lay 2L, lay 3P+J2",
        "made",
        [
            ("Hromádka odspodu: 1 obráceně o 1 na východ, 2 vlevo.", "1o+v1 2l"),
            ("Na nich: 3 vpravo o 2 na jih.", "3p+j2"),
        ],
    ),
    (1, "", "step lay 1O", [("Navrch přijde karta 1 obráceně.", "navrch 1o")]),
    (
        1,
        "",
        "step lay 4+V1S2",
        [("Navrch přijde karta 4 rovně o 1 na východ a 2 na sever.", "navrch 4+v1s2")],
    ),
    (1, "lay 1O", "step take 1", [("Vzít z hromádky kartu 1 obráceně.", "pryč 1o")]),
]
"""Number of the card, steps in notation, what is asked, what is told: full and in Braille."""

ENGLISH: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "goal",
        [
            ("Goal, row 1: moon, planet, planet.", "g1: mo pl pl"),
            ("Goal, row 2: star, planet, star.", "g2: st pl st"),
            ("Goal, row 3: star, planet, moon.", "g3: st pl mo"),
        ],
    ),
    (1, "", "state", [("The pile is empty.", "empty"), ("Beside it: 1, 2, 3, 4, 5.", "beside 1 2 3 4 5")]),
    (
        1,
        "lay 1O",
        "state",
        [("Pile from the bottom: 1 upside down.", "1u"), ("Beside it: 2, 3, 4, 5.", "beside 2 3 4 5")],
    ),
    (
        1,
        "lay 1O+V1, lay 2, lay 3, lay 4, lay 5P+Z1S2",
        "state",
        [
            ("Pile from the bottom: 1 upside down by 1 east, 2 straight.", "1u+e1 2"),
            ("On them: 3 straight, 4 straight.", "3 4"),
            ("On them: 5 right by 1 west and 2 north.", "5r+w1n2"),
        ],
    ),
    (1, "", "solution", [("Solution from the bottom: 1 upside down, 5 right, 2 upside down.", "1u 5r 2u")]),
    (1, "lay 1O, lay 5P, lay 2O", "difference", [("The pile shows exactly the goal.", "all as in the goal")]),
    (
        1,
        "lay 1O, lay 5P",
        "difference",
        [
            ("5 cells differ:", "wrong 5"),
            ("a1: empty, should be moon.", "a1 emp, goal mo"),
            ("b1: meteorite, should be planet.", "b1 me, goal pl"),
            ("c1: empty, should be planet.", "c1 emp, goal pl"),
            ("a3: empty, should be star.", "a3 emp, goal st"),
            ("c3: star, should be moon.", "c3 st, goal mo"),
        ],
    ),
    (
        1,
        "lay 1O, lay 5P, lay 2",
        "difference",
        [
            ("3 cells differ:", "wrong 3"),
            ("b1: meteorite, should be planet.", "b1 me, goal pl"),
            ("c1: star, should be planet.", "c1 st, goal pl"),
            ("a3: planet, should be star.", "a3 pl, goal st"),
        ],
    ),
    (1, "", "free", [("Beside it: 1, 2, 3, 4, 5.", "beside 1 2 3 4 5")]),
    (1, "lay 1, lay 2, lay 3, lay 4, lay 5", "free", [("All five cards are in the pile.", "all 5 cards")]),
    (
        1,
        "lay 1O",
        "cell a2",
        [("Cell a2: star, right.", "a2 st, right"), ("Shown by card 1 upside down.", "card 1u")],
    ),
    (
        1,
        "lay 1O",
        "cell c2",
        [
            ("Cell c2: planet, in the goal star.", "c2 pl, goal st"),
            ("Shown by card 1 upside down.", "card 1u"),
        ],
    ),
    (1, "lay 1O", "cell a1", [("Cell a1: empty, in the goal moon.", "a1 emp, goal mo")]),
    (
        1,
        "lay 1O, lay 5P",
        "cell b1",
        [
            ("Cell b1: meteorite, in the goal planet.", "b1 me, goal pl"),
            ("Shown by card 5 right.", "card 5r"),
        ],
    ),
    (1, "lay 1O", "made", [("Pile from the bottom: 1 upside down.", "1u")]),
    (1, "lay 1O, take 1", "made", [("The pile is empty.", "empty")]),
    (
        1,
        "lay 1O+V1, lay 2L, lay 3P+J2",
        "made",
        [
            ("Pile from the bottom: 1 upside down by 1 east, 2 left.", "1u+e1 2l"),
            ("On them: 3 right by 2 south.", "3r+s2"),
        ],
    ),
    (1, "", "step lay 1O", [("On top comes card 1 upside down.", "top 1u")]),
    (1, "", "step lay 4+V1S2", [("On top comes card 4 straight by 1 east and 2 north.", "top 4+e1n2")]),
    (1, "lay 1O", "step take 1", [("Take card 1 upside down out of the pile.", "off 1u")]),
]


@pytest.mark.parametrize(("number", "steps", "question", "expected"), CASES)
def test_czech(number: int, steps: str, question: str, expected: Told) -> None:
    """Every part of a task and of the own workspace, in full and in Braille."""
    assert expected == asked("space", number, steps, question)


@pytest.mark.parametrize(("number", "steps", "question", "expected"), ENGLISH)
def test_english(number: int, steps: str, question: str, expected: Told) -> None:
    """The same in English."""
    assert expected == asked("space", number, steps, question, "en")
