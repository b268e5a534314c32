"""Which moves words mean in a list, `tahy čx2 l46`, and the orders in which they can be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import MalformedAction
from accessgames.games import board_questions, move_lists
from accessgames.games.iota import naming, typed
from accessgames.games.iota.notation import START_ROW
from accessgames.games.iota.rules import actions
from accessgames.games.iota.rules.cards import WILD, Card, Spot
from accessgames.games.iota.rules.events import Placed
from accessgames.games.iota.rules.placements import placements
from accessgames.language import Cell, Found
from accessgames.language.commandline import COMMA, normalise_bare

if TYPE_CHECKING:
    from accessgames.language import Parsed

ORDERS: Final[tuple[move_lists.Order, ...]] = (
    move_lists.PLACE,
    move_lists.CARD,
    move_lists.POINTS,
    move_lists.STRENGTH,
)
"""By place from the upper left, by the cards of the hand, by points, by the adviser's judgement."""

KINDS: Final = ("place", "recycle", "trade", "pass")
"""Verbs that name a kind of moves."""

_LINES: Final = ("row", "column")
_WORD: Final = 3
"""Fewest letters of "řada", "kolem" or "nad": shorter ones are columns."""

_Area: TypeAlias = Callable[[Spot], bool]
_Laid: TypeAlias = "tuple[tuple[Spot | None, Card], ...]"


def choose_moves(listener: naming.IotaListener, words: Sequence[str]) -> tuple[actions.IotaAction, ...]:
    """Return the legal moves that words mean, all of the words together.

    A card is one that is laid, traded or taken; a place is one that gets a card. As many cards as places are
    pairs, as in a placement: "čx2 l46" is this card on this place, maybe beside others.

    Raises:
        MalformedAction: A word means nothing here, no such card is in the hand, or no match reaches a place.
    """
    reader = _Reader(listener)
    return move_lists.choose(listener.perspective.legal, words, listener.words, reader.wishes)


def _laid(action: actions.IotaAction) -> _Laid:
    """Return the cards of a move, each with the place it comes to, if it comes to one."""
    match action:
        case actions.Place(cards):
            return cards
        case actions.Recycle(spot, card):
            return ((spot, card), (spot, WILD))
        case actions.Trade(cards):
            return tuple((None, card) for card in cards)
        case _:
            return ()


def _kind(action: actions.IotaAction) -> str:
    match action:
        case actions.Place():
            return "place"
        case actions.Recycle():
            return "recycle"
        case _:
            return "trade" if action != actions.PASS else "pass"


def _within(cards: frozenset[Card] | None, area: _Area | None) -> move_lists.Wish:
    """Want one of some cards, or a card on a place of an area; where both are given, such a card there."""
    return lambda action: any(
        (cards is None or card in cards) and (area is None or (spot is not None and area(spot)))
        for spot, card in _laid(action)
    )


def _of_kind(kind: str) -> move_lists.Wish:
    return lambda action: _kind(action) == kind


@dataclass(slots=True)
class _Asked:
    """What was read so far, in the order in which it was typed."""

    cards: list[frozenset[Card]] = field(default_factory=list)
    areas: list[_Area] = field(default_factory=list)
    others: list[move_lists.Wish] = field(default_factory=list)
    trades: bool = False

    def wishes(self) -> tuple[move_lists.Wish, ...]:
        """Return what is wanted, with each card on its place where there are as many."""
        if len(self.cards) == len(self.areas):
            return (*map(_within, self.cards, self.areas), *self.others)
        alone = (_within(cards, None) for cards in self.cards)
        return (*alone, *(_within(None, area) for area in self.areas), *self.others)


