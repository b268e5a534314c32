"""What Tetrikon's answers claim, worked out from the squares, the pieces and the cards that can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules import tasks
from accessgames.language import Message
from tests.truth.answers import areas, market, needs
from tests.truth.answers.diagrams import asked_seat, building_of, diagram, empty, solving
from tests.truth.refusals import pieces, scenes
from tests.truth.verdicts import Told

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.positions import Position
    from tests.truth.verdicts import Check

PIECES: Final = {"hák": "l4", "kostička": "k1", "kříž": "x5"}


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about pieces and players."""
    yield "where", (stream.choice(tuple(PIECES)),)
    other = desk.people[stream.below(len(desk.people))].name
    yield from ((question, (other,)) for question in ("free", "score", "opponents", "areas"))
    yield "cell", (f"{'abcdefgh'[stream.below(8)]}{1 + stream.below(8)}",)
    yield from (("cell", (square,)) for square in _lonely(desk))


def more() -> Iterator[Position]:
    """Yield what play seldom brings up: bans, an empty bag, offers that are answered."""
    yield from scenes.more(1)
    yield from scenes.watched()


def _lonely(desk: Listener) -> Iterator[str]:
    """Yield free squares with no free neighbour: what only the smallest piece covers."""
    known = Told(desk, ("", ()), Message(""), ())
    if desk.seat >= 0:
        squares, covered = diagram(known, desk.seat)
        free = set(map(pieces.cell_of, squares - covered))
        single = (areas.first_of(area) for area in areas.apart(free) if len(area) == 1)
        yield from (f"{'abcdefgh'[column]}{row + 1}" for column, row in single)


def table(told: Told) -> Any:  # noqa: ANN401 - the table of the market
    """Return what lies open on the table."""
    return told.view.table


def ground(told: Told) -> tuple[set[areas.Cell], set[areas.Cell]]:
    """Return the squares of the diagram that is asked about, and the covered ones, by column and row."""
    squares, covered = diagram(told, asked_seat(told))
    return set(map(pieces.cell_of, squares)), set(map(pieces.cell_of, covered))


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
    done = len(told.arg("done").items)
    return told.arg("left") == left and done == len(turn.letters) and told.who() == turn.seat


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
    seat = told.who()
    laid = building_of(told, seat) if solving(told) else table(told).players[seat]
    named = told.arg("diagram") == (laid.diagram if dealt else "-")
    return (
        named
        and (told.arg("dealt") == "yes") == dealt
        and (not dealt or (told.arg("left"), told.arg("all")) == (len(squares - covered), len(squares)))
    )


def _money(told: Told) -> object:
    own = told.view.hand.money
    named = [
        item.message.args["points"] * item.message.args.get("count", 1) for item in told.arg("cards").items
    ]
    return (told.arg("total"), told.arg("number")) == (sum(own), len(own)) == (sum(named), len(own)) and own


def _unused(told: Told, seat: int) -> Counter[str]:
    """Count the pieces that a seat may still lay: those of the set that do not lie yet (R41, R42).

    Against time nobody has any before their first diagram.
    """
    if not solving(told):
        return Counter(table(told).players[seat].free)
    game: Any = told.desk.perspective.game
    state = told.view.state
    if not state.runs[seat].buildings:
        return Counter()
    laid = Counter(one.shape for building in state.runs[seat].buildings for one in building.placed)
    each = {
        str(one): piece.count if state.rules.solo else 1 for one, piece in game.material.piece_by_id.items()
    }
    return Counter({one: count - laid[one] for one, count in each.items() if count > laid[one]})


def _free_pieces(told: Told) -> object:
    """So many pieces are free, and those that are named are, as often as is said."""
    free = _unused(told, told.who())
    listed = [(item.noun, item.count or 1) for item in told.arg("pieces").items]
    there = [(name_piece(one).noun, count) for one, count in free.items()]
    return told.arg("count") == free.total() and set(listed) <= set(there) and bool(listed) == bool(there)


def _where_free(told: Told) -> object:
    named = told.arg("piece") == name_piece(_piece(told))
    return named and told.arg("count") == _unused(told, asked_seat(told))[_piece(told)] > 0


