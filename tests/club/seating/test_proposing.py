from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import (
    Advanced,
    Closed,
    Grouped,
    LotDrawn,
    Registered,
    Reported,
    Seated,
    SeatingDraft,
    Substituted,
    Withdrawn,
)
from accessgames.club.model.proposal import Groups, Mix, Proposal, SeatingKind, TableSizes
from accessgames.club.model.tournament import Stage
from accessgames.club.rules.results import typed_places
from accessgames.club.seating.draws import draw_rounds, next_round, outdated_round, redraw
from accessgames.club.seating.lots import draw_groups, history_of
from accessgames.engine import IllegalAction
from tests.club.making import opened, placed, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

KINDS = (SeatingKind.LOT, SeatingKind.MEET, SeatingKind.SCORE, SeatingKind.CIRCLE)
GROUPS = proposal(rounds=3, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1))


def drawn(course: Course, seed: str = "s", **choices: object) -> Course:
    """The course after a draw that the rules let pass."""
    return course.after(draw_rounds(course.tournament, seed, **choices))  # type: ignore[arg-type] # named choices


def finished(course: Course) -> Course:
    """The course after all tables of its first open round reported places in the order of numbers."""
    number = course.tournament.current
    for table in course.tournament.round(number).tables:
        order = sorted(table.players)
        places = [order.index(player) + 1 for player in table.players]
        course = _reported(course, number, table.number, places)
    return course


def _reported(course: Course, number: int, table: int, places: list[int]) -> Course:

    players = course.tournament.table(number, table).players
    return course.after(Reported(number, table, typed_places(players, places)))


def small(kind: SeatingKind) -> Proposal:
    """Three rounds for tables of four down to two."""
    return proposal(rounds=0 if kind is SeatingKind.CIRCLE else 3, seating=kind)


@pytest.mark.parametrize("kind", KINDS)
def test_draws_follow_the_rules_to_the_end(kind: SeatingKind) -> None:
    """Every draw is accepted by the rules, drawn again it is the same, until the rounds are over."""
    course = opened(6, small(kind))
    while course.tournament.played < (5 if kind is SeatingKind.CIRCLE else 3):
        if not course.tournament.current:
            event = draw_rounds(course.tournament, f"s{len(course.tournament.rounds)}")
            assert event == redraw(course.tournament, event)
            course = course.after(event)
        course = finished(course)
    with pytest.raises(IllegalAction):
        drawn(course)
    assert None is course.refusal(Closed())


@pytest.mark.parametrize(("kind", "expected"), list(zip(KINDS, (1, 3, 1, 5), strict=True)))
def test_how_many_rounds_are_seated(kind: SeatingKind, expected: int) -> None:
    """By lot and by score one at a time, otherwise all that there are."""
    assert expected == len(draw_rounds(opened(6, small(kind)).tournament, "s").rounds)


def test_the_same_seed_draws_every_round_anew() -> None:
    """An organiser who types the same seed again gets other tables in the next round."""
    course = drawn(opened(12, small(SeatingKind.LOT)))
    again = drawn(course).tournament
    first, second = ({frozenset(table.players) for table in one.tables} for one in again.rounds)
    assert first != second


def test_rounds_that_are_drawn_again_are_no_history() -> None:
    """A plan that is thrown away has no say in the next one."""
    made = opened(8, small(SeatingKind.MEET))
    planned = drawn(made, "other").tournament
    assert draw_rounds(made.tournament, "s", first=1) == draw_rounds(planned, "s", first=1)


def test_who_has_left_a_group_is_not_seated_in_it() -> None:
    """The rest of the group plays on without."""
    course = opened(8, GROUPS)
    course = course.after(draw_groups(course.tournament, "g"))
    gone = course.tournament.groups[0][0]
    course = drawn(course.after(Withdrawn(gone)))
    assert set(range(1, 9)) - {gone} == set(course.tournament.rounds[0].seated)


def test_the_next_round_by_lot() -> None:
    """By lot the round after the last seated one comes next; a round whose people changed is drawn anew."""
    course = drawn(opened(6, small(SeatingKind.LOT)))
    assert (0, 2) == (outdated_round(course.tournament), next_round(course.tournament, SeatingKind.LOT))
    course = course.after(Withdrawn(3))
    assert (1, 1) == (outdated_round(course.tournament), next_round(course.tournament, SeatingKind.LOT))
    course = drawn(course, "t")
    assert (0, 1) == (outdated_round(course.tournament), len(course.tournament.rounds))


def test_a_planned_evening_when_people_come_and_go() -> None:
    """What was played stays and counts; the rest is planned anew for those present."""
    course = finished(drawn(opened(8, proposal(rounds=3))))
    before = course.tournament.rounds[0]
    course = course.after(Withdrawn(1)).after(Registered(9, "Ola"))
    assert 2 == outdated_round(course.tournament) == next_round(course.tournament, SeatingKind.MEET)
    course = drawn(course, "t")
    assert before == course.tournament.rounds[0]
    assert [2, 3, 4, 5, 6, 7, 8, 9] == list(course.tournament.rounds[1].seated)
    assert 3 == len(course.tournament.rounds)


def test_a_substitute_leaves_the_tables_right() -> None:
    """Whoever comes for somebody has the seats already; nothing is to be drawn anew."""
    course = drawn(opened(8, proposal(rounds=3))).after(Substituted(1, 9, "Ola"))
    assert 0 == outdated_round(course.tournament)


