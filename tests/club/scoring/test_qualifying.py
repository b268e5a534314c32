from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.events import Declined, LotDrawn, Registered
from accessgames.club.model.proposal import Proposal, TableSizes, TieBreak
from accessgames.club.scoring.standings import Qualification, QualifyingPlace, qualification
from tests.club.making import opened, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course


def evening(made: Proposal, scores: tuple[int, ...], direct: tuple[int, ...] = ()) -> Course:
    """A table of so many people with these scores; some are qualified directly."""
    course = opened(0, made)
    for number in range(1, len(scores) + 1):
        category = "blind" if number % 2 else "sighted"
        player = Registered(number, f"Hráč {number}", category, qualifier=number in direct)
        course = course.after(player)
    return scored(seated(course, tuple(range(1, len(scores) + 1))), scores)


def test_the_first_ones_go_on() -> None:
    """Two places go to the first two."""
    (found,) = qualification(evening(proposal(qualifies=2), (10, 40, 20, 30)).tournament)
    assert Qualification(None, (), (QualifyingPlace(2, 1), QualifyingPlace(4, 2)), ()) == found


def test_without_places_nobody_is_told_of() -> None:
    """A tournament that qualifies for nothing says nothing."""
    assert () == qualification(evening(proposal(), (10, 40, 20, 30)).tournament)


def test_direct_qualifiers_take_no_place() -> None:
    """The winner is qualified directly, so the second and the third go on from here."""
    (found,) = qualification(evening(proposal(qualifies=2), (10, 40, 20, 30), direct=(2,)).tournament)
    assert Qualification(None, (2,), (QualifyingPlace(4, 2), QualifyingPlace(3, 3)), ()) == found


def test_who_gives_up_is_replaced_by_the_next() -> None:
    """The third comes instead of the first."""
    course = evening(proposal(qualifies=2), (10, 40, 20, 30)).after(Declined(2))
    (found,) = qualification(course.tournament)
    assert (QualifyingPlace(4, 2), QualifyingPlace(3, 3, instead=2)) == found.through


def test_a_direct_qualifier_who_gives_up_is_replaced_too() -> None:
    """A place more is given where somebody qualified directly gives it up."""
    course = evening(proposal(qualifies=2), (10, 40, 20, 30), direct=(2,)).after(Declined(2))
    (found,) = qualification(course.tournament)
    assert ((), (QualifyingPlace(4, 2), QualifyingPlace(3, 3), QualifyingPlace(1, 4, instead=2))) == (
        found.direct,
        found.through,
    )


def test_places_given_up_are_filled_in_the_order_of_the_standings() -> None:
    """First the place that was won here, then the one that somebody qualified directly leaves."""
    made = proposal(sizes=TableSizes(5, 5, 5), qualifies=2)
    course = evening(made, (50, 40, 30, 20, 10), direct=(1,)).after(Declined(1))
    (found,) = qualification(course.after(Declined(2)).tournament)
    assert (
        QualifyingPlace(3, 3),
        QualifyingPlace(4, 4, instead=2),
        QualifyingPlace(5, 5, instead=1),
    ) == found.through


def test_the_one_who_replaces_may_give_up_too() -> None:
    """Then the one after comes; nobody is left over."""
    course = evening(proposal(qualifies=2), (10, 40, 20, 30)).after(Declined(2)).after(Declined(3))
    (found,) = qualification(course.tournament)
    assert (QualifyingPlace(4, 2), QualifyingPlace(1, 4, instead=2)) == found.through


def test_places_for_each_category() -> None:
    """One place in each category."""
    blind, sighted = qualification(
        evening(proposal(qualifies=1, by_category=True), (10, 40, 20, 30)).tournament
    )
    assert ("blind", (QualifyingPlace(3, 1),)) == (blind.category, blind.through)
    assert ("sighted", (QualifyingPlace(2, 1),)) == (sighted.category, sighted.through)


def test_a_tie_at_the_border_waits() -> None:
    """Who shares the place the border goes through is not through before a lot parts them."""
    course = evening(proposal(qualifies=2, tie_breaks=(TieBreak.LOT,)), (10, 40, 30, 30))
    (found,) = qualification(course.tournament)
    assert ((QualifyingPlace(2, 1),), (3, 4)) == (found.through, found.waiting)
    (found,) = qualification(course.after(LotDrawn((4, 3))).tournament)
    assert ((QualifyingPlace(2, 1), QualifyingPlace(4, 2)), ()) == (found.through, found.waiting)


def test_more_places_than_people() -> None:
    """Everybody goes on."""
    (found,) = qualification(evening(proposal(qualifies=9), (10, 40)).tournament)
    assert [2, 1] == [place.player for place in found.through]
