"""Proposals of Swiss, and what is only for tables of two."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.model import proposal as model
from accessgames.club.rules.bounds import check_proposal
from tests.club.making import game, key, proposal

DUELS = model.TableSizes(2, 2, 2)
THREES = model.TableSizes(3, 2, 3)
SWISS = proposal("2-1-0", DUELS, seating=model.SeatingKind.SWISS, bye=model.Bye.WIN)


def paid(points: model.Points) -> model.Proposal:
    """Swiss with other points."""
    return replace(SWISS, games=(replace(SWISS.games[0], points=points),))


def test_swiss_is_a_proposal() -> None:
    """Two at a table, points for places and a bye that is a win, a draw or nothing."""
    for bye in (model.Bye.WIN, model.Bye.DRAW, model.Bye.NOTHING):
        assert check_proposal(replace(SWISS, bye=bye, tie_breaks=model.SWISS_TIE_BREAKS)) is None


@pytest.mark.parametrize(
    "points",
    [
        model.Points(model.PointsKind.PLACES, (2, 1, 0)),
        model.Points(model.PointsKind.PLACES, (2,)),
        model.Points(model.PointsKind.PLACES, (1, 0)),
        model.Points(model.PointsKind.PLACES, (8, 4, 0), scale=model.Scale.FIRST),
        model.Points(model.PointsKind.PLACES, (5, 3, 0), scale=model.Scale.LAST),
        model.Points(model.PointsKind.PLACES, (3,), scale=model.Scale.BEATEN),
    ],
)
def test_points_in_which_a_draw_is_half_a_win(points: model.Points) -> None:
    """A win alone, a row of two or three, a row counted from its end, and the share of those beaten."""
    assert check_proposal(paid(points)) is None


@pytest.mark.parametrize(
    "points",
    [
        model.Points(model.PointsKind.PLACES, (3, 1, 0)),
        model.Points(model.PointsKind.PLACES, (4, 3, 2, 1)),
        model.Points(model.PointsKind.PLACES, (2,), model.Sharing.HIGHER),
        model.Points(model.PointsKind.PLACES, (3,), model.Sharing.LOWER, model.Scale.BEATEN),
        model.Points(model.PointsKind.PLACES, (0,)),
    ],
)
def test_points_that_do_not_follow_wins(points: model.Points) -> None:
    """A draw has to be half a win, and a loss nothing."""
    assert "club-refused-swiss-points" == key(check_proposal(paid(points)))


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"bye": model.Bye.AVERAGE}, "club-refused-swiss-bye"),
        ({"final": model.FinalStage(2, 1)}, "club-refused-swiss-final"),
        ({"rounds": 0}, "club-refused-range"),
        ({"bye": model.Bye.NOTHING, "games": (game("2-1-0", THREES),)}, "club-refused-swiss-size"),
        ({"bye": model.Bye.NOTHING, "games": (game("score", DUELS),)}, "club-refused-swiss-points"),
        ({"games": (game("2-1-0", DUELS), game("4-3-2-1", DUELS, "Mars"))}, "club-refused-swiss-points"),
    ],
)  # fmt: skip
def test_what_swiss_cannot_be(changed: dict[str, object], expected: str) -> None:
    """Each mistake has its own sentence."""
    assert expected == key(check_proposal(replace(SWISS, **changed)))  # type: ignore[arg-type]


@pytest.mark.parametrize("made", [proposal(), proposal("score", DUELS)])
def test_what_belongs_to_tables_of_two(made: model.Proposal) -> None:
    """Byes that are results, and points of opponents, need two at a table and points for places."""
    for bye in (model.Bye.WIN, model.Bye.DRAW):
        assert "club-refused-bye-duel" == key(check_proposal(replace(made, bye=bye)))
    for by in (model.TieBreak.BUCHHOLZ, model.TieBreak.BUCHHOLZ_CUT, model.TieBreak.SONNEBORN):
        assert "club-refused-tie-duel" == key(check_proposal(replace(made, tie_breaks=(by,))))
    assert check_proposal(replace(made, tie_breaks=(model.TieBreak.DIRECT,))) is None
