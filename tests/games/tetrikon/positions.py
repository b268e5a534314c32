"""Short ways to set up positions of Tetrikon in tests, in notation.

The set is the standard one, but for its diagrams: those of A are 4 by 3 squares from a1, those of B 5 by 3,
so that tests can name squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from accessgames.engine import CHANCE, CLOCK, Elapsed
from accessgames.engine.grid import Placement, Square, parse_square, place
from accessgames.games.tetrikon.material import Diagram
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.notation import format_action, parse_action
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.state import Hand, PlayerState, TetrikonState, TetrikonTable, TurnState
from accessgames.games.tetrikon.rules.tasks import Task, Turn

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.events import TableEvent

E = TypeVar("E")

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def _rectangle(width: int) -> int:
    board = load_standard().board
    return board.mask_of(Square(column, row) for column in range(width) for row in range(3))


SET: Final = replace(
    load_standard(),
    name="own-of-the-tests",  # sets are equal by their names, and what was worked out is kept by set
    diagrams=tuple(
        Diagram(f"{level}{number}", _rectangle(width), tuple)
        for level, width in (("A", 4), ("B", 5))
        for number in range(1, 6)
    ),
)
GAME: Final = TetrikonGame(SET)
GEAR: Final = MaterialIndex(SET)
OFFER: Final = "k1 d2 t3 r3 i4 o4"


def numbers(text: str) -> tuple[int, ...]:
    """Read values such as `50 25`."""
    return tuple(map(int, text.split()))


def square(text: str) -> Square:
    """Read a square."""
    found = parse_square(text)
    assert found is not None
    return found


def lying(text: str) -> tuple[Placement, ...]:
    """Read pieces that lie in a diagram, such as `l4 1 a1, k1 1 d3`."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        piece, orientation, anchor = part.split()
        shape = SET.piece_by_id[piece].shape
        placement = place(SET.board, piece, shape, int(orientation), square(anchor), mirror=True)
        assert placement is not None
        found.append(placement)
    return tuple(found)


def _at(texts: Iterable[str], seat: int) -> str:
    return dict(enumerate(texts)).get(seat, "")


def position(
    *,
    seats: int = 2,
    options: Mapping[str, str] = NOTHING,
    money: Iterable[str] = (),
    cards: Iterable[str] = (),
    free: Iterable[str] = (),
    placed: Iterable[str] = (),
    offer: str = OFFER,
    bag: str | None = None,
    returned: str = "",
    used: str = "",
    treasury: str | None = None,
    turn: Mapping[str, Any] = NOTHING,
    **table: Any,  # noqa: ANN401 - fields of several types
) -> TetrikonState:
    """Set up a position in the middle of a game, in which seat 0 is on turn.

    Args:
        seats: Number of players; seat n has diagram A(n+1).
        options: What differs from the usual options.
        money: T cards by seat, such as `50 25`.
        cards: Kept chance cards by seat.
        free: Free pieces by seat.
        placed: Pieces in diagrams by seat (`lying`).
        offer: The six places, `-` for an empty one.
        bag: The pieces in the bag; all the others by default.
        returned: T cards on the returned pile.
        used: Used chance cards.
        treasury: T cards in the treasury; all the others by default.
        turn: Parts of the turn that differ from its beginning.
        table: Parts of the table that differ.
    """
    rules = Rules.of(GAME.setup(seats, options))
    hands = tuple(
        Hand(tuple(sorted(numbers(_at(money, seat)))), tuple(sorted(_at(cards, seat).split())))
        for seat in range(seats)
    )
    players = tuple(
        PlayerState(f"A{seat + 1}", lying(_at(placed, seat)), tuple(_at(free, seat).split()))
        for seat in range(seats)
    )
    seats_money = [card for hand in hands for card in hand.money]
    open_money = _counted(rules, numbers(returned))
    state = TetrikonTable(
        rules=rules,
        players=players,
        pending=(Turn(0),),
        offer=tuple(None if piece == "-" else piece for piece in offer.split()),
        bag=_bag(players, offer, bag),
        returned=open_money,
        used=tuple(sorted(used.split())),
        turn=replace(TurnState(0), **turn),
        turns=seats + 1,
        remaining=rules.milliseconds,
    )
    kept = [kind for hand in hands for kind in hand.cards]
    fresh = Counter(GEAR.chance) - Counter([*kept, *used.split()])
    left = Counter(dict(zip(GEAR.values(rules), GEAR.money(rules), strict=True)))
    left -= Counter([*seats_money, *numbers(returned)])
    rest = tuple(left[value] for value in GEAR.values(rules))
    return TetrikonState(
        replace(state, **table),
        hands,
        rest if treasury is None else _counted(rules, numbers(treasury)),
        tuple(sorted(fresh.elements())),
    )


