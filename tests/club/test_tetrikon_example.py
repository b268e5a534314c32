"""The example of ranking in the rules of Tetrikon, from journals of three matches that were really played."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.material import open_room
from accessgames.club.audit import check_match, check_options, find_table, match_result
from accessgames.club.events import Reported, Seated, SeatingDraft
from accessgames.club.model.proposal import PRESETS, Game, SeatingKind, TieBreak
from accessgames.club.scoring.standings import Decision, make_standings
from accessgames.engine.errors import GameError
from tests.club.making import opened, proposal

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

FILES = tuple(Path(__file__).with_name("data") / f"tetrikon-{number}.jsonl" for number in (1, 2, 3))
TETRIKON = Game("tetrikon", points=PRESETS["penalties"], lower_wins=True)
TABLE = SeatingDraft(((1, 2, 3, 4),))


@pytest.fixture(scope="module")
def evening() -> Course:
    """Three rounds at one table, each result taken from the journal of its match."""
    made = proposal(games=(TETRIKON,), rounds=3, tie_breaks=(TieBreak.ZEROS,))
    course = opened(("Martin", "Bedřich", "David", "Jarda"), made)
    course = course.after(Seated(1, (TABLE,) * 3, SeatingKind.HAND))
    for path in FILES:
        played = check_match(path.read_text(encoding="utf-8"), open_room)
        check_options(TETRIKON, played, open_room("tetrikon", {}))
        round_, table = find_table(course.tournament, played)
        result = match_result(course.tournament, round_, table, played)
        course = course.after(Reported(round_.number, table.number, result))
    return course


def test_an_older_journal_is_taken_for_the_defaults_of_what_it_does_not_name() -> None:
    """The journals name neither starter nor end of turn; an evening that asks for others of them says so."""
    played = check_match(FILES[0].read_text(encoding="utf-8"), open_room)
    room = open_room("tetrikon", {})
    assert {"starter", "turn-end"}.isdisjoint(dict(played.header.options))
    check_options(TETRIKON, played, room)
    by_word = replace(
        played, header=replace(played.header, options=(*played.header.options, ("turn-end", "said")))
    )
    check_options(TETRIKON, by_word, room)
    with pytest.raises(GameError):
        check_options(replace(TETRIKON, options=(("turn-end", "itself"),)), by_word, room)
    with pytest.raises(GameError) as caught:
        check_options(replace(TETRIKON, options=(("turn-end", "said"),)), played, room)
    assert ("club-error-match-option", "turn-end", "itself") == (
        caught.value.key,
        caught.value.args_["option"],
        caught.value.args_["value"],
    )


def test_the_matches_are_those_of_the_example(evening: Course) -> None:
    """Each of the four has the penalties of the rules in each of the three games."""
    found = [
        [seat.score for seat in table.result.seats]
        for round_ in evening.tournament.rounds
        for table in round_.tables
        if table.result
    ]
    assert [[0, 40, 80, 20], [60, 20, 0, 20], [20, 0, 20, 20]] == found


def test_the_ranking_of_the_rules(evening: Course) -> None:
    """1 Bedřich 60, 2 Jarda 60, 3 Martin 80, 4 David 100; a zero decided between the first two."""
    rows = make_standings(evening.tournament).rows
    assert [(1, "Bedřich", 60), (2, "Jarda", 60), (3, "Martin", 80), (4, "David", 100)] == [
        (row.place, evening.tournament.player(row.player).name, int(row.points)) for row in rows
    ]
    assert Decision("zeros", Fraction(1), Fraction(0)) == rows[0].decision
