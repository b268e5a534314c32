"""What actions outside of the race are worth: choosing a kind, taking, adding, building, declaring; and why.

What the weights add for the future has no unit that anybody could check, so where it matters the reason
names what it is made of: the squares of the exposition on which pieces still have room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Reason
from accessgames.games.iqlandie.bot import evaluation
from accessgames.games.iqlandie.material import JOKER, MATERIAL, Piece, Spot, spot_at
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.placements import PlacementGain, placement_gains_on
from accessgames.games.iqlandie.rules.rounds import EACH
from accessgames.games.iqlandie.rules.scoring import PER_PAIR, best_colours, board_points
from accessgames.games.iqlandie.rules.state import Laid, declared, hint_cost, jokers, pieces_on, with_piece

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.rules.state import IqTable, IqView, PlayerBoard

UNDOING: Final = -1000.0
"""Value of taking up what was laid: it was laid well enough."""


@dataclass(frozen=True, slots=True)
class Builder:
    """Values actions by what they add to the own board, and by what they take from the others.

    Attributes:
        weights: What may still come counts by these; with zeros only the points of now.
        plans: Whether it looks at the boards of the others.
    """

    weights: evaluation.Weights
    plans: bool

    def values(self, view: IqView, legal: Sequence[actions.IqAction]) -> tuple[float, ...]:
        """Return a value for each action, in points."""
        gain, place = PlacementGains(self, view).gain, actions.Place
        return tuple(
            gain(action) if isinstance(action, place) else self._value(view, action) for action in legal
        )

    def _value(self, view: IqView, action: actions.IqAction) -> float:
        match action:
            case actions.TakePiece():
                gain = self.piece_gain(view, view.viewer, action.piece)
                if not self.plans:
                    return gain
                return gain + self.weights.denial[0] * self.rivals_gain(view, action.piece)
            case actions.Choose():
                return self.value_of_offer(view, action.kind)
            case actions.Add():
                return -self.value_of_bag(view, action.bag)
            case actions.Declare():
                # 1 for the colour that brings most on the whole, 0 for others.
                board = view.table.boards[view.viewer]
                colours = best_colours(view.table.expositions, board, view.table.colours_of(view.viewer))
                return float(colours[open_place(board, action.joker)] == action.colour)
        return UNDOING if isinstance(action, actions.Unplace) else float(isinstance(action, actions.AskHint))

    def hope(self, view: IqView) -> float:
        """Return how much of what may come counts now."""
        return evaluation.hope_of(self.weights, view.table.rounds - view.table.round)

    # -------------------------------------------------------------- own pieces

    def piece_gain(self, view: IqView, seat: int, piece: Piece) -> float:
        """Return what a piece adds to the value of a seat's board at its best place."""
        board, pair = view.table.boards[seat], view.table.colours_of(seat)
        if seat == view.viewer:
            board = self.with_hand(view)
        return evaluation.best_place(
            view.table.expositions, board, pair, piece, self.weights, self.hope(view)
        ).gain

    def with_hand(self, view: IqView) -> PlayerBoard:
        """Return the own board with the pieces in hand where they are best."""
        board = view.table.boards[view.viewer]
        pair = view.table.colours_of(view.viewer)
        for piece in view.hand:
            best = evaluation.best_place(
                view.table.expositions, board, pair, piece, self.weights, self.hope(view)
            )
            if best.spot:
                board = with_piece(board, Laid(piece, best.spot, piece.colour))
        return board

    def rivals_gain(self, view: IqView, piece: Piece) -> float:
        """Return what a piece would be worth to those who take after this seat, at most; 0 without them."""
        after = view.table.order[view.table.turn + 1 :]
        return max((self.piece_gain(view, seat, piece) for seat in after), default=0.0)

    # -------------------------------------------------------------- offers

    def value_of_offer(self, view: IqView, kind: str) -> float:
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
        ranked = sorted(((self.piece_gain(view, seat, piece), piece) for piece in pieces), reverse=True)
        return tuple(gain for gain, _ in ranked[:EACH]), tuple(piece for _, piece in ranked[:EACH])

    def value_of_bag(self, view: IqView, bag: str) -> float:
        """Return what a random piece of a bag is worth to those who take after this seat; 0 without plans.

        One piece of each shape stands for all of them: of the colour that the next seat collects.
        """
        after = view.table.order[view.table.turn + 1 :]
        if not self.plans or not after:
            return 0.0
        pair = view.table.colours_of(after[0])
        colour = pair[0] if pair else MATERIAL.colours[0][0]
        pieces, worth, weight = view.table.pieces, 0.0, 0
        for (piece, _), count in zip(pieces.supply, view.table.stock, strict=True):
            if pieces.bag_of[piece] == bag and count > 0 and piece.colour == colour and not piece.robot:
                worth += count * self.piece_gain(view, after[0], piece)
                weight += count
        return worth / weight if weight else 0.0