class _Reader:
    """Reads what is wanted of moves, item after item."""

    def __init__(self, listener: naming.IotaListener) -> None:
        self._known = listener.words
        self._view = listener.view

    def wishes(self, words: Sequence[str]) -> tuple[move_lists.Wish, ...]:
        """Return what words want; see `move_lists.Understand`."""
        texts = (text for key in ("glue", "for") for text in self._known.table[key].words)
        empty = {*map(normalise_bare, texts), *self._known.read.conjunctions, COMMA}
        rest, asked = [word for word in words if normalise_bare(word) not in empty], _Asked()
        while rest:
            used = self._card(rest, asked, whole=True) or self._area(rest, asked)
            used = used or self._card(rest, asked, whole=False) or self._other(rest, asked)
            if not used:
                raise MalformedAction("iota-error-list", word=board_questions.quote(rest[0]))
            rest = rest[used:]
        return asked.wishes()

    def _card(self, words: list[str], asked: _Asked, *, whole: bool) -> int:
        """Read a card, a description that some cards fit, or the position of a card in the hand."""
        read = typed.read_card_pattern(words, self._known)
        if read is not None and (read.value.complete if whole else not read.value.letters):
            cards = frozenset(read.value.cards)
            if not cards & self._within_reach():
                raise MalformedAction("iota-error-not-in-hand", card=read.value.phrase)
            asked.cards.append(cards)
            return read.used
        number = None if whole else self._known.read.which(words)
        if number is None:
            return 0
        hand = self._view.hand
        if not 1 <= number.value <= len(hand):
            raise MalformedAction("iota-error-position", number=number.value, count=len(hand))
        asked.cards.append(frozenset({hand[number.value - 1]}))
        return number.used

    def _within_reach(self) -> frozenset[Card]:
        """Return the cards that some move may have: those of the hand, and a wild card on the table."""
        return frozenset((*self._view.hand, *((WILD,) if self._view.grid.wilds else ())))

    def _area(self, words: list[str], asked: _Asked) -> int:
        """Read a place, a row, a column, what is around a place or beside it."""
        known = self._known
        word = normalise_bare(words[0])
        if len(word) >= _WORD:
            line = known.match(words[:1], _LINES)
            if isinstance(line, Found) and (cell := known.read.cell(words)) is None:
                return self._line(line.id, words, asked)
            around = known.match(words, ("around", *typed.WAYS))
            if isinstance(around, Found) and (near := known.read.cell(words[around.used :])) is not None:
                asked.areas.append(_beside(around.id, _reached(near.value)).__contains__)
                return around.used + near.used
        cell = known.read.cell(words)
        if cell is None:
            return 0
        asked.areas.append(frozenset({_reached(cell.value)}).__contains__)
        return cell.used

    def _line(self, line: str, words: list[str], asked: _Asked) -> int:
        """Read a whole row or column of the table."""
        row: Parsed[int] | None = self._known.read.row(words) if line == "row" else None
        column: Parsed[str] | None = self._known.read.column(words) if line == "column" else None
        if row is not None:
            spot = _reached(Cell("m", row.value))
            asked.areas.append(lambda at: at.y == spot.y)
            return row.used
        if column is not None:
            spot = _reached(Cell(column.value, START_ROW))
            asked.areas.append(lambda at: at.x == spot.x)
            return column.used
        raise MalformedAction("iota-error-which-place", what=line)

    def _other(self, words: list[str], asked: _Asked) -> int:
        """Read a kind of moves, or all or none of the cards: with a trade all of the hand, else anything."""
        kind = move_lists.read_kind(words, KINDS, self._known)
        if kind is not None:
            asked.others.append(_of_kind(kind.value))
            asked.trades = asked.trades or kind.value == "trade"
            return kind.used
        amount = self._known.match(words[:1], ("all", "none"))
        if not isinstance(amount, Found):
            return 0
        if amount.id == "none":
            asked.others.append(_of_kind("pass"))
        elif asked.trades:
            whole = actions.Trade(self._view.hand)
            asked.others.append(lambda action: action == whole)
        return amount.used


def _reached(cell: Cell) -> Spot:
    """Return a place; MalformedAction where no match can reach it."""
    spot = naming.find_spot(cell)
    if spot is None:
        raise MalformedAction("iota-error-cell", cell=cell)
    return spot


def _beside(way: str, spot: Spot) -> frozenset[Spot]:
    """Return the place beside another one, or that one and the eight around it."""
    if way == "around":
        steps = range(-1, 2)
        return frozenset(Spot(spot.x + x, spot.y + y) for x in steps for y in steps)
    return frozenset(spot.step(*step) for name, step in typed.STEPS.items() if name == way)


def order_key(order: move_lists.Order, action: Any, listener: naming.IotaListener) -> tuple[Any, ...]:  # noqa: ANN401 - any key that can be compared
    """Sort placements by points, or with recyclings by place or by the cards of the hand, trades behind.

    A pass comes last. What is told without points stands behind all placements in an order by points.
    """
    hand: tuple[Card, ...] = listener.view.hand
    laid = _laid(action)
    spots = tuple(sorted((-spot.y, spot.x) for spot, _ in laid if spot is not None))
    cards = tuple(sorted(hand.index(card) for _, card in laid if card in hand))
    last = {"trade": 1, "pass": 2}.get(_kind(action), 0)
    if order == move_lists.POINTS:
        points = _points(action, listener)
        return (last, points is None, -(points or 0), spots, cards)
    return (last, cards, spots) if order == move_lists.CARD or not spots else (last, spots, cards)


def _points(action: Any, listener: naming.IotaListener) -> int | None:  # noqa: ANN401 - an action
    """Return the points of a placement, None for everything else."""
    if not isinstance(action, actions.Place):
        return None
    view = listener.view
    if view.table.blind:
        return next(
            event.scoring.total for event in listener.perspective.preview(action) if isinstance(event, Placed)
        )
    out = not view.table.deck and len(action.cards) == len(view.hand)
    return placements(view.grid, view.hand).points[action] << out
