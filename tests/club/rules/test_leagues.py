"""What a league may say."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.model.proposal import LEAGUE_POINTS, PRESETS, League, Points, PointsKind
from accessgames.club.rules.bounds import MAX_BEST, check_league

USUAL = League("Zimní", LEAGUE_POINTS, tournaments=("leden", "unor"), seed="7/zimni")


def test_usual_leagues_are_allowed() -> None:
    """All presets, the best results up to the bound, no categories, no seed."""
    for points in PRESETS.values():
        assert check_league(replace(USUAL, points=points)) is None
    assert check_league(replace(USUAL, best=MAX_BEST, categories=(), seed="")) is None


def test_the_first_impossible_value_is_named() -> None:
    """With its field and bounds."""
    wrong = (
        (replace(USUAL, name=" "), "club-refused-unprintable"),
        (replace(USUAL, best=MAX_BEST + 1), "club-refused-range"),
        (replace(USUAL, points=Points(PointsKind.PLACES)), "club-refused-range"),
        (replace(USUAL, tournaments=("leden",) * 2), "club-refused-league-twice"),
        (replace(USUAL, categories=("",)), "club-refused-empty"),
    )
    for league, key in wrong:
        refused = check_league(league)
        assert refused is not None
        assert key == refused.key
