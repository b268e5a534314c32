"""What iQLANDIE's answers claim, worked out from the boards square by square by the referee of the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.naming import name_colour, name_exhibition, name_kind, name_plain
from tests.games.iqlandie import oracle
from tests.truth.answers import areas, exhibits, tasks
from tests.truth.answers.told import leads
from tests.truth.refusals import matches

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

EACH: Final = 2
"""Pieces that who was first takes."""

FEW: Final = 2
"""Jokers that the referee tries in every colour; boards with more are left to its own tests."""


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about exhibitions and players."""
    number, other = str(stream.below(6) + 1), desk.people[stream.below(len(desk.people))].name
    yield from ((question, (number,)) for question in ("exhibition", "areas", "free", "board"))
    yield from ((question, (number, other)) for question in ("exhibition", "areas"))
    yield from ((question, (other,)) for question in ("score", "condition", "opponents"))
    yield "score", ("1",)
    yield "exhibition", (str(7 + stream.below(3)),)
    yield "opponents", ("Karel",)
    yield "cell", (number, f"{'abcd'[stream.below(4)]}{1 + stream.below(4)}")
    yield "where", stream.choice(exhibits.WANTED)
    yield "pile", (stream.choice(tasks.BODIES), f"{'abc'[stream.below(3)]}{1 + stream.below(3)}")
    yield "layers", (f"{1 + stream.below(5)}", f"{1 + stream.below(5)}o", "2l")


more = matches.more


def own(told: Told) -> int:
    """Return whose board is meant without a name."""
    return told.seat if told.seat >= 0 else int(told.view.table.chooser)


def score(told: Told, seat: int) -> int | None:
    """Return the points of a seat; None where jokers could be too many things."""
    table = told.view.table
    firsts = 2 * int(table.firsts[seat])
    pair, board = table.colours_of(seat), table.boards[seat]
    if table.practice is not None or pair is None:
        return firsts
    if sum(each.colour == "joker" for laid in board for each in laid) > FEW:
        return None
    return oracle.score(board, pair) + firsts


def counts(told: Told, seat: int) -> object:
    """Tell whether the points of a line are those of a seat."""
    points = score(told, seat)
    return points is None or points == told.arg("points")


def _leading(told: Told) -> object:
    points = [score(told, seat) for seat in range(told.view.table.seats)]
    known = [one for one in points if one is not None]
    return len(known) < len(points) or leads(told, known)


def _equal(told: Told) -> object:
    points = {score(told, seat) for seat in range(told.view.table.seats)}
    return None in points or points == {told.arg("points")}


def exhibition(told: Told) -> int:
    """Return the exhibition that a line is about."""
    return int(told.arg("number") if "number" in told.message.args else told.asked[1][0])


def squares(told: Told, number: int) -> tuple[set[oracle.Cell], set[oracle.Cell]]:
    """Return the covered and the free squares of an exhibition."""
    rows, columns = oracle.SIZES[number]
    laid = told.view.table.boards[own(told)][number - 1]
    covered = set(oracle.cells(laid, number, {})[0])
    return covered, set(product(range(rows), range(columns))) - covered


def _overview(told: Told) -> object:
    number = exhibition(told)
    covered, free = squares(told, number)
    laid = told.view.table.boards[own(told)][number - 1]
    jokers = any(each.colour == "joker" for each in laid)
    named = told.arg("exhibition") == name_exhibition(number)
    return (
        named
        and (told.arg("covered"), told.arg("all")) == (len(covered), len(covered) + len(free))
        and (jokers or told.arg("points") == oracle.exposition(number, laid, {}))
    )


def _room(told: Told) -> object:
    _, free = squares(told, exhibition(told))
    sizes = told.arg("regions").items
    cells = {(column, row) for row, column in free}
    areas_there = sorted(map(len, areas.apart(cells)), reverse=True)
    named = told.arg("exhibition") == name_exhibition(exhibition(told))
    return named and told.arg("free") == len(free) and list(sizes) == areas_there


