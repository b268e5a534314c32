"""Random tournaments of every format, with people who come and go; `club_referee` judges them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from accessgames.club import events
from accessgames.club.model import proposal as model
from accessgames.club.rules import bounds, handicaps, results, weeks
from accessgames.club.rules import course as running
from accessgames.club.seating import advancing, draws, lots
from accessgames.engine import IllegalAction, Stream

T = TypeVar("T")


class Dice:
    """What a random tournament is made by."""

    def __init__(self, stream: Stream) -> None:
        """Throw by a stream."""
        self._stream = stream

    def randint(self, least: int, most: int) -> int:
        """Return a number between two, both included."""
        return least + self._stream.below(most - least + 1)

    def happens(self, once: int) -> bool:
        """Tell whether something happens that does once in so many times."""
        return self._stream.below(once) == 0

    def choice(self, values: Sequence[T]) -> T:
        """Return one of some values."""
        return values[self._stream.below(len(values))]

    def sample(self, values: Iterable[T], count: int) -> list[T]:
        """Return so many different ones of some values."""
        found = list(values)
        self._stream.shuffle(found)
        return found[:count]


_NAMES: Final = ("Alfa", "Beta", "Gama")


def random_proposal(dice: Dice) -> model.Proposal:
    """Return a proposal of any format."""
    kinds = dice.choice([["places"], ["places", "score"], ["penalties"]])
    best = dice.randint(2, 5)
    sizes = model.TableSizes(best, dice.randint(2, best), dice.randint(best, 5))
    games = []
    for name in _NAMES[: dice.randint(1, 3)]:
        kind = model.PointsKind(dice.choice(kinds))
        points = model.Points(kind)
        if kind is model.PointsKind.PLACES:
            scale = dice.choice(list(model.Scale))
            length = 1 if scale is model.Scale.BEATEN else dice.randint(sizes.most, 7)
            length = dice.randint(1, 7) if scale is model.Scale.FIRST else length
            places = tuple(sorted((dice.randint(0, 12) for _ in range(length)), reverse=True))
            points = model.Points(kind, places, dice.choice(list(model.Sharing)), scale)
        lower = kind is model.PointsKind.PENALTIES or (kind is model.PointsKind.PLACES and dice.happens(3))
        games.append(model.Game("", name, sizes=sizes, points=points, lower_wins=lower))
    pairs = sizes.least <= bounds.SMALLEST
    seating = dice.choice([one for one in model.SeatingKind if pairs or one is not model.SeatingKind.CIRCLE])
    if seating is model.SeatingKind.SWISS:
        return swiss_proposal(dice)
    if seating is model.SeatingKind.CREDITS:
        return credits_proposal(dice, sizes)
    rounds = dice.randint(2, 5)
    groups = model.Groups(2, dice.randint(1, 3), 1) if seating is model.SeatingKind.GROUPS else None
    usual = [one for one in model.TieBreak if one not in {model.TieBreak.LOT, *model.OPPONENTS}]
    breaks: list[model.TieBreak] = dice.sample(usual, dice.randint(0, 6))
    breaks += [model.TieBreak.LOT] * dice.randint(0, 1)
    bye = model.Bye.AVERAGE if kinds == ["penalties"] else dice.choice([model.Bye.AVERAGE, model.Bye.NOTHING])
    knockout, final = None, None
    if seating is model.SeatingKind.KNOCKOUT:
        least = min(game.sizes.least for game in games)
        knockout, rounds = model.Knockout(dice.randint(1, least - 1), dice.happens(2)), 0
    elif groups is None and dice.happens(3):
        carry = dice.choice(list(model.Carry))
        final = model.FinalStage(dice.randint(2, 6), dice.randint(1, rounds - 1), carry)
    return model.Proposal(
        "T", "2026-11-21", games=tuple(games), order=tuple(range(len(games))), rounds=rounds, seating=seating,
        groups=groups, tie_breaks=tuple(breaks), bye=bye, final=final, knockout=knockout,
        handicaps=dice.choice(list(model.Handicaps)), teams=random_teams(dice) if not knockout else None,
    )  # fmt: skip


def random_teams(dice: Dice) -> model.Teams | None:
    """Return that there are teams, of any size and way to count, or none."""
    size, scoring = dice.randint(2, 4), dice.choice(list(model.TeamScoring))
    best = dice.randint(1, size - 1) if scoring is model.TeamScoring.BEST else 0
    return model.Teams(size, scoring, best) if dice.happens(2) else None


def swiss_proposal(dice: Dice) -> model.Proposal:
    """Return a proposal of Swiss: tables of two, a draw half a win, tie-breaks of opponents among others."""
    places = dice.choice([(2, 1, 0), (2,), (6, 3, 0), (4, 0)])
    game = model.Game(
        "", _NAMES[0], sizes=model.TableSizes(2, 2, 2), points=model.Points(model.PointsKind.PLACES, places)
    )
    usual = [*sorted(model.OPPONENTS), model.TieBreak.DIRECT, model.TieBreak.WINS, model.TieBreak.MUTUAL]
    breaks: list[model.TieBreak] = dice.sample(usual, dice.randint(1, len(usual)))
    breaks += [model.TieBreak.LOT] * dice.randint(0, 1)
    bye = dice.choice([model.Bye.WIN, model.Bye.DRAW, model.Bye.NOTHING])
    return model.Proposal(
        "T", "2026-11-21", games=(game,), rounds=dice.randint(2, 6), seating=model.SeatingKind.SWISS,
        tie_breaks=tuple(breaks), bye=bye,
    )  # fmt: skip


_DAYS: Final = ("2026-11-21", "2026-11-24", "2026-12-01")
_TIMES: Final = ("", "17:00", "18:30")


def credits_proposal(dice: Dice, sizes: model.TableSizes) -> model.Proposal:
    """Return a proposal that is played over weeks."""
    scale = dice.choice(list(model.Scale))
    places = (12,) if scale is model.Scale.BEATEN else (9, 6, 4, 2, 0)
    points = model.Points(model.PointsKind.PLACES, places, dice.choice(list(model.Sharing)), scale)
    game = model.Game("", _NAMES[0], sizes=sizes, points=points, lower_wins=dice.happens(3))
    tables = dice.randint(1, 5)
    rules = model.Credits(
        tables, dice.randint(0, tables), dice.randint(0, min(2, tables)), dice.choice(["", *_DAYS[1:]])
    )
    usual = [one for one in model.TieBreak if one not in {model.TieBreak.LOT, *model.OPPONENTS}]
    breaks: list[model.TieBreak] = dice.sample(usual, dice.randint(0, 6))
    return model.Proposal(
        "T", "2026-11-21", games=(game,), rounds=1, seating=model.SeatingKind.CREDITS, credits=rules,
        tie_breaks=tuple(breaks), handicaps=dice.choice(list(model.Handicaps)),
    )  # fmt: skip


class Evening:
    """A random tournament; what is not allowed does not happen."""

    def __init__(self, seed: str) -> None:
        """Begin one with some people."""
        self.dice = Dice(Stream(seed, "evening"))
        self.course = running.begin_course(events.Created(random_proposal(self.dice), seed))
        self.counts: dict[str, int] = {}
        for _ in range(self.dice.randint(4, 14)):
            self.newcomer()
        for _ in range(5 if self.tournament.proposal.teams else 0):
            self.form_team()

    @property
    def tournament(self) -> Any:  # noqa: ANN401 - a tournament
        """As it stands."""
        return self.course.tournament

    def do(self, event: events.Event) -> bool:
        """Let something happen if it is allowed."""
        try:
            self.course = self.course.after(event)
        except IllegalAction:
            return False
        kind = type(event).__name__
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return True

    def newcomer(self) -> None:
        """Register somebody."""
        number = len(self.tournament.players) + 1
        self.do(events.Registered(number, f"H{number}", self.dice.choice(["", *model.CATEGORIES])))

    def form_team(self) -> None:
        """Let some people who are in no other team be one, larger or smaller than it should be, or none."""
        name = f"D{self.dice.randint(1, 4)}"
        others = {one for team in self.tournament.teams if team.name != name for one in team.players}
        free = [one.number for one in self.tournament.players if one.number not in others]
        self.do(events.Teamed(name, tuple(self.dice.sample(free, self.dice.randint(0, 4)))))

    def people_change(self) -> None:
        """Let people come, go, come back, be replaced or punished, and be in other teams."""
        if self.tournament.proposal.teams and self.dice.happens(4):
            self.form_team()
        number = self.dice.randint(1, len(self.tournament.players))
        new = len(self.tournament.players) + 1
        chance = self.dice.randint(1, 12)
        if chance <= 3:  # noqa: PLR2004 - of twelve
            self.newcomer()
        elif chance <= 6:  # noqa: PLR2004 - as above
            self.do(events.Withdrawn(number))
        elif chance <= 8:  # noqa: PLR2004 - as above
            self.do(events.Returned(number))
        elif chance <= 10:  # noqa: PLR2004 - as above
            self.do(events.Substituted(number, new, f"H{new}", inherits=self.dice.happens(2)))
        elif self.dice.happens(3):
            other = self.dice.randint(1, len(self.tournament.players))
            self.do(events.KeptApart(number, other, not self.dice.happens(4)))
        elif self.dice.happens(2):
            self.do(events.Handicapped(number, self.dice.randint(0, 4)))
        else:
            self.do(events.Penalised(number, self.dice.randint(1, 5)))

    def result(self, round_: Any, table: Any) -> Any:  # noqa: ANN401 - values of the program
        """Return a random result of a table: scores of games or places alone; some are absent."""
        game = self.tournament.proposal.games[round_.game]
        absent = [self.dice.happens(12) for _ in table.players]
        if game.points.kind is model.PointsKind.PLACES and self.dice.happens(3):
            order = [None if gone else self.dice.randint(1, 4) for gone in absent]
            return results.typed_places(table.players, order)
        parts = self.dice.randint(1, 3)
        scores = [None if gone else [self.dice.randint(0, 6) for _ in range(parts)] for gone in absent]
        found = results.typed_scores(table.players, scores, lower_wins=game.lower_wins)
        return handicaps.level(self.tournament, game, found)

    def draw(self) -> bool:
        """Seat the next round, with groups or finalists first where that has to be."""
        tournament = self.tournament
        try:
            if tournament.proposal.groups and not tournament.groups:
                self.do(lots.draw_groups(tournament, "g"))
            else:
                self.go_on()
            event = draws.draw_rounds(
                self.tournament, f"d{len(self.course.events)}", first=tournament.fixed + 1
            )
        except IllegalAction:
            return False
        return self.do(event)

    def go_on(self) -> None:
        """Let people go on to the next part; where a lot has to decide, it does."""
        tournament = self.tournament
        open_ = tournament.proposal.knockout or tournament.proposal.finalists
        asked: tuple[int, ...] = ()
        while open_ and tournament.played == tournament.fixed and tournament.fixed:
            before = tournament.proposal.preliminary_rounds
            undecided = advancing.undecided_border(tournament) if tournament.played >= before else ()
            # Without a lot among the tie-breaks of the proposal it parts nobody for a final.
            if (
                not undecided
                or undecided == asked
                or not self.do(lots.draw_lot(undecided, f"l{len(self.course.events)}"))
            ):
                break
            tournament, asked = self.tournament, undecided
        event = advancing.due_advance(self.tournament)
        if event is not None:
            self.do(event)

    def play_weeks(self) -> None:
        """Let people sit down anywhere and finish in any order; some tables are still played at the end."""
        sizes = self.tournament.proposal.games[0].sizes
        for number in range(self.dice.randint(3, 20)):
            if self.dice.happens(3):
                self.people_change()
            here = self.dice.sample(self.tournament.active, self.dice.randint(sizes.least, sizes.most))
            day, begins = self.dice.choice(_DAYS), self.dice.choice(_TIMES)
            self.do(events.Opened(f"{number:016x}", tuple(here), "v klubu", day, begins))
            round_ = self.tournament.rounds[0] if self.tournament.rounds else None
            for table in round_.tables if round_ else ():
                if table.result is None and not self.dice.happens(3):
                    self.do(weeks.with_token(self.tournament, self._told(events.Reported, round_, table)))
                elif table.result is not None and self.dice.happens(12):
                    self.do(weeks.with_token(self.tournament, self._told(events.Corrected, round_, table)))

    def _told(self, kind: Any, round_: Any, table: Any) -> Any:  # noqa: ANN401 - as above
        """Return a result or a correction of a table."""
        return kind(round_.number, table.number, self.result(round_, table))

    def play(self) -> None:
        """Play rounds until there are no more, or people have enough."""
        if self.tournament.proposal.credits is not None:
            self.play_weeks()
            return
        for _ in range(self.tournament.proposal.rounds or len(self.tournament.players)):
            self.people_change()
            if not self.draw():
                break
            round_ = self.tournament.rounds[self.tournament.fixed]
            for table in round_.tables:
                if self.dice.happens(8):
                    self.people_change()
                now = self.tournament.round(round_.number).tables[table.number - 1]
                if self.dice.happens(40):  # still playing when it is looked at
                    return
                self.do(events.Reported(round_.number, table.number, self.result(round_, now)))
                if self.dice.happens(6):
                    self.do(events.Corrected(round_.number, table.number, self.result(round_, now)))
                if self.dice.happens(20) and len(self.course.events) > 1:
                    self.do(events.Undone(len(self.course.events) - 1))
            if self.dice.happens(6):
                chosen = self.dice.sample(range(1, len(self.tournament.players) + 1), 3)
                self.do(events.LotDrawn(tuple(chosen)))
