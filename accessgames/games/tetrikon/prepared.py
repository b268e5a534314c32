"""Matches that come to a position worth asking about: the dice do what is needed, the rest is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, grid
from accessgames.games import daily, teaching
from accessgames.games.tetrikon import modes
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules import actions, money, options, state, tasks

if TYPE_CHECKING:
    from accessgames.engine import Stream

_LEARNER: Final = 0
_OTHER: Final = 1
_SEATS: Final = 2
_GAME: Final = modes.TetrikonGame(load_standard())
_LEVELS: Final = "ABC"
_TWICE: Final = (6, 6)
"""What the dice show when somebody may choose a piece, or three T cards."""

_LITTLE: Final = (1, 2)
"""What the dice show for one T card."""

_MANY_CARDS: Final = 3
"""Turns in which the learner gathers T cards."""

_OTHERS: Final = 2
"""Free pieces that are of no use."""

_SHARE: Final = 7
"""One of so many actions, at most, may be right."""

_FEW_WAYS: Final = 4
"""Of so many ways to pay one may be right: nobody has the cards for more."""


class PreparedMatch:
    """A match of two that is led to where it is wanted.

    Attributes:
        course: The match so far.
        filling: Pieces that fill the learner's diagram.
        options: Options that differ from the usual ones.
    """

    def __init__(self, stream: Stream) -> None:
        """Deal the learner a diagram, lay its pieces into the offer, and play the first round."""
        level = _LEVELS[stream.below(len(_LEVELS))]
        diagrams = _GAME.material.diagrams_by_level[level]
        diagram = diagrams[stream.below(len(diagrams))]
        self.options: Final = ((options.LEVEL, level),)
        self.course: Final = daily.Course(_GAME, _GAME.setup(_SEATS, dict(self.options)), stream)
        self.filling: Final = diagram.solution
        self._stream = stream
        self._coming = [laid.shape for laid in self.filling][: state.PLACES]
        self._dice, self._piece = _LITTLE, ""
        self._do(CHANCE, actions.DealDiagram(diagram.id))
        self.earn(_LEARNER)
        self.earn(_OTHER)

    @property
    def table(self) -> state.TetrikonTable:
        """What lies open."""
        everything: Any = self.course.state
        table: state.TetrikonTable = everything.table
        return table

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the learner may do."""
        return tuple(_GAME.legal_actions(self.course.state, _LEARNER))

    @property
    def hand(self) -> tuple[int, ...]:
        """The learner's T cards, ascending."""
        everything: Any = self.course.state
        cards: tuple[int, ...] = everything.hands[_LEARNER].money
        return tuple(sorted(cards))

    def _do(self, actor: int, action: object) -> None:
        """Let somebody act, then chance as long as it alone can."""
        course: Any = self.course
        course.do(actor, action)
        while _GAME.actors(course.state) == (CHANCE,):
            course.do(CHANCE, self._luck())

    def _luck(self) -> Any:  # noqa: ANN401 - an action of chance
        """Return what chance does: the learner begins, the dice show what is wanted, the rest is drawn."""
        match self.table.task:
            case tasks.DieDue(seat, "start"):
                return actions.ShowDie(_SEATS - seat)
            case tasks.DieDue():
                return actions.ShowDie(self.table.offer.index(self._piece) + 1)
            case tasks.DiceDue():
                return actions.ShowDice(self._dice)
            case tasks.PieceDue() if self._coming:
                return actions.FillPlace(self._coming.pop(0))
        return _GAME.chance(self.course.state, self._stream)

    def earn(self, seat: int, reward: actions.Reward | None = None) -> None:
        """Let a seat roll in its turn: for one T card, or for three where it may choose `money`."""
        self._dice = _LITTLE if reward is None else _TWICE
        self._do(seat, actions.ROLL)
        if reward is not None:
            self._do(seat, actions.Choose(reward))
        self._end(seat)

    def take(self, seat: int, piece: str, laid: grid.Placement | None = None) -> None:
        """Let a seat choose a piece of the offer in its turn, and perhaps lay it, and end it."""
        self._dice, self._piece = _TWICE, piece
        self._do(seat, actions.ROLL)
        self._do(seat, actions.Choose("piece"))
        if laid is not None:
            self._do(seat, actions.Build(piece, laid.orientation, laid.anchor))
        self._end(seat)

    def _end(self, seat: int) -> None:
        if _GAME.actors(self.course.state) == (seat,):
            self._do(seat, actions.END)

    def build(self, left: int) -> tuple[grid.Placement, ...]:
        """Let the learner fill the diagram but for so many pieces, and return those."""
        for laid in self.filling[:-left]:
            self.take(_LEARNER, laid.shape, laid)
            self.earn(_OTHER)
        return self.filling[-left:]

    def gather(self, pieces: int) -> list[str]:
        """Let the learner choose so many pieces of no use, and return them."""
        needed = {laid.shape for laid in self.filling}
        found = []
        for _ in range(pieces):
            useless = [piece for piece in self.table.offer if piece is not None and piece not in needed]
            if useless:
                found.append(useless[self._stream.below(len(useless))])
                self.take(_LEARNER, found[-1])
                self.earn(_OTHER)
        return found

    def buy(self) -> None:
        """Let the learner begin a purchase."""
        self._do(_LEARNER, actions.Buy())

    def drawn(self, aim: teaching.Words, act: tuple[Any, ...], tell: teaching.Words) -> teaching.Drawn[Any]:
        """Return what is asked here."""
        return teaching.Drawn(self.course, aim, act, tell, self.options)


