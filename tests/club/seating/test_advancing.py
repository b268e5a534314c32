from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Grouped, LotDrawn, Seated, SeatingDraft, Withdrawn
from accessgames.club.model.proposal import Groups, SeatingKind, TieBreak
from accessgames.club.model.tournament import Stage
from accessgames.club.seating.draws import advance
from accessgames.engine import IllegalAction
from tests.club.making import opened, placed, proposal

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
    """A tournament without groups has no final."""
    with pytest.raises(IllegalAction, match="no-groups"):
        advance(opened(4).tournament)
