"""How the match stands: round, points, pieces, offers, time."""

from __future__ import annotations

import pytest

from tests.games.iqlandie.phases import HALF_FULL, PHASES
from tests.games.iqlandie.positions import (
    claim_wrong,
    racing,
    wait,
)
from tests.games.iqlandie.wording import ask, listener_at

LISTENER = listener_at(HALF_FULL)
ENGLISH = listener_at(HALF_FULL, 0, "en")


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (
            "choose",
            [
                "Vyberte okruh: biologie, programování, optika, nebo vesmír.",
                "Kolo 1 ze 12.",
                "Nikdo nevede, všichni mají 3 body.",
            ],
        ),
        (
            "prepare",
            [
                "Až to budete mít v hlavě, napište „připraveno“.",
                "Kolo 1 ze 12, optika.",
                "Nikdo nevede, všichni mají 3 body.",
            ],
        ),
        ("optics", ["Na mřížce nic neleží.", "Zbývá použít: 2 zrcadla."]),
        ("take", ["Vezměte dva dílky.", "Kolo 1 ze 12, vesmír.", "Vedete o 2 body.", "Body: vy 5, Petr 3."]),
        (
            "half full",
            [
                "Umístěte červené téčko s robotem a fialové plus.",
                "Kolo 1 ze 12, vesmír.",
                "Vedete o 89 bodů.",
                "Body: vy 96, Petr 7.",
            ],
        ),
        (
            "alone",
            ["Vyberte okruh: biologie, programování, optika, nebo vesmír.", "Kolo 1 ze 12.", "Máte 3 body."],
        ),
    ],
)
def test_status(phase: str, expected: list[str]) -> None:
    """What is expected, the round with its kind of tasks, and the points."""
    assert expected == ask(listener_at(PHASES[phase]), "stav")


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (
            "choose",
            [
                "Jana vybírá okruh: biologie, programování, optika, nebo vesmír.",
                "Kolo 1 ze 12.",
                "Nikdo nevede, všichni mají 3 body.",
            ],
        ),
        ("take", ["Dílky bere Jana.", "Kolo 1 ze 12, vesmír.", "Vede Jana o 2 body.", "Body: Jana 5, vy 3."]),
        (
            "half full",
            [
                "Umístěte modrou krátkou tyčku.",
                "Kolo 1 ze 12, vesmír.",
                "Vede Jana o 89 bodů.",
                "Body: Jana 96, vy 7.",
            ],
        ),
    ],
)
def test_status_of_others(phase: str, expected: list[str]) -> None:
    """Whoever waits hears who acts."""
    assert expected == ask(listener_at(PHASES[phase], 1), "stav")


