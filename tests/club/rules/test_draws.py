from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import (
    METHOD,
    Advanced,
    Grouped,
    LotDrawn,
    Registered,
    Reported,
    Seated,
    SeatingDraft,
    Withdrawn,
)
from accessgames.club.model.proposal import Groups, Mix, SeatingKind, TableSizes
from accessgames.club.model.tournament import Stage
from accessgames.club.rules.results import typed_places
from tests.club.making import key, opened, placed, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

HAND = Seated(1, (SeatingDraft(((1, 2, 3), (4, 5, 6))),), SeatingKind.HAND)
STRICT = proposal(sizes=TableSizes(3, 3, 3), rounds=3)


def changed(tables: tuple[tuple[int, ...], ...], out: tuple[int, ...] = ()) -> Seated:
    """The round set by hand with other tables."""
    return replace(HAND, rounds=(SeatingDraft(tables, out),))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (HAND, ""),
        (replace(HAND, rounds=HAND.rounds * 3), ""),
        (replace(HAND, rounds=HAND.rounds * 4), "range"),
        (replace(HAND, rounds=()), "no-rounds"),
        (replace(HAND, first=2), "round-gap"),
        (replace(HAND, first=0), "round-started"),
        (replace(HAND, seed="x"), "seed"),
        (replace(HAND, kind=SeatingKind.LOT), "empty"),
        (replace(HAND, kind=SeatingKind.LOT, seed="x"), ""),
        (replace(HAND, kind=SeatingKind.LOT, seed="x" * 41), "long"),
        (replace(HAND, kind=SeatingKind.SCORE, seed="x", mix=Mix.NEW), ""),
        (replace(HAND, kind=SeatingKind.SCORE, seed="x", rounds=HAND.rounds * 2), "one-round"),
        (replace(HAND, stage=Stage.FINAL), "stage"),
        (replace(HAND, method=METHOD), ""),
        (replace(HAND, method=METHOD + 1), "method"),
        (replace(HAND, method=-1), "method"),
        (replace(HAND, avoid=((3, 5), (2, 1))), ""),
        (replace(HAND, avoid=((2, 1), (1, 2))), "avoid"),
        (replace(HAND, avoid=((4, 4),)), "avoid"),
        (replace(HAND, avoid=((4, 14),)), "nobody"),
        (changed(((1, 2, 3),), (4, 5, 6)), ""),
        (changed(((1, 2, 3), (4, 5))), "missing"),
        (changed(((1, 2, 3), (4, 5)), (6,)), "table-size"),
        (changed(((1, 2, 3, 4, 5, 6),)), "table-size"),
        (changed(((1, 2, 3), (4, 5, 6)), (6,)), "twice"),
        (changed(((1, 2, 3), (4, 5, 6, 7))), "nobody"),
        (changed(((1, 2, 3), (4, 5, 5)), (6,)), "twice"),
        (changed((), (1, 2, 3, 4, 5, 6)), "no-tables"),
        (Grouped(((1, 2, 3), (4, 5, 6))), "no-groups"),
        (Advanced((1, 2)), "no-final"),
        (LotDrawn((2, 1)), ""),
        (LotDrawn((2, 1), "x"), ""),
        (LotDrawn((2,)), "range"),
        (LotDrawn((2, 2)), "named-twice"),
        (LotDrawn((2, 9)), "nobody"),
    ],
)
def test_which_draws_fit(event: Seated, expected: str) -> None:
    """Six people, three rounds, tables of three: each draw passes or is refused by its own key."""
    assert (f"club-refused-{expected}" if expected else "") == key(opened(6, STRICT).refusal(event))


def test_only_those_present_are_seated() -> None:
    """Who has left cannot be seated, and nobody misses them."""
    course = opened(6, STRICT).after(Withdrawn(6))
    assert "club-refused-absent" == key(course.refusal(HAND))
    assert None is course.refusal(changed(((1, 2, 3),), (4, 5)))


def test_a_round_with_a_result_stays() -> None:
    """Rounds without results can be seated anew, from the first of them on; those with one cannot."""
    course = opened(6, STRICT).after(replace(HAND, rounds=HAND.rounds * 3))
    again = changed(((6, 5, 4), (3, 2, 1)))
    course = course.after(replace(again, first=2))
    assert 2 == len(course.tournament.rounds)
    course = course.after(Reported(1, 1, typed_places((1, 2, 3), (1, 2, 3))))
    assert "club-refused-round-started" == key(course.refusal(again))
    assert (1, 1, 0) == (course.tournament.fixed, course.tournament.current, course.tournament.played)


def test_by_score_needs_the_results() -> None:
    """Nobody is seated by score before the round before is over."""
    course = opened(6, STRICT).after(HAND)
    event = replace(HAND, first=2, kind=SeatingKind.SCORE, seed="x")
    assert "club-refused-round-open" == key(course.refusal(event))
    course = placed(course, (1, 2, 3), (1, 2, 3))
    assert None is course.refusal(event)


