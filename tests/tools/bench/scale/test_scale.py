"""The bench of several servers: a few people, so that what is measured is there and what is told is true."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.language import Language
from tools import bench, clusters
from tools.bench import scale
from tools.bench.net import served
from tools.bench.reading import LIMIT
from tools.bench.registry import MEASUREMENTS
from tools.bench.scale import measuring
from tools.bench.scale.__main__ import main

if TYPE_CHECKING:
    from collections.abc import Sequence

HUNDRED = tuple(map(float, range(1, 101)))
FILE = measuring.Cost(2.0, None, None, 8000.0, 1.0, (10.0,), 1.1, 1.2)
ONE = measuring.Cost(3.0, 1.5, 3.3, 600.0, 0.5, HUNDRED, 1.3, 1.6)
TWO = replace(ONE, processor=4.0, tables=None, stored=None)
COSTS = {"servers-1": ONE, "servers-2": TWO, "sqlite": FILE}

needs_all = pytest.mark.skipif(
    not served.able() or clusters.PROGRAMS is None,
    reason=f"two cores of Linux are needed; {clusters.MISSING}",
)


def test_every_figure_is_told_beside_that_of_a_file() -> None:
    """And growth beside its limit; what a file does not count is left out, no figure stands for it."""
    found = {(one.name, one.value, one.reference, one.reference_value) for one in scale.readings(COSTS)}
    assert {
        ("scale-processor-servers-1", 3.0, "sqlite", 2.0),
        ("scale-database-servers-1", 1.5, None, None),
        ("scale-rows-servers-1", 3.3, None, None),
        ("scale-written-servers-1", 600.0, "sqlite", 8000.0),
        ("scale-fsyncs-servers-1", 0.5, "sqlite", 1.0),
        ("scale-told-servers-1", 95.0, "sqlite", 10.0),
        ("scale-tables-servers-1", 1.3, LIMIT, scale.GROWTH),
        ("scale-stored-servers-1", 1.6, LIMIT, scale.GROWTH),
    } == {one for one in found if one[0].endswith("servers-1")}
    assert {
        "scale-processor-sqlite",
        "scale-written-sqlite",
        "scale-fsyncs-sqlite",
        "scale-told-sqlite",
        "scale-tables-sqlite",
        "scale-stored-sqlite",
    } == {one[0] for one in found if one[0].endswith("sqlite")}
    assert 6 == sum(one[0].endswith("servers-2") for one in found)
    assert "scale" in {one.name for one in MEASUREMENTS}


@pytest.mark.parametrize(
    ("tag", "file", "two"),
    [
        (
            "cs",
            "Soubor: jeden tah zapíše bajtů 8000",
            "PostgreSQL, počet serverů 2: jeden tah zapíše bajtů 600",
        ),
        ("en", "File: bytes written by one action: 8000", "PostgreSQL, number of servers 2: bytes"),
    ],
)
def test_every_figure_has_a_sentence(tag: str, file: str, two: str) -> None:
    """In each language, no two alike; of a file and of servers by their number."""
    readings = list(scale.readings(COSTS))
    said = [
        Language(tag).form(bench.compared(scale.told(one, "{:g}".format), one, "{:g}".format), "full")
        for one in readings
    ]
    assert len(readings) == len(set(said))
    assert len(scale.SENTENCES) == len({one.kind for one in readings})
    assert file in said
    assert any(line.startswith(two) for line in said)


def test_the_whole_cost_is_that_of_servers_and_database() -> None:
    """Of a file it is that of the server alone."""
    assert [2.0, 4.5] == [FILE.whole, ONE.whole]


def test_nothing_is_measured_with_another_game() -> None:
    """All of it is measured once."""
    assert [] == list(scale.houses(load_room("quantum")))


@pytest.mark.slow
@needs_all
def test_a_small_house_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One and two servers and a file: every figure is more than nothing."""
    monkeypatch.setattr(scale, "SERVERS", {"servers-1": 1, "servers-2": 2})
    words: Sequence[str] = ("--tables", "4", "--rate", "16", "--seconds", "1", "--stored", "3")
    assert 0 == main([*words])
    lines = capsys.readouterr().out.splitlines()
    found = {line.partition(":")[0]: float(line.split()[1]) for line in lines}
    assert 8 + 6 + 6 == len(found)
    assert 0 < min(found.values())
    assert 1 <= found["scale-rows-servers-1"]  # each action is a line at least
