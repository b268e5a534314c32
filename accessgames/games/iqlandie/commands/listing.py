"""Which moves words mean in a list, `tahy růžek 3`; its entries and groups of them, and their orders.

No delayed claims; places are grouped by piece and exhibition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games import board_questions, move_lists
from accessgames.games.iqlandie import material, naming, typed, typed_answers
from accessgames.games.iqlandie.commands import verbs
from accessgames.games.iqlandie.commands.spelling import spell_piece, verb_of
from accessgames.games.iqlandie.rules import actions, placements, scoring
from accessgames.games.iqlandie.rules import state as states
from accessgames.games.iqlandie.tasks import biology, optics_model, programming, space_model
from accessgames.language import Parsed, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Square

ORDERS: Final[tuple[move_lists.Order, ...]] = (move_lists.PLACE, move_lists.POINTS)
"""By exhibition and place, or by what places bring."""

MENUS: Final = frozenset(ORDERS)

_FEW: Final = 9
"""So many places are listed one by one."""

_Read = Parsed[move_lists.Wish]


def choose_moves(listener: naming.IqListener, words: Sequence[str]) -> tuple[Any, ...]:
    """Return the legal moves that words mean, all of the words together; see `_Reader` for what they may be.

    Without words also those of a task that can be told: of puts, cards and stands only those asked for.

    Raises:
        MalformedAction: A word means nothing at this moment, or no such piece is there.
    """
    legal = [action for action in listener.perspective.legal if _listed(action, asked=bool(words))]
    return move_lists.choose(legal, words, listener.words, _Reader(listener).wishes)


def _listed(action: Any, *, asked: bool) -> bool:  # noqa: ANN401 - an action
    match action:
        case actions.Work(_, optics_model.Put() | programming.Stand()):
            return asked
        case actions.Work(_, space_model.Lay(laid)):
            return asked and not laid.east and not laid.south
        case actions.Press() | actions.Restart():
            return asked
        case actions.Claim(delay):
            return not delay
        case _:
            return True


def _step(action: Any) -> Any:  # noqa: ANN401 - by kind of tasks
    return action.step if isinstance(action, actions.Work) else None


def _covers(table: states.IqTable, action: Any, square: Square) -> bool:  # noqa: ANN401 - an action
    """Tell whether an action covers a square, or takes up the piece that is named by it."""
    match action:
        case actions.Place(piece, exposition, anchor, orientation):
            spot = material.spot_at(table.expositions, piece, exposition, anchor, orientation)
            return spot is not None and bool(spot.mask & table.grid(exposition).bit(square))
        case actions.Unplace(_, anchor):
            return bool(anchor == square)
        case _:
            return False


def _turned(step: Any) -> int | None:  # noqa: ANN401 - by kind of tasks
    match step:
        case biology.Turn(quarters):
            return int(quarters)
        case space_model.Lay(laid):
            return laid.quarters
        case _:
            return None


def _card(step: Any) -> int | None:  # noqa: ANN401 - by kind of tasks
    match step:
        case space_model.Lay(laid):
            return laid.card
        case space_model.Take(card):
            return int(card)
        case _:
            return None


class _Reader:
    """Reads what is wanted of moves, item after item, at one moment of the game."""

    def __init__(self, listener: naming.IqListener) -> None:
        self._known = listener.words
        self._table: states.IqTable = listener.view.table
        self._hand: Sequence[material.Piece] = listener.view.hand
        self._race = listener.view.race
        self._piece: material.Piece | None = None

    def wishes(self, words: Sequence[str]) -> tuple[move_lists.Wish, ...]:
        """Return what words want; see `move_lists.Understand`."""
        self._piece = None
        phase = self._table.phase
        kind = self._race.kind if phase == "race" and self._race is not None else ""
        own = (getattr(self, name) for name in _READERS.get(kind or phase, ()))
        # Letters of a task mean more there than small words.
        first = () if kind else (self._filler,)
        return move_lists.read_wishes(words, (*first, *own, self._verb, self._filler), self._unknown)

    def _unknown(self, word: str) -> MalformedAction:
        phase = self._table.phase
        about = phase if phase in _READERS else self._race.kind if phase == "race" and self._race else "other"
        return MalformedAction("iqlandie-error-list", word=board_questions.quote(word), phase=about)

    def _verb(self, words: Sequence[str]) -> _Read | None:
        kind = move_lists.read_kind(words, _VERBS, self._known)
        return move_lists.wish_for(kind, lambda action, named: verb_of(action) == named)

    def _filler(self, words: Sequence[str]) -> _Read | None:
        return None if typed.meaningful(words[:1], self._known) else Parsed(lambda _: True, 1)

    def _named(self, words: Sequence[str], ids: Mapping[str, Any]) -> Parsed[Any] | None:
        found = typed.one_of(words, ids, self._known)
        return None if found is None else Parsed(ids[found[0]], found[1])

    def task_kind(self, words: Sequence[str]) -> _Read | None:
        """Read a kind of tasks."""
        kind = self._named(words, verbs.KIND_IDS)
        return move_lists.wish_for(kind, lambda action, named: getattr(action, "kind", "") == named)

    def bag(self, words: Sequence[str]) -> _Read | None:
        """Read a bag."""
        bag = self._named(words, verbs.BAG_IDS)
        return move_lists.wish_for(bag, lambda action, named: getattr(action, "bag", "") == named)

    def colour(self, words: Sequence[str]) -> _Read | None:
        """Read the colour of a joker."""
        colour = self._named(words, {key: key for key in typed.COLOUR_IDS})
        return move_lists.wish_for(colour, lambda action, named: getattr(action, "colour", "") == named)

    def joker(self, words: Sequence[str]) -> _Read | None:
        """Read the number of a joker."""
        number = self._known.read.which(words)
        return move_lists.wish_for(number, lambda action, named: getattr(action, "joker", 0) == named)

    def exhibition(self, words: Sequence[str]) -> _Read | None:
        """Read an exhibition by its name or number."""
        # The name of a piece in full is no beginning of an exhibition's: "T" of "two colours".
        other = words[0].isdecimal() or any(self._known.in_full(key, words[0]) for key in typed.SHAPE_IDS)
        named = None if other else self._named(words, typed.EXHIBITION_IDS)
        number = named or self._known.read.which(words)
        if number is None:
            return None
        if not 1 <= number.value <= len(material.EXPOSITIONS):
            most = len(material.EXPOSITIONS)
            raise MalformedAction("iqlandie-error-exhibition", number=number.value, most=most)
        return Parsed(lambda action: getattr(action, "exposition", 0) == number.value, number.used)

    def piece(self, words: Sequence[str]) -> _Read | None:
        """Read a description of a piece that can be taken or lies in the hand."""
        wanted, used = typed.read_wanted(words, self._known, self._table.pieces.own)
        if not used:
            return None
        there = self._table.offer(self._table.kind) if self._table.phase == "take" else self._hand
        fitting = typed.matching_pieces(wanted, there) if there else ()
        self._piece = fitting[0] if len(fitting) == 1 else None
        return Parsed(lambda action: getattr(action, "piece", None) in fitting, used)

    def offered(self, words: Sequence[str]) -> _Read | None:
        """Read the number of a piece in the offer."""
        number = self._known.read.which(words)
        if number is None:
            return None
        piece = typed.piece_by_number(number.value, self._table.offer(self._table.kind))
        return Parsed(lambda action: getattr(action, "piece", None) == piece, number.used)

    def pose(self, words: Sequence[str]) -> _Read | None:
        """Read how the piece lies that was named before; a number is an exhibition."""
        if self._piece is None or words[0].isdecimal():
            return None
        way = naming.poses_of(self._piece).read(words, self._known)
        return move_lists.wish_for(way, lambda action, named: getattr(action, "orientation", 0) in named)

    def covered(self, words: Sequence[str]) -> _Read | None:
        """Read a square that gets covered, or where a piece is taken up."""
        read = typed_answers.read_square(words, self._known)
        if read is None:
            return None
        square = read[0]
        return Parsed(lambda action: _covers(self._table, action, square), read[1])

    def square(self, words: Sequence[str]) -> _Read | None:
        """Read a square of a task: where something is put, lifted, or the robot stands."""
        read = typed_answers.read_square(words, self._known)
        return (
            None
            if read is None
            else Parsed(lambda action: getattr(_step(action), "square", None) == read[0], read[1])
        )

    def optic(self, words: Sequence[str]) -> _Read | None:
        """Read a mirror or a prism, or the way it bends the beam."""
        piece = self._named(words, typed_answers.OPTIC_IDS)
        if piece is not None:
            return Parsed(lambda action: getattr(_step(action), "piece", None) == piece.value, piece.used)
        bend = self._named(words, typed_answers.BEND_IDS)
        return move_lists.wish_for(bend, lambda action, named: getattr(_step(action), "turn", None) == named)

    def token(self, words: Sequence[str]) -> _Read | None:
        """Read a token of biology."""
        codes = dict(zip(typed_answers.TOKEN_IDS, biology.TOKENS, strict=True))
        token = self._named(words, codes)
        return move_lists.wish_for(token, lambda action, named: getattr(_step(action), "token", "") == named)

    def quarters(self, words: Sequence[str]) -> _Read | None:
        """Read how the frame or a card is turned."""
        ids = {key: quarters for quarters, key in enumerate(typed_answers.TURN_IDS)}
        turn = self._named(words, ids)
        return move_lists.wish_for(turn, lambda action, named: _turned(_step(action)) == named)

    def card(self, words: Sequence[str]) -> _Read | None:
        """Read a space card by its number."""
        number = self._known.read.which(words)
        return move_lists.wish_for(number, lambda action, named: _card(_step(action)) == named)


_VERBS: Final = (
    "choose", "ready", "slide", "rotate", "stand", "place", "lift", "restart", "claim", "finish", "press",
    "give-up", "take", "add", "exchange", "declare", "hint", "undo",
)  # fmt: skip
"""Verbs that name a kind of moves."""

_READERS: Final[Mapping[str, tuple[str, ...]]] = {
    "choose": ("task_kind",),
    "take": ("offered", "piece"),
    "add": ("bag",),
    "build": ("exhibition", "piece", "pose", "covered"),
    "declare": ("joker", "colour"),
    "biology": ("quarters", "token"),
    "programming": ("square",),
    "optics": ("square", "optic"),
    "space": ("card", "quarters"),
}
"""What can be named at each moment, or in a task of a kind."""


def order_key(action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - an action
    """Sort places by exhibition, row, column and position; what lays nothing comes behind them."""
    if isinstance(action, actions.Place):
        corner = typed.corner_of(action)
        return (0, action.exposition, corner.row, corner.column, action.orientation)
    if isinstance(action, actions.Declare):
        return (0, action.joker)
    return (1,)


def list_moves(listener: naming.IqListener, words: Sequence[str], order: move_lists.Order) -> tuple[Any, ...]:
    """Return the entries of the list of moves."""
    chosen = choose_moves(listener, words)
    match listener.view.table.phase:
        case "race":
            return tuple(sorted(chosen, key=lambda action: not isinstance(action, actions.Work)))
        case "take":
            # In the order of the offer, by which they can be taken.
            there = listener.view.table.offer(listener.view.table.kind)
            return tuple(sorted(chosen, key=lambda action: there.index(action.piece)))
        case "add":
            return tuple(sorted(chosen, key=lambda action: material.BAGS.index(action.bag)))
        case "build":
            return tuple(_building(listener, words, order, chosen))
        case "declare":
            return tuple(sorted(chosen, key=_by_gain(listener) if order == move_lists.POINTS else order_key))
        case _:
            return chosen


def _by_gain(listener: naming.IqListener) -> Callable[[Any], tuple[int, int]]:
    """Sort colours for jokers, joker by joker, by what they bring on the whole."""
    board, pair = listener.view.board or states.EMPTY_BOARD, listener.view.table.colours_of(listener.seat)
    jokers, grids = states.jokers(board), listener.view.table.expositions
    return lambda action: (
        action.joker,
        -scoring.board_points(grids, states.declared(board, jokers[action.joker - 1], action.colour), pair),
    )


def _building(
    listener: naming.IqListener, words: Sequence[str], order: move_lists.Order, chosen: Sequence[Any]
) -> Iterator[Any]:
    """Yield places piece by piece: of a piece or an exhibition that is named, else in groups."""
    laying = [action for action in chosen if isinstance(action, actions.Place)]
    whole = _names_pieces_only(listener, words)
    entries: list[Any] = []
    told: dict[Any, int] = {}
    for piece in dict.fromkeys(listener.view.hand):
        places = [action for action in laying if action.piece == piece]
        if order == move_lists.POINTS and places:
            changes = _told_changes(listener, piece)
            told |= changes
            among = set(places)
            places = [action for action in changes if action in among]
        else:
            places.sort(key=order_key)
        if len(places) <= _FEW or not whole:
            entries += places
        elif order == move_lists.POINTS:
            entries += _best(piece, places, listener, rest=bool(words))
        else:
            entries += _groups(piece, places, listener, rest=bool(words))
    yield from _falling(entries, told) if told else entries
    yield from (action for action in chosen if not isinstance(action, actions.Place))


def _told_changes(listener: naming.IqListener, piece: material.Piece) -> dict[Any, int]:
    """Return the change of points that is told of each place of a piece, the best first.

    That is the change of its exhibition; where jokers have a say, that of the whole board.
    """
    board = listener.view.board or states.EMPTY_BOARD
    whole = piece.colour == material.JOKER or bool(states.jokers(board))
    gains = placements.placement_gains(listener.view, piece)
    return {gain.action: gain.total if whole else gain.gain for gain in gains}


def _falling(entries: Sequence[Any], told: Mapping[Any, int]) -> Iterator[Any]:
    """Yield places by the points that are told, whatever piece lies there, and groups behind all of them.

    Of a single piece a group stays behind the best place of its exhibition.
    """
    if len({entry.piece for entry in entries if isinstance(entry, actions.Place)}) <= 1:
        yield from entries
        return
    single = [entry for entry in entries if isinstance(entry, actions.Place)]
    yield from sorted(single, key=lambda entry: -told[entry])
    yield from (entry for entry in entries if not isinstance(entry, actions.Place))


def _names_pieces_only(listener: naming.IqListener, words: Sequence[str]) -> bool:
    """Tell whether words name pieces and nothing else; then groups of places are listed by those names."""
    rest = typed.meaningful(words, listener.words)
    while rest and (used := typed.read_wanted(rest, listener.words, listener.view.table.pieces.own)[1]):
        rest = rest[used:]
    return not rest


def _by_exhibition(places: Sequence[actions.Place]) -> dict[int, list[actions.Place]]:
    found: dict[int, list[actions.Place]] = {}
    for place in places:
        found.setdefault(place.exposition, []).append(place)
    return found


def _best(
    piece: material.Piece, places: Sequence[actions.Place], listener: naming.IqListener, *, rest: bool
) -> Iterator[Any]:
    """Yield the best place of each exhibition, and all places of the piece as a group behind them.

    Or behind each of them a group for the rest of its exhibition; that with the best place comes first.
    """
    for number, there in _by_exhibition(places).items():
        yield there[0]
        if rest and len(there) > 1:
            yield _group(piece, number, len(there), listener)
    if not rest:
        yield _whole(piece, len(places), listener)


def _groups(
    piece: material.Piece, places: Sequence[actions.Place], listener: naming.IqListener, *, rest: bool
) -> Iterator[Any]:
    """Yield the places of a piece as one group, or a group for each exhibition; none is the best."""
    if not rest:
        yield _whole(piece, len(places), listener)
        return
    for number, there in _by_exhibition(places).items():
        yield there[0] if len(there) == 1 else _group(piece, number, len(there), listener)


def _group(
    piece: material.Piece, number: int, count: int, listener: naming.IqListener
) -> move_lists.MoveGroup:
    title = say("iqlandie-places", number=number, piece=naming.name_piece(piece), count=count)
    return move_lists.MoveGroup(title, (spell_piece(piece, listener.words), str(number)))


def _whole(piece: material.Piece, count: int, listener: naming.IqListener) -> move_lists.MoveGroup:
    title = say("iqlandie-places-of", piece=naming.name_piece(piece), count=count)
    return move_lists.MoveGroup(title, (spell_piece(piece, listener.words),))
