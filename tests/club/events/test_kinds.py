from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from accessgames.club import events
from accessgames.club.events import KINDS, Withdrawn
from accessgames.club.rules.course import _APPLY
from accessgames.club.rules.refusals import _CHECKS

SPECIAL = {events.Created, events.Undone, events.Restored}
"""What is not about a single state."""


def test_every_event_has_a_name_and_rules() -> None:
    """Each kind but the special ones can be carried out and, if it is not always possible, refused.

    What is about the journal alone is checked and changes nothing.
    """
    kinds = set(get_args(events.Event))
    assert kinds == set(KINDS.values())
    assert kinds - SPECIAL == {*_APPLY, *events.REMARKS} == {*_CHECKS, events.Reopened}


def test_names_in_journals_never_change() -> None:
    """These words stand in journals that exist."""
    assert [
        "created", "amended", "registered", "changed", "withdrawn", "returned", "substituted", "declined",
        "seated", "grouped", "advanced", "lot", "reported", "corrected", "penalised", "closed", "reopened",
        "undone", "restored", "forgotten", "keyed", "handicapped", "apart", "teamed", "opened",
    ] == list(KINDS)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS.values())
def test_events_are_frozen_and_say_what_they_hold(kind: type) -> None:
    """Every attribute is described, and nothing can be changed afterwards."""
    assert all(f"{field.name}:" in (kind.__doc__ or "") for field in fields(kind))
    assert kind.__dataclass_params__.frozen  # type: ignore[attr-defined] # a dataclass has them


def test_an_event_cannot_be_changed() -> None:
    """Setting an attribute fails."""
    with pytest.raises(FrozenInstanceError):
        Withdrawn(1).player = 2  # type: ignore[misc] # that is the point