def test_by_score_after_a_round() -> None:
    """Winners sit together in the second round of sixteen, if close scores matter more."""
    course = finished(drawn(opened(16, proposal(rounds=2, seating=SeatingKind.SCORE))))
    winners = {table.players[seat] for table in course.tournament.rounds[0].tables for seat in range(4)}
    assert 16 == len(winners)
    event = draw_rounds(course.tournament, "t", mix=Mix.CLOSE)
    first = {min(table.players) for table in course.tournament.rounds[0].tables}
    assert first == set(event.rounds[0].tables[0])
    assert (Mix.CLOSE, SeatingKind.SCORE) == (event.mix, event.kind)


def test_tables_set_by_hand_are_drawn_by_lot_if_asked() -> None:
    """Where the organiser sets tables by hand, a draw is one by lot."""
    event = draw_rounds(opened(6, small(SeatingKind.HAND)).tournament, "s")
    assert SeatingKind.LOT is event.kind


def test_groups_then_a_final() -> None:
    """Groups play among themselves, the best two of each go on, the final is theirs alone."""
    course = opened(8, GROUPS)
    course = course.after(draw_groups(course.tournament, "g"))
    event = draw_rounds(course.tournament, "s", SeatingKind.LOT)
    assert (SeatingKind.GROUPS, Stage.GROUP, 2) == (event.kind, event.stage, len(event.rounds))
    assert event == redraw(course.tournament, event)
    course = finished(finished(course.after(event)))
    with pytest.raises(IllegalAction, match="no-finalists"):
        draw_rounds(course.tournament, "f")
    finalists = (1, 2, 3, 5)
    course = course.after(Advanced(finalists))
    event = draw_rounds(course.tournament, "f")
    assert (Stage.FINAL, 3, [(1, 2, 3, 5)]) == (
        event.stage, event.first, [tuple(sorted(table)) for table in event.rounds[0].tables],
    )  # fmt: skip
    assert 3 == finished(course.after(event)).tournament.played


def test_groups_of_two_at_a_table() -> None:
    """In groups with tables for two everybody meets everybody of the group as far as the rounds go."""
    made = proposal(sizes=TableSizes(2, 2, 2), rounds=4, seating=SeatingKind.GROUPS, groups=Groups(2, 1, 1))
    course = opened(8, made)
    course = drawn(course.after(Grouped(((1, 2, 3, 4), (5, 6, 7, 8)))))
    meetings = history_of(course.tournament.rounds).meetings
    assert (12, {1}) == (len(meetings), set(meetings.values()))


def test_groups_have_to_be_drawn_first() -> None:
    """Without groups there are no tables of groups."""
    with pytest.raises(IllegalAction, match="groups-undrawn"):
        draw_rounds(opened(8, GROUPS).tournament, "s")


@pytest.mark.parametrize(
    ("people", "made", "key"),
    [
        (1, proposal(), "too-few"),
        (0, proposal(), "too-few"),
        (3, proposal(sizes=TableSizes(4, 4, 4)), "too-few"),
        (1, proposal(seating=SeatingKind.CIRCLE), "too-few"),
    ],
)
def test_too_few(people: int, made: Proposal, key: str) -> None:
    """A table needs its people."""
    with pytest.raises(IllegalAction, match=key):
        draw_rounds(opened(people, made).tournament, "s")


def test_no_rounds_are_left() -> None:
    """After the last round nothing is seated."""
    course = placed(seated(opened(4, proposal(rounds=1)), (1, 2, 3, 4)), (1, 2, 3, 4))
    with pytest.raises(IllegalAction, match="no-rounds-left"):
        draw_rounds(course.tournament, "s")


def test_everybody_has_met() -> None:
    """Two people play each with each in one round; there is no second one."""
    course = finished(drawn(opened(2, small(SeatingKind.CIRCLE))))
    with pytest.raises(IllegalAction, match="all-met"):
        draw_rounds(course.tournament, "s")


def test_an_audit_finds_a_forged_draw() -> None:
    """Drawn again from the recorded seed, other tables than the recorded ones come out; likewise for lots."""
    course = opened(8, small(SeatingKind.LOT))
    event = draw_rounds(course.tournament, "s")
    (draft,) = event.rounds
    forged = replace(event, rounds=(SeatingDraft(draft.tables[::-1], draft.out),))
    assert None is course.refusal(forged), "the rules cannot know"
    assert forged != redraw(course.tournament, forged) == event
    lot = LotDrawn((1, 2, 3), "x")
    again = redraw(course.tournament, lot)
    assert again == redraw(course.tournament, again)
    seeds = [LotDrawn((1, 2, 3), f"x{number}") for number in range(12)]
    assert 1 < len([one for one in seeds if redraw(course.tournament, one) != one]) < 12


def test_what_has_no_seed_is_not_drawn_again() -> None:
    """Tables, groups and lots by hand, and events that are no draws, stay as they are."""
    tournament = opened(4).tournament
    by_hand = Seated(1, (SeatingDraft(((4, 3, 2, 1),)),), SeatingKind.HAND)
    for event in (by_hand, LotDrawn((2, 1)), Grouped(((1, 2), (3, 4))), Withdrawn(1)):
        assert event is redraw(tournament, event)
