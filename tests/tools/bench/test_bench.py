"""`accessgames bench`: what is printed, with measurements made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.bench import LINES, cancelling, peers, registry, tiling
from tools.bench.reading import LIMIT, Reading

if TYPE_CHECKING:
    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")

_NAMES = ("name", "value", "unit", "reference", "reference_value", "ratio")
_READINGS = (
    Reading("events", "pig", 300.0, "events/s", "other", 100.0),
    Reading("legal-median", "pig", 0.5, "ms", LIMIT, 1.0),
    Reading("legal-p95", "pig", 7.5, "ms", LIMIT, 5.0),
    Reading("games-random", "pig", 85.26, "games/s"),
    Reading("work-dice", "pig", 7.0, "dice/s", title="iota-name"),
)


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    measurement = registry.Measurement(
        "events", lambda room, _: iter(_READINGS if room.game.id == "pig" else ())
    )
    empty = registry.Measurement("empty", lambda *_: iter(()))
    monkeypatch.setattr(registry, "MEASUREMENTS", (measurement, empty))
    monkeypatch.setattr(peers, "installed", lambda: {"open_spiel": False, "rlcard": True})
    monkeypatch.setattr(tiling, "installed", lambda: {"miniexact": True})
    monkeypatch.setattr(cancelling, "missing", tuple)
    monkeypatch.setattr("accessgames.games.game_ids", lambda: ("pig",))


def test_json_has_the_documented_shape(run: Run) -> None:
    """A list of readings with exactly the promised names, and nothing else on stdout or stderr."""
    ran = run("bench", "--json")
    assert (0, "") == (ran.code, ran.err)
    assert [["name", "value", "unit", "reference", "reference_value", "ratio"]] * 5 == list(
        map(list, ran.document)
    )
    first = ("events-pig", 300.0, "events/s", "other", 100.0, 3.0)
    assert dict(zip(_NAMES, first, strict=True)) == ran.document[0]
    assert (None, None, None) == tuple(
        ran.document[3][name] for name in ("reference", "reference_value", "ratio")
    )


def test_text_tells_limits_ratios_and_absent_engines(run: Run) -> None:
    """Each figure is one line; a limit is kept or not; an engine that is missing is named."""
    ran = run("mereni")
    assert (0, "", 6) == (ran.code, ran.err, len(ran.lines))
    for word, line in zip(
        ("open_spiel", "poměr 3, srovnání: other", "v mezi 1", "přes mez 5", "85,3", "za sekundu 7"),
        ran.lines,
        strict=True,
    ):
        assert word in line


def test_engines_are_missed_only_where_they_are_compared(run: Run) -> None:
    """A measurement that compares with nothing does not ask for anything to be installed."""
    assert [] == run("mereni", "--only", "empty").lines


def test_only_some_measurements(run: Run) -> None:
    """`--only` takes the names of measurements; others are refused with the names there are."""
    assert [] == run("bench", "--json", "--only", "empty").document
    assert 5 == len(run("bench", "--json", "--only", "empty", "--only", "events").document)
    ran = run("bench", "--only", "speed")
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert "events nebo empty" in ran.err


def test_ratio_needs_a_reference() -> None:
    """Without a reference, or with one of zero, there is no ratio."""
    assert None is Reading("events", "pig", 1.0, "s").ratio
    assert None is Reading("events", "pig", 1.0, "s", "other", 0.0).ratio


def test_against_several_references() -> None:
    """A figure is repeated for each reference, and stands alone without any."""
    reading = Reading("events", "pig", 6.0, "s")
    assert [2.0, 3.0] == [one.ratio for one in reading.against({"a": 3.0, "b": 2.0})]
    assert [reading] == list(reading.against({}))


def test_every_kind_has_its_sentence() -> None:
    """Each kind of figure that the measurements make has a sentence of its own."""
    kinds = {key.removeprefix("cli-bench-") for key in LINES}
    assert len(kinds) == len(LINES)
    assert {"first-line", "memory", "render", "greedy-game", "events", "legal-each"} <= kinds
