from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Reported, Withdrawn
from accessgames.club.model.proposal import TableSizes
from accessgames.club.rules.results import typed_places
from tests.club.making import opened, placed, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament


def evening() -> Tournament:
    """One round over, the second half played, the third planned."""
    course = placed(seated(opened(4), (1, 2), (3, 4)), (1, 2), (1, 2))
    course = seated(seated(course, (1, 3), (2, 4)), (1, 4), (2, 3))
    course = course.after(Reported(2, 1, typed_places((1, 3), (1, 2)))).after(Withdrawn(2))
    return course.tournament


def test_how_far_it_is() -> None:
    """Finished rounds, the one that is played, and the last that cannot be seated anew."""
    tournament = evening()
    assert (1, 2, 2) == (tournament.played, tournament.current, tournament.fixed)
    nothing = opened(2).tournament
    assert (0, 0, 0) == (nothing.played, nothing.current, nothing.fixed)


def test_finding_by_number() -> None:
    """People, rounds and tables are found by the numbers people hear, from 1."""
    tournament = evening()
    assert "Hráč 3" == tournament.player(3).name
    assert (3, (2, 4)) == (tournament.round(3).number, tournament.table(2, 2).players)
    assert (1, 3, 4) == tournament.active


@pytest.mark.parametrize("number", [0, -1, 9])
def test_numbers_that_nobody_has(number: int) -> None:
    """Other numbers find nothing, negative ones neither."""
    tournament = evening()
    for find in (
        lambda: tournament.player(number),
        lambda: tournament.round(number),
        lambda: tournament.table(1, number),
        lambda: tournament.table(number, 1),
    ):
        with pytest.raises(KeyError):
            find()


def test_the_game_of_a_round() -> None:
    """Games go around in their order, also beyond the end of it."""
    one, two = proposal().games[0], proposal("4-3-2-1").games[0]
    made = proposal(games=(one, two), order=(0, 0, 1))
    assert [one, one, two, one, one, two] == [made.game_of(number) for number in range(1, 7)]


def test_a_smaller_table_not_allowed() -> None:
    """Where the fewest are the best, smaller tables are not allowed."""
    assert TableSizes(4, 4, 4).strict
    assert not TableSizes(4, 3, 4).strict
    assert 0 == proposal().preliminary_rounds
