"""The figures of seating: what is measured, and how it is told."""

from __future__ import annotations

import pytest

from accessgames.club.seating.lots import history_of
from accessgames.engine import Stream
from accessgames.games.tetrikon import ROOM
from accessgames.language import Language
from tests.cli.pig_room import ROOM as PIG
from tools.bench import seating
from tools.bench.reading import LIMIT, Reading

CZECH = Language("cs", strict=True)
SMALL = seating.Case(9, 2, 0)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a small evening and a small tournament are seated, with two seeds."""
    monkeypatch.setattr(seating, "CASES", (SMALL,))
    monkeypatch.setattr(seating, "BY_SCORE", SMALL)
    monkeypatch.setattr(seating, "_SEEDS", ("a", "b"))
    monkeypatch.setattr(seating, "TABLE", ((13, 4),))


@pytest.mark.usefixtures("small")
def test_readings() -> None:
    """Cost against what is promised, the lot and the order of scores; time against what is promised."""
    readings = list(seating.seatings(ROOM))
    assert [
        ("seating-cost-9x2-club", LIMIT),
        ("seating-cost-9x2-club", seating.LOT),
        ("seating-cost-9x2-club", seating.SCORE_ORDER),
        ("seating-time-9x2-club", LIMIT),
        ("seating-score-9x2-club", seating.SCORE_ORDER),
        ("seating-met-13x4-club", seating.BOUND),
        ("seating-sizes-13x4-club", seating.BOUND),
        ("seating-starts-13x4-club", seating.BOUND),
    ] == [(reading.name, reading.reference) for reading in readings]
    assert [0.0, 0.0, 0.0] == [reading.value for reading in readings[:3]]
    assert [(54.0, 54.0), (1.0, 1.0), (1.0, 1.0)] == [
        (reading.value, reading.reference_value) for reading in readings[5:]
    ]


def test_the_table_has_every_evening() -> None:
    """8 to 40 people, 3 to 9 rounds."""
    assert 33 * 7 == len(set(seating.TABLE))
    assert {(8, 3), (40, 9)} <= set(seating.TABLE)


def test_seating_is_measured_once() -> None:
    """Seating knows no games, so it is measured with the game of the clubs alone."""
    assert [] == list(seating.seatings(PIG))


def test_the_bars_are_those_of_the_project() -> None:
    """Costs and times that are promised."""
    expected = {"9x4": 0, "13x5": 7, "14x5": 6, "16x5": 0, "24x6": 2, "32x6": 0, "200x7": 0}
    assert expected == {case.name: case.cost for case in seating.CASES}
    assert {5000, 30_000} == {case.milliseconds for case in seating.CASES}


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        (
            Reading("seating-met-13x5", "club", 68.0, "times", seating.BOUND, 70.0),
            "Klub, 13 lidí, 5 kol: potká se dvojic 68, mez 70",
        ),
        (
            Reading("seating-sizes-13x5", "club", 1.0, "times", seating.BOUND, 1.0),
            "Klub, 13 lidí, 5 kol: rozdíl u menších stolů 1, mez 1",
        ),
        (
            Reading("seating-starts-13x5", "club", 1.0, "times", seating.BOUND, 1.0),
            "Klub, 13 lidí, 5 kol: rozdíl v začátcích 1, mez 1",
        ),
        (
            Reading("seating-cost-13x5", "club", 3.0, "meetings", LIMIT, 3.0),
            "Klub, 13 lidí, 5 kol, opakovaných setkání: 3, v mezi 3",
        ),
        (
            Reading("seating-cost-9x4", "club", 1.0, "meetings", LIMIT, 0.0),
            "Klub, 9 lidí, 4 kola, opakovaných setkání: 1, přes mez 0",
        ),
        (
            Reading("seating-cost-9x4", "club", 2.0, "meetings", seating.LOT, 8.0),
            "Klub, 9 lidí, 4 kola, opakovaných setkání: 2, poměr 0.25, srovnání: los",
        ),
        (
            Reading("seating-score-24x6", "club", 5.0, "meetings", seating.SCORE_ORDER, 50.0),
            "Klub podle bodů, 24 lidí, 6 kol, opakovaných setkání: 5, poměr 0.1, srovnání: pořadí podle bodů",
        ),
        (
            Reading("seating-time-9x4", "club", 7.0, "ms", LIMIT, 5000.0),
            "Klub, 9 lidí, 4 kola: rozsazení za 7 ms, v mezi 5000",
        ),
    ],
)
def test_sentences(reading: Reading, expected: str) -> None:
    """Each figure is a sentence with what it is compared to."""
    assert expected == CZECH.render(seating.told(reading, "{:g}".format)).full


def test_the_order_of_scores_sits_neighbours_together() -> None:
    """The best four, then the next four; earlier meetings do not matter."""
    places = {5: 1, 6: 2, 7: 3, 8: 4, 1: 5, 2: 6, 3: 7, 4: 8}
    draft = seating.in_score_order(places, history_of(()), Stream("7", "test"))
    assert ((5, 6, 7, 8), (1, 2, 3, 4)) == draft.tables


def test_a_tournament_is_repeatable() -> None:
    """The same seed plays the same tournament, whoever seats."""
    for seater in (seating.drawn, seating.in_score_order):
        assert seating.played(SMALL, seater, "a") == seating.played(SMALL, seater, "a")