def _round(told: Told) -> object:
    """The round, and the kind of tasks that is chosen in it, or of all of them in a practice."""
    table = told.view.table
    there = "kind" not in told.message.args or told.arg("kind") == name_kind(table.practice or table.kind)
    return there and (told.arg("number"), told.arg("rounds")) == (table.round, table.rounds)


def _hidden(told: Told) -> object:
    race = told.view.race
    return race is None or race.task is None


def _solving(told: Told) -> set[int]:
    """Return who solves the task now; a claim that falls due later is none yet."""
    return {
        seat for seat, run in enumerate(told.view.race.runs) if run.stage in {"solving", "planned", "pressed"}
    }


def _seconds(items: Any) -> int:  # noqa: ANN401 - a list in a message
    """Return how many seconds a length of time in words is."""
    sizes = {"hour": 3600, "minute": 60, "second": 1}
    return sum(sizes[item.noun] * item.count for item in items)


def _running(told: Told) -> object:
    """So much time has passed since the clock began that runs: for all, or for the one who solves alone."""
    race = told.view.race
    began = 0 if race.solver is None else race.runs[race.solver].began
    gone = (race.elapsed - began) // 1000
    *hours, minutes, seconds = map(int, told.arg("figures").figures.split(":"))
    figures = 3600 * sum(hours) + 60 * minutes + seconds
    return race.shown and _seconds(told.arg("time").items) == figures == gone


