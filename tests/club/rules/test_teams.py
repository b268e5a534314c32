"""Teams, as events: who may be in one, for which rounds that counts, and who is kept apart by it."""

from __future__ import annotations

import pytest

from accessgames.club.events import Amended, Registered, Reported, Substituted, Teamed
from accessgames.club.model.proposal import FinalStage, Knockout, SeatingKind, Teams, TeamScoring
from accessgames.club.model.tournament import NOBODY, Team
from accessgames.club.notation import from_text, to_text
from accessgames.club.rules import apart, teams
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.rules.course import replay_events
from accessgames.club.rules.results import typed_places
from accessgames.dataclasses import replace
from tests.club.making import finished, key, opened, proposal, seated

PAIRS = Teams(2)


def test_a_list_holds_whole() -> None:
    """What is said last of a team is all of it; it stays where it stood; nobody is no team."""
    course = opened(6, proposal(teams=PAIRS))
    for event in (Teamed("A", (1, 2)), Teamed("B", (3, 4)), Teamed("A", (5, 1))):
        course = course.after(event)
    assert (Team("A", (5, 1)), Team("B", (3, 4))) == course.tournament.teams
    course = course.after(Teamed("A", ()))
    assert (Team("B", (3, 4)),) == course.tournament.teams
    assert course == replay_events(course.events)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Teamed("A", (3, 9)), "club-refused-nobody"),
        (Teamed("A", (1, 1)), "club-refused-named-twice"),
        (Teamed("B", (1, 3)), "club-refused-team-taken"),
        (Teamed("modří", (3, 4)), "club-refused-team-name"),
        (Teamed("B", ()), "club-refused-team-unknown"),
        (Teamed("", (3, 4)), "club-refused-empty"),
        (Teamed("B", tuple(range(1, 14))), "club-refused-range"),
        (Teamed("Modří", (1, 2)), ""),
        (Teamed("Modří", (1, 3, 4)), ""),
    ],
)
def test_what_can_not_be_a_team(event: Teamed, expected: str) -> None:
    """Nobody, somebody twice or of another team, a name that sounds alike; the same once more is fine."""
    course = opened(4, proposal(teams=PAIRS)).after(Teamed("Modří", (1, 2)))
    assert expected == key(course.refusal(event))


def test_a_tournament_has_to_have_teams() -> None:
    """Else nobody is in one; those there are may still be dissolved after a change."""
    assert "club-refused-no-teams" == key(opened(4).refusal(Teamed("A", (1, 2))))
    course = opened(4, proposal(teams=PAIRS)).after(Teamed("A", (1, 2)))
    course = course.after(Amended(proposal()))
    assert "" == key(course.refusal(Teamed("A", ())))


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (Teams(2), ""),
        (Teams(1), "club-refused-range"),
        (Teams(13), "club-refused-range"),
        (Teams(4, TeamScoring.BEST, 3), ""),
        (Teams(4, TeamScoring.BEST, 4), "club-refused-range"),
        (Teams(4, TeamScoring.BEST), "club-refused-range"),
        (Teams(4, TeamScoring.SUM, 2), "club-refused-range"),
    ],
)
def test_sizes_and_ways_to_count(made: Teams, expected: str) -> None:
    """At least two, at most twelve; of the best so many fewer than there are."""
    assert expected == key(check_proposal(proposal(teams=made)))


def test_no_teams_in_a_knockout() -> None:
    """Whoever is out would play for a team no more."""
    made = proposal(teams=PAIRS, seating=SeatingKind.KNOCKOUT, rounds=0, knockout=Knockout())
    assert "club-refused-teams-knockout" == key(check_proposal(made))


def test_journals_without_teams_stay_as_they_are() -> None:
    """A proposal says nothing of teams where it has none."""
    assert "teams" not in to_text(proposal())
    made = proposal(teams=Teams(4, TeamScoring.BEST, 3))
    assert made == from_text(type(made), to_text(made))


