"""Each exhibition told by its purpose, with what the pieces in hand would bring."""

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
            "expozice",
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
            "expozice 1",
            [
                "Jedna barva: 20 bodů, nejvíc má fialová.",
                "Zakryto 20 ze 25, zbývá 5.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice 2",
            [
                "Dvě barvy: 14 bodů, fialová 8 a červená 7.",
                "Zakryto 15 ze 20, zbývá 5.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice 3",
            [
                "Mezery: 21 bodů, 7 mezer.",
                "Zakryto 16 ze 25, zbývá 9.",
                "Mezera 1: d1 až e1.",
                "Mezera 2: a2 až a3.",
                "Mezera 3: c3.",
                "Mezera 4: e3.",
                "Mezera 5: a5.",
                "Mezera 6: c5.",
                "Mezera 7: e5.",
                "Zakrytím jednoho čtverečku další mezera nevznikne.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice 4",
            [
                "Tvary: 15 bodů, leží krátká tyčka, růžek, elko, péčko a téčko.",
                "Zakryto 19 ze 24, zbývá 5.",
                "Chybí: dlouhá tyčka, čtverec, účko, plus.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice 5",
            [
                "Roboti: 12 bodů, 3 roboti, 2 dvojice vedle sebe.",
                "Zakryto 11 ze 16, zbývá 5.",
                "Místa robotů: b2 až c2, c3.",
                "Další robot boduje na: b1, d3.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice 6",
            [
                "Řady a sloupce: 12 bodů, řady 1 a 2, sloupce a a b.",
                "Zakryto 12 ze 16, zbývají 4.",
                "Řada 3 čeká na: c3 až d3.",
                "Řada 4 čeká na: c4 až d4.",
                "Sloupec c čeká na: c3 až c4.",
                "Sloupec d čeká na: d3 až d4.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
    ],
)
def test_by_purpose(typed: str, expected: list[str]) -> None:
    """Points first, then what is free, what is missing and whether each piece in hand has room."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_best_place_is_no_gift(number: int) -> None:
    """Of a piece in hand only its room is told; where it brings most is help, asked for by `tahy`."""
    told = ask(PETR, f"expozice {number}")[-1]
    rooms = {1: 22, 2: 22, 3: 16, 4: 28, 5: 16, 6: 16}
    assert f"Modrá krátká tyčka: {rooms[number]} míst." == told


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "expozice mezery",
            [
                "Mezery: 21 bodů, 7 mezer.",
                "Zakryto 16 ze 25, zbývá 9.",
                "Mezera 1: d1 až e1.",
                "Mezera 2: a2 až a3.",
                "Mezera 3: c3.",
                "Mezera 4: e3.",
                "Mezera 5: a5.",
                "Mezera 6: c5.",
                "Mezera 7: e5.",
                "Zakrytím jednoho čtverečku další mezera nevznikne.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice roboti",
            [
                "Roboti: 12 bodů, 3 roboti, 2 dvojice vedle sebe.",
                "Zakryto 11 ze 16, zbývá 5.",
                "Místa robotů: b2 až c2, c3.",
                "Další robot boduje na: b1, d3.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
        (
            "expozice tvary",
            [
                "Tvary: 15 bodů, leží krátká tyčka, růžek, elko, péčko a téčko.",
                "Zakryto 19 ze 24, zbývá 5.",
                "Chybí: dlouhá tyčka, čtverec, účko, plus.",
                "Červené téčko s robotem se sem nevejde.",
                "Fialové plus se sem nevejde.",
            ],
        ),
    ],
)
def test_by_name(typed: str, expected: list[str]) -> None:
    """An exhibition can be named by its purpose, too."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "expozice Petr",
            [
                "Expozice 1, jedna barva: 4 body, zakryto 4 ze 25.",
                "Expozice 2, dvě barvy: 0 bodů, zakryto 0 ze 20.",
                "Expozice 3, mezery: 6 bodů, zakryto 5 ze 25.",
                "Expozice 4, tvary: 0 bodů, zakryto 0 ze 24.",
                "Expozice 5, roboti: 0 bodů, zakryto 0 ze 16.",
                "Expozice 6, řady a sloupce: 0 bodů, zakryto 0 ze 16.",
            ],
        ),
        ("expozice 1 Petr", ["Jedna barva: 4 body, nejvíc má červená.", "Zakryto 4 ze 25, zbývá 21."]),
        (
            "expozice 3 Petr",
            [
                "Mezery: 6 bodů, 2 mezery.",
                "Zakryto 5 ze 25, zbývá 20.",
                "Mezera 1: a1.",
                "Mezera 2: c1 až e1, d2 až e2, a3, c3 až e3, a4 až e4, a5 až e5.",
                "Další mezera vznikne zakrytím: d1, a4.",
            ],
        ),
    ],
)
def test_of_others(typed: str, expected: list[str]) -> None:
    """Of somebody else nothing is proposed."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("expozice 7", ["Expozice 7 není, expozice jsou 1 až 6."]),
        ("expozice 0", ["Expozice 0 není, expozice jsou 1 až 6."]),
        ("expozice x", ["Slovo „x“ tu nic neznamená."]),
        ("oblasti 9", ["Expozice 9 není, expozice jsou 1 až 6."]),
    ],
)
def test_near_misses(typed: str, expected: list[str]) -> None:
    """What is wrong is named with what would be right."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "oblasti 1",
            [
                "Expozice 1, jedna barva:",
                "Zbývá 5 čtverečků, 2 volné oblasti.",
                "Oblast 1, 3 čtverečky: d1 až e1, d2.",
                "Oblast 2, 2 čtverečky: a5 až b5.",
            ],
        ),
        (
            "oblasti 3",
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
            "oblasti 4",
            [
                "Expozice 4, tvary:",
                "Zbývá 5 čtverečků, 4 volné oblasti.",
                "Oblast 1, 2 čtverečky: a1 až b1.",
                "Oblast 2, 1 čtvereček: f2.",
                "Oblast 3, 1 čtvereček: a4.",
                "Oblast 4, 1 čtvereček: e4.",
            ],
        ),
        (
            "oblasti 5",
            [
                "Expozice 5, roboti:",
                "Zbývá 5 čtverečků, 3 volné oblasti.",
                "Oblast 1, 2 čtverečky: a1 až b1.",
                "Oblast 2, 1 čtvereček: d1.",
                "Oblast 3, 2 čtverečky: d3 až d4.",
            ],
        ),
        ("oblasti 6", ["Expozice 6, řady a sloupce:", "Oblast 1, 4 čtverečky: c3 až d3, c4 až d4."]),
        (
            "oblasti 1 Petr",
            [
                "Expozice 1, jedna barva:",
                "Oblast 1, 21 čtverečků: c1 až e1, c2 až e2, a3 až e3, a4 až e4.",
                "Oblast 1 dál: a5 až e5.",
            ],
        ),
        (
            "oblasti",
            [
                "Expozice 1, jedna barva: volno 5, v kusech 3, 2.",
                "Expozice 2, dvě barvy: volno 5, v kusech 3, 2.",
                "Expozice 3, mezery: volno 9, v kusech 2, 2, 1, 1, 1, 1, 1.",
                "Expozice 4, tvary: volno 5, v kusech 2, 1, 1, 1.",
                "Expozice 5, roboti: volno 5, v kusech 2, 2, 1.",
                "Expozice 6, řady a sloupce: volno 4.",
            ],
        ),
    ],
)
def test_areas(typed: str, expected: list[str]) -> None:
    """Free areas with their squares."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "exhibition",
            [
                "Exhibition 1, one colour: 20 points, 20 of 25 covered.",
                "Exhibition 2, two colours: 14 points, 15 of 20 covered.",
                "Exhibition 3, gaps: 21 points, 16 of 25 covered.",
                "Exhibition 4, shapes: 15 points, 19 of 24 covered.",
                "Exhibition 5, robots: 12 points, 11 of 16 covered.",
                "Exhibition 6, rows and columns: 12 points, 12 of 16 covered.",
            ],
        ),
        (
            "exhibition 1",
            [
                "One colour: 20 points, most is purple.",
                "20 of 25 covered, 5 left.",
                "There is no room here for red T with a robot.",
                "There is no room here for purple plus.",
            ],
        ),
        (
            "exhibition 3",
            [
                "Gaps: 21 points, 7 gaps.",
                "16 of 25 covered, 9 left.",
                "Gap 1: d1 to e1.",
                "Gap 2: a2 to a3.",
                "Gap 3: c3.",
                "Gap 4: e3.",
                "Gap 5: a5.",
                "Gap 6: c5.",
                "Gap 7: e5.",
                "Covering a single square makes no other gap.",
                "There is no room here for red T with a robot.",
                "There is no room here for purple plus.",
            ],
        ),
        (
            "exhibition 4",
            [
                "Shapes: 15 points, short bar, corner, L, P and T.",
                "19 of 24 covered, 5 left.",
                "Missing: long bar, square, U, plus.",
                "There is no room here for red T with a robot.",
                "There is no room here for purple plus.",
            ],
        ),
        (
            "exhibition 5",
            [
                "Robots: 12 points, 3 robots, 2 pairs side by side.",
                "11 of 16 covered, 5 left.",
                "Robots stand on: b2 to c2, c3.",
                "Another robot scores on: b1, d3.",
                "There is no room here for red T with a robot.",
                "There is no room here for purple plus.",
            ],
        ),
        (
            "exhibition 6",
            [
                "Rows and columns: 12 points, rows 1 and 2, columns a and b.",
                "12 of 16 covered, 4 left.",
                "Row 3 waits for: c3 to d3.",
                "Row 4 waits for: c4 to d4.",
                "Column c waits for: c3 to c4.",
                "Column d waits for: d3 to d4.",
                "There is no room here for red T with a robot.",
                "There is no room here for purple plus.",
            ],
        ),
        (
            "areas 3",
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