class PlacementGains:
    """What laying pieces adds to the value of the own board: gains are looked up once for many places."""

    __slots__ = ("_builder", "_found", "_view")

    def __init__(self, builder: Builder, view: IqView) -> None:
        """Look at a board with a builder's eyes."""
        self._builder = builder
        self._view = view
        self._found: dict[tuple[Piece, int], dict[tuple[Square, int], float]] = {}

    def gain(self, action: actions.Place) -> float:
        """Return what laying a piece adds to the value of the own board."""
        there = self._found.get((action.piece, action.exposition))
        if there is None:
            view, weights, index = self._view, self._builder.weights, action.exposition - 1
            board, hope = view.table.boards[view.viewer], self._builder.hope(view)
            pair = view.table.colours_of(view.viewer)
            more = evaluation.pair_gain(board, pair, action.piece, weights, hope)
            gains = evaluation.gains(view.table.expositions[index], board[index], action.piece, weights, hope)
            there = {(spot.anchor, spot.orientation): gain + more for spot, gain in gains.items()}
            self._found[action.piece, action.exposition] = there
        return there.get((action.anchor, action.orientation), UNDOING)


def open_place(board: PlayerBoard, joker: int) -> int:
    """Return which of the open jokers one is, from 0, when it is given by its number among all."""
    return sum(laid.colour == JOKER for laid in jokers(board)[: joker - 1])


_LEAST: Final = 0.5
"""A smaller part of a value is no reason."""


def reasons(builder: Builder, view: IqView, action: actions.IqAction) -> tuple[Reason, ...]:
    """Return the parts of an action's value, the weightiest first; none where nothing is weighed."""
    match action:
        case actions.Place():
            spot = spot_at(
                view.table.expositions, action.piece, action.exposition, action.anchor, action.orientation
            )
            return _placing(builder, view, action.piece, spot) if spot else ()
        case actions.TakePiece():
            return _taking(builder, view, action.piece)
        case actions.Choose():
            # The two pieces of an offer that are best, and what each would bring at most now.
            _, pieces = builder.best_of(view, view.viewer, view.table.offer(action.kind))
            points = sum(_most(view.table, view.viewer, piece) or 0 for piece in pieces)
            return (_reason("iqlandie-reason-offer", kind=action.kind, pieces=pieces, points=points),)
        case actions.Add():
            after = view.table.order[view.table.turn + 1 :]
            return (_reason("iqlandie-reason-bag", seat=after[0]),) if after else ()
        case actions.Declare():
            # Points 1 to 7 of the board with this colour, other open jokers standing for the best.
            board = view.table.boards[view.viewer]
            painted = declared(board, jokers(board)[action.joker - 1], action.colour)
            points = board_points(view.table.expositions, painted, view.table.colours_of(view.viewer))
            return (_reason("iqlandie-reason-joker", colour=action.colour, points=points),)
        case _:
            return _reasons_by_action(view, action)


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))