def test_status_in_practice() -> None:
    """Practice has tasks instead of rounds, and nobody chooses."""
    state = PHASES["practice"]
    assert [
        "Až to budete mít v hlavě, napište „připraveno“.",
        "Úloha 1 ze 12, optika.",
        "Nikdo nevede, všichni mají 0 bodů.",
    ] == ask(listener_at(state), "stav")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("body", ["Vedete o 89 bodů.", "Body: vy 96, Petr 7."]),
        (
            "body Jana",
            [
                "Máte 96 bodů.",
                "Jedna barva: 20 bodů, nejvíc má fialová.",
                "Dvě barvy: 14 bodů, fialová 8 a červená 7.",
                "Mezery: 21 bodů, 7 mezer.",
                "Tvary: 15 bodů, leží krátká tyčka, růžek, elko, péčko a téčko.",
                "Roboti: 12 bodů, 3 roboti, 2 dvojice vedle sebe.",
                "Řady a sloupce: 12 bodů, řady 1 a 2, sloupce a a b.",
                "Podmínka: 2 body, 1 dvojice, fialová 13 a modrá 1.",
                "Prvenství: 0 bodů, 0krát.",
            ],
        ),
        (
            "body Petr",
            [
                "Petr má 7 bodů.",
                "Jedna barva: 4 body, nejvíc má červená.",
                "Dvě barvy: 0 bodů, nic tu neleží.",
                "Mezery: 3 body, 1 mezera.",
                "Tvary: 0 bodů, nic tu neleží.",
                "Roboti: 0 bodů, žádný robot tu není.",
                "Řady a sloupce: 0 bodů, žádná není plná.",
                "Podmínka: 0 bodů, 0 dvojic, modrá 0 a zelená 0.",
                "Prvenství: 0 bodů, 0krát.",
            ],
        ),
        (
            "body 2",
            [
                "Petr má 7 bodů.",
                "Jedna barva: 4 body, nejvíc má červená.",
                "Dvě barvy: 0 bodů, nic tu neleží.",
                "Mezery: 3 body, 1 mezera.",
                "Tvary: 0 bodů, nic tu neleží.",
                "Roboti: 0 bodů, žádný robot tu není.",
                "Řady a sloupce: 0 bodů, žádná není plná.",
                "Podmínka: 0 bodů, 0 dvojic, modrá 0 a zelená 0.",
                "Prvenství: 0 bodů, 0krát.",
            ],
        ),
    ],
)
def test_score(typed: str, expected: list[str]) -> None:
    """Who leads and everybody's points; of one player all eight items."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", ["K umístění teď nic není."]),
        ("half full", ["K umístění: 1 červené téčko s robotem, 2 fialové plus."]),
    ],
)
def test_hand(phase: str, expected: list[str]) -> None:
    """Own pieces by number."""
    assert expected == ask(listener_at(PHASES[phase]), "ruka")


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        (
            "choose",
            "nabídka",
            [
                "Biologie: žolíkové elko, modré účko, zelený růžek.",
                "Programování: fialová krátká tyčka, oranžový čtverec, červené plus.",
                "Optika: oranžové elko, oranžový růžek, modré plus.",
                "Vesmír: fialová krátká tyčka, červený čtverec s robotem, oranžové péčko.",
            ],
        ),
        ("choose", "nabídka optika", ["Optika: oranžové elko, oranžový růžek, modré plus."]),
        (
            "take",
            "nabídka",
            ["Nabídka: 1 fialová krátká tyčka, 2 červený čtverec s robotem, 3 oranžové péčko."],
        ),
        ("take", "nabídka biologie", ["Biologie: žolíkové elko, modré účko, zelený růžek."]),
        ("practice", "nabídka", ["Při cvičení se dílky nesbírají."]),
    ],
)
def test_offers(phase: str, typed: str, expected: list[str]) -> None:
    """All offers, one by its kind, or just the one from which pieces are taken."""
    assert expected == ask(listener_at(PHASES[phase]), typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "pytlíky",
            [
                "Malý pytlík: 28 dílků, 10 robotů, 2 žolíci.",
                "Střední pytlík: 60 dílků, 19 robotů, 3 žolíci.",
                "Velký pytlík: 44 dílků, 15 robotů, 3 žolíci.",
            ],
        ),
        (
            "soupeři",
            [
                "Petr: 7 bodů, 0 prvenství.",
                "Petr sbírá dvojice: modrá a zelená.",
                "K umístění: 1 modrá krátká tyčka.",
            ],
        ),
        (
            "podmínka",
            ["Sbíráte dvojice: fialová a modrá.", "Podmínka: 2 body, 1 dvojice, fialová 13 a modrá 1."],
        ),
        (
            "podmínka Petr",
            ["Petr sbírá dvojice: modrá a zelená.", "Podmínka: 0 bodů, 0 dvojic, modrá 0 a zelená 0."],
        ),
    ],
)
def test_supplies(typed: str, expected: list[str]) -> None:
    """Bags, what others have and the own condition."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("soupeři", ["Soupeř tu žádný není."]),
        ("body", ["Máte 3 body."]),
        (
            "nabídka",
            [
                "Biologie: fialová krátká tyčka, zelené elko, žolíkové účko.",
                "Programování: modré elko, žolíkový růžek, oranžové plus.",
                "Optika: oranžové péčko, červené téčko, fialový růžek.",
                "Vesmír: žolíková krátká tyčka, žolíkové téčko, fialové účko.",
            ],
        ),
    ],
)
def test_alone(typed: str, expected: list[str]) -> None:
    """Who plays alone has no others."""
    assert expected == ask(listener_at(PHASES["alone"]), typed)


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", ["Hodiny teď neběží."]),
        ("prepare", ["Čas zatím neběží, je příprava."]),
        ("optics", ["Řeší se 0 sekund."]),
        ("half full", ["Hodiny teď neběží."]),
    ],
)
def test_time(phase: str, expected: list[str]) -> None:
    """The clock stands outside of tasks and in the preparation."""
    assert expected == ask(listener_at(PHASES[phase]), "čas")


