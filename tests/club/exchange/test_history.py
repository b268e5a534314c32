"""What happened, told without what belongs to one club, makes the same tournament."""

from __future__ import annotations

from accessgames.club import events
from accessgames.club.exchange import history, shapes
from accessgames.club.model.tournament import Result, SeatResult
from accessgames.club.rules.course import Course, begin_course
from accessgames.dataclasses import replace
from accessgames.engine import Stream
from tools.club_evenings import Dice, random_proposal


def begun(*more: events.Event) -> Course:
    """Return a tournament of two people and what happened further."""
    proposal = replace(
        random_proposal(Dice(Stream("history", "evening"))), categories=("blind",), capacity=0, teams=None
    )
    course = begin_course(events.Created(proposal, "secret"))
    for event in (events.Registered(1, "Jana", "blind"), events.Registered(2, "Petr"), *more):
        course = course.after(event)
    return course


def told(course: Course) -> tuple[events.Event, ...]:
    """Return what is told of a course."""
    return history.tell_course(course.events, course.tournament).events


def test_a_name_is_told_as_it_is_now() -> None:
    """What was put right, and who somebody was before, is nowhere."""
    course = begun(events.Changed(1, "Hana", "", "feminine", qualifier=True, spoken="Haná"))
    now = events.Registered(1, "Hana", "", "feminine", qualifier=True, spoken="Haná")
    assert (now, events.Registered(2, "Petr")) == told(course)[1:]


def test_a_substitute_who_is_qualified_stays_so() -> None:
    """A substitute can be said to be qualified only afterwards, so that is told."""
    course = begun(events.Substituted(1, 3, "Ota"), events.Changed(3, "Ota Nový", qualifier=True))
    assert (
        events.Substituted(1, 3, "Ota Nový"),
        events.Changed(3, "Ota Nový", qualifier=True),
    ) == told(course)[3:]


def test_categories_hold_from_the_beginning() -> None:
    """A category that came later may be told of people who came before."""
    course = begun()
    old = course.tournament.proposal
    course = course.after(events.Amended(replace(old, categories=("blind", "děti"))))
    course = course.after(events.Changed(2, "Petr", "děti"))
    created, _jana, petr = told(course)
    assert isinstance(created, events.Created)
    assert ("blind", "děti") == created.proposal.categories
    assert events.Registered(2, "Petr", "děti") == petr


def test_the_seed_is_not_told() -> None:
    """In its place stands a word that everybody knows."""
    (created, *_) = told(begun())
    assert isinstance(created, events.Created)
    assert shapes.SEED == created.seed


def test_what_is_about_one_club_goes() -> None:
    """The journal that a result was taken from is nothing to others; the result is."""
    result = Result((SeatResult(1, 1, (3,)), SeatResult(2, 2, (1,))), "0" * 64)
    plain = history.plain(events.Reported(1, 1, result))
    assert events.Reported(1, 1, Result(result.seats)) == plain
