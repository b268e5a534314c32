"""Biology by ear: rows of tokens, what slides, what is right already."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.narration.tasks.asking import Told, asked

CASES: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("Na začátku leží:", "začátek"),
            ("Řada 1: spora, vajíčko, krvinka.", "1: s v k"),
            ("Řada 2: trepka, neuron, pyl.", "2: t n p"),
            ("Řada 3: volno, bakterie, améba.", "3: vol b a"),
        ],
    ),
    (
        1,
        "",
        "goal",
        [
            ("Cíl, řada 1: trepka, spora, krvinka.", "c1: t s k"),
            ("Cíl, řada 2: vajíčko, volno, pyl.", "c2: v vol p"),
            ("Cíl, řada 3: bakterie, neuron, améba.", "c3: b n a"),
        ],
    ),
    (
        1,
        "",
        "state",
        [
            ("Řada 1: spora, vajíčko, krvinka.", "1: s v k"),
            ("Řada 2: trepka, neuron, pyl.", "2: t n p"),
            ("Řada 3: volno, bakterie, améba.", "3: vol b a"),
        ],
    ),
    (
        1,
        "slide B",
        "state",
        [
            ("Řada 1: spora, vajíčko, krvinka.", "1: s v k"),
            ("Řada 2: trepka, neuron, pyl.", "2: t n p"),
            ("Řada 3: bakterie, volno, améba.", "3: b vol a"),
        ],
    ),
    (1, "", "solution", [("Řešení: bakterie, neuron, vajíčko, spora, trepka, vajíčko.", "b n v s t v")]),
    (1, "", "difference", [("Správně jsou 3 pole: c1, c2, c3.", "ok 3: c1 c2 c3")]),
    (1, "slide B", "difference", [("Správně jsou 4 pole: c1, c2, a3, c3.", "ok 4: c1 c2 a3 c3")]),
    (
        1,
        "turn P",
        "difference",
        [("Správně není žádné pole.", "ok 0: nic"), ("Po otočení vlevo by jich bylo 3.", "otoč l: 3")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V",
        "difference",
        [("Všechno leží podle cíle.", "vše podle cíle")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V, turn P",
        "difference",
        [("Po otočení vlevo všechno leží podle cíle.", "vše podle cíle")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V, turn O",
        "difference",
        [("Po otočení vzhůru nohama všechno leží podle cíle.", "vše podle cíle")],
    ),
    (1, "", "free", [("Volno je a3, posunout jde: bakterie, trepka.", "vol a3: b t")]),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V",
        "free",
        [("Volno je b2, posunout jde: neuron, pyl, spora, vajíčko.", "vol b2: n p s v")],
    ),
    (1, "", "row 3", [("Řada 3: volno, bakterie, améba.", "3: vol b a")]),
    (1, "", "column a", [("Sloupec a: spora, trepka, volno.", "a: s t vol")]),
    (1, "", "cell c1", [("Pole c1: krvinka, správně.", "c1 k, sedí")]),
    (1, "", "cell a1", [("Pole a1: spora, v cíli trepka.", "a1 s, cíl t")]),
    (1, "", "cell a3", [("Pole a3: volno, v cíli bakterie.", "a3 vol, cíl b")]),
    (1, "", "cell b2", [("Pole b2: neuron, v cíli volno.", "b2 n, cíl vol")]),
    (
        1,
        "",
        "around a3",
        [
            ("Pole a3: volno, v cíli bakterie.", "a3 vol, cíl b"),
            ("Sever, a2: trepka.", "a2 t"),
            ("Severovýchod, b2: neuron.", "b2 n"),
            ("Východ, b3: bakterie.", "b3 b"),
        ],
    ),
    (1, "slide B", "made", [("Posunuto: bakterie. Volno je b3.", "b vol b3")]),
    (
        1,
        "slide B, slide B, slide B, slide B, slide B, slide B, slide B",
        "made",
        [("Posunuto 7krát, naposled bakterie. Volno je b3.", "7x b vol b3")],
    ),
    (1, "turn L", "made", [("Rámeček je otočen vlevo, volno je c3.", "otočeno l vol c3")]),
    (
        1,
        "slide B, turn O",
        "made",
        [
            ("Posunuto: bakterie. Volno je b1.", "b vol b1"),
            ("Rámeček je otočen vzhůru nohama, volno je b1.", "otočeno o vol b1"),
        ],
    ),
    (1, "", "step slide B", [("Bakterie na pole a3, volno bude b3.", "b a3, vol b3")]),
    (1, "", "step slide T", [("Trepka na pole a3, volno bude a2.", "t a3, vol a2")]),
    (1, "", "step turn P", [("Otočit rámeček vpravo.", "otoč p")]),
    (1, "", "step turn O", [("Otočit rámeček vzhůru nohama.", "otoč o")]),
    (1, "", "step turn L", [("Otočit rámeček vlevo.", "otoč l")]),
]
"""Number of the card, steps in notation, what is asked, what is told: full and in Braille."""

ENGLISH: list[tuple[int, str, str, Told]] = [
    (
        1,
        "",
        "prepared",
        [
            ("At the start:", "start"),
            ("Row 1: spore, egg, red cell.", "1: s e r"),
            ("Row 2: ciliate, neuron, pollen.", "2: c n p"),
            ("Row 3: empty, bacterium, amoeba.", "3: emp b a"),
        ],
    ),
    (
        1,
        "",
        "goal",
        [
            ("Goal, row 1: ciliate, spore, red cell.", "g1: c s r"),
            ("Goal, row 2: egg, empty, pollen.", "g2: e emp p"),
            ("Goal, row 3: bacterium, neuron, amoeba.", "g3: b n a"),
        ],
    ),
    (
        1,
        "",
        "state",
        [
            ("Row 1: spore, egg, red cell.", "1: s e r"),
            ("Row 2: ciliate, neuron, pollen.", "2: c n p"),
            ("Row 3: empty, bacterium, amoeba.", "3: emp b a"),
        ],
    ),
    (
        1,
        "slide B",
        "state",
        [
            ("Row 1: spore, egg, red cell.", "1: s e r"),
            ("Row 2: ciliate, neuron, pollen.", "2: c n p"),
            ("Row 3: bacterium, empty, amoeba.", "3: b emp a"),
        ],
    ),
    (1, "", "solution", [("Solution: bacterium, neuron, egg, spore, ciliate, egg.", "b n e s c e")]),
    (1, "", "difference", [("3 cells are right: c1, c2, c3.", "ok 3: c1 c2 c3")]),
    (1, "slide B", "difference", [("4 cells are right: c1, c2, a3, c3.", "ok 4: c1 c2 a3 c3")]),
    (
        1,
        "turn P",
        "difference",
        [("No cell is right.", "ok 0: nothing"), ("With the frame turned left it would be 3.", "turn l: 3")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V",
        "difference",
        [("Everything lies as in the goal.", "all as in the goal")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V, turn P",
        "difference",
        [("Turned left, everything lies as in the goal.", "all as in the goal")],
    ),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V, turn O",
        "difference",
        [("Turned upside down, everything lies as in the goal.", "all as in the goal")],
    ),
    (1, "", "free", [("The empty cell is a3, these can slide: bacterium, ciliate.", "emp a3: b c")]),
    (
        1,
        "slide B, slide N, slide V, slide S, slide T, slide V",
        "free",
        [("The empty cell is b2, these can slide: neuron, pollen, spore, egg.", "emp b2: n p s e")],
    ),
    (1, "", "cell c1", [("Cell c1: red cell, right.", "c1 r, right")]),
    (1, "", "cell a1", [("Cell a1: spore, in the goal ciliate.", "a1 s, goal c")]),
    (1, "", "cell a3", [("Cell a3: empty, in the goal bacterium.", "a3 emp, goal b")]),
    (1, "", "cell b2", [("Cell b2: neuron, in the goal empty.", "b2 n, goal emp")]),
    (1, "slide B", "made", [("Slid: bacterium. The empty cell is b3.", "b emp b3")]),
    (
        1,
        "slide B, slide B, slide B, slide B, slide B, slide B, slide B",
        "made",
        [("Slid 7 times, last bacterium. The empty cell is b3.", "7 times b emp b3")],
    ),
    (1, "turn L", "made", [("The frame is turned left, the empty cell is c3.", "turned l emp c3")]),
    (
        1,
        "slide B, turn O",
        "made",
        [
            ("Slid: bacterium. The empty cell is b1.", "b emp b1"),
            ("The frame is turned upside down, the empty cell is b1.", "turned u emp b1"),
        ],
    ),
    (1, "", "step slide B", [("Bacterium to a3, b3 becomes empty.", "b a3, emp b3")]),
    (1, "", "step slide T", [("Ciliate to a3, a2 becomes empty.", "c a3, emp a2")]),
    (1, "", "step turn P", [("Turn the frame right.", "turn r")]),
    (1, "", "step turn O", [("Turn the frame upside down.", "turn u")]),
    (1, "", "step turn L", [("Turn the frame left.", "turn l")]),
]


@pytest.mark.parametrize(("number", "steps", "question", "expected"), CASES)
def test_czech(number: int, steps: str, question: str, expected: Told) -> None:
    """Every part of a task and of the own workspace, in full and in Braille."""
    assert expected == asked("biology", number, steps, question)


@pytest.mark.parametrize(("number", "steps", "question", "expected"), ENGLISH)
def test_english(number: int, steps: str, question: str, expected: Told) -> None:
    """The same in English."""
    assert expected == asked("biology", number, steps, question, "en")
