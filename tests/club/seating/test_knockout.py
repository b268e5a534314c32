"""Knock-outs: who goes on from each table, who is drawn against whom, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club import events
from accessgames.club.model.proposal import Knockout, SeatingKind, TableSizes, TieBreak
from accessgames.club.rules import stages
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating.advancing import advance, due_advance, undecided_border
from accessgames.club.seating.draws import draw_rounds, redraw
from accessgames.club.seating.knockout import cut_round
from accessgames.engine import IllegalAction
from tests.club.making import opened, proposal

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

DUELS = TableSizes(2, 2, 2)
FOURS = TableSizes(4, 3, 4)


def knockout(
    people: int,
    sizes: TableSizes = DUELS,
    advance_: int = 1,
    *,
    third: bool = False,
    ties: tuple[TieBreak, ...] = (TieBreak.LOT,),
) -> Course:
    """A knock-out of so many people before its first draw."""
    made = proposal(
        sizes=sizes,
        rounds=0,
        seating=SeatingKind.KNOCKOUT,
        knockout=Knockout(advance_, third),
        tie_breaks=ties,
    )
    return opened(people, made)


def drawn(course: Course) -> Course:
    """Say who goes on and draw the next round, as the desk does."""
    due = due_advance(course.tournament)
    course = course.after(due) if due else course
    event = draw_rounds(course.tournament, "seed")
    assert event == redraw(course.tournament, event)
    return course.after(event)


def by_seats(course: Course) -> Course:
    """Everybody of the last round is placed in the order of the seats."""
    round_ = course.tournament.rounds[-1]
    for table in round_.tables:
        places = tuple(range(1, len(table.players) + 1))
        result = typed_places(table.players, places)
        course = course.after(events.Reported(round_.number, table.number, result))
    return course


def winners(course: Course, number: int) -> set[int]:
    """Who sat first at each table of a round."""
    return {table.players[0] for table in course.tournament.round(number).tables}


def test_duels_halve_until_the_final() -> None:
    """Eight people play three rounds; the winner of the last one is first, whom the winner beat is second."""
    course = knockout(8)
    for tables in (4, 2, 1):
        course = by_seats(drawn(course))
        assert tables == len(course.tournament.rounds[-1].tables)
    final = course.tournament.rounds[-1]
    assert final.last
    assert stages.is_decided(course.tournament)
    rows = make_standings(course.tournament).rows
    assert final.tables[0].players == tuple(row.player for row in rows[:2])
    assert [1, 2, 3, 3, 5, 5, 5, 5] == [row.place for row in rows]
    assert [3, 3, 2, 2, 1, 1, 1, 1] == [len(row.lines) for row in rows]


def test_who_has_no_table_goes_on_and_sits_out_once() -> None:
    """Of seven one has no opponent and goes on; in the next rounds it is never the same one."""
    course = by_seats(drawn(knockout(7)))
    (free,) = course.tournament.rounds[0].out
    assert {free} | winners(course, 1) == set(advance(course.tournament).finalists)
    course = by_seats(drawn(knockout(9)))
    outs = [*course.tournament.rounds[0].out]
    while not course.tournament.rounds[-1].last:
        course = by_seats(drawn(course))
        outs += course.tournament.rounds[-1].out
    assert sorted(set(outs)) == sorted(outs)


def test_two_of_each_table_of_four() -> None:
    """Of two tables of four the first two each meet at one table, which is the final."""
    course = by_seats(drawn(knockout(8, FOURS, 2)))
    tables = course.tournament.rounds[0].tables
    course = drawn(course)
    expected = {player for table in tables for player in table.players[:2]}
    assert expected == set(course.tournament.rounds[1].seated)
    assert course.tournament.rounds[1].last


def test_a_table_for_the_next_places() -> None:
    """Beside the final those beaten before play for third place, and stand behind the finalists."""
    course = by_seats(drawn(knockout(4, third=True)))
    losers = {table.players[1] for table in course.tournament.rounds[0].tables}
    course = by_seats(drawn(course))
    final, behind = course.tournament.rounds[1].tables
    assert losers == set(behind.players)
    places = [row.player for row in make_standings(course.tournament).rows]
    assert [*final.players, *behind.players] == places
    with pytest.raises(IllegalAction, match="knockout-over"):
        advance(course.tournament)


def test_equals_are_parted_by_the_tie_breaks_then_by_lot() -> None:
    """An equal table is decided by an earlier better game; without any a lot is asked for and stands."""
    course = drawn(knockout(4, ties=(TieBreak.LOT,)))
    for table in course.tournament.rounds[0].tables:
        result = typed_scores(table.players, [(7,), (7,)], lower_wins=False)
        course = course.after(events.Reported(1, table.number, result))
    pair = course.tournament.rounds[0].tables[0].players
    assert set(pair) == set(undecided_border(course.tournament))
    with pytest.raises(IllegalAction) as caught:
        advance(course.tournament)
    assert "club-refused-lot-first" == caught.value.key
    for table in course.tournament.rounds[0].tables:
        course = course.after(events.LotDrawn(table.players[::-1], ""))
    assert {table.players[1] for table in course.tournament.rounds[0].tables} == set(
        advance(course.tournament).finalists
    )


def test_tie_breaks_count_all_rounds_so_far() -> None:
    """Who had more points of the game before goes on from an equal table."""
    course = drawn(knockout(8, ties=(TieBreak.SCORES, TieBreak.LOT)))
    for table in course.tournament.rounds[0].tables:
        scores = [(10 * table.number,), (1,)]
        result = typed_scores(table.players, scores, lower_wins=False)
        course = course.after(events.Reported(1, table.number, result))
    course = drawn(course)
    best = {table.players[0]: table.number for table in course.tournament.rounds[0].tables}
    expected = set()
    for table in course.tournament.rounds[1].tables:
        result = typed_scores(table.players, [(5,), (5,)], lower_wins=False)
        course = course.after(events.Reported(2, table.number, result))
        expected.add(max(table.players, key=best.__getitem__))
    assert expected == set(advance(course.tournament).finalists)


def test_who_leaves_is_followed_by_the_next_of_the_table() -> None:
    """A winner who goes home before the next round makes place for the one beaten; a substitute goes on."""
    course = by_seats(drawn(knockout(4)))
    one, two = course.tournament.rounds[0].tables
    left = course.after(events.Withdrawn(one.players[0]))
    assert (one.players[1], two.players[0]) == advance(left.tournament).finalists
    swapped = course.after(events.Substituted(one.players[0], 5, "Náhradník"))
    assert (5, two.players[0]) == advance(swapped.tournament).finalists
    assert due_advance(drawn(course).tournament) is None


def test_a_correction_changes_who_goes_on() -> None:
    """Until the next round has a result, a corrected winner takes the place; then who plays stays."""
    course = drawn(by_seats(drawn(knockout(4))))
    table = course.tournament.rounds[0].tables[0]
    fixed = events.Corrected(1, table.number, typed_places(table.players, (2, 1)))
    course = course.after(fixed)
    due = due_advance(course.tournament)
    assert due is not None
    assert table.players[1] in due.finalists
    played = by_seats(drawn(by_seats(drawn(knockout(4)))))
    seated = played.tournament.rounds[1].seated
    assert seated == played.after(fixed).tournament.rounds[1].seated


def test_latecomers_are_not_in_it() -> None:
    """Who comes after the first result has no place, and stands last."""
    course = by_seats(drawn(knockout(4))).after(events.Registered(5, "Pozdě"))
    course = drawn(course)
    assert 5 not in course.tournament.rounds[1].seated
    assert 5 == make_standings(course.tournament).rows[-1].player


def test_one_alone_has_won() -> None:
    """Where everybody else of the last tables has left, nothing more is drawn."""
    course = by_seats(drawn(knockout(4)))
    for player in (1, 2, 3):
        course = course.after(events.Withdrawn(player))
    with pytest.raises(IllegalAction, match="knockout-over"):
        advance(course.tournament)
    assert 1 == len(cut_round(course.tournament, 1).through)


def test_what_cannot_be_is_refused() -> None:
    """Another way of seating, going on too early or out of nowhere, and a draw of a knock-out elsewhere."""
    course = by_seats(drawn(knockout(4)))

    def key(event: events.Event) -> str:
        found = course.refusal(event)
        return found.key if found else ""

    table = events.SeatingDraft(((1, 2),))
    assert "club-refused-knockout-open" == key(events.Seated(2, (table,), SeatingKind.HAND))
    assert "club-refused-knockout-kind" == key(events.Seated(2, (table,), SeatingKind.LOT, seed="s"))
    assert "club-refused-range" == key(events.Advanced((1,)))
    assert "club-refused-nobody" == key(events.Advanced((1, 9)))
    course = course.after(advance(course.tournament)).after(events.Registered(5, "Pozdě"))
    out = events.Advanced((1, 5))
    assert "club-refused-knocked-out" == key(out)
    with pytest.raises(IllegalAction, match="no-knockout"):
        draw_rounds(opened(4).tournament, "s", SeatingKind.KNOCKOUT)
