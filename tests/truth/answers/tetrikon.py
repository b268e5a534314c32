"""What Tetrikon's answers claim, worked out from the squares, the pieces and the cards that can be seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules import tasks
from accessgames.games.tetrikon.rules.puzzle import PuzzleView
from tests.truth.answers.told import spread

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

PIECES: Final = {"hák": "l4", "kostička": "k1", "kříž": "x5"}


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about pieces and players."""
    yield "where", (stream.choice(tuple(PIECES)),)
    other = desk.people[stream.below(len(desk.people))].name
    yield from ((question, (other,)) for question in ("free", "score", "opponents", "areas"))


def solving(told: Told) -> bool:
    """Tell whether pieces are laid against time, without a market."""
    return isinstance(told.view, PuzzleView)


def asked_seat(told: Told) -> int:
    """Return whose diagram the question is about."""
    names = [person.name for person in told.desk.people]
    for word in told.asked[1]:
        if word in names:
            return names.index(word)
    if solving(told):
        return told.view.state.seat if told.seat < 0 else told.seat
    if told.seat >= 0:
        return told.seat
    turn = told.view.table.turn
    return 0 if turn is None else int(turn.seat)


def building_of(told: Told, seat: int) -> Any:  # noqa: ANN401 - what a seat builds
    """Return what a seat builds against time, or has built last; None before it begins."""
    run = told.view.state.runs[seat]
    return run.buildings[min(run.at, len(run.buildings) - 1)] if run.buildings else None


def diagram(told: Told, seat: int) -> tuple[set[int], set[int]]:
    """Return the squares of somebody's diagram, and those of them that are covered."""
    game: Any = told.desk.perspective.game
    material = game.material
    if solving(told):
        building = building_of(told, seat)
        name, laid = ("", ()) if building is None else (building.diagram, building.placed)
    else:
        player = told.view.table.players[seat]
        name, laid = player.diagram, player.placed
    if not name:
        return set(), set()
    mask = material.diagram_by_id[name].mask
    return spread(mask), {square for one in laid for square in spread(one.mask)}


def empty(told: Told, seat: int) -> int:
    """Count the squares of a diagram that are not covered."""
    squares, covered = diagram(told, seat)
    return len(squares - covered)


def table(told: Told) -> Any:  # noqa: ANN401 - the table of the market
    """Return what lies open on the table."""
    return told.view.table


def _lead(told: Told) -> object:
    left = [empty(told, seat) for seat in range(len(told.desk.people))]
    best = {seat for seat, squares in enumerate(left) if squares == min(left)}
    return told.arg("count") == min(left) and told.people() == best != set(range(len(left)))


def _level(told: Told) -> object:
    return {empty(told, seat) for seat in range(len(told.desk.people))} == {told.arg("count")}


def _letters(told: Told) -> object:
    turn = table(told).turn
    most = 1 if turn.first else 2
    left = 0 if "f" in turn.letters else max(0, most - len(turn.letters))
    return told.arg("left") == left and len(told.arg("done").items) == len(turn.letters)


def _banned(told: Told) -> int:
    """Count the bans in force."""
    every = table(told)
    turn = every.turn
    own = 0 if turn is None else int(turn.no_roll) + int(turn.no_build)
    return sum(int(player.no_trade) + int(player.no_roll) for player in every.players) + own


def _ban_set(told: Told) -> object:
    player, turn = table(told).players[told.who()], table(told).turn
    if told.arg("kind") == "no-build":
        return turn.seat == told.who() and turn.no_build
    return {"no-trade": player.no_trade, "no-roll": player.no_roll}[told.arg("kind")]


def _free(told: Told) -> list[str]:
    """Return the free pieces of who is named."""
    seat = told.who()
    return list(table(told).players[seat].free)


def _piece(told: Told) -> str:
    return PIECES[told.asked[1][0]]


def _nowhere(told: Told) -> object:
    piece = _piece(told)
    if solving(told):
        building = building_of(told, asked_seat(told))
        return building is None or piece not in [laid.shape for laid in building.placed]
    every = table(told)
    own = asked_seat(told)
    placed = [laid.shape for laid in every.players[own].placed]
    return piece not in [*placed, *every.offer, *(one for player in every.players for one in player.free)]


def _opponent(told: Told) -> object:
    squares, covered = diagram(told, told.who())
    dealt = bool(squares)
    return (told.arg("dealt") == "yes") == dealt and (
        not dealt or (told.arg("left"), told.arg("all")) == (len(squares - covered), len(squares))
    )


