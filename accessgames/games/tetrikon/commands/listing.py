"""Which moves words mean in a list, `tahy hák c3`; its entries, single ones and groups, and their orders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from accessgames.engine import MalformedAction
from accessgames.games import move_lists
from accessgames.games.tetrikon import player_areas, typed
from accessgames.games.tetrikon.commands.spelling import piece_word, verb_of
from accessgames.games.tetrikon.commands.verbs import MAKERS
from accessgames.games.tetrikon.naming import TetrikonListener, name_card, name_piece
from accessgames.games.tetrikon.rules import actions, puzzle
from accessgames.language import Cell, Found, Parsed, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.language.space import read_squares, square_of

ORDERS: Final[tuple[move_lists.Order, ...]] = (
    move_lists.KIND,
    move_lists.PLACE,
    move_lists.PIECE,
    move_lists.STRENGTH,
)
"""By what is done, as a menu; by place; by what is laid; by the adviser's judgement."""

MENUS: Final[frozenset[move_lists.Order]] = frozenset({move_lists.KIND, move_lists.PLACE})

_FEW: Final = 4
"""So many moves of one kind are told one by one; more are a group."""

_LONG: Final = 9
"""So many places of a piece are told one by one; more are grouped by position."""

_LINE: Final = 3
"""Fewest letters of "řada"; shorter words are columns."""


def choose_moves(listener: TetrikonListener, words: Sequence[str]) -> tuple[Any, ...]:
    """Return the legal moves that words mean, all of the words together.

    A piece by itself is what it can be laid for, or whatever else can be done with it; a square is one that
    gets covered or emptied.

    Raises:
        MalformedAction: The words name nothing that can be listed.
    """
    legal = [action for action in listener.perspective.legal if not isinstance(action, puzzle.Think)]
    return move_lists.choose(legal, words, listener.words, _Reader(listener, legal).wishes)


def _lays(action: Any) -> bool:  # noqa: ANN401 - an action
    return isinstance(action, actions.Build | puzzle.Lay)


def _pieces(action: Any) -> tuple[str | None, ...]:  # noqa: ANN401 - an action
    """Return the pieces that an action is about."""
    match action:
        case actions.UseCard():
            return (action.give, action.take)
        case actions.AddItem(_, item) if isinstance(item, str):
            return (item,)
        case actions.Build() | puzzle.Lay() | actions.Exchange() | actions.Swap() | actions.Give():
            return (action.piece,)
        case _:
            return ()


