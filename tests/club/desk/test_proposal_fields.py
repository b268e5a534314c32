"""A proposal field by field: days, times, tables and points as organisers write them."""

from __future__ import annotations

import pytest

from accessgames.club.desk.proposal_fields import (
    FIELD_CHANGES,
    change_field,
    read_time,
    usual_proposal,
)
from accessgames.club.desk.typed import read_day
from accessgames.club.model.proposal import PRESETS, PointsKind, SeatingKind, TableSizes
from accessgames.engine import GameError
from tests.club.desk.helpers import Bench


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("21. 11. 2026", "2026-11-21"),
        ("1.2.2027", "2027-02-01"),
        ("2026-11-21", "2026-11-21"),
        ("21. 11.", "2026-11-21"),
        ("dnes", "dnes"),
    ],
)
def test_days(typed: str, day: str) -> None:
    """As Czechs write them; without a year the present one is meant."""
    assert day == read_day(typed, "2026")
    assert "21. 11." == read_day("21. 11.")


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("18:00", "18:00"),
        ("18.30", "18:30"),
        ("9", "09:00"),
        ("9 h", "09:00"),
        ("18 hod.", "18:00"),
        ("x", "x"),
    ],
)
def test_times(typed: str, time: str) -> None:
    """With a colon, a full stop, or the hour alone."""
    assert time == read_time(typed)


def changed(field: str, typed: str) -> object:
    """One field of the usual proposal, changed."""
    proposal = change_field(Bench().context, usual_proposal("Večer", "2026-11-21"), field, typed)
    return getattr(proposal, field, None) or proposal.games[0]


def test_fields_are_read_as_they_are_typed() -> None:
    """Places by hyphen or words, times with a full stop, an empty value by its word."""
    assert "18:30" == changed("begins", "18.30")
    assert "2026-12-05" == changed("date", "5. 12.")
    context, usual = Bench().context, usual_proposal("Večer", "2026-11-21")
    assert TableSizes(4, 3, 4) == change_field(context, usual, "tables", "3 až 4").games[0].sizes
    assert TableSizes(4, 4, 4) == change_field(context, usual, "tables", "4-4").games[0].sizes
    assert PRESETS["4-3-2-1"] == change_field(context, usual, "points", "4, 3, 2, 1").games[0].points
    assert PointsKind.PENALTIES is change_field(context, usual, "points", "tresty").games[0].points.kind
    assert "" == change_field(context, change_field(context, usual, "place", "Klub"), "place", "nic").place


def test_each_with_each_brings_tables_of_two_and_their_points() -> None:
    """Winning, a draw and losing; points that somebody chose stay."""
    context, usual = Bench().context, usual_proposal("Večer", "2026-11-21")
    pairs = change_field(context, usual, "seating", "každý s každým")
    assert (SeatingKind.CIRCLE, TableSizes(2, 2, 2)) == (pairs.seating, pairs.games[0].sizes)
    assert PRESETS["2-1-0"] == pairs.games[0].points
    own = change_field(context, change_field(context, usual, "points", "5-3"), "seating", "kruh")
    assert (5, 3) == own.games[0].points.places


def test_what_is_no_value_is_refused_with_a_sentence() -> None:
    """Every field refuses something, and none breaks down."""
    context, usual = Bench().context, usual_proposal("Večer", "2026-11-21")
    for field in (
        "tables",
        "rounds",
        "seating",
        "mix",
        "groups",
        "points",
        "ties",
        "minutes",
        "bye",
        "option",
    ):
        for typed in ("§§", "-1", "9" * 30):
            with pytest.raises(GameError):
                change_field(context, usual, field, typed)
    for field in FIELD_CHANGES:
        try:
            change_field(context, usual, field, "x" * 2_000)
        except GameError as error:
            assert error.key  # noqa: PT017 - some fields take any text here and the rules refuse it later
