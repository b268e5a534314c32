from __future__ import annotations

import pytest

from accessgames.games.iqlandie.rules.state import FINISHED, HINT_COST, HINTS, Race, Run
from accessgames.games.iqlandie.tasks import KINDS, card


def test_the_workspace_is_the_end_of_the_path() -> None:
    """None before anything was seen."""
    assert None is Run("waiting").work
    assert "b" == Run("solving", path=("a", "b")).work


@pytest.mark.parametrize("stage", ["claimed", "gave-up", "late"])
def test_finished_seats_have_a_token(stage: str) -> None:
    """Those who plan, press or solve do not."""
    assert stage in FINISHED
    assert Run(stage).finished  # type: ignore[arg-type] # - a parametrised literal
    assert not Run("planned").finished
    assert not Run("pressed").finished


def test_what_is_hidden_of_a_run() -> None:
    """Stage, time and arrival stay."""
    run = Run("planned", began=5, time=7, arrival=1, hints=2, path=("a",), due=9)
    assert Run("planned", began=5, time=7, arrival=1) == run.hidden()


def test_a_race_knows_its_kind_and_task() -> None:
    """The task only with the number of the card."""
    race = Race("optics", 3, 0, (Run("solving"),), None)
    assert KINDS["optics"] is race.rules
    assert card("optics", 3).task == race.task
    assert None is Race("optics", None, 0, (Run("solving"),), None).task


def test_hints_have_three_stages_and_two_prices() -> None:
    """Half a minute each; the third one is the solution."""
    assert (3, 30_000) == (HINTS, HINT_COST)
