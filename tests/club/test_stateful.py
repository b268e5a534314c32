"""Whatever an organiser does, in whatever order: the rules hold, and the journal is the whole of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from fractions import Fraction

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from accessgames.club.events import (
    Amended,
    Changed,
    Closed,
    Corrected,
    Declined,
    Event,
    Handicapped,
    KeptApart,
    LotDrawn,
    Opened,
    Penalised,
    Registered,
    Reopened,
    Reported,
    Returned,
    Substituted,
    Teamed,
    Undone,
    Withdrawn,
)
from accessgames.club.model.proposal import (
    OPPONENTS,
    PointsKind,
    SeatingKind,
    TableSizes,
    Teams,
    TieBreak,
)
from accessgames.club.notation import JournalWriter, read_tournament_journal
from accessgames.club.rules.course import Course, replay_events
from accessgames.club.rules.refusals import next_number
from accessgames.club.rules.results import typed_scores
from accessgames.club.scoring.standings import make_standings, qualification
from accessgames.club.seating.draws import draw_rounds, explain_draw, redraw
from accessgames.engine import IllegalAction
from tests.club.making import opened, proposal

PEOPLE = st.integers(1, 14)
SCORES = st.lists(st.one_of(st.none(), st.integers(0, 9)), min_size=5, max_size=5)
KINDS = st.sampled_from([SeatingKind.LOT, SeatingKind.SCORE, SeatingKind.CIRCLE])


class Organiser(RuleBasedStateMachine):
    """Events at random; those that are refused change nothing, the others are written down."""

    def __init__(self) -> None:
        """Begin without a tournament."""
        super().__init__()
        self.course = opened(0)
        self.lines: list[str] = []
        self.writer = JournalWriter()
        self.courses: list[Course] = []

    @initialize(
        points=st.sampled_from(["8-6-4-2-0", "2-1-0", "score", "penalties"]),
        sizes=st.sampled_from([TableSizes(4, 2, 4), TableSizes(3, 3, 3), TableSizes(2, 2, 5)]),
        people=st.integers(4, 9),
        breaks=st.permutations([one for one in TieBreak if one not in {TieBreak.LOT, *OPPONENTS}]),
        teams=st.sampled_from([None, Teams(2)]),
    )
    def begin(
        self, points: str, sizes: TableSizes, people: int, breaks: list[TieBreak], teams: Teams | None
    ) -> None:
        """A tournament with some people."""
        made = proposal(
            points, sizes, rounds=4, qualifies=2, teams=teams, tie_breaks=(*breaks[:3], TieBreak.LOT)
        )
        self.course = opened(people, made)
        self.lines = [self.writer.line(event) for event in self.course.events]
        self.courses = [self.course]

    def happen(self, event: Event) -> None:
        """Let an event happen, or be refused with everything as it was."""
        before = self.course
        try:
            self.course = before.after(event)
        except IllegalAction:
            assert before.refusal(event) is not None
            assert before == self.course
            return
        self.lines.append(self.writer.line(event))
        self.courses.append(self.course)

    @rule(name=st.sampled_from(["Ola", "Ivo", "Jana", "Petr", "Rút"]), qualifier=st.booleans())
    def register(self, name: str, qualifier: bool) -> None:
        """Somebody comes."""
        number = next_number(self.course.tournament)
        self.happen(Registered(number, name, "blind", qualifier=qualifier))

    @rule(player=PEOPLE, kind=st.sampled_from([Withdrawn, Returned, Declined]))
    def move(self, player: int, kind: type[Withdrawn]) -> None:
        """Somebody leaves, comes back or gives up a place."""
        self.happen(kind(player))

    @rule(player=PEOPLE, inherits=st.booleans())
    def substitute(self, player: int, inherits: bool) -> None:
        """Somebody comes for somebody."""
        number = next_number(self.course.tournament)
        self.happen(Substituted(player, number, f"Náhradník {number}", inherits=inherits))

    @rule(player=PEOPLE, amount=st.integers(0, 3))
    def penalise(self, player: int, amount: int) -> None:
        """Points are taken away."""
        self.happen(Penalised(player, amount, "Trest"))

    @rule(player=PEOPLE, points=st.integers(0, 3))
    def handicap(self, player: int, points: int) -> None:
        """Somebody has another handicap."""
        self.happen(Handicapped(player, points))

    @rule(one=PEOPLE, other=PEOPLE, apart=st.booleans())
    def keep_apart(self, one: int, other: int, apart: bool) -> None:
        """Two are kept apart, or no longer."""
        self.happen(KeptApart(one, other, apart))

    @rule(team=st.sampled_from(["A", "B"]), players=st.lists(PEOPLE, max_size=3))
    def form_team(self, team: str, players: list[int]) -> None:
        """People make a team, or there is none any more; a tournament without teams refuses it."""
        self.happen(Teamed(team, tuple(players)))

    @rule(players=st.lists(PEOPLE, max_size=4), day=st.sampled_from(["2026-11-21", "včera"]))
    def open_table(self, players: list[int], day: str) -> None:
        """People sit down where tables are not drawn; elsewhere that is refused."""
        self.happen(Opened(f"{len(self.course.events):016x}", tuple(players), "v Brně", day))

    @rule(player=PEOPLE)
    def rename(self, player: int) -> None:
        """A name is put right."""
        self.happen(Changed(player, f"Nové jméno {player}"))

    @rule(kind=KINDS, seed=st.integers(0, 99))
    def draw(self, kind: SeatingKind, seed: int) -> None:
        """Tables are drawn; the rules let every draw pass that they ask for, and it can be drawn again."""
        tournament = self.course.tournament
        try:
            event = draw_rounds(tournament, str(seed), kind)
        except IllegalAction:
            return
        assert event == redraw(tournament, event)
        assert explain_draw(tournament, event).pairs >= explain_draw(tournament, event).unmet
        self.happen(event)

    @precondition(lambda self: self.course.tournament.current)
    @rule(
        scores=st.lists(st.one_of(st.none(), st.integers(0, 9)), min_size=5, max_size=5), again=st.booleans()
    )
    def report(self, scores: list[int | None], again: bool) -> None:
        """A table that plays reports its result, which is perhaps corrected at once."""
        tournament = self.course.tournament
        round_ = tournament.round(tournament.current)
        table = next(table for table in round_.tables if not table.result)
        lower = tournament.proposal.games[0].lower_wins
        parts = [None if one is None else (one,) for one in scores[: len(table.players)]]
        result = typed_scores(table.players, parts, lower_wins=lower)
        self.happen(Reported(round_.number, table.number, result))
        if again:
            best = typed_scores(table.players, [(1,)] * len(table.players), lower_wins=lower)
            self.happen(Corrected(round_.number, table.number, best, "Oprava"))

    @rule(back=st.integers(1, 6))
    def undo(self, back: int) -> None:
        """The last events are taken back: the course is what it was then."""
        keep = len(self.course.events) - back
        expected = next((old for old in self.courses if old.events == self.course.events[:keep]), None)
        self.happen(Undone(keep))
        if expected is not None and keep >= 1:
            assert expected == self.course

    @rule(kind=st.sampled_from([Closed, Reopened]))
    def end(self, kind: type[Closed]) -> None:
        """The tournament is closed or opened again."""
        self.happen(kind())

    @rule(rounds=st.integers(1, 6))
    def amend(self, rounds: int) -> None:
        """The number of rounds changes."""
        old = self.course.tournament.proposal
        values = {field.name: getattr(old, field.name) for field in fields(old)}
        self.happen(Amended(type(old)(**{**values, "rounds": rounds})))

    @rule()
    def draw_a_lot(self) -> None:
        """A lot is drawn where one is asked for; then it is asked for no more."""
        waiting = make_standings(self.course.tournament).open_lots
        if waiting:
            self.happen(LotDrawn(waiting[0]))
            asked = make_standings(self.course.tournament).open_lots
            assert self.course.tournament.closed or waiting[0] not in asked

    @invariant()
    def everybody_is_somewhere_once(self) -> None:
        """In every round nobody sits twice, and nobody both sits and is out."""
        for round_ in self.course.tournament.rounds:
            named = Counter([*round_.seated, *round_.out])
            assert {1} >= set(named.values())
            sizes = self.course.tournament.proposal.games[round_.game].sizes
            least = 2 if round_.kind is SeatingKind.CIRCLE else sizes.least
            assert all(least <= len(table.players) <= sizes.most for table in round_.tables)

    @invariant()
    def standings_are_in_order(self) -> None:
        """Places rise from 1, points fall, a decision stands exactly between different places."""
        tournament = self.course.tournament
        found = make_standings(tournament)
        sign = -1 if found.fewer else 1
        points = [sign * row.points for row in found.rows]
        assert sorted(points, reverse=True) == points
        for index, row in enumerate(found.rows):
            last = index + 1 == len(found.rows)
            assert (row.decision is None) is (last or found.rows[index + 1].place == row.place)
            assert row.place == index + 1 or row.place == found.rows[index - 1].place
        assert len(found.rows) == len({row.player for row in found.rows})
        assert set(tournament.active) <= {row.player for row in found.rows}

    @invariant()
    def points_of_places_add_up(self) -> None:
        """With points for places, rows hold what the tables gave, no more and no less."""
        tournament = self.course.tournament
        scheme = tournament.proposal.games[0].points
        if scheme.kind is not PointsKind.PLACES:
            return
        lines = [
            line for row in make_standings(tournament).rows for line in row.lines if line.table and line.place
        ]
        tables = [table for round_ in tournament.rounds for table in round_.tables if table.result]
        seats = sum(not seat.absent for table in tables if table.result for seat in table.result.seats)
        assert len(lines) == seats
        assert all(Fraction(0) <= line.points <= scheme.places[0] for line in lines)

    @invariant()
    def who_goes_further_is_told_once(self) -> None:
        """Nobody goes further twice, nor who gave the place up."""
        for found in qualification(self.course.tournament):
            through = [place.player for place in found.through] + [*found.direct, *found.waiting]
            assert len(through) == len(set(through))
            assert not set(through) & set(self.course.tournament.declined)

    def teardown(self) -> None:
        """The journal alone makes the same tournament."""
        if self.lines:
            record = read_tournament_journal(self.lines)
            assert None is record.damage
            assert self.course == replay_events(record.events)


Organiser.TestCase.settings = settings(max_examples=20, stateful_step_count=30)
TestOrganiser = Organiser.TestCase
