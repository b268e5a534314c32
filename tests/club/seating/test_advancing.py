from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Advanced, Corrected, Grouped, LotDrawn, Seated, SeatingDraft, Withdrawn
from accessgames.club.model.proposal import Bye, FinalStage, Groups, SeatingKind, TableSizes, TieBreak
from accessgames.club.model.tournament import Stage
from accessgames.club.rules.results import typed_scores
from accessgames.club.seating.advancing import advance, due_advance, undecided_border
from accessgames.club.seating.draws import draw_rounds
from accessgames.engine import IllegalAction
from tests.club.making import opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

MADE = proposal(rounds=2, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1), tie_breaks=(TieBreak.LOT,))


def groups(*places: tuple[int, ...]) -> Course:
    """Two groups of four after their only round."""
    course = opened(8, MADE).after(Grouped(((1, 2, 3, 4), (5, 6, 7, 8))))
    draft = SeatingDraft(((1, 2, 3, 4), (5, 6, 7, 8)))
    course = course.after(Seated(1, (draft,), SeatingKind.HAND, stage=Stage.GROUP))
    return placed(course, *places)


def test_winners_of_groups_come_first() -> None:
    """The first of each group, then the second of each; the rules accept them."""
    course = groups((4, 3, 2, 1), (1, 2, 3, 4))
    event = advance(course.tournament)
    assert (4, 5, 3, 6) == event.finalists
    assert None is course.refusal(event)


def test_somebody_who_left_is_passed_over() -> None:
    """The next one of the group goes on instead."""
    course = groups((4, 3, 2, 1), (1, 2, 3, 4)).after(Withdrawn(4))
    assert (3, 5, 2, 6) == advance(course.tournament).finalists


def test_a_lot_is_asked_for_at_the_border() -> None:
    """Who shares the last place that goes on needs a lot first; then it decides."""
    course = groups((1, 2, 2, 4), (1, 2, 3, 4))
    with pytest.raises(IllegalAction) as caught:
        advance(course.tournament)
    assert ("club-refused-lot-first", ("Hráč 2", "Hráč 3")) == (caught.value.key, caught.value.args_["names"])
    course = course.after(LotDrawn((3, 2)))
    assert (1, 5, 3, 6) == advance(course.tournament).finalists


def test_without_groups_nobody_goes_on() -> None:
    """Without groups or a final nobody goes on."""
    with pytest.raises(IllegalAction, match="no-final"):
        advance(opened(4).tournament)


UNEVEN = proposal(
    rounds=2,
    seating=SeatingKind.GROUPS,
    groups=Groups(2, 1, 1, best=1),
    tie_breaks=(TieBreak.SCORES, TieBreak.LOT),
    sizes=TableSizes(4, 2, 5),
)


def uneven(*scores: tuple[int, ...]) -> Course:
    """A group of five and one of three after their only round."""
    course = opened(8, UNEVEN).after(Grouped(((1, 2, 3, 4, 5), (6, 7, 8))))
    draft = SeatingDraft(((1, 2, 3, 4, 5), (6, 7, 8)))
    course = course.after(Seated(1, (draft,), SeatingKind.HAND, stage=Stage.GROUP))
    return scored(course, *scores)


def test_the_best_second_goes_on() -> None:
    """Beside the winners goes the better of the second ones: here both have 6 points, scores decide."""
    course = uneven((50, 40, 30, 20, 10), (50, 45, 30))
    event = advance(course.tournament)
    assert (1, 6, 7) == event.finalists
    assert None is course.refusal(event)
    assert (1, 6, 2) == advance(uneven((50, 46, 30, 20, 10), (50, 45, 30)).tournament).finalists


def test_somebody_who_left_makes_room_for_the_best_behind() -> None:
    """Where a group has nobody left to go on, the best of the others fill the final."""
    course = uneven((50, 40, 30, 20, 10), (50, 45, 30))
    for gone in (6, 7, 8):
        course = course.after(Withdrawn(gone))
    assert (1, 2, 3) == advance(course.tournament).finalists