def _reasons_by_action(view: IqView, action: actions.IqAction) -> tuple[Reason, ...]:
    """Return the reason of an action without any weighing."""
    match action:
        case actions.Exchange():
            return (_reason("iqlandie-reason-nowhere", piece=action.piece),)
        case actions.Done():
            return (Reason("iqlandie-reason-built", minor=True),)
        case actions.Ready():
            return (Reason("iqlandie-reason-ready", minor=True),)
        case actions.AskHint() if view.run is not None:
            count = view.run.hints + 1
            return (_reason("iqlandie-reason-hint", count=count, seconds=hint_cost(count) // 1000),)
        case _:
            return ()


def _placing(builder: Builder, view: IqView, piece: Piece, spot: Spot) -> tuple[Reason, ...]:
    """Tell the points of the exposition now, the pairs of point 7, and the room that is left."""
    index, board = spot.exposition - 1, view.table.boards[view.viewer]
    now = next(change.gain for change in _changes(view.table, view.viewer, piece) if change.spot == spot)
    pairs = _pairs(view.table, view.viewer, piece)
    found = [
        (now, _reason("iqlandie-reason-points", exposition=index + 1, points=now)),
        (pairs, _reason("iqlandie-reason-pair", points=pairs)),
    ]
    weighty = sorted((part for part in found if abs(part[0]) >= _LEAST), key=lambda part: -abs(part[0]))
    hope = builder.hope(view)
    later = (
        evaluation.gains(view.table.expositions[index], board[index], piece, builder.weights, hope)[spot]
        - now
    )
    reasons_now = tuple(reason for _, reason in weighty) or (
        _reason("iqlandie-reason-harmless", exposition=index + 1),
    )
    if abs(later) < _LEAST:
        return reasons_now
    left = evaluation.usable(
        view.table.expositions[index], evaluation.content_of(board[index]).taken | spot.mask
    )
    return (*reasons_now, _reason("iqlandie-reason-room", exposition=index + 1, squares=left))


def _pairs(table: IqTable, seat: int, piece: Piece) -> int:
    """Return what a piece adds to the points of point 7 now."""
    pair = table.colours_of(seat)
    if pair is None:
        return 0
    colours = [laid.colour for laid in pieces_on(table.boards[seat])]
    return PER_PAIR * (
        min(evaluation.shared_out([*colours, piece.colour], pair)) - min(evaluation.shared_out(colours, pair))
    )


def _changes(table: IqTable, seat: int, piece: Piece) -> tuple[PlacementGain, ...]:
    """Return what a piece changes at each place; jokers make it slower than what values are made of."""
    return placement_gains_on(table.expositions, table.boards[seat], table.colours_of(seat), piece)


def _most(table: IqTable, seat: int, piece: Piece) -> int | None:
    """Return the most that a piece brings a seat in any exposition now, None when it fits nowhere."""
    return max((change.gain for change in _changes(table, seat, piece)), default=None)


def _taking(builder: Builder, view: IqView, piece: Piece) -> tuple[Reason, ...]:
    """Tell what a piece brings at most, by point 7, and what rivals would have of it."""
    most = _most(view.table, view.viewer, piece)
    nowhere = _reason("iqlandie-reason-nowhere", piece=piece)
    found = [nowhere if most is None else _reason("iqlandie-reason-most", points=most)]
    pairs = _pairs(view.table, view.viewer, piece)
    if pairs:
        found.append(_reason("iqlandie-reason-pair", points=pairs))
    if builder.plans and builder.rivals_gain(view, piece) * builder.weights.denial[0] >= _LEAST:
        after = view.table.order[view.table.turn + 1 :]
        rivals = [(_most(view.table, seat, piece) or 0) + _pairs(view.table, seat, piece) for seat in after]
        if max(rivals) > 0:
            found.append(_reason("iqlandie-reason-denial", points=max(rivals)))
    return tuple(found)
