"""Whole tournaments as clubs have held them, from the proposal to who goes further."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from accessgames.club.events import (
    Amended,
    Closed,
    Corrected,
    Declined,
    Grouped,
    LotDrawn,
    Registered,
    Reported,
    Substituted,
    Undone,
    Withdrawn,
)
from accessgames.club.model.proposal import (
    PRESETS,
    Game,
    Groups,
    League,
    Mix,
    Proposal,
    SeatingKind,
    TableSizes,
    TieBreak,
)
from accessgames.club.model.tournament import Stage
from accessgames.club.notation import JournalWriter, read_tournament_journal
from accessgames.club.rules.course import Course, replay_events
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.club.scoring.league import make_league_table
from accessgames.club.scoring.ledger import LineKind
from accessgames.club.scoring.standings import Decision, make_standings, qualification
from accessgames.club.seating.advancing import advance
from accessgames.club.seating.draws import draw_rounds, outdated_round
from accessgames.club.seating.lots import draw_groups, history_of
from accessgames.engine import Stream
from tests.club.making import key, opened

TITLE, DAY = "Turnaj", "2026-11-21"


def drawn(course: Course, seed: str, mix: Mix | None = None) -> Course:
    """The course after the next draw."""
    return course.after(draw_rounds(course.tournament, seed, mix=mix))


def strength(player: int, round_: int) -> int:
    """What a player scores in a round: the lower the number, the better, but for some luck."""
    return 100 - 3 * player + Stream(f"{player}/{round_}", "luck").below(12)


def played(course: Course) -> Course:
    """The course after every table of its first open round has reported scores."""
    number = course.tournament.current
    for table in course.tournament.round(number).tables:
        scores = [(strength(player, number),) for player in table.players]
        result = typed_scores(table.players, scores, lower_wins=False)
        course = course.after(Reported(number, table.number, result))
    return course


def evening(course: Course, rounds: int, mix: Mix | None = None) -> Course:
    """The course after so many rounds, each drawn where none is planned."""
    for number in range(rounds):
        if not course.tournament.current:
            course = drawn(course, f"s{number}", mix)
        course = played(course)
    return course


def written(course: Course) -> tuple[str, ...]:
    """The journal of a course."""
    writer = JournalWriter()
    return tuple(writer.line(event, "2026-11-21T16:00:00") for event in course.events)


CARCASSONNE = Proposal(
    "Osmý turnaj Deskovky",
    DAY,
    "16:00",
    "Městská knihovna Smíchov",
    games=(Game("", "Carcassonne", minutes=70, sizes=TableSizes(5, 5, 5), points=PRESETS["8-6-4-2-0"]),),
    rounds=2,
    seating=SeatingKind.SCORE,
    mix=Mix.CLOSE,
    tie_breaks=(TieBreak.SCORES, TieBreak.BEST_ROUND, TieBreak.LOT),
    capacity=15,
)


def test_carcassonne_at_smichov() -> None:
    """Fifteen people at tables of five, two rounds, the second by score: the winners meet."""
    course = opened(15, CARCASSONNE)
    assert "club-refused-full" == key(course.refusal(Registered(16, "Pozdě")))
    course = evening(course, 2)
    first, second = course.tournament.rounds
    assert [5, 5, 5] == [len(table.players) for table in first.tables]
    winners = {
        seat.player
        for table in first.tables
        if table.result
        for seat in table.result.seats
        if seat.place == 1
    }
    assert winners < set(second.tables[0].players)
    rows = make_standings(course.tournament).rows
    assert Fraction(2 * 3 * 20) == sum(row.points for row in rows)
    for row, following in pairwise(rows):
        if row.points == following.points:
            assert row.decision is not None
            assert row.decision.by in {"scores", "best-round"}
            assert row.values["scores"] != following.values["scores"] or row.decision.by == "best-round"


LIGAN = Proposal(
    "Šestý turnaj Ligan",
    DAY,
    games=(
        Game("", "Suluc", sizes=TableSizes(4, 4, 4), points=PRESETS["score"]),
        Game("", "Člověče, nezlob se", sizes=TableSizes(4, 4, 4), points=PRESETS["4-3-2-1"]),
        Game("", "Pirátské kostky", sizes=TableSizes(3, 3, 3), points=PRESETS["2-1-0"]),
    ),
    order=(0, 0, 0, 1, 1, 2, 2),
    rounds=7,
    seating=SeatingKind.LOT,
)


@pytest.mark.parametrize("people", [12, 14])
def test_dice_games_of_the_league(people: int) -> None:
    """Suluc, Člověče and Pirátské kostky, drawn by lot before each; smaller tables not allowed."""
    course = evening(opened(people, LIGAN), 7)
    sizes = [{len(table.players) for table in round_.tables} for round_ in course.tournament.rounds]
    assert [{4}] * 5 + [{3}] * 2 == sizes
    assert [people % 4] * 5 + [people % 3] * 2 == [len(round_.out) for round_ in course.tournament.rounds]
    assert 7 == len({round_.seed for round_ in course.tournament.rounds}), "a lot before every game"
    outs = Counter(player for round_ in course.tournament.rounds for player in round_.out)
    assert max(outs.values(), default=0) - min(outs[player] for player in course.tournament.active) <= 1
    found = make_standings(course.tournament)
    assert {7} == {len(row.lines) for row in found.rows}
    assert list(range(1, people + 1)) == sorted(row.player for row in found.rows)


DRAUGHTS = Proposal(
    "Kvalifikace mistrovství v brazilské dámě",
    DAY,
    place="Plzeň",
    games=(Game("", "Brazilská dáma", sizes=TableSizes(2, 2, 2), points=PRESETS["2-1-0"]),),
    rounds=0,
    seating=SeatingKind.CIRCLE,
    tie_breaks=(TieBreak.MUTUAL, TieBreak.WINS, TieBreak.LOT),
    qualifies=1,
    by_category=True,
)


def draughts(results: dict[tuple[int, int], str]) -> Course:
    """Seven people each with each; the lower number wins unless another result is given."""
    course = opened(0, DRAUGHTS)
    for number in range(1, 8):
        category = "blind" if number in {1, 4, 6} else "sighted"
        course = course.after(Registered(number, f"Hráč {number}", category, qualifier=number == 1))
    course = drawn(course, "dáma")
    for round_ in course.tournament.rounds:
        for table in round_.tables:
            pair = (min(table.players), max(table.players))
            places = {"win": (1, 2), "loss": (2, 1), "draw": (1, 1)}[results.get(pair, "win")]
            own = dict(zip(pair, places, strict=True))
            result = typed_places(table.players, [own[player] for player in table.players])
            course = course.after(Reported(round_.number, table.number, result))
    return course


def test_seven_people_each_with_each() -> None:
    """Seven rounds of three games; everybody is free once, meets everybody, starts as others do."""
    course = draughts({})
    past = history_of(course.tournament.rounds)
    assert dict.fromkeys(combinations(range(1, 8), 2), 1) == dict(past.meetings)
    assert dict.fromkeys(range(1, 8), 1) == dict(past.outs)
    starts = [past.places[player, 0] for player in range(1, 8)]
    assert max(starts) - min(starts) <= 2
    assert list(range(1, 8)) == [row.player for row in make_standings(course.tournament).rows]


def test_mutual_games_at_draughts() -> None:
    """Of two with the same points the one who won their game is first."""
    course = draughts({(2, 3): "loss", (3, 7): "loss"})
    rows = make_standings(course.tournament).rows
    by_player = {row.player: row for row in rows}
    assert by_player[2].points == by_player[3].points
    assert by_player[3].place < by_player[2].place
    decision = by_player[3].decision
    assert Decision("mutual", Fraction(1), Fraction(0)) == decision


def test_places_for_the_final_in_two_categories() -> None:
    """The champion is in directly, so the next blind player gets the place; a sighted one gives up."""
    course = draughts({}).after(Closed())
    blind, sighted = qualification(course.tournament)
    assert ((1,), [4]) == (blind.direct, [place.player for place in blind.through])
    assert [2] == [place.player for place in sighted.through]
    blind, sighted = qualification(course.after(Declined(2)).tournament)
    assert [(3, 2)] == [(place.player, place.instead) for place in sighted.through]
    assert [4] == [place.player for place in blind.through]


QARDO = Proposal(
    "Velikonoční turnaj v Qardu",
    DAY,
    games=(Game("", "Qardo", sizes=TableSizes(4, 3, 5), points=PRESETS["4-3-2-1"]),),
    rounds=7,
    seating=SeatingKind.GROUPS,
    groups=Groups(3, 2, 1),
    tie_breaks=(TieBreak.SCORES, TieBreak.LOT),
)


def test_groups_of_four_and_a_final() -> None:
    """Thirteen people in three groups, six rounds inside them, the best two of each in the final of six."""
    course = opened(13, QARDO)
    course = course.after(draw_groups(course.tournament, "skupiny"))
    assert [5, 4, 4] == [len(group) for group in course.tournament.groups]
    course = evening(course, 6)
    assert {Stage.GROUP} == {round_.stage for round_ in course.tournament.rounds}
    homes = {player: home for home, group in enumerate(course.tournament.groups) for player in group}
    for round_ in course.tournament.rounds:
        assert {1} == {len({homes[player] for player in table.players}) for table in round_.tables}
    course = course.after(advance(course.tournament))
    best = [make_standings(course.tournament, group=number).rows[:2] for number in (1, 2, 3)]
    assert {row.player for rows in best for row in rows} == set(course.tournament.finalists)
    course = played(drawn(course, "finále"))
    rows = make_standings(course.tournament).rows
    assert set(course.tournament.finalists) == {row.player for row in rows[:6]}
    assert {1} == {len(row.lines) for row in rows[:6]}, "the final begins from zero"
    assert {6} == {len(row.lines) for row in rows[6:]}


CLUB = Proposal(
    "Klubový večer",
    DAY,
    games=(
        Game("iota", minutes=30, sizes=TableSizes(4, 3, 4)),
        Game("quantum", sizes=TableSizes(4, 3, 4), points=PRESETS["4-3-2-1"]),
    ),
    order=(0, 1),
    rounds=5,
)


def test_an_evening_on_which_everything_happens() -> None:
    """Somebody comes late, somebody leaves, a result is wrong, time runs short."""
    course = drawn(opened(13, CLUB), "večer")
    course = played(course)
    course = course.after(Registered(14, "Zdena"))
    assert 2 == outdated_round(course.tournament)
    course = played(drawn(course, "s Zdenou"))
    wrong = course.tournament.table(2, 1)
    assert wrong.result is not None
    scores = [(seat.score + 50 * (index == 3),) for index, seat in enumerate(wrong.result.seats)]
    right = typed_scores(wrong.players, scores, lower_wins=False)
    before = make_standings(course.tournament)
    course = course.after(Corrected(2, 1, right, "Přehozená čísla"))
    assert before != make_standings(course.tournament)
    assert before == make_standings(course.after(Undone(len(course.events) - 1)).tournament)
    course = course.after(Withdrawn(3)).after(Substituted(5, 15, "Náhradník", inherits=True))
    course = played(drawn(course, "bez Karla"))
    course = course.after(Amended(_cut(course.tournament.proposal))).after(Closed())
    rows = make_standings(course.tournament).rows
    names = {course.tournament.player(row.player).name: row for row in rows}
    assert 14 == len(rows)
    assert "Hráč 5" not in names, "the substitute has the row"
    assert 3 == len(names["Náhradník"].lines)
    late = [line.kind for line in names["Zdena"].lines]
    assert [LineKind.MISSED, LineKind.PLAYED, LineKind.PLAYED] == late
    assert LineKind.MISSED is names["Hráč 3"].lines[2].kind
    lines = written(course)
    assert course == replay_events(read_tournament_journal(lines).events)
    assert 1 == len(course.tournament.corrections)


def _cut(made: Proposal) -> Proposal:
    """The proposal with three rounds only, as time runs short."""
    return Proposal(made.name, made.date, games=made.games, order=made.order, rounds=3)


def test_the_same_evening_again_is_the_same() -> None:
    """Two organisers with the same seeds and results have the same journal, byte by byte."""
    one, two = (evening(opened(10, CLUB), 5) for _ in range(2))
    assert written(one) == written(two)
    assert make_standings(one.tournament) == make_standings(two.tournament)


def test_a_small_club() -> None:
    """Four people, four rounds at one table: all meet each time, each starts once."""
    made = Proposal(TITLE, DAY, games=(Game("quantum"),), rounds=4)
    course = evening(opened(4, made), 4)
    past = history_of(course.tournament.rounds)
    assert {4} == set(past.meetings.values())
    assert {1} == {past.places[player, 0] for player in range(1, 5)}


def test_a_league_of_three_places() -> None:
    """Tournaments of Plzeň, Česká Lípa and Dědina make a league; the best two results count."""
    places = [evening(opened(people, CLUB), 2).tournament for people in (6, 8, 10)]
    table = make_league_table(League("Ligas", PRESETS["8-6-4-2-0"], best=2), places)
    assert 10 == len(table.rows)
    for row in table.rows:
        counted = [result for result in row.results if result.counted]
        assert len(counted) == min(2, len(row.results))
        assert row.points == sum(result.points for result in counted)
        assert all(
            result.points <= min(one.points for one in counted)
            for result in row.results
            if not result.counted
        )
    assert [row.points for row in table.rows] == sorted((row.points for row in table.rows), reverse=True)


def test_lots_end_every_tie() -> None:
    """People whom nothing parts draw lots until no place is shared."""
    made = Proposal(TITLE, DAY, games=(Game("quantum", sizes=TableSizes(2, 2, 2)),), rounds=1)
    course = drawn(opened(6, made), "s")
    for table in course.tournament.rounds[0].tables:
        course = course.after(Reported(1, table.number, typed_places(table.players, (1, 2))))
    for _ in range(2):
        waiting = make_standings(course.tournament).open_lots
        course = course.after(LotDrawn(waiting[0]))
    assert () == make_standings(course.tournament).open_lots
    assert [1, 2, 3, 4, 5, 6] == [row.place for row in make_standings(course.tournament).rows]


def test_groups_by_hand() -> None:
    """An organiser may make the groups by hand, so that people of one place do not meet at once."""
    course = opened(
        8,
        Proposal(
            TITLE, DAY, games=(Game("iota"),), rounds=3, seating=SeatingKind.GROUPS, groups=Groups(2, 1, 1)
        ),
    )
    course = course.after(Grouped(((1, 3, 5, 7), (2, 4, 6, 8))))
    course = evening(course, 2)
    assert {frozenset({1, 3, 5, 7}), frozenset({2, 4, 6, 8})} == {
        frozenset(table.players) for round_ in course.tournament.rounds for table in round_.tables
    }
