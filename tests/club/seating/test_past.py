from __future__ import annotations

from accessgames.club.events import SeatingDraft
from accessgames.club.seating.lots import extend_history, history_of, repeated_meetings
from tests.club.making import opened, seated


def test_meetings_outs_and_places_are_counted() -> None:
    """Two rounds with the same three people and one who sits out."""
    past = history_of([SeatingDraft(((1, 2, 3),), (4,)), SeatingDraft(((3, 1, 2),), (4,))])
    assert {(1, 2): 2, (1, 3): 2, (2, 3): 2} == dict(past.meetings)
    assert (2, 2, 0) == (past.outs[4], past.games[1], past.games[4])
    assert (1, 1, 0) == (past.places[1, 0], past.places[3, 0], past.places[2, 0])
    assert frozenset({4}) == past.last_out


def test_rounds_count_like_drafts() -> None:
    """Rounds of a tournament are counted in the same way."""
    rounds = seated(seated(opened(5), (1, 2), (3, 4, 5)), (5, 4), (1, 2, 3)).tournament.rounds
    assert history_of([SeatingDraft(((1, 2), (3, 4, 5))), SeatingDraft(((5, 4), (1, 2, 3)))]) == history_of(
        rounds
    )


def test_a_count_is_not_changed_by_the_next_one() -> None:
    """Counting one round more leaves the counts before as they were."""
    past = history_of([SeatingDraft(((1, 2),))])
    extend_history(past, ((1, 2),), (3,))
    assert (1, 0) == (past.meetings[1, 2], past.outs[3])


def test_the_cost_of_meeting_again() -> None:
    """Once costs nothing, twice one, three times three, four times six."""
    for times, expected in enumerate((0, 0, 1, 3, 6)):
        assert expected == repeated_meetings(history_of([SeatingDraft(((1, 2),))] * times).meetings)
