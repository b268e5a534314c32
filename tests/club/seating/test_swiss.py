"""Swiss for two: who plays whom, who starts, who is free, and what is done where no pairs are left."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club import events
from accessgames.club.model.proposal import SWISS_TIE_BREAKS, Bye, SeatingKind, TableSizes
from accessgames.club.rules.results import typed_places
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating import swiss
from accessgames.club.seating.draws import draw_rounds, redraw
from accessgames.club.seating.lots import Terms
from accessgames.engine import IllegalAction, Stream
from tests.club.making import key, opened, proposal

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

DUELS = TableSizes(2, 2, 2)


def evening(people: int, rounds: int = 5, bye: Bye = Bye.WIN) -> Course:
    """So many people before the first draw of Swiss."""
    made = proposal(
        "2-1-0", DUELS, rounds=rounds, seating=SeatingKind.SWISS, bye=bye, tie_breaks=SWISS_TIE_BREAKS
    )
    return opened(people, made)


def drawn(course: Course, terms: Terms | None = None) -> Course:
    """Draw the next round, and draw it again as an audit does."""
    event = draw_rounds(course.tournament, "seed", terms=terms or Terms())
    assert event == redraw(course.tournament, event)
    return course.after(event)


def played(course: Course, *places: tuple[int | None, int | None]) -> Course:
    """Report the last round: places by table, otherwise the lower number wins."""
    round_ = course.tournament.rounds[-1]
    for table in round_.tables:
        usual = (1, 2) if table.players[0] < table.players[1] else (2, 1)
        found = places[table.number - 1] if table.number <= len(places) else usual
        result = typed_places(table.players, found)
        course = course.after(events.Reported(round_.number, table.number, result))
    return course


def pairs(course: Course) -> list[tuple[int, ...]]:
    """Who met whom, in all rounds."""
    return [tuple(sorted(table.players)) for round_ in course.tournament.rounds for table in round_.tables]


def test_nine_people_play_five_rounds() -> None:
    """Nobody meets anybody twice, each has at most one bye worth a win, and starts differ by two at most."""
    course = evening(9)
    for _ in range(5):
        course = played(drawn(course))
    assert 20 == len(set(pairs(course)))
    outs = [one for round_ in course.tournament.rounds for one in round_.out]
    assert 5 == len(set(outs))
    rows = make_standings(course.tournament).rows
    assert 1 == rows[0].player
    assert all(line.points == 2 for row in rows for line in row.lines if line.kind == "out")
    found = swiss.proof_of(course.tournament)
    assert (0, 20, 0) == (found.again, found.games, found.frees)
    assert found.starts <= 2


def test_the_first_round_is_by_the_order_that_was_drawn() -> None:
    """Halves of the order meet; it follows from the tournament, so drawing again changes nothing."""
    course = evening(8)
    past = swiss.past_of(course.tournament, 1)
    order = sorted(past, key=lambda row: past[row].order)
    first = draw_rounds(course.tournament, "a")
    assert [set(pair) for pair in zip(order[:4], order[4:], strict=True)] == [
        set(table) for table in first.rounds[0].tables
    ]
    assert first.rounds == draw_rounds(course.tournament, "b").rounds


def test_winners_meet_winners() -> None:
    """In the second round of eight people those with a win play among themselves."""
    course = drawn(played(drawn(evening(8))))
    winners = {min(table.players) for table in course.tournament.rounds[0].tables}
    for table in course.tournament.rounds[1].tables:
        assert len(winners.intersection(table.players)) in {0, 2}


def test_the_past_of_people() -> None:
    """A win, a draw and a bye count in halves; a game against somebody absent is a bye without a start."""
    course = evening(5)
    course = played(drawn(course), (1, None), (1, 1))
    tables = course.tournament.rounds[0].tables
    past = swiss.past_of(course.tournament, 2)
    won, lost = tables[0].players
    free = course.tournament.rounds[0].out[0]
    assert (2, 1, ("down",), ()) == (
        past[won].halves, past[won].frees, past[won].floats, past[won].starts,
    )  # fmt: skip
    assert (0, 0, ("none",), frozenset({won})) == (
        past[lost].halves, past[lost].frees, past[lost].floats, past[lost].met,
    )  # fmt: skip
    assert (1, 1) == tuple(past[one].halves for one in tables[1].players)
    assert ((True,), (False,)) == tuple(past[one].starts for one in tables[1].players)
    assert (2, 1, frozenset()) == (past[free].halves, past[free].frees, past[free].met)


@pytest.mark.parametrize(("bye", "points"), [(Bye.WIN, 2), (Bye.DRAW, 1), (Bye.NOTHING, 0)])
def test_a_bye_is_worth_what_the_proposal_says(bye: Bye, points: int) -> None:
    """A win, a draw or nothing."""
    course = played(drawn(evening(3, bye=bye)))
    free = course.tournament.rounds[0].out[0]
    row = next(row for row in make_standings(course.tournament).rows if row.player == free)
    assert points == row.points


def test_latecomers_leavers_and_substitutes() -> None:
    """Who comes has nothing, who has left is not paired, and who takes a row over has its opponents."""
    course = played(drawn(evening(6)))
    one, two = course.tournament.rounds[0].tables[0].players
    course = course.after(events.Registered(7, "Nina"))
    course = course.after(events.Substituted(one, 8, "Ota", inherits=True))
    past = swiss.past_of(course.tournament, 2)
    assert frozenset({two}) == past[8].met
    assert ("none",) == past[7].floats
    course = drawn(course)
    assert {2, 3, 4, 5, 6, 7, 8} - {one} | {two} == {
        *course.tournament.rounds[1].seated, *course.tournament.rounds[1].out,
    }  # fmt: skip
    assert tuple(sorted((8, two))) not in pairs(course)[3:]


def test_a_correction_leaves_drawn_rounds() -> None:
    """The round that was drawn stays as it is; the next draw counts by what holds now."""
    course = drawn(played(drawn(evening(6))))
    before = course.tournament.rounds[1]
    table = course.tournament.rounds[0].tables[0]
    result = typed_places(table.players, (2, 1) if table.players[0] < table.players[1] else (1, 2))
    course = course.after(events.Corrected(1, 1, result))
    assert before == course.tournament.rounds[1]
    assert 2 == swiss.past_of(course.tournament, 2)[max(table.players)].halves


def test_people_are_kept_apart_as_far_as_can_be() -> None:
    """A pair to be avoided does not meet while others can; where all are to be avoided, they play anyway."""
    for one, two in combinations(range(1, 5), 2):
        course = drawn(evening(4), Terms(frozenset({(one, two)})))
        assert (one, two) not in pairs(course)
    course = drawn(evening(4), Terms(frozenset(combinations(range(1, 5), 2))))
    assert 2 == len(pairs(course))


def test_pairs_run_out() -> None:
    """Four people have three rounds; a fourth is refused, and by hand they may meet again."""
    course = evening(4)
    for _ in range(3):
        course = played(drawn(course))
    assert 6 == len(set(pairs(course)))
    with pytest.raises(IllegalAction) as caught:
        drawn(course)
    assert "club-refused-swiss-none" == caught.value.key
    draft = events.SeatingDraft(((1, 2), (3, 4)))
    course = course.after(events.Seated(4, (draft,), SeatingKind.HAND))
    assert 2 == swiss.proof_of(course.tournament).again


def test_colours_give_way_before_people_meet_again() -> None:
    """Where the rules of who starts leave no pairs, those of the closest points play all the same."""
    course = evening(4)
    for tables in (((1, 3), (2, 4)), ((1, 4), (2, 3))):
        draft = events.SeatingDraft(tables)
        number = len(course.tournament.rounds) + 1
        course = played(course.after(events.Seated(number, (draft,), SeatingKind.HAND)))
    course = drawn(course)
    assert {(1, 2), (3, 4)} == set(pairs(course)[4:])


def test_nobody_is_free_twice() -> None:
    """With three people each is free once; then there are no pairs without a second bye or meeting."""
    course = evening(3)
    for _ in range(3):
        course = played(drawn(course))
    assert [1, 2, 3] == sorted(one for round_ in course.tournament.rounds for one in round_.out)
    with pytest.raises(IllegalAction) as caught:
        drawn(course)
    assert "club-refused-swiss-none" == caught.value.key


@pytest.mark.parametrize("module", ["networkx", "caissify_pairings.engines"])
def test_without_the_library(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says that the library is missing."""
    monkeypatch.setitem(sys.modules, module, None)
    course = evening(4)
    with pytest.raises(IllegalAction) as caught:
        swiss._closest([], set(), set()) if module == "networkx" else draw_rounds(course.tournament, "s")
    assert "club-refused-swiss-library" == caught.value.key