def _with_hints(told: Told) -> object:
    """The own time so far, faster or slower by the table, and half a minute for each hint."""
    race, run = told.view.race, told.view.race.runs[told.seat]
    percent = int(told.view.table.setup.value(f"pace-{told.seat + 1}"))
    counted = ((race.elapsed - run.began) * percent // 100 + 30000 * run.hints) // 1000
    *hours, minutes, seconds = map(int, told.arg("figures").figures.split(":"))
    figures = 3600 * sum(hours) + 60 * minutes + seconds
    there = run.hints == told.arg("hints") > 0
    return there and _seconds(told.arg("time").items) == figures == counted


def _waiting(told: Told) -> object:
    return _solving(told) == {told.who()} == {told.view.race.solver} and told.seat != told.who()


def _timed(told: Told, stage: str) -> object:
    """Who is named is so far, after this time, which is told in whole seconds."""
    run = told.view.race.runs[told.who()]
    after = told.arg("after").message.args
    return run.stage == stage and round(run.time / 1000) == 60 * after["minutes"] + after["seconds"]


def _after(told: Told) -> object:
    """A time that somebody has."""
    times = {round(run.time / 1000) for run in told.view.race.runs if run.time is not None}
    return told.arg("seconds") < 60 and 60 * told.arg("minutes") + told.arg("seconds") in times


def _take(told: Told) -> object:
    table = told.view.table
    return told.arg("count") == EACH - table.taken > 0 and told.who() == table.taker


def _declare(told: Told) -> object:
    """The first joker without a colour, and a colour for it that is part of what brings most."""
    board = told.view.table.boards[told.seat]
    number, joker = next(
        (number, each) for number, laid in enumerate(board, 1) for each in laid if each.colour == "joker"
    )
    ways = exhibits.best(told)
    return (told.arg("number"), told.arg("piece"), told.who()) == (
        number,
        name_plain(joker.piece),
        told.seat,
    ) and (ways is None or told.arg("colour") in [name_colour(way[id(joker)]) for way in ways])


def _title(told: Told) -> object:
    return told.arg("exhibition") == name_exhibition(told.arg("number")) and (
        str(told.arg("number")) in told.asked[1]
    )


def _no_exhibition(told: Told) -> object:
    """A number was typed, and there are not so many."""
    number = told.arg("number")
    most = len(oracle.SIZES)
    return str(number) in told.asked[1] and told.arg("most") == most and not 1 <= number <= most


def _nobody(told: Told) -> object:
    """Nobody is called as it was typed; who there is, is told."""
    names = [person.name for person in told.desk.people]
    return told.arg("name") == " ".join(told.asked[1]) not in names and list(told.arg("known")) == names


def _opponent(told: Told) -> object:
    seat = told.who()
    return counts(told, seat) and told.arg("firsts") == told.view.table.firsts[seat]


def _stage(told: Told) -> object:
    """Tell whether those who are named, and nobody else, are so far; a claim that comes later is none."""
    same = {"planned": "solving", "pressed": "solving", "gave-up": "claimed", "late": "claimed"}
    runs = told.view.race.runs
    there = {seat for seat, run in enumerate(runs) if same.get(run.stage, run.stage) == told.arg("stage")}
    return told.people() == there != set()


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **exhibits.CHECKS,
        **tasks.CHECKS,
        "iqlandie-alone": lambda told: told.view.table.seats == 1,
        "iqlandie-error-no-card": _hidden,
        "iqlandie-error-no-task": _hidden,
        "iqlandie-hand-empty": lambda told: not told.view.table.hands[told.seat],
        "iqlandie-hand-spectator": lambda told: told.seat < 0,
        "iqlandie-hidden": _hidden,
        "iqlandie-no-boards": lambda told: told.view.table.practice is not None,
        "iqlandie-no-condition": lambda told: told.view.table.colours_of(own(told)) is None,
        "iqlandie-offer-empty": lambda told: not told.view.table.offer(told.arg("kind").message.args["kind"]),
        "iqlandie-opponent": _opponent,
        "iqlandie-overview": _overview,
        "iqlandie-room": _room,
        "iqlandie-score-equal": _equal,
        "iqlandie-score-leader": _leading,
        "iqlandie-score-leaders": _leading,
        "iqlandie-score-of": lambda told: counts(told, told.who()),
        "iqlandie-score-sum": lambda told: counts(told, told.who()),
        "iqlandie-status-kind": _round,
        "iqlandie-status-practice": _round,
        "iqlandie-status-round": _round,
        "iqlandie-who-stage": _stage,
        "iqlandie-after": _after,
        "iqlandie-error-word": lambda told: told.arg("word") in told.asked[1],
        "iqlandie-error-exhibition": _no_exhibition,
        "iqlandie-error-player": _nobody,
        "iqlandie-error-which-piece": lambda told: not told.asked[1] and not told.arg("pieces"),
        "iqlandie-pressed": lambda told: _timed(told, "pressed"),
        "iqlandie-time": _running,
        "iqlandie-time-hints": _with_hints,
        "iqlandie-time-of": lambda told: _timed(told, "claimed"),
        "iqlandie-time-waiting": _waiting,
        "iqlandie-title": _title,
        "iqlandie-turn-declare": _declare,
        "iqlandie-turn-take": _take,
        "iqlandie-time-none": lambda told: told.view.race is None,
        "iqlandie-time-ready": lambda told: not _solving(told),
    }
)
"""By line: what makes it true."""

_PART: Final = "a part, looked at with the line that has it"
_RULE: Final = "of the rules alone, the same in every position"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "iqlandie-cell-ways": "every way is done, `tests/truth/test_places.py`",
        **dict.fromkeys(
            ("iqlandie-counted", "iqlandie-numbered", "iqlandie-piece", "iqlandie-programming-order"), _PART
        ),
        "space-error-not-place": "of the words alone, `tests/language/space`",
        "iqlandie-error-square": "of the words alone, `tests/games/iqlandie/answers`",
        "iqlandie-shift": "a part, how a card lies, `tests/games/iqlandie/tasks/space`",
        "iqlandie-programming-difference": _RULE,
        "iqlandie-programming-free": _RULE,
    }
)
"""Lines with a count or a no that no position makes true or false, or that are worked out elsewhere."""

RARE: Final = frozenset[str]()
"""Lines that no position brings up: none."""
