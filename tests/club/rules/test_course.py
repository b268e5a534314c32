from __future__ import annotations

import pytest

from accessgames.club.events import Created, Registered, Undone, Withdrawn
from accessgames.club.model.tournament import Tournament
from accessgames.club.rules.course import MAX_DRAWS, Course, CourseBuilder, begin_course, replay_events
from accessgames.club.seating.draws import draw_rounds
from accessgames.engine import IllegalAction
from tests.club.making import key, opened, placed, proposal, seated


def test_a_tournament_begins_empty() -> None:
    """The creation alone makes a tournament without people."""
    course = begin_course(Created(proposal(), "7"))
    assert Course((Created(proposal(), "7"),), Tournament(proposal(), "7")) == course


@pytest.mark.parametrize(
    ("created", "expected"),
    [
        (Created(proposal(rounds=0), "7"), "range"),
        (Created(proposal(), ""), "empty"),
        (Created(proposal(), "x" * 41), "long"),
    ],
)
def test_an_impossible_beginning(created: Created, expected: str) -> None:
    """A proposal or a seed that cannot be begins nothing."""
    with pytest.raises(IllegalAction) as caught:
        begin_course(created)
    assert f"club-refused-{expected}" == caught.value.key


def test_a_refused_event_raises_and_changes_nothing() -> None:
    """The refusal is carried by the exception; the course stays."""
    course = opened(3)
    with pytest.raises(IllegalAction) as caught:
        course.after(Withdrawn(9))
    assert "club-refused-nobody" == caught.value.refusal.key
    assert opened(3) == course


def test_undoing_returns_to_what_was() -> None:
    """Keeping so many events gives the course that they made; the undone ones are gone from it."""
    early = opened(4)
    late = placed(seated(early, (1, 2, 3, 4)), (1, 2, 3, 4))
    assert early == late.after(Undone(5))
    assert late == late.after(Undone(6)).after(late.events[6])


@pytest.mark.parametrize(("keep", "expected"), [(0, False), (1, True), (3, True), (4, False), (-1, False)])
def test_what_can_be_undone(keep: int, expected: bool) -> None:
    """The creation stays, and something has to go."""
    course = opened(3)
    assert 4 == len(course.events)
    assert expected is (key(course.refusal(Undone(keep))) == "")


def test_replaying_with_undone_events() -> None:
    """A record with events taken back comes to the same as one in which they never happened."""
    course = opened(3)
    record = (*course.events, Withdrawn(1), Withdrawn(2), Undone(5), Withdrawn(3), Undone(4), Withdrawn(2))
    assert course.after(Withdrawn(2)) == replay_events(record)


def test_taking_back_again_and_again_stays_quick() -> None:
    """Thousands of events taken back one by one are replayed in one pass."""
    record = [*opened(3).events]
    for _ in range(3000):
        record += [Withdrawn(1), Undone(4)]
    assert opened(3) == replay_events(record)


def test_a_record_begins_with_the_creation() -> None:
    """Nothing, or something else first, is no tournament."""
    for record in ((), (Registered(1, "Jana"),)):
        with pytest.raises(IllegalAction) as caught:
            replay_events(record)
        assert "club-refused-not-created" == caught.value.key


def test_a_record_with_something_impossible() -> None:
    """An event that was not allowed where it stands is refused, as if it were new."""
    with pytest.raises(IllegalAction) as caught:
        replay_events((*opened(3).events, Created(proposal(), "8")))
    assert "club-refused-created" == caught.value.key
    with pytest.raises(IllegalAction) as caught:
        replay_events((*opened(3).events, Undone(9)))
    assert ("club-refused-undo", 3) == (caught.value.key, caught.value.args_["most"])


def test_retracing_step_by_step() -> None:
    """Before the creation there is nothing; then each step is what the events so far have made."""
    retracing, course = CourseBuilder(), opened(2)
    assert None is retracing.tournament
    for event in course.events:
        retracing.add(event)
    assert course == retracing.course
    with pytest.raises(IllegalAction):
        retracing.add(Withdrawn(9))
    with pytest.raises(IllegalAction):
        retracing.add(Undone(3))
    assert course == retracing.course, "a refused step changes nothing"
    retracing.add(Undone(2))
    assert course.events[:2] == retracing.course.events


def test_tables_are_not_drawn_without_end() -> None:
    """Draws that were undone or replaced count too; tables can still be set by hand."""
    course = opened(4)
    draw = draw_rounds(course.tournament, "1")
    events = [*course.events, *[draw] * (MAX_DRAWS - 1), Undone(len(course.events)), draw]
    full = replay_events(events)
    assert MAX_DRAWS == full.draws
    assert "club-refused-draws" == key(full.refusal(draw))
    assert "club-refused-draws" == key(full.after(Undone(len(course.events))).refusal(draw))
    assert 1 == len(seated(full, (1, 2, 3, 4), first=1).tournament.rounds)
    with pytest.raises(IllegalAction) as caught:
        replay_events([*events, draw])
    assert "club-refused-draws" == caught.value.key
    assert full.draws == course.after(draw).draws + MAX_DRAWS - 1
