"""The journal of a tournament carried out line by line."""

from __future__ import annotations

import pytest

from accessgames.club.audit import run_journal
from accessgames.engine import GameError
from tests.club.audit.test_clubs import club, sound


def test_a_sound_journal_makes_its_tournament() -> None:
    """Its lines are counted, and the writer goes on behind the last one."""
    events, *_ = sound()
    lines = club(events).tournaments["turnaj"]
    running = run_journal("turnaj", lines)
    assert ("turnaj", len(events), 4) == (running.id, running.lines, len(running.tournament.players))
    assert len(events) - 1 == running.writer().number
    assert running.last_hash in lines[-1]


@pytest.mark.parametrize(
    ("place", "replaced", "line"),
    [(0, "nic", 1), (2, "", 3), (3, "{}", 4), (5, '{"n":5}', 6)],
)
def test_the_first_wrong_line_is_named(place: int, replaced: str, line: int) -> None:
    """Whatever stands there instead."""
    lines = list(club(sound()[0]).tournaments["turnaj"])
    lines[place] = replaced
    with pytest.raises(GameError) as error:
        run_journal("turnaj", lines)
    assert ("club-error-journal", "turnaj", line) == (
        error.value.key, error.value.args_["tournament"], error.value.args_["line"],
    )  # fmt: skip


def test_an_event_that_is_not_allowed_is_named_by_its_line() -> None:
    """Hashes alone do not make a journal right."""
    events, *_ = sound()
    with pytest.raises(GameError) as error:
        run_journal("turnaj", club((*events[:3], events[2])).tournaments["turnaj"])
    assert 4 == error.value.args_["line"]
