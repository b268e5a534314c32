"""`accessgames mistakes` for other programs: what waits, and nothing of what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.storage import files
from tests.shell.mistakes.played import play

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_mistakes_are_printed(run: Run) -> None:
    """As a list, those of one game alone where one is named; looked for before."""
    play("iota", files.matches_folder())
    found = run("mistakes", "--json").document
    assert ["iota", "iota", "iota"] == [one["game"] for one in found]
    assert {"game", "match", "started", "place", "seat", "done", "found", "due"} == found[0].keys()
    assert [] == run("mistakes", "quantum", "--json").document


def test_a_game_that_is_none_is_refused(run: Run) -> None:
    """As everywhere."""
    assert 2 == run("mistakes", "chess", "--json").code