def test_time_gone() -> None:
    """What has passed is told in words, and who has a token."""
    state = claim_wrong(wait(racing("optics", 3), 65_000)[0], 1)
    assert ["Řeší se 1 minutu a 5 sekund.", "Petr má hotovo po 1 minutě a 5 sekundách."] == ask(
        listener_at(state), "čas"
    )


def test_time_one_after_another() -> None:
    """Whoever prepares after another has no time yet."""
    state = claim_wrong(wait(racing("optics", 2, {"race": "turns"}), 20_000)[0], 0)
    assert ["Čas zatím neběží, je příprava.", "Jana má hotovo po 20 sekundách."] == ask(
        listener_at(state, 1), "čas"
    )


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("stav x", ["Slovo „x“ je navíc."]),
        ("body Karel", ["„Karel“ u stolu není, sedí u něj Jana a Petr."]),
        ("ruka x", ["Slovo „x“ je navíc."]),
        ("nabídka x", ["Slovo „x“ je navíc."]),
        ("pytlíky x", ["Slovo „x“ je navíc."]),
        ("soupeři x", ["„x“ u stolu není, sedí u něj Jana a Petr."]),
        ("podmínka Karel", ["„Karel“ u stolu není, sedí u něj Jana a Petr."]),
        ("čas x", ["Slovo „x“ je navíc."]),
    ],
)
def test_near_misses(typed: str, expected: list[str]) -> None:
    """Whatever is too much or unknown is named."""
    assert expected == ask(LISTENER, typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "status",
            [
                "Put down the red T with a robot and the purple plus.",
                "Round 1 of 12, space.",
                "You lead by 89 points.",
                "Points: you 96, Petr 7.",
            ],
        ),
        ("score", ["You lead by 89 points.", "Points: you 96, Petr 7."]),
        (
            "score Jana",
            [
                "You have 96 points.",
                "One colour: 20 points, most is purple.",
                "Two colours: 14 points, purple 8 and red 7.",
                "Gaps: 21 points, 7 gaps.",
                "Shapes: 15 points, short bar, corner, L, P and T.",
                "Robots: 12 points, 3 robots, 2 pairs side by side.",
                "Rows and columns: 12 points, rows 1 and 2, columns a and b.",
                "Condition: 2 points, 1 pair, purple 13 and blue 1.",
                "First places: 0 points, 0 victories.",
            ],
        ),
        ("hand", ["To place: 1 red T with a robot, 2 purple plus."]),
        (
            "offer",
            [
                "Biology: joker L, blue U, green corner.",
                "Programming: purple short bar, orange square, red plus.",
                "Optics: orange L, orange corner, blue plus.",
                "Space: purple short bar, red square with a robot, orange P.",
            ],
        ),
        (
            "bags",
            [
                "Small bag: 28 pieces, 10 robots, 2 jokers.",
                "Medium bag: 60 pieces, 19 robots, 3 jokers.",
                "Large bag: 44 pieces, 15 robots, 3 jokers.",
            ],
        ),
        (
            "opponents",
            [
                "Petr: 7 points, 0 victories.",
                "Petr collects pairs: blue and green.",
                "To place: 1 blue short bar.",
            ],
        ),
        (
            "condition",
            ["You collect pairs: purple and blue.", "Condition: 2 points, 1 pair, purple 13 and blue 1."],
        ),
        ("time", ["The clock is not running now."]),
    ],
)
def test_english(typed: str, expected: list[str]) -> None:
    """The same in English."""
    assert expected == ask(ENGLISH, typed, "en")
