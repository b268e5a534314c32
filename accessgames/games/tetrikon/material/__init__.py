"""What a set of Tetrikon consists of: pieces, cards and diagrams, as values; the 24 kinds of chance cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.dataclasses import dataclass, field

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Placement, Polyomino


class Effect(NamedTuple):
    """What a kind of card does.

    Attributes:
        name: What happens, such as `joker`; kinds that differ only in the amount share it.
        amount: Points, cards or pieces it is about; 0 where there is nothing to count.
        keepable: Whether it may be kept for later in our reading (Tetrikon R5); a set may differ.
        negative: Whether it harms its owner, so that immunity can help (Tetrikon R24).
    """

    name: str
    amount: int
    keepable: bool
    negative: bool


EFFECTS: Final[dict[str, Effect]] = {
    "swap-manager": Effect("swap-manager", 1, keepable=True, negative=False),
    "swap-player": Effect("swap-player", 1, keepable=True, negative=False),
    "random-piece": Effect("random-piece", 1, keepable=True, negative=False),
    "piece-from-player": Effect("piece-from-player", 1, keepable=True, negative=False),
    "surrender": Effect("surrender", 1, keepable=False, negative=True),
    "choose-piece": Effect("choose-piece", 1, keepable=True, negative=False),
    "draw-1": Effect("draw", 1, keepable=True, negative=False),
    "draw-2": Effect("draw", 2, keepable=True, negative=False),
    "draw-3": Effect("draw", 3, keepable=True, negative=False),
    "discard-1": Effect("discard", 1, keepable=False, negative=True),
    "discard-2": Effect("discard", 2, keepable=False, negative=True),
    "no-trade": Effect("no-trade", 0, keepable=False, negative=True),
    "no-roll": Effect("no-roll", 0, keepable=False, negative=True),
    "ten-from-each": Effect("from-each", 10, keepable=True, negative=False),
    "twenty-five-from-each": Effect("from-each", 25, keepable=True, negative=False),
    "five-to-each": Effect("to-each", 5, keepable=False, negative=True),
    "joker-10": Effect("joker", 10, keepable=True, negative=False),
    "joker-25": Effect("joker", 25, keepable=True, negative=False),
    "joker-50": Effect("joker", 50, keepable=True, negative=False),
    "build-two": Effect("build-two", 2, keepable=True, negative=False),
    "no-build": Effect("no-build", 0, keepable=False, negative=True),
    "take-twenty-five": Effect("take", 25, keepable=True, negative=False),
    "immunity": Effect("immunity", 0, keepable=True, negative=False),
    "inheritance": Effect("inheritance", 150, keepable=True, negative=False),
}
"""Every kind by its id, in the order of the list of cards (Tetrikon, "Seznam karet")."""


STANDARD: Final = "standard"
"""Name of the set that is part of the program."""

HUNDRED: Final = 100
"""The value that the rules mention and the printed list of cards does not (Tetrikon R14)."""


@dataclass(frozen=True, slots=True)
class PieceType:
    """A type of piece.

    Attributes:
        id: Its code, such as `l4`; the lexicon has `piece-<id>` for those of the standard set.
        shape: What it looks like; orientation 1.
        count: How many there are in the set.
    """

    id: str
    shape: Polyomino
    count: int

    @property
    def size(self) -> int:
        """Number of squares it covers."""
        return self.shape.size


@dataclass(frozen=True, slots=True)
class ChanceCard:
    """A kind of chance card and how many of it there are.

    Attributes:
        id: Kind, such as `joker-25` (`EFFECTS` has them all).
        count: Cards of this kind in the set.
        keepable: Whether it may be kept for later instead of being evaluated at once (Tetrikon R5).
    """

    id: str
    count: int
    keepable: bool

    @property
    def effect(self) -> Effect:
        """What it does."""
        return EFFECTS[self.id]


@dataclass(frozen=True, slots=True)
class Diagram:
    """An outline to be filled.

    Attributes:
        id: Letter of its level and number, such as `E7`.
        mask: The squares inside the outline, on the board of the set.
        lay: Gives one way to fill it; few of all diagrams are ever laid in a match.
    """

    id: str
    mask: int
    lay: Callable[[], tuple[Placement, ...]] = field(compare=False)

    @property
    def solution(self) -> tuple[Placement, ...]:
        """One way to fill it with at most one piece of each type (mirrored ones included)."""
        return self.lay()

    @property
    def level(self) -> str:
        """Letter of the level, `A` (fewest squares) to `J`."""
        return self.id[0]

    @property
    def number(self) -> int:
        """Number within the level, from 1."""
        return int(self.id[1:])

    @property
    def size(self) -> int:
        """Number of squares to be filled."""
        return self.mask.bit_count()


@dataclass(frozen=True, slots=True)
class Material:
    """A whole set. Two sets are equal when their names are: a name of its own set holds its digest.

    Attributes:
        name: `standard`, or `own-` and 12 hexadecimal digits of what a club's own set consists of.
        board: The base board as a whole; row 1 is at the bottom (`board.outlined(diagram.mask)` is a
            player's board).
        pieces: Types of pieces, in the order of their file.
        treasury: Pairs of value and number of T cards, by ascending value.
        chance: Kinds of chance cards, in the order of `EFFECTS`; kinds that the set has not are left out.
        diagrams: By level, then by number.
    """

    name: str
    board: Board = field(compare=False)
    pieces: tuple[PieceType, ...] = field(compare=False)
    treasury: tuple[tuple[int, int], ...] = field(compare=False)
    chance: tuple[ChanceCard, ...] = field(compare=False)
    diagrams: tuple[Diagram, ...] = field(compare=False)
    piece_by_id: Mapping[str, PieceType] = field(init=False, compare=False, repr=False)
    chance_by_id: Mapping[str, ChanceCard] = field(init=False, compare=False, repr=False)
    diagram_by_id: Mapping[str, Diagram] = field(init=False, compare=False, repr=False)
    diagrams_by_level: Mapping[str, tuple[Diagram, ...]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Index everything by id."""
        levels: dict[str, tuple[Diagram, ...]] = {}
        for diagram in self.diagrams:
            levels[diagram.level] = (*levels.get(diagram.level, ()), diagram)
        for name, index in (
            ("piece_by_id", {piece.id: piece for piece in self.pieces}),
            ("chance_by_id", {card.id: card for card in self.chance}),
            ("diagram_by_id", {diagram.id: diagram for diagram in self.diagrams}),
            ("diagrams_by_level", levels),
        ):
            object.__setattr__(self, name, MappingProxyType(index))

    @property
    def levels(self) -> tuple[str, ...]:
        """Letters of the levels, from the easiest."""
        return tuple(self.diagrams_by_level)

    @property
    def supply(self) -> dict[str, int]:
        """How many pieces of each type there are, by id."""
        return {piece.id: piece.count for piece in self.pieces}

    @property
    def complete_set(self) -> dict[str, int]:
        """One piece of each type (Tetrikon, blitz)."""
        return dict.fromkeys(self.piece_by_id, 1)

    @property
    def shapes(self) -> dict[str, Polyomino]:
        """What the pieces look like, by id, as the tiling search wants them."""
        return {piece.id: piece.shape for piece in self.pieces}

    def t_cards(self, *, hundreds: bool) -> tuple[tuple[int, int], ...]:
        """Return pairs of value and number of T cards, with or without the hundreds (Tetrikon R14)."""
        return tuple(pair for pair in self.treasury if hundreds or pair[0] != HUNDRED)
