"""How good and how fast the seating of a club is, against tables by lot and by the order of scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean
from typing import TYPE_CHECKING, Final

from accessgames.club.events import SeatingDraft
from accessgames.club.model.proposal import Mix, TableSizes
from accessgames.club.seating import lots
from accessgames.club.seating.guarantees import Spread, measure
from accessgames.club.seating.methods import seat_by_score, seat_for_meetings
from accessgames.engine import Stream
from accessgames.language import Nested, say
from tools.bench.reading import LIMIT, Reading
from tools.bench.timing import once

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Message, Value

HOME: Final = "tetrikon"
"""The game of the clubs; with the others nothing is measured here, as seating knows no games."""

CLUB: Final = "club"
"""Stands where other readings have a game."""

SIZES: Final = TableSizes(4, 2, 4)
"""Tables of four, and as few of three as needed."""

BOUND: Final = "bound"
"""Reference of a figure that is compared to what no equally even seating can pass."""

TABLE: Final = tuple((people, rounds) for people in range(8, 41) for rounds in range(3, 10))
"""People and rounds whose meetings, sizes and first seats are compared with their bounds."""

LOT: Final = "lot"
SCORE_ORDER: Final = "score-order"

_MILLI: Final = 1e3
_WON: Final = (6, 3, 1, 0)
_SEEDS: Final = ("a", "b", "c", "d", "e")


Seater = Callable[[dict[int, int], lots.SeatingHistory, Stream], SeatingDraft]
"""From the places in the standings, what was seated before, and luck, to the next round."""


@dataclass(frozen=True, slots=True)
class Case:
    """An evening that is seated as a whole.

    Attributes:
        people: Number of people.
        rounds: Number of rounds.
        cost: Most repeated meetings that are promised, the sum over pairs of C(meetings, 2).
        milliseconds: Longest time that is promised.
    """

    people: int
    rounds: int
    cost: int
    milliseconds: int = 5000

    @property
    def name(self) -> str:
        """People and rounds, such as `24x6`."""
        return f"{self.people}x{self.rounds}"


CASES: Final = (
    Case(9, 4, 0),
    Case(13, 5, 7),
    Case(14, 5, 6),
    Case(16, 5, 0),
    Case(24, 6, 2),
    Case(32, 6, 0),
    Case(200, 7, 0, 30_000),
)
"""What is promised."""

BY_SCORE: Final = Case(24, 6, 0)
"""The tournament that is seated round by round by score."""


def seatings(room: Room) -> Iterator[Reading]:
    """Seat every case once for each of some seeds; the worst result and the longest time are told."""
    if room.game.id != HOME:
        return
    for case in CASES:
        costs, times = zip(*(_seat(case, seed) for seed in _SEEDS), strict=True)
        worst = float(max(costs))
        references = {
            LIMIT: float(case.cost),
            LOT: average(case, drawn),
            SCORE_ORDER: average(case, in_score_order),
        }
        yield from Reading(f"seating-cost-{case.name}", CLUB, worst, "meetings").against(references)
        yield Reading(f"seating-time-{case.name}", CLUB, max(times), "ms", LIMIT, case.milliseconds)
    new = average(BY_SCORE, new_opponents)
    references = {SCORE_ORDER: average(BY_SCORE, in_score_order)}
    yield from Reading(f"seating-score-{BY_SCORE.name}", CLUB, new, "meetings").against(references)
    for people, rounds in TABLE:
        yield from _measured(people, rounds)


def _measured(people: int, rounds: int) -> Iterator[Reading]:
    """Compare pairs that meet, and how far smaller tables and first seats are apart, with their bounds."""
    past, stream = lots.history_of(()), Stream(_SEEDS[0], "bench/table")
    drafts = seat_for_meetings(range(1, people + 1), [SIZES] * rounds, past, stream)
    seated = [draft.tables for draft in lots.balance_seats(drafts, past, stream)]
    found = measure(seated, [range(1, people + 1)])
    sizes = found.smaller or Spread(0, 0, 0, 0, 0)
    for kind, value, bound in (
        ("met", found.met, found.most),
        ("sizes", sizes.apart, sizes.least),
        ("starts", found.starts.apart, found.starts.least),
    ):
        yield Reading(f"seating-{kind}-{people}x{rounds}", CLUB, float(value), "times", BOUND, float(bound))


def told(reading: Reading, number: Callable[[float], str]) -> Message:
    """Tell a figure of seating with what it is compared to."""
    people, _, rounds = reading.kind.rpartition("-")[2].partition("x")
    args: dict[str, Value] = {"people": int(people), "rounds": int(rounds), "value": number(reading.value)}
    if reading.unit == "ms":
        line = say("cli-bench-seating-time", "answer", **args)
    elif reading.kind.startswith("seating-score"):
        line = say("cli-bench-seating-score", "answer", **args)
    elif reading.reference == BOUND:
        bound = number(reading.reference_value or 0.0)
        what = reading.kind.split("-")[1]
        return say("cli-bench-seating-bound", "answer", **args, what=what, bound=bound)
    else:
        line = say("cli-bench-seating-cost", "answer", **args)
    value = reading.reference_value or 0.0
    if reading.reference == LIMIT:
        kept = "yes" if reading.value <= value else "no"
        return say("cli-bench-limit", line=Nested(line), limit=number(value), kept=kept)
    known = {LOT: say("cli-bench-seating-lot"), SCORE_ORDER: say("cli-bench-seating-order")}
    reference = Nested(known[reading.reference or LOT])
    return say(
        "cli-bench-reference", line=Nested(line), reference=reference, ratio=number(reading.ratio or 0.0)
    )


def _seat(case: Case, seed: str) -> tuple[int, float]:
    """Return the cost of a schedule and the milliseconds it took."""
    drafts: list[SeatingDraft] = []
    people = range(1, case.people + 1)

    def work() -> None:
        drafts.extend(
            seat_for_meetings(
                people, [SIZES] * case.rounds, lots.history_of(()), Stream(seed, "bench/seating")
            )
        )

    seconds = once(work)
    return lots.repeated_meetings(lots.history_of(drafts).meetings), seconds * _MILLI


def drawn(places: dict[int, int], past: lots.SeatingHistory, stream: Stream) -> SeatingDraft:
    """Seat a round by lot."""
    return lots.seat_by_lot(sorted(places), SIZES, past, stream)


def in_score_order(places: dict[int, int], _past: lots.SeatingHistory, _stream: Stream) -> SeatingDraft:
    """Seat a round as many clubs do by hand: the best four together, then the next four."""
    order = sorted(places, key=places.__getitem__)
    return SeatingDraft(lots.cut_tables(order, lots.divide_tables(len(order), SIZES).tables))


def new_opponents(places: dict[int, int], past: lots.SeatingHistory, stream: Stream) -> SeatingDraft:
    """Seat a round by score as we do where new opponents matter more."""
    return seat_by_score(places, SIZES, past, Mix.NEW, stream)


def average(case: Case, seater: Seater) -> float:
    """Return the mean cost of some tournaments whose people differ in skill, seated round by round."""
    return mean(played(case, seater, seed) for seed in _SEEDS)


def played(case: Case, seater: Seater, seed: str) -> int:
    """Return the cost of one tournament: each round brings points 6, 3, 1 and 0 by skill and luck."""
    stream = Stream(seed, "bench/tournament")
    skill = [stream.gauss(0, 1) for _ in range(case.people + 1)]
    points = dict.fromkeys(range(1, case.people + 1), 0)
    past = lots.history_of(())
    for _ in range(case.rounds):
        draft = seater(_places(points, stream), past, stream)
        for table in draft.tables:
            results = {player: skill[player] + stream.gauss(0, 1) for player in table}
            for player, won in zip(sorted(table, key=results.__getitem__, reverse=True), _WON, strict=False):
                points[player] += won
        past = lots.extend_history(past, draft.tables, draft.out)
    return lots.repeated_meetings(past.meetings)


def _places(points: dict[int, int], stream: Stream) -> dict[int, int]:
    """Return the places of people by points, equals by lot."""
    luck = {player: stream.random() for player in points}
    order = sorted(points, key=lambda player: (-points[player], luck[player]))
    return {player: place for place, player in enumerate(order, 1)}
