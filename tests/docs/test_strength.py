"""The pages about the strength of computer players say what was measured, of the players there are now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.console import Console
from accessgames.games import game_ids, load_room
from tools import strength
from tools.ladder.contest import Pace, Score
from tools.ladder.fingerprint import fingerprint
from tools.ladder.report import entry
from tools.ladder.rungs import Rung, rungs

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 200
LIMITS = {"bot:5": 2000.0}
LIMIT = 300.0
MISSED: frozenset[tuple[str, str]] = frozenset({("iota", "5-4")})
"""Pairs of a game whose aim is not reached yet."""

SAVED = strength.results()
ENTRIES = [
    (game, rung["rung"]) for game, documents in SAVED.items() for one in documents for rung in one["rungs"]
]
every_entry = pytest.mark.parametrize(("game", "rung"), ENTRIES, ids=map("-".join, ENTRIES))
PAGE = "# Strength\n\n## IOTA\n\nOld.\n\n## Quantum\n\nStays.\n"


def _document(game: str = "iota", rung: str = "5-4", wins: float = 131.5) -> dict[str, Any]:
    score = Score(200, wins, (Pace(10, 1.0, 0.2), Pace(10, 0.1, 0.02)))
    machine = {"python": "CPython 3.11.7", "system": "Linux x86_64", "processors": 2}
    return {"game": game, "seed": 1, "machine": machine, "rungs": [entry(Rung(rung, 0.6), score, "00")]}


def _saved(game: str, rung: str) -> dict[str, Any]:
    found = (one for document in SAVED[game] for one in document["rungs"] if one["rung"] == rung)
    return dict(next(found))


def test_the_pages_say_what_was_measured() -> None:
    """Nothing on the pages was written by hand or left from an older result."""
    assert 0 == strength.main(["--check"])


@pytest.mark.parametrize("game", game_ids())
def test_every_rung_was_measured(game: str) -> None:
    """All pairs of every game are saved, none is missing."""
    measured = {rung["rung"] for document in SAVED[game] for rung in document["rungs"]}
    assert measured == {rung.name for rung in rungs(load_room(game).bots) if not rung.table.name}


@every_entry
def test_enough_was_measured(game: str, rung: str) -> None:
    """At least 200 games, and the aim is one that this game has."""
    found = _saved(game, rung)
    assert found["games"] >= GAMES
    assert found["wanted"] == {one.name: one.wanted for one in rungs(load_room(game).bots)}[rung]


@every_entry
def test_every_aim_is_reached(game: str, rung: str) -> None:
    """Each level beats the one below, and the yardstick of the game where it has one.

    What is not reached stands in `MISSED` as it stands on the pages, and is taken out as soon as it is.
    """
    assert _saved(game, rung)["kept"] is not ((game, rung) in MISSED)


@every_entry
def test_limits_of_time_are_kept(game: str, rung: str) -> None:
    """No decision took longer than promised, even without a clock that ends the search."""
    for player in _saved(game, rung)["players"]:
        assert player["slowest_ms"] <= 1.2 * LIMITS.get(player["player"], LIMIT)


@every_entry
def test_the_players_are_those_that_were_measured(game: str, rung: str) -> None:
    """A level that has changed since has to be measured again."""
    room = load_room(game)
    players = next(one.players for one in rungs(room.bots) if one.name == rung)
    assert _saved(game, rung)["fingerprint"] == fingerprint(room, players)


def test_a_section_is_written_anew() -> None:
    """What stood below the heading of the game goes, everything else stays, and again changes nothing."""
    console = Console("en")
    once = strength.written(PAGE, {"iota": [_document()]}, console)
    assert "Old." not in once
    assert once.startswith("# Strength\n\n## IOTA\n\n- bot:5 against bot:4: wins 131 and a half of 200")
    assert once.endswith("\n\n## Quantum\n\nStays.\n")
    assert once == strength.written(once, {"iota": [_document()]}, console)


def test_the_last_section_may_be_written_too() -> None:
    """A game at the end of the page ends with one line break."""
    text = strength.written(PAGE, {"quantum": [_document("quantum")]}, Console("cs"))
    assert text.endswith("semínko 1.\n")
    assert "Old." in text


def test_rungs_may_stand_in_several_files(tmp_path: Path) -> None:
    """Pairs that were measured one by one come together, in the order of their files."""
    for name, rung in (("a", "4-3"), ("b", "5-4")):
        (tmp_path / f"iota-{name}.json").write_text(json.dumps([_document(rung=rung)]), encoding="utf-8")
    found = strength.results(tmp_path)["iota"]
    assert ["4-3", "5-4"] == [rung["rung"] for document in found for rung in document["rungs"]]


def test_a_rung_is_saved_once(tmp_path: Path) -> None:
    """Two results for one pair could be chosen between, which would be no result."""
    for name in "ab":
        (tmp_path / f"{name}.json").write_text(json.dumps([_document()]), encoding="utf-8")
    with pytest.raises(ValueError, match="iota"):
        strength.results(tmp_path)