def test_a_lot_between_the_best_behind() -> None:
    """Second ones whom nothing parts need a lot, which then says who goes on."""
    course = uneven((50, 40, 30, 20, 10), (50, 40, 30))
    assert (2, 7) == undecided_border(course.tournament)
    with pytest.raises(IllegalAction, match="lot-first"):
        advance(course.tournament)
    assert (1, 6, 7) == advance(course.after(LotDrawn((7, 2))).tournament).finalists


def test_a_round_more_at_a_table_does_not_help() -> None:
    """Second ones are compared by points for a round played: who sat out once more is no worse."""
    made = proposal(
        rounds=4,
        seating=SeatingKind.GROUPS,
        groups=Groups(2, 1, 1, best=1),
        sizes=TableSizes(2, 2, 2),
        points="2-1-0",
        bye=Bye.NOTHING,
    )
    course = opened(7, made).after(Grouped(((1, 2, 3, 4), (5, 6, 7))))
    rounds = [((1, 2), (3, 4), (5, 6)), ((1, 3), (2, 4), (5, 7)), ((1, 4), (2, 3), (6, 7))]
    for number, tables in enumerate(rounds, 1):
        out = {1: (7,), 2: (6,), 3: (5,)}[number]
        draft = SeatingDraft(tables, out)
        course = course.after(Seated(number, (draft,), SeatingKind.HAND, stage=Stage.GROUP))
        course = scored(course, *((2, 1) for _ in tables))
    # 2 has won two of three, 6 one of two; then 6 wins one more.
    assert (1, 5, 2) == advance(course.tournament).finalists
    right = typed_scores((6, 7), [(9,), (9,)], lower_wins=False)
    course = course.after(Corrected(3, 3, right))
    assert (1, 5, 2) == advance(course.tournament).finalists


FINAL = proposal(rounds=3, final=FinalStage(4, 1), tie_breaks=(TieBreak.LOT,))


def preliminary(*places: tuple[int, ...]) -> Course:
    """Eight people after two rounds at the same tables."""
    course = opened(8, FINAL)
    for _ in range(2):
        course = placed(seated(course, (1, 2, 3, 4), (5, 6, 7, 8)), *places)
    return course


def test_the_first_of_all_go_on() -> None:
    """After rounds of everybody the first four of the standings go on, the best first."""
    course = preliminary((1, 2, 3, 4), (2, 1, 3, 4)).after(LotDrawn((6, 1))).after(LotDrawn((5, 2)))
    event = advance(course.tournament)
    assert (6, 1, 5, 2) == event.finalists
    assert None is course.refusal(event)


def test_a_lot_at_the_border_of_the_final() -> None:
    """Whom nothing parts at the border needs a lot; inside the final and behind it nobody does."""
    course = preliminary((1, 2, 2, 4), (1, 2, 3, 4))
    assert (2, 3) == undecided_border(preliminary((1, 2, 2, 4), (2, 1, 3, 4)).tournament)
    with pytest.raises(IllegalAction, match="lot-first"):
        advance(course.tournament)


def test_who_was_named_and_leaves_makes_room() -> None:
    """Until the final begins, who leaves is replaced by the next one; a correction changes it as well."""
    course = preliminary((1, 2, 3, 4), (1, 2, 3, 4))
    course = course.after(LotDrawn((1, 5))).after(LotDrawn((2, 6))).after(LotDrawn((3, 7)))
    course = course.after(advance(course.tournament))
    assert (1, 5, 2, 6) == course.tournament.finalists
    assert None is due_advance(course.tournament)
    course = course.after(Withdrawn(5))
    event = due_advance(course.tournament)
    assert Advanced((1, 2, 6, 3)) == event
    course = course.after(event)
    course = placed(course.after(draw_rounds(course.tournament, "f")), (1, 2, 3, 4))
    assert None is due_advance(course.after(Withdrawn(1)).tournament)
    refused = course.refusal(Advanced((1, 2, 6, 7)))
    assert refused is not None
    assert "club-refused-round-started" == refused.key


def test_no_final_before_its_time() -> None:
    """Finalists are named when every round before the final is over, and not earlier."""
    course = placed(seated(opened(8, FINAL), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 2, 3, 4), (1, 2, 3, 4))
    refused = course.refusal(Advanced((1, 2, 3, 4)))
    assert refused is not None
    assert "club-refused-round-open" == refused.key
    assert None is due_advance(course.tournament)
