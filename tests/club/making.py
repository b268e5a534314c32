"""Short ways to tournaments for the tests of the club's rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.club.events import Created, Registered, Reported, Seated, SeatingDraft
from accessgames.club.model.proposal import PRESETS, Game, Proposal, SeatingKind, TableSizes
from accessgames.club.rules.course import Course, begin_course
from accessgames.club.rules.results import typed_places, typed_scores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Refusal

SIZES: Final = TableSizes(4, 2, 4)


def game(points: str = "8-6-4-2-0", sizes: TableSizes = SIZES, name: str = "Carcassonne") -> Game:
    """A game that the program does not know, with a scheme of points."""
    scheme = PRESETS[points]
    return Game("", name, sizes=sizes, points=scheme, lower_wins=points == "penalties")


def proposal(points: str = "8-6-4-2-0", sizes: TableSizes = SIZES, **changes: object) -> Proposal:
    """A proposal with one game."""
    values: dict[str, Any] = {
        "name": "Turnaj",
        "date": "2026-11-21",
        "games": (game(points, sizes),),
        "rounds": 5,
    }
    return Proposal(**{**values, **changes})


def opened(people: int | Sequence[str], made: Proposal | None = None) -> Course:
    """A tournament with people registered: so many, or those named."""
    names = [f"Hráč {number}" for number in range(1, people + 1)] if isinstance(people, int) else people
    course = begin_course(Created(made or proposal(), "7"))
    for number, name in enumerate(names, 1):
        course = course.after(Registered(number, name))
    return course


def seated(course: Course, *tables: tuple[int, ...], out: tuple[int, ...] = (), first: int = 0) -> Course:
    """The course with one more round, its tables set by hand."""
    first = first or len(course.tournament.rounds) + 1
    return course.after(Seated(first, (SeatingDraft(tables, out),), SeatingKind.HAND))


def scored(course: Course, *tables: Sequence[int | Sequence[int] | None]) -> Course:
    """The course with results of the tables of its last round: scores in the order of the seats."""
    round_ = course.tournament.rounds[-1]
    lower = course.tournament.proposal.games[round_.game].lower_wins
    for table, scores in zip(round_.tables, tables, strict=True):
        parts = [(one,) if isinstance(one, int) else one for one in scores]
        result = typed_scores(table.players, parts, lower_wins=lower)
        course = course.after(Reported(round_.number, table.number, result))
    return course


def placed(course: Course, *tables: Sequence[int | None]) -> Course:
    """The course with results of the tables of its last round: places alone, in the order of the seats."""
    round_ = course.tournament.rounds[-1]
    for table, places in zip(round_.tables, tables, strict=True):
        result = typed_places(table.players, places)
        course = course.after(Reported(round_.number, table.number, result))
    return course


def key(found: Refusal | None) -> str:
    """The key of a refusal, empty where there is none."""
    return found.key if found else ""


def finished(course: Course) -> Course:
    """The course with a result of every table of the next round to be played, whoever sits first winning."""
    round_ = course.tournament.rounds[course.tournament.played]
    for table in round_.tables:
        places = range(1, len(table.players) + 1)
        course = course.after(Reported(round_.number, table.number, typed_places(table.players, [*places])))
    return course