def _opponent_placed(told: Told) -> object:
    """These pieces lie in a diagram of somebody else, the first eight by name."""
    named = [item.message.args["piece"] for item in told.arg("pieces").items]
    others = [list(_laid(told, seat)) for seat in range(len(told.desk.people))]
    return any(
        told.arg("count") == len(laid) > 0 and named == list(map(name_piece, laid[:8])) for laid in others
    )


def _laid(told: Told, seat: int) -> Iterator[str]:
    if not solving(told):
        yield from (one.shape for one in table(told).players[seat].placed)
    elif (building := building_of(told, seat)) is not None:
        yield from (one.shape for one in building.placed)


def _cell_none(told: Told) -> object:
    """The square is free, there are pieces, and none of them covers it, turned and turned over."""
    squares, covered = pieces.outline(told)
    typed = told.asked[1][0]
    cell, free = (ord(typed[0]) - ord("a"), int(typed[1:]) - 1), squares - covered
    own = set(table(told).players[told.seat].free)
    return (
        cell in free
        and bool(own)
        and not any(
            cell in cells and cells <= free
            for piece in own
            for first in free
            for cells in pieces.lying(told, piece, first)
        )
    )


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "tetrikon-lead": _lead,
        "tetrikon-lead-nobody": _level,
        **areas.checks(ground),
        **market.CHECKS,
        **needs.CHECKS,
        "tetrikon-bag": lambda told: told.arg("count") == sum(table(told).bag),
        "tetrikon-bag-empty": lambda told: not any(table(told).bag),
        "tetrikon-ban-now": lambda told: table(told).turn.seat == told.who() and table(told).turn.no_roll,
        "tetrikon-ban-set": _ban_set,
        "tetrikon-chances": lambda told: (
            (told.arg("count"), told.arg("used")) == (told.view.fresh, len(table(told).used))
        ),
        "tetrikon-error-no-diagram": lambda told: not diagram(told, asked_seat(told))[0],
        "tetrikon-error-no-market": solving,
        "tetrikon-hand-money": _money,
        "tetrikon-hand-no-money": lambda told: not told.view.hand.money,
        "tetrikon-letters": _letters,
        "tetrikon-no-bans": lambda told: not _banned(told),
        "tetrikon-no-cards": lambda told: not told.view.hand.cards and told.view.drawn is None,
        "tetrikon-no-deal": lambda told: not isinstance(table(told).task, tasks.Answering | tasks.SwapAnswer),
        "tetrikon-no-opponents": lambda told: len(told.desk.people) == 1,
        "tetrikon-opponent": _opponent,
        "tetrikon-score-none": lambda told: not table(told).results and told.who() == asked_seat(told),
        "tetrikon-treasury": lambda told: (
            (told.arg("count"), told.arg("returned")) == (told.view.treasury, sum(table(told).returned))
        ),
        "tetrikon-turn-none": lambda told: table(told).turn is None,
        "tetrikon-where-free": _where_free,
        "tetrikon-where-nowhere": lambda told: (
            told.arg("piece") == name_piece(_piece(told)) and _nowhere(told)
        ),
        "tetrikon-free-pieces": _free_pieces,
        "tetrikon-opponent-placed": _opponent_placed,
        "tetrikon-cell-none": _cell_none,
    }
)
"""By line: what makes it true."""

_EFFECTS: Final = tuple(load_standard().chance_by_id)
_PART: Final = "a part, looked at with the line that has it"
_CARD: Final = "of the card alone, `tests/games/tetrikon/answers`"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "tetrikon-cell-ways": "every way is done, `tests/truth/test_places.py`",
        "tetrikon-card-info": _CARD,
        **dict.fromkeys(map("tetrikon-effect-{}".format, _EFFECTS), _CARD),
        "tetrikon-error-card": "of the words alone, `tests/games/tetrikon/answers`",
        "tetrikon-error-turn": "of the words alone, `tests/games/tetrikon/test_turned_board.py`",
        **dict.fromkeys(
            ("tetrikon-letter", "tetrikon-note", "tetrikon-nothing", "tetrikon-points", "tetrikon-times"),
            _PART,
        ),
    }
)
"""Lines with a count or a no that no position makes true or false, or that are worked out elsewhere."""

RARE: Final = frozenset[str]()
"""Lines that no position brings up: none."""
