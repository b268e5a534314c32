"""What a free place is said to take, and to bring, is what the engine lets be done there, all of it.

Each legal action is done on a copy, and the event that it brings is compared with what was told before.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from accessgames.games import load_room
from accessgames.games.iota.naming import name_held, name_spot
from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.events import Placed
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.naming import name_piece
from accessgames.games.iqlandie.rules import actions as iqlandie
from accessgames.games.tetrikon.naming import name_piece as name_shape
from accessgames.games.tetrikon.rules import actions as tetrikon
from accessgames.language.space import name_square
from tests.truth.answers.told import answered
from tests.truth.listeners import acting
from tests.truth.positions import positions
from tests.truth.verdicts import parts

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games import Listener
    from accessgames.language import Cell, Message
    from tests.truth.positions import Position

room_of = cache(load_room)

PLACES: Final = 3
"""Places that are asked about in each position."""


def positions_of(game_id: str) -> Iterator[tuple[Position, Listener]]:
    """Yield the positions of a game with who is to act there."""
    for position in positions(game_id):
        yield position, acting(position)


def told(game_id: str, desk: Listener, question: str, *words: str) -> Iterator[Message]:
    """Yield what an answer says, with all that its lines hold."""
    for line in answered(room_of(game_id), desk, question, words):
        yield from parts(line)


def brought(position: Position, kinds: tuple[type, ...]) -> Iterator[tuple[Any, Any]]:
    """Yield every legal action of some kinds with the first event that it brings."""
    known = position.perspective
    for action in known.legal:
        if isinstance(action, kinds):
            yield action, known.game.apply(known.world, known.seat, action).events[0]


def typed(cell: Cell) -> str:
    """A place as it is typed."""
    return f"{cell.column}{cell.row}"


def single_cards(position: Position) -> dict[Any, Counter[tuple[Any, int]]]:
    """By place the cards that may be laid there alone, with their points."""
    found: dict[Any, Counter[tuple[Any, int]]] = defaultdict(Counter)
    known = position.perspective
    for action in known.legal:
        if isinstance(action, Place) and len(action) == 1:
            ((spot, card),) = action
            events = known.game.apply(known.world, known.seat, action).events
            placed = next(event for event in events if isinstance(event, Placed))
            found[spot][name_held(card), placed.scoring.total] = 1
    return found


def test_a_free_place_of_iota_tells_each_card_of_the_hand_and_its_points() -> None:
    """What `pole` tells of a place are the legal placings of one card there."""
    for position, desk in positions_of("iota"):
        singles = single_cards(position)
        free = sorted(desk.view.grid.free, key=lambda spot: (spot.y, spot.x))
        for spot in {*free[position.number % 5 :: 5], *[*singles][:PLACES]}:
            lines = told("iota", desk, "cell", typed(name_spot(spot)))
            named = Counter(
                (line.args["card"], line.args["points"]) for line in lines if line.key == "iota-cell-brings"
            )
            assert singles[spot] == named, (position.number, spot)


def test_where_to_agrees_with_the_places() -> None:
    """`kam` names the same places and points for a card as the places themselves."""
    for position, desk in positions_of("iota"):
        singles = single_cards(position)
        for card in list(dict.fromkeys(map(name_held, desk.view.hand)))[:2]:
            wanted = {
                (name_spot(spot), points)
                for spot, cards in singles.items()
                for named, points in cards
                if named == card
            }
            numbered = next(at for at, one in enumerate(desk.view.hand, 1) if name_held(one) == card)
            lines = told("iota", desk, "where-to", str(numbered))
            found = {
                (line.args["cell"], line.args["points"])
                for line in lines
                if line.key == "iota-where-to-place"
            }
            assert wanted == found, (position.number, card)


def test_a_free_square_of_tetrikon_tells_each_piece_and_its_ways() -> None:
    """What a square tells are the legal ways to cover it, and what is left empty then."""
    for position, desk in positions_of("tetrikon"):
        ways: dict[Square, Counter[tuple[Any, int]]] = defaultdict(Counter)
        board = room_of("tetrikon").game.material.board  # type: ignore[attr-defined]
        for action, event in brought(position, (tetrikon.Build,)):
            for square in board.squares(event.placement.mask):
                ways[square][name_shape(action.piece), event.left] += 1
        for square in [*ways][:: max(1, len(ways) // PLACES)]:
            lines = told("tetrikon", desk, "cell", typed(name_square(square)))
            found = Counter(
                {
                    (line.args["piece"], line.args["left"]): line.args["count"]
                    for line in lines
                    if line.key == "tetrikon-cell-ways"
                }
            )
            assert ways[square] == found, (position.number, square)


def test_a_free_square_of_an_exhibition_tells_each_piece_and_its_points() -> None:
    """What a square tells are the legal ways to lay a piece over it, from the fewest points to the most."""
    for position, desk in positions_of("iqlandie"):
        gains: dict[tuple[int, Square], dict[Any, list[int]]] = defaultdict(lambda: defaultdict(list))
        for action, event in brought(position, (iqlandie.Place,)):
            for square in BOARDS[action.exposition - 1].squares(event.spot.mask):
                gains[action.exposition, square][name_piece(action.piece)].append(event.after - event.before)
        for number, square in [*gains][:: max(1, len(gains) // PLACES)]:
            lines = told("iqlandie", desk, "cell", str(number), typed(name_square(square)))
            found = {
                line.args["piece"]: (line.args["count"], line.args["least"], line.args["most"])
                for line in lines
                if line.key == "iqlandie-cell-ways"
            }
            there = gains[number, square]
            assert {piece: (len(all_), min(all_), max(all_)) for piece, all_ in there.items()} == found
