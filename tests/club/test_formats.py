"""Random tournaments of every format: whatever happens, rules, draws and journals agree with each other."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club import events
from accessgames.club.model.proposal import (
    Bye,
    Carry,
    FinalStage,
    Groups,
    Knockout,
    SeatingKind,
    TableSizes,
    TieBreak,
)
from accessgames.club.notation import JournalWriter, read_tournament_journal
from accessgames.club.rules.course import replay_events
from accessgames.club.rules.refusals import next_number
from accessgames.club.rules.results import typed_scores
from accessgames.club.rules.stages import eligible
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating import advancing, draws, lots
from accessgames.engine import IllegalAction
from tests.club.making import opened, proposal

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.rules.course import Course

SIZES = st.sampled_from([TableSizes(4, 2, 4), TableSizes(2, 2, 2), TableSizes(4, 4, 4), TableSizes(3, 2, 5)])
CARRY = st.sampled_from(list(Carry))
STEPS = 90
"""More than any of these tournaments needs."""


@st.composite
def finals(draw: st.DrawFn) -> Proposal:
    """A final after rounds of everybody."""
    kinds = [SeatingKind.LOT, SeatingKind.MEET, SeatingKind.SCORE, SeatingKind.CIRCLE, SeatingKind.HAND]
    kind = draw(st.sampled_from(kinds))
    sizes = TableSizes(2, 2, 2) if kind is SeatingKind.CIRCLE else draw(SIZES)
    rounds = draw(st.integers(2, 4))
    final = FinalStage(draw(st.integers(2, 9)), draw(st.integers(1, rounds - 1)), draw(CARRY))
    bye = draw(st.sampled_from([Bye.AVERAGE, Bye.NOTHING]))
    return proposal(sizes=sizes, rounds=rounds, seating=kind, final=final, bye=bye)


@st.composite
def grouped(draw: st.DrawFn) -> Proposal:
    """Groups and a final."""
    rounds = draw(st.integers(2, 4))
    groups = Groups(
        draw(st.integers(2, 4)),
        draw(st.integers(1, 2)),
        draw(st.integers(1, rounds - 1)),
        draw(st.integers(0, 3)),
        draw(CARRY),
    )
    return proposal(sizes=TableSizes(4, 2, 5), rounds=rounds, seating=SeatingKind.GROUPS, groups=groups)


@st.composite
def knockouts(draw: st.DrawFn) -> Proposal:
    """A knock-out with tables of any size, with a table for next places or without."""
    sizes = draw(st.sampled_from([*map(TableSizes, (2, 4, 4, 4, 3), (2, 2, 3, 4, 2), (2, 4, 4, 4, 5))]))
    knockout = Knockout(draw(st.integers(1, sizes.least - 1)), draw(st.booleans()))
    return proposal(sizes=sizes, rounds=0, seating=SeatingKind.KNOCKOUT, knockout=knockout)


class Organiser:
    """Leads a tournament to its end, with people who come, leave and are replaced, and with corrections.

    Attributes:
        course: What has happened.
        choice: Where chance comes from.
    """

    def __init__(self, made: Proposal, people: int, choice: st.DataObject) -> None:
        """Begin with people registered."""
        self.course: Course = opened(people, made)
        self.choice = choice

    def happen(self, event: events.Event) -> None:
        """Let an event happen that has to be possible; a draw comes out the same once more."""
        before = self.course.tournament
        if isinstance(event, events.Advanced):
            assert event == advancing.advance(before)
        assert event == draws.redraw(before, event)
        assert None is self.course.refusal(event)
        self.course = self.course.after(event)

    def wish(self, event: events.Event) -> None:
        """Let an event happen, if it may."""
        if self.course.refusal(event) is None:
            self.course = self.course.after(event)

    def disturb(self) -> None:
        """Let something happen that nobody planned."""
        tournament = self.course.tournament
        player = self.choice.draw(st.integers(1, len(tournament.players)))
        new = next_number(tournament)
        inherits = self.choice.draw(st.booleans())
        wishes: list[events.Event] = [
            events.Withdrawn(player),
            events.Returned(player),
            events.Registered(new, f"Nový {new}"),
            events.Substituted(player, new, f"Náhradník {new}", inherits=inherits),
        ]
        reported = [
            (round_.number, table)
            for round_ in tournament.rounds
            for table in round_.tables
            if table.result is not None
        ]
        if reported:
            number, table = self.choice.draw(st.sampled_from(reported))
            scores = [(score,) for score in self.scores(len(table.players))]
            right = typed_scores(table.players, scores, lower_wins=False)
            wishes.append(events.Corrected(number, table.number, right))
        self.wish(self.choice.draw(st.sampled_from(wishes)))

    def scores(self, count: int) -> list[int]:
        """Scores of a table, sometimes equal ones."""
        return self.choice.draw(st.lists(st.integers(0, 4), min_size=count, max_size=count))

    def step(self) -> bool:
        """Do what comes next; tell whether there was anything."""
        tournament = self.course.tournament
        waiting = [
            (round_.number, table)
            for round_ in tournament.rounds[: max(tournament.fixed, 1)]
            for table in round_.tables
            if table.result is None
        ]
        if waiting and not (draws.outdated_round(tournament) == 1 and not tournament.fixed):
            self.report(*waiting[0])
            return True
        try:
            self.seat()
        except IllegalAction as error:
            return self.decide(error)
        self.check(self.course.tournament.fixed + 1)
        number = self.course.tournament.fixed + 1
        self.report(number, self.course.tournament.round(number).tables[0])
        return True

    def seat(self) -> None:
        """Draw what comes next, as the desk does."""
        tournament = self.course.tournament
        if tournament.proposal.groups and not tournament.groups:
            self.course = self.course.after(lots.draw_groups(tournament, "groups"))
        due = advancing.due_advance(self.course.tournament)
        if due:
            self.happen(due)
        seed = str(len(self.course.events))
        event = draws.draw_rounds(self.course.tournament, seed, first=self.course.tournament.fixed + 1)
        self.happen(event)

    def decide(self, error: IllegalAction) -> bool:
        """Draw a lot where it is asked for; everything else ends the tournament."""
        if error.key != "club-refused-lot-first":
            assert error.key in ENDS, error.key
            return False
        undecided = advancing.undecided_border(self.course.tournament)
        self.happen(lots.draw_lot(undecided, f"lot {len(self.course.events)}"))
        assert undecided != advancing.undecided_border(self.course.tournament)
        return True

    def report(self, round_: int, table: object) -> None:
        """Report the result of a table."""
        found = self.course.tournament.table(round_, table.number)  # type: ignore[attr-defined]
        scores = [(score,) for score in self.scores(len(found.players))]
        result = typed_scores(found.players, scores, lower_wins=False)
        self.happen(events.Reported(round_, found.number, result))

    def check(self, number: int) -> None:
        """Nobody is at two tables, and everybody to whom a place is due sits or is out."""
        round_ = self.course.tournament.round(number)
        named = Counter([*round_.seated, *round_.out])
        assert {1} == set(named.values())
        assert eligible(self.course.tournament, number) == tuple(sorted(named))

    def end(self) -> None:
        """The journal alone makes the same tournament, whose standings are in order."""
        writer = JournalWriter()
        record = read_tournament_journal([writer.line(event) for event in self.course.events])
        assert None is record.damage
        assert self.course == replay_events(record.events)
        rows = make_standings(self.course.tournament).rows
        places = [row.place for row in rows]
        assert sorted(places) == places
        assert set(self.course.tournament.active) <= {row.player for row in rows}


ENDS = {
    "club-refused-no-rounds-left",
    "club-refused-too-few",
    "club-refused-all-met",
    "club-refused-range",
    "club-refused-group-small",
    "club-refused-no-finalists",
    "club-refused-knockout-over",
}
"""Why a tournament has come to its end, or cannot go on with so few people."""


@pytest.mark.parametrize("format_", [finals, grouped, knockouts])
@settings(max_examples=25, deadline=None)
@given(choice=st.data())
def test_a_tournament_of_a_format(format_: object, choice: st.DataObject) -> None:
    """From registration to the last round, whatever comes between."""
    made = choice.draw(format_())  # type: ignore[operator]
    organiser = Organiser(made, choice.draw(st.integers(4, 13)), choice)
    for _ in range(STEPS):
        if choice.draw(st.integers(0, 4)) == 0:
            organiser.disturb()
        if not organiser.step():
            break
    else:
        raise AssertionError("it never ends")
    organiser.end()
    if made.finalists and organiser.course.tournament.played == made.rounds:
        first = [row.player for row in make_standings(organiser.course.tournament).rows]
        final = set(organiser.course.tournament.finalists)
        present = [number for number in first if number in final]
        assert present == first[: len(present)]
    assert TieBreak.LOT in made.tie_breaks
