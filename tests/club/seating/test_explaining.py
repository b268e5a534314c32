from __future__ import annotations

from fractions import Fraction

from accessgames.club.events import Seated, SeatingDraft
from accessgames.club.model.proposal import SeatingKind, TableSizes
from accessgames.club.seating.draws import (
    Explanation,
    PlaceSpread,
    RepeatedMeeting,
    draw_rounds,
    explain_draw,
)
from tests.club.making import opened, placed, proposal, seated


def by_hand(first: int, *rounds: SeatingDraft) -> Seated:
    """Rounds set by hand."""
    return Seated(first, rounds, SeatingKind.HAND)


def test_two_meet_again_and_nobody_else() -> None:
    """What is said of a draw in which one pair meets a second time."""
    course = placed(seated(opened(6), (1, 2, 3), (4, 5, 6)), (1, 2, 3), (1, 2, 3))
    found = explain_draw(course.tournament, by_hand(2, SeatingDraft(((1, 2, 4), (3, 5)), (6,))))
    assert (
        Explanation(
            repeats=(RepeatedMeeting(1, 2, 2),),
            cost=1,
            unmet=6,
            pairs=15,
            sitting_out=((6, 1),),
            spreads=(
                PlaceSpread(2, 1, Fraction(6), Fraction(8)),
                PlaceSpread(2, 2, Fraction(4), Fraction(6)),
            ),
            starts=((1, 2), (2, 0), (3, 1), (4, 1), (5, 0), (6, 0)),
        )
        == found
    )


def test_meetings_inside_the_seated_rounds_count() -> None:
    """Those who meet most often come first, with how often they will have met."""
    rounds = (SeatingDraft(((1, 2), (3, 4))), SeatingDraft(((1, 2), (3, 4))), SeatingDraft(((2, 1), (3, 4))))
    found = explain_draw(opened(4).tournament, by_hand(1, *rounds))
    assert (RepeatedMeeting(1, 2, 3), RepeatedMeeting(3, 4, 3)) == found.repeats
    assert (6, 4, 6) == (found.cost, found.unmet, found.pairs)


def test_a_perfect_schedule() -> None:
    """Nine people over four rounds: nobody meets again, nobody is left unmet, nobody sits out."""
    tournament = opened(9, proposal(rounds=4)).tournament
    found = explain_draw(tournament, draw_rounds(tournament, "s"))
    assert ((), 0, 0, ()) == (found.repeats, found.cost, found.unmet, found.sitting_out)
    assert {1, 2} >= {times for _, times in found.starts}


def test_who_sits_out_is_told_with_how_often() -> None:
    """Five people at tables of four over three rounds: three different ones sit out once."""
    tournament = opened(5, proposal(sizes=TableSizes(4, 4, 4), rounds=3)).tournament
    found = explain_draw(tournament, draw_rounds(tournament, "s"))
    assert [1, 1, 1] == [times for _, times in found.sitting_out]


def test_old_rounds_that_are_replaced_do_not_count() -> None:
    """Where planned rounds are seated anew, the old plan is forgotten."""
    course = seated(opened(4), (1, 2), (3, 4))
    found = explain_draw(course.tournament, by_hand(1, SeatingDraft(((1, 2), (3, 4)))))
    assert () == found.repeats