def test_two_at_a_table_of_a_circle() -> None:
    """Each with each is played by two, whatever sizes the game allows."""
    course = opened(4, proposal(seating=SeatingKind.CIRCLE, rounds=0))
    event = Seated(1, (SeatingDraft(((1, 2), (3, 4))),), SeatingKind.CIRCLE, seed="x")
    assert None is course.refusal(event)
    assert "club-refused-table-size" == key(
        course.refusal(replace(event, rounds=(SeatingDraft(((1, 2, 3, 4),)),)))
    )


def groups() -> Course:
    """Eight people, two groups of four; one round in groups, one of the final with two of each."""
    return opened(8, proposal(rounds=2, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1)))


DRAWN = Grouped(((1, 2, 3, 4), (5, 6, 7, 8)), "x")
GROUP_ROUND = Seated(
    1, (SeatingDraft(((1, 2, 3, 4), (5, 6, 7, 8))),), SeatingKind.GROUPS, seed="x", stage=Stage.GROUP
)
FINAL = Seated(2, (SeatingDraft(((1, 5, 2, 6),)),), SeatingKind.GROUPS, seed="x", stage=Stage.FINAL)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (DRAWN, ""),
        (Grouped(((1, 2, 3, 4), (5, 6, 7))), "missing"),
        (Grouped(((1, 2, 3, 4), (4, 5, 6, 7, 8))), "twice"),
        (Grouped(((1, 2, 3, 4, 5, 6, 7, 8),)), "groups-count"),
        (Grouped(((1, 2, 3, 4, 5, 6, 7), (8,))), "group-small"),
        (Grouped(DRAWN.groups, "x" * 41), "long"),
        (GROUP_ROUND, "groups-undrawn"),
        (replace(FINAL, first=1), "stage"),
        (Advanced((1, 5)), "no-groups"),
    ],
)
def test_before_the_groups_are_drawn(event: Grouped, expected: str) -> None:
    """Groups come first: everybody present in exactly one, as many as the proposal says."""
    assert (f"club-refused-{expected}" if expected else "") == key(groups().refusal(event))


def test_tables_of_groups_and_final() -> None:
    """In the groups nobody leaves the own group; then finalists are named; in the final only they sit."""
    course = groups().after(DRAWN)
    mixed = replace(GROUP_ROUND, rounds=(SeatingDraft(((1, 2, 3, 5), (4, 6, 7, 8))),))
    assert "club-refused-across-groups" == key(course.refusal(mixed))
    course = course.after(GROUP_ROUND)
    assert "club-refused-round-open" == key(course.refusal(Advanced((1, 2, 5, 6))))
    course = placed(course, (1, 2, 3, 4), (1, 2, 3, 4))
    assert "club-refused-no-finalists" == key(course.refusal(FINAL))
    for finalists, expected in (
        ((1,), "range"),
        ((1, 2, 3, 4, 5), "range"),
        ((1, 1), "named-twice"),
        ((1, 9), "nobody"),
    ):
        assert f"club-refused-{expected}" == key(course.refusal(Advanced(finalists)))
    course = course.after(Advanced((1, 5, 2, 6)))
    assert "club-refused-round-started" == key(course.refusal(DRAWN))
    everybody = replace(FINAL, rounds=GROUP_ROUND.rounds)
    assert "club-refused-absent" == key(course.refusal(everybody))
    course = course.after(FINAL)
    assert [Stage.GROUP, Stage.FINAL] == [round_.stage for round_ in course.tournament.rounds]
    course = placed(course, (1, 2, 3, 4))
    assert "club-refused-round-started" == key(course.refusal(Advanced((1, 5, 2, 7))))


def test_finalists_who_left_are_not_seated() -> None:
    """A finalist who leaves has no place in the final; others may be named before it begins."""
    course = placed(groups().after(DRAWN).after(GROUP_ROUND), (1, 2, 3, 4), (1, 2, 3, 4))
    course = course.after(Advanced((1, 5, 2, 6))).after(Withdrawn(6))
    assert "club-refused-absent" == key(course.refusal(FINAL))
    assert "club-refused-absent" == key(course.refusal(Advanced((1, 5, 2, 6))))
    course = course.after(Advanced((1, 5, 2, 7)))
    assert None is course.refusal(replace(FINAL, rounds=(SeatingDraft(((1, 5, 2, 7),)),)))


def test_a_latecomer_is_missed_in_new_tables() -> None:
    """Tables drawn after somebody came have to have a place for them."""
    course = seated(opened(6, STRICT), (1, 2, 3), (4, 5, 6)).after(Registered(7, "Ola"))
    assert "club-refused-missing" == key(course.refusal(HAND))
    assert None is course.refusal(changed(((1, 2, 3), (4, 5, 6)), (7,)))
