"""What iQLANDIE's answers claim, worked out from the boards square by square by the referee of the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tests.games.iqlandie import oracle
from tests.truth.answers.told import leads

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

FEW: Final = 2
"""Jokers that the referee tries in every colour; boards with more are left to its own tests."""


def questions(_: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about exhibitions and players."""
    number = str(stream.below(6) + 1)
    yield from ((question, (number,)) for question in ("exhibition", "areas", "free"))
    yield "score", ("1",)


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


def _gap_none(told: Told) -> object:
    _, free = squares(told, exhibition(told))
    now = oracle.gap_number(set(free))
    return all(oracle.gap_number(free - {cell}) <= now for cell in free)


def _overview(told: Told) -> object:
    number = exhibition(told)
    covered, free = squares(told, number)
    laid = told.view.table.boards[own(told)][number - 1]
    jokers = any(each.colour == "joker" for each in laid)
    return (told.arg("covered"), told.arg("all")) == (len(covered), len(covered) + len(free)) and (
        jokers or told.arg("points") == oracle.exposition(number, laid, {})
    )


def _room(told: Told) -> object:
    _, free = squares(told, exhibition(told))
    sizes = told.arg("regions").items
    return told.arg("free") == len(free) == sum(sizes) and len(sizes) == oracle.gap_number(set(free))


def _round(told: Told) -> object:
    return (told.arg("number"), told.arg("rounds")) == (told.view.table.round, told.view.table.rounds)


def _hidden(told: Told) -> object:
    race = told.view.race
    return race is None or race.task is None


def _ready(told: Told) -> object:
    race, run = told.view.race, told.view.run
    return not race.shown or (run is not None and run.stage in {"waiting", "preparing", "ready"})


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
        "iqlandie-alone": lambda told: told.view.table.seats == 1,
        "iqlandie-error-no-card": _hidden,
        "iqlandie-error-no-task": _hidden,
        "iqlandie-gap-none": _gap_none,
        "iqlandie-hand-empty": lambda told: not told.view.table.hands[told.seat],
        "iqlandie-hand-spectator": lambda told: told.seat < 0,
        "iqlandie-hidden": _hidden,
        "iqlandie-item-condition": lambda told: told.arg("points") == 2 * told.arg("pairs"),
        "iqlandie-no-boards": lambda told: told.view.table.practice is not None,
        "iqlandie-no-condition": lambda told: told.view.table.colours_of(own(told)) is None,
        "iqlandie-offer-empty": lambda told: not all(told.view.table.offers),
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
        "iqlandie-time-none": lambda told: told.view.race is None,
        "iqlandie-time-ready": _ready,
    }
)
"""By line: what makes it true."""

_WORDS: Final = "of the words alone, `tests/games/iqlandie/answers`"
_HAND: Final = "of the pieces in hand, `tests/games/iqlandie/answers/test_exhibitions.py`"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "iqlandie-cell-ways": "every way is done, `tests/truth/test_places.py`",
        "iqlandie-bag-has": "of the supply, `tests/games/iqlandie/rules/test_bags.py`",
        "iqlandie-error-exhibition": _WORDS,
        "iqlandie-error-player": _WORDS,
        "iqlandie-error-which-piece": _WORDS,
        "iqlandie-piece-best": _HAND,
        "iqlandie-piece-no-room": _HAND,
        "iqlandie-title": "names an exhibition",
        "iqlandie-where": "names places, `tests/games/iqlandie/answers/test_places.py`",
        "iqlandie-where-none": "needs words, `tests/games/iqlandie/answers/test_places.py`",
    }
)
"""Lines with a count or a no that no position makes true or false, or that are worked out elsewhere."""

RARE: Final = frozenset({"iqlandie-time-ready"})
"""Lines that no position in which somebody is to act brings up; `tests/games/iqlandie/answers` has them."""