def _mask(action: object, free: tuple[grid.Placement, ...]) -> int:
    """Return the squares that an action covers; 0 for anything but one of these places."""
    if not isinstance(action, actions.Build):
        return 0
    wanted = (action.piece, action.orientation, action.anchor)
    return next((one.mask for one in free if (one.shape, one.orientation, one.anchor) == wanted), 0)


def _places(match: PreparedMatch, pieces: tuple[str, ...], gap: int) -> tuple[grid.Placement, ...]:
    """Return every place of pieces in empty squares."""
    material, mirror = _GAME.material, match.table.rules.mirror
    board = material.board.outlined(gap)
    found = (
        grid.placements(board, gap, one, material.piece_by_id[one].shape, mirror=mirror) for one in pieces
    )
    return tuple(place for places in found for place in places)


def _close(match: PreparedMatch) -> teaching.Drawn[Any] | None:
    """One free piece fills what is empty, others only fit."""
    if len(match.filling) > state.PLACES:
        return None
    (last,) = match.build(1)
    match.gather(_OTHERS)
    match.take(_LEARNER, last.shape)
    match.earn(_OTHER)
    pieces = tuple(dict.fromkeys(match.table.players[_LEARNER].free))
    places = _places(match, pieces, last.mask)
    right = [action for action in match.legal if _mask(action, places) == last.mask]
    if not teaching.is_rare(right, match.legal, _SHARE):
        return None
    return match.drawn(("close",), (right[0],), ("board", "hand"))


def _rest(match: PreparedMatch) -> teaching.Drawn[Any] | None:
    """Two free pieces fill what is empty, if the first one is laid well."""
    if not 1 < len(match.filling) <= state.PLACES:
        return None
    last, other = match.build(_OTHERS)
    for piece in (last, other):
        match.take(_LEARNER, piece.shape)
        match.earn(_OTHER)
    gap = last.mask | other.mask
    places = _places(match, (last.shape, other.shape), gap)
    masks = {place.mask for place in places}
    right = [action for action in match.legal if gap & ~_mask(action, places) in masks]
    if not teaching.is_rare(right, match.legal, _SHARE):
        return None
    return match.drawn(("rest",), (right[0],), ("board", "hand"))


def _save(match: PreparedMatch) -> teaching.Drawn[Any] | None:
    """A hundred T can be paid in several ways, but what is proposed takes cards that are worth keeping."""
    for _ in range(_MANY_CARDS):
        match.earn(_LEARNER, "money")
        match.earn(_OTHER)
    ways = money.payments(match.hand, state.PRICE)
    for value in ways[0] if ways else ():
        right = [way for way in ways if value not in way]
        if teaching.is_rare(right, ways, _FEW_WAYS):
            match.buy()
            return match.drawn(("save", str(value)), (actions.Pay(right[0]),), ("hand",))
    return None


def _swap(match: PreparedMatch) -> teaching.Drawn[Any] | None:
    """The other player has the piece that the learner needs, and the learner one of no use."""
    needed = match.filling[0].shape
    mine = match.gather(1)
    if not mine or needed not in match.table.offer:
        return None
    match.earn(_LEARNER)
    match.take(_OTHER, needed)
    items = (actions.AddItem("give", mine[0]), actions.AddItem("take", needed))
    act = (actions.OpenDeal(_OTHER), *items, actions.Propose())
    return match.drawn(("swap", mine[0], needed), act, ("hand", "opponents"))


def _price(match: PreparedMatch) -> teaching.Drawn[Any] | None:
    """The other player has the piece that the learner needs, and the learner T cards."""
    needed = match.filling[0].shape
    if needed not in match.table.offer:
        return None
    match.earn(_LEARNER, "money")
    match.take(_OTHER, needed)
    dearest = max((card for card in match.hand if card < state.PRICE), default=None)
    if dearest is None:
        return None
    items = (actions.AddItem("give", dearest), actions.AddItem("take", needed))
    act = (actions.OpenDeal(_OTHER), *items, actions.Propose((dearest,)))
    return match.drawn(("price", needed, str(dearest)), act, ("hand", "opponents"))


DRAWERS: Final[Mapping[str, Callable[[PreparedMatch], teaching.Drawn[Any] | None]]] = MappingProxyType(
    {"close": _close, "save": _save, "rest": _rest, "swap": _swap, "price": _price}
)
"""Who leads a match to a task, by its kind; None for one that is no good."""