def test_what_a_draw_of_swiss_may_be() -> None:
    """Swiss is drawn where the proposal says so, nothing else is, one round at once and after the last."""
    course = evening(4)
    draft = events.SeatingDraft(((1, 2), (3, 4)))
    kind = SeatingKind.SWISS
    other = opened(4, proposal("2-1-0", DUELS, seating=SeatingKind.LOT))
    assert "club-refused-no-swiss" == key(other.refusal(events.Seated(1, (draft,), kind, seed="s")))
    lot = events.Seated(1, (draft,), SeatingKind.LOT, seed="s")
    assert "club-refused-swiss-kind" == key(course.refusal(lot))
    two = events.Seated(1, (draft, draft), kind, seed="s")
    assert "club-refused-one-round" == key(course.refusal(two))
    course = drawn(course)
    assert "club-refused-round-open" == key(course.refusal(events.Seated(2, (draft,), kind, seed="s")))
    with pytest.raises(IllegalAction) as caught:
        draw_rounds(other.tournament, "s", kind)
    assert "club-refused-no-swiss" == caught.value.key


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_random_evenings_keep_the_rules(seed: int) -> None:
    """With people who come, leave and come back, nobody meets again, is free twice or is free needlessly."""
    dice = Stream(str(seed), "swiss")
    course, ends = evening(3 + dice.below(8), 2 + dice.below(5)), set[str]()
    for _ in range(course.tournament.proposal.rounds):
        number = 1 + dice.below(len(course.tournament.players))
        away = events.Withdrawn(number) if dice.below(2) else events.Returned(number)
        course = course if course.refusal(away) else course.after(away)
        if not dice.below(4):
            course = course.after(
                events.Registered(len(course.tournament.players) + 1, f"N{dice.below(10**9)}")
            )
        try:
            course = drawn(course)
        except IllegalAction as refused:
            ends.add(refused.key)
            break
        last = course.tournament.rounds[-1]
        assert len(course.tournament.active) % 2 == len(last.out)
        results = [((1, 2), (2, 1), (1, 1), (1, None))[dice.below(4)] for _ in last.tables]
        course = played(course, *results)
    assert len(set(pairs(course))) == len(pairs(course))
    outs = [one for round_ in course.tournament.rounds for one in round_.out]
    assert len(set(outs)) == len(outs)
    assert ends <= {"club-refused-swiss-none", "club-refused-too-few"}