def test_a_round_counts_for_those_who_were_there_when_it_began() -> None:
    """A change holds from the next round on; a team formed late counts what counts for nobody else."""
    course = opened(8, proposal(teams=PAIRS)).after(Teamed("A", (1, 5))).after(Teamed("B", (2, 6)))
    course = finished(seated(course, (1, 2, 3, 4), (5, 6, 7, 8)))
    course = course.after(Teamed("A", (1, 7))).after(Teamed("C", (5, 8)))
    first = course.tournament.rounds[0].teams
    assert (Team("A", (1, 5)), Team("B", (2, 6)), Team("C", (NOBODY, 8))) == first
    course = finished(seated(course, (1, 2, 3, 4), (5, 6, 7, 8)))
    assert (Team("A", (1, 7)), Team("B", (2, 6)), Team("C", (5, 8))) == course.tournament.rounds[1].teams


def test_a_round_that_goes_on_stays_with_its_teams() -> None:
    """From its first result on; before that a change still counts in it."""
    course = seated(opened(8, proposal(teams=PAIRS)).after(Teamed("A", (1, 5))), (1, 2, 3, 4), (5, 6, 7, 8))
    course = course.after(Teamed("A", (1, 6)))
    table = course.tournament.table(1, 1)
    course = course.after(Reported(1, 1, typed_places(table.players, (1, 2, 3, 4))))
    course = course.after(Teamed("A", (1, 7)))
    assert (Team("A", (1, 6)),) == course.tournament.rounds[0].teams


def test_a_substitute_takes_the_board() -> None:
    """Where nothing is told yet, also in a round that goes on; where there is a result, it stays."""
    course = seated(opened(8, proposal(teams=PAIRS)).after(Teamed("A", (1, 5))), (1, 2, 3, 4), (5, 6, 7, 8))
    table = course.tournament.table(1, 1)
    course = course.after(Reported(1, 1, typed_places(table.players, (1, 2, 3, 4))))
    course = course.after(Substituted(5, 9, "Iva")).after(Substituted(1, 10, "Ota"))
    assert (Team("A", (10, 9)),) == course.tournament.teams
    assert (Team("A", (1, 9)),) == course.tournament.rounds[0].teams


def test_people_of_a_team_are_kept_apart_but_in_a_final() -> None:
    """With those whom the organiser named; not where there are no teams any more."""
    made = proposal(teams=PAIRS, rounds=3, final=FinalStage(4, 1))
    course = opened(6, made).after(Teamed("A", (4, 1, 2)))
    assert ((1, 2), (1, 4), (2, 4)) == apart.parted_pairs(course.tournament, 1)
    final = replace(course.tournament, finalists=(1, 2, 3, 4))
    assert () == apart.parted_pairs(final, 3)
    assert () == apart.parted_pairs(course.after(Amended(replace(made, teams=None))).tournament, 1)


def test_teams_without_a_name_are_told_by_their_people() -> None:
    """Their name among teams is made of random digits, so that it never says who they are."""
    course = opened(("Jana", "Petr"), proposal(teams=PAIRS))
    name = teams.unnamed("0" * 24 + "89abcdef")
    assert "-89abcdef" == name
    assert teams.is_unnamed(name)
    assert not teams.is_unnamed("Modří")
    assert ("Jana", "Petr") == teams.called(course.tournament, Team(name, (1, NOBODY, 2)))
    assert ("Modří",) == teams.called(course.tournament, Team("Modří", (1, 2)))


def test_a_latecomer_may_come_into_a_team() -> None:
    """The rounds before are those of nobody."""
    course = finished(seated(opened(4, proposal(teams=PAIRS)), (1, 2, 3, 4)))
    course = course.after(Registered(5, "Iva")).after(Teamed("A", (1, 5)))
    assert (Team("A", (1, 5)),) == course.tournament.rounds[0].teams
    assert (1, 5) == teams.last_people(course.tournament, "A")
    assert () == teams.last_people(course.tournament, "B")