def _money(told: Told) -> object:
    own = told.view.hand.money
    return (told.arg("total"), told.arg("number")) == (sum(own), len(own)) and own


def _results(told: Told) -> list[Any]:
    """Return the finished games."""
    return list(table(told).results)


def _total(told: Told) -> object:
    seat = told.who()
    left = [result.empty[seat] for result in _results(told)]
    return (told.arg("total"), told.arg("zeros")) == (20 * sum(left), left.count(0))


def _left(told: Told) -> object:
    return told.arg("squares") == empty(told, asked_seat(told)) > 0


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "tetrikon-lead": _lead,
        "tetrikon-lead-nobody": _level,
        "space-left-nothing": lambda told: not empty(told, asked_seat(told)),
        "space-left-one": _left,
        "space-left": _left,
        "space-total": lambda told: told.arg("left") == empty(told, asked_seat(told)) > 0,
        "space-total-full": lambda told: not empty(told, asked_seat(told)),
        "tetrikon-bag": lambda told: told.arg("count") == sum(table(told).bag),
        "tetrikon-bag-empty": lambda told: not any(table(told).bag),
        "tetrikon-ban-now": lambda told: table(told).turn.seat == told.who() and table(told).turn.no_roll,
        "tetrikon-ban-set": _ban_set,
        "tetrikon-chances": lambda told: (
            (told.arg("count"), told.arg("used")) == (told.view.fresh, len(table(told).used))
        ),
        "tetrikon-error-no-market": solving,
        "tetrikon-hand-money": _money,
        "tetrikon-hand-no-money": lambda told: not told.view.hand.money,
        "tetrikon-letters": _letters,
        "tetrikon-no-bans": lambda told: not _banned(told),
        "tetrikon-no-cards": lambda told: not told.view.hand.cards and told.view.drawn is None,
        "tetrikon-no-deal": lambda told: not isinstance(table(told).task, tasks.Answering | tasks.SwapAnswer),
        "tetrikon-no-opponents": lambda told: len(told.desk.people) == 1,
        "tetrikon-opponent": _opponent,
        "tetrikon-score-none": lambda told: not _results(told),
        "tetrikon-time-unlimited": lambda told: (
            (told.view.state.left if solving(told) else table(told).remaining) is None
        ),
        "tetrikon-total-of": _total,
        "tetrikon-treasury": lambda told: (
            (told.arg("count"), told.arg("returned")) == (told.view.treasury, sum(table(told).returned))
        ),
        "tetrikon-turn-none": lambda told: table(told).turn is None,
        "tetrikon-where-free": lambda told: (
            solving(told)
            or told.arg("count") == list(table(told).players[asked_seat(told)].free).count(_piece(told))
        ),
        "tetrikon-where-nowhere": lambda told: (
            told.arg("piece") == name_piece(_piece(told)) and _nowhere(told)
        ),
        "tetrikon-free-pieces": lambda told: solving(told) or told.arg("count") == len(_free(told)),
        "tetrikon-opponent-placed": lambda told: told.arg("count") > 0,
    }
)
"""By line: what makes it true."""

_WORDS: Final = "of the words alone, `tests/games/tetrikon/answers`"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "tetrikon-cell-none": "every square with every piece, `tests/truth/test_places.py`",
        "tetrikon-cell-ways": "every way is done, `tests/truth/test_places.py`",
        "tetrikon-card-info": "of the card alone, `tests/games/tetrikon/answers`",
        "tetrikon-error-card": _WORDS,
        "tetrikon-error-no-diagram": "nobody is to act before diagrams are dealt",
        "tetrikon-letter": "names a letter",
        "tetrikon-pieces-of-size": "of the set alone, `tests/games/tetrikon/answers`",
        "tetrikon-swap-proposed": "repeats an offer, `tests/games/tetrikon/answers`",
    }
)
"""Lines with a count or a no that no position makes true or false, or that are worked out elsewhere."""

RARE: Final = frozenset(
    {
        "tetrikon-bag-empty",
        "tetrikon-ban-now",
        "tetrikon-ban-set",
        "tetrikon-total-of",
        "tetrikon-turn-none",
    }
)
"""Lines that no position in which somebody is to act brings up; `tests/games/tetrikon/answers` has them."""