def _bag(players: tuple[PlayerState, ...], offer: str, bag: str | None) -> tuple[int, ...]:
    if bag is not None:
        return tuple(bag.split().count(piece) for piece in GEAR.order)
    out = Counter(piece for piece in offer.split() if piece != "-")
    for player in players:
        out.update(player.free)
        out.update(placement.shape for placement in player.placed)
    return tuple(count - out[piece] for piece, count in zip(GEAR.order, GEAR.bag, strict=True))


def _counted(rules: Rules, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cards.count(value) for value in GEAR.values(rules))


# ---------------------------------------------------------------- playing


def play(state: TetrikonState, *texts: str) -> tuple[TetrikonState, tuple[TableEvent, ...]]:
    """Do some actions, each by whoever is awaited; return the last state and all events."""
    told: list[TableEvent] = []
    for text in texts:
        action = parse_action(text)
        step = GAME.play(state, actor(state, action), action)
        assert isinstance(step.state, TetrikonState)
        state = step.state
        told.extend(step.events)  # type: ignore[arg-type]
    return state, tuple(told)


def actor(state: TetrikonState, action: object) -> int:
    """Whose action this is at the present moment."""
    awaited = GAME.actors(state)
    if isinstance(action, Elapsed):
        return CLOCK
    return CHANCE if CHANCE in awaited else awaited[-1]


def refused(state: TetrikonState, text: str) -> str:
    """The rest of the key of the refusal of an action, or an empty string when it is legal.

    Whatever is refused is not in the list, changes nothing, and the other way round.
    """
    action = parse_action(text)
    who = actor(state, action)
    refusal = GAME.refusal(state, who, action)
    assert (refusal is None) == (action in GAME.legal_actions(state, who)), text
    return "" if refusal is None else refusal.key.removeprefix("tetrikon-refused-")


def legal(state: TetrikonState) -> list[str]:
    """The legal actions of whoever is awaited, in notation."""
    awaited = GAME.actors(state)
    return [format_action(action) for action in GAME.legal_actions(state, awaited[-1])]  # type: ignore[arg-type]


def legal_words(state: TetrikonState) -> set[str]:
    """The first words of the legal actions."""
    return {text.split()[0] for text in legal(state)}


def only(events: Iterable[TableEvent], kind: type[E]) -> E:
    """The one event of a kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def every(events: Iterable[TableEvent], kind: type[E]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def money_of(state: TetrikonState, seat: int) -> str:
    """The T cards of a seat, ascending."""
    return " ".join(map(str, state.hands[seat].money))


def cards_of(state: TetrikonState, seat: int) -> str:
    """The kept chance cards of a seat."""
    return " ".join(state.hands[seat].cards)


def free_of(state: TetrikonState, seat: int) -> str:
    """The free pieces of a seat, in the order in which they came."""
    return " ".join(state.table.players[seat].free)


def awaiting(state: TetrikonState) -> Task:
    """What is awaited."""
    assert state.table.task is not None
    return state.table.task


def on_turn(state: TetrikonState) -> int:
    """Whose turn it is."""
    assert state.table.turn is not None
    return state.table.turn.seat


def to_draw(state: TetrikonState, kind: str) -> tuple[TetrikonState, tuple[TableEvent, ...]]:
    """Let the seat on turn roll 2+2 and draw this chance card."""
    return play(state, "roll", "dice 2 2", "choose chance", f"chance {kind}")
