"""Questions about squares of the exhibitions."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.phases import FULL
from tests.games.iqlandie.wording import ask, listener_at

LISTENER = listener_at(FULL)
ENGLISH = listener_at(FULL, 0, "en")
PETR = listener_at(FULL, 1)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "deska",
            [
                "Expozice 1, jedna barva: 20 bodů, zakryto 20 ze 25.",
                "Expozice 2, dvě barvy: 14 bodů, zakryto 15 ze 20.",
                "Expozice 3, mezery: 21 bodů, zakryto 16 ze 25.",
                "Expozice 4, tvary: 15 bodů, zakryto 19 ze 24.",
                "Expozice 5, roboti: 12 bodů, zakryto 11 ze 16.",
                "Expozice 6, řady a sloupce: 12 bodů, zakryto 12 ze 16.",
            ],
        ),
        (
            "deska 1",
            [
                "Expozice 1, jedna barva:",
                "Řada 1: a fialová krátká tyčka, b až c fialový čtverec, volno d až e.",
                "Řada 2: a fialová krátká tyčka, b až c fialový čtverec, volno d, e fialové elko.",
                "Řada 3: a fialová krátká tyčka, b fialové téčko, c až e fialové elko.",
                "Řada 4: a až c fialové téčko, d až e fialové péčko.",
                "Řada 5: volno a až b, c až e fialové péčko.",
            ],
        ),
        (
            "deska 5",
            [
                "Expozice 5, roboti:",
                "Řada 1: volno a až b, c červený růžek s robotem, volno d.",
                "Řada 2: a až b fialové elko s robotem, c až d červený růžek s robotem.",
                "Řada 3: a fialové elko s robotem, b až c oranžový čtverec s robotem, volno d.",
                "Řada 4: a fialové elko s robotem, b až c oranžový čtverec s robotem, volno d.",
            ],
        ),
        (
            "deska 1 Petr",
            [
                "Expozice 1, jedna barva:",
                "Řada 1: a až b červený čtverec, volno c až e.",
                "Řada 2: a až b červený čtverec, volno c až e.",
                "Řady 3 až 5: volno a až e.",
            ],
        ),
        (
            "deska mezery",
            [
                "Expozice 3, mezery:",
                "Řada 1: a až c červené téčko, volno d až e.",
                "Řada 2: volno a, b červené téčko, c až e fialové téčko.",
                "Řada 3: volno a, b modré plus, volno c, d fialové téčko.",
                "Řada 3 dál: volno e.",
                "Řada 4: a až c modré plus, d až e fialový růžek.",
                "Řada 5: volno a, b modré plus, volno c, d fialový růžek.",
                "Řada 5 dál: volno e.",
            ],
        ),
    ],
)
def test_boards(typed: str, expected: list[str]) -> None:
    """An exhibition by rows; without a number all of them in short."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("řada 1 1", ["Řada 1: a fialová krátká tyčka, b až c fialový čtverec, volno d až e."]),
        ("řada 3 2", ["Řada 2: volno a, b červené téčko, c až e fialové téčko."]),
        ("sloupec 1 b", ["Sloupec b: řady 1 až 2 fialový čtverec, řady 3 až 4 fialové téčko, volno 5."]),
        ("sloupec 6 d", ["Sloupec d: řady 1 až 2 červený čtverec, volno 3 až 4."]),
        ("řada 1 2 Petr", ["Řada 2: a až b červený čtverec, volno c až e."]),
    ],
)
def test_lines(typed: str, expected: list[str]) -> None:
    """A row from the left, a column from the top."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("pole 1 b2", ["Pole b2: fialový čtverec, místa b1 až c1, b2 až c2."]),
        ("pole 5 b2", ["Pole b2: fialové elko s robotem, místa a2 až a4, b2."]),
        ("pole 4 a1", ["Pole a1: volno."]),
        (
            "okolí 5 b2",
            [
                "Pole b2: fialové elko s robotem, místa a2 až a4, b2.",
                "Červený růžek s robotem: vpravo nahoře, vpravo.",
                "Oranžový čtverec s robotem: vpravo dole, dole.",
                "Fialové elko s robotem: vlevo dole, vlevo.",
                "Volno: nahoře, vlevo nahoře.",
            ],
        ),
        (
            "okolí 3 b2",
            [
                "Pole b2: červené téčko, místa a1 až c1, b2.",
                "Červené téčko: nahoře, vpravo nahoře, vlevo nahoře.",
                "Fialové téčko: vpravo.",
                "Modré plus: dole.",
                "Volno: vpravo dole, vlevo dole, vlevo.",
            ],
        ),
        (
            "okolí 6 a1",
            [
                "Pole a1: fialový čtverec, místa a1 až b1, a2 až b2.",
                "Fialový čtverec: vpravo, vpravo dole, dole.",
                "Mimo obrys: nahoře, vpravo nahoře, vlevo dole, vlevo, vlevo nahoře.",
            ],
        ),
    ],
)
def test_squares(typed: str, expected: list[str]) -> None:
    """One square and its neighbours."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "kde červená",
            [
                "Červená dlouhá tyčka: expozice 2, a4 až d4.",
                "Červená krátká tyčka: expozice 2, e2 až e4.",
                "Červené téčko: expozice 3, a1 až c1, b2.",
                "Červené elko: expozice 4, c1, a2 až c2.",
                "Červené péčko: expozice 4, a3 až c3, b4 až c4.",
                "Červený růžek s robotem: expozice 5, c1, c2 až d2.",
                "Červený čtverec: expozice 6, c1 až d1, c2 až d2.",
                "Červený čtverec: expozice 6, a3 až b3, a4 až b4.",
            ],
        ),
        (
            "kde téčko",
            [
                "Fialové téčko: expozice 1, b3, a4 až c4.",
                "Fialové téčko: expozice 3, c2 až e2, d3.",
                "Červené téčko: expozice 3, a1 až c1, b2.",
                "Zelené téčko: expozice 4, d1 až f1, e2.",
            ],
        ),
        (
            "kde robot",
            [
                "Fialové elko s robotem: expozice 5, a2 až a4, b2.",
                "Červený růžek s robotem: expozice 5, c1, c2 až d2.",
                "Oranžový čtverec s robotem: expozice 5, b3 až c3, b4 až c4.",
            ],
        ),
        (
            "kde fialové elko",
            [
                "Fialové elko: expozice 1, e2, c3 až e3.",
                "Fialové elko: expozice 2, c1, a2 až c2.",
                "Fialové elko s robotem: expozice 5, a2 až a4, b2.",
            ],
        ),
        ("kde žolík", ["Nikde nic takového neleží."]),
        ("kde", ["Který dílek? Třeba jeho číslo, barva nebo tvar."]),
    ],
)
def test_where(typed: str, expected: list[str]) -> None:
    """Where a colour, a shape or a robot lies."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "volno 1",
            [
                "Expozice 1, jedna barva:",
                "Zbývá 5 čtverečků, 2 volné oblasti.",
                "Oblast 1, 3 čtverečky: d1 až e1, d2.",
                "Oblast 2, 2 čtverečky: a5 až b5.",
            ],
        ),
        (
            "volno 3",
            [
                "Expozice 3, mezery:",
                "Zbývá 9 čtverečků, 7 volných oblastí.",
                "Oblast 1, 2 čtverečky: d1 až e1.",
                "Oblast 2, 2 čtverečky: a2 až a3.",
                "Oblast 3, 1 čtvereček: c3.",
                "Oblast 4, 1 čtvereček: e3.",
                "Oblast 5, 1 čtvereček: a5.",
                "Oblast 6, 1 čtvereček: c5.",
                "Oblast 7, 1 čtvereček: e5.",
            ],
        ),
        (
            "volno 1 Petr",
            [
                "Expozice 1, jedna barva:",
                "Oblast 1, 21 čtverečků: c1 až e1, c2 až e2, a3 až e3, a4 až e4.",
                "Oblast 1 dál: a5 až e5.",
            ],
        ),
    ],
)
def test_free(typed: str, expected: list[str]) -> None:
    """What is free."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("řada 1", ["Chybí číslo řady, třeba 1."]),
        ("pole b2", ["Chybí expozice, třeba „pole 3 b2“."]),
        ("pole 1 z9", ["Pole z9 je mimo desku, poslední je pole e5."]),
        ("řada 1 9", ["Řada 9 na desce není, řady jsou 1 až 5."]),
        ("sloupec 1 x", ["Sloupec x na desce není, poslední je e."]),
        ("okolí", ["Chybí expozice, třeba „pole 3 b2“."]),
        (
            "volno",
            [
                "Expozice 1, jedna barva: volno 5, v kusech 3, 2.",
                "Expozice 2, dvě barvy: volno 5, v kusech 3, 2.",
                "Expozice 3, mezery: volno 9, v kusech 2, 2, 1, 1, 1, 1, 1.",
                "Expozice 4, tvary: volno 5, v kusech 2, 1, 1, 1.",
                "Expozice 5, roboti: volno 5, v kusech 2, 2, 1.",
                "Expozice 6, řady a sloupce: volno 4.",
            ],
        ),
        ("kde slon", ["Slovo „slon“ tu nic neznamená."]),
        ("pole 9 a1", ["Expozice 9 není, expozice jsou 1 až 6."]),
    ],
)
def test_near_misses(typed: str, expected: list[str]) -> None:
    """What is missing or outside is named."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "board 5",
            [
                "Exhibition 5, robots:",
                "Row 1: free a to b, c red corner with a robot, free d.",
                "Row 2: a to b purple L with a robot, c to d red corner with a robot.",
                "Row 3: a purple L with a robot, b to c orange square with a robot, free d.",
                "Row 4: a purple L with a robot, b to c orange square with a robot, free d.",
            ],
        ),
        ("row 1 1", ["Row 1: a purple short bar, b to c purple square, free d to e."]),
        ("column 1 b", ["Column b: rows 1 to 2 purple square, rows 3 to 4 purple T, free 5."]),
        ("cell 1 b2", ["Square b2: purple square, covering b1 to c1, b2 to c2."]),
        (
            "around 6 a1",
            [
                "Square a1: purple square, covering a1 to b1, a2 to b2.",
                "Purple square: right, down right, down.",
                "Outside the outline: up, up right, down left, left, up left.",
            ],
        ),
        (
            "where red",
            [
                "Red long bar: exhibition 2, a4 to d4.",
                "Red short bar: exhibition 2, e2 to e4.",
                "Red T: exhibition 3, a1 to c1, b2.",
                "Red L: exhibition 4, c1, a2 to c2.",
                "Red P: exhibition 4, a3 to c3, b4 to c4.",
                "Red corner with a robot: exhibition 5, c1, c2 to d2.",
                "Red square: exhibition 6, c1 to d1, c2 to d2.",
                "Red square: exhibition 6, a3 to b3, a4 to b4.",
            ],
        ),
        (
            "free 3",
            [
                "Exhibition 3, gaps:",
                "9 squares are left, 7 free areas.",
                "Area 1, 2 squares: d1 to e1.",
                "Area 2, 2 squares: a2 to a3.",
                "Area 3, 1 square: c3.",
                "Area 4, 1 square: e3.",
                "Area 5, 1 square: a5.",
                "Area 6, 1 square: c5.",
                "Area 7, 1 square: e5.",
            ],
        ),
    ],
)
def test_english(typed: str, expected: list[str]) -> None:
    """The same in English."""
    assert expected == ask(ENGLISH, typed, "en")