def _figures(action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - an action
    """Return the amounts and the places of the offer that an action is about."""
    match action:
        case actions.Pay() | actions.Propose() | actions.AcceptDeal():
            return action.cards
        case actions.Break():
            return (action.card, *action.into)
        case actions.DiscardMoney():
            return (action.value,)
        case actions.AddItem():
            return (action.item,)
        case actions.Buy() | actions.UseCard():
            return (action.place,)
        case _:
            return ()


def _cards(action: Any) -> tuple[str, ...]:  # noqa: ANN401 - an action
    match action:
        case actions.UseCard():
            return (action.kind, *action.others)
        case actions.DiscardChance():
            return (action.kind,)
        case _:
            return ()


class _Reader:
    """Reads what is wanted of moves, item after item."""

    def __init__(self, listener: TetrikonListener, legal: Sequence[Any]) -> None:
        self._listener = listener
        self._known = listener.words
        self._legal = legal
        self._piece = ""
        self._alone = True

    def wishes(self, words: Sequence[str]) -> tuple[move_lists.Wish, ...]:
        """Return what words want; see `move_lists.Understand`."""
        self._piece, self._alone = "", True
        rest = typed.numbers_last(words, self._known)
        readers = (
            self._card,
            self._filler,
            self._way,
            self._one_piece,
            self._kind,
            self._line,
            self._squares,
            self._card_begun,
            self._figure,
            self._diagram,
            self._partner,
        )
        wishes = move_lists.read_wishes(rest, readers, self._unknown)
        laid = [one for one in self._legal if _lays(one) and one.piece == self._piece] if self._alone else []
        return (
            wishes if not laid else (lambda action: _lays(action) and all(each(action) for each in wishes),)
        )

    def _unknown(self, word: str) -> MalformedAction:
        word = quote_briefly(word)
        if self._piece:
            return MalformedAction("tetrikon-error-spot", word=word, piece=name_piece(self._piece))
        return MalformedAction("tetrikon-error-list", word=word)

    def _card(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a chance card by a whole name of it."""
        return None if self._at_puzzle else self._of_card(typed.whole_card(words, self._known))

    def _card_begun(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        return None if self._at_puzzle else self._of_card(typed.read_card(words, self._listener))

    def _filler(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Step over a word that only joins others."""
        return None if typed.drop_fillers(words[:1], self._known) else Parsed(lambda _: True, 1)

    @property
    def _at_puzzle(self) -> bool:
        return player_areas.puzzle_of(self._listener) is not None

    def _of_card(self, card: Parsed[str] | None) -> Parsed[move_lists.Wish] | None:
        if card is None:
            return None
        self._alone = False
        kind = card.value
        return Parsed(lambda action: kind in _cards(action), card.used)

    def _one_piece(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        piece = typed.read_piece(words, self._listener)
        if piece is None:
            return None
        self._piece = named = piece.value
        return Parsed(lambda action: named in _pieces(action), piece.used)

    def _way(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a position of the piece that was named before."""
        if not self._piece or read_squares(words, player_areas.board_of(self._listener), self._known):
            return None
        numbers = player_areas.orientation_names_of(self._listener, self._piece).read(words, self._known)
        if numbers is None:
            return None
        fitting = numbers.value
        return Parsed(lambda action: self._orientation(action) in fitting, numbers.used)

    def _orientation(self, action: Any) -> int:  # noqa: ANN401 - an action
        number: int = getattr(player_areas.seen(self._listener, action), "orientation", 0)
        return number

    def _kind(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        kind = move_lists.read_kind(words, tuple(MAKERS), self._known)
        if kind is None:
            return None
        self._alone = False
        verb = kind.value
        return Parsed(lambda action: verb_of(action, self._listener) == verb, kind.used)

    def _line(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a row or column of the diagram."""
        line = self._known.match(words[:1], ("row", "column")) if len(words[0]) >= _LINE else None
        if not isinstance(line, Found):
            return None
        board = player_areas.board_of(self._listener)
        row = self._known.read.row(words) if line.id == "row" else None
        column = self._known.read.column(words) if line.id == "column" else None
        if row is not None:
            wanted = [one for one in board.squares(board.whole) if one.row == row.value - 1]
            return self._covering(board.mask_of(wanted), row)
        if column is not None:
            at = square_of(Cell(column.value, 1)).column
            wanted = [one for one in board.squares(board.whole) if one.column == at]
            return self._covering(board.mask_of(wanted), column)
        return None

    def _covering(self, mask: int, read: Parsed[Any]) -> Parsed[move_lists.Wish]:
        return Parsed(lambda action: bool(self._covered(action) & mask), read.used)

    def _squares(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read squares; all of them are covered, or one of them is where something comes out."""
        squares = read_squares(words, player_areas.board_of(self._listener), self._known)
        if squares is None:
            return None
        mask = squares.value
        return Parsed(lambda action: not mask & ~self._covered(action), squares.used)

    def _covered(self, action: Any) -> int:  # noqa: ANN401 - an action
        """Return the squares that an action covers or empties, those that name what comes out."""
        board, action = player_areas.board_of(self._listener), player_areas.seen(self._listener, action)
        match action:
            case actions.Build() | puzzle.Lay() | actions.Exchange():
                place = typed.placement_of(self._listener, action.piece, action.orientation, action.anchor)
                out = board.bit(action.removed) if isinstance(action, actions.Exchange) else 0
                return out | (place.mask if place is not None else 0)
            case puzzle.Lift():
                return board.bit(action.anchor)
            case actions.TakeOut():
                return board.bit(action.square)
            case _:
                return 0

    def _figure(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read an amount, or a place of the offer."""
        amount = typed.read_amount(words, self._listener)
        if amount is None or self._at_puzzle:
            return None
        figure = amount.value
        return Parsed(lambda action: figure in _figures(action), amount.used)

    def _diagram(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read a diagram that can be picked."""
        picks = {normalise_bare(one.diagram) for one in self._legal if isinstance(one, puzzle.Pick)}
        name = normalise_bare(words[0])
        if name not in picks:
            return None
        return Parsed(lambda action: normalise_bare(getattr(action, "diagram", "")) == name, 1)

    def _partner(self, words: Sequence[str]) -> Parsed[move_lists.Wish] | None:
        """Read another player."""
        partner = None if self._at_puzzle else typed.read_partner(words, self._listener)
        if partner is None:
            return None
        seat = partner.value
        return Parsed(lambda action: getattr(action, "partner", None) == seat, partner.used)


def list_moves(listener: TetrikonListener, words: Sequence[str], order: move_lists.Order) -> tuple[Any, ...]:
    """Return the entries of the list.

    By nothing: everything, with a group for each piece that could be laid, exchanged or used in many ways.
    By a piece: its places; by kind in groups by position where they are many. Else one move after another.

    Raises:
        MalformedAction: The words name nothing that can be listed.
    """
    chosen = choose_moves(listener, words)
    if not words:
        return _everything(chosen, listener)
    places = sorted(chosen, key=lambda action: order_key(order, player_areas.seen(listener, action)))
    rest = typed.drop_fillers(words, listener.words)
    piece = typed.read_piece(rest, listener) if all(map(_lays, chosen)) else None
    if order != move_lists.KIND or piece is None or piece.used < len(rest) or len(places) <= _LONG:
        return tuple(places)
    return _by_position(places, piece.value, listener)


def _everything(legal: Iterable[Any], listener: TetrikonListener) -> tuple[Any, ...]:
    entries: list[Any] = []
    ordered = sorted(legal, key=lambda one: (_KIND_ORDER.index(_sort(one)[0]), _sort(one)[1]))
    for (kind, name), found in groupby(ordered, key=_sort):
        same = list(found)
        if kind == "build" and len(same) > 1:
            told = say("tetrikon-group-build", piece=name_piece(name), count=len(same))
            entries.append(move_lists.MoveGroup(told, tuple(piece_word(name, listener.words).split())))
        elif kind == "exchange" and len(same) > 1:
            piece = piece_word(name, listener.words)
            told = say("tetrikon-group-exchange", piece=name_piece(name), count=len(same))
            entries.append(move_lists.MoveGroup(told, (listener.words.word("exchange"), *piece.split())))
        elif kind == "use" and len(same) > _FEW:
            told = say("tetrikon-group-use", card=name_card(name), count=len(same))
            words = tuple(listener.words.word(f"card-{name}").split())
            entries.append(move_lists.MoveGroup(told, words))
        else:
            entries += same
    return tuple(entries)


_KIND_ORDER: Final = ("build", "use", "roll", "buy", "", "exchange", "swap", "deal", "end")
"""Kinds of moves, in the order in which they are told: what brings the match on comes first."""

_KINDS: Final[dict[type, str]] = {
    actions.Roll: "roll",
    actions.Buy: "buy",
    actions.Swap: "swap",
    actions.OpenDeal: "deal",
    actions.Propose: "roll",
    actions.CancelDeal: "end",
    actions.EndTurn: "end",
    actions.Done: "end",
    puzzle.GiveUp: "end",
}
"""Kinds of moves that are told one by one."""


def _sort(action: Any) -> tuple[str, str]:  # noqa: ANN401 - an action
    match action:
        case actions.Build() | puzzle.Lay():
            return "build", action.piece
        case actions.Exchange():
            return "exchange", action.piece
        case actions.UseCard():
            return "use", action.kind
    if isinstance(action, actions.AddItem):
        named = isinstance(action.item, str)
        return "deal", f"{action.side} {action.item if named else f'{action.item:05}'}"
    return _KINDS.get(type(action), ""), ""


def order_key(order: move_lists.Order, action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - an action
    """Sort moves by kind; those that lay something by place, or by piece and position and then by place."""
    kind, name = _sort(action)
    at = _KIND_ORDER.index(kind)
    if kind not in {"build", "exchange"}:
        return (at, name)
    place, way = (action.anchor.row, action.anchor.column), action.orientation
    removed = action.removed if isinstance(action, actions.Exchange) else ()
    return (
        (at, *place, name, way, *removed) if order == move_lists.PLACE else (at, name, way, *place, *removed)
    )


def _by_position(places: Sequence[Any], piece: str, listener: TetrikonListener) -> tuple[Any, ...]:
    """Return many places of a piece in groups by its position, unless there is but one."""
    found: dict[int, list[Any]] = {}
    for place in places:
        found.setdefault(player_areas.seen(listener, place).orientation, []).append(place)
    if len(found) == 1:
        return tuple(places)
    ways = player_areas.orientation_names_of(listener, piece)
    entries: list[Any] = []
    for number, same in found.items():
        if len(same) == 1:
            entries += same
            continue
        told = say("tetrikon-group-position", position=ways.name(number), count=len(same))
        words = (*piece_word(piece, listener.words).split(), str(number))
        entries.append(move_lists.MoveGroup(told, words))
    return tuple(entries)
