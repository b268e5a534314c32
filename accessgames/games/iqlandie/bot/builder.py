"""What actions outside of the race are worth: choosing a kind, taking, adding, building, declaring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.bot.places import best_place, gains, pair_gain
from accessgames.games.iqlandie.bot.weights import hope_of
from accessgames.games.iqlandie.material import BAG_OF, JOKER, MATERIAL, SUPPLY, Piece
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Choose,
    Declare,
    IqAction,
    Place,
    TakePiece,
    Unplace,
)
from accessgames.games.iqlandie.rules.board import Laid, jokers, with_piece
from accessgames.games.iqlandie.rules.scoring import best_colours

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.bot.weights import Weights
    from accessgames.games.iqlandie.rules.board import PlayerBoard
    from accessgames.games.iqlandie.rules.table import IqView

UNDOING: Final = -1000.0
"""Value of taking up what was laid: it was laid well enough."""

EACH: Final = 2
"""Pieces that a player takes in a round."""


@dataclass(frozen=True, slots=True)
class Builder:
    """Values actions by what they add to the own board, and by what they take from the others.

    Attributes:
        weights: What may still come counts by these; with zeros only the points of now.
        plans: Whether it looks at the boards of the others.
    """

    weights: Weights
    plans: bool

    def values(self, view: IqView, actions: Sequence[IqAction]) -> tuple[float, ...]:
        """Return a value for each action, in points."""
        laying = Laying(self, view)
        return tuple(
            laying.gain(action) if isinstance(action, Place) else self._value(view, action)
            for action in actions
        )

    def _value(self, view: IqView, action: IqAction) -> float:
        match action:
            case TakePiece():
                return self._taking(view, action.piece)
            case Choose():
                return self.offer_worth(view, action.kind)
            case Add():
                return -self.bag_worth(view, action.bag)
            case Declare():
                return self._declaring(view, action)
        return UNDOING if isinstance(action, Unplace) else float(isinstance(action, AskHint))

    def hope(self, view: IqView) -> float:
        """Return how much of what may come counts now."""
        return hope_of(self.weights, view.table.rounds - view.table.round)

    # -------------------------------------------------------------- own pieces

    def piece_gain(self, view: IqView, seat: int, piece: Piece) -> float:
        """Return what a piece adds to the value of a seat's board at its best place."""
        board, pair = view.table.boards[seat], view.table.colours_of(seat)
        if seat == view.viewer:
            board = self.with_hand(view)
        return best_place(board, pair, piece, self.weights, self.hope(view)).gain

    def with_hand(self, view: IqView) -> PlayerBoard:
        """Return the own board with the pieces in hand where they are best."""
        board = view.table.boards[view.viewer]
        pair = view.table.colours_of(view.viewer)
        for piece in view.hand:
            best = best_place(board, pair, piece, self.weights, self.hope(view))
            if best.spot:
                board = with_piece(board, Laid(piece, best.spot, piece.colour))
        return board

    def _taking(self, view: IqView, piece: Piece) -> float:
        gain = self.piece_gain(view, view.viewer, piece)
        if not self.plans:
            return gain
        return gain + self.weights.denial[0] * self.rivals_gain(view, piece)

    def rivals_gain(self, view: IqView, piece: Piece) -> float:
        """Return what a piece would be worth to those who take after this seat, at most; 0 without them."""
        after = view.table.order[view.table.turn + 1 :]
        return max((self.piece_gain(view, seat, piece) for seat in after), default=0.0)

    # -------------------------------------------------------------- offers

    def offer_worth(self, view: IqView, kind: str) -> float:
        """Return what an offer brings: the two best pieces, or for who plans the mean over all orders."""
        offer = view.table.offer(kind)
        if not self.plans:
            return sum(self.best_of(view, view.viewer, offer)[0])
        seats = view.table.seats
        rivals = [seat for seat in range(seats) if seat != view.viewer]
        total, rest = 0.0, list(offer)
        for place in range(seats):
            total += sum(self.best_of(view, view.viewer, rest)[0])
            if place < len(rivals):
                taken = self.best_of(view, rivals[place], rest)
                total -= self.weights.denial[0] * sum(taken[0])
                for piece in taken[1]:
                    rest.remove(piece)
        return total / seats

    def best_of(
        self, view: IqView, seat: int, pieces: Sequence[Piece]
    ) -> tuple[tuple[float, ...], tuple[Piece, ...]]:
        """Return the gains of the two pieces that are best for a seat, and these pieces."""
        ranked = sorted(((self.piece_gain(view, seat, piece), piece) for piece in pieces), reverse=True)[
            :EACH
        ]
        return tuple(gain for gain, _ in ranked), tuple(piece for _, piece in ranked)

    def bag_worth(self, view: IqView, bag: str) -> float:
        """Return what a random piece of a bag is worth to those who take after this seat; 0 without plans.

        One piece of each shape stands for all of them: of the colour that the next seat collects.
        """
        after = view.table.order[view.table.turn + 1 :]
        if not self.plans or not after:
            return 0.0
        pair = view.table.colours_of(after[0])
        colour = pair[0] if pair else MATERIAL.colours[0][0]
        worth, weight = 0.0, 0
        for (piece, _), count in zip(SUPPLY, view.table.stock, strict=True):
            if BAG_OF[piece] == bag and count > 0 and piece.colour == colour and not piece.robot:
                worth += count * self.piece_gain(view, after[0], piece)
                weight += count
        return worth / weight if weight else 0.0

    # -------------------------------------------------------------- jokers

    def _declaring(self, view: IqView, action: Declare) -> float:
        """Return 1 for the colour that brings most on the whole, 0 for others."""
        board = view.table.boards[view.viewer]
        colours = best_colours(board, view.table.colours_of(view.viewer))
        return float(colours[open_place(board, action.joker)] == action.colour)


class Laying:
    """What laying pieces adds to the value of the own board: gains are looked up once for many places."""

    __slots__ = ("_builder", "_found", "_view")

    def __init__(self, builder: Builder, view: IqView) -> None:
        """Look at a board with a builder's eyes."""
        self._builder = builder
        self._view = view
        self._found: dict[tuple[Piece, int], dict[tuple[Square, int], float]] = {}

    def gain(self, action: Place) -> float:
        """Return what laying a piece adds to the value of the own board."""
        there = self._found.get((action.piece, action.exposition))
        if there is None:
            there = self._gains(action.piece, action.exposition - 1)
            self._found[action.piece, action.exposition] = there
        return there.get((action.anchor, action.orientation), UNDOING)

    def _gains(self, piece: Piece, index: int) -> dict[tuple[Square, int], float]:
        view, weights = self._view, self._builder.weights
        board, hope = view.table.boards[view.viewer], self._builder.hope(view)
        more = pair_gain(board, view.table.colours_of(view.viewer), piece, weights, hope)
        found = gains(index, board[index], piece, weights, hope)
        return {(spot.anchor, spot.orientation): gain + more for spot, gain in found.items()}


def open_place(board: PlayerBoard, joker: int) -> int:
    """Return which of the open jokers one is, from 0, when it is given by its number among all."""
    return sum(laid.colour == JOKER for laid in jokers(board)[: joker - 1])
