"""Which proposals with a final can be, and what of it can still be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.club.events import Amended
from accessgames.club.model.proposal import Carry, FinalStage, Groups, Proposal, SeatingKind, TieBreak
from accessgames.club.model.tournament import Stage
from accessgames.club.notation import from_text, to_text
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.rules.proposal_reader import make_proposal
from accessgames.club.rules.stages import stage_in
from accessgames.club.seating.advancing import advance
from accessgames.club.seating.draws import draw_rounds
from accessgames.engine import IllegalAction
from tests.club.making import key, opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"rounds": 2, "final": FinalStage(4, 1)}, ""),
        ({"rounds": 1, "final": FinalStage(4, 1)}, "final-rounds"),
        ({"rounds": 0, "final": FinalStage(4, 1), "seating": SeatingKind.CIRCLE}, "final-rounds"),
        ({"rounds": 3, "final": FinalStage(4, 3)}, "range"),
        ({"rounds": 3, "final": FinalStage(1, 1)}, "range"),
        (
            {
                "rounds": 3,
                "final": FinalStage(4, 1),
                "seating": SeatingKind.GROUPS,
                "groups": Groups(2, 2, 1),
            },
            "final-groups",
        ),
        ({"rounds": 3, "seating": SeatingKind.GROUPS, "groups": Groups(2, 2, 1, best=-1)}, "range"),
    ],
)
def test_which_finals_can_be(changes: dict[str, Any], expected: str) -> None:
    """A final has rounds before it, two people at least, and no groups."""
    assert (f"club-refused-{expected}" if expected else "") == key(check_proposal(proposal(**changes)))


def test_which_rounds_are_the_final() -> None:
    """The last ones, as many as the final has."""
    made = proposal(rounds=5, final=FinalStage(4, 2))
    assert [Stage.MAIN] * 3 + [Stage.FINAL] * 2 == [stage_in(made, number) for number in range(1, 6)]


CONTENT: dict[str, Any] = {
    "name": "Turnaj",
    "date": "2026-11-21",
    "rounds": 5,
    "games": [{"name": "Dáma"}],
}


def test_a_final_in_a_file() -> None:
    """A file of propozice has a table for the final, and further keys for the groups."""
    made = make_proposal({**CONTENT, "final": {"finalists": 6, "rounds": 2, "carry": "added"}})
    assert FinalStage(6, 2, Carry.ADDED) == made.final
    groups = {"count": 3, "advance": 1, "final-rounds": 2, "best": 1, "carry": "added"}
    made = make_proposal({**CONTENT, "seating": "groups", "groups": groups})
    assert Groups(3, 1, 2, 1, Carry.ADDED) == made.groups
    assert 4 == made.finalists
    with pytest.raises(IllegalAction, match="club-refused-key-missing"):
        make_proposal({**CONTENT, "final": {"finalists": 6}})


def test_lines_of_earlier_journals_stay() -> None:
    """What has no final, and groups without the new attributes, are written as before."""
    assert 'final":' not in to_text(proposal())
    text = to_text(Groups(2, 1, 1))
    assert '{"count":2,"advance":1,"final_rounds":1}' == text
    assert Groups(2, 1, 1) == from_text(Groups, text)
    made = proposal(final=FinalStage(4, 1))
    assert made == from_text(Proposal, to_text(made))


def begun(rounds: int) -> Course:
    """Eight people in three rounds, so many of them played; in a last one a final of four."""
    made = proposal(rounds=4, final=FinalStage(4, 1), tie_breaks=(TieBreak.SCORES, TieBreak.LOT))
    course = opened(8, made)
    for _ in range(rounds):
        course = scored(seated(course, (1, 2, 3, 4), (5, 6, 7, 8)), (80, 70, 60, 50), (45, 35, 25, 15))
    return course


def changed(course: Course, **changes: object) -> Amended:
    """The proposal of a tournament with changes."""
    values: dict[str, Any] = {
        "rounds": 4,
        "final": FinalStage(4, 1),
        "tie_breaks": (TieBreak.SCORES, TieBreak.LOT),
    }
    assert course.tournament.proposal == proposal(**values)
    return Amended(proposal(**{**values, **changes}))


def test_before_the_final_it_can_be_changed() -> None:
    """Other finalists, other points, no final at all, as long as what was played stays before it."""
    course = begun(2)
    assert None is course.refusal(changed(course, final=FinalStage(6, 2, Carry.ADDED)))
    assert None is course.refusal(changed(course, final=None))
    assert "club-refused-final-early" == key(course.refusal(changed(course, final=FinalStage(4, 3))))
    assert "club-refused-final-early" == key(course.refusal(changed(course, rounds=2)))


def test_a_changed_final_names_its_people_anew() -> None:
    """Who was named for the final is forgotten with it, and its planned round is dropped."""
    course = begun(3)
    course = course.after(advance(course.tournament))
    course = course.after(draw_rounds(course.tournament, "f"))
    assert (4, 4) == (len(course.tournament.rounds), len(course.tournament.finalists))
    course = course.after(changed(course, final=None))
    assert (3, ()) == (len(course.tournament.rounds), course.tournament.finalists)


def test_a_final_that_has_begun_stays() -> None:
    """Once the final is played neither it nor the rounds before it can be changed."""
    course = begun(3)
    course = course.after(advance(course.tournament))
    course = placed(course.after(draw_rounds(course.tournament, "f")), (1, 2, 3, 4))
    assert "club-refused-final-started" == key(course.refusal(changed(course, final=FinalStage(6, 1))))
    assert "club-refused-final-early" == key(course.refusal(changed(course, rounds=5)))
