"""People kept apart, as events: who may be, what holds after, and when a planned round no longer fits."""

from __future__ import annotations

import pytest

from accessgames.club import events
from accessgames.club.events import KeptApart
from accessgames.club.notation import from_text, to_text
from accessgames.club.rules import apart
from accessgames.club.rules.course import replay_events
from accessgames.club.seating import draws
from tests.club.making import finished, opened, proposal, seated


def test_pairs_are_kept_in_order_and_ended() -> None:
    """Each pair once, the lower number first; what ends is gone; what is said twice holds once."""
    course = opened(5)
    for event in (KeptApart(4, 2), KeptApart(1, 3), KeptApart(2, 4), KeptApart(3, 5)):
        course = course.after(event)
    assert ((1, 3), (2, 4), (3, 5)) == course.tournament.apart
    course = course.after(KeptApart(3, 1, apart=False))
    assert ((2, 4), (3, 5)) == course.tournament.apart
    assert course == replay_events(course.events)


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (KeptApart(1, 6), "club-refused-nobody"),
        (KeptApart(0, 2), "club-refused-nobody"),
        (KeptApart(3, 3), "club-refused-apart"),
    ],
)
def test_nobody_is_kept_apart_from_nobody(event: KeptApart, key: str) -> None:
    """Nor from themselves; nothing changes."""
    refused = opened(5).refusal(event)
    assert refused is not None
    assert key == refused.key


def test_a_line_says_no_more_than_it_has_to() -> None:
    """Two numbers; that it ends, and that it was said with the one before, only where that is so."""
    assert '{"one":1,"other":2}' == to_text(KeptApart(1, 2))
    ended = KeptApart(1, 2, apart=False, joined=True)
    assert ended == from_text(KeptApart, to_text(ended))


def test_what_was_said_in_one_line_is_undone_at_once() -> None:
    """Three pairs of three people are one step."""
    happened = opened(3).events
    said = (KeptApart(1, 2), KeptApart(1, 3, joined=True), KeptApart(2, 3, joined=True))
    assert 3 == events.last_step((*happened, *said))


def test_only_those_who_are_here_are_parted() -> None:
    """Who has left is kept apart from nobody until back."""
    course = opened(5).after(KeptApart(1, 2)).after(KeptApart(2, 3)).after(events.Withdrawn(1))
    assert ((2, 3),) == apart.parted_pairs(course.tournament, 1)
    assert ((1, 2), (2, 3)) == apart.parted_pairs(course.after(events.Returned(1)).tournament, 1)


def test_a_substitute_is_somebody_else() -> None:
    """Whoever comes for somebody is kept apart from nobody."""
    course = opened(4).after(KeptApart(1, 2)).after(events.Substituted(1, 5, "Iva"))
    assert () == apart.parted_pairs(course.tournament, 1)


def test_a_planned_round_that_seats_them_together_is_drawn_anew() -> None:
    """It no longer fits as soon as they are kept apart; a round that was drawn in spite of it does."""
    course = opened(8, proposal(rounds=3))
    course = course.after(draws.draw_rounds(course.tournament, "s"))
    one, two = course.tournament.rounds[1].tables[0].players[:2]
    assert 0 == draws.outdated_round(course.tournament)
    course = course.after(KeptApart(one, two))
    assert 0 < draws.outdated_round(course.tournament) <= 2
    again = course.after(draws.draw_rounds(course.tournament, "t")).tournament
    assert 0 == draws.outdated_round(again)
    assert {((min(one, two), max(one, two)),)} == {round_.apart for round_ in again.rounds}


def test_what_was_played_stays() -> None:
    """Two who have met already are parted in later rounds alone."""
    course = finished(seated(opened(8, proposal(rounds=3)), (1, 2, 3, 4), (5, 6, 7, 8)))
    course = course.after(KeptApart(1, 2))
    assert 0 == draws.outdated_round(course.tournament)
    course = course.after(draws.draw_rounds(course.tournament, "s"))
    assert [(), ((1, 2),), ((1, 2),)] == [round_.apart for round_ in course.tournament.rounds]
    assert [1, 0, 0] == [
        sum({1, 2} <= {*table.players} for table in round_.tables) for round_ in course.tournament.rounds
    ]


def test_who_sits_together_is_found_by_table() -> None:
    """With the number of the table, the lower number first, whatever the seats are."""
    tables = ((4, 1, 3), (6, 5, 2))
    assert [(1, (1, 4)), (2, (2, 6))] == list(apart.together_in(tables, frozenset({(1, 4), (2, 6), (1, 2)})))
