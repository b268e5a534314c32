"""Levels at tables of three and four: pairs are counted, seats move on, the pages tell what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from accessgames.games import load_room
from tools.ladder import tables
from tools.ladder.fingerprint import fingerprint
from tools.ladder.rungs import Rung, rungs

ROOT = Path(__file__).parents[3]
SAVED: list[dict[str, Any]] = [
    json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "docs/strength/tables").glob("*.json"))
]
ENTRIES = [(one["game"], entry) for one in SAVED for entry in one["tables"]]


@pytest.mark.parametrize("seats", [3, 4])
def test_both_sit_everywhere(seats: int) -> None:
    """In two games each seat has had both players."""
    one, other = tables.seated(0, seats), tables.seated(1, seats)
    assert all({0, 1} == {first, second} for first, second in zip(one, other, strict=True))


@pytest.mark.parametrize(
    ("places", "who", "share"),
    [((1, 2, 3), (0, 1, 1), 1.0), ((3, 1, 2), (0, 1, 1), 0.0), ((1, 1, 3, 3), (0, 1, 0, 1), 0.5)],
)
def test_pairs_are_counted(places: tuple[int, ...], who: tuple[int, ...], share: float) -> None:
    """Only pairs of an upper and a lower player count, equals half to both."""
    assert share == tables.ahead(places, who)


def test_a_player_is_even_with_itself() -> None:
    """What is measured of a player against itself lies around a half, with the interval around it."""
    found = tables.measured("quantum", Rung("greedy-greedy", 0.6), 3, 20, 7)
    low, high = found["interval"]
    assert low < found["share"] < high
    assert (3, 20) == (found["seats"], found["games"])


def test_the_document_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """One entry for each pair of levels and each number of seats that were asked for."""
    tables.main(["quantum", "--games", "2", "--only", "2-1", "--seats", "3", "4"])
    document = json.loads(capsys.readouterr().out)
    assert [("2-1", 3), ("2-1", 4)] == [(one["rung"], one["seats"]) for one in document["tables"]]


@pytest.mark.parametrize(
    ("game", "entry"), ENTRIES, ids=[f"{g}-{e['rung']}-{e['seats']}" for g, e in ENTRIES]
)
def test_levels_are_apart_at_larger_tables(game: str, entry: dict[str, Any]) -> None:
    """What was saved is of the players of now, and each level finishes ahead of the one below."""
    pair = next(one for one in rungs(load_room(game).bots) if one.name == entry["rung"])
    assert entry["fingerprint"] == fingerprint(load_room(game), pair.players)
    assert entry["interval"][0] > 0.5
    assert 0.6 <= entry["share"] <= 0.85


@pytest.mark.parametrize(("page", "point"), [("cs/sila.md", ","), ("en/strength.md", ".")])
def test_the_pages_tell_every_share(page: str, point: str) -> None:
    """Each share stands on the page in percent, as it is in the file."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for _, entry in ENTRIES:
        low, high = (f"{100 * end:.1f}".replace(".", point) for end in entry["interval"])
        share = f"{100 * entry['share']:.1f}".replace(".", point)
        assert f"{share} ({low} – {high})" in text
