"""A match that is given up for good: its seed joins the record, and nobody goes on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import game_ids
from accessgames.storage.files import HOME_VARIABLE
from accessgames.storage.journal_files import load_journal
from tests.whole.program import matches, run
from tests.whole.test_ended_before import write

if TYPE_CHECKING:
    from pathlib import Path

ASKED = "Nechat partii nedohranou natrvalo?"
START = ("play", "iota", "--players", "Jana,bot:1", "--lang", "cs")


@pytest.fixture(autouse=True)
def own_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything of this test in one folder."""
    monkeypatch.setenv(HOME_VARIABLE, str(home))


@pytest.mark.parametrize("game", game_ids())
def test_the_seed_joins_the_record(game: str, home: Path) -> None:
    """After a yes the record ends with the seed, lies in a folder of its own, and proves its luck."""
    players = "Jana,Petr" if game == "iqlandie" else "Jana,bot:1"
    told = run("play", game, "--players", players, "--lang", "cs", typed=["nedohrát", "ano"])
    assert any(line.startswith(ASKED) for line in told.lines)
    assert any(line.startswith("Partie zůstává nedohraná") for line in told.lines)
    assert not any("pokracuj" in line for line in told.lines)
    (kept,) = matches(home, "abandoned")
    assert load_journal(kept).revealed
    assert [] == [*home.rglob("*.seed"), *matches(home)]
    proof = run("replay", str(kept), "--verify", "--lang", "cs")
    assert 0 == proof.code
    assert any("nedohraná" in line for line in proof.lines)
    assert any(line.startswith("Los je dokázaný") for line in proof.lines)


def test_nobody_goes_on_with_it(home: Path) -> None:
    """It is not among the matches to go on with, and named by its file it is refused in one sentence."""
    run(*START, typed=["nedohrát", "ano"])
    (kept,) = matches(home, "abandoned")
    before = kept.read_bytes()
    none = run("resume", "--lang", "cs")
    assert 1 == none.code
    named = run("resume", str(kept), "--lang", "cs", typed=["tahy", "1"])
    assert 1 == named.code
    assert ["Semínko partie je už zveřejněné, dál se v ní hrát nedá."] == named.err.splitlines()
    assert before == kept.read_bytes()


def test_a_no_changes_nothing(home: Path) -> None:
    """The match goes on, with its seed in secret."""
    told = run(*START, typed=["nedohrát", "ne"])
    assert "Hrajeme dál." in told.lines
    (kept,) = matches(home)
    assert not load_journal(kept).revealed
    assert kept.with_suffix(".seed").exists()


def test_a_match_of_a_tournament_is_not_given_up(home: Path) -> None:
    """Who could give it up could begin it anew with other luck."""
    told = run(*START, "--table", "48213907-2-3", typed=["nedohrát", "ano"])
    assert any("48213907-2-3, nedohranou ji nechat nejde" in line for line in told.lines)
    assert [] == matches(home, "abandoned")


def test_a_kill_in_between_is_seen_to(home: Path) -> None:
    """Killed after the seed was written, before the record was moved: the next start moves it."""
    file = write("iota", 9)
    file.close()
    resumed = run("resume", "--lang", "cs", typed=["nedohrát", "ano"])
    assert any(line.startswith(ASKED) for line in resumed.lines)
    (kept,) = matches(home, "abandoned")
    kept.rename(home / "matches" / kept.name)
    (home / "matches" / ".looked").unlink(missing_ok=True)
    told = run("play", "iota", "--players", "Eva,bot:1", "--seed", "7", "--lang", "cs")
    assert any(line.startswith("Partie zůstává nedohraná") for line in told.lines)
    assert 1 == len(matches(home, "abandoned"))
